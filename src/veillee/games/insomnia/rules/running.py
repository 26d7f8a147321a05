"""Running: how sheep move round the ring, and how they are scared, wake up and calm down."""

from __future__ import annotations

from veillee.engine.table import Seat
from veillee.games.insomnia.events import (
    HandDropped,
    PillowLowered,
    SheepMoved,
    SheepScared,
    SheepStayed,
    SheepWoke,
    WinksGained,
)
from veillee.games.insomnia.options import HAND, SPACES, Space
from veillee.games.insomnia.pieces import AWAKE, NO_CARD, OFF
from veillee.games.insomnia.table import Night


def run(t: Night, seat: Seat, spaces: int) -> int:
    """Move a sheep clockwise, or back if negative; returns how often it crossed the fence.

    A sheep that is not on the board counts space 1 as its first. Nobody crosses backwards: such a move stops on 1. A
    move of no space is no landing (INS-A.31). A sheep that ends on the nightmare's space is scared before anything
    else; one that passes over it is not, nor does a tile passed over do anything.

    § INS-2.2 INS-7.3 INS-7.4 INS-7.5 INS-7.6 INS-7.15 INS-7.16 INS-7.17 INS-7.18 INS-7.19 INS-8.9 INS-8.10 INS-9.4
    INS-9.5 INS-9.6
    """
    start = t.places[seat]
    reached = start + spaces
    crossings = 0
    if spaces > 0:
        while reached > SPACES:
            reached -= SPACES
            crossings += 1
    elif reached < 1:
        reached = 1
        spaces = 1 - start
    if spaces == 0:
        t.tell(SheepStayed, seat)
        return 0
    end = t.places[seat] = Space(reached)
    t.tell(SheepMoved, seat, spaces, start, end, crossings > 0)
    if seat == t.active:
        t.crossings += crossings
        t.moved += spaces if spaces > 0 else -spaces
        t.last_move = spaces
        t.landed = end
    if end == t.nightmare_at:
        scare(t, seat)
    return crossings


def scare(t: Night, seat: Seat) -> None:
    """A calm sheep lies on its side, which costs nothing; a scared one wakes up.

    § INS-14.1 INS-14.2 INS-14.3 INS-14.9
    """
    if t.scared[seat]:
        wake(t, seat, False)
    else:
        t.scared[seat] = True
        t.tell(SheepScared, seat)


def wake(t: Night, seat: Seat, crossing: bool) -> None:
    """Out of the race: sheep in front of its player, no winks, hand discarded; a turn of one's own ends there.

    § INS-14.4 INS-14.5 INS-14.6 INS-14.7 INS-14.10
    """
    t.places[seat] = AWAKE
    t.scared[seat] = False
    t.winks[seat] = 0
    drop_hand(t, seat)
    t.tell(SheepWoke, seat, crossing)


def drop_hand(t: Night, seat: Seat) -> None:
    """The cards of a hand go to the discard, face up (INS-A.33)."""
    count = 0
    for at in range(seat * HAND, seat * HAND + HAND):
        if t.hands[at] != NO_CARD:
            t.discard.append(t.hands[at])
            t.hands[at] = NO_CARD
            count += 1
    if count:
        t.tell(HandDropped, seat, count)


def gain_winks(t: Night, seat: Seat, winks: int) -> None:
    """The score token advances; the track has no upper end (INS-A.15). § INS-3.5"""
    t.winks[seat] += winks
    t.tell(WinksGained, seat, winks, t.winks[seat])


def lower_pillow(t: Night, seat: Seat, spaces: int) -> None:
    """A pillow comes down, not below 0 (INS-A.15). § INS-3.8 INS-16.7"""
    t.pillows[seat] = max(0, t.pillows[seat] - spaces)
    t.tell(PillowLowered, seat, spaces, t.pillows[seat])


def run_on(t: Night, seat: Seat, spaces: int) -> None:
    """The move of a card with two halves. § INS-7.3"""
    if t.places[seat] >= OFF:
        run(t, seat, spaces)
