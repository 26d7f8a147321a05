"""The registry of live tables: opens them from the store when somebody comes, and drops idle ones."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence

from veillee.engine.errors import VeilleeError
from veillee.engine.registry import find_edition
from veillee.server.errors import Refusal, not_found
from veillee.server.logs import in_one_line
from veillee.server.storage.database import STORAGE_ERRORS
from veillee.server.storage.rows import MatchRow, MoveRow, SeatRow, SnapshotRow
from veillee.server.tables.live_table import LiveTable, TableServices
from veillee.server.tables.renewing import is_outdated, renewal_of
from veillee.server.tables.restoring import restore
from veillee.server.tables.snapshots import last_snapshot
from veillee.server.tables.visits import publish_presence

SWEEP_SECONDS = 15.0
IDLE_SECONDS = 60.0
# A table that moves at another server is dropped sooner: keeping up with it costs as much as playing it.
UNSEEN_SECONDS = 3.0
log = logging.getLogger(__name__)


class TableRegistry:
    """All live tables of this server."""

    def __init__(self, services: TableServices) -> None:
        self.services = services
        self.tables: dict[str, LiveTable] = {}
        self.opening: dict[str, asyncio.Task[LiveTable]] = {}
        self.sweeper: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start dropping idle tables."""
        self.sweeper = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        """Stop dropping idle tables, and keep all as they are."""
        if self.sweeper is not None:
            self.sweeper.cancel()
        await self.put_down(list(self.tables.values()))

    async def get(self, table: str) -> LiveTable:
        """A table, from memory or from the store."""
        live = self.tables.get(table)
        if live is not None and table not in self.opening:
            live.touch()
            return live
        if table not in self.opening:
            task = asyncio.create_task(self._open(table))
            self.opening[table] = task
            task.add_done_callback(lambda _: self.opening.pop(table, None))
        return await asyncio.shield(self.opening[table])

    async def get_fresh(self, table: str) -> LiveTable:
        """A table for somebody who may come from another server: everything that they saw there is here too."""
        live = await self.get(table)
        if self.services.pubsub.channel is not None:
            await live.catch_up()
        return live

    def add(self, row: MatchRow, seats: Sequence[SeatRow], moves: Sequence[MoveRow] = ()) -> LiveTable:
        """Add a table that was just stored here, without reading it again."""
        live = LiveTable(self.services, find_edition(row.game, row.rules), row, seats)
        restore(live, moves)
        self.tables[row.id] = live
        live.opened()
        return live

    async def _open(self, table: str) -> LiveTable:
        found = await self.services.store.find_match(table)
        if found is None:
            raise not_found("there is no such table")
        row, seats = found
        try:
            game = find_edition(row.game, row.rules)
        except VeilleeError as error:
            raise Refusal("unknown-game", str(error)) from None
        live = LiveTable(self.services, game, row, seats)
        # Registered before its log is read, so that no notice of another server is missed in between.
        self.tables[table] = live
        try:
            async with live.lock:
                moves, snapshot, chat = await self.services.store.log_of(table)
                live.note_lines(chat)
                if not (moves and is_outdated(live) and await self._renew(live, moves, snapshot)):
                    restore(live, moves, snapshot)
        except BaseException:
            self.tables.pop(table, None)
            raise
        await self.services.pubsub.publish(who=table)
        live.opened()
        return live

    async def _renew(self, live: LiveTable, moves: Sequence[MoveRow], snapshot: SnapshotRow | None) -> bool:
        """Go on with a match of an earlier edition, if it can be done. The mark is stored before anybody sees it."""
        renewal = renewal_of(live, moves, snapshot)
        if renewal is None:
            return False
        if not await self.services.store.renew(renewal.row, renewal.move):
            raise Refusal("stale", "another server is renewing this table; try again", 503)
        live.renew(renewal.row)
        live.resume(renewal.match, renewal.move)
        return True

    async def put_down(self, tables: Sequence[LiveTable]) -> None:
        """Keep tables as they are, so that a later edition can go on with them."""
        snapshots = [snapshot for live in tables if (snapshot := last_snapshot(live)) is not None]
        try:
            await self.services.store.keep_snapshots(snapshots)
        except STORAGE_ERRORS as error:
            log.warning("not kept", extra={"tables": len(snapshots), "why": in_one_line(error)})

    async def _sweep(self) -> None:
        """Drop idle tables, and tell the other servers who is here."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            for live in list(self.tables.values()):
                if live.presence.people_here() or live.clients:
                    await publish_presence(live)
                    if live.presence.has_changed():
                        live.seats_changed()
            idle = [live for live in self.tables.values() if is_idle(live, IDLE_SECONDS)]
            await self.put_down(idle)
            for live in idle:
                if is_idle(live, IDLE_SECONDS):
                    self.drop(live)

    def follows(self, table: str) -> bool:
        """Is this table here? One that nobody has used lately is dropped rather than kept up to date."""
        live = self.tables.get(table)
        if live is not None and is_idle(live, UNSEEN_SECONDS):
            self.drop(live)
        return table in self.tables

    def drop(self, live: LiveTable) -> None:
        """Forget a table; the store still has it."""
        self.tables.pop(live.id, None)
        live.closed()

    def send_away(self, live: LiveTable) -> None:
        """Forget a table and make its clients reconnect, so that it is opened anew."""
        self.drop(live)
        for client in live.clients:
            client.send_away()


def is_idle(live: LiveTable, seconds: float) -> bool:
    """Does nobody look, does no bot think, and did nobody come for this long?"""
    if live.clients or live.lock.is_locked or live.has_thinking_bot:
        return False
    return time.monotonic() - live.touched > seconds
