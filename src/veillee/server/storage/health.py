"""Health of the storage: it is well if something was written a moment ago."""

from __future__ import annotations

import asyncio
import time

from veillee.server.storage.store import Store

# A write as recent as this need not be repeated, however often somebody asks.
FRESH_SECONDS = 1.0
PATIENCE_SECONDS = 3.0


class StorageHealth:
    """Writes on demand. All who ask at the same time wait for the same write."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.writing: asyncio.Task[None] | None = None
        self.written_at = float("-inf")

    async def check(self) -> None:
        """Fails with the error of the database, or after a while with `TimeoutError`."""
        if time.monotonic() - self.written_at < FRESH_SECONDS:
            return
        if self.writing is None or self.writing.done():
            self.writing = asyncio.create_task(self._write())
            self.writing.add_done_callback(_retrieve_error)
        await asyncio.wait_for(asyncio.shield(self.writing), PATIENCE_SECONDS)

    async def _write(self) -> None:
        await self.store.write_heartbeat(time.time())
        self.written_at = time.monotonic()


def _retrieve_error(task: asyncio.Task[None]) -> None:
    """An error for which nobody waited any more is no news."""
    if not task.cancelled():
        task.exception()
