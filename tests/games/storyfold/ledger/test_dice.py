"""Rolling dice: chapter 9."""

import pytest

from tests.games.storyfold.glade import GAME, asked, choose, effect, river, told, travel_to, unfold, wood
from veillee.engine.chance import Chance
from veillee.games.storyfold.events import AttemptFailed, DiceRolled, DieRerolled, SuccessesCounted


@pytest.mark.rule("STO-9.1")
def test_an_action_rolls_dice():
    t = wood(dice=[5, 1, 8], light=5)
    choose(t, "dazzle", "roll 8 8 8")
    assert [one.faces.split() for one in told(t, DiceRolled)] == [["5", "1", "8"]]


@pytest.mark.rule("STO-9.2")
@pytest.mark.parametrize("chapter", ["prologue", "thorns", "window"])
def test_one_starts_with_five_dice_of_eight_sides(chapter):
    t = GAME.new_table(1, {"from": chapter}, seed=1)
    assert [ready + used for ready, used in zip(t.dice, t.used, strict=True)] == [5, 0, 0]


@pytest.mark.rule("STO-9.3")
def test_a_gained_die_stays_until_the_end_of_the_chapter():
    t = effect(effect(wood(scene="2A"), "die", sides=10), "die", sides=12)
    assert t.dice == [5, 1, 1]
    t.chance = Chance(2)
    unfold(travel_to(t, "2B"))
    assert t.dice == [5, 1, 1]
    unfold(effect(t, "next_chapter"))
    assert (t.dice, t.used) == ([5, 0, 0], [0, 0, 0])


@pytest.mark.rule("STO-9.3")
def test_a_gained_die_is_rolled_like_the_others():
    t = effect(wood(scene="2A", light=5, dice=[3, 10]), "die", sides=10)
    choose(t, "dazzle", "roll 8 10")
    assert (t.dice, t.used) == ([4, 0, 0], [1, 1, 0])


@pytest.mark.rule("STO-9.4")
def test_at_least_one_die_is_rolled():
    t = choose(wood(), "dazzle")
    assert asked(t) == ["roll 8", "roll 8 8", "roll 8 8 8", "roll 8 8 8 8", "roll 8 8 8 8 8"]


@pytest.mark.rule("STO-9.4")
def test_without_a_die_there_is_no_action():
    t = wood("D hare H E G", dice=[1, 1, 1, 1, 1], crystals={"H": 1}, boons="moss", spirit=1, shadow=9)
    choose(t, "dazzle", "roll 8 8 8 8 8")
    assert sorted(asked(t)) == ["end", "protect hare", "use moss"]


@pytest.mark.rule("STO-9.5")
def test_which_of_the_rolled_dice_are_rerolled_is_ones_choice():
    t = wood(boons="feather", dice=[1, 8, 2, 7, 6], light=5)
    choose(t, "dazzle", "roll 8 8 8", "use feather")
    assert {"pick 0", "pick 1", "pick 2"} <= set(asked(t))
    choose(t, "pick 0", "pick 2")
    assert told(t, DieRerolled) == [DieRerolled(8, 1, 7), DieRerolled(8, 2, 6)]
    assert t.light == 2


@pytest.mark.rule("STO-9.5")
def test_fewer_dice_may_be_rerolled_than_the_card_allows():
    t = wood(boons="feather", dice=[1, 8, 2, 7], light=5)
    choose(t, "dazzle", "roll 8 8 8", "use feather", "pick 0", "pick none")
    assert told(t, DieRerolled) == [DieRerolled(8, 1, 7)]
    assert t.light == 3


@pytest.mark.rule("STO-9.6")
def test_the_new_result_is_kept_even_if_it_is_worse():
    t = wood(boons="feather", dice=[8, 2, 1, 1], light=5)
    choose(t, "dazzle", "roll 8 8", "use feather", "pick 0", "pick 1")
    assert (t.light, river(t)) == (5, "H E G D")


@pytest.mark.rule("STO-9.7")
def test_a_missed_top_ability_leaves_the_bottom_one_with_the_successes_obtained():
    t = wood("D boar H E G", light=5, dice=[3, 3, 1])
    choose(t, "dazzle boar", "roll 8 8 8")
    assert asked(t) == ["bottom", "nothing"]
    choose(t, "bottom")
    assert (t.light, river(t)) == (3, "boar H E G D")


@pytest.mark.rule("STO-9.7")
def test_the_bottom_ability_may_be_declined():
    t = choose(wood("D boar H E G", light=5, dice=[3, 3, 1]), "dazzle boar", "roll 8 8 8", "nothing")
    assert (t.light, river(t), t.used) == (5, "boar H E G D", [3, 0, 0])


@pytest.mark.rule("STO-9.8", "STO-9.9", "STO-9.10")
@pytest.mark.parametrize("option", ["dazzle boar", "dazzle"])
def test_without_any_success_the_attempt_fails_and_the_card_goes_to_the_end(option):
    t = wood("H D boar E G", light=5, dice=[3, 3, 1])
    choose(t, option, "roll 8 8 8")
    assert (t.light, river(t), t.used) == (5, "H boar E G D", [3, 0, 0])
    assert len(told(t, AttemptFailed)) == 1
    assert "end" in asked(t)


@pytest.mark.rule("STO-9.11")
def test_a_die_that_shows_the_number_of_the_slot_is_a_success():
    t = wood("H D E G", light=5, dice=[4, 3, 5])
    choose(t, "dazzle", "roll 8 8 8")
    assert t.light == 3


RIVERS = {3: "D H E G", 4: "H D E G", 5: "H E D G", 6: "H E G D"}


@pytest.mark.parametrize(
    ("number", "count"),
    [
        pytest.param(3, 4, marks=pytest.mark.rule("STO-9.12")),
        pytest.param(4, 3, marks=pytest.mark.rule("STO-9.13")),
        pytest.param(5, 2, marks=pytest.mark.rule("STO-9.14")),
        pytest.param(6, 1, marks=pytest.mark.rule("STO-9.15")),
    ],
)
def test_the_slot_says_what_a_die_must_show(number, count):
    t = wood(RIVERS[number], light=5, dice=[2, 3, 4, 5, 6])
    choose(t, "dazzle", "roll 8 8 8 8 8")
    assert (told(t, SuccessesCounted)[0].count, t.light) == (count, 5 - count)


@pytest.mark.rule("STO-9.11")
def test_larger_dice_are_held_against_the_same_number():
    t = wood("H E D G", scene="2A", light=5, dice=[5, 4, 4, 5, 12], spare=(0, 0, 0))
    t.dice = [2, 2, 1]
    t.ask_again()
    choose(t, "dazzle", "roll 8 8 10 10 12")
    assert told(t, SuccessesCounted)[0].count == 3


@pytest.mark.rule("STO-9.16")
@pytest.mark.parametrize("cards", ["D H E hare G", "hare owl D H E G", "hare owl boar D H E G"])
def test_a_card_in_a_blank_slot_cannot_be_used(cards):
    blank = {"D": "dazzle", "H": "help", "E": "explore", "G": "heal"}
    t = wood(cards)
    usable = {one.split()[0] for one in asked(t)} & set(blank.values())
    assert usable == {blank[name] for name in cards.split()[:4] if name in blank}
