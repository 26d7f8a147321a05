"""Forecast: the odds of an option, and what baddies are about to do, as players are told."""

from __future__ import annotations

from veillee.engine.words import Option, Remark
from veillee.games.bones.mind.concerns import odds_of
from veillee.games.bones.mind.foresight import intents
from veillee.games.bones.pieces import OPEN
from veillee.games.bones.table import Battlefield
from veillee.games.bones.telling.remarks import RollOdds, WillAttack, WillWait


def remarks_on(t: Battlefield, option: Option) -> list[Remark]:
    """What a seat may know about an option before choosing it: the odds of a roll, or of an attack on a target."""
    odds = odds_of(t, option)
    if odds is None:
        return []
    fells = round(100 * odds.fells) if odds.fells >= 0 else -1
    return [RollOdds(round(10 * odds.damage), round(100 * odds.bones), fells)]


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
