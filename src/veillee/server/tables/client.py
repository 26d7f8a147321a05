"""A client: one page that looks at one table, over a WebSocket or by polling."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Protocol

import msgspec

from veillee.server.messages.table import ServerMessage
from veillee.server.rate_limits import RateLimit
from veillee.server.storage.rows import PersonRow
from veillee.server.tables.lock import Lock

# A client with more unread messages than this must reconnect.
MAILBOX = 200
_encode = msgspec.json.Encoder().encode


class DirectSender(Protocol):
    """Sends texts without waiting: see `socket/fast_path`."""

    def send_now(self, text: bytes) -> bool:
        """Send a text at once; False if that is not possible now."""

    def hang_up(self) -> None:
        """Close the connection without sending the rest."""


class Client:
    """Who looks (no person: a spectator), from which seat (`eyes`) and from which address, and what waits to be sent.

    `turn` is held while a message of the page is carried out, so that messages keep their order. A page that is
    unhurried reports which version it has `seen`.
    """

    def __init__(
        self,
        person: PersonRow | None,
        eyes: int | None,
        rate: float = 0.0,
        sender: DirectSender | None = None,
        is_unhurried: bool = False,
        address: str = "",
    ) -> None:
        self.person = person
        self.eyes = eyes
        self.rate_limit = RateLimit(rate, 2 * rate)
        self.mailbox: asyncio.Queue[bytes] = asyncio.Queue(MAILBOX)
        self.is_behind = False
        self.is_sending = False
        self.turn = Lock()
        self.sender = sender
        self.is_unhurried = is_unhurried
        self.address = address
        self.seen = -1
        self.seen_at = 0.0
        self.considered = -1

    @property
    def person_id(self) -> str | None:
        """The id of the person, if any."""
        return self.person.id if self.person is not None else None

    def owns(self, person: str | None) -> bool:
        """Is this the client's own person?"""
        return self.person is not None and person == self.person.id

    def look_from(self, seat: int | None) -> None:
        """See the table from this seat from now on."""
        self.eyes = seat

    def note_seen(self, version: int) -> None:
        """The page has shown this version."""
        self.seen = version
        self.seen_at = time.monotonic()

    def note_considering(self, version: int) -> None:
        """The reader may want to suggest something at this version."""
        self.seen = -1
        self.considered = version

    def post(self, message: ServerMessage) -> None:
        """Send a message, or put it into the mailbox if others wait before it."""
        if self.is_behind:
            return
        text = _encode(message)
        if self.sender is not None and not self.is_sending and self.mailbox.empty() and self.sender.send_now(text):
            return
        try:
            self.mailbox.put_nowait(text)
        except asyncio.QueueFull:
            self.is_behind = True
            if self.sender is not None:
                self.sender.hang_up()

    async def send_all(self, send: Callable[[bytes], Awaitable[None]]) -> None:
        """Send what arrives in the mailbox, until the client is behind and its mailbox is empty."""
        while True:
            text = await self.mailbox.get()
            self.is_sending = True
            if text:
                await send(text)
            self.is_sending = False
            if self.is_behind and self.mailbox.empty():
                return

    def take_all(self) -> list[bytes]:
        """Empty the mailbox."""
        texts = []
        while not self.mailbox.empty():
            texts.append(self.mailbox.get_nowait())
        return texts

    def send_away(self) -> None:
        """Make the page reconnect. The empty text wakes up `send_all`."""
        self.is_behind = True
        with suppress(asyncio.QueueFull):
            self.mailbox.put_nowait(b"")
