"""A Chapter played by itself leads on to the next, which begins as it would have within the journey."""

from __future__ import annotations

import pytest

from veillee.engine.chance import Chance
from veillee.engine.errors import BadSetting
from veillee.engine.match import Match, Sitter
from veillee.engine.matchfile import read_text, to_text
from veillee.engine.prelude import Prelude
from veillee.engine.registry import find_game
from veillee.games.storyfold.options import TURN_PAGE

GAME = find_game("storyfold")
ANNA = [Sitter("Anna")]
# What a Chapter does not lay out afresh.
CARRIED = ("chapter", "beginnings", "crystals", "boons", "boon_box", "unseen_traumas", "stock_crystals", "stock_boons")
NO_LEGACY = {"crystals": [0, 0, 0, 0], "boons": [], "box": [], "unseen": [], "memories": []}


def told(match, until):
    """The journey, told sensibly until something holds."""
    while not until(match.table):
        question = match.table.questions[0]
        match.choose(question.seat, GAME.instinct(match.table, question, Chance(len(match.choices))))
    return match


def is_over(table):
    return table.result is not None


def named(memories):
    return tuple([memory for memory in memories if ":" not in memory])


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("chapter", ["prologue", "thorns", "cave"])
def test_the_next_chapter_begins_as_it_would_on_the_way(chapter, seed):
    alone = told(Match(GAME, ANNA, {"from": chapter, "until": "chapter"}, seed), is_over)
    whole = Match(GAME, ANNA, {"from": chapter}, seed)
    for choice in alone.choices:
        whole.choose(choice.seat, choice.option)
    # The book is folded between two Chapters.
    assert list(whole.table.questions[0].options) == [TURN_PAGE]
    told(whole, lambda table: table.chapter > alone.table.chapter)
    following = alone.sequel(seed + 1)
    assert following.settings == {**alone.settings, "from": GAME.box.book.chapters[whole.table.chapter].name}
    for name in CARRIED:
        assert getattr(following.table, name) == getattr(whole.table, name), name
    assert sorted(following.table.boon_deck) == sorted(whole.table.boon_deck)
    assert named(following.table.memories) == whole.table.memories
    assert GAME.census(following.table) == GAME.census(whole.table)


def test_it_knows_which_chapters_are_told_and_where_it_is():
    match = told(Match(GAME, ANNA, {"until": "chapter"}, 3), is_over)
    campaign = GAME.campaign(match.table)
    assert (campaign.setting, campaign.story) == ("from", "prologue")
    assert campaign.told == (("prologue", match.table.result.ending),)
    following = told(match.sequel(4), is_over)
    campaign = GAME.campaign(following.table)
    assert [name for name, _ in campaign.told] == ["prologue", "thorns"]
    assert campaign.stories == ("prologue", "thorns", "pond", "cave", "snow", "window")
    assert GAME.content_names["en"][campaign.place]
    kept = read_text(to_text(following), find_game)
    assert (kept.table.memories, kept.prelude.legacy) == (following.table.memories, following.prelude.legacy)
    # Told once more it begins from the same; what it ended with is of no use to it.
    assert following.again(9).prelude.legacy == following.prelude.legacy


def test_nothing_follows_the_last_page():
    last = told(Match(GAME, ANNA, {"from": "window"}, 1), is_over)
    assert last.sequel(2) is None
    journey = told(Match(GAME, ANNA, {"from": "snow"}, 2), is_over)
    assert journey.sequel(3) is None
    assert GAME.campaign(journey.table).through == ("snow",)
    assert Match(GAME, ANNA, {"until": "chapter"}, 1).sequel(2) is None


@pytest.mark.parametrize(
    "wrong",
    [
        {"gold": [1]},
        {"crystals": [0, 0, 0]},
        {"crystals": [0, 0, 0, 4]},
        {"crystals": [0, 0, 0, "one"]},
        {"boons": ["sword"]},
        {"boons": ["moss", "moss"]},
        {"boons": ["moss"], "box": ["moss"]},
        {"boons": ["moss", "feather", "rope", "bell"]},
    ],
)
def test_what_no_chapter_leaves_is_refused(wrong):
    with pytest.raises(BadSetting):
        Match(GAME, ANNA, {"from": "thorns"}, 1, Prelude(legacy={**NO_LEGACY, **wrong}))
    Match(GAME, ANNA, {"from": "thorns"}, 1, Prelude(legacy={**NO_LEGACY, "boons": ["moss"]}))
