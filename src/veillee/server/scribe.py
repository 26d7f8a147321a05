"""The scribe: writes the moves of all tables in groups. One transaction, one flush, for all that came meanwhile."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from veillee.server.bells import Bells
from veillee.server.lines import CHANNEL
from veillee.server.storage import Store
from veillee.server.storage.rows import MoveRow, SnapshotRow

GROUP_LIMIT = 500
TOLD_AT_ONCE = 32
log = logging.getLogger(__name__)


class Entry:
    """A move to be written. Whoever hands it in is told what became of it."""

    __slots__ = ("move", "snapshot")

    def __init__(self, move: MoveRow, snapshot: SnapshotRow | None) -> None:
        self.move = move
        self.snapshot = snapshot

    def written(self, is_stored: bool) -> None:
        """It is on the disk; or another move has its place."""
        raise NotImplementedError

    def failed(self, error: Exception) -> None:
        """The database could not be written."""
        raise NotImplementedError


class AwaitedEntry(Entry):
    """An entry for which somebody waits."""

    __slots__ = ("done",)

    def __init__(self, move: MoveRow, snapshot: SnapshotRow | None) -> None:
        super().__init__(move, snapshot)
        self.done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    def written(self, is_stored: bool) -> None:
        """Unless nobody waits any more."""
        if not self.done.done():
            self.done.set_result(is_stored)

    def failed(self, error: Exception) -> None:
        """Unless nobody waits any more."""
        if not self.done.done():
            self.done.set_exception(error)


class Scribe:
    """Takes entries in, and tells each when it is on the disk, or that its place in the log was taken."""

    def __init__(self, store: Store, bells: Bells) -> None:
        self.store = store
        self.bells = bells
        self.waiting: list[Entry] = []
        self.handed_in = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.is_stopping = False

    def start(self) -> None:
        """Begin to write."""
        self.task = asyncio.create_task(self._write())

    async def stop(self) -> None:
        """Write what was handed in, then stop."""
        self.is_stopping = True
        self.handed_in.set()
        if self.task is not None:
            with suppress(asyncio.CancelledError):
                await self.task

    def hand_in(self, entry: Entry) -> None:
        """Have it written with the next group."""
        self.waiting.append(entry)
        self.handed_in.set()

    async def store_move(self, move: MoveRow, snapshot: SnapshotRow | None = None) -> bool:
        """True once it is stored; False if another move has its place."""
        entry = AwaitedEntry(move, snapshot)
        self.hand_in(entry)
        return await entry.done

    async def _write(self) -> None:
        while self.waiting or not self.is_stopping:
            await self.handed_in.wait()
            self.handed_in.clear()
            while self.waiting:
                group, self.waiting = self.waiting[:GROUP_LIMIT], self.waiting[GROUP_LIMIT:]
                await self._write_group(group)

    async def _write_group(self, group: list[Entry]) -> None:
        """All or nothing: if the database fails, every one of the group is told."""
        try:
            snapshots = [entry.snapshot for entry in group if entry.snapshot is not None]
            notices = self.bells.notices_of_moves([entry.move.match for entry in group])
            done = await self.store.add_moves([entry.move for entry in group], snapshots, CHANNEL, notices)
        except Exception as error:
            self._tell_from(0, group, set(), error)
            return
        await self.bells.ring_for_moves(notices)
        # The next group can go to the disk meanwhile.
        asyncio.get_running_loop().call_soon(self._tell_from, 0, group, done, None)

    def _tell_from(self, start: int, group: list[Entry], done: set[tuple[str, int]], error: Exception | None) -> None:
        """Some at a time, so that what they send goes out while others are told."""
        end = start + TOLD_AT_ONCE
        for entry in group[start:end]:
            self._tell(entry, (entry.move.match, entry.move.seq) in done, error)
        if end < len(group):
            asyncio.get_running_loop().call_soon(self._tell_from, end, group, done, error)

    def _tell(self, entry: Entry, is_stored: bool, error: Exception | None) -> None:
        """Whatever goes wrong with one table, the others are told."""
        try:
            if error is None:
                entry.written(is_stored)
            else:
                entry.failed(error)
        except Exception:
            log.exception("accident", extra={"table": entry.move.match})
