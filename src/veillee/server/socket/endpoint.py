"""The WebSocket of a table: hello, then messages both ways until one side leaves."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from veillee.server.errors import Refusal
from veillee.server.messages.table import Hello, Refused
from veillee.server.open_files import open_files_limit
from veillee.server.settings import ServerSettings
from veillee.server.socket.dispatch import MALFORMED, decode_message, dispatch
from veillee.server.socket.fast_path.moves import move_now
from veillee.server.socket.fast_path.protocol import protocol_of
from veillee.server.storage.people import People
from veillee.server.tables.client import Client
from veillee.server.tables.live_table import LiveTable
from veillee.server.tables.registry import TableRegistry
from veillee.server.tables.visits import enter, leave

HELLO_SECONDS = 10.0
# Our own close codes: after a refusal the page need not try again.
CLOSED_REFUSED = 4400
CLOSED_BEHIND = 4408
Socket = WebSocket[Any, Any, Any]


class Connections:
    """The number of open WebSockets, and those that have not said hello yet, the longest first.

    Together they leave files for everything else; a silent one goes before a new one is refused.
    """

    def __init__(self, most: int) -> None:
        self.most = min(most, open_files_limit() * 2 // 3)
        self.count = 0
        self.silent: dict[asyncio.Timeout, None] = {}

    @asynccontextmanager
    async def awaiting_hello(self) -> AsyncIterator[None]:
        """Fails with `TimeoutError` after a while, or as soon as too many are silent."""
        async with asyncio.timeout(HELLO_SECONDS) as patience:
            self.silent[patience] = None
            if len(self.silent) > self.most // 2:
                longest = next(iter(self.silent))
                del self.silent[longest]
                longest.reschedule(asyncio.get_running_loop().time())
            try:
                yield
            finally:
                self.silent.pop(patience, None)


@websocket("/api/tables/{table:str}/live")
async def table_socket(
    socket: Socket, table: str, registry: TableRegistry, people: People, server_settings: ServerSettings, state: State
) -> None:
    """A page looks at a table for as long as it stays connected."""
    connections: Connections = state.connections
    await socket.accept()
    if connections.count >= connections.most:
        await refuse(socket, "too-many", "this house is full")
        return
    connections.count += 1
    try:
        greeted = await greet(socket, table, registry, people, server_settings, connections)
        if greeted is not None:
            await stay(socket, *greeted)
    finally:
        connections.count -= 1


async def greet(
    socket: Socket,
    table: str,
    registry: TableRegistry,
    people: People,
    settings: ServerSettings,
    connections: Connections,
) -> tuple[LiveTable, Client] | None:
    """Wait for the first message, which says who comes. Until then nothing is sent."""
    try:
        async with connections.awaiting_hello():
            raw = await receive(socket)
        hello = decode_message(raw)
        if not isinstance(hello, Hello):
            raise Refusal("malformed", "the first message must be hello")
        person = await people.find(hello.token)
        live = await registry.get_fresh(table)
        require_room(live, settings)
    except MALFORMED as error:
        await refuse(socket, "malformed", str(error))
    except TimeoutError:
        await refuse(socket, "malformed", "no hello came")
    except Refusal as refusal:
        await refuse(socket, refusal.reason, refusal.detail)
    except (WebSocketDisconnect, WebSocketException):
        pass
    else:
        eyes = eyes_of(live, person.id if person else None, hello.seat)
        protocol = protocol_of(socket.scope)
        address = socket.client.host if socket.client else ""
        return live, Client(person, eyes, settings.message_rate, protocol, hello.unhurried, address)
    return None


def require_room(live: LiveTable, settings: ServerSettings) -> None:
    """Limit the number of pages that look at one table."""
    if len(live.clients) >= settings.pages_a_table:
        raise Refusal("too-many", "too many pages look at this table", 429)


def eyes_of(live: LiveTable, person: str | None, wished: int | None) -> int | None:
    """The seat from which a page looks at first: the one it wishes if it is its own, or its only one."""
    mine = live.seats_of(person)
    if wished in mine:
        return wished
    return mine[0] if len(mine) == 1 else None


async def stay(socket: Socket, live: LiveTable, client: Client) -> None:
    """Send and receive until one side leaves."""
    protocol = protocol_of(socket.scope)
    sending = asyncio.create_task(send_all(socket, client))
    try:
        await enter(live, client)
        if protocol is not None:
            protocol.receiver = partial(move_now, live, client)
        while not client.is_behind:
            await dispatch(await receive(socket), live, client)
    except (WebSocketDisconnect, WebSocketException):
        pass
    finally:
        if protocol is not None:
            protocol.receiver = None
        sending.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await sending
        await leave(live, client)


async def send_all(socket: Socket, client: Client) -> None:
    """Send the mailbox. A client that fell behind is disconnected, and reconnects to a fresh state."""
    await client.send_all(partial(socket.send_data, mode="text"))
    await socket.close(CLOSED_BEHIND, "behind")


async def receive(socket: Socket) -> bytes:
    """One message, text or bytes."""
    message: Any = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="gone", code=message.get("code", 1000))
    data = message.get("text")
    return bytes(data.encode("utf-8", "surrogatepass") if data is not None else message.get("bytes") or b"")


async def refuse(socket: Socket, reason: str, detail: str) -> None:
    """Tell why, and close."""
    with suppress(WebSocketDisconnect, WebSocketException, RuntimeError):
        await socket.send_data(msgspec.json.encode(Refused(None, reason, detail)), mode="text")
        await socket.close(CLOSED_REFUSED, reason)
