"""Remarks: exact odds and gains of options, and what baddies are about to do."""

from __future__ import annotations

from dataclasses import dataclass

from veillee.engine.words import Remark


@dataclass(frozen=True)
class RollOdds(Remark):
    """Of a roll: the damage to the target on average, in tenths, before shields; the chance of any bones and the chance
    that the target falls, in percent. `fells` is -1 without a target.
    """

    tenths: int
    bones: int
    fells: int


@dataclass(frozen=True)
class WithSkillDice(Remark):
    """The skill dice that were taken are rolled with the white ones: `all` together."""

    n: int
    all: int


@dataclass(frozen=True)
class TrainingOdds(Remark):
    """The chance that a training that is rolled for succeeds, in percent."""

    percent: int


@dataclass(frozen=True)
class WillResolve(Remark):
    """What is done at once: the damage of a strike, the shields that are placed, the bones that are kept."""

    hits: int
    shields: int
    bones: int


@dataclass(frozen=True)
class NothingToHeal(Remark):
    """A die heals only those who have lost no HP."""


@dataclass(frozen=True)
class CounterTooLow(Remark):
    """A die costs `n` points of this counter, which shows fewer."""

    die: int
    n: int
    left: int


@dataclass(frozen=True)
class TooFewBones(Remark):
    """The plan costs this number of bones, and fewer lie there."""

    bones: int
    left: int


@dataclass(frozen=True)
class TooLittleDexterity(Remark):
    """The walk costs `n` dexterity, and less is left in this turn."""

    n: int
    left: int


@dataclass(frozen=True)
class WillAttack(Remark):
    """Whom a baddie attacks in its next turn, if nothing changes, and where it stands then; `open` if the group will
    choose among equals, of which this is one.
    """

    unit: int
    figure: int
    other_unit: int
    other_figure: int
    spot: int
    open: bool


@dataclass(frozen=True)
class WillWait(Remark):
    """A baddie reaches nobody in its next turn, if nothing changes; where it stands then, or one of such positions."""

    unit: int
    figure: int
    spot: int
    open: bool


@dataclass(frozen=True)
class InDanger(Remark):
    """A gearloc can expect more damage, in tenths, than it can bear."""

    figure: int
    tenths: int
    hp: int


@dataclass(frozen=True)
class MostDangerous(Remark):
    """The baddie that costs most while it stands."""

    figure: int


@dataclass(frozen=True)
class FatigueNear(Remark):
    """Fatigue is near, or there."""

    round: int


@dataclass(frozen=True)
class QueueLeft(Remark):
    """How many points still wait in the queue."""

    points: int


@dataclass(frozen=True)
class FellsMore(Remark):
    """It fells the target more often: in percent, and that of the other option."""

    percent: int
    other: int


@dataclass(frozen=True)
class HitsMore(Remark):
    """It costs the target more HP on average: in tenths, and that of the other option."""

    tenths: int
    other: int


@dataclass(frozen=True)
class MoreShields(Remark):
    """It puts up more shields on average: in tenths, and that of the other option."""

    tenths: int
    other: int


@dataclass(frozen=True)
class MoreBones(Remark):
    """It shows bones more often: in percent, and that of the other option."""

    percent: int
    other: int
