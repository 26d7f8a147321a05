"""Travelling to the next Scene: chapter 20."""

import pytest

from tests.games.storyfold.glade import (
    asked,
    boons,
    choose,
    creature,
    crystals,
    effect,
    river,
    told,
    travel_to,
    unfold,
    wood,
)
from veillee.engine.chance import Chance
from veillee.games.storyfold.events import CreatureLeft, PhaseBegan
from veillee.games.storyfold.pieces import CARE, GONE


@pytest.mark.rule("STO-20.1")
def test_all_creatures_are_discarded_without_crystals():
    t = travel_to(wood("boar D hare* H E G owl"), "1B")
    assert (river(t), crystals(t), t.stunned) == ("D H E G", "0 0 0 0", ())
    assert sorted(t.creature_discard) == sorted(creature(name) for name in ("boar", "hare", "owl"))
    assert len(told(t, CreatureLeft)) in (0, 3)


@pytest.mark.rule("STO-20.2", "STO-20.7", "STO-20.8")
def test_the_river_is_cleaned_and_its_order_carries_over():
    t = travel_to(wood("boar G hare E D owl H"), "1B")
    assert river(t) == "G E D H"
    assert [t.number_for(card) for card in t.cards_in_river()] == [3, 4, 5, 6]


@pytest.mark.rule("STO-20.3")
def test_the_markers_of_the_scene_are_removed():
    t = wood("G doe D H E", scene="1C", marked="1C1 1C2", light=0, shadow=2)
    effect(t, "dots", name="doe", n=1)
    t.chance = Chance(1)
    unfold(travel_to(t, "1B"))
    assert (t.marked, t.weakened, t.light, t.shadow) == ((), (), 3, 8)


@pytest.mark.rule("STO-20.4")
@pytest.mark.parametrize(("way", "scene"), [("way 0", "1B"), ("way 1", "1D")])
def test_one_goes_to_the_scene_that_is_indicated(way, scene):
    t = wood("E D H G", scene="1A", marked="1A1 1A2", light=0, dice=[8, 8, 8])
    choose(t, "explore 1A3", "roll 8 8 8", way, "turn")
    assert t.leaf.name == scene


@pytest.mark.rule("STO-20.5")
def test_then_one_leaves_for_tonight_or_the_scene_is_set_up():
    t = travel_to(wood(deck="owl boar"), "1B")
    assert (asked(t), river(t)) == (["turn"], "D H E G")
    unfold(t)
    assert (river(t), t.light, t.shadow) == ("D H owl E G", 3, 8)


@pytest.mark.rule("STO-20.6")
def test_after_the_set_up_a_luma_phase_begins():
    t = unfold(travel_to(wood(ready=[1, 0, 0], used=[4, 0, 0]), "1B"))
    assert (told(t, PhaseBegan), t.dice, "end" in asked(t)) == ([PhaseBegan(1, 5)], [5, 0, 0], True)


@pytest.mark.rule("STO-20.9")
def test_spirit_gained_dice_and_faces_carry_over():
    t = wood(scene="2A", spirit=6, ready=[3, 1, 0], used=[2, 0, 0], spare=(0, 1, 1), brom=CARE, boons="moss")
    unfold(travel_to(t, "2B"))
    assert (t.spirit, t.dice, t.brom, t.is_alone, boons(t.boons)) == (6, [5, 1, 0], CARE, False, "moss")
    t = unfold(travel_to(wood(scene="2A", brom=GONE, is_alone=True), "2B"))
    assert (t.brom, t.is_alone) == (GONE, True)
