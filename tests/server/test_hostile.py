"""Hostile frames, more than ten thousand: each is refused, nothing changes, nobody else notices."""

from __future__ import annotations

import asyncio
import json
import os
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.pages import Page, Party, link, me
from tests.server.servers import Server, ServerFactory

FRAMES = 10_500
AT_ONCE = 100
ROOM = 60_000_000

WRONG_FOR_ANY = [None, [], {}, [[]], {"a": 1}, 1.5, -1, -(10**30), 10**30, 1e308, "", "x" * 400, "\x00", "\ud800", True]
VALID: dict[str, dict[str, Any]] = {
    "choose": {"id": 1, "version": 0, "seat": 0, "option": ["continue"]},
    "look": {"id": 1, "seat": 0},
    "suggest": {"id": 1, "version": 0, "seat": 0, "option": ["continue"]},
    "seen": {"id": 1, "version": 0},
    "take_back": {"id": 1, "version": 0, "moment": 0},
    "agree": {"id": 1, "version": 0, "yes": True},
    "say": {"id": 1, "text": "hello"},
    "gesture": {"id": 1, "gesture": "clap"},
    "ping": {"id": 1},
}
Frame = str | bytes


def valid(rng: random.Random) -> dict[str, Any]:
    kind = rng.choice(list(VALID))
    return {"type": kind, **VALID[kind]}


def cut_off(rng: random.Random) -> Frame:
    text = json.dumps(valid(rng))
    return text[: rng.randrange(len(text))]


def with_garbage(rng: random.Random) -> Frame:
    return json.dumps(valid(rng)) + rng.choice(["}", "]", ",", " {}", "\x00", "null", '"', "//", "\ufeff", "0"])


def noise(rng: random.Random) -> Frame:
    return "".join(
        chr(rng.choice([rng.randrange(32, 127), rng.randrange(0x20, 0xD800)])) for _ in range(rng.randrange(60))
    )


def binary(rng: random.Random) -> Frame:
    return b"\xff" + rng.randbytes(rng.randrange(80))


def wrong_type(rng: random.Random) -> Frame:
    """One field has a value that it cannot have."""
    message = valid(rng)
    field = rng.choice([name for name in message if name not in ("yes", "text", "gesture")])
    values = [value for value in WRONG_FOR_ANY if not (field in ("seat", "option") and value is None)]
    message[field] = rng.choice(values)
    return json.dumps(message)


def wrong_word(rng: random.Random) -> Frame:
    """An option that is none, or none of this seat now."""
    kind = rng.choice(
        ["lay_card", "open_with", "use_animal", "place_tokens", "dance", "walk_began", "", "é", "__class__"]
    )
    word: list[Any] = [kind, *[rng.choice([0, 3, -1, 10**18, True, "x", ""]) for _ in range(rng.randrange(4))]]
    wish = rng.choice(["choose", "suggest"])
    return json.dumps({"type": wish, "id": rng.randrange(1000), "version": 0, "seat": 0, "option": word})


def other_version(rng: random.Random) -> Frame:
    kind = rng.choice(["choose", "suggest", "take_back", "agree"])
    return json.dumps({"type": kind, **VALID[kind], "version": rng.randrange(1, 1_000_000)})


def other_seat(rng: random.Random) -> Frame:
    kind = rng.choice(["choose", "look"])
    return json.dumps({"type": kind, **VALID[kind], "seat": rng.randrange(1, 16)})


def no_plea(rng: random.Random) -> Frame:
    return json.dumps({"type": "agree", "id": 3, "version": 0, "yes": rng.choice([True, False])})


def no_way_back(rng: random.Random) -> Frame:
    return json.dumps({"type": "take_back", "id": 3, "version": 0, "moment": rng.randrange(1_000_000)})


def unknown_type(rng: random.Random) -> Frame:
    kind = rng.choice(
        ["state", "story", "seats", "suggestions", "refused", "Choose", "choose ", "", "hello", "__init__", 5, None, []]
    )
    return json.dumps({**valid(rng), "type": kind})


def more_fields(rng: random.Random) -> Frame:
    return json.dumps({**valid(rng), rng.choice(["token", "seed", "admin", "", "type "]): rng.choice([1, "x", None])})


def missing_field(rng: random.Random) -> Frame:
    message = valid(rng)
    del message[rng.choice(list(message))]
    return json.dumps(message)


def nested(rng: random.Random) -> Frame:
    depth = rng.choice([10, 100, 1000, 5000])
    inner = rng.choice(["", "1", '"x"'])
    shape = rng.choice([("[", "]"), ('{"a":', "}"), ('{"type":"choose","id":1,"option":[', "]}")])
    closed = rng.random() < 0.5
    text = shape[0] * depth + inner + shape[1] * depth * closed
    return text[:16_000]


def over_long(rng: random.Random) -> Frame:
    """Longer than a message may be, not so long that the line is closed."""
    filler = rng.choice(["x" * 16_500, " " * 30_000, "é" * 9_000, "0" * 20_000])
    return json.dumps({"type": "say", "id": 1, "text": filler}, ensure_ascii=False)


def invisible(rng: random.Random) -> Frame:
    text = rng.choice(["\u200b", "\u202e", "\x00\x01", "\u3164", "\ufeff\u2060", " \t\n"])
    return json.dumps({"type": "say", "id": 1, "text": text * rng.randrange(1, 9)})


def not_an_object(rng: random.Random) -> Frame:
    return rng.choice(["", " ", "null", "true", "0", "[]", '"choose"', "NaN", "-", "1e999", '["type","ping"]', "{}"])


