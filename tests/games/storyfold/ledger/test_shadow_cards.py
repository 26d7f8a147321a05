"""Shadow cards: chapter 4."""

import pytest

from tests.games.storyfold.glade import asked, effect, kinds_of_shades, told, wood
from veillee.games.storyfold.events import LightMoved, ShadeDrawn
from veillee.games.storyfold.view import look


@pytest.mark.rule("STO-4.1")
def test_the_effect_of_a_shadow_card_happens_when_it_is_drawn():
    t = effect(wood(scene="2A", light=1, spirit=9, shadows="crack last"), "spirit", n=-1)
    assert t.light == 3
    assert [type(one) for one in told(t, ShadeDrawn, LightMoved)] == [ShadeDrawn, LightMoved]


@pytest.mark.rule("STO-4.1")
def test_another_shadow_card_has_another_effect():
    t = effect(wood(scene="2A", light=1, spirit=9, shadows="whisper last", crystals={"E": 3, "H": 1}), "spirit", n=-1)
    assert (t.light, t.crystals) == (1, [0, 1, 1, 0])


@pytest.mark.rule("STO-4.2")
def test_then_it_lies_face_up_in_the_shadow_discard():
    t = effect(wood(scene="2A", spirit=9, shadows="crack last"), "spirit", n=-1)
    assert (kinds_of_shades(t.shadow_discard), kinds_of_shades(t.shadow_deck)) == ("crack", "last")
    assert look(t).shadow_discard == tuple(t.shadow_discard)


@pytest.mark.rule("STO-4.3")
def test_an_empty_shadow_deck_is_not_refilled():
    t = wood(scene="2A", spirit=9, light=1, shadows="crack", is_alone=True)
    effect(t, "spirit", n=-1)
    assert (kinds_of_shades(t.shadow_deck), kinds_of_shades(t.shadow_discard), t.light) == ("", "crack", 3)
    effect(effect(t, "spirit", n=-9), "spirit", n=-1)
    assert (kinds_of_shades(t.shadow_deck), kinds_of_shades(t.shadow_discard), t.light) == ("", "crack", 3)
    assert "end" in asked(t)
