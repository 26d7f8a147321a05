"""A seat at a table of some server: it moves again as soon as its last move was acknowledged, and notes the time."""

from __future__ import annotations

import asyncio
import time

from bench.load.wire import Wire


class Seat(Wire):
    """One player at one table. A game that is over begins anew at the same table."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.latencies: list[float] = []
        self.until = 0.0
        self.sent = 0.0
        self.rested: asyncio.Future[None] | None = None

    def next_move(self) -> bytes:
        """What to send."""
        raise NotImplementedError

    async def play(self, until: float) -> list[float]:
        """Move until then; gives the latencies."""
        self.latencies = []
        self.until = until
        self.rested = asyncio.get_running_loop().create_future()
        self._move()
        await self.rested
        return self.latencies

    def _move(self) -> None:
        self.sent = time.perf_counter()
        self.send(self.next_move())

    def acknowledged(self) -> None:
        """The server has answered the last move; the first answer says that the table is ready."""
        if not self.ready.done():
            self.ready.set_result(None)
            return
        now = time.perf_counter()
        self.latencies.append(now - self.sent)
        if now < self.until:
            self._move()
        elif self.rested is not None and not self.rested.done():
            self.rested.set_result(None)
