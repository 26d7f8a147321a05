"""Remarks: what can be said of an option before it is chosen, from what the seat may know."""

from __future__ import annotations

from dataclasses import dataclass

from veillee.engine.words import Remark


@dataclass(frozen=True)
class RunsTo(Remark):
    """The sheep would run this number of spaces and arrive on this one, perhaps over the fence."""

    spaces: int
    space: int
    crosses: bool


@dataclass(frozen=True)
class SheepWouldRun(Remark):
    """The sheep of another seat would go along to this space: over the fence perhaps, and perhaps it would be scared or
    wake up there.
    """

    seat: int
    spaces: int
    space: int
    crosses: bool
    scared: bool
    woken: bool


@dataclass(frozen=True)
class StaysPut(Remark):
    """The sheep would not move."""


@dataclass(frozen=True)
class WouldScare(Remark):
    """The nightmare waits there: the sheep would be scared."""


@dataclass(frozen=True)
class WouldWake(Remark):
    """The nightmare waits there and the sheep is scared already: it would wake up."""


@dataclass(frozen=True)
class ReachesTile(Remark):
    """The sheep would arrive on a dream that it can use."""

    tile: int


@dataclass(frozen=True)
class ChainRuns(Remark):
    """Spaces and winks that the sheep could get in all with the dreams on its way, the fence included."""

    spaces: int
    winks: int


@dataclass(frozen=True)
class WouldGain(Remark):
    """The winks that it would bring."""

    winks: int


@dataclass(frozen=True)
class WakingOdds(Remark):
    """The chance to wake up before the next fence, and to reach it, in percent."""

    waking: int
    reaching: int


@dataclass(frozen=True)
class StayingWorth(Remark):
    """The winks that running on is worth on average, in tenths (waking up counts 0), and those of going to bed now."""

    tenths: int
    now: int


@dataclass(frozen=True)
class PillowDistance(Remark):
    """The winks still missing to the pillow; 0 or less: it is reached."""

    missing: int


@dataclass(frozen=True)
class TokensThere(Remark):
    """The number of the player's own Zzz that lie there already."""

    count: int
