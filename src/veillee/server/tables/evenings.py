"""Evenings: how a table that is over compares with earlier ones of the same people."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from veillee.engine.errors import VeilleeError
from veillee.engine.words import word_name
from veillee.server.errors import Refusal
from veillee.server.messages.ending import Evenings, Tally
from veillee.server.storage.endings import EndingRow, Endings, EveningRow
from veillee.server.storage.rows import SeatRow
from veillee.server.tables.live_table import LiveTable
from veillee.server.tables.registry import TableRegistry


async def noted_ending(live: LiveTable, endings: Endings) -> EndingRow:
    """How a table ended, from the store; noted there the first time."""
    found = await endings.find(live.id, live.version)
    if found is None:
        found = ending_of(live)
        await endings.note(found)
    return found


def ending_of(live: LiveTable) -> EndingRow:
    """How a table ended."""
    result = live.require_match().table.result
    if result is None:
        raise Refusal("not-over", "the game is not over yet")
    beginnings = live.game.rounds()
    rounds = sum(word_name(type(one.event)) in beginnings for told in live.told_so_far() for one in told)
    return EndingRow(live.id, live.version, result.winners, result.ending, result.score, rounds)


async def compare(registry: TableRegistry, endings: Endings, live: LiveTable, person: str) -> Evenings:
    """This evening among those of the same people; only for one of them."""
    found = await endings.evenings_of(person, live.row.game, live.since)
    earlier = [one for one in found if one.match != live.id and is_alike(live, one)]
    told: list[tuple[Sequence[SeatRow], EndingRow]] = []
    for one in earlier:
        row = one.ending or await late_ending(registry, endings, one.match)
        if row is not None:
            told.append((one.seats, row))
    return compared(live, ending_of(live), told)


async def late_ending(registry: TableRegistry, endings: Endings, table: str) -> EndingRow | None:
    """The ending of a table that nobody has noted; None if the table can no longer be opened."""
    with suppress(Refusal, VeilleeError):
        return await noted_ending(await registry.get(table), endings)
    return None


def is_alike(live: LiveTable, one: EveningRow) -> bool:
    """Did the same people play the same mode (the first setting) with the same number of seats?"""
    first = live.game.settings(len(live.seats))[0].key
    people = {seat.person for seat in one.seats if seat.person is not None}
    is_same_mode = one.settings.get(first) == live.row.settings.get(first)
    return is_same_mode and people == live.people and len(one.seats) == len(live.seats)


def compared(live: LiveTable, ending: EndingRow, earlier: Sequence[tuple[Sequence[SeatRow], EndingRow]]) -> Evenings:
    """The comparison itself. Where all play together, only evenings that were won have a speed worth comparing."""
    together = live.is_cooperative()
    everything = [*earlier, (live.seats, ending)]
    tallies = []
    for person in sorted(live.people, key=lambda one: live.seats_of(one)[0]):
        if not together and sits_on_both_sides(live, person):
            continue
        wins = sum(has_won(seats, row, person) for seats, row in everything)
        tallies.append(Tally(live.seats_of(person)[0], wins))
    speeds = [row.rounds for _, row in earlier if row.winners or not together]
    scores = [row.score for _, row in earlier if row.score is not None]
    return Evenings(
        nth=len(everything),
        tallies=tallies,
        together=together,
        won=any(seat.person in live.people and seat.seat in ending.winners for seat in live.seats),
        rounds=ending.rounds,
        fewest=min(speeds, default=None),
        score=ending.score,
        best=max(scores, default=None),
    )


def sits_on_both_sides(live: LiveTable, person: str) -> bool:
    """Does a person hold seats that play against each other? They can neither win nor lose."""
    table = live.require_match().table
    return len({live.game.side(table, seat) for seat in live.seats_of(person)}) > 1


def has_won(seats: Sequence[SeatRow], row: EndingRow, person: str) -> bool:
    """Did a person win, at any of their seats?"""
    return any(seat.person == person and seat.seat in row.winners for seat in seats)
