"""Positions to think about, from games played at random and stopped now and then; and how often something happens."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import accumulate

from veillee.engine.chance import seeded
from veillee.engine.registry import find_game
from veillee.engine.table import Table

GAME = find_game("chaperon")
EVENINGS = [(seats, mode) for mode in ("together", "wolf") for seats in (1, 2, 3, 5) if seats > 1 or mode == "together"]


def positions(seats: int, mode: str, games: int, every: int = 5, start: str = "easy") -> Iterator[Table]:
    """Tables at a question, from random games."""
    for seed in range(games):
        table = GAME.new_table(seats, {"mode": mode, "start": start}, seed=seed)
        chance = seeded(f"positions {seed}")
        decisions = 0
        while table.result is None:
            if decisions % every == 0:
                yield table.copy()
            question = table.questions[0]
            table.choose(question.seat, question.options[chance.below(len(question.options))])
            decisions += 1


def happens(times: int, outcomes: Iterable[bool]) -> bool:
    """Does it happen at least this often? No more games are played than it takes to know."""
    return any(count >= times for count in accumulate(outcomes))
