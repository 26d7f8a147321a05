"""Turns: who may use a worker next. The most urgent comes first; what can wait never occupies all workers."""

from __future__ import annotations

import asyncio
from collections import deque
from enum import IntEnum


class Urgency(IntEnum):
    """Why somebody needs a worker, the most urgent first."""

    PEOPLE_WAIT = 0
    HINT = 1
    BOTS_ALONE = 2
    LOOKING_BACK = 3


class Turn:
    """One use of a worker. `has_begun`: it no longer waits."""

    __slots__ = ("has_begun", "urgency")

    def __init__(self, urgency: Urgency) -> None:
        self.urgency = urgency
        self.has_begun = False


class Turns:
    """A queue for each urgency. What is less urgent leaves one worker free, if there are several."""

    def __init__(self, workers: int) -> None:
        self.limits = {urgency: max(1, workers - 1) for urgency in Urgency} | {Urgency.PEOPLE_WAIT: workers}
        self.running = dict.fromkeys(Urgency, 0)
        self.waiting: dict[Urgency, deque[tuple[Turn, asyncio.Future[None]]]] = {one: deque() for one in Urgency}

    async def begin(self, turn: Turn) -> None:
        """Wait for a worker. Whoever is cancelled meanwhile leaves the queue."""
        begun: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting[turn.urgency].append((turn, begun))
        self._start()
        try:
            await begun
        except asyncio.CancelledError:
            if turn.has_begun:
                self.end(turn)
            raise

    def end(self, turn: Turn) -> None:
        """A worker is free again."""
        self.running[turn.urgency] -= 1
        self._start()

    def _start(self) -> None:
        """Start turns while there are workers for them."""
        while (found := self._next()) is not None:
            turn, begun = found
            if not begun.done():
                turn.has_begun = True
                self.running[turn.urgency] += 1
                begun.set_result(None)

    def _next(self) -> tuple[Turn, asyncio.Future[None]] | None:
        """The next in line, if a worker is free for it."""
        in_use = sum(self.running.values())
        for urgency in Urgency:
            if self.waiting[urgency] and in_use < self.limits[urgency]:
                return self.waiting[urgency].popleft()
        return None
