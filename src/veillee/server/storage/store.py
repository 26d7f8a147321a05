"""The store: every query of the server."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import asdict
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, Select, TextClause, and_, delete, func, insert, select, text, update
from sqlalchemy.dialects import postgresql
from sqlalchemy.dialects.postgresql import insert as pg_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import IntegrityError

from veillee.engine.prelude import prelude_from
from veillee.server.storage.database import Database, database_at, migrate
from veillee.server.storage.rows import ChatRow, MatchRow, MoveRow, PersonRow, SeatRow, SnapshotRow, Summary
from veillee.server.storage.schema import chat, heartbeat, matches, moves, people, put_away, seats, snapshots

CHAT_KEPT = 200
# Where servers that share a PostgreSQL hear of each other.
CHANNEL = "veillee"


class Store:
    """A database with the current schema."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._add_moves = adding_moves(database.is_postgresql)
        self._add_free_moves = text(f'{self._add_moves.text} ON CONFLICT DO NOTHING RETURNING "match", "seq"')
        kind = pg_insert if database.is_postgresql else sqlite_insert
        upsert = kind(snapshots)
        fresh = {name: upsert.excluded[name] for name in ("seq", "moment", "frozen")}
        beat = kind(heartbeat)
        self._write_heartbeat = beat.on_conflict_do_update(index_elements=["id"], set_={"at": beat.excluded.at})
        self._put_away = kind(put_away).on_conflict_do_nothing()
        self._keep_snapshots = upsert.on_conflict_do_update(index_elements=["match"], set_=fresh)

    async def close(self) -> None:
        """Close all connections."""
        await self.database.close()

    async def write_heartbeat(self, at: float) -> None:
        """Check that the database stores what it is given."""
        await self.database.write(lambda connection: connection.execute(self._write_heartbeat, [{"id": 1, "at": at}]))

    # People

    async def add_person(self, person: PersonRow, token_hash: str, at: float) -> None:
        """Store a new person."""
        row = {"id": person.id, "name": person.name, "token_hash": token_hash, "created": at}
        await self.database.write(lambda connection: connection.execute(insert(people), [row]))

    async def find_person(self, token_hash: str) -> PersonRow | None:
        """The person whose token has this hash."""
        row = await self._first(select(people.c.id, people.c.name).where(people.c.token_hash == token_hash))
        return PersonRow(row.id, row.name) if row else None

    async def rename_person(self, person: str, name: str) -> None:
        """Change a person's name for tables to come."""
        renaming = update(people).where(people.c.id == person).values(name=name)
        await self.database.write(lambda connection: connection.execute(renaming))

    # Tables

    async def add_match(self, match: MatchRow, sitters: Sequence[SeatRow], log: Sequence[MoveRow] = ()) -> None:
        """Store a new table; a fork or an uploaded file brings its moves along."""

        def work(connection: Connection) -> None:
            connection.execute(insert(matches), [columns_of(match)])
            connection.execute(insert(seats), [{**vars(seat), "match": match.id} for seat in sitters])
            if log:
                connection.execute(insert(moves), [msgspec.structs.asdict(move) for move in log])

        await self.database.write(work)

    async def add_match_once(self, match: MatchRow, sitters: Sequence[SeatRow]) -> bool:
        """Store a new table; False if there is one with its id already."""
        try:
            await self.add_match(match, sitters)
        except IntegrityError:
            if await self.find_match(match.id) is None:
                raise
            return False
        return True

    async def find_match(self, match: str) -> tuple[MatchRow, list[SeatRow]] | None:
        """A table as it was created, and its seats."""

        def work(connection: Connection) -> tuple[MatchRow, list[SeatRow]] | None:
            row = connection.execute(select(matches).where(matches.c.id == match)).first()
            return (_match(row), _seats_of(connection, match)) if row else None

        return await self.database.read(work)

    async def log_of(self, match: str) -> tuple[list[MoveRow], SnapshotRow | None, list[ChatRow]]:
        """The log of a table: its moves, its latest snapshot, its chat."""

        def work(connection: Connection) -> tuple[list[MoveRow], SnapshotRow | None, list[ChatRow]]:
            row = connection.execute(select(snapshots).where(snapshots.c.match == match)).first()
            snapshot = SnapshotRow(row.match, row.seq, row.moment, row.frozen) if row else None
            return _moves_of(connection, match, 0), snapshot, _lines_of(connection, match, -1)

        return await self.database.read(work)

    async def seats_of(self, match: str) -> list[SeatRow]:
        """The seats as they are now."""
        return await self.database.read(lambda connection: _seats_of(connection, match))

    async def change_seat(self, match: str, old: SeatRow, new: SeatRow, draw: MoveRow | None = None) -> bool:
        """Change a seat, and store the draw that comes with it; False if somebody else was faster with either."""
        here = and_(
            seats.c.match == match,
            seats.c.seat == old.seat,
            seats.c.person.is_not_distinct_from(old.person),
            seats.c.level.is_not_distinct_from(old.level),
        )
        changing = update(seats).where(here).values(person=new.person, name=new.name, level=new.level)

        def work(connection: Connection) -> bool:
            is_changed = connection.execute(changing).rowcount == 1
            if is_changed and draw is not None:
                connection.execute(insert(moves), [msgspec.structs.asdict(draw)])
            return is_changed

        with suppress(IntegrityError):
            return await self.database.write(work)
        return False

    async def moves_of(self, match: str, after: int = 0) -> list[MoveRow]:
        """The moves of a table after this one."""
        return await self.database.read(lambda connection: _moves_of(connection, match, after))

    async def tables_of(self, person: str, limit: int, are_put_away: bool = False) -> list[Summary]:
        """The tables at which a person has a seat, or which they created: those on their shelf, or those put away."""
        sat = select(seats.c.match).where(seats.c.person == person)
        away = matches.c.id.in_(select(put_away.c.match).where(put_away.c.person == person))
        mine = select(matches.c.id).where(
            (matches.c.id.in_(sat)) | (matches.c.host == person), away if are_put_away else ~away
        )
        wanted = mine.order_by(matches.c.created.desc()).limit(limit)
        return await self.database.read(lambda connection: _summaries(connection, wanted))

    async def put_away(self, person: str, match: str) -> None:
        """Take a table off a person's shelf."""
        row = {"person": person, "match": match}
        await self.database.write(lambda connection: connection.execute(self._put_away, [row]))

    async def take_out(self, person: str, match: str) -> None:
        """Put a table back on a person's shelf."""
        taking = delete(put_away).where(put_away.c.person == person, put_away.c.match == match)
        await self.database.write(lambda connection: connection.execute(taking))

    async def public_tables(self, limit: int, since: float) -> list[Summary]:
        """Public tables created since then, newest first."""
        shown = select(matches.c.id).where(matches.c.public.is_(True), matches.c.created > since)
        wanted = shown.order_by(matches.c.created.desc()).limit(limit)
        return await self.database.read(lambda connection: _summaries(connection, wanted))

    async def count_tables(self, host: str, since: float) -> int:
        """The number of tables that a person created since then."""
        counting = select(func.count()).where(matches.c.host == host, matches.c.created > since)
        row = await self._first(counting)
        return int(row[0]) if row else 0

    # Moves, in batches

    async def add_moves(
        self, batch: Sequence[MoveRow], frozen: Sequence[SnapshotRow], notices: Iterable[str]
    ) -> set[tuple[str, int]]:
        """Store moves and notify the other servers. Returns the places of the moves that were stored: a move whose
        place was already taken is skipped.

        Rows are inserted in the order of their places, so that two servers cannot deadlock.
        """
        rows = msgspec.json.encode(sorted(batch, key=_place)).decode()

        def work(connection: Connection, picks: bool = False) -> set[tuple[str, int]]:
            if picks:
                done = {(row[0], row[1]) for row in connection.execute(self._add_free_moves, {"batch": rows})}
            else:
                connection.execute(self._add_moves, {"batch": rows})
                done = {_place(move) for move in batch}
            if kept := [vars(one) for one in frozen if (one.match, one.seq) in done]:
                connection.execute(self._keep_snapshots, kept)
            if done:
                self._notify(connection, notices)
            return done

        # Places are nearly always free, and RETURNING costs more than the rest of the statement.
        with suppress(IntegrityError):
            return await self.database.write(work)
        return await self.database.write(lambda connection: work(connection, picks=True))

    async def keep_snapshots(self, frozen: Sequence[SnapshotRow]) -> None:
        """Store snapshots of tables that were put down."""
        if frozen:
            kept = [vars(one) for one in frozen]
            await self.database.write(lambda connection: connection.execute(self._keep_snapshots, kept))

    async def renew(self, match: MatchRow, mark: MoveRow) -> bool:
        """Store that a later edition goes on with a match, and the mark in its log; False if another server did."""
        columns = columns_of(match)
        changed = {name: columns[name] for name in ("rules", "content", "settings", "prelude")}
        batch = {"batch": msgspec.json.encode([mark]).decode()}

        def work(connection: Connection) -> None:
            connection.execute(self._add_moves, batch)
            connection.execute(update(matches).where(matches.c.id == match.id).values(changed))
            connection.execute(delete(snapshots).where(snapshots.c.match == match.id))

        try:
            await self.database.write(work)
        except IntegrityError:
            return False
        return True

    async def notify(self, notices: Iterable[str]) -> None:
        """Notify the other servers."""
        if self.database.is_postgresql:
            await self.database.write(lambda connection: self._notify(connection, notices))

    def _notify(self, connection: Connection, notices: Iterable[str]) -> None:
        if self.database.is_postgresql:
            for notice in notices:
                connection.execute(text("SELECT pg_notify(:channel, :notice)"), {"channel": CHANNEL, "notice": notice})

    # Chat

    async def add_line(self, line: ChatRow) -> bool:
        """Store a chat line; False if its number was taken meanwhile."""
        with suppress(IntegrityError):
            await self.database.write(lambda connection: connection.execute(insert(chat), [asdict(line)]))
            return True
        return False

    async def lines_of(self, match: str, after: int = -1) -> list[ChatRow]:
        """The last chat lines after this number."""
        return await self.database.read(lambda connection: _lines_of(connection, match, after))

    async def _first(self, query: Select[Any]) -> Row[Any] | None:
        return await self.database.read(lambda connection: connection.execute(query).first())


