"""The campaign: stories in the order of the book, and what outlives one of them."""

from __future__ import annotations

import pytest

from tests.games.peluches.tale import ROOM, game_of, page_story
from veillee.engine.errors import BadContent, BadSetting
from veillee.engine.match import Match, Sitter
from veillee.engine.prelude import Prelude
from veillee.games.peluches.rules.ending import lose, win

SITTERS = [Sitter("Anna"), Sitter("Ben")]
PROMISE = '{ do = "flag", name = "promise" }'
ASKS = """effects = [{ do = "when", look = "flag", name = "one:promise", go = "kept" }]"""
STORIES = (
    page_story(ROOM, enter=PROMISE, name="one"),
    page_story(
        ROOM,
        name="two",
        enter='{ do = "go", go = "asked" }',
        sections={"asked": ASKS, "kept": 'effects = [{ do = "hearts", n = 1, who = "all" }]'},
    ).replace('"page"', '"attic"'),
)


def told(story: str, *, won: bool = True, prelude: Prelude | None = None) -> Match:
    """A story that was read from its first section, then won or lost at once."""
    match = Match(game_of(*STORIES), SITTERS, {"story": story, "plushies": 3}, 4, prelude or Prelude())
    settle(match)
    (win if won else lose)(match.table)
    return match


def settle(match: Match) -> Match:
    """Everybody chooses a plush and a square; the first section is read."""
    while match.table.turns == 0:
        question = match.table.questions[0]
        match.choose(question.seat, question.options[0])
    return match


@pytest.mark.rule("PEL-5.25")
def test_after_a_story_the_same_people_go_on_with_the_next():
    first = told("one")
    second = first.sequel(5)
    assert (second.sitters, second.settings) == (first.sitters, {**first.settings, "story": "two"})
    assert second.table.story == 1


@pytest.mark.rule("PEL-5.26")
def test_a_story_that_was_lost_is_where_the_next_evening_begins():
    assert told("one", won=False).sequel(5).settings["story"] == "one"


@pytest.mark.rule("PEL-5.25")
def test_after_the_last_story_the_book_is_closed():
    assert told("two").sequel(5) is None
    assert told("two", won=False).sequel(5).settings["story"] == "two"


@pytest.mark.rule("PEL-A.43")
def test_a_promise_outlives_its_story_and_nothing_else_does():
    second = settle(told("one").sequel(5))
    t = second.table
    assert t.flags == ["one:promise"]
    assert t.hearts == [1, 1, 1]
    assert (t.stuffing, t.buttons, set(t.items)) == ([5, 5, 5], [0, 0, 0], {-1})


@pytest.mark.rule("PEL-A.43")
def test_what_was_promised_in_a_story_that_was_lost_is_forgotten():
    lost = told("one", won=False, prelude=Prelude(legacy={"flags": ["zero:promise"]}))
    assert lost.sequel(5).table.flags == ["zero:promise"]


def test_without_the_promise_the_later_story_goes_on_without_it():
    match = settle(Match(game_of(*STORIES), SITTERS, {"story": "two", "plushies": 3}, 4))
    assert match.table.hearts == [0, 0, 0]


def test_a_story_does_not_call_its_own_flags_as_those_of_others():
    with pytest.raises(BadContent, match="earlier ones remember"):
        game_of(page_story(ROOM, enter='{ do = "flag", name = "one:promise" }'))


def test_a_campaign_hands_on_flags_alone():
    with pytest.raises(BadSetting, match="not hearts"):
        Match(game_of(*STORIES), SITTERS, {}, 4, Prelude(legacy={"hearts": [3]}))
