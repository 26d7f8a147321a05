"""Remarks: what can be said of an option before it is chosen."""

from __future__ import annotations

from dataclasses import dataclass

from veillee.engine.words import Remark


@dataclass(frozen=True)
class SuccessOdds(Remark):
    """With these dice the roll reaches its target in so many of a hundred cases, one's own free reroll counted in."""

    percent: int
    target: int


@dataclass(frozen=True)
class AverageSteps(Remark):
    """With these dice one walks so many squares on average, in tenths."""

    tenths: int


@dataclass(frozen=True)
class TaskStep(Remark):
    """These dice bring the group task so much nearer on average, in tenths, of so much that is missing."""

    tenths: int
    missing: int


@dataclass(frozen=True)
class WithinReach(Remark):
    """So many monsters could attack somebody on that square at their next turn."""

    count: int


@dataclass(frozen=True)
class FallOdds(Remark):
    """The plush would fall in so many of a hundred cases; on average it would lose so much stuffing, in tenths."""

    percent: int
    tenths: int


@dataclass(frozen=True)
class WouldRise(Remark):
    """The other plush lies unconscious and would be back on its feet."""


@dataclass(frozen=True)
class WouldFall(Remark):
    """It is one's own last stuffing: one would fall."""
