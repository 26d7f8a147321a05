"""A visitor: one page that looks at one table, over a WebSocket or by asking again and again."""

from __future__ import annotations

import asyncio
import time

import msgspec

from veillee.server.messages import ServerMessage
from veillee.server.storage.rows import PersonRow

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
        """Use one, if any is left; a rate of 0 means no limit."""
        if self.rate <= 0:
            return True
        now = time.monotonic()
        self.left = min(self.reserve, self.left + (now - self.seen) * self.rate)
        self.seen = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Visitor:
    """Who looks (nobody: a spectator), with whose eyes, and what waits to be sent."""

    def __init__(self, person: PersonRow | None, eyes: int | None, rate: float = 0.0) -> None:
        self.person = person
        self.eyes = eyes
        self.allowance = Allowance(rate, 2 * rate)
        self.mailbox: asyncio.Queue[bytes] = asyncio.Queue(MAILBOX)
        self.is_behind = False

    def post(self, message: ServerMessage) -> None:
        """Put a message into the mailbox."""
        if self.is_behind:
            return
        try:
            self.mailbox.put_nowait(_encode(message))
        except asyncio.QueueFull:
            self.is_behind = True

    def owns(self, person: str | None) -> bool:
        """Is this the visitor's own seat?"""
        return self.person is not None and person == self.person.id
