"""Crystals, Spirit and the Wildwoods track: chapters 11, 12 and 13."""

import pytest

from tests.games.storyfold.wood import SPIRIT, asked, choose, crystals, story, told, wood
from veillee.games.storyfold.events import CrystalsLost, SceneLost, ShadeDrawn, ShadowMoved, SpiritWrapped, SymbolMet
from veillee.games.storyfold.rules import crystals as gems
from veillee.games.storyfold.rules import spirit, track


@pytest.mark.rule("STO-11.1")
def test_advancing_is_a_space_towards_the_centre():
    t = wood(light=4, shadow=9, run=[(track.move_light, (1,)), (track.advance_shadow, ())])
    assert (t.light, t.shadow) == (3, 8)


@pytest.mark.rule("STO-11.2")
def test_retreating_is_a_space_away():
    t = wood(light=2, shadow=4, run=[(track.move_light, (-1,)), (track.retreat_shadow, (1,))])
    assert (t.light, t.shadow) == (3, 5)


@pytest.mark.rule("STO-11.3", "STO-11.4", "STO-19.6")
def test_the_shadow_meets_the_symbols_of_a_space_from_left_to_right():
    """S5 has claw and eye: a creature, then a Spirit."""
    t = wood(shadow=6, creatures="owl", run=[(track.advance_shadow, ())])
    assert told(t, SymbolMet) == [SymbolMet(0), SymbolMet(1)]
    assert story(t).index("CreatureDrawn") < story(t).index("SpiritLost")
    assert t.spirit == 1


@pytest.mark.rule("STO-11.3")
def test_a_scene_says_what_its_symbols_mean():
    """In 1D the eye takes Light, not Spirit."""
    t = wood(scene_id="1D", light=1, shadow=3, run=[(track.advance_shadow, ())])
    assert (t.light, t.spirit) == (2, 0)
    t = wood(scene_id="3A", shadow=8, creatures="owl", run=[(track.advance_shadow, ())])
    assert t.creatures() == []


@pytest.mark.rule("STO-11.4", "STO-AMB.15")
def test_two_advances_meet_the_symbols_of_both_spaces():
    """S3 has a claw, S2 an eye."""
    t = wood(shadow=4, creatures="owl", run=[(track.advance_shadow, ()), (track.advance_shadow, ())])
    assert told(t, SymbolMet) == [SymbolMet(0), SymbolMet(1)]


@pytest.mark.rule("STO-11.5")
def test_no_marker_leaves_the_track():
    t = wood(light=5, shadow=9, run=[(track.move_light, (-2,)), (track.retreat_shadow, (3,))])
    assert (t.light, t.shadow) == (5, 9)


@pytest.mark.rule("STO-11.6", "STO-AMB.15")
def test_the_light_does_not_cross_the_centre():
    t = wood(light=1, run=[(track.move_light, (4,))])
    assert t.light == 0


@pytest.mark.rule("STO-11.6", "STO-15.7")
def test_the_shadow_stands_still_once_the_scene_is_over():
    t = wood(shadow=1, run=[(track.advance_shadow, ())])
    assert t.shadow == 0
    track.advance_shadow(t)
    assert t.shadow == 0


@pytest.mark.rule("STO-11.7")
def test_a_retreating_shadow_meets_no_symbol():
    """EX.16: back onto S5."""
    t = wood(shadow=4, creatures="owl", run=[(track.retreat_shadow, (1,))])
    assert (t.shadow, told(t, SymbolMet), t.creatures()) == (5, [], [])


@pytest.mark.rule("STO-11.8")
def test_the_light_meets_no_symbol():
    t = wood(light=5, creatures="owl", run=[(track.move_light, (4,))])
    assert (told(t, SymbolMet), t.creatures()) == ([], [])


@pytest.mark.rule("STO-12.6", "STO-AMB.9")
def test_a_card_holds_three_crystals():
    t = wood(crystals="D3 H2 E3 G2", run=[(gems.gain, (1,))])
    assert asked(t) == ["crystal H", "crystal G"]
    t = wood(crystals="D3 H2 E3 G2", run=[(gems.gain, (5,))])
    assert (crystals(t), told(t, CrystalsLost)) == ("D3 H3 E3 G3", [CrystalsLost(3)])


@pytest.mark.rule("STO-12.1", "STO-12.2")
def test_crystals_gained_together_may_be_spread():
    t = wood(run=[(gems.gain, (3,))])
    choose(t, "crystal D", "crystal G", "crystal D")
    assert crystals(t) == "D2 G1"


@pytest.mark.rule("STO-12.7")
def test_crystals_move_with_their_card():
    t = wood("D H E G", crystals="D2", faces=[8])
    choose(t, "D", "roll 1", "spend 0")
    assert t.river[-1] == 0
    assert crystals(t) == "D2"


@pytest.mark.rule("STO-13.1", "STO-13.2")
@pytest.mark.parametrize(("before", "gain", "after"), [(5, 2, 3), (1, 3, 0), (0, 2, 0)])
def test_gaining_spirit(before, gain, after):
    """EX.13."""
    t = wood(spirit=before, run=[(spirit.gain, (gain,))])
    assert t.spirit == after


@pytest.mark.rule("STO-13.3", "STO-13.4", "STO-13.5", "STO-AMB.17")
@pytest.mark.parametrize(("before", "loss", "after", "cards"), [(2, 3, 5, 0), (8, 1, 9, 0), (8, 3, 1, 1), (9, 1, 0, 1)])
def test_losing_spirit(before, loss, after, cards):
    """EX.12, on a track of ten spaces."""
    assert SPIRIT == 10
    t = wood(spirit=before, run=[(spirit.lose, (loss,))])
    assert (t.spirit, len(told(t, ShadeDrawn))) == (after, cards)


@pytest.mark.rule("STO-AMB.17")
def test_a_loss_that_goes_round_twice_draws_two_cards():
    t = wood(spirit=5, run=[(spirit.lose, (15,))])
    assert t.spirit == 0
    assert told(t, SpiritWrapped) == [SpiritWrapped(2)]
    assert len(told(t, ShadeDrawn)) == 2


@pytest.mark.rule("STO-13.5")
def test_the_card_is_drawn_before_any_following_effect():
    """The salamander costs two and then swaps to the left."""
    t = wood("D salamander H E G", spirit=8, step="shadow", shades=5)
    events = story(t)
    assert events.index("SpiritWrapped") < events.index("ShadeDrawn") < events.index("CreatureMoved")


@pytest.mark.rule("STO-15.3", "STO-15.4", "STO-15.5", "STO-AMB.15")
def test_the_shadow_wins_on_the_centre_at_once_though_the_light_is_there():
    """EX.15."""
    t = wood(light=0, shadow=1, step="shadow")
    assert len(told(t, SceneLost)) == 1
    assert story(t).index("ShadowMoved") + 1 == story(t).index("SceneLost")
    assert told(t, ShadowMoved) == [ShadowMoved(1, 0)]
