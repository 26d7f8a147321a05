"""Bonuses, and the purple dice: chapter 29."""

import pytest

from tests.games.peluches.tale import (
    beasts,
    choose,
    number,
    offered,
    page_story,
    squares,
    tale,
    told,
)
from veillee.games.peluches import events
from veillee.games.peluches.events import DieRerolled, RollCounted

ROOM = """
M......
.......
S......
"""
GREEN = page_story(ROOM, lines=["green 2,0 to 2,2 right"], name="green")


def counted(*expressions, hand, faces, **pieces):
    """What the roll of an action makes in the end."""
    given = {"story": page_story(ROOM), "at": {"theadora": (3, 1)}, "monsters": [("marble_leader", (4, 1))]}
    t = tale(hand=hand, dice=list(faces), **{**given, **pieces})
    choose(t, *expressions)
    return [event.total for event in told(t, RollCounted)]


@pytest.mark.rule("PEL-29.1")
@pytest.mark.parametrize(
    ("pieces", "action", "total"),
    [
        ({"items": {"theadora": "fork cape"}}, "walk red", 4),
        ({"items": {"theadora": "ruler"}}, "strike 0 red", 4),
        ({"items": {"theadora": "fork"}, "conditions": {"theadora": "furious"}}, "strike 0 red", 4),
        ({"conditions": {"theadora": "soaked"}}, "walk red", 2),
        ({"environments": "sticky_floor"}, "walk red", 2),
        ({"items": {"theadora": "cape"}, "environments": "sticky_floor"}, "walk red", 3),
        ({}, "walk red", 3),
    ],
)
def test_items_conditions_and_environments_change_rolls(pieces, action, total):
    assert counted(action, "roll", "keep", hand="red", faces=[3], **pieces) == [total]


@pytest.mark.rule("PEL-29.1")
@pytest.mark.parametrize(("blows", "total"), [(1, 4), (2, 6)])
def test_a_bonus_counts_only_for_the_rolls_it_names(blows, total):
    one = counted("strike 0 red", *["+red"] * (blows - 1), "roll", "keep", hand="red " * blows, faces=[3] * blows,
                  items={"theadora": "letter_opener"})  # fmt: skip
    assert one == [total]
    assert counted("walk red", "roll", "keep", hand="red", faces=[3], items={"theadora": "letter_opener"}) == [3]


@pytest.mark.rule("PEL-29.2")
def test_a_bonus_to_a_colour_is_for_that_colour_only():
    mallet = {"theadora": "meat_mallet"}
    assert counted("strike 0 red", "keep", hand="red", faces=[3], items=mallet) == [4]
    assert counted("strike 0 purple", "keep", hand="purple", faces=[3], items=mallet) == [3]
    glasses = {"theadora": "spectacles"}
    story = page_story(ROOM, enter='{ do = "offer_test", colour = "blue", target = 9, success = "end" }')
    assert counted("test blue9 blue", "keep", hand="blue", faces=[3], items=glasses, story=story, opened="test") == [3]


@pytest.mark.rule("PEL-29.3", "PEL-A.29")
@pytest.mark.parametrize("dice", [1, 2, 3])
def test_it_is_added_once_for_each_die_of_the_colour(dice):
    total = counted(
        "strike 0 red", *["+red"] * (dice - 1), "roll", "keep",
        hand="red " * dice, faces=[1] * dice, items={"theadora": "meat_mallet"},
    )  # fmt: skip
    assert total == [2 * dice]


@pytest.mark.rule("PEL-29.4")
def test_bonuses_come_after_rerolls():
    t = tale(
        story=page_story(ROOM), at={"theadora": (3, 1)}, monsters=[("crawler", (4, 1))], hand="red",
        items={"theadora": "meat_mallet"}, dice=[1, 4],
    )  # fmt: skip
    choose(t, "strike 0 red")
    assert told(t, RollCounted) == []
    choose(t, "reroll 0", "keep")
    assert told(t, DieRerolled) == [DieRerolled(number("theadora"), 0, 4)]
    assert ([(one.total, one.bonus) for one in told(t, RollCounted)], beasts(t)) == ([(5, 1)], [])


@pytest.mark.rule("PEL-29.4")
def test_a_die_that_shows_one_shows_one_whatever_is_added():
    t = tale(
        characters="lumpy theadora", story=page_story(ROOM), at={"lumpy": (3, 1)}, monsters=[("crawler", (4, 1))],
        hand="red", items={"lumpy": "knitting_needle"}, conditions={"lumpy": "furious"}, dice=[1, 4],
    )  # fmt: skip
    choose(t, "strike 0 red", "reroll one 0", "keep")
    assert [event.total for event in told(t, RollCounted)] == [5]


