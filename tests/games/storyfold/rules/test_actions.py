"""The four Action cards and the Luma phase: chapters 1, 2 and 18."""

import pytest

from tests.games.storyfold.wood import (
    asked,
    boons,
    choose,
    creature,
    crystals,
    names_of,
    place,
    river,
    step_of,
    story,
    told,
    wood,
)
from veillee.engine.errors import NoSuchOption
from veillee.games.storyfold.content.cards import ACTION_CARDS
from veillee.games.storyfold.events import CardSentToEnd, CrystalsSpent, DiceRolled, PhaseBegan, PlaceResolved
from veillee.games.storyfold.options import END_PHASE, USE_BOTTOM


@pytest.mark.rule("STO-1.2", "STO-1.4")
def test_luma_has_four_cards_with_two_abilities_each():
    assert ACTION_CARDS == ("dazzle", "help", "explore", "heal")
    t = wood("D H E G owl", light=0)
    assert asked(t) == ["D owl", "D", "H 1A4", "H", "E 1A1", "E", "G owl", "G", "end"]


@pytest.mark.rule(
    "STO-1.3", "STO-18.2", "STO-18.3", "STO-18.4", "STO-18.5", "STO-18.6", "STO-18.8", "STO-18.9", "STO-18.10"
)
def test_an_action_goes_from_a_to_g():
    t = wood("E owl D H G", faces=[5, 7, 2])
    assert step_of(t) == "choose_action"
    choose(t, "D owl")
    assert (step_of(t), told(t, DiceRolled)) == ("choose_dice", [])
    choose(t, "roll 3")
    events = [name for name in story(t) if name not in ("AbilityChosen",)]
    assert events == ["DiceRolled", "SuccessesCounted", "CreatureDazzled", "CardSentToEnd"]
    assert (t.dice, t.used, t.pool) == ([2, 0, 0], [3, 0, 0], [])
    assert river(t) == "E H G owl* D"
    assert step_of(t) == "choose_action"


@pytest.mark.rule("STO-1.3")
def test_in_the_shadow_phase_no_action_card_is_used():
    t = wood("D H E G owl", crystals="D2", spirit=8, step="shadow")
    assert asked(t) == ["face", "protect owl"]
    with pytest.raises(NoSuchOption):
        t.choose(0, USE_BOTTOM[0])


@pytest.mark.rule("STO-2.1", "STO-2.2", "STO-2.3")
@pytest.mark.parametrize(("faces", "after"), [([5, 7, 2], "E H G owl* D"), ([5, 4, 2], "E owl H G D")])
def test_dazzle_needs_the_dots_of_the_creature(faces, after):
    """The owl has two dots; Dazzle lies in 5+."""
    t = wood("E owl D H G", faces=faces)
    choose(t, "D owl", "roll 3")
    if step_of(t) == "choose_fallback":
        choose(t, "nothing")
    assert river(t) == after


@pytest.mark.rule("STO-2.4", "STO-2.5")
@pytest.mark.parametrize(("faces", "light"), [([1, 2], 5), ([3, 1], 4), ([8, 3], 3)])
def test_dazzle_bottom_moves_the_light_a_space_for_each_success(faces, light):
    t = wood(light=5, faces=faces)
    choose(t, "D", "roll 2")
    assert t.light == light


@pytest.mark.rule("STO-2.6", "STO-2.7", "STO-2.8", "STO-10.3", "STO-10.4", "STO-10.5")
def test_help_resolves_a_help_place():
    """4X1 has three dots and gives two Spirit."""
    t = wood("H D E G", scene_id="4X", spirit=5, faces=[3, 4, 5])
    choose(t, "H 4X1", "roll 3")
    assert t.marked == [place("4X1")]
    assert t.spirit == 3
    assert len(told(t, PlaceResolved)) == 1


@pytest.mark.rule("STO-2.6", "STO-10.3")
def test_one_success_too_few_does_not_resolve_a_place():
    t = wood("H D E G", scene_id="4X", spirit=5, faces=[3, 4, 2])
    choose(t, "H 4X1", "roll 3", "nothing")
    assert (t.marked, t.spirit) == ([], 5)


