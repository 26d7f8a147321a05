"""Figures as each language writes them: percentages, intervals, averages. What was never counted is left blank."""

from __future__ import annotations

from veillee.lab.tally import Numbers, Rate
from veillee.words import Catalogue

BLANK = ""


def percent(rate: Rate, catalogue: Catalogue) -> str:
    """A share of games."""
    return catalogue.say("figure-percent", tenths=round(1000 * rate.share)) if rate.games else BLANK


def interval(rate: Rate, catalogue: Catalogue) -> str:
    """A share of games with its 95 % interval."""
    if not rate.games:
        return BLANK
    share, low, high = (round(1000 * value) for value in (rate.share, *rate.interval))
    return catalogue.say("figure-interval", tenths=share, low=low, high=high)


def spread(numbers: Numbers, catalogue: Catalogue) -> str:
    """An average with its standard deviation."""
    if not numbers.count:
        return BLANK
    mean, deviation = (round(10 * value) for value in (numbers.mean, numbers.deviation))
    return catalogue.say("figure-spread", tenths=mean, deviation=deviation)


def average(total: float, count: int, catalogue: Catalogue) -> str:
    """An average."""
    return catalogue.say("figure-average", hundredths=round(100 * total / count)) if count else BLANK
