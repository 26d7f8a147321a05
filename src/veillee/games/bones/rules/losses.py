"""Losses: what abilities of baddies take from a gearloc, dice out of its active slots or a stat die."""

from __future__ import annotations

from veillee.engine.table import Seat
from veillee.games.bones.content.deeds import Deed
from veillee.games.bones.content.terms import DEFENCE, GEARLOCS, HEALTH, NOBODY, Stat
from veillee.games.bones.events import HpSet, StatLimited
from veillee.games.bones.options import DROP_SHIELD, LOSE_STAT, DropDie, DropShield, LoseStat
from veillee.games.bones.rules.rage import after_exhausting
from veillee.games.bones.rules.shields import drop_shield
from veillee.games.bones.rules.slots import drop, owner_unit
from veillee.games.bones.table import Battlefield
from veillee.kit.rows import replaced


def drop_dice(t: Battlefield, deed: Deed, by: int, die: int, n: int, unit: int) -> None:
    """Dice leave active slots, by their owner's choice; from empty slots nothing does. § BON-17.12 BON-36.13"""
    if unit < GEARLOCS:
        t.then(choose_dropped, unit, n)


def choose_dropped(t: Battlefield, unit: int, n: int) -> None:
    """Which die leaves, the owner says. § BON-17.12"""
    found: list[DropShield | DropDie] = []
    if n > 0:
        if t.twos[unit]:
            found.append(DROP_SHIELD[2])
        if t.ones[unit]:
            found.append(DROP_SHIELD[1])
        found += [t.box.lexicon.drop_die[die] for die in t.active_of(unit)]
    if found:
        t.ask(t.owner_of(unit), found, drop_chosen, unit, n)


def drop_chosen(t: Battlefield, seat: Seat, option: DropShield | DropDie, unit: int, n: int) -> None:
    """Defence dice go to the pool, skill dice are exhausted. § BON-17.13 BON-17.14"""
    if isinstance(option, DropShield):
        drop_shield(t, unit, option.shield)
    else:
        drop(t, option.die)
        after_exhausting(t, owner_unit(option.die), option.die)
    t.then(choose_dropped, unit, n - 1)


def drop_stat(t: Battlefield, deed: Deed, by: int, die: int, n: int, unit: int) -> None:
    """One stat die is taken off for the battle, of the owner's choice; not a second one."""
    if unit < GEARLOCS and t.limited[unit] == NOBODY:
        t.then(choose_limited, unit)


def choose_limited(t: Battlefield, unit: int) -> None:
    """Which, the owner says."""
    found = [LOSE_STAT[stat] for stat in range(4) if t.stats[unit * 4 + stat]]
    if found:
        t.ask(t.owner_of(unit), found, limit_stat, unit)


def limit_stat(t: Battlefield, seat: Seat, option: LoseStat, unit: int) -> None:
    """HP and shields are trimmed to what is left."""
    t.limited = replaced(t.limited, unit, option.stat)
    t.tell(StatLimited, unit, unit, option.stat)
    if option.stat == HEALTH:
        t.top[unit] = t.stat(unit, HEALTH)
        if t.hp[unit] > t.top[unit]:
            t.hp[unit] = t.top[unit]
            t.tell(HpSet, unit, unit, t.hp[unit])
    elif option.stat == DEFENCE:
        while t.ones[unit] + t.twos[unit] > t.stat(unit, Stat(DEFENCE)):
            drop_shield(t, unit, 1 if t.ones[unit] else 2)
