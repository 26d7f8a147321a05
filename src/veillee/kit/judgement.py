"""Judgement: what the instincts and outlooks of several games have in common."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import TypeVar

from veillee.engine.chance import Chance
from veillee.engine.table import Question

T = TypeVar("T")


def best_of(things: Sequence[T], worths: list[float]) -> T:
    """The thing with the highest worth; the first of equals."""
    best = 0
    for at in range(1, len(worths)):
        if worths[at] > worths[best]:
            best = at
    return things[best]


def any_of(things: Sequence[T], chance: Chance) -> T:
    """One of them at random."""
    return things[chance.below(len(things))]


def waver(chance: Chance, most: float) -> float:
    """A random amount below `most`, added to a worth: close calls then differ from one imagined game to the next."""
    return chance.below(100) * 0.01 * most


def number_at(question: Question, index: int) -> int:
    """A number that the asking step passes on to the answer; 0 if it passes none there."""
    value = question.args[index] if index < len(question.args) else 0
    return value if isinstance(value, int) else 0


def logistic(worth: float) -> float:
    """A worth from minus to plus infinity as a chance from 0 to 1; 0 gives one half."""
    return 1.0 / (1.0 + exp(-worth))
