"""Reasons: what speaks for an option against another one, from what the seat may know."""

from __future__ import annotations

from typing import Final

from veillee.engine.table import Seat
from veillee.engine.words import Option, Remark
from veillee.games.insomnia.mind.odds import remarks_on
from veillee.games.insomnia.options import GO_ON, GO_TO_BED, PlayCard, PlayRevealed
from veillee.games.insomnia.table import Night
from veillee.games.insomnia.telling.remarks import (
    AvoidsNightmare,
    BedIsSafe,
    ChainRuns,
    GainsMore,
    JumpsFence,
    LandsOnDream,
    LaysMoreZzz,
    NewDream,
    ReachesTile,
    RunningPays,
    RunsFarther,
    RunsTo,
    StayingWorth,
    TokensThere,
    WakingOdds,
    WouldGain,
    WouldScare,
    WouldWake,
)

# A risk of waking up, in percent, that is worth going to bed for.
RISKY: Final = 15
HARMLESS: Final = 0
SCARY: Final = 1
WAKING: Final = 2


class Course:
    """What the remarks on an option add up to."""

    __slots__ = ("danger", "jumps", "spaces", "tile", "tokens", "winks")

    def __init__(self, remarks: list[Remark]) -> None:
        self.danger = HARMLESS
        self.jumps = False
        self.spaces = 0
        self.winks = 0
        self.tile = -1
        self.tokens = -1
        for remark in remarks:
            self.add(remark)

    def add(self, remark: Remark) -> None:
        """Take one remark into account."""
        if isinstance(remark, RunsTo):
            self.spaces = max(self.spaces, remark.spaces)
            self.jumps = self.jumps or remark.crosses
        elif isinstance(remark, ChainRuns):
            self.spaces = max(self.spaces, remark.spaces)
            self.winks = max(self.winks, remark.winks)
        elif isinstance(remark, WouldGain):
            self.winks = max(self.winks, remark.winks)
        elif isinstance(remark, WouldScare):
            self.danger = SCARY
        elif isinstance(remark, WouldWake):
            self.danger = WAKING
        elif isinstance(remark, ReachesTile):
            self.tile = remark.tile
        elif isinstance(remark, TokensThere):
            self.tokens = remark.count


def reasons_for(t: Night, seat: Seat, option: Option, other: Option) -> list[Remark]:
    """What speaks for an option against another, weightiest first."""
    if option is GO_ON or option is GO_TO_BED:
        return reasons_at_fence(t, seat, option)
    mine, theirs = Course(remarks_on(t, seat, option)), Course(remarks_on(t, seat, other))
    reasons: list[Remark] = []
    if mine.danger < theirs.danger:
        reasons.append(AvoidsNightmare(theirs.danger == WAKING))
    if mine.jumps and not theirs.jumps:
        reasons.append(JumpsFence())
    if mine.winks > theirs.winks:
        reasons.append(GainsMore(mine.winks, theirs.winks))
    if mine.tile >= 0 and theirs.tile < 0:
        reasons.append(LandsOnDream(mine.tile))
    if zzz_of(option) > zzz_of(other):
        reasons.append(LaysMoreZzz(zzz_of(option), zzz_of(other)))
    if mine.tokens == 0 and theirs.tokens > 0:
        reasons.append(NewDream())
    if mine.spaces > theirs.spaces > 0:
        reasons.append(RunsFarther(mine.spaces, theirs.spaces))
    return reasons


def zzz_of(option: Option) -> int:
    """The Zzz that a card lays."""
    return option.zzz if isinstance(option, (PlayCard, PlayRevealed)) else 0


def reasons_at_fence(t: Night, seat: Seat, option: Option) -> list[Remark]:
    """Another lap pays, or it is too dangerous."""
    reasons: list[Remark] = []
    for remark in remarks_on(t, seat, GO_ON):
        if isinstance(remark, StayingWorth) and option is GO_ON and remark.tenths > 10 * remark.now:
            reasons.append(RunningPays(remark.tenths, remark.now))
        elif isinstance(remark, WakingOdds) and option is GO_TO_BED and remark.waking >= RISKY:
            reasons.append(BedIsSafe(remark.waking, t.winks[seat]))
    return reasons
