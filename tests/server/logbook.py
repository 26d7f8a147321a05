"""The logbook: what is truly in a database, read past the server."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from typing import Any

import asyncpg


@dataclass(frozen=True)
class Move:
    """A row of the log; a step back has no option, a draw of chance has an object."""

    seq: int
    seat: int
    option: list[Any] | dict[str, Any] | None
    moment: int
    phase: str


async def query(database: str, sql: str) -> list[tuple[Any, ...]]:
    """Rows of a database of either kind; what changes something is kept."""
    if not database.startswith("postgresql"):
        return await asyncio.to_thread(_query_sqlite, database, sql)
    connection = await asyncpg.connect(database)
    try:
        return [tuple(row) for row in await connection.fetch(sql)]
    finally:
        await connection.close()


def _query_sqlite(database: str, sql: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(database, timeout=10)) as connection, connection:
        return connection.execute(sql).fetchall()


async def moves_in(database: str, table: str) -> list[Move]:
    """The log of a table."""
    rows = await query(
        database, f"""SELECT seq, seat, "option", moment, phase FROM moves WHERE "match" = '{table}' ORDER BY seq"""
    )
    return [Move(seq, seat, json.loads(option or "null"), moment, phase) for seq, seat, option, moment, phase in rows]


async def invite_in(database: str, table: str) -> str:
    """The secret of a table's link."""
    ((invite,),) = await query(database, f"SELECT invite FROM matches WHERE id = '{table}'")
    return str(invite)


async def match_in(database: str, table: str) -> dict[str, Any]:
    """How a table was set."""
    ((game, settings, seed),) = await query(database, f"SELECT game, settings, seed FROM matches WHERE id = '{table}'")
    return {"game": game, "settings": json.loads(settings), "seed": seed}
