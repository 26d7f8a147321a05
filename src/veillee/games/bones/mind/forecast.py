"""Forecast: the odds of an option, and what baddies are about to do, as players are told."""

from __future__ import annotations

from veillee.engine.words import Option, Remark
from veillee.games.bones.content.deeds import ADD_DAMAGE
from veillee.games.bones.content.terms import ATTACK, DEFENCE, NOBODY, Stat
from veillee.games.bones.mind.concerns import odds_of
from veillee.games.bones.mind.foresight import intents
from veillee.games.bones.mind.odds import training_odds
from veillee.games.bones.options import ResolveAll, Roll, TrainStat, UseDie
from veillee.games.bones.pieces import OPEN
from veillee.games.bones.rules.doing import units_for
from veillee.games.bones.rules.placing import room_in_plan
from veillee.games.bones.rules.resolving import do_obvious
from veillee.games.bones.rules.rolling import sum_of
from veillee.games.bones.rules.slots import owner_unit
from veillee.games.bones.rules.uses import has_use
from veillee.games.bones.table import Battlefield
from veillee.games.bones.telling.addressee import unit_asked
from veillee.games.bones.telling.remarks import (
    NothingToHeal,
    RollOdds,
    TrainingOdds,
    WillAttack,
    WillResolve,
    WillWait,
    WithSkillDice,
)


def remarks_on(t: Battlefield, option: Option) -> list[Remark]:
    """What a seat may know about an option before choosing it: the odds of a roll, an attack or a training, what is
    done at once, and whether a die would heal nobody.
    """
    if isinstance(option, TrainStat):
        return training_of(t, option)
    if isinstance(option, UseDie):
        return [NothingToHeal()] if heals_nobody(t, option) else []
    if isinstance(option, ResolveAll):
        return [will_resolve(t, unit_asked(t, t.questions[0]))]
    odds = odds_of(t, option)
    if odds is None:
        return []
    fells = round(100 * odds.fells) if odds.fells >= 0 else -1
    return [*hand_of(t, option), RollOdds(round(10 * odds.damage), round(100 * odds.bones), fells)]


def hand_of(t: Battlefield, option: Option) -> list[Remark]:
    """An option to roll names its white dice; those that were taken are rolled too."""
    white = option.attack + option.defence if isinstance(option, Roll) else 0
    return [WithSkillDice(len(t.hand), white + len(t.hand))] if white and t.hand else []


def will_resolve(t: Battlefield, unit: int) -> WillResolve:
    """What is done at once, as a copy shows on which it has been done; there the strike is still to come."""
    done = t.copy()
    do_obvious(done, unit)
    strikes = bool(sum_of(t.hits)) and t.is_on_mat(t.target)
    damage = sum_of(t.hits) + t.standing(unit, ADD_DAMAGE) if strikes else 0
    shields = t.free_active(unit) - done.free_active(unit)
    return WillResolve(damage, shields, room_in_plan(t, unit) - room_in_plan(done, unit))


def training_of(t: Battlefield, option: TrainStat) -> list[Remark]:
    """The odds of a training that may fail."""
    unit, stat = unit_asked(t, t.questions[0]), Stat(option.stat)
    if unit == NOBODY or stat not in (ATTACK, DEFENCE):
        return []
    return [TrainingOdds(round(100 * training_odds(t, unit, stat)))]


def heals_nobody(t: Battlefield, option: UseDie) -> bool:
    """Would a use only heal, and only those who have lost no HP? The rules allow it."""
    effects = t.box.effects
    die = option.die
    owner = owner_unit(die)
    healed: list[int] = []
    for number in effects.deeds_of[option.way]:
        deed = effects.deeds[number]
        n = deed.amount(t.value[die], 0)
        if not has_use(t, deed, owner, die, n):
            continue
        if effects.verbs.names[deed.verb] != "heal":
            return False
        healed += units_for(t, deed, owner, die, n)
    return bool(healed) and all([t.hp[unit] >= t.top[unit] for unit in healed])


def facts_of(t: Battlefield) -> list[Remark]:
    """What each baddie does in its next turn, if nothing changes before."""
    if t.outcome != OPEN or not t.round:
        return []
    found: list[Remark] = []
    for intent in intents(t):
        unit = intent.unit
        if not intent.victims:
            found.append(WillWait(unit, t.figure(unit), intent.spot, intent.is_open))
        for victim in intent.victims:
            found.append(WillAttack(unit, t.figure(unit), victim, t.figure(victim), intent.spot, intent.is_open))
    return found
