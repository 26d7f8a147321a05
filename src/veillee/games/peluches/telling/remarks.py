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
class CouldReach(Remark):
    """With that many steps and these dice a walk could end on these squares, of which there are so many."""

    steps: int
    count: int
    squares: str


@dataclass(frozen=True)
class TaskStep(Remark):
    """These dice bring the group task so much nearer on average, in tenths, of so much that is missing."""

    tenths: int
    missing: int


@dataclass(frozen=True)
class WithinReach(Remark):
    """So many monsters could hit somebody on that square with their next action."""

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


@dataclass(frozen=True)
class ThreatFills(Remark):
    """The threat is full with so many black dice: then the monsters act, or a surge comes."""

    needed: int
    monsters: bool


@dataclass(frozen=True)
class Threatens(Remark):
    """With its next action a monster may stop on some squares and hit others, at most; and these plushies could be hit
    where they stand now.
    """

    figure: int
    walks: str
    hits: str
    plushies: str
