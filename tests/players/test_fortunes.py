"""The chance to win over a game that is over: the result at its end, uncertain before, and told where it turned."""

from __future__ import annotations

import pytest

from tests.games.combinations import combinations
from tests.games.playthrough import Playthrough
from veillee.engine.chance import seeded
from veillee.engine.match import Match
from veillee.engine.registry import find_game
from veillee.kit.book import UNREAD
from veillee.players.fortunes import (
    GAMES,
    MOST_POINTS,
    Fortune,
    counts_score,
    fortune_at,
    points_of,
    sides_of,
    smoothed,
    swings_of,
)
from veillee.players.playing import follow_instinct


def played(name: str) -> Match:
    playthrough = Playthrough(next(one for one in combinations() if str(one) == name))
    playthrough.text()
    return playthrough.match


def fortunes(match: Match, moments: list[int], games: int = 20) -> list[Fortune]:
    return [
        fortune_at(match.game, match.table_at(moment), moment, seeded(f"test {moment}"), games) for moment in moments
    ]


def test_points_are_few_and_reach_from_the_first_moment_to_the_last() -> None:
    assert points_of(0) == [0]
    assert points_of(3) == [0, 1, 2, 3]
    long = points_of(500)
    assert len(long) == MOST_POINTS
    assert (long[0], long[-1]) == (0, 500)
    assert long == sorted(set(long))


@pytest.mark.parametrize("name", ["chaperon-together-2", "chaperon-wolf-3", "insomnia-wolf-3"])
def test_a_curve_ends_with_the_result(name: str) -> None:
    match = played(name)
    result = match.table.result
    assert result is not None
    first, last = fortunes(match, [0, len(match.choices)])
    sides = sides_of(match.game, match.table)
    assert last.chances == tuple(float(any(seat in result.winners for seat in side)) for side in sides)
    assert all(0 < chance < 1 for chance in first.chances)


def test_sides_that_oppose_each_other_share_one_certainty() -> None:
    match = played("chaperon-wolf-3")
    assert sorted(len(side) for side in sides_of(match.game, match.table)) == [1, 2]
    for fortune in fortunes(match, points_of(len(match.choices))[::6]):
        assert sum(fortune.chances) == pytest.approx(1.0)


def test_a_curve_looks_neither_into_the_deck_nor_at_dice_to_come() -> None:
    """Imagined from the first moment, games end in more than one way, though the real one can only end in one."""
    match = played("chaperon-together-2")
    base, chance = match.table_at(0), seeded("deck")
    ends = set()
    for _ in range(30):
        twin = match.game.look_back(base, chance)
        follow_instinct(match.game, twin, chance)
        assert twin.result is not None
        ends.add(twin.result.ending)
    assert len(ends) > 1


def test_a_story_that_is_over_is_imagined_to_its_end() -> None:
    """Bots stop where nobody has read; afterwards the whole book lies open."""
    game, chance = find_game("peluches"), seeded("book")
    table = game.new_table(1)
    for _ in range(3):
        twin = game.look_back(table, chance)
        follow_instinct(game, twin, chance)
        assert twin.result is not None
        assert twin.result.ending != UNREAD


def test_alone_for_points_the_score_is_what_matters() -> None:
    alone = played("insomnia-wolf-1")
    curve = fortunes(alone, [0, len(alone.choices)])
    assert counts_score(curve)
    assert alone.table.result is not None
    assert curve[-1].score == alone.table.result.score
    together = played("chaperon-together-2")
    assert not counts_score(fortunes(together, [0, len(together.choices)]))


def test_the_largest_changes_are_swings_and_noise_is_none() -> None:
    curve = [Fortune(at, (chance,), None, GAMES) for at, chance in enumerate([0.5, 0.55, 0.2, 0.25, 0.9, 1.0])]
    assert swings_of(curve) == [(3, 4), (1, 2)]
    scores = [Fortune(at, (1.0,), score, GAMES) for at, score in enumerate([10.0, 11.0, 4.0])]
    assert swings_of(scores) == [(1, 2)]


def test_only_uncertain_points_are_smoothed() -> None:
    few = [Fortune(at, (chance,), None, 12) for at, chance in enumerate([0.4, 0.8, 0.4, 0.4])]
    assert [one.chances[0] for one in smoothed(few)] == pytest.approx([0.4, 0.6, 0.4, 0.4])
    many = [Fortune(at, (chance,), None, GAMES) for at, chance in enumerate([0.4, 0.8, 0.4, 0.4])]
    assert smoothed(many) == many
