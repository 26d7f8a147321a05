"""Remarks: what can be said of an option before it is chosen."""

from __future__ import annotations

from dataclasses import dataclass

from veillee.engine.words import Remark


@dataclass(frozen=True)
class SuccessOdds(Remark):
    """The chance in percent that the roll reaches its target with these dice, the plush's free reroll included."""

    percent: int
    target: int


@dataclass(frozen=True)
class AverageSteps(Remark):
    """The squares that these dice walk on average, in tenths."""

    tenths: int


@dataclass(frozen=True)
class CouldReach(Remark):
    """The squares on which a walk of that many steps with these dice could end, and their number."""

    steps: int
    count: int
    squares: str


@dataclass(frozen=True)
class TaskStep(Remark):
    """What these dice add to the group task on average, in tenths, and what is missing to it."""

    tenths: int
    missing: int


@dataclass(frozen=True)
class WithinReach(Remark):
    """The number of monsters that could hit somebody on that square with their next action."""

    count: int


@dataclass(frozen=True)
class FallOdds(Remark):
    """The chance in percent that the plush falls, and the stuffing it loses on average, in tenths."""

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
    """The number of black dice with which the threat is full: then the monsters act, or a surge comes."""

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
