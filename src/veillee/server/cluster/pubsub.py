"""Publish and subscribe: servers that share a database tell each other what changed."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from veillee.server.cluster.channels import Channel
from veillee.server.tokens import new_id

# PostgreSQL allows 8,000 bytes in a notice.
MOVES_PER_NOTICE = 150
log = logging.getLogger(__name__)


class Notice(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one server tells the others. `moves` lists tables with new moves; the rest concerns one table.

    `who` asks who is looking at a table, for a server that has just opened it. `bot_waits`: a bot there is giving
    people time, so no other server should answer for it.
    """

    sender: str
    moves: list[str] = []
    seats: str = ""
    chat: str = ""
    who: str = ""
    table: str = ""
    present: list[str] | None = None
    watching: int = 0
    undo_request: dict[str, Any] | None = msgspec.field(default=None, name="plea")
    undo_request_over: bool = msgspec.field(default=False, name="plea_over")
    suggestion: dict[str, Any] | None = msgspec.field(default=None, name="advice")
    bot_waits: bool = False
    next_table: str | None = None


Subscriber = Callable[[list[Notice]], Awaitable[None]]


class PubSub:
    """Publishes notices and receives those of other servers. Without a channel there are no others."""

    def __init__(self, channel: Channel | None) -> None:
        self.channel = channel
        self.sender = new_id(6)
        self.subscriber: Subscriber | None = None

    async def start(self, subscriber: Subscriber, missed: Callable[[], Awaitable[None]]) -> None:
        """Pass notices on from now on; call `missed` when some may have been lost."""
        self.subscriber = subscriber
        if self.channel is not None:
            await self.channel.open(self._receive, missed)

    async def stop(self) -> None:
        """Stop receiving."""
        if self.channel is not None:
            await self.channel.close()

    def move_notices(self, tables: list[str]) -> list[str]:
        """Notices that these tables have new moves, each within the size limit."""
        if self.channel is None:
            return []
        groups = [tables[start : start + MOVES_PER_NOTICE] for start in range(0, len(tables), MOVES_PER_NOTICE)]
        return [self._encoded(Notice(self.sender, moves=group)) for group in groups]

    async def publish_moves(self, notices: list[str]) -> None:
        """Send these notices, unless the database sent them with the moves."""
        if self.channel is not None and not self.channel.carries_moves:
            for notice in notices:
                await self._send(self.channel, notice)

    async def publish(self, **what: Any) -> None:
        """Tell the others now. If that fails, they learn it from the database later."""
        if self.channel is not None:
            await self._send(self.channel, self._encoded(Notice(self.sender, **what)))

    async def _send(self, channel: Channel, text: str) -> None:
        try:
            await channel.send(text)
        except Exception as error:
            log.warning("notice not sent", extra={"why": str(error)})

    def _encoded(self, notice: Notice) -> str:
        return msgspec.json.encode(notice).decode()

    async def _receive(self, texts: list[str]) -> None:
        """Pass on the notices of others. An error with some of them does not stop the next ones."""
        assert self.subscriber is not None
        try:
            notices = [msgspec.json.decode(text, type=Notice) for text in texts]
            await self.subscriber([notice for notice in notices if notice.sender != self.sender])
        except Exception:
            log.exception("notices lost")
