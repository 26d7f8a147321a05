"""The campaign: stories in the order of the book, and what outlives one of them."""

from __future__ import annotations

import pytest

from tests.games.peluches.tale import BOX, ROOM, game_of, page_story
from veillee.engine.errors import BadContent, BadSetting
from veillee.engine.match import Match, Sitter
from veillee.engine.matchfile import read_text, to_text
from veillee.engine.prelude import Campaign, Prelude
from veillee.games.peluches.options import ChoosePlush
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
STORIES_WITH_CARDS = (
    page_story(ROOM, name="one", discovery=["snatcher", "ladder", "moth"]),
    page_story(ROOM, name="two").replace('"page"', '"attic"'),
)


def standing(match: Match) -> Campaign:
    return match.game.campaign(match.table)


def told(story: str, *, won: bool = True, prelude: Prelude | None = None) -> Match:
    """A story that was read from its first section, then won or lost at once."""
    match = Match(game_of(*STORIES), SITTERS, {"story": story, "plushies": 3}, 4, prelude or Prelude())
    settle(match)
    (win if won else lose)(match.table)
    return match


def settle(match: Match, last: bool = False) -> Match:
    """Everybody chooses a plush (the last one that is offered, if wished) and a square; the first section is read."""
    while match.table.turns == 0:
        question = match.table.questions[0]
        is_last = last and isinstance(question.options[0], ChoosePlush)
        match.choose(question.seat, question.options[-1 if is_last else 0])
    return match


def names_of(match: Match) -> list[str]:
    return [match.game.box.plush_ids[character] for character in match.table.characters]


def plushies_offered(match: Match) -> list[list[str]]:
    """What everybody who is asked for a plush may choose, seat by seat; all keep their own."""
    asked = []
    while match.table.questions and isinstance(match.table.questions[0].options[0], ChoosePlush):
        question = match.table.questions[0]
        asked.append([match.game.box.plush_ids[option.plush] for option in question.options])
        match.choose(question.seat, question.options[0])
    return asked


@pytest.mark.rule("PEL-5.25")
def test_after_a_story_the_same_people_go_on_with_the_next():
    first = told("one")
    second = first.sequel(5)
    assert (second.sitters, second.settings) == (first.sitters, {**first.settings, "story": "two"})
    assert second.table.story == 1


@pytest.mark.rule("PEL-5.26")
def test_a_story_that_was_lost_is_where_the_next_evening_begins():
    assert told("one", won=False).sequel(5).settings["story"] == "one"


@pytest.mark.rule("PEL-5.26")
def test_the_same_players_go_on_with_the_same_plushies():
    first = settle(Match(game_of(*STORIES), SITTERS, {"story": "one", "plushies": 3}, 4), last=True)
    before = names_of(first)
    assert before == ["flops", "stitch", "lumpy"]
    win(first.table)
    second = first.sequel(5)
    newcomers = [name for name, story in zip(BOX.plush_ids, BOX.from_story, strict=True) if story == 2]
    assert plushies_offered(second) == [[name, *newcomers] for name in before]
    assert (names_of(second), second.table.owners) == (before, first.table.owners) == (before, [0, 0, 1])


@pytest.mark.rule("PEL-5.26", "PEL-5.4")
def test_a_newcomer_may_take_the_place_of_one_plush_and_stays():
    second = told("one").sequel(5)
    before = second.game.box.plush_ids.index("lionel")
    seat = second.table.questions[0].seat
    second.choose(seat, ChoosePlush(before))
    assert all("lionel" not in offered for offered in plushies_offered(second))
    assert names_of(second) == ["lionel", "lumpy", "stitch"]
    settle(second)
    lose(second.table)
    third = second.sequel(6)
    assert plushies_offered(third)[:1] in ([], [["lionel", *[name for name in ("piggle",) if BOX.from_story[5] == 2]]])
    assert names_of(third) == ["lionel", "lumpy", "stitch"]


@pytest.mark.rule("PEL-5.26")
def test_a_story_told_again_asks_nobody_for_a_plush():
    again = told("one", won=False).again(5)
    assert plushies_offered(again) == []
    assert (names_of(again), again.settings["story"]) == (["theadora", "lumpy", "stitch"], "one")


def test_another_game_after_a_story_that_was_won_is_a_new_one():
    first = told("one")
    again = first.again(5)
    assert (again.settings, again.prelude.legacy) == (first.settings, {})


@pytest.mark.rule("PEL-5.26")
def test_evenings_are_counted_and_everybody_knows_where_they_are():
    lost = told("one", won=False)
    assert standing(lost).told == (("one", "lost"),)
    won = settle(lost.sequel(5))
    assert (standing(won).story, standing(won).place, standing(won).told) == ("one", "page-0", (("one", "lost"),))
    win(won.table)
    second = won.sequel(6)
    evenings = (("one", "lost"), ("one", "won-asleep"))
    begun = standing(second)
    assert (begun.setting, begun.stories, begun.told) == ("story", ("one", "two"), evenings)
    assert (begun.story, begun.place) == ("two", "")
    assert begun.company == ((0, "plush-0"), (0, "plush-1"), (1, "plush-2"))
    settle(second)
    assert standing(second).place == "page-1"
    win(second.table)
    assert standing(second).told == (*evenings, ("two", "won-asleep"))


@pytest.mark.rule("PEL-5.26")
def test_weeks_later_a_campaign_goes_on_from_its_file():
    second = told("one").sequel(5)
    kept = read_text(to_text(second), lambda name: second.game)
    assert (kept.prelude, kept.sitters) == (second.prelude, second.sitters)
    assert names_of(settle(kept)) == names_of(settle(second)) == ["theadora", "lumpy", "stitch"]
    assert kept.table.flags == ["one:promise"]
    win(kept.table)
    assert kept.game.legacy(kept.table)["told"] == ["one:won-asleep", "two:won-asleep"]


@pytest.mark.rule("PEL-4.7", "PEL-4.9", "PEL-A.43")
def test_what_a_story_discovered_is_in_the_decks_of_the_next():
    box = game_of(*STORIES_WITH_CARDS).box
    match = settle(Match(game_of(*STORIES_WITH_CARDS), SITTERS, {"story": "one", "plushies": 2}, 4))
    ladder, moth = box.item_ids.index("ladder"), box.lost_ids.index("moth")
    assert ladder not in match.table.item_deck
    win(match.table)
    t = settle(match.sequel(5)).table
    assert (ladder in t.item_deck, moth in t.lost_deck) == (True, True)
    assert box.monster_ids.index("snatcher") in t.boss_pile


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


@pytest.mark.parametrize(
    ("legacy", "said"),
    [
        ({"hearts": [3]}, "not hearts"),
        ({"plushies": ["theadora"]}, "there are 2"),
        ({"plushies": ["theadora", "theadora"]}, "no two are the same"),
        ({"plushies": ["theadora", "zebra"]}, "there is no 'zebra'"),
        ({"told": ["one"]}, "a story and its ending"),
    ],
)
def test_what_no_story_leaves_is_refused(legacy, said):
    with pytest.raises(BadSetting, match=said):
        Match(game_of(*STORIES), SITTERS, {"plushies": 2}, 4, Prelude(legacy=legacy))
