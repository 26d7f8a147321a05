"""Silent and half-open connections: they are closed after some seconds, and lock nobody out meanwhile."""

from __future__ import annotations

import asyncio
import resource
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import WebSocketException

from tests.server.pages import Page, Party, here, me
from tests.server.servers import Server, ServerFactory
from veillee.server.http.protocol import REQUEST_SECONDS

SECONDS = 2.0
SILENT = 1_200
TABLE = "/api/tables/abcdefghjkmn/live"
HANDSHAKE = (
    f"GET {TABLE} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@pytest.fixture(scope="module")
def hurried(factory: ServerFactory) -> Iterator[Server]:
    """A server that waits for a request for two seconds."""
    server = factory.server(odd={"request_seconds": SECONDS}).open()
    yield server
    server.kill()


async def connected(server: Server) -> Streams:
    return await asyncio.open_connection("127.0.0.1", server.settings["port"])


async def seconds_until_closed(streams: Streams) -> float:
    began = time.monotonic()
    try:
        while await asyncio.wait_for(streams[0].read(65_536), 20):
            pass
    except ConnectionError:
        pass
    streams[1].close()
    return time.monotonic() - began


@pytest.mark.parametrize(
    "text",
    [
        "",
        "GET /health HTTP/1.1\r\nHost: x\r\n",
        "POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 40\r\n\r\n{",
        "GET /api/house HTTP/1.1\r\nHost: x\r\n\r\nGET /api/ho",
    ],
    ids=["nothing", "half a head", "half a body", "half a second request"],
)
async def test_a_request_that_does_not_arrive_is_not_waited_for(hurried: Server, text: str) -> None:
    streams = await connected(hurried)
    streams[1].write(text.encode())
    assert SECONDS - 0.5 < await seconds_until_closed(streams) < SECONDS + 8
    assert not hurried.accidents()


def test_a_request_has_some_seconds() -> None:
    """On a slow line too, and no more than that."""
    assert 5 <= REQUEST_SECONDS <= 20


async def test_bytes_that_trickle_win_no_time(hurried: Server) -> None:
    streams = await connected(hurried)

    async def trickle() -> None:
        for byte in b"GET /health HTTP/1.1\r\n" + b"X-Long: y\r\n" * 100:
            streams[1].write(bytes([byte]))
            await asyncio.sleep(0.2)

    trickling = asyncio.create_task(trickle())
    assert await seconds_until_closed(streams) < SECONDS + 8
    trickling.cancel()


async def test_those_who_speak_may_stay(hurried: Server) -> None:
    """A table over a WebSocket, a connection that is kept between two requests, a poll that waits."""
    party = Party(hurried.address)
    anna = await party.come()
    card = await anna.set_table(me(), here())
    page = await anna.look(card["id"])
    polled = await anna.get(f"/api/tables/{card['id']}/messages")
    poll = asyncio.create_task(anna.get(f"/api/tables/{card['id']}/messages", after=polled["next"]))
    streams = await connected(hurried)
    for _ in range(2):
        streams[1].write(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
        assert b"200" in await asyncio.wait_for(streams[0].readuntil(b"}"), 10)
        await asyncio.sleep(SECONDS * 1.5)
    assert (await page.choose_any())["version"] == 1
    assert (await poll)["messages"]
    streams[1].close()
    await party.close()


@pytest.fixture
def files() -> Iterator[None]:
    """The test itself needs a file for each socket."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < SILENT + 500:
        pytest.skip(f"this system allows {hard} open files")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, SILENT + 500), hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@contextmanager
def silent_sockets(server: Server, text: str) -> Iterator[None]:
    with ExitStack() as opened:
        for _ in range(SILENT):
            silent = opened.enter_context(socket.create_connection(("127.0.0.1", server.settings["port"]), 10))
            with suppress(ConnectionError):
                silent.sendall(text.encode())
        yield


@pytest.mark.usefixtures("files")
@pytest.mark.parametrize("text", ["", HANDSHAKE], ids=["sockets", "websockets"])
@pytest.mark.parametrize("allowed", [400, 1_600])
async def test_silent_sockets_lock_nobody_out(factory: ServerFactory, allowed: int, text: str) -> None:
    """Neither where the system would allow enough files for all of them, nor where it would not."""
    server = factory.server(odd={"open_files": [200, allowed]}).open()
    assert str(allowed) in open_files_line(server)
    party = Party(server.address)
    anna = await party.come()
    card = await anna.set_table(me(), here())
    page = await anna.look(card["id"])
    with silent_sockets(server, text):
        assert (await page.choose_any())["version"] == 1
        his = await newcomer(party)
        assert (await his.choose_any())["version"] == 1
        assert server.health()["status"] == "well"
    await party.close()
    assert not server.accidents()
    server.kill()


async def newcomer(party: Party) -> Page:
    """Somebody who sets a table. Where files are scarce the first try may come too early, as for a browser."""
    late = time.monotonic() + 8
    while True:
        try:
            bruno = await party.come("Bruno")
            return await bruno.look((await bruno.set_table(me(), here()))["id"])
        except (httpx.TransportError, OSError, WebSocketException):
            assert time.monotonic() < late
            await asyncio.sleep(0.5)


def open_files_line(server: Server) -> str:
    """The soft limit of the server's process."""
    lines = Path(f"/proc/{server.pid}/limits").read_text().splitlines()
    return next(line for line in lines if line.startswith("Max open files")).split()[3]
