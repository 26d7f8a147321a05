"""Remarks: what can be said of an option before it is chosen, from what the seat may know."""

from __future__ import annotations

from dataclasses import dataclass

from veillee.engine.words import Remark
from veillee.games.insomnia.options import Space


@dataclass(frozen=True)
class RunsTo(Remark):
    """The sheep would run this number of spaces and arrive on this one, perhaps over the fence."""

    spaces: int
    space: Space
    crosses: bool


@dataclass(frozen=True)
class SheepWouldRun(Remark):
    """The sheep of another seat would go along to this space: over the fence perhaps, and perhaps it would be scared or
    wake up there.
    """

    seat: int
    spaces: int
    space: Space
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
class WouldFizzle(Remark):
    """The dream would give nothing: what it asks for is not there."""


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


@dataclass(frozen=True)
class AvoidsNightmare(Remark):
    """The other choice leads to the nightmare: the sheep would be scared, or wake up."""

    woken: bool


@dataclass(frozen=True)
class JumpsFence(Remark):
    """The sheep would jump the fence, and the other choice does not get it there."""


@dataclass(frozen=True)
class GainsMore(Remark):
    """It brings more winks than the other choice."""

    winks: int
    other: int


@dataclass(frozen=True)
class LandsOnDream(Remark):
    """The sheep would arrive on a dream that it can use; with the other choice it would not."""

    tile: int


@dataclass(frozen=True)
class RunsFarther(Remark):
    """The sheep gets farther than with the other choice, dreams included."""

    spaces: int
    other: int


@dataclass(frozen=True)
class LaysMoreZzz(Remark):
    """It lays more Zzz than the other choice."""

    zzz: int
    other: int


@dataclass(frozen=True)
class RunningPays(Remark):
    """Another lap is worth more on average, in tenths of winks, than what bed keeps now."""

    tenths: int
    now: int


@dataclass(frozen=True)
class BedIsSafe(Remark):
    """Another lap may wake the sheep, with this chance in percent, and cost all its winks."""

    waking: int
    now: int


@dataclass(frozen=True)
class NewDream(Remark):
    """The player has no Zzz there yet: one more dream to use."""


@dataclass(frozen=True)
class NightmareNear(Remark):
    """The nightmare is some spaces away; a scared sheep would wake up if it met it."""

    spaces: int
    ahead: bool
    scared: bool


@dataclass(frozen=True)
class PillowInReach(Remark):
    """With a jump over the fence the winks of this race reach the pillow."""

    missing: int


@dataclass(frozen=True)
class FenceAhead(Remark):
    """The fence is this number of spaces away."""

    spaces: int


@dataclass(frozen=True)
class WinksAhead(Remark):
    """The player has more winks in this race than anybody else."""

    winks: int


@dataclass(frozen=True)
class WinksBehind(Remark):
    """Somebody else has more winks in this race."""

    winks: int
    seat: int


@dataclass(frozen=True)
class ZzzOut(Remark):
    """The number of dreams on which the player has Zzz, of all that lie on the ring."""

    dreams: int
    tiles: int
