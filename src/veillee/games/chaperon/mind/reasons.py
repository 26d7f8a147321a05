"""Reasons: what speaks for an option against another one, from what the seat may know."""

from __future__ import annotations

from typing import Final

from veillee.engine.table import Seat
from veillee.engine.words import Option, Remark
from veillee.games.chaperon.mind.odds import remarks_on
from veillee.games.chaperon.options import (
    CONTINUE,
    EAT_NOTHING,
    STAY_ON_PATH,
    STOP,
    TAKE_SHORTCUT,
    EatButter,
    EatCake,
    PlaceTokens,
)
from veillee.games.chaperon.rules.tokens import UP_BIT
from veillee.games.chaperon.table import Wood
from veillee.games.chaperon.telling.remarks import (
    CardWouldFail,
    CardWouldHold,
    ExpectedSteps,
    FailureOdds,
    GivesFewer,
    LittleGathered,
    LittleRisk,
    LosesLess,
    MorePebbles,
    RuinsPicking,
    ShortcutGain,
    SpaceCounts,
    TreatKept,
    WolfFarBehind,
    WolfOnHeels,
)

# A risk of failure in percent above which one stops, and below which one goes on.
RISKY: Final = 25
# The average steps, in tenths, below which stopping brings little.
LITTLE: Final = 15
# The Wolf is close with at most this number of spaces.
CLOSE: Final = 3


def reasons_for(t: Wood, seat: Seat, option: Option, other: Option) -> list[Remark]:
    """What speaks for an option against another, weightiest first."""
    if option is STOP and other is CONTINUE:
        return reasons_to_stop(t, seat)
    if option is CONTINUE and other is STOP:
        return reasons_to_pick(t, seat)
    if option is TAKE_SHORTCUT or option is STAY_ON_PATH:
        return reasons_for_way(t, option)
    if option is EAT_NOTHING:
        return [TreatKept()]
    if isinstance(option, (EatCake, EatButter)) and other is EAT_NOTHING:
        left = t.box.wolf_track - t.wolf
        return [SpaceCounts(max(0, left))] if left <= CLOSE else []
    return reasons_for_wolf(t, seat, option, other)


def reasons_to_stop(t: Wood, seat: Seat) -> list[Remark]:
    """Many of the cards that may come would fail, and tokens would be lost."""
    tokens = len([token for token in t.tokens if not token & UP_BIT])
    risks = [remark for remark in remarks_on(t, seat, CONTINUE) if isinstance(remark, FailureOdds)]
    return [LosesLess(risk.failing, risk.cards, tokens) for risk in risks if risk.percent >= RISKY and tokens]


def reasons_to_pick(t: Wood, seat: Seat) -> list[Remark]:
    """Few of the cards that may come would fail, or there is little to lose."""
    reasons: list[Remark] = []
    for remark in remarks_on(t, seat, CONTINUE) + remarks_on(t, seat, STOP):
        if isinstance(remark, FailureOdds) and remark.percent < RISKY:
            reasons.append(LittleRisk(remark.failing, remark.cards))
        elif isinstance(remark, ExpectedSteps) and remark.tenths < LITTLE:
            reasons.append(LittleGathered(remark.tenths))
    return reasons


def reasons_for_way(t: Wood, option: Option) -> list[Remark]:
    """The shortcut saves spaces; but the Wolf may be close behind on it."""
    for remark in remarks_on(t, 0, TAKE_SHORTCUT):
        if isinstance(remark, ShortcutGain):
            if option is TAKE_SHORTCUT:
                return [WolfFarBehind(remark.spared, remark.behind)] if remark.behind > 1 else []
            return [WolfOnHeels(remark.behind)] if remark.behind <= CLOSE else []
    return []


def reasons_for_wolf(t: Wood, seat: Seat, option: Option, other: Option) -> list[Remark]:
    """A card that ruins the picking or brings fewer tokens; tokens with more pebbles."""
    if isinstance(option, PlaceTokens) and isinstance(other, PlaceTokens):
        return [MorePebbles(option.pebbles, other.pebbles)] if option.pebbles > other.pebbles else []
    mine, theirs = remarks_on(t, seat, option), remarks_on(t, seat, other)
    for one in mine:
        for two in theirs:
            if isinstance(one, CardWouldFail) and isinstance(two, CardWouldHold):
                return [RuinsPicking()]
            if isinstance(one, CardWouldHold) and isinstance(two, CardWouldHold) and one.tokens < two.tokens:
                return [GivesFewer(one.tokens, two.tokens)]
    return []
