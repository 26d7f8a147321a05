"""Shields: defence dice that lie in slots or on a chip, how many can be rolled, and what they stop."""

from __future__ import annotations

from veillee.games.bones.content.deeds import PREVENT, Deed
from veillee.games.bones.content.terms import DEFENCE, GEARLOCS
from veillee.games.bones.events import DefenceDiceLost, ShieldDropped, ShieldPlaced
from veillee.games.bones.table import Battlefield
from veillee.kit.rows import replaced


def place_shield(t: Battlefield, unit: int, shield: int) -> None:
    """A shield lies in an active slot, or on a chip, with the value rolled. § BON-10.4 BON-10.5 BON-19.8"""
    if shield == 1:
        t.ones[unit] += 1
    else:
        t.twos[unit] += 1
    if t.heard is not None:
        t.tell(ShieldPlaced, unit, t.figure(unit), shield)


def shield_by_deed(t: Battlefield, deed: Deed, by: int, die: int, n: int, unit: int) -> None:
    """A defence die with this value is added, if there is a free slot."""
    if t.free_active(unit) > 0:
        place_shield(t, unit, n)


def drop_shield(t: Battlefield, unit: int, shield: int) -> None:
    """A shield leaves its slot and goes back to the pool. § BON-17.14"""
    if shield == 1:
        t.ones[unit] -= 1
    else:
        t.twos[unit] -= 1
    t.tell(ShieldDropped, unit, t.figure(unit), shield)


def defence_dice(t: Battlefield, unit: int) -> int:
    """The defence dice that a gearloc can roll: those neither in active slots nor exhausted.

    § BON-10.1 BON-10.2 BON-10.10 BON-10.12 BON-12.4 BON-36.21 BON-37.1
    """
    lying = t.ones[unit] + t.twos[unit]
    return max(0, t.stat(unit, DEFENCE) - t.defence_lost[unit] - lying)


def shield_points(t: Battlefield, unit: int) -> int:
    """The points of damage that shield dice of all kinds stop. § BON-10.6"""
    return t.ones[unit] + 2 * t.twos[unit] + locked_points(t, unit) + skill_points(t, unit)


def locked_points(t: Battlefield, unit: int) -> int:
    """The points of shields in locked slots."""
    return t.locked_ones[unit] + 2 * t.locked_twos[unit] if unit < GEARLOCS else 0


def skill_points(t: Battlefield, unit: int) -> int:
    """The points of skill dice that stop damage one by one."""
    if not t.held:
        return 0
    total = 0
    for die in t.standing_dice(unit, PREVENT):
        total += t.left[die]
    return total


def exhaust_shields(t: Battlefield, deed: Deed, by: int, die: int, n: int, unit: int) -> None:
    """Defence dice left in active slots are exhausted: the stat is lower for this battle. § BON-12.4 BON-37.16"""
    dice = t.ones[unit] + t.twos[unit]
    if dice and unit < GEARLOCS:
        t.ones[unit] = t.twos[unit] = 0
        t.defence_lost = replaced(t.defence_lost, unit, t.defence_lost[unit] + dice)
        t.tell(DefenceDiceLost, unit, t.figure(unit), dice)
