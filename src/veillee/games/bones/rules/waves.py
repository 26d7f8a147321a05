"""Waves: how a baddie's walk spreads over the mat. Positions are bits here, so that a whole wave is one number."""

from __future__ import annotations

from typing import Final

from veillee.games.bones.content.terms import GEARLOCS, NOWHERE, SPOTS, WIDTH
from veillee.games.bones.table import Battlefield

# A digit for each row: all positions, all but the last column, all but the first.
MAT: Final = 0xFFFF
LEFT_ONES: Final = 0x7777
RIGHT_ONES: Final = 0xEEEE


def touching(spots: int, is_diagonal: bool) -> int:
    """The positions one step away from some; with diagonal steps also those themselves. § BON-22.9 BON-22.10"""
    aside = (spots & LEFT_ONES) << 1 | (spots & RIGHT_ONES) >> 1
    if is_diagonal:
        aside = spots = spots | aside
    return (aside | spots << WIDTH | spots >> WIDTH) & MAT


BESIDE: Final[list[int]] = [touching(1 << spot, False) for spot in range(SPOTS)]


def spots_of(bits: int) -> list[int]:
    """The positions whose bits are set, in reading order."""
    found: list[int] = []
    while bits:
        first = bits & -bits
        found.append(first.bit_length() - 1)
        bits ^= first
    return found


def is_diagonal(t: Battlefield, unit: int) -> bool:
    """Can it take diagonal steps? Only with the icon (BON-A.6, BON-A.7). § BON-19.29 BON-22.9 BON-22.10"""
    return unit >= GEARLOCS and t.box.is_diagonal[t.chip[unit]]


def waves_from(t: Battlefield, unit: int) -> list[int]:
    """Where a unit stands, then the free positions one step away, two steps, and so on; the last wave is empty.

    § BON-22.11 BON-22.12 BON-22.13
    """
    free = MAT
    for spot in t.at:
        if spot != NOWHERE:
            free &= ~(1 << spot)
    goes_diagonally = is_diagonal(t, unit)
    wave = 1 << t.at[unit]
    found = [wave]
    while wave:
        wave = touching(wave, goes_diagonally) & free
        free &= ~wave
        found.append(wave)
    return found


def closest_of(t: Battlefield, others: list[int], waves: list[int]) -> list[int]:
    """Those of some opponents that are reached first, from a free position beside them; none if no way leads there
    (BON-A.2, BON-A.3).

    § BON-19.20 BON-27.6 BON-36.17 BON-37.3 BON-37.4
    """
    found: list[int] = []
    for wave in waves:
        for other in others:
            if BESIDE[t.at[other]] & wave:
                found.append(other)
        if found:
            break
    return found


def ends_of_walk(t: Battlefield, unit: int, other: int, waves: list[int], most: int) -> list[int]:
    """Where a melee baddie may stand after its steps toward an opponent: on shortest ways, some steps at most, and it
    stops beside it.

    § BON-27.5 BON-27.8 BON-27.9
    """
    steps = 1
    while not BESIDE[t.at[other]] & waves[steps]:
        steps += 1
    ends = BESIDE[t.at[other]] & waves[steps]
    goes_diagonally = is_diagonal(t, unit)
    while steps > most:
        steps -= 1
        ends = touching(ends, goes_diagonally) & waves[steps]
    return spots_of(ends)
