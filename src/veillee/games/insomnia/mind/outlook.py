"""Outlook: a seat's chance to win, from how the race may end and what remains for later races."""

from __future__ import annotations

from math import exp
from typing import Final

from veillee.engine.table import Seat
from veillee.games.insomnia.mind.prospects import holding
from veillee.games.insomnia.mind.risk import Risk, waking
from veillee.games.insomnia.pieces import IN_BED, OFF
from veillee.games.insomnia.table import Night

# The weights of a pillow space and of a wink's worth of Zzz on the board for races to come: a logistic fit to 5,700
# starts of races by instinct.
PILLOW: Final = 0.09
HOLDING: Final = 0.04
# The mean winks of a lap, dreams included, their spread, and the added danger of each further lap.
LAP: Final = 6.4
STRAY: Final = 3.0
WORSE: Final = 0.08
MOST_LAPS: Final = 4


class Prospect:
    """How the race may end for each seat: awake with the chance `waking`, or in bed with about `winks`."""

    __slots__ = ("stray", "strength", "waking", "winks")

    def __init__(self, t: Night) -> None:
        self.waking: list[float] = []
        self.winks: list[float] = []
        self.stray: list[float] = []
        self.strength: list[float] = []
        risk = Risk(t)
        for seat in range(t.seats):
            self.strength.append(exp(HOLDING * holding(t, seat) - PILLOW * t.pillows[seat]))
            place = t.places[seat]
            if place >= OFF:
                self.run_on(t, seat, risk)
            else:
                self.waking.append(0.0 if place == IN_BED else 1.0)
                self.winks.append(float(t.winks[seat]))
                self.stray.append(0.0)

    def run_on(self, t: Night, seat: Seat, risk: Risk) -> None:
        """A sheep in the race aims for its pillow if that is near, otherwise for one or two more laps."""
        awake = waking(t, seat, risk)
        winks = float(t.winks[seat] + t.box.fence * t.crossings if seat == t.active else t.winks[seat])
        first = LAP
        missing = t.pillows[seat] - winks
        laps = 1
        while laps < MOST_LAPS and missing > first + (laps - 1) * LAP:
            laps += 1
        if laps == MOST_LAPS and missing > first + (laps - 1) * LAP:
            laps = 2 if winks < 10 else 1
        asleep = 1.0
        for _ in range(laps):
            asleep *= 1.0 - awake
            awake = min(1.0, awake + WORSE)
        self.waking.append(1.0 - asleep)
        self.winks.append(winks + first + (laps - 1) * LAP)
        self.stray.append(STRAY)


def expectation(t: Night, seat: Seat, prospect: Prospect) -> float:
    """A seat's chance to win, over all the ways in which the race may end."""
    winks = [0.0] * t.seats
    asleep = [False] * t.seats
    return unfold(t, seat, prospect, 0, winks, asleep)


def unfold(t: Night, seat: Seat, prospect: Prospect, at: Seat, winks: list[float], asleep: list[bool]) -> float:
    """The same, with the ends of the seats before `at` already decided."""
    if at == t.seats:
        return settled(t, seat, prospect, winks, asleep)
    waking_up = prospect.waking[at]
    total = 0.0
    if waking_up > 0.0:
        winks[at] = 0.0
        asleep[at] = False
        total += waking_up * unfold(t, seat, prospect, at + 1, winks, asleep)
    if waking_up < 1.0:
        asleep[at] = True
        stray = prospect.stray[at]
        if stray == 0.0 or t.seats > 2:
            winks[at] = prospect.winks[at]
            total += (1.0 - waking_up) * unfold(t, seat, prospect, at + 1, winks, asleep)
        else:
            half = 0.5 * (1.0 - waking_up)
            winks[at] = prospect.winks[at] - stray
            total += half * unfold(t, seat, prospect, at + 1, winks, asleep)
            winks[at] = prospect.winks[at] + stray
            total += half * unfold(t, seat, prospect, at + 1, winks, asleep)
    return total


def settled(t: Night, seat: Seat, prospect: Prospect, winks: list[float], asleep: list[bool]) -> float:
    """The race is over: somebody has won, or pillows come down by rank and the strongest is likeliest to win later."""
    ahead, equal, wins = 0, 0, winks[seat] >= t.pillows[seat]
    anybody = False
    for other in range(t.seats):
        if winks[other] >= t.pillows[other]:
            anybody = True
            order = winks[other] - t.pillows[other] - (winks[seat] - t.pillows[seat])
            if order == 0.0:
                order = winks[other] - winks[seat]
            if order > 0.0:
                ahead += 1
            elif order == 0.0:
                equal += 1
    if anybody:
        return 1.0 / equal if wins and ahead == 0 else 0.0
    total = 0.0
    own = 0.0
    for other in range(t.seats):
        strength = prospect.strength[other] * exp(PILLOW * drop(t, other, winks, asleep))
        total += strength
        if other == seat:
            own = strength
    return own / total


def drop(t: Night, seat: Seat, winks: list[float], asleep: list[bool]) -> int:
    """How far the pillow of a seat comes down."""
    if not asleep[seat]:
        return t.box.pillow_awake[t.seats]
    ahead = 0
    for other in range(t.seats):
        if asleep[other] and winks[other] > winks[seat]:
            ahead += 1
    return t.box.pillow_ranks[t.seats][ahead]


def share(t: Night, seat: Seat) -> float:
    """Between races: a low pillow and many Zzz make a seat likelier to win."""
    total = 0.0
    own = 0.0
    for other in range(t.seats):
        strength = exp(HOLDING * holding(t, other) - PILLOW * t.pillows[other])
        total += strength
        if other == seat:
            own = strength
    return own / total
