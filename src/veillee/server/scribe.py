"""The scribe: writes the moves of all tables in groups. One transaction, one flush, for all that came meanwhile."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from veillee.server.bells import CHANNEL, Bells
from veillee.server.storage import Store
from veillee.server.storage.rows import MoveRow, SnapshotRow

GROUP_LIMIT = 500


class Scribe:
    """Whoever hands in a move waits until it is on the disk, and learns whether its place in the log was free."""

    def __init__(self, store: Store, bells: Bells) -> None:
        self.store = store
        self.bells = bells
        self.waiting: list[tuple[MoveRow, SnapshotRow | None, asyncio.Future[bool]]] = []
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

    async def store_move(self, move: MoveRow, snapshot: SnapshotRow | None = None) -> bool:
        """True once it is stored; False if another move has its place."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting.append((move, snapshot, future))
        self.handed_in.set()
        return await future

    async def _write(self) -> None:
        while self.waiting or not self.is_stopping:
            await self.handed_in.wait()
            self.handed_in.clear()
            while self.waiting:
                group, self.waiting = self.waiting[:GROUP_LIMIT], self.waiting[GROUP_LIMIT:]
                await self._write_group(group)

    async def _write_group(self, group: list[tuple[MoveRow, SnapshotRow | None, asyncio.Future[bool]]]) -> None:
        """All or nothing: if the database fails, every one of the group is told."""
        try:
            moves = [move for move, _, _ in group]
            snapshots = [snapshot for _, snapshot, _ in group if snapshot is not None]
            notices = self.bells.notices_of_moves([move.match for move in moves])
            done = await self.store.add_moves(moves, snapshots, CHANNEL, notices)
        except Exception as error:
            for _, _, future in group:
                if not future.done():
                    future.set_exception(error)
            return
        for move, _, future in group:
            if not future.done():
                future.set_result((move.match, move.seq) in done)