def twice(rng: random.Random) -> Frame:
    kind, number = rng.choice(list(VALID)), rng.choice(["x", "2"])
    return f'{{"type":"ping","id":1,"type":"{kind}","id":"{number}"}}'


def bad_escape(rng: random.Random) -> Frame:
    escape = rng.choice([r"\ud800", r"\udfff\ud800", r"\u12", r"\x41", "\\", r"\ud83d\u0041"])
    return f'{{"type":"say","id":1,"text":"{escape}"}}'


KINDS: list[Callable[[random.Random], Frame]] = [
    cut_off, with_garbage, noise, binary, wrong_type, wrong_word, other_version, other_seat, no_plea, no_way_back,
    unknown_type, more_fields, missing_field, nested, over_long, invisible, not_an_object, twice, bad_escape,
]  # fmt: skip


@pytest.fixture(scope="module")
def besieged(factory: ServerFactory) -> Server:
    return factory.server().open()


async def test_ten_thousand_hostile_frames(besieged: Server) -> None:
    party = Party(besieged.address)
    try:
        anna, bruno, eve = [await party.come(name) for name in ("Anna", "Bruno", "Eve")]
        card = await anna.set_table(me(), link(), public=True)
        await bruno.seat(card["id"], 1, "take")
        attackers = [await anna.look(card["id"]), await eve.look(card["id"]), await party.stranger().look(card["id"])]
        witness = await bruno.look(card["id"])
        for page in (*attackers, witness):
            await page.settle()
        before, memory = witness.state, besieged.memory()
        rng = random.Random(20261116)
        reasons: Counter[str] = Counter()
        for start in range(0, FRAMES, AT_ONCE):
            page = attackers[start // AT_ONCE % len(attackers)]
            reasons += await besiege(page, [rng.choice(KINDS)(rng) for _ in range(AT_ONCE)])
        assert reasons.total() >= FRAMES
        assert set(reasons) == {
            "malformed",
            "stale",
            "not-yours",
            "no-such-option",
            "no-plea",
            "no-way-back",
        }
        assert await witness.settle() == []
        fresh = await bruno.look(card["id"])
        assert {**fresh.state, "seats": None} == {**before, "seats": None}
        assert besieged.health()["status"] == "well"
        assert besieged.accidents() == []
        assert besieged.memory() - memory < ROOM
        assert (await attackers[0].choose_any())["version"] == 1
    finally:
        await party.close()


async def besiege(page: Page, frames: list[Frame]) -> Counter[str]:
    """Send them all without waiting; each is refused, and every state that follows is the old one."""
    before = {**page.state, "answers": None, "seats": None}
    page.heard.clear()
    page.raw.clear()
    for frame in frames:
        await page.send_raw(frame)
    reasons: Counter[str] = Counter()
    while reasons.total() < len(frames):
        message = await page.hear()
        if message["type"] == "refused":
            reasons[message["reason"]] += 1
        else:
            assert message["type"] == "state", message
            assert {**message, "seats": None} == before
    assert {message["type"] for message in await page.settle()} <= {"state"}
    return reasons


RAW = [
    b"\x81\x05hello",  # not masked
    b"\xf1\x80\x00\x00\x00\x00",  # reserved bits
    b"\x83\x80\x00\x00\x00\x00",  # an opcode that means nothing
    b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff",  # a frame of nine exabytes
    b"\x81\xfe\xff\xff\x00\x00\x00\x00",  # too large
    b"\x81\x82\x00\x00\x00\x00\xff\xfe",  # text that is not UTF-8
    b"\x80\x81\x00\x00\x00\x00x",  # goes on with what never began
    b"\x09\x81\x00\x00\x00\x00x",  # a ping in pieces
    b"\x89\xfe\x00\x7f\x00\x00\x00\x00" + b"x" * 127,  # a ping that is too long
    b"\x88\x81\x00\x00\x00\x00x",  # a farewell of one byte
    b"GET / HTTP/1.1\r\n\r\n",
    b"",
]


async def test_frames_that_are_no_frames(besieged: Server) -> None:
    """The connection is closed, the others stay."""
    party = Party(besieged.address)
    rng = random.Random(7)
    try:
        anna = await party.come()
        card = await anna.set_table(me(), public=True)
        page = await anna.look(card["id"])
        for raw in [*RAW, *[rng.randbytes(rng.randrange(2, 60)) for _ in range(20)]]:
            other = await party.stranger().look(card["id"])
            assert other.socket is not None
            other.socket.transport.write(raw)
            other.socket.transport.write_eof()
            with pytest.raises(ConnectionClosed):
                await read_to_the_end(other)
        await page.until_state(lambda state: state["phase"] == "playing")
        assert (await page.choose_any())["version"] == 1
        assert besieged.health()["status"] == "well"
    finally:
        await party.close()


async def read_to_the_end(page: Page) -> None:
    while True:
        await page.hear()


async def test_a_frame_of_a_megabyte_closes_the_line(besieged: Server) -> None:
    party = Party(besieged.address)
    try:
        anna = await party.come()
        card = await anna.set_table(me())
        page = await anna.look(card["id"])
        await page.send_raw(os.urandom(1_000_000))
        with pytest.raises(ConnectionClosed) as closed:
            await asyncio.wait_for(read_to_the_end(page), 20)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
        again = await anna.look(card["id"])
        assert (await again.choose_any())["version"] == 1
    finally:
        await party.close()
