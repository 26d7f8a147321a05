"""Solitude: the score to expect of a night alone."""

from __future__ import annotations

from typing import Final

from veillee.games.insomnia.mind.outlook import LAP, MOST_LAPS, WORSE
from veillee.games.insomnia.mind.prospects import holding
from veillee.games.insomnia.mind.risk import Risk, waking
from veillee.games.insomnia.pieces import OFF
from veillee.games.insomnia.table import Night
from veillee.kit.judgement import logistic

# The expected score from races to come, their rounds paid: a linear fit to 1,100 starts of races by instinct.
FRESH: Final = 21.0
HIGHER_PILLOW: Final = 0.25
HOLDING: Final = 0.34
# The score that is an even promise, and the points more that make it 73 %.
EVEN_SCORE: Final = 20.0
SPREAD: Final = 10.0


def promise_of(score: float) -> float:
    """A score as a promise, from 0 to 1."""
    return logistic((score - EVEN_SCORE) / SPREAD)


def likely_score(t: Night) -> float:
    """The expected score of a night alone."""
    fresh = races_to_come(t, 0)
    if t.resting or t.places[0] < OFF:
        return fresh
    winks = float(t.winks[0] + t.box.fence * t.crossings)
    awake = waking(t, 0, Risk(t))
    best = 0.0
    asleep = 1.0
    for lap in range(1, MOST_LAPS + 1):
        asleep *= 1.0 - awake
        awake = min(1.0, awake + WORSE)
        worth = asleep * bed(t, winks + lap * LAP) + (1.0 - asleep) * fresh
        if lap == 1 or worth > best:
            best = worth
    return best


def bed(t: Night, winks: float) -> float:
    """The score if the race ends in bed with these winks."""
    if winks >= t.pillows[0]:
        return winks + (t.winks_so_far if t.sum_all_races else 0) + paid(t, t.pillows[0])
    return races_to_come(t, int(winks) // t.box.winks_per_space)


def races_to_come(t: Night, lowered: int) -> float:
    """The score if further races decide, with the pillow lowered by this many spaces."""
    pillow = max(0, t.pillows[0] - lowered)
    so_far = t.winks_so_far if t.sum_all_races else 0
    return FRESH - HIGHER_PILLOW * pillow + HOLDING * holding(t, 0) + paid(t, pillow) + so_far


def paid(t: Night, pillow: int) -> int:
    """The bonus for the spaces that the pillow came down, less the cost of the rounds so far."""
    return t.box.solo_bonus * ((t.box.pillow - pillow) // t.box.bonus_spaces) - t.box.round_cost * t.round
