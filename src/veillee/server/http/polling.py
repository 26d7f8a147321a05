"""Polling: the messages of a table over plain HTTP, for networks that block WebSockets."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, get, post
from litestar.datastructures import State
from litestar.params import Parameter

from veillee.server.http.access import Caller
from veillee.server.http.error_responses import ERROR_RESPONSES
from veillee.server.http.lobby import TableId
from veillee.server.messages.http import Posted
from veillee.server.messages.table import Hello, ServerMessage
from veillee.server.settings import ServerSettings
from veillee.server.socket.dispatch import MALFORMED, decode_message, dispatch
from veillee.server.socket.endpoint import eyes_of, require_room
from veillee.server.tables.client import Client
from veillee.server.tables.live_table import LiveTable
from veillee.server.tables.registry import TableRegistry
from veillee.server.tables.visits import note_poll
from veillee.server.views.broadcast import greet

LISTEN_SECONDS = 25.0
Eyes = Annotated[int | None, Parameter(ge=0, le=15)]
_decode_posted = msgspec.json.Decoder(list[ServerMessage]).decode


class Polling(Controller):
    """The same messages as over the WebSocket."""

    path = "/api/tables/{table:str}/messages"
    tags = ("polling",)

    @post("/", summary="Say something to a table", status_code=200, responses=ERROR_RESPONSES)
    async def say(
        self,
        request: Request[Any, Any, Any],
        table: TableId,
        registry: TableRegistry,
        caller: Caller,
        state: State,
        seat: Eyes = None,
    ) -> Posted:
        """Anyone may say hello, to look on; all other messages need a person."""
        state.posts.count(caller.id or caller.address)
        live = await registry.get_fresh(table)
        raw = await request.body()
        await note_poll(live, caller.person)
        hello = hello_in(raw)
        client = Client(caller.person, eyes_of(live, caller.id, hello.seat if hello else seat))
        if hello:
            greet(live, client)
        else:
            caller.require()
            with looking_on(live, client):
                await dispatch(raw, live, client)
        return Posted(posted_to(client), live.pulse)

    @get("/", summary="Wait for news of a table", responses=ERROR_RESPONSES)
    async def listen(
        self,
        table: TableId,
        registry: TableRegistry,
        caller: Caller,
        server_settings: ServerSettings,
        after: Annotated[int, Parameter(ge=0, le=2**53)] = 0,
        seat: Eyes = None,
    ) -> Posted:
        live = await registry.get_fresh(table)
        require_room(live, server_settings)
        await note_poll(live, caller.person)
        client = Client(caller.person, eyes_of(live, caller.id, seat), address=caller.address)
        if after == live.pulse:
            with looking_on(live, client), suppress(TimeoutError):
                await asyncio.wait_for(live.next_pulse().wait(), LISTEN_SECONDS)
            if live.pulse == after:
                return Posted([], after)
        fresh = Client(client.person, client.eyes)
        greet(live, fresh)
        return Posted(posted_to(fresh), live.pulse)


@contextmanager
def looking_on(live: LiveTable, client: Client) -> Iterator[None]:
    """A client counts as there, and gets messages, while its request is open."""
    live.add_client(client)
    try:
        yield
    finally:
        live.remove_client(client)


def hello_in(raw: bytes) -> Hello | None:
    """The hello, if this is one. Errors in other messages are reported when they are carried out."""
    with suppress(*MALFORMED):
        message = decode_message(raw)
        return message if isinstance(message, Hello) else None
    return None


def posted_to(client: Client) -> list[ServerMessage]:
    """The messages in the mailbox."""
    return _decode_posted(b"[" + b",".join(client.take_all()) + b"]")
