"""Talk: lines and gestures for everybody at a table."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from veillee.server.refusals import Refusal
from veillee.server.storage.rows import ChatRow
from veillee.server.visitor import Visitor

if TYPE_CHECKING:
    from veillee.server.live import LiveTable

# A line whose number another server took meanwhile takes the next.
TRIES = 10


async def say(live: LiveTable, visitor: Visitor, text: str, gesture: str = "") -> None:
    """A line for everybody here."""
    mine = live.seats_of(visitor.person.id if visitor.person else None)
    if visitor.person is None:
        raise Refusal("no-name", "say who you are first", 403)
    name = live.seats[mine[0]].name if mine else visitor.person.name
    seat = visitor.eyes if visitor.eyes in mine else mine[0] if mine else None
    lines: list[ChatRow] = []
    async with live.lock:
        for _ in range(TRIES):
            line = ChatRow(live.id, last_number(live) + 1, time.time(), seat, name, text, gesture)
            if await live.house.store.add_line(line):
                lines.append(line)
                live.chat.append(line)
                break
            lines += await catch_up(live)
        else:
            raise Refusal("storage", "the line could not be stored; try again", 503)
    live.chatted(lines)
    await live.house.bells.ring(chat=live.id)


async def hear_chat(live: LiveTable) -> None:
    """Lines that were said on another server."""
    async with live.lock:
        lines = await catch_up(live)
    live.chatted(lines)


async def catch_up(live: LiveTable) -> list[ChatRow]:
    """Read what other servers have stored meanwhile."""
    lines = await live.house.store.lines_of(live.id, last_number(live))
    live.chat += lines
    return lines


def last_number(live: LiveTable) -> int:
    """The number of the last line."""
    return live.chat[-1].number if live.chat else -1
