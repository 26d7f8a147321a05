"""Sight: whom a unit may target."""

from __future__ import annotations

from veillee.games.bones.content.deeds import ONLY_NEIGHBOURS
from veillee.games.bones.content.terms import (
    FLIGHT,
    GEARLOCS,
    RANGED,
    REACTION,
    TAUNT,
    TERRIFY,
    UNTARGETABLE,
    Form,
)
from veillee.games.bones.table import BADDIE_ROWS, Battlefield


def form_of(t: Battlefield, unit: int) -> Form:
    """How a unit fights; a mixed gearloc works like a melee one. § BON-11.7 BON-26.4"""
    if unit < GEARLOCS:
        return t.box.gearloc_form[unit]
    return t.box.chip_form[t.chip[unit]]


def is_targetable(t: Battlefield, unit: int, other: int) -> bool:
    """May a unit target an opponent at all, wherever it stands? Not one that hides, flies or is shrouded, nor, when
    terrified, one that terrifies (BON-A.90).
    """
    signs = t.signs[other]
    if not signs and other < GEARLOCS:
        return True
    if signs >> UNTARGETABLE & 1 or signs >> FLIGHT & 1:
        return False
    if t.standing(other, ONLY_NEIGHBOURS) and not t.are_adjacent(unit, other):
        return False
    return not (t.signs[unit] >> TERRIFY & 1 and terrifies(t, other))


def terrifies(t: Battlefield, unit: int) -> bool:
    """Has it the ability Terrify?"""
    if unit < GEARLOCS or t.is_disabled(unit):
        return False
    flat = t.box.abilities_at[t.chip[unit]][REACTION]
    return any([t.box.terrifies[flat[at]] for at in range(0, len(flat), 2)])


def in_reach(t: Battlefield, unit: int) -> list[int]:
    """The opponents that a unit can target from where it stands: neighbours for melee, all for ranged.

    § BON-11.5 BON-11.6 BON-19.3 BON-19.5 BON-22.14 BON-26.1 BON-26.2 BON-26.3 BON-27.4
    """
    at = t.at
    is_ranged = form_of(t, unit) == RANGED
    touches = t.box.touches[at[unit]]
    found: list[int] = []
    for other in BADDIE_ROWS if unit < GEARLOCS else t.party:
        spot = at[other]
        if spot >= 0 and (is_ranged or touches[spot]) and is_targetable(t, unit, other):
            found.append(other)
    return found


def reaches(t: Battlefield, unit: int, other: int) -> bool:
    """Can a unit target this opponent from where it stands? § BON-11.5 BON-11.6"""
    if not t.is_on_mat(other) or not (form_of(t, unit) == RANGED or t.are_adjacent(unit, other)):
        return False
    return is_targetable(t, unit, other)


def taunters(t: Battlefield, unit: int, others: list[int]) -> list[int]:
    """Those of some opponents that stand beside a unit and taunt it (BON-A.91)."""
    found: list[int] = []
    for other in others:
        if t.signs[other] >> TAUNT & 1 and t.are_adjacent(unit, other):
            found.append(other)
    return found


def targets_of(t: Battlefield, unit: int) -> list[int]:
    """Those among whom the target is chosen: a taunting neighbour leaves no choice (BON-A.91). § BON-26.9"""
    found = in_reach(t, unit)
    taunting = taunters(t, unit, found)
    return taunting or found