def adding_moves(is_postgresql: bool) -> TextClause:
    """One statement for any number of moves, passed as one JSON parameter: much cheaper than binding each column."""
    columns = list(moves.columns)
    if is_postgresql:
        dialect = postgresql.dialect()  # type: ignore[no-untyped-call]
        kinds = {column.name: column.type.compile(dialect) for column in columns}
        fields = [f"CAST(row ->> {place} AS {kinds[column.name]})" for place, column in enumerate(columns)]
        source = "json_array_elements(CAST(:batch AS json)) AS rows(row)"
    else:
        fields = [f"json_extract(row.value, '$[{place}]')" for place in range(len(columns))]
        source = "json_each(:batch) AS row WHERE true"
    names = ", ".join(f'"{column.name}"' for column in columns)
    return text(
        f"INSERT INTO moves ({names}) SELECT {', '.join(fields)} FROM {source}"  # noqa: S608 - from our own schema
    )


def _place(move: MoveRow) -> tuple[str, int]:
    """The primary key of a move."""
    return move.match, move.seq


def _seats_of(connection: Connection, match: str) -> list[SeatRow]:
    rows = connection.execute(select(seats).where(seats.c.match == match).order_by(seats.c.seat))
    return [_seat(row) for row in rows]


def _moves_of(connection: Connection, match: str, after: int) -> list[MoveRow]:
    query = select(moves).where(moves.c.match == match, moves.c.seq > after).order_by(moves.c.seq)
    return [MoveRow(*row) for row in connection.execute(query)]


