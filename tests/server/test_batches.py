"""Batches of moves, of which some come too late."""

from __future__ import annotations

from veillee.engine.prelude import NO_PRELUDE
from veillee.server.storage.rows import MatchRow, MoveRow, PersonRow, SeatRow
from veillee.server.storage.store import Store, open_store


async def test_of_a_batch_only_moves_that_come_too_late_are_left_out(database: str) -> None:
    store = await open_store(database)
    try:
        await store.add_person(PersonRow("p", "Anna"), "hash", 1.0)
        for table in ("one", "two"):
            await store.add_match(a_match(table), [SeatRow(0, None, "", "easy")])
        first = await store.add_moves([a_move("two", 1), a_move("one", 1)], [], [])
        assert first == {("one", 1), ("two", 1)}
        second = await store.add_moves([a_move("two", 1, "late"), a_move("one", 2)], [], [])
        assert second == {("one", 2)}
        assert await options_of(store, "one") == ["first", "first"]
        assert await options_of(store, "two") == ["first"]
    finally:
        await store.close()


async def options_of(store: Store, table: str) -> list[str | None]:
    return [move.option for move in await store.moves_of(table)]


def a_match(table: str) -> MatchRow:
    return MatchRow(table, "chaperon", 1, "", {}, 1, "p", False, False, f"invite {table}", None, 1.0, NO_PRELUDE)


def a_move(table: str, seq: int, option: str = "first") -> MoveRow:
    return MoveRow(table, seq, 1.0, 0, option, seq, "", "[0]", "playing")
