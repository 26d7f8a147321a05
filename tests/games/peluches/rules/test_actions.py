"""Actions in general: chapter 17."""

import pytest

from tests.games.peluches.tale import (
    asked,
    choose,
    dice_in,
    heard,
    offered,
    page_story,
    step_of,
    tale,
    told,
)
from veillee.engine.chance import Chance
from veillee.games.peluches.content.modifiers import MOVE_ROLL
from veillee.games.peluches.events import DiceRolled, PlushWalked, RollCounted

ATTRIBUTES = ("red", "green", "yellow", "blue", "purple")
TRIALS = page_story(
    "M...\n....\nSS..",
    enter=", ".join(
        f'{{ do = "offer_test", colour = "{colour}", target = 30, success = "end" }}' for colour in ATTRIBUTES[:4]
    ),
)


def armed(hand, **pieces):
    """Theadora with two weapons of the group and a monster beside her, where there is something to find."""
    return tale(hand=hand, at={"theadora": (3, 4)}, monsters=[("crawler", (4, 3))], **pieces)


@pytest.mark.rule("PEL-17.1")
def test_every_coloured_die_left_can_pay():
    t = tale("stuffing", hand=f"white black {' '.join(ATTRIBUTES)}", dice=[1])
    assert (step_of(t), offered(t, "walk")) == ("choose_action", [f"walk {colour}" for colour in ATTRIBUTES])


@pytest.mark.rule("PEL-17.2")
def test_an_action_is_paid_with_a_die_of_a_colour_that_fits():
    t = armed("blue green", items={"theadora": "fork"})
    assert not offered(t, "strike")
    assert not offered(t, "search")
    t = armed("red yellow", items={"theadora": "fork"})
    assert offered(t, "strike") + offered(t, "search") == ["strike 0 red", "search yellow"]


@pytest.mark.rule("PEL-17.3")
def test_spending_a_die_is_rolling_it_then_its_effect_then_discarding_it():
    t = choose(tale(hand="green blue", dice=[2]), "walk green")
    assert (told(t, DiceRolled), dice_in(t.hand)) == ([DiceRolled(0, 1, 2, "1:2")], "blue")
    assert dice_in(t.dice_discard) == "green"
    choose(t, "to 2,5")
    assert heard(t) == ["DiceRolled", "RollCounted", "PlushWalked"]


@pytest.mark.rule("PEL-17.4")
def test_dice_may_be_rolled_one_at_a_time():
    t = choose(tale(hand="green green", dice=[1, 4]), "walk green", "roll", "stay", "walk green")
    assert [(event.count, event.total) for event in told(t, DiceRolled)] == [(1, 1), (1, 4)]


@pytest.mark.rule("PEL-17.5")
def test_several_dice_of_a_colour_may_be_rolled_together():
    t = choose(tale(hand="green green green", dice=[1, 4, 6]), "walk green", "+green")
    assert asked(t) == ["roll", "+green"]
    choose(t, "+green")
    assert told(t, DiceRolled) == [DiceRolled(0, 3, 11, "1:1 1:4 1:6")]
    assert told(t, RollCounted) == [RollCounted(0, 11, 0, "1:1 1:4 1:6", MOVE_ROLL, 0, True)]
    assert dice_in(t.dice_discard) == "green green green"


@pytest.mark.rule("PEL-17.6")
@pytest.mark.parametrize("colour", ATTRIBUTES[:4])
def test_purple_dice_join_a_roll_of_any_colour(colour):
    t = choose(tale(hand=f"{colour} purple", dice=[2, 3]), f"walk {colour}")
    assert asked(t) == ["roll", "+purple"]
    choose(t, "+purple", "keep")
    assert told(t, RollCounted)[0].total == 5