@pytest.mark.rule("PEL-29.5", "PEL-17.15")
@pytest.mark.parametrize("colour", ["red", "green", "yellow", "blue"])
def test_a_purple_die_stands_in_for_any_attribute(colour):
    offer = f'{{ do = "offer_test", colour = "{colour}", target = 4, success = "end" }}'
    t = tale(hand="purple", story=page_story(ROOM, enter=offer), opened="test", dice=[4])
    choose(t, f"test {colour}4 purple", "keep")
    assert told(t, events.TrialPassed) == [events.TrialPassed(number("theadora"), 4, 4)]


@pytest.mark.rule("PEL-29.6", "PEL-29.8", "PEL-29.14")
@pytest.mark.parametrize(
    ("action", "die", "item", "plain"),
    [
        ("strike 0", "red", "meat_mallet", 1),
        ("shoot 0", "green", "rubber_bands", 1),
        ("test yellow9", "yellow", "spectacles", 0),
        ("help", "red", "apron", 0),
    ],
)
def test_it_takes_no_bonus_of_the_colour_it_stands_in_for(action, die, item, plain):
    enter = (
        '{ do = "offer_test", colour = "yellow", target = 9, success = "end" },'
        '{ do = "task", colour = "red", target = 30, success = "end" }'
    )
    pieces = {"items": {"theadora": item}, "story": page_story(ROOM, enter=enter), "opened": "test task"}
    assert counted(f"{action} {die}", "roll", "keep", hand=f"{die} {die}", faces=[2], **pieces) == [3]
    assert counted(f"{action} purple", "roll", "keep", hand=f"purple {die}", faces=[2], **pieces) == [2]
    both = counted(f"{action} {die}", "+purple", "roll", "keep", hand=f"purple {die}", faces=[2, 2], **pieces)
    assert both == [5]


@pytest.mark.rule("PEL-29.7")
def test_it_takes_a_bonus_that_names_purple():
    crown = {"theadora": "paper_crown fork"}
    assert counted("strike 0 purple", "keep", hand="purple", faces=[2], items=crown) == [3]
    assert counted("strike 0 red", "keep", hand="red", faces=[2], items=crown) == [2]
    mixed = counted(
        "strike 0 red", "+purple", "+purple", "roll", "keep", hand="red purple purple", faces=[2, 2, 2], items=crown
    )
    assert mixed == [8]


@pytest.mark.rule("PEL-29.8")
def test_standing_in_it_stays_purple():
    t = tale(
        characters="lionel lumpy", story=page_story(ROOM), at={"lionel": (3, 1)}, monsters=[("crawler", (4, 1))],
        hand="red purple", items={"lionel": "fork"}, dice=[1, 1, 6],
    )  # fmt: skip
    choose(t, "strike 0 red", "+purple", "roll")
    assert offered(t, "reroll") == ["reroll 1"]
    choose(t, "reroll 1", "keep")
    assert told(t, DieRerolled) == [DieRerolled(number("lionel"), 4, 6)]


@pytest.mark.rule("PEL-29.10", "PEL-18.12")
def test_as_green_it_crosses_a_green_line():
    for die, crosses in (("green", True), ("purple", True), ("red", False)):
        t = tale(story=GREEN, hand=die, at={"theadora": (2, 1)}, dice=[1])
        choose(t, f"walk {die}", "keep")
        assert ((3, 1) in squares(t)) == crosses


@pytest.mark.rule("PEL-29.12")
def test_as_blue_it_takes_a_blue_test():
    t = tale(hand="purple", opened="test", dice=[5])
    choose(t, "test blue5 purple", "keep")
    assert told(t, events.TrialPassed) == [events.TrialPassed(number("theadora"), 5, 5)]
    blue = {"1": 'effects = [{ do = "test", colour = "blue", target = 5 }]'}
    story = page_story(ROOM, sections=blue, surge='{ do = "go", go = "1" }')
    t = choose(tale("read", section="1", story=story, hand="purple red", dice=[5]), "keep")
    assert told(t, events.TrialPassed) == [events.TrialPassed(number("theadora"), 5, 5)]


@pytest.mark.rule("PEL-29.13")
def test_who_rerolls_blue_dice_cannot_reroll_a_purple_one():
    t = tale(characters="lumpy theadora", hand="blue purple", opened="test", dice=[1, 1, 6])
    choose(t, "test blue5 blue", "+purple", "roll")
    assert offered(t, "reroll") == ["reroll 0"]
    t = tale(characters="lumpy theadora", hand="purple", opened="test", dice=[1])
    choose(t, "test blue5 purple")
    assert [(one.total, one.bonus) for one in told(t, RollCounted)] == [(1, 0)]
