"""The Shadow phase: chapter 19."""

import pytest

from tests.games.storyfold.glade import asked, creature, river, told, wood
from veillee.games.storyfold.events import (
    CreatureActed,
    CreatureBlinked,
    CreatureDrawn,
    CreatureMoved,
    LightMoved,
    PhaseBegan,
    ShadowMoved,
    SpiritLost,
    SymbolMet,
)

CLAW, EYE, MOON = range(3)


@pytest.mark.rule("STO-19.1")
def test_creatures_act_from_left_to_right():
    t = wood("boar D hare H E owl* G", at="shadow", shadow=9)
    acted = [one.creature for one in told(t, CreatureActed, CreatureBlinked)]
    assert acted == [creature("boar"), creature("hare"), creature("owl")]


@pytest.mark.rule("STO-19.1")
def test_each_creature_acts_once_also_if_it_moves_on():
    t = wood("mole D owl H E G", scene="3B", at="shadow", shadow=9)
    assert [one.creature for one in told(t, CreatureActed)] == [creature("mole"), creature("owl")]
    assert (river(t), t.spirit) == ("D owl H E G mole", 4)


@pytest.mark.rule("STO-19.2")
def test_a_creature_acts_by_making_luma_lose_spirit():
    assert wood("boar D hare H E G", at="shadow", spirit=2, shadow=9).spirit == 6


@pytest.mark.rule("STO-19.3")
def test_a_stunned_creature_loses_its_token_instead():
    t = wood("boar* D hare H E G", at="shadow", spirit=2, shadow=9)
    assert (t.spirit, t.stunned) == (3, ())


@pytest.mark.rule("STO-19.4")
def test_what_follows_the_activation_follows_for_each_creature_in_its_turn():
    t = wood("D dragonfly H hare E G", scene="2B", at="shadow", shadow=9, light=1)
    kinds = [type(one) for one in told(t, SpiritLost, LightMoved, CreatureMoved)]
    assert kinds == [SpiritLost, LightMoved, SpiritLost, CreatureMoved]
    assert (t.light, river(t)) == (2, "D dragonfly hare H E G")


@pytest.mark.rule("STO-19.5")
def test_the_shadow_marker_moves_one_space():
    t = wood(at="shadow", shadow=9)
    assert (t.shadow, len(told(t, ShadowMoved))) == (8, 1)


@pytest.mark.rule("STO-19.6")
def test_all_symbols_of_the_space_are_resolved_from_left_to_right():
    t = wood(at="shadow", shadow=2, light=2, deck="owl")
    assert told(t, SymbolMet) == [SymbolMet(CLAW), SymbolMet(MOON)]
    assert (river(t), t.light) == ("D H owl E G", 3)
    assert [type(one) for one in told(t, CreatureDrawn, LightMoved)] == [CreatureDrawn, LightMoved]


@pytest.mark.rule("STO-19.7")
def test_all_creatures_act_before_the_shadow_moves():
    t = wood("boar D hare H E G", at="shadow", shadow=3)
    kinds = [type(one) for one in told(t, CreatureActed, ShadowMoved, SymbolMet)]
    assert kinds == [CreatureActed, CreatureActed, ShadowMoved, SymbolMet]


@pytest.mark.rule("STO-19.8")
def test_a_new_luma_phase_follows():
    t = wood(at="shadow", shadow=9, phases=1, ready=[1, 0, 0], used=[4, 0, 0])
    assert (told(t, PhaseBegan), t.dice, "end" in asked(t)) == ([PhaseBegan(2, 5)], [5, 0, 0], True)
