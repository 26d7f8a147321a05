"""A visitor: one page that looks at one table, over a WebSocket or by asking again and again."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

import msgspec

from veillee.server.messages import ServerMessage
from veillee.server.storage.rows import PersonRow
from veillee.server.wire import Wire

# A page that does not read falls behind; past this it must connect anew.
MAILBOX = 200
_encode = msgspec.json.Encoder().encode


class Allowance:
    """How often something may happen: so many times a second, with some in reserve."""

    def __init__(self, rate: float, reserve: float) -> None:
        self.rate = rate
        self.reserve = reserve
        self.left = reserve
        self.seen = time.monotonic()

    def take(self) -> bool:
        """Use one, if any is left."""
        if not self.is_left():
            return False
        self.left -= 1
        return True

    def is_left(self) -> bool:
        """May it happen now? A rate of 0 means no limit."""
        if self.rate <= 0:
            return True
        now = time.monotonic()
        self.left = min(self.reserve, self.left + (now - self.seen) * self.rate)
        self.seen = now
        return self.left >= 1


class Visitor:
    """Who looks (nobody: a spectator), with whose eyes, and what waits to be sent.

    The wire is the short way to a page that reads: it takes a text at once or says that it cannot. `is_busy`: what the
    page has said is being carried out. One that is unhurried says which version it has `seen`.
    """

    def __init__(self, person: PersonRow | None, eyes: int | None, rate: float = 0.0, wire: Wire | None = None) -> None:
        self.person = person
        self.eyes = eyes
        self.allowance = Allowance(rate, 2 * rate)
        self.mailbox: asyncio.Queue[bytes] = asyncio.Queue(MAILBOX)
        self.is_behind = False
        self.is_sending = False
        self.is_busy = False
        self.next_turn: asyncio.Future[None] | None = None
        self.wire = wire
        self.is_unhurried = False
        self.seen = -1
        self.seen_at = 0.0

    def post(self, message: ServerMessage) -> None:
        """Send a message, or put it into the mailbox when others wait before it."""
        if self.is_behind:
            return
        text = _encode(message)
        if self.wire is not None and not self.is_sending and self.mailbox.empty() and self.wire.send_now(text):
            return
        try:
            self.mailbox.put_nowait(text)
        except asyncio.QueueFull:
            self.is_behind = True
            if self.wire is not None:
                self.wire.hang_up()

    async def begin(self) -> None:
        """Carry out what the page says, after what it said before."""
        if self.is_busy:
            self.next_turn = asyncio.get_running_loop().create_future()
            await self.next_turn
        self.is_busy = True

    def finish(self) -> None:
        """What it said is done. If more waits, that is next: nothing may slip in between."""
        if self.next_turn is not None and not self.next_turn.done():
            self.next_turn.set_result(None)
        else:
            self.is_busy = False
        self.next_turn = None

    def send_away(self) -> None:
        """The page must connect anew; an empty letter wakes whoever empties the mailbox."""
        self.is_behind = True
        with suppress(asyncio.QueueFull):
            self.mailbox.put_nowait(b"")

    def owns(self, person: str | None) -> bool:
        """Is this the visitor's own seat?"""
        return self.person is not None and person == self.person.id
