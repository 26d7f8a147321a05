"""Bedtime: whether to run on or go to bed, by risk and by need."""

from __future__ import annotations

from typing import Final

from veillee.engine.table import Seat
from veillee.games.insomnia.mind.risk import Risk, waking
from veillee.games.insomnia.pieces import IN_BED
from veillee.games.insomnia.table import Night
from veillee.kit.judgement import logistic

# The worth of a lap when winks are needed: more than the 6.4 winks it brings on average, since boldness pays. 9 won 56
# of 100 games against 7, and 7 won 55 against 6.
LAP: Final = 9.0
# The worth of winning, in pillow spaces.
VICTORY: Final = 30.0
# Alone: the greatest risk to take before the pillow is reached (of 0.2, 0.35, 0.5 and 0.75, over 150 games each, the
# middle ones scored most), and the worth of a new race after waking up with the pillow reached.
ALONE: Final = 0.4
FRESH: Final = 15.0
# The chance that a second lap succeeds after a first.
SECOND: Final = 0.8
# The winks that make a clear lead over a rival still in the race, and the chance that such a rival goes to bed at all.
SHARPNESS: Final = 4.0
RIVAL_IN_BED: Final = 0.8


def is_bedtime(t: Night, seat: Seat) -> bool:
    """Whether the bed is better than another lap."""
    risk = Risk(t)
    waking_up = waking(t, seat, risk)
    if t.seats == 1:
        return is_bedtime_alone(t, waking_up)
    winks = t.winks[seat]
    bed = in_bed(t, seat, float(winks))
    lap = in_bed(t, seat, winks + LAP)
    two = in_bed(t, seat, winks + 2 * LAP) * SECOND + (1.0 - SECOND) * t.box.pillow_awake[t.seats]
    on = (1.0 - waking_up) * max(lap, two) + waking_up * t.box.pillow_awake[t.seats]
    return bed >= on


def in_bed(t: Night, seat: Seat, winks: float) -> float:
    """The worth of lying in bed with these winks, in pillow spaces: rank, and victory."""
    ranks = t.box.pillow_ranks[t.seats]
    margin = winks - t.pillows[seat]
    ahead = 0.0
    wins = 1.0 if margin >= 0 else 0.0
    for other in range(t.seats):
        if other == seat or t.places[other] < IN_BED:
            continue
        if t.places[other] == IN_BED:
            if t.winks[other] > winks:
                ahead += 1.0
            rival = t.winks[other] - t.pillows[other]
            if rival >= 0 and rival >= margin:
                return 0.0
        else:
            expected = t.winks[other] + LAP
            ahead += RIVAL_IN_BED * logistic((expected - winks) / SHARPNESS)
            if wins and t.winks[other] + LAP - t.pillows[other] >= margin:
                wins *= 0.5
    low = int(ahead)
    high = min(low + 1, len(ranks) - 1)
    rank = ranks[low] + (ranks[high] - ranks[low]) * (ahead - low)
    return rank + wins * VICTORY


def is_bedtime_alone(t: Night, waking_up: float) -> bool:
    """Alone: with the pillow reached each wink counts in full; before that, waking up costs little."""
    winks = t.winks[0]
    if winks >= t.pillows[0]:
        return waking_up * (winks - FRESH) > (1.0 - waking_up) * LAP
    return waking_up > ALONE
