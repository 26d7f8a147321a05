"""The flock: one player leads all sheep on the board a space on, or back."""

from __future__ import annotations

from veillee.engine.table import Seat
from veillee.games.insomnia.events import FlockLed
from veillee.games.insomnia.options import LEAD_FORWARD, WAYS, LeadBack, LeadForward
from veillee.games.insomnia.pieces import OFF
from veillee.games.insomnia.rules.fence import choose_bed_out_of_turn, pay_crossings
from veillee.games.insomnia.rules.running import run
from veillee.games.insomnia.table import Night


def lead_flock(t: Night, seat: Seat, spaces: int) -> None:
    """Choose one way for all."""
    t.ask(seat, WAYS, lead, spaces)


def lead(t: Night, seat: Seat, way: LeadForward | LeadBack, spaces: int) -> None:
    """From the leader on in turn order, all sheep on the board (INS-A.39). The leader is paid in his own third step."""
    distance = spaces if way is LEAD_FORWARD else -spaces
    t.tell(FlockLed, seat, way is LEAD_FORWARD)
    run(t, seat, distance)
    for other in t.in_turn_order(seat)[1:]:
        if t.places[other] > OFF:
            t.then(follow, other, distance)


def follow(t: Night, seat: Seat, distance: int) -> None:
    """Another sheep goes along: it uses no tile, may be scared, is paid for the fence and may go to bed right then.

    § INS-23.4 INS-23.5 INS-23.6 INS-23.7
    """
    crossings = run(t, seat, distance)
    if crossings and t.places[seat] > OFF:
        pay_crossings(t, seat, crossings)
        t.then(choose_bed_out_of_turn, seat)
