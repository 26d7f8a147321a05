"""Freeing: dice that a gearloc takes out of its own slots, at any moment of its turn."""

from __future__ import annotations

from veillee.games.bones.events import ShieldDropped
from veillee.games.bones.options import (
    DROP_LOCKED_SHIELD,
    DROP_SHIELD,
    DropDie,
    DropLockedShield,
    DropShield,
)
from veillee.games.bones.rules.rage import after_exhausting
from veillee.games.bones.rules.shields import drop_shield
from veillee.games.bones.rules.slots import drop, owner_unit
from veillee.games.bones.table import Battlefield

Freeing = DropShield | DropLockedShield | DropDie


def freeings(t: Battlefield, unit: int) -> list[Freeing]:
    """What may be taken out of active and locked slots. § BON-17.11"""
    found: list[Freeing] = []
    if t.ones[unit]:
        found.append(DROP_SHIELD[1])
    if t.twos[unit]:
        found.append(DROP_SHIELD[2])
    if t.locked_ones[unit]:
        found.append(DROP_LOCKED_SHIELD[1])
    if t.locked_twos[unit]:
        found.append(DROP_LOCKED_SHIELD[2])
    for die in t.held:
        if t.holder[die] == unit:
            found.append(t.box.lexicon.drop_die[die])
    return found


def free(t: Battlefield, unit: int, option: Freeing) -> None:
    """Skill dice are exhausted, defence dice go to the pool. § BON-17.11 BON-17.13 BON-17.14"""
    if isinstance(option, DropShield):
        drop_shield(t, unit, option.shield)
    elif isinstance(option, DropLockedShield):
        if option.shield == 1:
            t.locked_ones[unit] -= 1
        else:
            t.locked_twos[unit] -= 1
        t.tell(ShieldDropped, unit, unit, option.shield)
    else:
        drop(t, option.die)
        after_exhausting(t, owner_unit(option.die), option.die)
