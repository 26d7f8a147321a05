"""Fortunes: how likely each side was to win at chosen moments of a game that is over, from imagined games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from time import perf_counter
from typing import Any, Final

from veillee.engine.chance import Chance
from veillee.engine.game import Game
from veillee.engine.table import Seat, Table
from veillee.players.playing import follow_instinct

MOST_POINTS: Final = 24
# Imagined games for one point, and after how many seconds fewer must do. With 150 games an estimate is off by four
# hundredths on average; Peluches takes up to a tenth of a second for one, Chaperon a thousandth.
GAMES: Final = 150
FEWEST_GAMES: Final = 2
SECONDS: Final = 1.2
# Decisions after which an imagined game is judged as it stands.
LONGEST: Final = 3000
# How much a chance, or a mean score, must change between two points to be told: more than the noise of the estimates.
SWING: Final = 0.18
SWING_OF_SCORE: Final = 3.0
MOST_SWINGS: Final = 3


@dataclass(frozen=True)
class Fortune:
    """The outlook at one moment: the chance of each side, and the mean score where every imagined game has one.

    `games` is the number of imagined games; 0 if the game was over, and nothing had to be imagined.
    """

    moment: int
    chances: tuple[float, ...]
    score: float | None
    games: int


def sides_of(game: Game[Any], table: Table) -> list[list[Seat]]:
    """The seats of each side, in the order of their first seats."""
    sides: dict[int, list[Seat]] = {}
    for seat in range(table.seats):
        sides.setdefault(game.side(table, seat), []).append(seat)
    return list(sides.values())


def points_of(last: int) -> list[int]:
    """The moments of a curve: all of a short game, otherwise evenly spread, always with the first and the last."""
    count = min(MOST_POINTS, last + 1)
    return [round(last * place / (count - 1)) for place in range(count)] if count > 1 else [0]


def fortune_at(
    game: Game[Any], table: Table, moment: int, chance: Chance, games: int = GAMES, seconds: float = SECONDS
) -> Fortune:
    """The outlook of a past table; of one that is over, how it ended."""
    sides = sides_of(game, table)
    if table.result is not None:
        return Fortune(moment, tuple([_worth(game, table, side[0]) for side in sides]), table.result.score, 0)
    worths = [0.0] * len(sides)
    scores: list[int] = []
    until = perf_counter() + seconds
    played = 0
    while played < games and (played < FEWEST_GAMES or perf_counter() < until):
        twin = game.look_back(table, chance)
        follow_instinct(game, twin, chance, LONGEST)
        for place, side in enumerate(sides):
            worths[place] += _worth(game, twin, side[0])
        if twin.result is not None and twin.result.score is not None:
            scores.append(twin.result.score)
        played += 1
    score = sum(scores) / played if len(scores) == played else None
    return Fortune(moment, tuple([worth / played for worth in worths]), score, played)


def _worth(game: Game[Any], table: Table, seat: Seat) -> float:
    """What an ending is worth to a seat; how a table looks that did not end."""
    return game.promise(table, seat) if table.result is None else table.result.payoff(seat)


def smoothed(fortunes: Sequence[Fortune]) -> list[Fortune]:
    """The curve with points of few imagined games drawn towards their neighbours: their noise would look like fate.
    The last imagined point stays, since its neighbour is the result.
    """
    found = list(fortunes)
    for at in range(1, len(fortunes) - 2):
        before, here, after = fortunes[at - 1 : at + 2]
        if 0 < here.games < GAMES:
            triples = zip(before.chances, here.chances, after.chances, strict=True)
            found[at] = replace(here, chances=tuple([(one + 2 * two + three) / 4 for one, two, three in triples]))
    return found


def counts_score(fortunes: Sequence[Fortune]) -> bool:
    """Is the score what matters? It is where everybody always wins and every imagined game has a score."""
    return all(one.score is not None and min(one.chances) == 1.0 for one in fortunes)


def swings_of(fortunes: Sequence[Fortune]) -> list[tuple[int, int]]:
    """The spans in which fortune changed most, the largest change first."""
    least = SWING_OF_SCORE if counts_score(fortunes) else SWING
    spans = [(_change(before, after), before.moment, after.moment) for before, after in pairwise(fortunes)]
    spans.sort(key=lambda span: -span[0])
    return [(first, last) for change, first, last in spans[:MOST_SWINGS] if change >= least]


def _change(before: Fortune, after: Fortune) -> float:
    if before.score is not None and after.score is not None and before.chances == after.chances:
        return abs(after.score - before.score)
    return max(abs(now - then) for then, now in zip(before.chances, after.chances, strict=True))


def merged(visits: Sequence[Fortune]) -> Fortune:
    """Several estimates of the same moment as one."""
    first = visits[0]
    games = sum(one.games for one in visits)
    if games == 0:
        return first
    scores = [one.score * one.games for one in visits if one.score is not None]
    sums = [sum(one.chances[side] * one.games for one in visits) for side in range(len(first.chances))]
    score = sum(scores) / games if len(scores) == len(visits) else None
    return Fortune(first.moment, tuple([total / games for total in sums]), score, games)
