"""Instinct: a quick, sensible answer to any question."""

from __future__ import annotations

from typing import Final

from veillee.engine.chance import Chance
from veillee.engine.table import Question
from veillee.engine.words import Option
from veillee.games.bones.content.terms import FACES, GEARLOCS, NO_DIE, NOBODY
from veillee.games.bones.mind.course import (
    aim_worth,
    dice_chosen,
    move_worth,
    start_worth,
    target_worth,
    unit_worth,
)
from veillee.games.bones.mind.gains import BONES, SHIELD, deeds_gain, die_gain, way_gain
from veillee.games.bones.mind.training import training_worth
from veillee.games.bones.options import (
    AimAtSpot,
    BuyPlan,
    ChooseSpot,
    ChooseUnit,
    DropDie,
    DropLockedShield,
    DropShield,
    EndTurn,
    FallOn,
    KeepBones,
    KeepShields,
    LeaveHit,
    LockDie,
    LockShield,
    LoseStat,
    MoveTo,
    NoTarget,
    PickDie,
    PickNoMore,
    PickWhite,
    PlaceDie,
    PlaceShield,
    RageUp,
    React,
    ReactWithPair,
    ResolveAll,
    Roll,
    RollAgain,
    SalvagePart,
    StandAbove,
    StartAt,
    StayHere,
    StoreDie,
    Strike,
    TakeDie,
    TakeTarget,
    TrainDie,
    TrainStat,
    Upgrade,
    UseDie,
    UseInnate,
    UsePair,
    WalkTo,
)
from veillee.games.bones.pieces import IN_HAND
from veillee.games.bones.rules.shields import shield_points
from veillee.games.bones.rules.slots import owner_unit
from veillee.games.bones.table import Battlefield
from veillee.games.bones.telling.addressee import unit_asked
from veillee.kit.judgement import best_of, waver

# A roll is resolved in this order: what changes other dice and skill dice, then all that is obvious, then the plan.
FIRST: Final = 20.0
OBVIOUS: Final = 10.0
LAST: Final = 5.0
END: Final = 4.0
# A used die is gone for this battle: a result is left if the die promises more than this share of it next time.
PATIENCE: Final = 0.5


def answer(t: Battlefield, question: Question, chance: Chance) -> Option:
    """The option with the highest worth; dice for a roll are chosen together."""
    options = question.options
    if len(options) == 1:
        return options[0]
    if isinstance(options[0], Roll):
        return dice_chosen(t, [one for one in options if isinstance(one, (Roll, TakeDie))])
    worths = [worth(t, question, option) + waver(chance, 0.2) for option in options]
    return best_of(options, worths)


def worth(t: Battlefield, question: Question, option: Option) -> float:
    """What an option is worth, on a scale that only compares options of one question."""
    if isinstance(option, TakeTarget):
        return target_worth(t, option)
    if isinstance(option, NoTarget):
        return 0.8
    if isinstance(option, MoveTo):
        return move_worth(t, option)
    if isinstance(option, (TrainStat, TrainDie)):
        return training_worth(t, unit_asked(t, question), option)
    if isinstance(option, AimAtSpot):
        return aim_worth(t, option)
    if isinstance(option, ChooseUnit):
        return unit_worth(t, option.unit)
    if isinstance(option, StartAt):
        return start_worth(t, unit_asked(t, question), option.spot)
    if isinstance(option, (FallOn, WalkTo, StandAbove, KeepShields, ChooseSpot, StayHere)):
        return group_worth(t, option)
    if isinstance(option, (UseDie, UsePair, PlaceDie, LockDie, BuyPlan, SalvagePart, React, ReactWithPair)):
        return result_worth(t, option)
    return fixed_worth(t, option)


