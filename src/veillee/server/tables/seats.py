"""Seats: taking one, leaving it to a bot, coming back, opening it for somebody else."""

from __future__ import annotations

import secrets

from veillee.server.clean_text import clean
from veillee.server.errors import Refusal, forbidden, not_found
from veillee.server.messages.http import SeatChange
from veillee.server.storage.rows import PersonRow, SeatRow
from veillee.server.tables.live_table import LiveTable

# An opponent who lets a bot play for somebody gains nothing by it.
LEVEL_AGAINST_OPPONENTS = "strong"


async def change_seat(live: LiveTable, number: int, person: PersonRow, wish: SeatChange) -> None:
    """Carry out a change that this person may make, or refuse it."""
    if not 0 <= number < len(live.seats):
        raise not_found("this table has no such seat")
    old = live.seats[number]
    new = _changed(live, old, person, wish)
    if new == old:
        return
    if not await live.services.store.change_seat(live.id, old, new):
        await live.catch_up(with_seats=True)
        raise Refusal("seat-changed", "somebody was quicker")
    async with live.lock:
        has_begun = live.change_seat(new)
    await live.services.pubsub.publish(seats=live.id)
    live.seats_changed()
    if has_begun or live.match is not None:
        live.changed()


def _changed(live: LiveTable, seat: SeatRow, person: PersonRow, wish: SeatChange) -> SeatRow:
    """The seat after the change, if this person may make it."""
    name = clean(wish.name)
    is_mine = seat.person == person.id
    is_host = live.row.host == person.id
    match wish.action:
        case "take":
            _require_open(seat)
            _require_one_side(live, seat, person)
            if not live.row.public and not secrets.compare_digest(wish.invite.encode(), live.row.invite.encode()):
                raise forbidden("no-invitation", "this table is private: the link of a player opens it")
            return SeatRow(seat.seat, person.id, name or person.name, None)
        case "here":
            _require_open(seat)
            _require_one_side(live, seat, person)
            _require(is_host or person.id in live.people)
            return SeatRow(seat.seat, person.id, name or seat.name, None)
        case "back":
            _require(is_mine)
            return SeatRow(seat.seat, person.id, seat.name, None)
        case "leave":
            _require(is_mine)
            return SeatRow(seat.seat, person.id, seat.name, wish.level)
        case "bot":
            _require(is_mine or is_host or person.id in live.people)
            if not is_mine:
                _require_absent(live, seat)
            return SeatRow(seat.seat, seat.person, seat.name or name, _level_for(live, seat, person, wish.level))
        case "open":
            _require(is_mine or (is_host and seat.person is None))
            if is_mine and live.seats_of(person.id) == [seat.seat] and not is_host:
                return SeatRow(seat.seat, None, "", None)
            return SeatRow(seat.seat, None, name, None)
    raise Refusal("malformed", "no such action", 400)


def _require_open(seat: SeatRow) -> None:
    if not seat.is_open:
        raise Refusal("seat-taken", "somebody sits there already")


def _require_absent(live: LiveTable, seat: SeatRow) -> None:
    """Others may replace a person only after a while. A bot that already plays may be changed."""
    if seat.person is not None and seat.level is None and not live.is_absent(seat.person):
        raise forbidden("still-there", "this person is at the table, or was a moment ago")


def _level_for(live: LiveTable, seat: SeatRow, person: PersonRow, wish: str) -> str:
    """The level of a bot: as wished by those on its side, and by anybody who plays with bots alone."""
    if live.match is None or live.people <= {person.id}:
        return wish
    side, table = live.game.side, live.match.table
    if any(side(table, own) == side(table, seat.seat) for own in live.seats_of(person.id)):
        return wish
    return seat.level or LEVEL_AGAINST_OPPONENTS


def _require_one_side(live: LiveTable, seat: SeatRow, person: PersonRow) -> None:
    """Once a game has begun, nobody may see the other side's secrets by taking a seat there too."""
    if live.match is None:
        return
    side, table = live.game.side, live.match.table
    if any(side(table, own) != side(table, seat.seat) for own in live.seats_of(person.id)):
        raise forbidden("other-side", "you play on the other side")


def _require(allowed: bool) -> None:
    if not allowed:
        raise forbidden("not-yours", "this seat is not yours")
