"""Instinct: a quick, sensible answer to any question."""

from __future__ import annotations

from typing import Final

from veillee.engine.chance import Chance
from veillee.engine.table import Question
from veillee.engine.words import Option
from veillee.games.bones.content.terms import GEARLOCS, NOBODY
from veillee.games.bones.options import (
    BuyPlan,
    DropDie,
    DropLockedShield,
    DropShield,
    EndTurn,
    FallOn,
    KeepShields,
    LeaveHit,
    LockDie,
    MoveTo,
    NoTarget,
    PlaceDie,
    React,
    ReactWithPair,
    ResolveAll,
    Roll,
    TakeDie,
    TakeTarget,
    TrainDie,
    TrainStat,
    Upgrade,
    UseDie,
    UseInnate,
    UsePair,
)
from veillee.games.bones.rules.sight import in_reach
from veillee.games.bones.table import Battlefield
from veillee.kit.judgement import best_of, waver

WANTED_STATS: Final = (5, 4, 4, 3)


def unit_asked(t: Battlefield, question: Question) -> int:
    """The gearloc that a question concerns: the acting one, or the one that the step names; -1 for the group."""
    if len(t.questions) > 1:
        return NOBODY
    if NOBODY < t.acting < GEARLOCS:
        return t.acting
    for value in question.args:
        if isinstance(value, int) and 0 <= value < GEARLOCS and t.seat_of[value] == question.seat:
            return value
    return NOBODY


def answer(t: Battlefield, question: Question, chance: Chance) -> Option:
    """The option with the highest worth."""
    worths = [worth(t, question, option) + waver(chance, 0.3) for option in question.options]
    return best_of(question.options, worths)


def worth(t: Battlefield, question: Question, option: Option) -> float:
    """What an option is worth, on a scale that only compares options of one question."""
    if isinstance(option, TakeTarget):
        return 6.0 + 2.0 * t.attack_of(option.unit) / max(
            1, t.hp[option.unit] + t.ones[option.unit] + 2 * t.twos[option.unit]
        )
    if isinstance(option, NoTarget):
        return 1.0
    if isinstance(option, MoveTo):
        return move_worth(t, option)
    if isinstance(option, Roll):
        return 1.0 * option.attack + 0.7 * option.defence
    if isinstance(option, TakeDie):
        return 0.9 + 1.1 * t.dex
    if isinstance(option, (TrainStat, TrainDie)):
        return training_worth(t, question, option)
    if isinstance(option, FallOn):
        return float(t.hp[option.unit] + t.ones[option.unit] + 2 * t.twos[option.unit])
    if isinstance(option, KeepShields):
        return 0.3 * option.ones + 0.65 * option.twos + 0.3 * option.others
    return fixed_worth(option)


def fixed_worth(option: Option) -> float:
    """Options whose worth does not depend on the table."""
    if isinstance(option, (ResolveAll, UseInnate, ReactWithPair)):
        return 5.0
    if isinstance(option, (Upgrade, UsePair)):
        return 4.5
    if isinstance(option, (UseDie, PlaceDie, LockDie, React)):
        return 4.0
    if isinstance(option, BuyPlan):
        return 2.0 + 0.3 * option.bones
    if isinstance(option, (DropShield, DropLockedShield, DropDie)):
        return -5.0
    if isinstance(option, LeaveHit):
        return -2.0
    return 1.0 if isinstance(option, EndTurn) else 0.0


def move_worth(t: Battlefield, option: MoveTo) -> float:
    """Melee gearlocs without a neighbour step beside a baddie; a move that reaches nobody is worth little."""
    unit = t.acting
    if in_reach(t, unit):
        return -2.0
    beside = [other for other in t.baddies() if t.at[other] in t.box.beside[option.spot]]
    return (4.0 if beside and option.cost < t.dex else 0.5 if beside else -1.0) - 0.5 * option.cost


def training_worth(t: Battlefield, question: Question, option: TrainStat | TrainDie) -> float:
    """Stats up to what a fighter wants, then skills."""
    if isinstance(option, TrainDie):
        return 1.5
    unit = unit_asked(t, question)
    stat = option.stat
    return 2.0 * (WANTED_STATS[stat] - t.box.start[unit][stat] - t.stats[unit * 4 + stat])
