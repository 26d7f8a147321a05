"""Training: which stat or skill a gearloc learns next."""

from __future__ import annotations

from typing import Final

from veillee.games.bones.content.terms import ATTACK, DEFENCE, DEX, GEARLOCS, HEALTH
from veillee.games.bones.mind.gains import die_gain
from veillee.games.bones.options import TrainDie, TrainStat
from veillee.games.bones.table import Battlefield

# Attack is tried first while it can be used: a failure costs nothing.
MOST_ATTACK: Final = 5
MOST_DEFENCE: Final = 3
# For each point that a skill promises.
SKILL: Final = 0.35


def training_worth(t: Battlefield, unit: int, option: TrainStat | TrainDie) -> float:
    """Stats up to what a fighter can use, then skills."""
    if unit < 0 or unit >= GEARLOCS:
        return 0.0
    dex, attack = t.stat(unit, DEX), t.stat(unit, ATTACK)
    if isinstance(option, TrainDie):
        return 0.5 + SKILL * min(3.0, die_gain(t, option.die)) if dex >= attack else 0.4
    defence = t.stat(unit, DEFENCE)
    stat = option.stat
    if stat == ATTACK:
        return 4.0 if attack < min(MOST_ATTACK, dex) else 1.0
    if stat == DEX:
        return 3.0 if dex < attack + 1 else 2.0 if dex < attack + defence else 0.8
    if stat == HEALTH:
        return 2.9 - 0.3 * (t.stat(unit, HEALTH) - 4)
    return 3.5 - 0.3 * defence if defence < MOST_DEFENCE and dex > attack else 0.7