def group_worth(t: Battlefield, option: FallOn | WalkTo | StandAbove | KeepShields | ChooseSpot | StayHere) -> float:
    """What the group settles: baddies fall on those who can bear it and stand where they reach few; gearlocs first."""
    if isinstance(option, FallOn):
        unit = option.unit
        if unit >= GEARLOCS:
            return 0.0
        return t.hp[unit] + t.bonus[unit] + 0.9 * shield_points(t, unit)
    if isinstance(option, StandAbove):
        return 2.0 if option.unit < GEARLOCS else 0.0
    if isinstance(option, KeepShields):
        if t.acting >= GEARLOCS or t.acting == NOBODY:
            return 0.3 * option.ones + 0.65 * option.twos + 0.3 * option.others
        return -0.3 * option.ones - 0.65 * option.twos
    if isinstance(option, StayHere):
        return 0.5
    weak = 0.0
    for unit in t.gearlocs():
        if t.at[unit] in t.box.beside[option.spot]:
            weak += 1.0 / max(1, t.hp[unit])
    near = 0
    for unit in t.baddies():
        near += t.at[unit] in t.box.beside[option.spot]
    if isinstance(option, WalkTo):
        return -weak
    return 1.0 if near == 1 else 0.2 * near - 0.1


def result_worth(
    t: Battlefield,
    option: UseDie | UsePair | PlaceDie | LockDie | BuyPlan | SalvagePart | React | ReactWithPair,
) -> float:
    """A result of skill dice or of the plan: used if it brings something, else left for another turn."""
    if isinstance(option, (React, ReactWithPair)):
        return 3.0 if isinstance(option, ReactWithPair) else 2.0
    if isinstance(option, SalvagePart):
        return FIRST + 0.5
    box = t.box
    if isinstance(option, BuyPlan):
        gain = deeds_gain(t, box.effects.deeds_of[box.effects.ways[option.effect][0]], t.acting, NO_DIE, 1, 0)
        spare = BONES * option.bones * (0.5 if t.bones_in(t.acting) >= box.plan_slots - 1 else 1.0)
        return LAST + gain - spare if gain > spare else -3.0
    die = option.die
    by = owner_unit(die)
    face = die * FACES + t.face[die]
    if isinstance(option, (UseDie, UsePair)):
        way = option.way
        gain = way_gain(t, way, by, die, t.value[die], box.face_m[face])
        if isinstance(option, UsePair):
            gain += deeds_gain(t, box.effects.pair[way], by, die, 1, 0) - 0.5
    else:
        gain = 0.0
        for way in box.effects.ways[t.effect_on(die)]:
            gain = max(gain, way_gain(t, way, by, die, t.value[die], box.face_m[face]))
        if isinstance(option, PlaceDie):
            gain += need_of(t, option.figure, by)
    if t.where[die] != IN_HAND:
        return FIRST + gain if gain > 0.5 else -1.0
    return FIRST + gain if gain > max(0.3, PATIENCE * die_gain(t, die)) else min(END - 1.0, gain)


def need_of(t: Battlefield, unit: int, by: int) -> float:
    """A die in a slot goes to whoever is hurt most; of equals, to its owner."""
    return 0.3 * (t.top[unit] - t.hp[unit]) + (0.2 if unit == by else 0.0)


def fixed_worth(t: Battlefield, option: Option) -> float:
    """Options whose worth depends on little."""
    if isinstance(option, ResolveAll):
        return OBVIOUS + 5.0
    if isinstance(option, Upgrade):
        return FIRST + 5.0
    if isinstance(option, (Strike, PlaceShield, KeepBones, StoreDie, LockShield)):
        return OBVIOUS + (6.0 if isinstance(option, LockShield) else 0.0)
    if isinstance(option, EndTurn):
        return END
    if isinstance(option, (DropShield, DropLockedShield, DropDie)):
        return -5.0 - (SHIELD * option.shield if not isinstance(option, DropDie) else 1.0)
    if isinstance(option, LeaveHit):
        return -2.0
    if isinstance(option, LoseStat):
        return -(1.0, 3.0, 2.5, 1.5)[option.stat] * t.stats[t.targets[0] * 4 + option.stat] if t.targets else 0.0
    if isinstance(option, PickWhite):
        return 2.0 if not option.shows else -1.0
    if isinstance(option, PickDie):
        return 1.0 if t.box.is_bones[t.effect_on(option.die)] else 0.0
    if isinstance(option, (UseInnate, RollAgain, RageUp)):
        return 5.0
    return 0.5 if isinstance(option, PickNoMore) else 0.0
