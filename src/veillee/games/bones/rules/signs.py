"""Effect dice: placed, replaced, turned down, removed."""

from __future__ import annotations

from veillee.games.bones.content.deeds import WARD, OfNegatives, OfSign
from veillee.games.bones.content.terms import FLIGHT, GEARLOCS, NEGATIVE, POISON, WEAKEN, Sign
from veillee.games.bones.events import SignKeptOff, SignPlaced, SignRemoved
from veillee.games.bones.table import Battlefield
from veillee.kit.rows import replaced


def put_by_deed(t: Battlefield, deed: OfSign, by: int, die: int, n: int, unit: int) -> None:
    """An effect die is placed on a chip."""
    put(t, unit, deed.sign, 0 if deed.is_limit else n)


def put(t: Battlefield, unit: int, sign: Sign, n: int) -> None:
    """It takes the place of one of the same name; values never add up (BON-A.66).

    § BON-34.3 BON-34.4 BON-34.5 BON-37.5 BON-37.6
    """
    if not t.is_on_mat(unit):
        return
    if sign < NEGATIVE and unit < GEARLOCS and is_warded(t):
        t.tell(SignKeptOff, unit, t.figure(unit), sign)
        return
    t.signs[unit] |= 1 << sign
    if sign == POISON:
        t.poison = replaced(t.poison, unit, n)
    elif sign == WEAKEN:
        t.weaken = replaced(t.weaken, unit, n)
    t.tell(SignPlaced, unit, t.figure(unit), sign, n if sign in (POISON, WEAKEN) else 0)


def is_warded(t: Battlefield) -> bool:
    """Does somebody of the party keep negative effects off?"""
    for unit in t.gearlocs():
        if t.standing_dice(unit, WARD):
            return True
    return False


def remove(t: Battlefield, unit: int, sign: Sign) -> None:
    """An effect die is taken off."""
    if t.has_sign(unit, sign):
        t.signs[unit] &= ~(1 << sign)
        if sign == POISON:
            t.poison = replaced(t.poison, unit, 0)
        elif sign == WEAKEN:
            t.weaken = replaced(t.weaken, unit, 0)
        t.tell(SignRemoved, unit, t.figure(unit), sign)


def cure(t: Battlefield, deed: OfNegatives, by: int, die: int, n: int, unit: int) -> None:
    """All negative effects leave a unit; Bleed is none of them (BON-A.92). § BON-34.6"""
    for sign in range(NEGATIVE):
        remove(t, unit, Sign(sign))


def forget_signs(t: Battlefield, unit: int) -> None:
    """Effect dice leave with a unit that leaves the mat, and at the end of a battle (BON-A.26). § BON-37.18"""
    if t.signs[unit]:
        t.signs[unit] = 0
        t.poison = replaced(t.poison, unit, 0)
        t.weaken = replaced(t.weaken, unit, 0)


def fly(t: Battlefield, unit: int) -> None:
    """The Flight die is placed, or removed if it lies there."""
    if t.has_sign(unit, FLIGHT):
        remove(t, unit, FLIGHT)
    else:
        put(t, unit, FLIGHT, 0)
