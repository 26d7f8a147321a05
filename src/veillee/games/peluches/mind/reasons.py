"""Reasons: what speaks for an option against another one, from what everybody at the table knows."""

from __future__ import annotations

from typing import Final

from veillee.engine.table import Seat
from veillee.engine.words import Option, Remark
from veillee.games.peluches.mind.odds import remarks_on
from veillee.games.peluches.options import (
    ClearAir,
    Contribute,
    GiveDie,
    Search,
    ShakeOff,
    Shoot,
    Store,
    Strike,
    TryTest,
    Walk,
)
from veillee.games.peluches.table import Tale
from veillee.games.peluches.telling.remarks import (
    AddsMore,
    AverageSteps,
    FallOdds,
    FallsLess,
    KeepsDie,
    LikelierToSucceed,
    LosesLess,
    SaferThere,
    SuccessOdds,
    TaskStep,
    WalksFarther,
    WithinReach,
    WouldRise,
)

NO_COLOUR: Final = -1
# Odds in percent that speak for themselves.
GOOD_ODDS: Final = 60


def reasons_for(t: Tale, seat: Seat, option: Option, other: Option) -> list[Remark]:
    """What speaks for an option against another, weightiest first: whatever the remarks on both compare."""
    mine, theirs = remarks_on(t, seat, option), remarks_on(t, seat, other)
    reasons: list[Remark] = [remark for remark in mine if isinstance(remark, WouldRise) and remark not in theirs]
    for one in mine:
        for two in theirs:
            reasons += better_than(one, two)
    reasons += keeps_die(t, seat, option, other)
    if not reasons and not [remark for remark in theirs if isinstance(remark, SuccessOdds)]:
        reasons += [remark for remark in mine if isinstance(remark, SuccessOdds) and remark.percent >= GOOD_ODDS]
    return reasons


def better_than(one: Remark, two: Remark) -> list[Remark]:
    """The comparison of two remarks of the same kind, if the first is the better one."""
    if isinstance(one, FallOdds) and isinstance(two, FallOdds):
        if one.percent < two.percent:
            return [FallsLess(one.percent, two.percent)]
        return [LosesLess(one.tenths, two.tenths)] if one.tenths < two.tenths else []
    if isinstance(one, SuccessOdds) and isinstance(two, SuccessOdds):
        return [LikelierToSucceed(one.percent, two.percent)] if one.percent > two.percent else []
    if isinstance(one, AverageSteps) and isinstance(two, AverageSteps):
        return [WalksFarther(one.tenths, two.tenths)] if one.tenths > two.tenths else []
    if isinstance(one, TaskStep) and isinstance(two, TaskStep):
        return [AddsMore(one.tenths, two.tenths)] if one.tenths > two.tenths else []
    if isinstance(one, WithinReach) and isinstance(two, WithinReach):
        return [SaferThere(one.count, two.count)] if one.count < two.count else []
    return []


def keeps_die(t: Tale, seat: Seat, option: Option, other: Option) -> list[Remark]:
    """The other choice spends a die on what any die can do, and that die could do more here; this one's could not."""
    mine, theirs = plain_colour(option), plain_colour(other)
    if mine == theirs or NO_COLOUR in (mine, theirs):
        return []
    useful = useful_colours(t, seat)
    return [KeepsDie(theirs)] if theirs in useful and mine not in useful else []


def plain_colour(option: Option) -> int:
    """The colour of a die spent on something that any colour can pay for; none for all else."""
    return option.colour if isinstance(option, (Walk, Store, GiveDie)) else NO_COLOUR


def useful_colours(t: Tale, seat: Seat) -> list[int]:
    """The colours of dice that can now fight, search, help the group or pass a test."""
    question = t.question_of(seat)
    options = question.options if question is not None else ()
    return [
        option.colour
        for option in options
        if isinstance(option, (Strike, Shoot, Search, Contribute, TryTest, ShakeOff, ClearAir))
    ]
