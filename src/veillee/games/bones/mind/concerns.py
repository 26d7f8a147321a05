"""Concerns: what matters now, from what everybody knows; and reasons to prefer one option to another."""

from __future__ import annotations

from typing import Final

from veillee.engine.words import Option, Remark
from veillee.games.bones.content.terms import GEARLOCS, NOBODY, VALUES
from veillee.games.bones.mind.foresight import incoming
from veillee.games.bones.mind.gains import threat
from veillee.games.bones.mind.odds import RollOdds
from veillee.games.bones.options import Roll, TakeTarget
from veillee.games.bones.pieces import OPEN
from veillee.games.bones.rules.shields import shield_points
from veillee.games.bones.table import Battlefield
from veillee.games.bones.telling.remarks import (
    FatigueNear,
    FellsMore,
    HitsMore,
    InDanger,
    MoreBones,
    MostDangerous,
    QueueLeft,
)

# The round before the first one that tires everybody.
NEAR_FATIGUE: Final = 5
MANY_POINTS: Final = 5
# Differences that are worth a word: tenths of damage, percent.
MORE_TENTHS: Final = 3
MORE_PERCENT: Final = 8


def concerns_of(t: Battlefield) -> list[Remark]:
    """What matters now, most pressing first; nothing before the battle."""
    if t.outcome != OPEN or not t.round:
        return []
    found: list[Remark] = []
    harm = incoming(t)
    for unit in t.gearlocs():
        tenths = round(10 * harm[unit])
        if tenths >= 10 * (t.hp[unit] + t.bonus[unit] + shield_points(t, unit)):
            found.append(InDanger(unit, tenths, t.hp[unit]))
    worst = NOBODY
    for unit in t.baddies():
        if worst == NOBODY or threat(t, unit) > threat(t, worst):
            worst = unit
    if worst != NOBODY and len(t.baddies()) > 1:
        found.append(MostDangerous(t.figure(worst)))
    if t.round >= NEAR_FATIGUE:
        found.append(FatigueNear(t.round))
    points = sum([VALUES[t.box.chip_value[chip]] for chip in t.queue])
    if points >= MANY_POINTS:
        found.append(QueueLeft(points))
    return found


def reasons_for(t: Battlefield, option: Option, other: Option) -> list[Remark]:
    """What an option gains over another: of two rolls or two targets, the odds."""
    mine, theirs = odds_of(t, option), odds_of(t, other)
    if mine is None or theirs is None:
        return []
    found: list[Remark] = []
    falls = round(100 * (mine.fells - theirs.fells))
    if falls >= MORE_PERCENT:
        found.append(FellsMore(falls))
    tenths = round(10 * (mine.loss - theirs.loss))
    if tenths >= MORE_TENTHS:
        found.append(HitsMore(tenths))
    bones = round(100 * (mine.bones - theirs.bones))
    if bones >= MORE_PERCENT:
        found.append(MoreBones(bones))
    return found


def odds_of(t: Battlefield, option: Option) -> RollOdds | None:
    """The odds of a roll, or of all attack dice against a target; None for anything else."""
    unit = t.acting
    if not 0 <= unit < GEARLOCS:
        return None
    if isinstance(option, Roll):
        return RollOdds(t, unit, t.target, option.attack, option.defence, t.hand)
    if isinstance(option, TakeTarget):
        return RollOdds(t, unit, option.unit, min(t.dex, t.attack_of(unit)), 0, [])
    return None
