"""The Luma phase, as on the player aid: chapter 18."""

import pytest

from tests.games.storyfold.glade import asked, boons, choose, crystals, river, told, wood
from veillee.games.storyfold.events import (
    AbilityChosen,
    CreatureActed,
    CreatureDazzled,
    CrystalsSpent,
    DiceRolled,
    PhaseBegan,
    ShadowPhaseBegan,
    SuccessesCounted,
)


@pytest.mark.rule("STO-18.1")
def test_all_used_dice_are_taken_back():
    t = wood(at="luma", scene="2A", ready=[1, 0, 1], used=[4, 1, 0], spare=(0, 1, 0))
    assert (t.dice, t.used) == ([5, 1, 1], [0, 0, 0])


@pytest.mark.rule("STO-18.2")
def test_actions_are_performed_one_after_the_other():
    t = wood(light=5, spirit=5, dice=[3, 6, 5])
    choose(t, "dazzle", "roll 8")
    assert (t.light, river(t)) == (4, "H E G D")
    choose(t, "heal", "roll 8 8")
    assert (t.spirit, river(t)) == (3, "H E D G")
    assert "end" in asked(t)


@pytest.mark.rule("STO-18.3")
def test_card_ability_and_target_are_chosen_before_the_roll():
    t = wood("D hare H E G owl", dice=[8])
    choose(t, "dazzle hare")
    assert (t.acting, t.is_top, t.rolled) == (0, True, [])
    assert told(t, AbilityChosen) == [AbilityChosen(0, t.creatures()[0], -1, -1, 1)]
    assert all(one.startswith("roll") for one in asked(t))


@pytest.mark.rule("STO-18.4")
def test_any_number_of_the_available_dice_is_rolled_of_any_size():
    t = wood(scene="2A", ready=[1, 1, 1], used=[4, 0, 0], spare=(0, 1, 0), light=5, dice=[1, 12])
    choose(t, "dazzle")
    assert sorted(asked(t)) == sorted([
        "roll 8", "roll 10", "roll 12", "roll 8 10", "roll 8 12", "roll 10 12", "roll 8 10 12",
    ])  # fmt: skip
    choose(t, "roll 8 12")
    assert (t.dice, t.used) == ([0, 1, 0], [5, 0, 1])


@pytest.mark.rule("STO-18.5", "STO-18.6")
def test_successes_are_counted_then_crystals_spent_then_the_ability_resolved():
    t = wood("D owl H E G", crystals={"D": 1}, dice=[3, 1])
    choose(t, "dazzle owl", "roll 8 8")
    assert river(t) == "D owl H E G"
    choose(t, "spend 1")
    assert river(t) == "H E G owl* D"
    order = [type(one) for one in told(t, DiceRolled, SuccessesCounted, CrystalsSpent, CreatureDazzled)]
    assert order == [DiceRolled, SuccessesCounted, CrystalsSpent, CreatureDazzled]


@pytest.mark.rule("STO-18.7")
@pytest.mark.parametrize(("answer", "light"), [("bottom", 4), ("nothing", 5)])
def test_if_the_top_ability_is_missed_the_bottom_one_may_be_resolved(answer, light):
    t = wood("D owl H E G", light=5, dice=[3, 1])
    choose(t, "dazzle owl", "roll 8 8")
    assert asked(t) == ["bottom", "nothing"]
    choose(t, answer)
    assert (t.light, river(t)) == (light, "owl H E G D")


@pytest.mark.rule("STO-18.8")
def test_the_dice_rolled_go_to_the_used_dice():
    t = choose(wood(light=5, dice=[3, 8]), "dazzle", "roll 8 8")
    assert (t.dice, t.used, t.pool, t.rolled) == ([3, 0, 0], [2, 0, 0], (), [])


@pytest.mark.rule("STO-18.9", "STO-18.10")
def test_the_card_used_goes_to_the_end_and_the_river_is_cleaned():
    t = choose(wood("H hare D E owl G", light=5, dice=[5]), "dazzle", "roll 8")
    assert river(t) == "H hare E owl G D"


@pytest.mark.rule("STO-18.9")
def test_the_card_goes_to_the_end_after_the_ability_is_resolved():
    t = choose(wood("D hare H E G", dice=[5]), "dazzle hare", "roll 8")
    assert river(t) == "H E G hare* D"


@pytest.mark.rule("STO-18.11")
def test_the_phase_may_be_ended_at_once_or_after_any_action():
    t = wood(light=5, shadow=9, dice=[8])
    assert "end" in asked(t)
    choose(t, "dazzle", "roll 8", "end")
    assert (t.shadow, len(told(t, ShadowPhaseBegan))) == (8, 1)


@pytest.mark.rule("STO-18.12")
def test_a_used_die_is_not_available_again_in_the_phase():
    t = wood(light=5, shadow=9, dice=[8, 8, 8])
    choose(t, "dazzle", "roll 8 8 8", "help")
    assert asked(t) == ["roll 8", "roll 8 8"]
    t = choose(wood(light=5, shadow=9, dice=[8, 8, 8]), "dazzle", "roll 8 8 8", "end", "help")
    assert asked(t)[-1] == "roll 8 8 8 8 8"


@pytest.mark.rule("STO-18.13")
def test_a_card_may_be_used_again_from_the_slot_it_has_come_to():
    t = wood(light=5, dice=[3, 5, 6])
    choose(t, "dazzle", "roll 8")
    assert t.light == 4
    choose(t, "dazzle", "roll 8 8")
    assert (t.light, river(t), t.used) == (3, "H E G D", [3, 0, 0])


@pytest.mark.rule("STO-18.13")
def test_a_card_that_has_come_to_a_blank_slot_waits():
    t = choose(wood("D H E G hare", light=5, dice=[3]), "dazzle", "roll 8")
    assert (river(t), "dazzle" in asked(t)) == ("H E G hare D", False)


@pytest.mark.rule("STO-18.14")
def test_the_shadow_phase_follows():
    t = choose(wood("hare D H E G", shadow=9, boons="moss"), "end")
    kinds = [type(one) for one in told(t, ShadowPhaseBegan, CreatureActed, PhaseBegan)]
    assert kinds == [ShadowPhaseBegan, CreatureActed, PhaseBegan]
    assert (t.shadow, t.spirit, boons(t.boons), crystals(t)) == (8, 1, "moss", "0 0 0 0")
