"""Solitude: what a lone night is likely to score."""

from __future__ import annotations

from math import exp
from typing import Final

from veillee.games.insomnia.mind.outlook import LAP, MOST_LAPS, WORSE
from veillee.games.insomnia.mind.prospects import holding
from veillee.games.insomnia.mind.risk import Risk, waking
from veillee.games.insomnia.table import OFF, Night

# What the races to come add to the score, each paying for its round: a linear fit to 1,100 starts of races by instinct.
FRESH: Final = 21.0
HIGHER_PILLOW: Final = 0.25
HOLDING: Final = 0.34
# A score of so many points is an even promise, and so many more make it 73 %.
EVEN_SCORE: Final = 20.0
SPREAD: Final = 10.0


def promise_of(score: float) -> float:
    """A score as a promise, from 0 to 1."""
    return 1.0 / (1.0 + exp((EVEN_SCORE - score) / SPREAD))


def likely_score(t: Night) -> float:
    """The score that a lone night will probably have."""
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
    """The score if the race ends in bed with so many winks."""
    if winks >= t.pillows[0]:
        return winks + (t.winks_so_far if t.sum_all_races else 0) + paid(t, t.pillows[0])
    return races_to_come(t, int(winks) // t.box.winks_per_space)


def races_to_come(t: Night, lowered: int) -> float:
    """The score if further races decide, with the pillow so many spaces lower."""
    pillow = max(0, t.pillows[0] - lowered)
    so_far = t.winks_so_far if t.sum_all_races else 0
    return FRESH - HIGHER_PILLOW * pillow + HOLDING * holding(t, 0) + paid(t, pillow) + so_far


def paid(t: Night, pillow: int) -> int:
    """The bonus for the way of the pillow, less what the rounds so far cost."""
    return t.box.solo_bonus * ((t.box.pillow - pillow) // t.box.bonus_spaces) - t.box.round_cost * t.round
