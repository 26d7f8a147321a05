"""Result: how a game ended."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Result:
    """Who won, with which ending of the story, and the score where the game counts one.

    `worth` is what the ending is worth to the seats that did not win, from 0 (lost) to 1 (as good as won): for stories
    that end in more than two ways.
    """

    winners: tuple[int, ...]
    ending: str
    score: int | None = None
    marks: tuple[str, ...] = ()
    worth: float = 0.0

    def payoff(self, seat: int) -> float:
        """What this ending is worth to a seat, from 0 to 1."""
        return 1.0 if seat in self.winners else self.worth
