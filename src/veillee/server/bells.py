"""Bells: servers that share a database tell each other what changed."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from veillee.server.keys import new_id
from veillee.server.lines import Line

# PostgreSQL takes 8,000 bytes a notice.
MOVES_A_NOTICE = 150
log = logging.getLogger(__name__)


class Notice(msgspec.Struct, frozen=True, omit_defaults=True):
    """What another server says. `moves` are tables with new moves; the others concern one table.

    `who` asks who looks at a table: a server that has just opened it does not know yet. `bot_waits`: a bot there gives
    people time; nobody else need answer for it.
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
    advice: dict[str, Any] | None = None
    bot_waits: bool = False
    next_table: str | None = None


Listener = Callable[[list[Notice]], Awaitable[None]]


class Bells:
    """Rings for the others and hears them; without a line there are no others and nothing happens."""

    def __init__(self, line: Line | None, hear: Listener, missed: Callable[[], Awaitable[None]]) -> None:
        self.line = line
        self.sender = new_id(6)
        self.hear = hear
        self.missed = missed

    async def start(self) -> None:
        """Listen from now on."""
        if self.line is not None:
            await self.line.open(self._hand_over, self.missed)

    async def stop(self) -> None:
        """Hear nothing any more."""
        if self.line is not None:
            await self.line.close()

    def notices_of_moves(self, tables: list[str]) -> list[str]:
        """Notices that these tables have new moves, each short enough."""
        if self.line is None:
            return []
        groups = [tables[start : start + MOVES_A_NOTICE] for start in range(0, len(tables), MOVES_A_NOTICE)]
        return [self._text(Notice(self.sender, moves=group)) for group in groups]

    async def ring_for_moves(self, notices: list[str]) -> None:
        """Say these notices, unless the database has done so."""
        if self.line is not None and not self.line.carries_moves:
            for notice in notices:
                await self._say(self.line, notice)

    async def ring(self, **what: Any) -> None:
        """Tell the others now; if that fails they will learn it later from the database."""
        if self.line is not None:
            await self._say(self.line, self._text(Notice(self.sender, **what)))

    async def _say(self, line: Line, text: str) -> None:
        try:
            await line.say(text)
        except Exception as error:
            log.warning("bell not rung", extra={"why": str(error)})

    def _text(self, notice: Notice) -> str:
        return msgspec.json.encode(notice).decode()

    async def _hand_over(self, texts: list[str]) -> None:
        """Whatever goes wrong with some notices, the next ones are heard."""
        try:
            notices = [msgspec.json.decode(text, type=Notice) for text in texts]
            await self.hear([notice for notice in notices if notice.sender != self.sender])
        except Exception:
            log.exception("notices lost")
