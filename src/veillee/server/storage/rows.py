"""Rows: the records that the store reads and writes."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from veillee.engine.prelude import Prelude
from veillee.engine.words import Atom


@dataclass(frozen=True)
class PersonRow:
    """A person."""

    id: str
    name: str


@dataclass(frozen=True)
class MatchRow:
    """A table as it was created."""

    id: str
    game: str
    rules: int
    content: str
    settings: dict[str, Atom]
    seed: int
    host: str
    public: bool
    tutorial: bool
    invite: str
    forked_from: str | None
    created: float
    prelude: Prelude


@dataclass(frozen=True)
class SeatRow:
    """A seat: a person (with a level, a bot plays until they come back), a bot (a level only), or open (neither)."""

    seat: int
    person: str | None
    name: str
    level: str | None

    @property
    def is_open(self) -> bool:
        """Is it free?"""
        return self.person is None and self.level is None

    @property
    def is_played_by_bot(self) -> bool:
        """Does a bot answer for this seat now?"""
        return self.level is not None


class StoredDraw(msgspec.Struct, frozen=True):
    """Chance drawn anew, in the place of an option: an object, where options are lists."""

    chance: int
    seats: list[int]


class MoveRow(msgspec.Struct, frozen=True, array_like=True):
    """A choice, a draw, or without an option an undo to `moment`. Batches go to the database as JSON arrays."""

    match: str
    seq: int
    at: float
    seat: int
    option: str | None
    moment: int
    news: str
    asked: str
    phase: str


@dataclass(frozen=True)
class SnapshotRow:
    """The table after the move stored as `seq`; `moment` is the number of choices that stood then."""

    match: str
    seq: int
    moment: int
    frozen: str


@dataclass(frozen=True)
class ChatRow:
    """A chat line: a text or a gesture."""

    match: str
    number: int
    at: float
    seat: int | None
    name: str
    text: str
    gesture: str


@dataclass(frozen=True)
class Summary:
    """A table in a list: as it was created, its seats, its last move."""

    match: MatchRow
    seats: list[SeatRow]
    last: MoveRow | None
