"""Doing: how what content says comes about. A way has deeds; a deed finds whom it concerns, or its owner chooses."""

from __future__ import annotations

from typing import Final

from veillee.engine.table import Seat
from veillee.games.bones.content.deeds import Deed, OfDice
from veillee.games.bones.content.terms import (
    ADJACENT_UNIT,
    AIMED,
    ALL_BADDIES,
    ANY_BADDIE,
    ANY_GEARLOC,
    ANY_UNIT,
    AT_POSITION,
    ATTACKER,
    BESIDE_AIM,
    GEARLOCS,
    HOLDER,
    KO_GEARLOC,
    NEIGHBOUR,
    NO_AIM,
    NO_DIE,
    NON_NEIGHBOUR,
    OF_PARTY,
    PARTY,
    SELF,
    SWAPPED,
    TARGET,
    VALUES,
)
from veillee.games.bones.options import ChooseUnit
from veillee.games.bones.table import Battlefield

# Aims among which somebody chooses; what concerns any other happens to all it finds.
CHOICES: Final = (ANY_BADDIE, ANY_GEARLOC, ANY_UNIT, NEIGHBOUR, NON_NEIGHBOUR, ADJACENT_UNIT, KO_GEARLOC)
NOT_AIMED: Final = -1


def do_all(t: Battlefield, deeds: list[int], by: int, die: int, n: int, m: int) -> None:
    """Deeds happen one after the other, in the order in which they are written. § BON-26.20"""
    records = t.box.effects.deeds
    for number in deeds:
        t.then(do_deed, number, by, die, records[number].amount(n, m))


def do_at_once(t: Battlefield, deeds: list[int], by: int, die: int, n: int) -> None:
    """Deeds that concern whoever does them happen on the spot, whatever else is planned."""
    for number in deeds:
        carry_out(t, number, by, die, t.box.effects.deeds[number].amount(n, 0), by)


def do_deed(t: Battlefield, number: int, by: int, die: int, n: int) -> None:
    """A deed finds whom it concerns; where there is a choice, the owner has it. § BON-26.5 BON-37.11"""
    deed = t.box.effects.deeds[number]
    units = units_for(t, deed, by, die, n)
    if deed.to in CHOICES:
        if units:
            lexicon = t.box.lexicon.choose_unit
            t.ask(t.owner_of(by), [lexicon[unit][t.chip[unit]] for unit in units], do_to, number, by, die, n)
        return
    if len(units) == 1:
        carry_out(t, number, by, die, n, units[0])
        return
    for unit in units:
        t.then(carry_out, number, by, die, n, unit)


def do_to(t: Battlefield, seat: Seat, option: ChooseUnit, number: int, by: int, die: int, n: int) -> None:
    """It happens to the unit chosen."""
    t.then(carry_out, number, by, die, n, option.unit)


def carry_out(t: Battlefield, number: int, by: int, die: int, n: int, unit: int) -> None:
    """The rule of the verb is applied to one unit, if it is of the right side."""
    effects = t.box.effects
    deed = effects.deeds[number]
    if deed.side and (unit < GEARLOCS) != (deed.side == OF_PARTY):
        return
    effects.verbs.rules[deed.verb](t, deed, by, die, n, unit)


def units_for(t: Battlefield, deed: Deed, by: int, die: int, n: int) -> list[int]:
    """The units that a deed can concern, as things stand. § BON-26.5"""
    units = found_for(t, deed.to, by, die)
    if deed.is_limit:
        return [unit for unit in units if unit >= GEARLOCS and VALUES[t.points_of(unit)] <= n]
    return units


def found_for(t: Battlefield, aim: int, by: int, die: int) -> list[int]:
    """The units that an aim means."""
    if aim == SELF:
        return [by]
    if aim == TARGET:
        return [t.target] if t.is_on_mat(t.target) else []
    if aim == HOLDER:
        return [t.holder[die]] if die != NO_DIE else [by]
    if aim in (AIMED, BESIDE_AIM):
        return aimed_at(t, die, aim == BESIDE_AIM)
    if aim in (ANY_BADDIE, ALL_BADDIES):
        return t.baddies()
    if aim in (ANY_GEARLOC, PARTY):
        return t.gearlocs()
    if aim == ANY_UNIT:
        return t.units()
    if aim == NEIGHBOUR:
        return [unit for unit in t.neighbours_of(by) if unit >= GEARLOCS]
    if aim == NON_NEIGHBOUR:
        return [unit for unit in t.baddies() if not t.are_adjacent(by, unit)]
    if aim == ADJACENT_UNIT:
        return t.neighbours_of(by)
    if aim == ATTACKER:
        return [t.acting] if t.is_on_mat(t.acting) else []
    if aim == KO_GEARLOC:
        return [unit for unit in t.party if t.hp[unit] == 0 and unit not in t.waiting]
    return [t.swapped] if aim == SWAPPED and t.is_on_mat(t.swapped) else []


def aimed_at(t: Battlefield, die: int, is_beside: bool) -> list[int]:
    """Who stands where a die was aimed, or around it: friend and foe."""
    if die == NO_DIE or t.aims[die] == NOT_AIMED or t.box.die_aim[die] == NO_AIM:
        return []
    if t.box.die_aim[die] != AT_POSITION:
        unit = t.aims[die]
        return [unit] if t.is_on_mat(unit) and not is_beside else []
    spots = t.box.beside[t.aims[die]] if is_beside else [t.aims[die]]
    return [unit for unit in t.units() if t.at[unit] in spots]


def dice_in_hand(t: Battlefield, deed: OfDice, die: int) -> list[int]:
    """The rolled dice that a deed may change: those it names, or all; never itself."""
    return [one for one in t.hand if one != die and (deed.is_any or one in deed.dice)]
