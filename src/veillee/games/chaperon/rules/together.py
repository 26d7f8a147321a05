"""Mode 1: everybody together, the Wolf moved by the rules alone."""

from __future__ import annotations

from veillee.engine.table import Seat
from veillee.games.chaperon.events import CardKept, PickingOpened
from veillee.games.chaperon.options import CONTINUE, ONLY_STOP, TURN, Continue, Stop
from veillee.games.chaperon.rules.deck import draw
from veillee.games.chaperon.rules.picking import apply_effect, fail, holds, stop
from veillee.games.chaperon.table import Wood


def begin_walk(t: Wood, youngest: Seat) -> None:
    """The youngest player opens the first picking, then takes the first turn. § CHA-4.2 CHA-4.4"""
    t.then(open_picking, youngest)
    t.then(turn, youngest)


def open_picking(t: Wood, seat: Seat) -> None:
    """The top card of the deck opens a new picking and has its effect.

    § CHA-4.2 CHA-4.3 CHA-7.8 CHA-7.9 CHA-8.8 CHA-8.9
    """
    card = draw(t)
    t.line.append(card)
    t.tell(PickingOpened, card)
    apply_effect(t, seat, card)


def turn(t: Wood, seat: Seat) -> None:
    """On a turn: continue or stop, never pass; with no card anywhere, only stop.

    § CHA-4.5 CHA-5.4 CHA-5.8 CHA-8.2 CHA-8.3
    """
    t.ask(seat, TURN if t.deck or t.discard else ONLY_STOP, act)


def act(t: Wood, seat: Seat, action: Continue | Stop) -> None:
    """The turn as chosen, then the next player's. § CHA-4.6 CHA-5.7 CHA-7.10 CHA-8.10 CHA-11.4"""
    if action is CONTINUE:
        reveal(t, seat)
    else:
        stop(t, seat)
        t.then(open_picking, seat)
    t.then(turn, t.next_seat(seat))


def reveal(t: Wood, seat: Seat) -> None:
    """The top card joins the line if its number holds; otherwise the picking fails and a new one opens.

    § CHA-5.1 CHA-5.3 CHA-5.4 CHA-5.5 CHA-5.6 CHA-5.8 CHA-7.8
    """
    card = draw(t)
    if holds(t, card):
        t.tell(CardKept, card, t.count())
        t.line.append(card)
        apply_effect(t, seat, card)
    else:
        fail(t, card)
        t.then(open_picking, seat)
