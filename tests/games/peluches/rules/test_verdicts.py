"""What is told of a roll that counts: its dice, what it had to reach, and whether that was enough."""

from __future__ import annotations

import pytest

from tests.games.peluches.tale import ROOM, choose, page_story, said, tale, told
from veillee.games.peluches.content.modifiers import DEFENCE_ROLL, MELEE_ROLL, SEARCH_ROLL, TASK_ROLL, TEST_ROLL
from veillee.games.peluches.events import RollCounted
from veillee.games.peluches.mind.odds import remarks_on
from veillee.games.peluches.telling.remarks import SuccessOdds, WouldCount

TRIALS = page_story(
    "M....\nA....\nSS...",
    enter="""{ do = "offer_test", colour = "yellow", target = 4, success = "good" },
        { do = "task", colour = "red", target = 7, success = "good" }""",
    sections={"good": ""},
)


def verdicts(t):
    """The kind of each roll, what it had to reach, and whether that was enough."""
    return [(event.roll, event.target, event.enough) for event in told(t, RollCounted)]


@pytest.mark.parametrize(("face", "enough"), [(3, False), (4, True)])
def test_an_attack_is_told_with_the_defence_it_met_and_its_bonus(face, enough):
    t = tale(story=page_story(ROOM), hand="red", at={"theadora": (3, 2)}, items={"theadora": "meat_mallet"},
             monsters=[("crawler", (4, 2))], dice=[face])  # fmt: skip
    choose(t, "strike 0 red", "keep")
    [event] = told(t, RollCounted)
    assert (event.dice, event.bonus, event.total) == (f"0:{face}", 1, face + 1)
    assert verdicts(t) == [(MELEE_ROLL, 5, enough)]


@pytest.mark.parametrize(("face", "enough"), [(2, False), (6, True)])
def test_searches_and_tests_are_told_with_what_it_takes_also_where_they_succeed(face, enough):
    t = choose(tale(hand="yellow", item_deck="cape", dice=[face]), "search yellow")
    assert verdicts(t) == [(SEARCH_ROLL, t.spread.search, enough)]
    t = choose(tale(story=TRIALS, opened="test", hand="yellow", dice=[face]), "test yellow4 yellow")
    assert verdicts(t) == [(TEST_ROLL, 4, enough)]


def test_a_contribution_is_told_with_what_the_task_still_lacked():
    t = tale(characters="lumpy flops", story=TRIALS, opened="task", hand="red red", dice=[3, 4])
    choose(t, "help red", "roll", "help red")
    assert verdicts(t) == [(TASK_ROLL, 7, False), (TASK_ROLL, 4, True)]


@pytest.mark.parametrize(("face", "enough"), [(2, False), (3, True)])
def test_a_defence_is_told_with_the_damage(face, enough):
    t = tale("monsters", story=page_story(ROOM), at={"theadora": (4, 2), "lumpy": (0, 3)}, threat=1,
             monsters=[("marble", (5, 2))], stored={"theadora": "blue"}, dice=[1, face])  # fmt: skip
    choose(t, "defend blue")
    assert verdicts(t) == [(DEFENCE_ROLL, 3, enough)]


def on_roll(t, expression):
    """What is said of a change to the roll that lies there."""
    option = next(one for one in t.questions[0].options if said(t, one) == expression)
    return remarks_on(t, t.questions[0].seat, option)


@pytest.mark.parametrize(("face", "enough"), [(2, False), (4, True)])
def test_before_a_roll_is_kept_one_knows_what_it_counts_and_needs(face, enough):
    t = tale(story=page_story(ROOM), hand="red", at={"theadora": (3, 2)}, items={"theadora": "meat_mallet"},
             monsters=[("crawler", (4, 2))], dice=[face])  # fmt: skip
    choose(t, "strike 0 red")
    assert on_roll(t, "keep") == [WouldCount(face + 1, 5, enough)]
    assert on_roll(t, "reroll 0") == [SuccessOdds(50, 5)]


def test_a_walk_counts_steps_and_has_nothing_to_reach():
    t = choose(tale(hand="red", dice=[4]), "walk red")
    assert on_roll(t, "keep") == [WouldCount(4, 0, True)]
    assert on_roll(t, "reroll 0") == []
