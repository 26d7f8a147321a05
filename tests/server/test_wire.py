"""The short way to a page, and groups of moves of which some come too late."""

from __future__ import annotations

import struct
from typing import cast

import pytest

from veillee.server.messages import Pong
from veillee.server.storage.rows import MatchRow, MoveRow, PersonRow, SeatRow
from veillee.server.storage.store import Store, open_store
from veillee.server.visitor import Visitor
from veillee.server.wire import Wire, head_of


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_a_head_says_how_long_the_text_is(size: int) -> None:
    head = head_of(size)
    assert head[0] == 0x81
    forms = {2: ">xB", 4: ">xxH", 10: ">xxQ"}
    assert struct.unpack(forms[len(head)], head)[0] == size
    assert len(head) == (2 if size < 126 else 4 if size < 2**16 else 10)


class Narrow:
    """A wire that takes the first text alone."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []

    def send_now(self, text: bytes) -> bool:
        if self.sent:
            return False
        self.sent.append(text)
        return True


async def test_nothing_overtakes_what_waits_in_the_mailbox() -> None:
    narrow = Narrow()
    visitor = Visitor(None, None, wire=cast("Wire", narrow))
    for number in range(3):
        visitor.post(Pong(number))
    assert narrow.sent == [b'{"type":"pong","answers":0}']
    assert [visitor.mailbox.get_nowait() for _ in range(2)] == [
        b'{"type":"pong","answers":1}',
        b'{"type":"pong","answers":2}',
    ]
    narrow.sent.clear()
    visitor.is_sending = True
    visitor.post(Pong(3))
    assert narrow.sent == []
    assert visitor.mailbox.qsize() == 1


async def test_a_page_that_is_sent_away_is_told_nothing_more() -> None:
    visitor = Visitor(None, None)
    visitor.send_away()
    visitor.post(Pong(1))
    assert visitor.mailbox.get_nowait() == b""
    assert visitor.mailbox.empty()


async def test_of_a_group_only_moves_that_come_too_late_are_left_out(database: str) -> None:
    store = await open_store(database)
    try:
        await store.add_person(PersonRow("p", "Anna"), "hash", 1.0)
        for table in ("one", "two"):
            await store.add_match(a_match(table), [SeatRow(0, None, "", "easy")])
        first = await store.add_moves([a_move("two", 1), a_move("one", 1)], [], "bells", [])
        assert first == {("one", 1), ("two", 1)}
        second = await store.add_moves([a_move("two", 1, "late"), a_move("one", 2)], [], "bells", [])
        assert second == {("one", 2)}
        assert await options_of(store, "one") == ["first", "first"]
        assert await options_of(store, "two") == ["first"]
    finally:
        await store.close()


async def options_of(store: Store, table: str) -> list[str | None]:
    return [move.option for move in await store.moves_of(table)]


def a_match(table: str) -> MatchRow:
    return MatchRow(table, "chaperon", 1, "", {}, 1, "p", False, False, f"invite {table}", None, 1.0)


def a_move(table: str, seq: int, option: str = "first") -> MoveRow:
    return MoveRow(table, seq, 1.0, 0, option, seq, "", "[0]", "playing")
