"""The cards of Luma and of Brom: chapter 3."""

import pytest

from tests.games.storyfold.glade import (
    BOOK,
    asked,
    choose,
    crystals,
    effect,
    kinds_of_shades,
    river,
    told,
    unfold,
    wood,
)
from veillee.engine.chance import Chance
from veillee.games.storyfold.events import DieRerolled
from veillee.games.storyfold.pieces import CARE, GONE, PROTECTION

ALONE = {"is_alone": True, "brom": GONE}


@pytest.mark.rule("STO-3.1")
def test_brom_helps_between_actions():
    assert "protect hare" in asked(wood("D hare H E G", crystals={"G": 1}))
    assert "care" in asked(wood(crystals={"G": 2}, brom=CARE, spirit=4))


@pytest.mark.rule("STO-3.1")
def test_brom_helps_after_a_roll_before_successes_are_counted():
    t = wood("hare D H E G", crystals={"G": 1}, dice=[3, 3])
    choose(t, "dazzle", "roll 8 8")
    assert asked(t) == ["stand", "protect hare"]


@pytest.mark.rule("STO-3.1")
def test_whoever_wants_every_window_can_use_care_after_a_roll():
    t = wood(crystals={"G": 2}, brom=CARE, spirit=5, always_watch=True, light=5, dice=[3, 3])
    choose(t, "dazzle", "roll 8 8")
    assert asked(t) == ["stand", "care"]
    choose(t, "care")
    assert (t.spirit, t.light) == (3, 3)


@pytest.mark.rule("STO-3.1")
def test_brom_helps_before_a_creature_acts():
    t = wood("bramblekin D H E G", at="shadow", spirit=9, crystals={"G": 1}, shadows="shiver last")
    assert asked(t) == ["face", "protect bramblekin"]
    choose(t, "protect bramblekin")
    assert (t.spirit, kinds_of_shades(t.shadow_discard)) == (9, "")


@pytest.mark.rule("STO-3.2")
def test_brom_goes_in_place_of_the_last_shadow_card():
    t = wood(spirit=9, shadows="last")
    effect(t, "spirit", n=-1)
    assert asked(t) == ["give", "draw"]
    choose(t, "give")
    assert (kinds_of_shades(t.shadow_discard), kinds_of_shades(t.shadow_deck)) == ("Brom", "last")
    assert t.brom == GONE


@pytest.mark.rule("STO-3.2")
def test_brom_does_not_go_in_place_of_a_card_that_is_not_the_last():
    t = wood(spirit=9, shadows="shiver last")
    effect(t, "spirit", n=-1)
    assert (kinds_of_shades(t.shadow_discard), t.brom) == ("shiver", PROTECTION)
    assert "end" in asked(t)


@pytest.mark.rule("STO-3.3")
def test_lumas_card_is_turned_over_when_brom_goes():
    t = wood(spirit=9, shadows="last")
    assert not t.is_alone
    choose(effect(t, "spirit", n=-1), "give")
    assert t.is_alone


@pytest.mark.rule("STO-3.4")
def test_brom_goes_once_a_chapter():
    t = wood(scene="4A", shadow=9, spirit=9, shadows="haste", **ALONE)
    effect(t, "spirit", n=-1)
    assert (t.shadow, kinds_of_shades(t.shadow_deck), "end" in asked(t)) == (8, "", True)


@pytest.mark.rule("STO-3.4")
def test_in_the_next_chapter_brom_can_go_again():
    t = wood(scene="1C", **ALONE)
    t.chance = Chance(4)
    unfold(effect(t, "next_chapter"))
    assert (t.is_alone, t.brom, BOOK.chapters[t.chapter].name) == (False, PROTECTION, "pond")
    t.shadow_deck, t.spirit = t.shadow_deck[:1], 9
    assert asked(effect(t, "spirit", n=-1)) == ["give", "draw"]