@pytest.mark.rule("STO-2.9", "STO-2.10", "STO-12.1", "STO-12.2")
def test_help_bottom_gains_a_crystal_for_each_success():
    t = wood("H D E G", faces=[3, 8, 1])
    choose(t, "H", "roll 3", "crystal D", "crystal G")
    assert crystals(t) == "D1 G1"
    t = wood("H D E G", faces=[2, 1])
    choose(t, "H", "roll 2")
    assert crystals(t) == ""


@pytest.mark.rule("STO-2.11", "STO-2.12", "STO-2.13")
def test_explore_resolves_an_explore_place():
    """1A1 has two dots and gives a crystal."""
    t = wood("E D H G", faces=[3, 3])
    choose(t, "E 1A1", "roll 2", "crystal H")
    assert (t.marked, crystals(t)) == ([place("1A1")], "H1")
    t = wood("E D H G", faces=[3, 2])
    choose(t, "E 1A1", "roll 2", "nothing")
    assert (t.marked, crystals(t)) == ([], "")


@pytest.mark.rule("STO-2.14", "STO-2.15", "STO-2.16", "STO-2.17")
def test_explore_bottom_draws_a_card_for_each_success_and_keeps_one():
    t = wood("E D H G", boon_deck="moss rope bell candle", faces=[3, 4, 5])
    choose(t, "E", "roll 3")
    assert asked(t) == ["keep moss", "keep rope", "keep bell"]
    choose(t, "keep rope")
    assert (boons(t), names_of(t.boon_discard), names_of(t.boon_deck)) == ("rope", "moss bell", "candle")


@pytest.mark.rule("STO-2.14")
def test_without_a_success_nothing_is_drawn():
    t = wood("E D H G", boon_deck="moss rope", faces=[2, 1])
    choose(t, "E", "roll 2")
    assert names_of(t.boon_deck) == "rope moss"


@pytest.mark.rule("STO-2.18", "STO-2.19", "STO-2.20", "STO-2.21")
def test_heal_discards_the_creature_and_its_crystals_are_placed_at_will():
    """The boar has three dots and gives two crystals."""
    t = wood("G boar D H E", faces=[3, 5, 8])
    choose(t, "G boar", "roll 3", "crystal D", "crystal E")
    assert river(t) == "D H E G"
    assert (t.creature_discard, crystals(t)) == ([creature("boar")], "D1 E1")
    t = wood("G boar D H E", faces=[3, 5, 2])
    choose(t, "G boar", "roll 3", "nothing")
    assert (river(t), crystals(t)) == ("boar D H E G", "")


@pytest.mark.rule("STO-2.22", "STO-2.23")
@pytest.mark.parametrize(("faces", "spirit"), [([2, 2, 2], 6), ([3, 2, 2], 5), ([3, 4, 5], 3)])
def test_heal_bottom_brings_a_spirit_for_each_success(faces, spirit):
    t = wood("G D H E", spirit=6, faces=faces)
    choose(t, "G", "roll 3")
    assert t.spirit == spirit


@pytest.mark.rule("STO-18.1")
def test_all_used_dice_come_back():
    t = wood(step="luma", dice=(1, 0, 0), used=(4, 1, 0))
    assert (t.dice, t.used) == ([5, 1, 0], [0, 0, 0])
    assert told(t, PhaseBegan) == [PhaseBegan(2, 6)]


@pytest.mark.rule("STO-18.3")
def test_card_ability_and_target_are_fixed_before_the_roll():
    t = wood("E owl D H G", faces=[8])
    choose(t, "D owl")
    assert all(one.startswith("roll") for one in asked(t))
    assert (t.acting, t.is_top, t.aim_creature) == (0, True, creature("owl"))


@pytest.mark.rule("STO-18.4", "STO-9.4")
def test_any_number_of_available_dice_but_none():
    t = wood(dice=(2, 1, 0), used=(3, 0, 0))
    choose(t, "D")
    assert asked(t) == ["roll 0 1 0", "roll 1", "roll 1 1 0", "roll 2", "roll 2 1 0"]


