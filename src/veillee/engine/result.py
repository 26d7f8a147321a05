"""Result: how a game ended."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Result:
    """Who won, with which ending of the story, and the score where the game counts one."""

    winners: tuple[int, ...]
    ending: str
    score: int | None = None
    marks: tuple[str, ...] = ()

    def payoff(self, seat: int) -> float:
        """What this ending is worth to a seat, from 0 to 1."""
        return 1.0 if seat in self.winners else 0.0
