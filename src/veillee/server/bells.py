"""Bells: servers that share a PostgreSQL tell each other what changed, by LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import asyncpg
import msgspec

from veillee.server.keys import new_id
from veillee.server.storage import Store

CHANNEL = "veillee"
# PostgreSQL takes 8,000 bytes a notice.
MOVES_A_NOTICE = 150
_RETRY_SECONDS = 1.0
log = logging.getLogger(__name__)


class Notice(msgspec.Struct, frozen=True):
    """What another server says. `moves` are tables with new moves; the others concern one table.

    `who` asks who looks at a table: a server that has just opened it does not know yet.
    """

    sender: str
    moves: list[str] = []
    seats: str = ""
    chat: str = ""
    who: str = ""
    table: str = ""
    present: list[str] | None = None
    watching: int = 0
    plea: dict[str, Any] | None = None
    plea_over: bool = False
    next_table: str | None = None


Listener = Callable[[list[Notice]], Awaitable[None]]


class Bells:
    """Rings for the others and hears them; on SQLite there are no others and nothing happens."""

    def __init__(self, store: Store, hear: Listener, missed: Callable[[], Awaitable[None]]) -> None:
        self.store = store
        self.sender = new_id(6)
        self.hear = hear
        self.missed = missed
        self.task: asyncio.Task[None] | None = None
        self.heard: asyncio.Queue[str] = asyncio.Queue()

    async def start(self) -> None:
        """Listen from now on."""
        if self.store.database.is_postgresql:
            listening = asyncio.Event()
            self.task = asyncio.create_task(self._listen(listening))
            await listening.wait()

    async def stop(self) -> None:
        """Hear nothing any more."""
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task

    def notices_of_moves(self, tables: list[str]) -> list[str]:
        """Notices that these tables have new moves, each short enough."""
        groups = [tables[start : start + MOVES_A_NOTICE] for start in range(0, len(tables), MOVES_A_NOTICE)]
        return [self._text(Notice(self.sender, moves=group)) for group in groups]

    async def ring(self, **what: Any) -> None:
        """Tell the others now; if that fails they will learn it later from the database."""
        if not self.store.database.is_postgresql:
            return
        try:
            await self.store.notify(CHANNEL, [self._text(Notice(self.sender, **what))])
        except Exception as error:
            log.warning("bell not rung", extra={"why": str(error)})

    def _text(self, notice: Notice) -> str:
        return msgspec.json.encode(notice).decode()

    async def _listen(self, listening: asyncio.Event) -> None:
        """Keep a connection open; after a loss, tell the house that something may have been missed."""
        address = self.store.database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                connection = await asyncpg.connect(address)
                try:
                    lost = asyncio.Event()
                    connection.add_termination_listener(lambda _, lost=lost: lost.set())
                    await connection.add_listener(CHANNEL, self._note)
                    if listening.is_set():
                        await self.missed()
                    listening.set()
                    await self._hear_all(lost)
                finally:
                    with suppress(Exception):
                        await connection.close()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("cannot hear the other servers", extra={"why": str(error)})
            await asyncio.sleep(_RETRY_SECONDS)

    def _note(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        self.heard.put_nowait(str(payload))

    async def _hear_all(self, lost: asyncio.Event) -> None:
        """Hand notices over, all that came meanwhile at once, until the connection is lost."""
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
                await self._hand_over(texts)
        finally:
            ended.cancel()

    async def _hand_over(self, texts: list[str]) -> None:
        """Whatever goes wrong with some notices, the next ones are heard."""
        try:
            notices = [msgspec.json.decode(text, type=Notice) for text in texts]
            await self.hear([notice for notice in notices if notice.sender != self.sender])
        except Exception:
            log.exception("notices lost")