@pytest.mark.rule("STO-18.7", "STO-9.7", "STO-AMB.3")
def test_a_missed_top_ability_leaves_the_bottom_one():
    """EX.10: three dots, two successes."""
    t = wood("H D E G", scene_id="4X", faces=[3, 4, 2])
    choose(t, "H 4X1", "roll 3")
    assert asked(t) == ["bottom", "nothing"]
    choose(t, "bottom", "crystal D", "crystal D")
    assert (crystals(t), river(t)) == ("D2", "D E G H")


@pytest.mark.rule("STO-AMB.3")
def test_a_reached_top_ability_is_resolved_as_chosen():
    t = wood("H D E G", scene_id="4X", spirit=5, faces=[3, 4, 5, 6])
    choose(t, "H 4X1", "roll 4")
    assert (step_of(t), crystals(t)) == ("choose_action", "")


@pytest.mark.rule("STO-18.11", "STO-18.14", "STO-AMB.4")
def test_the_phase_ends_at_will_between_actions_only():
    t = wood("D H E G owl")
    assert "end" in asked(t)
    choose(t, "D")
    with pytest.raises(NoSuchOption):
        t.choose(0, END_PHASE)
    choose(t, "roll 1", "end")
    assert "ShadowPhaseBegan" in story(t)


@pytest.mark.rule("STO-18.12")
def test_a_used_die_is_not_available_again_in_the_phase():
    t = wood(faces=[8, 8, 8])
    choose(t, "D", "roll 3", "H")
    assert asked(t) == ["roll 1", "roll 2"]


@pytest.mark.rule("STO-18.13")
def test_a_card_may_be_used_twice_in_a_phase():
    """EX.23."""
    t = wood(light=5, faces=[3, 1, 6, 5, 7])
    choose(t, "D", "roll 2")
    assert (river(t), t.light) == ("H E G D", 4)
    choose(t, "D", "roll 3")
    assert (river(t), t.light) == ("H E G D", 2)
    assert told(t, CardSentToEnd) == [CardSentToEnd(0)] * 2


@pytest.mark.rule("STO-AMB.4")
def test_without_a_die_there_is_no_action_and_the_phase_ends_by_itself():
    t = wood(dice=(1, 0, 0), used=(4, 0, 0), faces=[8])
    choose(t, "D")
    assert "ShadowPhaseBegan" in story(t)


@pytest.mark.rule("STO-12.3", "STO-12.5", "STO-18.5")
def test_crystals_of_the_card_in_use_become_successes():
    """EX.8: Heal in 4+ with two crystals, three dots, one natural success."""
    t = wood("D G H E boar", crystals="G2 D3", faces=[4, 1])
    choose(t, "G boar", "roll 2")
    assert asked(t) == ["spend 2", "spend 0", "spend 1"]
    choose(t, "spend 2", "crystal G", "crystal H")
    assert told(t, CrystalsSpent) == [CrystalsSpent(3, 2, 3)]
    assert (river(t), crystals(t)) == ("D H E G", "D3 H1 G1")


@pytest.mark.rule("STO-12.4", "STO-9.8", "STO-9.9", "STO-9.10")
def test_without_a_success_no_crystal_is_spent_and_the_card_drifts_off():
    """EX.9: Heal in 6+ with three crystals."""
    t = wood("D H E G owl", crystals="G3", faces=[5, 5])
    choose(t, "G owl", "roll 2")
    assert (step_of(t), river(t), crystals(t)) == ("choose_action", "D H E owl G", "G3")


@pytest.mark.rule("STO-AMB.29")
def test_no_crystal_is_added_once_the_bottom_ability_is_chosen():
    t = wood("H D E G", scene_id="4X", crystals="H1", faces=[3, 2, 2])
    choose(t, "H 4X1", "roll 3", "spend 0")
    assert asked(t) == ["bottom", "nothing"]


@pytest.mark.rule("STO-AMB.26")
def test_abilities_that_bring_nothing_are_allowed():
    t = wood("G D H E", light=0, faces=[8, 8])
    choose(t, "G", "roll 1")
    assert (t.spirit, river(t)) == (0, "D H E G")
    choose(t, "D", "roll 1")
    assert (t.light, river(t)) == (0, "H E G D")
