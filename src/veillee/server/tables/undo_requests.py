"""Undo requests: a free undo happens at once; for any other, the other people at the table are asked."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict

from veillee.engine.match import NOTHING_TO_UNDO, WayBack
from veillee.server.errors import Refusal
from veillee.server.tables.client import Client
from veillee.server.tables.draws import draw_anew, seats_of_people
from veillee.server.tables.live_table import LiveTable, UndoRequest
from veillee.server.tables.moves import undo_to
from veillee.server.tables.proposals import Proposal

# How often chance is drawn anew after an undo while other servers store moves at the same time.
TRIES = 10


async def take_back(live: LiveTable, client: Client, moment: int, version: int, message: int) -> None:
    """Undo to a moment: at once if it is free or nobody else is there, otherwise ask the others."""
    async with live.lock:
        mine, way = way_for(live, client, moment, version)
        waiting = others_to_ask(live, mine) if way.reason else []
        if not waiting:
            await undo(live, mine[0], moment)
        else:
            live.request_undo(UndoRequest(mine[0], moment, way.reason, live.version, waiting))
    if waiting:
        await publish_request(live)
    live.changed((client, message))


def undo_at_once(live: LiveTable, client: Client, moment: int, version: int) -> Proposal | None:
    """The undo, if nobody has to be asked and nothing has to be drawn anew."""
    mine, way = way_for(live, client, moment, version)
    if is_file_open(live) or (way.reason and others_to_ask(live, mine)):
        return None
    return undo_to(live, mine[0], moment)


async def undo(live: LiveTable, seat: int, moment: int) -> None:
    """Undo to a moment. The caller holds the lock.

    Anybody at the table could read the file of a game that is over, so chance is drawn anew before they play on.
    """
    may_know = is_file_open(live)
    await live.store_and_play(undo_to(live, seat, moment))
    for _ in range(TRIES if may_know else 0):
        with suppress(Refusal):
            await live.store_and_play(draw_anew(live, seat, seats_of_people(live)))
            return


def is_file_open(live: LiveTable) -> bool:
    """May one of several people have read the file?"""
    return live.phase == "over" and live.is_shared()


def way_for(live: LiveTable, client: Client, moment: int, version: int) -> tuple[list[int], WayBack]:
    """The seats of a client and their way back to a moment. A table that is stuck may get out of it this way."""
    mine = live.seats_of(client.person_id)
    if not mine:
        raise Refusal("not-yours", "only those who sit at the table can take back", 403)
    live.require_version(version)
    for way in live.ways_back(mine):
        if way.moment == moment and way.reason != NOTHING_TO_UNDO:
            return mine, way
    raise Refusal("no-way-back", "there is nothing to take back to that moment")


def others_to_ask(live: LiveTable, mine: Sequence[int]) -> list[int]:
    """One seat of each other person. Where all win and lose together, people whom a bot replaces are not asked."""
    holders: dict[str, int] = {}
    asks_replaced = not live.is_cooperative()
    for seat in live.seats:
        if seat.person is not None and (seat.level is None or asks_replaced) and seat.seat not in mine:
            holders.setdefault(seat.person, seat.seat)
    own = {live.seats[seat].person for seat in mine}
    return [seat for person, seat in holders.items() if person not in own]


async def agree(live: LiveTable, client: Client, yes: bool, version: int, message: int) -> None:
    """Answer a request. When the last person agrees the undo happens; one refusal, or a withdrawal, ends it."""
    mine = live.seats_of(client.person_id)
    async with live.lock:
        live.require_version(version)
        request = live.undo_request
        if request is None or not mine or (request.seat not in mine and not set(request.waiting) & set(mine)):
            raise Refusal("no-plea", "nobody waits for your answer")
        if not yes:
            live.end_undo_request()
        elif request.seat not in mine:
            waiting = [seat for seat in request.waiting if seat not in mine]
            live.request_undo(UndoRequest(request.seat, request.moment, request.reason, request.version, waiting))
            if not waiting:
                await undo(live, request.seat, request.moment)
    await publish_request(live)
    live.changed((client, message))


async def receive_request(live: LiveTable, request: UndoRequest) -> None:
    """A request, or an agreement to it, from another server. A person who agreed anywhere is not asked again."""
    async with live.lock:
        if request.version != live.version:
            return
        own = live.undo_request
        if own is not None and (own.seat, own.moment) == (request.seat, request.moment):
            request.waiting = [seat for seat in request.waiting if seat in own.waiting]
        live.request_undo(request)
        if not request.waiting:
            # The other server may do the same now; one of the two is refused.
            with suppress(Refusal):
                await undo(live, request.seat, request.moment)
    live.changed()


def receive_end_of_request(live: LiveTable) -> None:
    """A request ended at another server."""
    if live.undo_request is not None:
        live.end_undo_request()
        live.changed()


async def publish_request(live: LiveTable) -> None:
    """Tell the other servers about the request, or that it is over."""
    pubsub = live.services.pubsub
    if live.undo_request is None:
        await pubsub.publish(table=live.id, undo_request_over=True)
    else:
        await pubsub.publish(table=live.id, undo_request=asdict(live.undo_request))
