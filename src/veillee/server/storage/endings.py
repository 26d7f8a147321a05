"""How tables ended, as it is stored: results, curves, and the earlier evenings of the same people."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, and_, func, select, update
from sqlalchemy.dialects.postgresql import insert as pg_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from veillee.engine.words import Atom
from veillee.server.storage.rows import SeatRow
from veillee.server.storage.schema import endings, matches, moves, seats
from veillee.server.storage.store import Store

# The latest evenings that are looked at.
MOST_EVENINGS = 60


@dataclass(frozen=True)
class EndingRow:
    """How a table ended with its move `seq`, in how many rounds; the curve is JSON, once it is computed."""

    match: str
    seq: int
    winners: tuple[int, ...]
    ending: str
    score: int | None
    rounds: int
    curve: str | None = None


@dataclass(frozen=True)
class EveningRow:
    """A table that is over: when and with which move it ended, and its ending if that was noted for this move."""

    match: str
    at: float
    seq: int
    settings: dict[str, Atom]
    seats: list[SeatRow]
    ending: EndingRow | None


class Endings:
    """The endings in the store."""

    def __init__(self, store: Store) -> None:
        self.database = store.database
        upsert = (pg_insert if self.database.is_postgresql else sqlite_insert)(endings)
        fresh = {column.name: upsert.excluded[column.name] for column in endings.columns if column.name != "match"}
        # What is noted again for the same move may have its curve already.
        self._note = upsert.on_conflict_do_update(
            index_elements=["match"], set_=fresh, where=endings.c.seq < upsert.excluded.seq
        )

    async def find(self, match: str, seq: int) -> EndingRow | None:
        """How a table ended with this move, if it was noted."""
        query = select(endings).where(endings.c.match == match, endings.c.seq == seq)
        row = await self.database.read(lambda connection: connection.execute(query).first())
        return _ending(row) if row else None

    async def note(self, ending: EndingRow) -> None:
        """Store an ending, instead of an earlier one of the same table."""
        row = {**vars(ending), "winners": json.dumps(ending.winners)}
        await self.database.write(lambda connection: connection.execute(self._note, [row]))

    async def keep_curve(self, match: str, seq: int, curve: str) -> None:
        """Store the curve of an ending that was noted."""
        keeping = update(endings).where(endings.c.match == match, endings.c.seq == seq).values(curve=curve)
        await self.database.write(lambda connection: connection.execute(keeping))

    async def evenings_of(self, person: str, game: str, before: float) -> list[EveningRow]:
        """The tables of a game at which a person sat and that were over before, the latest ones, in their order.

        A table with a guide is no evening, nor is one that went on from another.
        """

        def work(connection: Connection) -> list[EveningRow]:
            found = connection.execute(_over(person, game, before)).all()
            ids = [row.id for row in found]
            sitting: dict[str, list[SeatRow]] = {match: [] for match in ids}
            for row in connection.execute(select(seats).where(seats.c.match.in_(ids)).order_by(seats.c.seat)):
                sitting[row.match].append(SeatRow(row.seat, row.person, row.name, row.level))
            noted = {row.match: _ending(row) for row in connection.execute(select(endings).where(_in(ids)))}
            return [_evening(row, sitting[row.id], noted.get(row.id)) for row in reversed(found)]

        return await self.database.read(work)


def _in(ids: list[str]) -> Any:
    return endings.c.match.in_(ids)


def _over(person: str, game: str, before: float) -> Any:
    """The tables of a person whose last move ended them, the latest first."""
    sat = select(seats.c.match).where(seats.c.person == person)
    last = select(moves.c.match, func.max(moves.c.seq).label("seq")).where(moves.c.match.in_(sat))
    latest = last.group_by(moves.c.match).subquery()
    is_last = and_(moves.c.match == latest.c.match, moves.c.seq == latest.c.seq)
    query = select(matches.c.id, matches.c.settings, moves.c.at, moves.c.seq).select_from(
        matches.join(moves, matches.c.id == moves.c.match).join(latest, is_last)
    )
    is_evening = and_(
        matches.c.game == game,
        matches.c.tutorial.is_(False),
        matches.c.forked_from.is_(None),
        moves.c.phase == "over",
        moves.c.at < before,
    )
    return query.where(is_evening).order_by(moves.c.at.desc()).limit(MOST_EVENINGS)


def _evening(row: Row[Any], sitting: list[SeatRow], noted: EndingRow | None) -> EveningRow:
    is_current = noted is not None and noted.seq == row.seq
    return EveningRow(row.id, row.at, row.seq, json.loads(row.settings), sitting, noted if is_current else None)


def _ending(row: Row[Any]) -> EndingRow:
    return EndingRow(**{**row._mapping, "winners": tuple(json.loads(row.winners))})
