"""Turns: who may use a worker next. The most urgent comes first, and then whoever waits for the least; what can wait
never occupies all workers.
"""

from __future__ import annotations

import asyncio
from enum import IntEnum
from heapq import heappop, heappush
from itertools import count


class Urgency(IntEnum):
    """Why somebody needs a worker, the most urgent first."""

    PEOPLE_WAIT = 0
    HINT = 1
    BOTS_ALONE = 2
    LOOKING_BACK = 3


class Turn:
    """One use of a worker, for a person who comes from an address. `has_begun`: it no longer waits."""

    __slots__ = ("address", "has_begun", "person", "urgency")

    def __init__(self, urgency: Urgency, person: str = "", address: str = "") -> None:
        self.urgency = urgency
        self.person = person
        self.address = address
        self.has_begun = False


class Queue:
    """Turns of one urgency, in such an order that nobody who has many keeps the workers from the others.

    Each turn has the number after the last one of its person, but at least that of the turn that began last: so the
    turns of a person come one by one among those of the others, and none waits for ever. Equal numbers are told apart
    by those of the addresses, so many names help nobody.
    """

    def __init__(self) -> None:
        self.waiting: list[tuple[int, int, int, Turn, asyncio.Future[None]]] = []
        self.people = Numbers()
        self.addresses = Numbers()
        self.added = count()

    def add(self, turn: Turn, begun: asyncio.Future[None]) -> None:
        """A turn waits."""
        numbers = self.people.next_of(turn.person), self.addresses.next_of(turn.address)
        heappush(self.waiting, (*numbers, next(self.added), turn, begun))

    def take(self) -> tuple[Turn, asyncio.Future[None]]:
        """The turn that is next."""
        person, address, _, turn, begun = heappop(self.waiting)
        self.people.begin(person, is_last=not self.waiting)
        self.addresses.begin(address, is_last=not self.waiting)
        return turn, begun


class Numbers:
    """The last number of each owner, and the least that is given."""

    def __init__(self) -> None:
        self.last: dict[str, int] = {}
        self.least = 0

    def next_of(self, owner: str) -> int:
        """The number of an owner's next turn."""
        number = self.last[owner] = max(self.last.get(owner, -1) + 1, self.least)
        return number

    def begin(self, number: int, is_last: bool) -> None:
        """The turn with this number begins. When none waits any more, those who are not ahead of it are forgotten."""
        self.least = number
        if is_last:
            self.last = {owner: last for owner, last in self.last.items() if last >= number}


class Turns:
    """A queue for each urgency. What is less urgent leaves one worker free, if there are several."""

    def __init__(self, workers: int) -> None:
        self.limits = {urgency: max(1, workers - 1) for urgency in Urgency} | {Urgency.PEOPLE_WAIT: workers}
        self.running = dict.fromkeys(Urgency, 0)
        self.queues = {urgency: Queue() for urgency in Urgency}

    async def begin(self, turn: Turn) -> None:
        """Wait for a worker. Whoever is cancelled meanwhile leaves the queue."""
        begun: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queues[turn.urgency].add(turn, begun)
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
            if self.queues[urgency].waiting and in_use < self.limits[urgency]:
                return self.queues[urgency].take()
        return None
