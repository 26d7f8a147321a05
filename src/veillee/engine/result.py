"""Result: how a game ended."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(unsafe_hash=True, init=False)
class Result:
    """Who won, with which ending of the story, and the score where the game counts one.

    `worth` is for stories that end in more than two ways: what the ending is worth to everybody, from 0 (lost) to
    1 (won). Without it winning is worth 1, and not winning nothing.

    It never changes. Not frozen, since every imagined game ends with one, and those take three times as long to make.
    """

    winners: tuple[int, ...]
    ending: str
    score: int | None
    marks: tuple[str, ...]
    worth: float

    # Written out, since compiled code makes it so in a tenth of the time.
    def __init__(
        self,
        winners: tuple[int, ...],
        ending: str,
        score: int | None = None,
        marks: tuple[str, ...] = (),
        worth: float = 0.0,
    ) -> None:
        self.winners = winners
        self.ending = ending
        self.score = score
        self.marks = marks
        self.worth = worth

    def payoff(self, seat: int) -> float:
        """What this ending is worth to a seat, from 0 to 1."""
        return self.worth or (1.0 if seat in self.winners else 0.0)
