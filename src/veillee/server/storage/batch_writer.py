"""The batch writer: stores the moves of all tables in batches, with one transaction and one flush for each batch."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Protocol

from veillee.server.storage.rows import MoveRow, SnapshotRow
from veillee.server.storage.store import Store

BATCH_LIMIT = 500
RESULTS_AT_ONCE = 32
log = logging.getLogger(__name__)


class Announcer(Protocol):
    """Tells other servers which tables have new moves."""

    def move_notices(self, tables: list[str]) -> list[str]:
        """The notices to send for these tables."""

    async def publish_moves(self, notices: list[str]) -> None:
        """Send the notices, unless the database sent them with the moves."""


class PendingMove:
    """A move to be stored; it is told the result."""

    __slots__ = ("move", "snapshot")

    def __init__(self, move: MoveRow, snapshot: SnapshotRow | None) -> None:
        self.move = move
        self.snapshot = snapshot

    def written(self, is_stored: bool) -> None:
        """The transaction is on the disk. False: another move has the same place in the log."""
        raise NotImplementedError

    def failed(self, error: Exception) -> None:
        """The transaction failed."""
        raise NotImplementedError


class AwaitedMove(PendingMove):
    """A pending move with a future that a task awaits."""

    __slots__ = ("done",)

    def __init__(self, move: MoveRow, snapshot: SnapshotRow | None) -> None:
        super().__init__(move, snapshot)
        self.done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    def written(self, is_stored: bool) -> None:
        """Set the result unless the waiter was cancelled."""
        if not self.done.done():
            self.done.set_result(is_stored)

    def failed(self, error: Exception) -> None:
        """Set the exception unless the waiter was cancelled."""
        if not self.done.done():
            self.done.set_exception(error)


class BatchWriter:
    """Collects moves while a batch is being written, then writes them as the next batch."""

    def __init__(self, store: Store, announcer: Announcer) -> None:
        self.store = store
        self.announcer = announcer
        self.waiting: list[PendingMove] = []
        self.has_work = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.is_stopping = False

    def start(self) -> None:
        """Start the writing task."""
        self.task = asyncio.create_task(self._write())

    async def stop(self) -> None:
        """Write everything that was added, then stop."""
        self.is_stopping = True
        self.has_work.set()
        if self.task is not None:
            with suppress(asyncio.CancelledError):
                await self.task

    def add(self, pending: PendingMove) -> None:
        """Write this move with the next batch."""
        self.waiting.append(pending)
        self.has_work.set()

    async def store_move(self, move: MoveRow, snapshot: SnapshotRow | None = None) -> bool:
        """Store a move and wait: True once it is stored, False if another move has its place."""
        pending = AwaitedMove(move, snapshot)
        self.add(pending)
        return await pending.done

    async def _write(self) -> None:
        while self.waiting or not self.is_stopping:
            await self.has_work.wait()
            self.has_work.clear()
            while self.waiting:
                batch, self.waiting = self.waiting[:BATCH_LIMIT], self.waiting[BATCH_LIMIT:]
                await self._write_batch(batch)

    async def _write_batch(self, batch: list[PendingMove]) -> None:
        """All or nothing: if the database fails, every move of the batch fails."""
        try:
            snapshots = [pending.snapshot for pending in batch if pending.snapshot is not None]
            notices = self.announcer.move_notices([pending.move.match for pending in batch])
            stored = await self.store.add_moves([pending.move for pending in batch], snapshots, notices)
        except Exception as error:
            self._report(0, batch, set(), error)
            return
        await self.announcer.publish_moves(notices)
        # Scheduled rather than called, so that the next batch can be on its way to the disk meanwhile.
        asyncio.get_running_loop().call_soon(self._report, 0, batch, stored, None)

    def _report(
        self, start: int, batch: list[PendingMove], stored: set[tuple[str, int]], error: Exception | None
    ) -> None:
        """Report some results at a time, so that their messages go out before the rest is reported."""
        end = start + RESULTS_AT_ONCE
        for pending in batch[start:end]:
            self._report_one(pending, (pending.move.match, pending.move.seq) in stored, error)
        if end < len(batch):
            asyncio.get_running_loop().call_soon(self._report, end, batch, stored, error)

    def _report_one(self, pending: PendingMove, is_stored: bool, error: Exception | None) -> None:
        """Report one result. A failure at one table does not stop the reports to the others."""
        try:
            if error is None:
                pending.written(is_stored)
            else:
                pending.failed(error)
        except Exception:
            log.exception("accident", extra={"table": pending.move.match})
