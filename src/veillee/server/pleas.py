"""Pleas: going back to an earlier moment. What is free happens at once; for the rest the others are asked."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

from veillee.engine.match import WayBack
from veillee.server.proposals import Proposal, match_at, return_of
from veillee.server.refusals import Refusal
from veillee.server.visitor import Visitor

if TYPE_CHECKING:
    from veillee.server.live import LiveTable


@dataclass
class OpenPlea:
    """Somebody wishes to go back further than is free: the people still to be asked."""

    seat: int
    moment: int
    reason: str
    version: int
    waiting: list[int]


async def take_back(live: LiveTable, visitor: Visitor, moment: int, version: int, message: int) -> None:
    """Go back to a moment: at once if it is free or nobody else is there, else the others are asked."""
    async with live.lock:
        mine, way = way_for(live, visitor, moment, version)
        waiting = others_to_ask(live, mine) if way.reason else []
        if not waiting:
            await live.store_and_count(return_of(live, mine[0], moment))
        else:
            live.plea = OpenPlea(mine[0], moment, way.reason, live.version, waiting)
    if waiting:
        await tell_plea(live)
    live.changed((visitor, message))


def return_at_once(live: LiveTable, visitor: Visitor, moment: int, version: int) -> Proposal | None:
    """The way back, if nobody has to be asked."""
    mine, way = way_for(live, visitor, moment, version)
    if way.reason and others_to_ask(live, mine):
        return None
    return return_of(live, mine[0], moment)


def way_for(live: LiveTable, visitor: Visitor, moment: int, version: int) -> tuple[list[int], WayBack]:
    """The seats of a visitor and their way to a moment. Also at a table in trouble: it may be the way out."""
    mine = live.seats_of(visitor.person.id if visitor.person else None)
    if not mine:
        raise Refusal("not-yours", "only those who sit at the table can take back", 403)
    match_at(live, version)
    for way in live.ways_back(mine):
        if way.moment == moment and way.reason != "nothing":
            return mine, way
    raise Refusal("no-way-back", "there is nothing to take back to that moment")


def others_to_ask(live: LiveTable, mine: Sequence[int]) -> list[int]:
    """One seat of each other person here; those whom a bot replaces are not asked."""
    holders: dict[str, int] = {}
    for seat in live.seats:
        if seat.person is not None and seat.level is None and seat.seat not in mine:
            holders.setdefault(seat.person, seat.seat)
    own = {live.seats[seat].person for seat in mine}
    return [seat for person, seat in holders.items() if person not in own]


async def agree(live: LiveTable, visitor: Visitor, yes: bool, version: int, message: int) -> None:
    """Answer a plea; the last to agree makes it happen, one refusal ends it, as does the asker's own."""
    mine = live.seats_of(visitor.person.id if visitor.person else None)
    async with live.lock:
        match_at(live, version)
        plea = live.plea
        if plea is None or not mine or (plea.seat not in mine and not set(plea.waiting) & set(mine)):
            raise Refusal("no-plea", "nobody waits for your answer")
        if not yes:
            live.plea = None
        elif plea.seat not in mine:
            plea.waiting = [seat for seat in plea.waiting if seat not in mine]
            if not plea.waiting:
                await live.store_and_count(return_of(live, plea.seat, plea.moment))
    await tell_plea(live)
    live.changed((visitor, message))


async def hear_plea(live: LiveTable, plea: OpenPlea) -> None:
    """A plea, or who has agreed to it, from another server. Whoever agreed anywhere need not answer any more."""
    async with live.lock:
        if plea.version != live.version:
            return
        if live.plea is not None and (live.plea.seat, live.plea.moment) == (plea.seat, plea.moment):
            plea.waiting = [seat for seat in plea.waiting if seat in live.plea.waiting]
        live.plea = plea
        if not plea.waiting:
            # The other server may do the same at this moment; one of both is refused.
            with suppress(Refusal):
                await live.store_and_count(return_of(live, plea.seat, plea.moment))
    live.changed()


async def tell_plea(live: LiveTable) -> None:
    """The other servers learn what became of the plea."""
    if live.plea is None:
        await live.house.bells.ring(table=live.id, plea_over=True)
    else:
        await live.house.bells.ring(table=live.id, plea=asdict(live.plea))