def _lines_of(connection: Connection, match: str, after: int) -> list[ChatRow]:
    query = select(chat).where(chat.c.match == match, chat.c.number > after)
    rows = connection.execute(query.order_by(chat.c.number.desc()).limit(CHAT_KEPT)).all()
    return [ChatRow(*row) for row in reversed(rows)]


def _summaries(connection: Connection, wanted: Select[Any]) -> list[Summary]:
    """The summaries of the tables whose ids `wanted` selects."""
    ids = [row[0] for row in connection.execute(wanted)]
    rows = connection.execute(select(matches).where(matches.c.id.in_(ids))).all()
    sitting: dict[str, list[SeatRow]] = {match: [] for match in ids}
    for row in connection.execute(select(seats).where(seats.c.match.in_(ids)).order_by(seats.c.seat)):
        sitting[row.match].append(_seat(row))
    last = select(moves.c.match, func.max(moves.c.seq).label("seq")).where(moves.c.match.in_(ids))
    latest = last.group_by(moves.c.match).subquery()
    newest = select(moves).join(latest, and_(moves.c.match == latest.c.match, moves.c.seq == latest.c.seq))
    lasts = {row.match: MoveRow(*row) for row in connection.execute(newest)}
    return [Summary(_match(row), sitting[row.id], lasts.get(row.id)) for row in rows]


def _match(row: Row[Any]) -> MatchRow:
    prelude = prelude_from(json.loads(row.prelude or "{}"))
    return MatchRow(**{**row._mapping, "settings": json.loads(row.settings), "prelude": prelude})


def columns_of(match: MatchRow) -> dict[str, Any]:
    """A table as it is stored. Most begin with settings and seed alone."""
    prelude = match.prelude.data()
    return {
        **vars(match),
        "settings": json.dumps(match.settings),
        "prelude": json.dumps(prelude) if prelude else None,
    }


def _seat(row: Row[Any]) -> SeatRow:
    return SeatRow(row.seat, row.person, row.name, row.level)


async def open_store(address: str, is_shared: bool = False) -> Store:
    """The store at this address, migrated to the current schema. `is_shared`: other processes write to it too."""
    database = database_at(address, is_shared)
    await migrate(database)
    return Store(database)
