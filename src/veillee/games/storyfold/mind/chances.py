"""Chances: the exact odds of successes with dice of several sizes against a number."""

from __future__ import annotations

from typing import Final

from veillee.games.storyfold.content.deeds import SIDES

Handful = tuple[int, int, int]

_known: Final[dict[tuple[int, int, int, int], list[float]]] = {}


def share_of(size: int, number: int) -> float:
    """The chance that a die of this size shows at least the number."""
    return (SIDES[size] - number + 1) / SIDES[size]


def spread(handful: Handful, number: int) -> list[float]:
    """The chance of each number of successes with given dice of each size; callers do not change the list."""
    key = (handful[0], handful[1], handful[2], number)
    found = _known.get(key)
    if found is None:
        found = [1.0]
        for size, count in enumerate(handful):
            share = share_of(size, number)
            for _ in range(count):
                longer = [0.0] * (len(found) + 1)
                for hits, chance in enumerate(found):
                    longer[hits] += chance * (1.0 - share)
                    longer[hits + 1] += chance * share
                found = longer
        _known[key] = found
    return found


def at_least(chances: list[float], hits: int) -> float:
    """The chance of at least a number of successes."""
    return sum(chances[max(0, hits) :])


def reaching(chances: list[float], dots: int, crystals: int) -> float:
    """The chance to reach a number of dots, if crystals may be added to at least one success."""
    return at_least(chances, max(1, dots - crystals))


def mean(chances: list[float]) -> float:
    """The successes on average."""
    total = 0.0
    for hits, chance in enumerate(chances):
        total += hits * chance
    return total
