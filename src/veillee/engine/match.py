"""Matches: a game from its log. Game, settings, seed and choices give everything else: resume, undo, replay, fork."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from veillee.engine.chance import seeded
from veillee.engine.errors import CannotUndo, NoSuchOption
from veillee.engine.game import Game
from veillee.engine.table import Seat, Table, Told
from veillee.engine.words import News, Option

HUMAN = "human"

# Why a choice can no longer be taken back.
NOTHING_TO_UNDO = "nothing"
CHANCE_USED = "chance"
SOMETHING_SHOWN = "shown"
OTHER_ANSWERED = "other"


@dataclass(frozen=True)
class Sitter:
    """Who sits at a seat: a name, and `human` or the kind of bot."""

    name: str
    kind: str = HUMAN

    def is_human(self) -> bool:
        """A person answers for this seat."""
        return self.kind == HUMAN


@dataclass(frozen=True)
class Choice:
    """One answer of the log."""

    seat: Seat
    option: Option


class Match:
    """A game with its log. The table is always the one that the log leads to."""

    def __init__(
        self,
        game: Game[Any],
        sitters: Collection[Sitter],
        settings: Mapping[str, object] | None = None,
        seed: int = 0,
    ) -> None:
        self.game = game
        self.sitters = list(sitters)
        self.settings = game.complete(len(self.sitters), settings or {})
        self.seed = seed
        self.choices: list[Choice] = []
        self.news: list[str] = []
        self.table, self.opening = self._begin()

    def _begin(self) -> tuple[Table, list[Told]]:
        table: Table = self.game.deal(len(self.sitters), dict(self.settings), seeded(self.seed))
        table.heard = []
        table.begin()
        return table, _take_heard(table)

    def choose(self, seat: Seat, option: Option) -> list[Told]:
        """Answer a question; what happened is returned. A refused answer changes nothing."""
        told, news = _answer(self.table, seat, option)
        self.choices.append(Choice(seat, option))
        self.news.append(news)
        return told

    def undo(self, seats: Collection[Seat]) -> int:
        """Take back the last choice of these seats and what followed on their side.

        Not if new information came out since, nor if another side has answered: that is information too.

        Returns how many choices the log still has. Raises CannotUndo with the reason.
        """
        last = len(self.choices) - 1
        while last >= 0 and self.choices[last].seat not in seats:
            last -= 1
        if last < 0:
            raise CannotUndo(NOTHING_TO_UNDO)
        for news in self.news[last:]:
            if news:
                raise CannotUndo(news)
        side = self.game.side(self.table, self.choices[last].seat)
        for choice in self.choices[last:]:
            if self.game.side(self.table, choice.seat) != side:
                raise CannotUndo(OTHER_ANSWERED)
        self.cut(last)
        return last

    def cut(self, count: int) -> None:
        """Keep only the first choices of the log."""
        self.table = self.table_at(count)
        del self.choices[count:]
        del self.news[count:]

    def table_at(self, count: int) -> Table:
        """The table after so many choices."""
        return self.replayed(count)[0]

    def told_at(self, count: int) -> list[Told]:
        """What happened in answer to the last of so many choices; at 0, how the game began."""
        return self.replayed(count)[1][-1]

    def _require_moment(self, count: int) -> None:
        if not 0 <= count <= len(self.choices):
            raise NoSuchOption(f"this match has {len(self.choices)} choices; there is no moment {count}")

    def replayed(self, count: int) -> tuple[Table, list[list[Told]]]:
        """The table after so many choices, and what happened at the beginning and after each of them."""
        self._require_moment(count)
        table, opening = self._begin()
        story = [opening]
        for choice in self.choices[:count]:
            told, _ = _answer(table, choice.seat, choice.option)
            story.append(told)
        return table, story

    def fork(self, count: int) -> Match:
        """A new match that goes on from a past moment of this one."""
        self._require_moment(count)
        twin = Match(self.game, self.sitters, self.settings, self.seed)
        for choice in self.choices[:count]:
            twin.choose(choice.seat, choice.option)
        return twin


def _answer(table: Table, seat: Seat, option: Option) -> tuple[list[Told], str]:
    table.heard = []
    before = table.chance.used()
    try:
        table.choose(seat, option)
    finally:
        told = _take_heard(table)
    if table.chance.used() != before:
        return told, CHANCE_USED
    if any([isinstance(one.event, News) for one in told]):
        return told, SOMETHING_SHOWN
    return told, ""


def _take_heard(table: Table) -> list[Told]:
    told = table.heard or []
    table.heard = None
    return told
