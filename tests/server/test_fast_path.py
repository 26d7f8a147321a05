"""The fast path of a move: read from its frame, stored and answered without a task. Nothing else differs."""

from __future__ import annotations

import asyncio
import json
import os
import struct
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from tests.server.logbook import moves_in
from tests.server.pages import Party, me
from tests.server.servers import Server, ServerFactory
from veillee.server.socket.fast_path.frames import INCOMPLETE, end_of, header_of, is_fragment, text_in
from veillee.server.socket.fast_path.moves import acquire_both
from veillee.server.tables.lock import Lock

PATIENCE = 5.0


def frame(text: bytes, code: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """As a page sends it, masked."""
    return Frame(code, text, fin).serialize(mask=True)


@pytest.mark.parametrize("size", [0, 1, 5, 125, 126, 65_535, 65_536])
def test_a_whole_text_is_read(size: int) -> None:
    text = os.urandom(size)
    data = b"before" + frame(text) + b"after"
    end = len(data) - len(b"after")
    assert end_of(data, 6) == end
    assert text_in(data, 6, end) == text


def test_a_header_that_is_cut_off_is_incomplete() -> None:
    for size, head in ((10, 2), (300, 4), (70_000, 10)):
        data = frame(os.urandom(size))
        for cut in range(head):
            assert end_of(data[:cut], 0) == INCOMPLETE
        assert end_of(data[:head], 0) == len(data)


def test_only_a_text_in_one_piece_is_taken() -> None:
    for odd in (
        frame(b"x", Opcode.BINARY),
        frame(b"x", Opcode.PING),
        frame(b"x", fin=False),
        Frame(Opcode.TEXT, b"not masked").serialize(mask=False),
    ):
        assert text_in(odd, 0, len(odd)) is None
    assert [is_fragment(byte) for byte in (0x81, 0x89, 0x01, 0x00, 0x80)] == [False, False, True, True, True]


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_a_header_says_how_long_the_text_is(size: int) -> None:
    header = header_of(size)
    assert header[0] == 0x81
    forms = {2: ">xB", 4: ">xxH", 10: ">xxQ"}
    assert struct.unpack(forms[len(header)], header)[0] == size
    assert len(header) == (2 if size < 126 else 4 if size < 2**16 else 10)


async def test_a_lock_has_one_holder_at_a_time_in_order() -> None:
    lock = Lock()
    passed: list[int] = []

    async def go(number: int) -> None:
        async with lock:
            passed.append(number)
            await asyncio.sleep(0)

    assert lock.acquire_now()
    assert not lock.acquire_now()
    waiting = [asyncio.create_task(go(number)) for number in range(4)]
    await asyncio.sleep(0)
    waiting[1].cancel()
    await asyncio.sleep(0)
    assert passed == []
    lock.release()
    assert not lock.acquire_now()
    # The one whose turn has just come is cancelled, and lets the next one pass.
    waiting[0].cancel()
    await asyncio.wait(waiting, timeout=PATIENCE)
    assert passed == [2, 3]
    assert lock.acquire_now()


async def test_of_two_locks_both_are_acquired_or_none() -> None:
    first, second = Lock(), Lock()
    assert second.acquire_now()
    assert not acquire_both(first, second)
    assert not first.is_locked
    second.release()
    assert acquire_both(first, second)
    assert first.is_locked
    assert second.is_locked


class Raw:
    """A page that says its bytes as it likes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def say(self, data: bytes, piece: int = 1 << 20) -> None:
        for start in range(0, len(data), piece):
            self.writer.write(data[start : start + piece])
            await self.writer.drain()
            await asyncio.sleep(0.001)

    async def hear(self) -> dict[str, Any]:
        """The next text; pongs are passed over."""
        while True:
            code, length = await self.reader.readexactly(2)
            if length == 126:
                length = int.from_bytes(await self.reader.readexactly(2), "big")
            payload = await self.reader.readexactly(length)
            if code & 0x0F == Opcode.TEXT:
                message: dict[str, Any] = json.loads(payload)
                return message

    async def until(self, answers: int) -> dict[str, Any]:
        while (message := await self.hear()).get("answers") != answers:
            pass
        return message


async def raw_page(server: Server, table: str, token: str | None) -> Raw:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.settings["port"])
    head = ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
    lines = [f"GET /api/tables/{table}/live HTTP/1.1", "Host: x", *head, "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg=="]
    writer.write("\r\n".join([*lines, "", ""]).encode())
    await reader.readuntil(b"\r\n\r\n")
    page = Raw(reader, writer)
    await page.say(frame(json.dumps({"type": "hello", "token": token}).encode()))
    while (await page.hear())["type"] != "chat":
        pass
    return page


async def test_however_the_bytes_come_each_message_is_heard_once_and_in_order(server: Server, party: Party) -> None:
    """In one packet with others, byte by byte, and in fragments with a ping between them."""
    anna = await party.come()
    card = await anna.set_table(me())
    state = (await anna.look(card["id"])).state
    page = await raw_page(server, card["id"], anna.token)
    ping = frame(json.dumps({"type": "ping", "id": 90}).encode())
    await page.say(frame(choice(1, state)) + ping)
    state = await page.until(1)
    assert (await page.hear())["type"] == "pong"
    await page.say(frame(choice(2, state)), piece=1)
    state = await page.until(2)
    await page.say(frame(choice(3, state)) + frame(choice(4, state)))
    state = await page.until(3)
    refused = await page.until(4)
    assert (refused["type"], refused["reason"]) == ("refused", "stale")
    text = choice(5, state)
    await page.say(frame(text[:9], fin=False) + frame(b"", Opcode.PING) + frame(text[9:], Opcode.CONT), piece=7)
    state = await page.until(5)
    await page.say(frame(choice(6, state)))
    assert (await page.until(6))["version"] == 5
    rows = await moves_in(server.settings["database"], card["id"])
    assert [row.seq for row in rows] == [1, 2, 3, 4, 5]
    page.writer.close()


def choice(number: int, state: dict[str, Any]) -> bytes:
    """The first option of the question that is open."""
    option = state["question"]["offers"][0]["word"]
    wish = {"type": "choose", "id": number, "version": state["version"], "seat": 0, "option": option}
    return json.dumps(wish).encode()


async def test_a_page_that_says_too_much_at_once_is_told_so(factory: ServerFactory) -> None:
    """Moves on the fast path are counted too."""
    server = factory.server(message_rate=2).open()
    party = Party(server.address)
    try:
        anna = await party.come()
        card = await anna.set_table(me())
        page = await anna.look(card["id"])
        said = []
        for _ in range(6):
            question = page.state["question"]
            option = question["offers"][0]["word"]
            await page.send("choose", version=page.state["version"], seat=question["seat"], option=option)
            said.append(await page.until(lambda message: message["type"] in ("state", "refused")))
        assert [message["type"] for message in said[:4]] == ["state"] * 4
        assert "too-many" in [message.get("reason") for message in said]
    finally:
        await party.close()
        server.kill()