@pytest.mark.rule("PEL-17.7")
@pytest.mark.parametrize("colour", ATTRIBUTES[:4])
def test_two_colours_never_share_a_roll(colour):
    t = choose(tale(hand=f"red green yellow blue purple purple {colour}"), f"walk {colour}")
    assert asked(t) == ["roll", f"+{colour}", "+purple"]
    assert asked(choose(t, "+purple")) == ["roll", "+purple"]


@pytest.mark.rule("PEL-17.8", "PEL-17.9")
def test_actions_are_repeated_as_long_as_there_are_dice():
    t = tale(hand="green green green green green", at={"theadora": (1, 1)}, dice=[1, 1, 1, 1, 1])
    for column in (2, 3, 4, 3, 2):
        choose(t, "walk green", "roll", f"to {column},1")
    assert (len(told(t, PlushWalked)), t.active) == (5, 1)


@pytest.mark.rule("PEL-17.10")
@pytest.mark.parametrize("colour", ATTRIBUTES)
def test_any_attribute_die_moves_is_stored_and_encourages(colour):
    t = tale(hand=colour)
    anywhere = [f"walk {colour}", f"store {colour}", f"give {colour} lumpy", f"stuff {colour} lumpy"]
    search = [f"search {colour}"] if colour in ("yellow", "purple") else []
    assert asked(t) == [*anywhere, *search, "end"]


@pytest.mark.rule("PEL-17.10")
@pytest.mark.parametrize("colour", ATTRIBUTES[:4])
def test_any_attribute_die_serves_a_test_of_its_colour(colour):
    t = tale(story=TRIALS, hand=colour, opened="test")
    assert offered(t, "test") == [f"test {colour}30 {colour}"]


@pytest.mark.rule("PEL-17.10")
def test_a_die_serves_a_task_of_its_colour():
    assert offered(tale(hand="red blue", opened="task"), "help") == ["help red"]
    assert offered(tale(hand="green blue", opened="task"), "help") == []


@pytest.mark.rule("PEL-17.11")
def test_a_red_die_strikes():
    assert [one for one in asked(armed("red", items={"theadora": "fork"})) if "0" in one] == ["strike 0 red"]


@pytest.mark.rule("PEL-17.12")
def test_a_green_die_shoots():
    assert [one for one in asked(armed("green", items={"theadora": "chalk"})) if "0" in one] == ["shoot 0 green"]


@pytest.mark.rule("PEL-17.13")
def test_a_yellow_die_searches():
    t = choose(armed("yellow", item_deck="cape", dice=[6]), "search yellow")
    assert asked(t)[0] == "equip cape"


@pytest.mark.rule("PEL-17.14")
@pytest.mark.parametrize("weapon", ["fork", "chalk"])
def test_a_blue_die_has_no_action_of_its_own(weapon):
    t = armed("blue", items={"theadora": weapon})
    assert asked(t) == ["walk blue", "store blue", "give blue lumpy", "stuff blue lumpy", "end"]


@pytest.mark.rule("PEL-17.15")
def test_a_purple_die_stands_in_for_any_colour():
    t = armed("purple", items={"theadora": "fork"}, opened="test")
    assert {"strike 0 purple", "search purple", "test blue5 purple"} <= set(asked(t))
    assert offered(armed("purple", items={"theadora": "chalk"}), "shoot") == ["shoot 0 purple"]
    assert offered(tale(hand="purple", opened="task"), "help") == ["help purple"]


@pytest.mark.rule("PEL-17.16")
def test_one_may_stop_with_dice_unspent():
    t = choose(tale(hand="red blue"), "end")
    assert (t.active, dice_in(t.dice_discard), told(t, DiceRolled)) == (1, "red blue", [])


@pytest.mark.rule("PEL-17.5", "PEL-17.6")
def test_every_die_shows_its_own_face():
    for seed in range(8):
        t = choose(tale(hand="green green purple", dice=Chance(seed)), "walk green", "+green", "+purple")
        assert 3 <= told(t, RollCounted)[0].total <= 18
