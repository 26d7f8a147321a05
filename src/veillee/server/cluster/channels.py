"""Channels between servers: what one sends, all others receive. LISTEN/NOTIFY on PostgreSQL, else the supervisor."""

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

from veillee.server.storage.store import CHANNEL, Store

# The longest text that the supervisor passes on.
TEXT_LIMIT = 1_000_000
# How often a process tells the supervisor that it runs.
HEARTBEAT_SECONDS = 1.0
_RETRY_SECONDS = 1.0
_BYTES_AT_ONCE = 65_536
# The longest that a process without its supervisor takes to stop.
_END_SECONDS = 8.0
log = logging.getLogger(__name__)

Receiver = Callable[[list[str]], Awaitable[None]]


class Channel(Protocol):
    """A way to the other servers. `carries_moves`: the database notifies them of moves when it stores them."""

    carries_moves: bool

    async def open(self, receive: Receiver, missed: Callable[[], Awaitable[None]]) -> None:
        """Pass on what others send from now on; after an interruption, call `missed`."""

    async def send(self, text: str) -> None:
        """Send a text to all others."""

    async def close(self) -> None:
        """Stop receiving."""


class PostgresqlChannel:
    """Between servers that share a PostgreSQL."""

    carries_moves = True

    def __init__(self, store: Store) -> None:
        self.store = store
        self.task: asyncio.Task[None] | None = None
        self.received: asyncio.Queue[str] = asyncio.Queue()

    async def open(self, receive: Receiver, missed: Callable[[], Awaitable[None]]) -> None:
        """Start listening; returns once the database listens."""
        listening = asyncio.Event()
        self.task = asyncio.create_task(self._listen(listening, receive, missed))
        await listening.wait()

    async def send(self, text: str) -> None:
        """Notify in a transaction of its own."""
        await self.store.notify([text])

    async def close(self) -> None:
        """Close the connection."""
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task

    async def _listen(self, listening: asyncio.Event, receive: Receiver, missed: Callable[[], Awaitable[None]]) -> None:
        """Keep a connection open; reconnect when it is lost."""
        address = self.store.database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                connection = await asyncpg.connect(address)
                try:
                    lost = asyncio.Event()
                    connection.add_termination_listener(lambda _, lost=lost: lost.set())
                    await connection.add_listener(CHANNEL, self._queue)
                    if listening.is_set():
                        await missed()
                    listening.set()
                    await self._pass_on(lost, receive)
                finally:
                    with suppress(Exception):
                        await connection.close()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("cannot hear the other servers", extra={"why": str(error)})
            await asyncio.sleep(_RETRY_SECONDS)

    def _queue(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        self.received.put_nowait(str(payload))

    async def _pass_on(self, lost: asyncio.Event, receive: Receiver) -> None:
        """Pass on texts, all that have arrived at once, until the connection is lost."""
        ended = asyncio.create_task(lost.wait())
        try:
            while not lost.is_set():
                first = asyncio.create_task(self.received.get())
                await asyncio.wait({first, ended}, return_when=asyncio.FIRST_COMPLETED)
                if not first.done():
                    first.cancel()
                    continue
                texts = [first.result()]
                while not self.received.empty():
                    texts.append(self.received.get_nowait())
                await receive(texts)
        finally:
            ended.cancel()


class SupervisorChannel:
    """Between processes of one server: the supervisor passes each line on to all other processes."""

    carries_moves = False

    def __init__(self, end: socket.socket) -> None:
        self.end = end
        self.receive: Receiver | None = None
        self.writer: asyncio.StreamWriter | None = None
        self.task: asyncio.Task[None] | None = None
        self.heartbeat: asyncio.Task[None] | None = None

    async def connect(self) -> None:
        """Start reading what the supervisor passes on."""
        reader, self.writer = await asyncio.open_connection(sock=self.end)
        self.task = asyncio.create_task(self._listen(reader))

    async def open(self, receive: Receiver, missed: Callable[[], Awaitable[None]]) -> None:  # noqa: ARG002
        """Pass on what others send. Nothing is ever missed: the supervisor keeps what was not read yet."""
        self.receive = receive

    async def send(self, text: str) -> None:
        """Send without waiting. An empty text says that this process is ready, and then that it still runs."""
        if self.writer is not None:
            self.writer.write(text.encode() + b"\n")

    def start_heartbeat(self) -> None:
        """Tell the supervisor that this process is ready, and from now on that it still runs."""
        self.heartbeat = asyncio.create_task(self._beat())

    async def _beat(self) -> None:
        while True:
            await self.send("")
            await asyncio.sleep(HEARTBEAT_SECONDS)

    async def close(self) -> None:
        """Stop receiving. The socket stays open until the process ends, by which the supervisor notices."""
        self.receive = None

    async def _listen(self, reader: asyncio.StreamReader) -> None:
        """Pass on lines until the supervisor is gone, then stop this process, which would keep the address."""
        # A supervisor that was killed before it read everything resets the connection.
        with suppress(ConnectionError):
            await self._pass_on(reader)
        log.error("the supervisor is gone")
        asyncio.get_running_loop().call_later(_END_SECONDS, os._exit, 1)
        os.kill(os.getpid(), signal.SIGTERM)

    async def _pass_on(self, reader: asyncio.StreamReader) -> None:
        incomplete = b""
        while data := await reader.read(_BYTES_AT_ONCE):
            *lines, incomplete = (incomplete + data).split(b"\n")
            if lines and self.receive is not None:
                await self.receive([line.decode() for line in lines])
