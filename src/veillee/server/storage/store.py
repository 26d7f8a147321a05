"""The store: every question that the server asks its database."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Row, Select, and_, event, func, insert, select, text, update
from sqlalchemy.dialects.postgresql import insert as pg_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from veillee.server.storage.rows import ChatRow, MatchRow, MoveRow, PersonRow, SeatRow, SnapshotRow, Summary
from veillee.server.storage.schema import chat, matches, moves, people, seats, snapshots

CHAT_KEPT = 200
_MIGRATION_LOCK = 7_201_984


class Store:
    """A database with the schema of today."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.is_postgresql = engine.dialect.name == "postgresql"

    async def close(self) -> None:
        """Give all connections back."""
        await self.engine.dispose()

    async def ping(self) -> None:
        """Is the database there?"""
        async with self.engine.connect() as connection:
            await connection.execute(text("SELECT 1"))

    # People

    async def add_person(self, person: PersonRow, token_hash: str, at: float) -> None:
        """Somebody new."""
        async with self.engine.begin() as connection:
            row = {"id": person.id, "name": person.name, "token_hash": token_hash, "created": at}
            await connection.execute(insert(people), [row])

    async def find_person(self, token_hash: str) -> PersonRow | None:
        """Whose key has this hash."""
        row = await self._first(select(people.c.id, people.c.name).where(people.c.token_hash == token_hash))
        return PersonRow(row.id, row.name) if row else None

    async def rename_person(self, person: str, name: str) -> None:
        """A new name, for tables to come."""
        async with self.engine.begin() as connection:
            await connection.execute(update(people).where(people.c.id == person).values(name=name))

    # Tables

    async def add_match(self, match: MatchRow, sitters: Sequence[SeatRow], log: Sequence[MoveRow] = ()) -> None:
        """A new table, with the moves it begins with when it is a fork or comes from a file."""
        async with self.engine.begin() as connection:
            await connection.execute(insert(matches), [{**asdict(match), "settings": json.dumps(match.settings)}])
            await connection.execute(insert(seats), [{**asdict(seat), "match": match.id} for seat in sitters])
            if log:
                await connection.execute(insert(moves), [asdict(move) for move in log])

    async def find_match(self, match: str) -> tuple[MatchRow, list[SeatRow]] | None:
        """A table as it was set, and who sits there."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(matches).where(matches.c.id == match))).first()
            if row is None:
                return None
            return _match(row), await self._seats(connection, match)

    async def seats_of(self, match: str) -> list[SeatRow]:
        """Who sits there now."""
        async with self.engine.connect() as connection:
            return await self._seats(connection, match)

    async def change_seat(self, match: str, old: SeatRow, new: SeatRow) -> bool:
        """Put somebody else there, unless somebody was quicker."""
        here = and_(
            seats.c.match == match,
            seats.c.seat == old.seat,
            seats.c.person.is_not_distinct_from(old.person),
            seats.c.level.is_not_distinct_from(old.level),
        )
        async with self.engine.begin() as connection:
            done = await connection.execute(
                update(seats).where(here).values(person=new.person, name=new.name, level=new.level)
            )
            return done.rowcount == 1

    async def moves_of(self, match: str, after: int = 0) -> list[MoveRow]:
        """The log of a table, or what came after a move of it."""
        query = select(moves).where(moves.c.match == match, moves.c.seq > after).order_by(moves.c.seq)
        async with self.engine.connect() as connection:
            return [_move(row) for row in await connection.execute(query)]

    async def snapshot_of(self, match: str) -> SnapshotRow | None:
        """The last snapshot of a table."""
        row = await self._first(select(snapshots).where(snapshots.c.match == match))
        return SnapshotRow(row.match, row.seq, row.moment, row.frozen) if row else None

    async def summaries(self, wanted: Select[Any]) -> list[Summary]:
        """Tables in a list; `wanted` selects their ids."""
        async with self.engine.connect() as connection:
            ids = wanted.subquery()
            rows = (await connection.execute(select(matches).where(matches.c.id.in_(select(ids))))).all()
            sitting: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
            for row in await connection.execute(
                select(seats).where(seats.c.match.in_(select(ids))).order_by(seats.c.match, seats.c.seat)
            ):
                sitting[row.match].append(_seat(row))
            last = (
                select(moves.c.match, func.max(moves.c.seq).label("seq"))
                .where(moves.c.match.in_(select(ids)))
                .group_by(moves.c.match)
                .subquery()
            )
            newest = select(moves).join(last, and_(moves.c.match == last.c.match, moves.c.seq == last.c.seq))
            lasts = {row.match: _move(row) for row in await connection.execute(newest)}
            return [Summary(_match(row), sitting[row.id], lasts.get(row.id)) for row in rows]

    async def tables_of(self, person: str, limit: int) -> list[Summary]:
        """The tables at which somebody sits, or which they set."""
        sat = select(seats.c.match).where(seats.c.person == person)
        mine = select(matches.c.id).where((matches.c.id.in_(sat)) | (matches.c.host == person))
        return await self.summaries(mine.order_by(matches.c.created.desc()).limit(limit))

    async def public_tables(self, limit: int, since: float) -> list[Summary]:
        """Public tables set lately."""
        shown = select(matches.c.id).where(matches.c.public.is_(True), matches.c.created > since)
        return await self.summaries(shown.order_by(matches.c.created.desc()).limit(limit))

    async def count_tables(self, host: str | None = None, since: float = 0.0) -> int:
        """How many tables there are, or that somebody set lately."""
        query = select(func.count()).select_from(matches).where(matches.c.created > since)
        row = await self._first(query if host is None else query.where(matches.c.host == host))
        return int(row[0]) if row else 0

    # Moves, in groups

    async def add_moves(
        self, connection: AsyncConnection, batch: Sequence[MoveRow], frozen: Sequence[SnapshotRow]
    ) -> set[tuple[str, int]]:
        """Store moves; those whose place in the log was taken are left out of what is returned."""
        dialect_insert = pg_insert if self.is_postgresql else sqlite_insert
        stored = dialect_insert(moves).on_conflict_do_nothing().returning(moves.c.match, moves.c.seq)
        result = await connection.execute(stored, [vars_of(move) for move in batch])
        done = {(row.match, row.seq) for row in result}
        if kept := [vars_of(one) for one in frozen if (one.match, one.seq) in done]:
            upsert = dialect_insert(snapshots)
            fresh = {name: upsert.excluded[name] for name in ("seq", "moment", "frozen")}
            await connection.execute(upsert.on_conflict_do_update(index_elements=["match"], set_=fresh), kept)
        return done

    async def notify(self, connection: AsyncConnection, channel: str, payloads: Iterable[str]) -> None:
        """Tell the other servers, in the same transaction."""
        if self.is_postgresql:
            for payload in payloads:
                await connection.execute(
                    text("SELECT pg_notify(:channel, :payload)"), {"channel": channel, "payload": payload}
                )

    # Chat

    async def add_line(self, line: ChatRow) -> bool:
        """Store a line of the chat, unless its number was taken meanwhile."""
        with suppress(IntegrityError):
            async with self.engine.begin() as connection:
                await connection.execute(insert(chat), [asdict(line)])
            return True
        return False

    async def lines_of(self, match: str, after: int = -1) -> list[ChatRow]:
        """The last lines of the chat, or those after a number."""
        query = select(chat).where(chat.c.match == match, chat.c.number > after)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query.order_by(chat.c.number.desc()).limit(CHAT_KEPT))).all()
        return [ChatRow(*row) for row in reversed(rows)]

    async def _first(self, query: Select[Any]) -> Row[Any] | None:
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).first()

    async def _seats(self, connection: AsyncConnection, match: str) -> list[SeatRow]:
        rows = await connection.execute(select(seats).where(seats.c.match == match).order_by(seats.c.seat))
        return [_seat(row) for row in rows]


def vars_of(row: MoveRow | SnapshotRow) -> dict[str, Any]:
    """The fields of a flat row; unlike `asdict`, without copying each."""
    return dict(vars(row))


def _match(row: Row[Any]) -> MatchRow:
    return MatchRow(**{**row._mapping, "settings": json.loads(row.settings)})


def _seat(row: Row[Any]) -> SeatRow:
    return SeatRow(row.seat, row.person, row.name, row.level)


def _move(row: Row[Any]) -> MoveRow:
    return MoveRow(*row)


def database_url(database: str) -> str:
    """The address with the driver for it: `postgresql://…`, `sqlite:///…`, or the path of a file."""
    if "://" not in database:
        return f"sqlite+aiosqlite:///{Path(database).expanduser().resolve()}"
    url = make_url(database)
    driver = {"postgres": "postgresql+asyncpg", "postgresql": "postgresql+asyncpg", "sqlite": "sqlite+aiosqlite"}
    return url.set(drivername=driver.get(url.drivername, url.drivername)).render_as_string(hide_password=False)


async def open_store(database: str) -> Store:
    """The store at this address, brought to the schema of today."""
    url = database_url(database)
    if url.startswith("sqlite"):
        name = make_url(url).database
        if name:
            Path(name).parent.mkdir(parents=True, exist_ok=True)
        engine = create_async_engine(url, pool_size=4, max_overflow=4)
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    else:
        engine = create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True)
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})"))
        await connection.run_sync(migrate)
    return Store(engine)


def migrate(connection: Connection) -> None:
    """Bring the schema up to date. Servers that start together wait for each other."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """Readers never wait for the writer, and a commit is on the disk when it returns."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
