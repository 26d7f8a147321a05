"""Tallies: the counts of many games of one cell. Whole numbers only, so that the order of adding does not matter."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import sqrt
from typing import Final

from veillee.players.interval import wilson

# Worths are counted in thousandths.
WHOLE: Final = 1000


@dataclass(frozen=True)
class Rate:
    """A share of games with its 95 % interval."""

    wins: int
    games: int

    @property
    def share(self) -> float:
        """The share; 0 if there is no game."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The bounds of the 95 % interval."""
        return wilson(self.wins, self.games)

    def data(self) -> dict[str, object]:
        """For JSON."""
        low, high = self.interval
        rate = round(self.share, 6) if self.games else None
        return {"games": self.games, "high": round(high, 6), "low": round(low, 6), "rate": rate}


@dataclass
class Numbers:
    """The sum of some whole numbers and of their squares."""

    count: int = 0
    total: int = 0
    squares: int = 0

    def add(self, number: int) -> None:
        """Add a number."""
        self.count += 1
        self.total += number
        self.squares += number * number

    def merge(self, other: Numbers) -> None:
        """Add all numbers of another."""
        self.count += other.count
        self.total += other.total
        self.squares += other.squares

    @property
    def mean(self) -> float:
        """The average."""
        return self.total / self.count if self.count else 0.0

    @property
    def deviation(self) -> float:
        """The standard deviation."""
        if self.count < 2:
            return 0.0
        return sqrt(max(0.0, (self.squares - self.total * self.total / self.count) / (self.count - 1)))

    def data(self) -> dict[str, object]:
        """For JSON."""
        return {"deviation": round(self.deviation, 6), "mean": round(self.mean, 6)}


@dataclass
class Tally:
    """One cell: wins, lengths, endings, and how often each event happened, in all games and in games won.

    `worth` counts what endings were worth to the lead seat in thousandths, where one was neither lost nor won. Games
    without an end are counted apart from all others.
    """

    games: int = 0
    endless: int = 0
    wins: int = 0
    seat_wins: Counter[int] = field(default_factory=Counter)
    bot_games: Counter[str] = field(default_factory=Counter)
    bot_wins: Counter[str] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    marks: Counter[str] = field(default_factory=Counter)
    decisions: Numbers = field(default_factory=Numbers)
    score: Numbers = field(default_factory=Numbers)
    worth: Numbers = field(default_factory=Numbers)
    between: int = 0
    heard: Counter[str] = field(default_factory=Counter)
    games_with: Counter[str] = field(default_factory=Counter)
    wins_with: Counter[str] = field(default_factory=Counter)

    def merge(self, other: Tally) -> None:
        """Add another tally of the same cell."""
        self.games += other.games
        self.endless += other.endless
        self.wins += other.wins
        self.decisions.merge(other.decisions)
        self.score.merge(other.score)
        self.worth.merge(other.worth)
        self.between += other.between
        self.seat_wins.update(other.seat_wins)
        self.bot_games.update(other.bot_games)
        self.bot_wins.update(other.bot_wins)
        self.endings.update(other.endings)
        self.marks.update(other.marks)
        self.heard.update(other.heard)
        self.games_with.update(other.games_with)
        self.wins_with.update(other.wins_with)

    def value(self, worth: float) -> None:
        """Add the worth that the ending of one game has for the lead seat."""
        self.worth.add(round(WHOLE * worth))
        self.between += 0.0 < worth < 1.0

    def hear(self, events: Counter[str], won: bool) -> None:
        """Count the events of one game, by name."""
        self.heard.update(events)
        self.games_with.update(events.keys())
        if won:
            self.wins_with.update(events.keys())

    @property
    def mean_worth(self) -> float:
        """The average worth of the endings, from 0 (all lost) to 1 (all won)."""
        return self.worth.mean / WHOLE

    @property
    def win_rate(self) -> Rate:
        """The wins of the lead seat."""
        return Rate(self.wins, self.games)

    def rate_of(self, bot: str) -> Rate:
        """The win rate of a bot over all its seats. A bot on several seats counts as a game for each."""
        return Rate(self.bot_wins[bot], self.bot_games[bot])

    def rate_with(self, event: str) -> Rate:
        """The win rate of the games in which the event happened."""
        return Rate(self.wins_with[event], self.games_with[event])

    def rate_without(self, event: str) -> Rate:
        """The win rate of the games in which it did not."""
        return Rate(self.wins - self.wins_with[event], self.games - self.games_with[event])
