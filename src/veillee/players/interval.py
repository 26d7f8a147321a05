"""Confidence intervals at 95 %: of a proportion, and of a mean."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt
from statistics import fmean, variance

_Z = 1.959964


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % Wilson score interval of a proportion, which is sound for few games and near 0 or 1."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    spread = _Z * _Z / games
    middle = (share + spread / 2) / (1 + spread)
    reach = _Z / (1 + spread) * sqrt(share * (1 - share) / games + spread / (4 * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def mean_and_reach(values: Sequence[float], lowest: float, highest: float) -> tuple[float, float]:
    """The mean of values between two bounds, and how far the 95 % interval reaches to either side of it; infinitely far
    for a single value.

    The spread is reckoned as if either bound had been seen once, too. So a few values that happen to be alike prove
    little, as with `wilson`; among many the two do not weigh.
    """
    reach = _Z * sqrt(variance([*values, lowest, highest]) / len(values)) if len(values) > 1 else inf
    return fmean(values), reach
