"""Chat: lines and gestures for everybody who is invited to a table."""

from __future__ import annotations

import time

from veillee.server.errors import Refusal, forbidden
from veillee.server.storage.rows import ChatRow
from veillee.server.tables.client import Client
from veillee.server.tables.live_table import LiveTable

# How often a line takes the next number when another server took its own.
TRIES = 10


async def say(live: LiveTable, client: Client, text: str, gesture: str = "") -> None:
    """Store a line and show it to everybody who is invited."""
    mine = live.seats_of(client.person_id)
    if client.person is None:
        raise Refusal("no-name", "say who you are first", 403)
    if not live.is_invited(client.person_id):
        raise forbidden("no-invitation", "this table is private: its chat is for those who play there")
    name = live.seats[mine[0]].name if mine else client.person.name
    seat = client.eyes if client.eyes in mine else mine[0] if mine else None
    lines: list[ChatRow] = []
    async with live.lock:
        for _ in range(TRIES):
            line = ChatRow(live.id, last_number(live) + 1, time.time(), seat, name, text, gesture)
            if await live.services.store.add_line(line):
                lines.append(line)
                live.note_lines([line])
                break
            lines += await catch_up(live)
        else:
            raise Refusal("storage", "the line could not be stored; try again", 503)
    live.show_lines(lines)
    await live.services.pubsub.publish(chat=live.id)


async def receive_lines(live: LiveTable) -> None:
    """Show lines that were said at another server."""
    async with live.lock:
        lines = await catch_up(live)
    live.show_lines(lines)


async def catch_up(live: LiveTable) -> list[ChatRow]:
    """Read the lines that other servers have stored meanwhile."""
    lines = await live.services.store.lines_of(live.id, last_number(live))
    live.note_lines(lines)
    return lines


def last_number(live: LiveTable) -> int:
    """The number of the last line; -1 if there is none."""
    return live.chat[-1].number if live.chat else -1
