"""The Wildwoods track: chapter 11."""

import pytest

from tests.games.storyfold.glade import BOX, asked, boons, choose, effect, river, told, wood
from veillee.games.storyfold.events import LightMoved, ShadowMoved, SymbolMet

CLAW, EYE, MOON = range(3)


@pytest.mark.rule("STO-11.1")
def test_markers_advance_towards_the_centre():
    t = effect(wood(light=4, shadow=9), "light", n=1)
    effect(t, "shadow", n=1)
    assert (t.light, t.shadow) == (3, 8)


@pytest.mark.rule("STO-11.2")
def test_markers_retreat_from_the_centre():
    t = effect(wood(light=2, shadow=4), "light", n=-1)
    effect(t, "shadow", n=-1)
    assert (t.light, t.shadow) == (3, 5)


@pytest.mark.rule("STO-11.3")
def test_the_scene_says_what_a_symbol_means():
    plain = effect(wood(scene="1A", shadow=3, light=2), "shadow", n=1)
    glade = effect(wood(scene="1D", shadow=3, light=2), "shadow", n=1)
    assert (plain.spirit, plain.light) == (1, 2)
    assert (glade.spirit, glade.light) == (0, 3)


@pytest.mark.rule("STO-11.4")
def test_the_symbols_of_a_space_are_resolved_from_left_to_right():
    assert [BOX.symbols[5], BOX.symbols[1]] == [[CLAW, EYE], [CLAW, MOON]]
    t = effect(wood(shadow=6, deck="owl"), "shadow", n=1)
    assert told(t, SymbolMet) == [SymbolMet(CLAW), SymbolMet(EYE)]
    assert (river(t), t.spirit) == ("D H owl E G", 1)


@pytest.mark.rule("STO-11.4")
def test_a_space_without_symbols_does_nothing():
    t = effect(wood(shadow=9, deck="owl"), "shadow", n=1)
    assert (told(t, SymbolMet), river(t), t.shadow) == ([], "D H E G", 8)


@pytest.mark.rule("STO-11.5")
def test_no_marker_leaves_the_track():
    t = effect(wood(light=4, shadow=8), "light", n=-3)
    effect(t, "shadow", n=-4)
    assert (t.light, t.shadow) == (BOX.light_spaces, BOX.shadow_spaces) == (5, 9)


@pytest.mark.rule("STO-11.6")
def test_no_marker_crosses_the_centre():
    t = wood(light=1, dice=[8, 8, 8])
    choose(t, "dazzle", "roll 8 8 8")
    assert t.light == 0
    t = effect(wood(scene="1B", shadow=2), "shadow", n=3)
    assert [one.shadow for one in told(t, ShadowMoved)] == [1, 0]


@pytest.mark.rule("STO-11.7")
def test_a_retreating_shadow_resolves_nothing():
    t = wood(boons="veil", shadow=4, deck="owl")
    choose(t, "use veil")
    assert (t.shadow, told(t, SymbolMet), river(t), t.spirit) == (5, [], "D H E G", 0)
    assert (boons(t.boon_discard), len(told(t, ShadowMoved))) == ("veil", 1)


@pytest.mark.rule("STO-11.8")
def test_the_light_resolves_no_symbol():
    t = wood(light=5, dice=[8, 8, 8, 8, 8], deck="owl")
    choose(t, "dazzle", "roll 8 8 8 8 8")
    assert (t.light, told(t, SymbolMet), river(t), t.spirit) == (0, [], "H E G D", 0)
    assert sum(one.spaces for one in told(t, LightMoved)) == 5
    assert "end" in asked(t)