@pytest.mark.rule("STO-3.5")
def test_luma_alone_rerolls_a_die_for_a_crystal():
    t = wood(crystals={"H": 1}, light=4, dice=[1, 8, 5], **ALONE)
    choose(t, "dazzle", "roll 8 8")
    assert asked(t) == ["stand", "reroll 0", "reroll 1"]
    choose(t, "reroll 0")
    assert (crystals(t), t.light) == ("0 0 0 0", 2)


@pytest.mark.rule("STO-3.6")
def test_the_same_die_or_another_may_be_rerolled_again_for_a_crystal_each():
    t = wood(crystals={"H": 3}, light=4, dice=[1, 1, 2, 2, 7], **ALONE)
    choose(t, "dazzle", "roll 8 8", "reroll 0", "reroll 0", "reroll 1")
    assert told(t, DieRerolled) == [DieRerolled(8, 1, 2), DieRerolled(8, 2, 2), DieRerolled(8, 1, 7)]
    assert (crystals(t), t.light) == ("0 0 0 0", 3)


@pytest.mark.rule("STO-3.7", "STO-3.8", "STO-3.9", "STO-3.10")
def test_protection_costs_a_crystal_and_no_dice():
    t = wood("hare D H E G", crystals={"E": 2})
    choose(t, "protect hare")
    assert (river(t), crystals(t)) == ("D H E G hare*", "0 0 1 0")
    assert (t.brom, t.dice, t.used) == (CARE, [5, 0, 0], [0, 0, 0])


@pytest.mark.rule("STO-3.8")
def test_protection_moves_the_creature_that_was_chosen():
    t = wood("hare D owl H E G", crystals={"E": 2})
    choose(t, "protect owl")
    assert river(t) == "hare D H E G owl*"


@pytest.mark.rule("STO-3.11", "STO-3.12")
def test_care_costs_two_crystals_brings_two_spirit_and_turns_brom_over():
    t = wood("hare D H E G", crystals={"E": 3}, brom=CARE, spirit=5)
    choose(t, "care")
    assert (t.spirit, crystals(t), t.brom) == (3, "0 0 1 0", PROTECTION)
    assert river(t) == "hare D H E G"


@pytest.mark.rule("STO-3.11")
def test_only_the_face_that_shows_can_be_used():
    assert "care" not in asked(wood("hare D H E G", crystals={"E": 3}, spirit=5))
    t = wood("hare D H E G", crystals={"E": 3}, spirit=5, brom=CARE)
    assert "protect hare" not in asked(t)


@pytest.mark.rule("STO-3.13")
def test_what_cannot_be_paid_is_not_offered():
    assert "protect hare" not in asked(wood("hare D H E G"))
    assert "care" not in asked(wood(crystals={"H": 1}, brom=CARE, spirit=5))
    t = choose(wood(light=4, dice=[1, 8], **ALONE), "dazzle", "roll 8 8")
    assert t.light == 3


@pytest.mark.rule("STO-3.14")
def test_brom_in_the_shadow_discard_helps_nobody():
    offered = asked(wood("hare D H E G", crystals={"E": 3, "G": 3}, spirit=5, **ALONE))
    assert [one for one in offered if one.startswith(("protect", "care"))] == []


@pytest.mark.rule("STO-3.15")
def test_protection_needs_a_creature():
    assert [one for one in asked(wood(crystals={"E": 3})) if one.startswith("protect")] == []


@pytest.mark.rule("STO-3.16")
def test_protection_and_care_follow_each_other_as_long_as_they_are_paid():
    t = wood("hare D H E G", crystals={"E": 3, "H": 3}, spirit=9)
    choose(t, "protect hare", "pay explore", "care", "pay explore", "pay explore")
    choose(t, "protect hare")
    assert (river(t), crystals(t), t.spirit, t.brom) == ("D H E G hare*", "0 2 0 0", 7, CARE)
    choose(t, "care")
    assert (crystals(t), t.spirit, t.brom) == ("0 0 0 0", 5, PROTECTION)
