"""Rows: what the store gives and takes, as plain records."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from veillee.engine.words import Atom


@dataclass(frozen=True)
class PersonRow:
    """Somebody with a name; the key is known only by its hash."""

    id: str
    name: str


@dataclass(frozen=True)
class MatchRow:
    """A table as it was set."""

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


@dataclass(frozen=True)
class SeatRow:
    """A seat: a person (`level` set: a bot plays until they come back), a bot (no person, a level), or free."""

    seat: int
    person: str | None
    name: str
    level: str | None

    @property
    def is_open(self) -> bool:
        """Nobody sits there yet."""
        return self.person is None and self.level is None

    @property
    def is_played_by_bot(self) -> bool:
        """A bot answers now."""
        return self.level is not None


class MoveRow(msgspec.Struct, frozen=True, array_like=True):
    """A choice, or with no option a step back to `moment`. Groups of them go to the database as JSON arrays."""

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
    """The table frozen after the choice stored as `seq`, which made so many choices."""

    match: str
    seq: int
    moment: int
    frozen: str


@dataclass(frozen=True)
class ChatRow:
    """A line of the chat: a text or a gesture."""

    match: str
    number: int
    at: float
    seat: int | None
    name: str
    text: str
    gesture: str


@dataclass(frozen=True)
class Summary:
    """A table in a list: how it was set, who sits there, and its last move."""

    match: MatchRow
    seats: list[SeatRow]
    last: MoveRow | None
