"""Lines between servers: what one says, all the others hear. LISTEN and NOTIFY on PostgreSQL, the steward otherwise."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Protocol

import asyncpg

from veillee.server.storage import Store

CHANNEL = "veillee"
# The longest text that the steward carries.
TEXT_LIMIT = 1_000_000
_RETRY_SECONDS = 1.0
_BYTES_AT_ONCE = 65_536
log = logging.getLogger(__name__)

Listener = Callable[[list[str]], Awaitable[None]]


class Line(Protocol):
    """A way to the other servers. `carries_moves`: the database tells them of moves when it stores them."""

    carries_moves: bool

    async def open(self, hear: Listener, missed: Callable[[], Awaitable[None]]) -> None:
        """Hand over what is said there from now on; after a loss, say that something may have been missed."""

    async def say(self, text: str) -> None:
        """Tell the others."""

    async def close(self) -> None:
        """Hear nothing any more."""


class PostgresqlLine:
    """Servers that share a PostgreSQL."""

    carries_moves = True

    def __init__(self, store: Store) -> None:
        self.store = store
        self.task: asyncio.Task[None] | None = None
        self.heard: asyncio.Queue[str] = asyncio.Queue()

    async def open(self, hear: Listener, missed: Callable[[], Awaitable[None]]) -> None:
        """Once the database listens for us."""
        listening = asyncio.Event()
        self.task = asyncio.create_task(self._listen(listening, hear, missed))
        await listening.wait()

    async def say(self, text: str) -> None:
        """In a transaction of its own."""
        await self.store.notify(CHANNEL, [text])

    async def close(self) -> None:
        """Let the connection go."""
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task

    async def _listen(self, listening: asyncio.Event, hear: Listener, missed: Callable[[], Awaitable[None]]) -> None:
        """Keep a connection open."""
        address = self.store.database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                connection = await asyncpg.connect(address)
                try:
                    lost = asyncio.Event()
                    connection.add_termination_listener(lambda _, lost=lost: lost.set())
                    await connection.add_listener(CHANNEL, self._note)
                    if listening.is_set():
                        await missed()
                    listening.set()
                    await self._hear_all(lost, hear)
                finally:
                    with suppress(Exception):
                        await connection.close()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("cannot hear the other servers", extra={"why": str(error)})
            await asyncio.sleep(_RETRY_SECONDS)

    def _note(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        self.heard.put_nowait(str(payload))

    async def _hear_all(self, lost: asyncio.Event, hear: Listener) -> None:
        """Hand texts over, all that came meanwhile at once, until the connection is lost."""
        ended = asyncio.create_task(lost.wait())
        try:
            while not lost.is_set():
                heard = asyncio.create_task(self.heard.get())
                await asyncio.wait({heard, ended}, return_when=asyncio.FIRST_COMPLETED)
                if not heard.done():
                    heard.cancel()
                    continue
                texts = [heard.result()]
                while not self.heard.empty():
                    texts.append(self.heard.get_nowait())
                await hear(texts)
        finally:
            ended.cancel()


class StewardLine:
    """Processes of one server: the steward carries every text to all the others, each on a line of its own."""

    carries_moves = False

    def __init__(self, end: socket.socket) -> None:
        self.end = end
        self.hear: Listener | None = None
        self.writer: asyncio.StreamWriter | None = None
        self.task: asyncio.Task[None] | None = None

    async def connect(self) -> None:
        """From now on the steward is listened to."""
        reader, self.writer = await asyncio.open_connection(sock=self.end)
        self.task = asyncio.create_task(self._listen(reader))

    async def open(self, hear: Listener, missed: Callable[[], Awaitable[None]]) -> None:  # noqa: ARG002
        """Nothing is ever missed: the steward keeps what was not read yet."""
        self.hear = hear

    async def say(self, text: str) -> None:
        """Without waiting. An empty text says that we are here."""
        if self.writer is not None:
            self.writer.write(text.encode() + b"\n")

    async def close(self) -> None:
        """Hear nothing any more; the steward sees that the line is closed when the process ends."""
        self.hear = None

    async def _listen(self, reader: asyncio.StreamReader) -> None:
        begun = b""
        while came := await reader.read(_BYTES_AT_ONCE):
            *whole, begun = (begun + came).split(b"\n")
            if whole and self.hear is not None:
                await self.hear([text.decode() for text in whole])
        # A server whose steward is gone closes.
        log.error("the steward is gone")
        os.kill(os.getpid(), signal.SIGTERM)
