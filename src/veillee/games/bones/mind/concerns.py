"""Concerns: what matters now, from what everybody knows; and reasons to prefer one option to another."""

from __future__ import annotations

from typing import Final

from veillee.engine.words import Option, Remark
from veillee.games.bones.content.terms import GEARLOCS, NOBODY, VALUES
from veillee.games.bones.mind.foresight import incoming
from veillee.games.bones.mind.gains import threat
from veillee.games.bones.mind.odds import RollOdds, mean_shields
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
    MoreShields,
    MostDangerous,
    QueueLeft,
)

# The round before the first one that tires everybody.
NEAR_FATIGUE: Final = 5
MANY_POINTS: Final = 5
# What weighs as much: tenths of HP or shields, percent.
SOME_TENTHS: Final = 3
SOME_PERCENT: Final = 8


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
    if worst != NOBODY and len(t.baddies()) > 1 and chooses_target(t):
        found.append(MostDangerous(t.figure(worst)))
    if t.round >= NEAR_FATIGUE:
        found.append(FatigueNear(t.round))
    points = sum([VALUES[t.box.chip_value[chip]] for chip in t.queue])
    if points >= MANY_POINTS:
        found.append(QueueLeft(points))
    return found


def chooses_target(t: Battlefield) -> bool:
    """Is somebody asked whom to target? Who does most harm matters then."""
    return any(isinstance(option, TakeTarget) for question in t.questions for option in question.options)


def reasons_for(t: Battlefield, option: Option, other: Option) -> list[Remark]:
    """What an option gains over another, weightiest first: of two rolls or two targets, the odds in which it is ahead,
    however little.
    """
    mine, theirs = odds_of(t, option), odds_of(t, other)
    if mine is None or theirs is None:
        return []
    falls = round(100 * max(0.0, mine.fells)), round(100 * max(0.0, theirs.fells))
    losses = round(10 * mine.loss), round(10 * theirs.loss)
    shields = round(10 * shields_of(t, option)), round(10 * shields_of(t, other))
    bones = round(100 * mine.bones), round(100 * theirs.bones)
    found: list[tuple[float, Remark]] = [
        (SOME_PERCENT, FellsMore(*falls)),
        (SOME_TENTHS, HitsMore(*losses)),
        (SOME_TENTHS, MoreShields(*shields)),
        (SOME_PERCENT, MoreBones(*bones)),
    ]
    ahead = [mine - theirs for mine, theirs in (falls, losses, shields, bones)]
    weighed = [(lead / unit, remark) for (unit, remark), lead in zip(found, ahead, strict=True) if lead > 0]
    return [remark for _, remark in sorted(weighed, key=lambda one: -one[0])]


def shields_of(t: Battlefield, option: Option) -> float:
    """The shields that a roll puts into free active slots, on average."""
    if not isinstance(option, Roll):
        return 0.0
    return mean_shields(t.box, option.defence, t.free_active(t.acting))


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
