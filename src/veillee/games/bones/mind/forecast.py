"""Forecast: the odds of an option, and what baddies are about to do, as players are told."""

from __future__ import annotations

from veillee.engine.words import Option, Remark
from veillee.games.bones.content.terms import ATTACK, DEFENCE, NOBODY, Stat
from veillee.games.bones.mind.concerns import odds_of
from veillee.games.bones.mind.foresight import intents
from veillee.games.bones.mind.odds import training_odds
from veillee.games.bones.options import TrainStat
from veillee.games.bones.pieces import OPEN
from veillee.games.bones.table import Battlefield
from veillee.games.bones.telling.addressee import unit_asked
from veillee.games.bones.telling.remarks import RollOdds, TrainingOdds, WillAttack, WillWait


def remarks_on(t: Battlefield, option: Option) -> list[Remark]:
    """What a seat may know about an option before choosing it: the odds of a roll, an attack or a training."""
    if isinstance(option, TrainStat):
        return training_of(t, option)
    odds = odds_of(t, option)
    if odds is None:
        return []
    fells = round(100 * odds.fells) if odds.fells >= 0 else -1
    return [RollOdds(round(10 * odds.damage), round(100 * odds.bones), fells)]


def training_of(t: Battlefield, option: TrainStat) -> list[Remark]:
    """The odds of a training that may fail."""
    unit, stat = unit_asked(t, t.questions[0]), Stat(option.stat)
    if unit == NOBODY or stat not in (ATTACK, DEFENCE):
        return []
    return [TrainingOdds(round(100 * training_odds(t, unit, stat)))]


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
