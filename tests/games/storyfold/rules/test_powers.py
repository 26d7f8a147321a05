"""The cards of Luma and Brom: chapter 3; and rerolls."""

import pytest

from tests.games.storyfold.wood import asked, choose, creature, crystals, river, step_of, told, wood
from veillee.games.storyfold.events import BromLeft, CreatureDazzled, ShadeDrawn
from veillee.games.storyfold.pieces import BROM_CARD, CARE, GONE, PROTECTION
from veillee.games.storyfold.rules import shadow_cards


@pytest.mark.rule("STO-3.1", "STO-AMB.6")
def test_brom_helps_between_actions_after_a_roll_and_before_a_creature_acts():
    always = {"brom_watch": "always"}
    t = wood("owl D H E G", crystals="D3", faces=[1], settings=always)
    assert "protect owl" in asked(t)
    choose(t, "D", "roll 1")
    assert (step_of(t), "protect owl" in asked(t)) == ("change_roll", True)
    t = wood("owl D H E G", crystals="D3", settings=always, step="shadow")
    assert (step_of(t), asked(t)) == ("activate_next", ["face", "protect owl"])


@pytest.mark.rule("STO-AMB.6")
def test_one_is_stopped_before_a_creature_only_where_a_shadow_card_would_be_drawn():
    """The owl costs two."""
    assert step_of(wood("owl D H E G", crystals="D3", spirit=7, step="shadow")) == "choose_action"
    assert step_of(wood("owl D H E G", crystals="D3", spirit=8, step="shadow")) == "activate_next"


@pytest.mark.rule("STO-AMB.6")
def test_brom_is_not_asked_for_inside_an_effect():
    t = wood("H D E G owl", crystals="D2", faces=[3, 3])
    choose(t, "H", "roll 2")
    assert (step_of(t), [one for one in asked(t) if "protect" in one]) == ("place", [])


@pytest.mark.rule("STO-3.2", "STO-3.3", "STO-AMB.8")
def test_brom_goes_in_place_of_the_last_shadow_card():
    """EX.19."""
    t = wood(shades=1, run=[(shadow_cards.draw, ())])
    assert asked(t) == ["give brom", "draw it"]
    choose(t, "give brom")
    assert (t.brom, t.is_alone, t.shadow_discard[-1], len(t.shadow_deck)) == (GONE, True, BROM_CARD, 1)
    assert (told(t, ShadeDrawn), told(t, BromLeft)) == ([], [BromLeft()])


@pytest.mark.rule("STO-3.2")
def test_before_the_last_card_brom_cannot_go():
    t = wood(shades=2, run=[(shadow_cards.draw, ())])
    assert (len(told(t, ShadeDrawn)), t.brom) == (1, PROTECTION)


@pytest.mark.rule("STO-3.4")
def test_brom_goes_once_a_chapter():
    t = wood(shades=1, brom="gone", run=[(shadow_cards.draw, ())])
    assert len(told(t, ShadeDrawn)) == 1


@pytest.mark.rule("STO-3.5", "STO-3.6", "STO-9.5", "STO-9.6", "STO-AMB.5", "STO-AMB.7")
def test_luma_alone_rerolls_a_die_for_a_crystal_as_often_as_she_can_pay():
    t = wood("D H E G", brom="gone", crystals="H1 G1", light=5, faces=[1, 2, 2, 8])
    choose(t, "D", "roll 2")
    assert asked(t) == ["stand", "reroll 0", "reroll 1"]
    choose(t, "reroll 0", "pay H")
    assert (t.rolled, crystals(t)) == ([2, 2], "G1")
    choose(t, "reroll 0")
    assert (t.light, crystals(t)) == (4, "")


@pytest.mark.rule("STO-9.6")
def test_the_new_result_is_kept_though_it_is_worse():
    t = wood("D H E G", brom="gone", crystals="H1", light=5, faces=[3, 2, 1])
    choose(t, "D", "roll 2", "reroll 0")
    assert t.light == 5


@pytest.mark.rule("STO-AMB.7")
def test_beside_brom_luma_does_not_reroll_unless_the_setting_lets_her():
    t = wood(crystals="H1", light=5, faces=[1, 2])
    choose(t, "D", "roll 2")
    assert step_of(t) == "choose_action"
    t = wood(crystals="H1", light=5, faces=[1, 2], settings={"reroll_beside_brom": True})
    choose(t, "D", "roll 2")
    assert "reroll 0" in asked(t)


@pytest.mark.rule("STO-3.7", "STO-3.8", "STO-3.9", "STO-3.10", "STO-3.11", "STO-3.12", "STO-3.13", "STO-3.16")
def test_protection_then_care():
    """EX.18: three crystals in all."""
    t = wood("owl D H E G", crystals="D1 H2", spirit=5)
    choose(t, "protect owl", "pay D")
    assert (river(t), crystals(t), t.brom) == ("D H E G owl*", "H2", CARE)
    assert (t.dice, told(t, CreatureDazzled)) == ([5, 0, 0], [CreatureDazzled(creature("owl"))])
    choose(t, "care")
    assert (t.spirit, crystals(t), t.brom) == (3, "", PROTECTION)
    assert not [one for one in asked(t) if one == "care" or one.startswith("protect")]


@pytest.mark.rule("STO-3.16")
def test_brom_helps_again_and_again_in_one_phase():
    t = wood("owl hare D H E G", crystals="D3 H3", spirit=5)
    choose(t, "protect owl", "pay D", "care", "pay D", "pay D", "protect hare")
    assert (river(t), t.spirit, t.brom) == ("D H E G owl* hare*", 3, CARE)


@pytest.mark.rule("STO-3.13")
@pytest.mark.parametrize(
    ("brom", "crystals_there", "offered"),
    [("protection", "", False), ("protection", "D1", True), ("care", "D1", False), ("care", "D1 H1", True)],
)
def test_what_cannot_be_paid_is_not_offered(brom, crystals_there, offered):
    t = wood("owl D H E G", brom=brom, crystals=crystals_there, spirit=3)
    assert any(one == "care" or one.startswith("protect") for one in asked(t)) == offered


@pytest.mark.rule("STO-3.14")
def test_a_bear_who_has_gone_does_not_help():
    t = wood("owl D H E G", brom="gone", crystals="D3")
    assert not [one for one in asked(t) if one == "care" or one.startswith("protect")]


@pytest.mark.rule("STO-3.15")
def test_protection_needs_a_creature():
    t = wood("D H E G", crystals="D3")
    assert not [one for one in asked(t) if one.startswith("protect")]


@pytest.mark.rule("STO-AMB.1")
def test_protection_after_the_roll_brings_the_card_nearer():
    """EX.25: D in 4+, roll 3, 4."""
    t = wood("owl D H E G", crystals="H1", light=5, faces=[3, 4])
    choose(t, "D", "roll 2")
    assert step_of(t) == "change_roll"
    choose(t, "protect owl")
    assert (t.light, river(t)) == (3, "H E G owl* D")


@pytest.mark.rule("STO-AMB.26")
def test_care_at_full_spirit_is_allowed_and_turns_brom_over():
    t = wood("D H E G", brom="care", crystals="D2")
    choose(t, "care")
    assert (t.spirit, t.brom) == (0, PROTECTION)


def test_absence_keeps_brom_away_for_the_scene():
    t = wood("owl D H E G", crystals="D3")
    t.brom_away = True
    t.ask_again()
    assert not [one for one in asked(t) if one.startswith("protect")]
