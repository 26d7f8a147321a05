"""Seats: taking one, leaving it to a bot, coming back, opening it for somebody else."""

from __future__ import annotations

from veillee.server.clean_text import clean
from veillee.server.errors import Refusal, forbidden, not_found
from veillee.server.messages.http import SeatChange
from veillee.server.storage.rows import PersonRow, SeatRow
from veillee.server.tables.draws import draw_for
from veillee.server.tables.live_table import LiveTable

# An opponent who lets a bot play for somebody gains nothing by it.
LEVEL_AGAINST_OPPONENTS = "strong"
# How often a change is tried again because another server stored a move at the same time.
TRIES = 10


async def change_seat(live: LiveTable, number: int, person: PersonRow, wish: SeatChange) -> None:
    """Carry out a change that this person may make, or refuse it."""
    if not 0 <= number < len(live.seats):
        raise not_found("this table has no such seat")
    async with live.lock:
        if not await _change(live, number, person, wish):
            return
    await live.services.pubsub.publish(seats=live.id)
    live.seats_changed()
    if live.match is not None:
        live.changed()


async def _change(live: LiveTable, number: int, person: PersonRow, wish: SeatChange) -> bool:
    """Store the change and carry it out; False if there is nothing to change. The caller holds the lock."""
    for _ in range(TRIES):
        old = live.seats[number]
        new = _changed(live, old, person, wish)
        if new == old:
            return False
        draw = draw_for(live, new)
        if await live.services.store.change_seat(live.id, old, new, draw.move if draw else None):
            if draw is not None:
                live.play_stored(draw)
            live.change_seat(new)
            return True
        await live.catch_up_locked(with_seats=True)
        if draw is None:
            break
    raise Refusal("seat-changed", "somebody was quicker")


def _changed(live: LiveTable, seat: SeatRow, person: PersonRow, wish: SeatChange) -> SeatRow:
    """The seat after the change, if this person may make it."""
    name = clean(wish.name)
    is_mine = seat.person == person.id
    is_host = live.row.host == person.id
    match wish.action:
        case "take":
            _require_open(seat)
            _require_one_side(live, seat, person)
            if not live.row.public and not live.is_invitation(wish.invite):
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
    """The level of a bot: as wished by those on its side, and by anybody who plays with bots alone. Before a game has
    begun the others at the table may turn out to be opponents.
    """
    if live.people <= {person.id}:
        return wish
    if live.match is None:
        is_friendly = seat.person in (None, person.id)
    else:
        side, table = live.game.side, live.match.table
        is_friendly = any(side(table, own) == side(table, seat.seat) for own in live.seats_of(person.id))
    if is_friendly:
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
