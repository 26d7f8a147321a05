"""The doors of a table: one WebSocket that carries everything, and plain HTTP for networks that block those."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, WebSocket, get, post, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import Parameter

from veillee.server.access import Caller
from veillee.server.hearing import hear, hear_now
from veillee.server.house import House
from veillee.server.http_messages import Posted
from veillee.server.live import LiveTable
from veillee.server.lobby import TableId
from veillee.server.messages import Hello, PageMessage, Refused, ServerMessage
from veillee.server.refusals import Refusal
from veillee.server.settings import HouseSettings
from veillee.server.troubles import TROUBLES
from veillee.server.visitor import Visitor
from veillee.server.wire import wire_of

HELLO_SECONDS = 10.0
LISTEN_SECONDS = 25.0
# Codes of our own for a closed WebSocket: the page need not try again after a refusal.
CLOSED_REFUSED = 4400
CLOSED_BEHIND = 4408
CLOSED_RESTART = 1012
_decode = msgspec.json.Decoder(PageMessage).decode
_read_posted = msgspec.json.Decoder(list[ServerMessage]).decode


@websocket("/api/tables/{table:str}/live")
async def live_door(socket: WebSocket[Any, Any, Any], table: str, state: State) -> None:
    """A page looks at a table for as long as it stays."""
    house: House = state.house
    settings: HouseSettings = state.settings
    await socket.accept()
    if state.doors.count >= settings.connections:
        await refuse(socket, "too-many", "this house is full")
        return
    state.doors.count += 1
    try:
        greeted = await greet(socket, house, settings, table)
        if greeted is not None:
            await stay(socket, house, *greeted)
    finally:
        state.doors.count -= 1


async def greet(
    socket: WebSocket[Any, Any, Any], house: House, settings: HouseSettings, table: str
) -> tuple[LiveTable, Visitor] | None:
    """The first message says who comes; until then nothing is told."""
    try:
        hello = _decode(await asyncio.wait_for(receive(socket), HELLO_SECONDS))
        if not isinstance(hello, Hello):
            raise Refusal("malformed", "the first message must be hello")
        person = await house.person(hello.token)
        live = await house.fresh_table(table)
        require_room(live, settings)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        await refuse(socket, "malformed", str(error))
    except TimeoutError:
        await refuse(socket, "malformed", "no hello came")
    except Refusal as refusal:
        await refuse(socket, refusal.reason, refusal.detail)
    except (WebSocketDisconnect, WebSocketException):
        pass
    else:
        eyes = eyes_of(live, person.id if person else None, hello.seat)
        visitor = Visitor(person, eyes, settings.message_rate, wire_of(socket.scope))
        visitor.is_unhurried = hello.unhurried
        return live, visitor
    return None


def require_room(live: LiveTable, settings: HouseSettings) -> None:
    """So many pages may look at one table, not more."""
    if len(live.visitors) >= settings.pages_a_table:
        raise Refusal("too-many", "too many pages look at this table", 429)


def eyes_of(live: LiveTable, person: str | None, wished: int | None) -> int | None:
    """The eyes a page begins with: those it had if they are its own, or those of its only seat."""
    mine = live.seats_of(person)
    if wished in mine:
        return wished
    return mine[0] if len(mine) == 1 else None


async def stay(socket: WebSocket[Any, Any, Any], house: House, live: LiveTable, visitor: Visitor) -> None:
    """Send what is posted, carry out what is said, until one side leaves."""
    sending = asyncio.create_task(send_all(socket, visitor))
    try:
        await house.enter(live, visitor)
        if visitor.wire is not None:
            visitor.wire.ear = partial(hear_now, live, visitor)
        while not visitor.is_behind:
            await hear(await receive(socket), house, live, visitor)
    except (WebSocketDisconnect, WebSocketException):
        pass
    finally:
        if visitor.wire is not None:
            visitor.wire.ear = None
        sending.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await sending
        await house.leave(live, visitor)


async def send_all(socket: WebSocket[Any, Any, Any], visitor: Visitor) -> None:
    """Empty the mailbox; a page that fell behind is sent away and comes back to a fresh state."""
    while True:
        text = await visitor.mailbox.get()
        visitor.is_sending = True
        if text:
            await socket.send_data(text, mode="text")
        visitor.is_sending = False
        if visitor.is_behind and visitor.mailbox.empty():
            await socket.close(CLOSED_BEHIND, "behind")
            return


async def receive(socket: WebSocket[Any, Any, Any]) -> bytes:
    """One message, text or bytes."""
    message: Any = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="gone", code=message.get("code", 1000))
    data = message.get("text")
    return bytes(data.encode("utf-8", "surrogatepass") if data is not None else message.get("bytes") or b"")


async def refuse(socket: WebSocket[Any, Any, Any], reason: str, detail: str) -> None:
    """Say why, and close."""
    with suppress(WebSocketDisconnect, WebSocketException, RuntimeError):
        await socket.send_data(msgspec.json.encode(Refused(None, reason, detail)), mode="text")
        await socket.close(CLOSED_REFUSED, reason)


Eyes = Annotated[int | None, Parameter(ge=0, le=15)]


class SideDoor(Controller):
    """The same over plain HTTP."""

    path = "/api/tables/{table:str}/messages"
    tags = ("side door",)

    @post("/", summary="Say something to a table", status_code=200, responses=TROUBLES)
    async def say(
        self,
        request: Request[Any, Any, Any],
        table: TableId,
        house: House,
        caller: Caller,
        state: State,
        seat: Eyes = None,
    ) -> Posted:
        """Anyone may say hello, to look on; the rest is for people with a name."""
        state.posts.count(caller.id or caller.address)
        live = await house.fresh_table(table)
        raw = await request.body()
        await house.notice(live, caller.person)
        hello = hello_in(raw)
        visitor = Visitor(caller.person, eyes_of(live, caller.id, hello.seat if hello else seat))
        if hello:
            house.show.greet(live, visitor)
        else:
            caller.require()
            with looking_on(live, visitor):
                await hear(raw, house, live, visitor)
        return Posted(taken(visitor), live.pulse)

    @get("/", summary="Wait for news of a table", responses=TROUBLES)
    async def listen(
        self,
        table: TableId,
        house: House,
        caller: Caller,
        house_settings: HouseSettings,
        after: Annotated[int, Parameter(ge=0, le=2**53)] = 0,
        seat: Eyes = None,
    ) -> Posted:
        live = await house.fresh_table(table)
        require_room(live, house_settings)
        await house.notice(live, caller.person)
        visitor = Visitor(caller.person, eyes_of(live, caller.id, seat))
        if after == live.pulse:
            with looking_on(live, visitor), suppress(TimeoutError):
                await asyncio.wait_for(live.next_pulse().wait(), LISTEN_SECONDS)
            if live.pulse == after:
                return Posted([], after)
        fresh = Visitor(visitor.person, visitor.eyes)
        house.show.greet(live, fresh)
        return Posted(taken(fresh), live.pulse)


@contextmanager
def looking_on(live: LiveTable, visitor: Visitor) -> Iterator[None]:
    """Whoever comes through the side door is there while the door is open, and is told what happens meanwhile."""
    live.visitors.add(visitor)
    try:
        yield
    finally:
        live.visitors.discard(visitor)


def hello_in(raw: bytes) -> Hello | None:
    """A hello, if this is one; what is wrong with other messages is said later."""
    with suppress(msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        message = _decode(raw)
        return message if isinstance(message, Hello) else None
    return None


def taken(visitor: Visitor) -> list[ServerMessage]:
    """What waits in a mailbox, as messages."""
    raw = []
    while not visitor.mailbox.empty():
        raw.append(visitor.mailbox.get_nowait())
    return _read_posted(b"[" + b",".join(raw) + b"]")
