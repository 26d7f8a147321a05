"""Uses: what a die in hand, in a slot or on the mat can be used for now, and using it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from veillee.games.bones.content.deeds import Craft, Deed, Gain, OfDice, OfDie
from veillee.games.bones.content.effects import NO_AIM_WRITTEN, NO_BOOST
from veillee.games.bones.content.terms import (
    ACTIVE,
    AIMED,
    BY_USE,
    FACES,
    GEARLOCS,
    LOCKED,
    MAT,
    NO_DIE,
    NOBODY,
    STAY,
    USE,
)
from veillee.games.bones.events import DieUsed
from veillee.games.bones.options import UseDie, UsePair
from veillee.games.bones.pieces import IN_ACTIVE, IN_HAND, IN_LOCKED, IN_SKILL
from veillee.games.bones.rules.consumables import can_pay, gainable, pay
from veillee.games.bones.rules.doing import aimed_at, dice_in_hand, do_all, found_for, units_for
from veillee.games.bones.rules.ground import free_beside
from veillee.games.bones.rules.parts import has_parts
from veillee.games.bones.rules.placing import put_on_unit
from veillee.games.bones.rules.rage import after_exhausting, can_advance, rage_of
from veillee.games.bones.rules.slots import exhaust, owner_unit, spend, wear
from veillee.games.bones.table import Battlefield

LIES_IN: Final = {IN_ACTIVE: ACTIVE, IN_LOCKED: LOCKED, IN_SKILL: MAT, IN_HAND: USE}


def can_land(t: Battlefield, by: int, units: list[int], n: int) -> bool:
    """Is there a free position beside one of them?"""
    return any([bool(free_beside(t, unit)) for unit in units])


def can_rage(t: Battlefield, by: int, units: list[int], n: int) -> bool:
    """Is there a rage die to turn?"""
    return rage_of(t, by) != NO_DIE


def can_step_up(t: Battlefield, by: int, units: list[int], n: int) -> bool:
    """Is there a next rage die?"""
    return can_advance(t, by)


def has_number(t: Battlefield, by: int, units: list[int], n: int) -> bool:
    """Is there anything to give?"""
    return n > 0


# What a verb needs beside a unit that it concerns.
WANTS: Final[dict[str, Callable[[Battlefield, int, list[int], int], bool]]] = {
    "jump": can_land,
    "shift": can_land,
    "rage": can_rage,
    "advance": can_step_up,
    "heal": has_number,
}


def can_do(t: Battlefield, way: int, by: int, die: int) -> bool:
    """Would this way do anything now? What was aimed before the roll always may. § BON-27.2 BON-37.25"""
    effects = t.box.effects
    if effects.price[way] and not can_pay(t, effects.pays[way], effects.price[way]):
        return False
    deeds = effects.deeds_of[way]
    for number in deeds:
        deed = effects.deeds[number]
        n = deed.amount(t.value[die] if die != NO_DIE else 1, 0)
        if deed.to == AIMED or has_use(t, deed, by, die, n):
            return True
    return not deeds


def has_use(t: Battlefield, deed: Deed, by: int, die: int, n: int) -> bool:
    """Does a deed find something to work on: a unit, or the dice that it names?"""
    if isinstance(deed, OfDice):
        return bool(dice_in_hand(t, deed, die)) or (deed.is_any and bool(t.hits or t.blocks))
    if isinstance(deed, Craft):
        return t.left[deed.die] < t.box.most_counted[deed.die] and has_parts(t, by, deed.takes)
    if isinstance(deed, Gain):
        return bool(gainable(t, by, deed.die))
    if isinstance(deed, OfDie):
        return deed.set_to != 0 and t.left[deed.die] < t.box.most_counted[deed.die]
    units = units_for(t, deed, by, die, n)
    wants = WANTS.get(t.box.effects.verbs.names[deed.verb])
    return bool(units) and (wants is None or wants(t, by, units, n))


def ways_now(t: Battlefield, die: int) -> list[int]:
    """The ways in which a die can be used where it lies, by their place in the list of its effect.

    § BON-13.12 BON-26.20
    """
    effects = t.box.effects
    owner = owner_unit(die)
    place = LIES_IN[t.where[die]]
    found: list[int] = []
    for local, way in enumerate(effects.ways[t.effect_on(die)]):
        if place != USE:
            is_due = effects.is_used_later[way] and place in effects.places[way]
        elif effects.is_laid[way]:
            is_due = bool(hosts_for(t, way, die))
        else:
            is_due = effects.is_used_rolled[way]
        if not is_due or (effects.is_once[way] and die in t.tired):
            continue
        if effects.is_laid[way] or can_do(t, way, owner, die):
            found.append(local)
    return found


def hosts_for(t: Battlefield, way: int, die: int) -> list[int]:
    """The baddies onto whose chip a die may be laid: the one aimed at, or those the way names."""
    aim = t.box.effects.aim[way]
    if aim == NO_AIM_WRITTEN:
        return [unit for unit in aimed_at(t, die, False) if unit >= GEARLOCS]
    return found_for(t, aim, owner_unit(die), die)


def own_dice(t: Battlefield, unit: int) -> list[int]:
    """The dice of a gearloc that may be used at any time of its turn: in its slots, and counters on its mat.

    § BON-13.12 BON-17.3
    """
    if t.is_disabled(unit):
        return []
    found: list[int] = []
    for die in t.box.counters[unit]:
        # A counter at 0 can only be raised, with what lies in slots.
        if t.where[die] == IN_SKILL and (t.left[die] or t.held):
            found.append(die)
    if t.held:
        found += [die for die in t.held if owner_unit(die) == unit and t.where[die] in (IN_ACTIVE, IN_LOCKED)]
    return found


def uses_of(t: Battlefield, die: int) -> list[UseDie | UsePair]:
    """The options to use a die, alone or with another that shows the same."""
    lexicon = t.box.lexicon
    face = die * FACES + t.face[die]
    found: list[UseDie | UsePair] = []
    for way in ways_now(t, die):
        found.append(lexicon.use[face][way])
        if t.box.effects.pair[t.box.effects.ways[t.effect_on(die)][way]] and partner_of(t, die) != NOBODY:
            found.append(lexicon.pair[face][way])
    return found


def partner_of(t: Battlefield, die: int) -> int:
    """Another die of the same owner with the same effect, in hand or in an active slot."""
    for other in [*t.hand, *t.held]:
        is_there = t.where[other] in (IN_HAND, IN_ACTIVE)
        if (
            other != die
            and is_there
            and owner_unit(other) == owner_unit(die)
            and t.effect_on(other) == t.effect_on(die)
        ):
            return other
    return NOBODY


def use_die(t: Battlefield, unit: int, option: UseDie | UsePair) -> None:
    """What it shows happens; what it costs is paid, and the die goes where it must.

    § BON-12.1 BON-13.5 BON-13.8 BON-17.6 BON-17.10 BON-26.19 BON-26.20
    """
    die = option.die
    effects = t.box.effects
    way = option.way
    n, m = t.value[die], t.box.face_m[die * FACES + t.face[die]]
    t.tell(DieUsed, unit, unit, die, option.effect, n, m)
    if effects.is_laid[way]:
        t.then(put_on_unit, unit, die, way)
        return
    if effects.price[way]:
        pay(t, effects.pays[way], effects.price[way])
    if effects.is_once[way]:
        t.tired += (die,)
    if charged(t, way, unit):
        n = m
    deeds = effects.deeds_of[way]
    if isinstance(option, UsePair):
        other = partner_of(t, die)
        deeds = deeds + effects.pair[way]
        exhaust(t, other)
    leave_place(t, die, way)
    do_all(t, deeds, unit, die, n, m)


def charged(t: Battlefield, way: int, unit: int) -> bool:
    """Does a locked die make its second number count? That die is spent."""
    boost = t.box.effects.boost[way]
    if boost == NO_BOOST:
        return False
    for die in t.locked_of(unit):
        if t.effect_on(die) == boost:
            exhaust(t, die)
            return True
    return False


def leave_place(t: Battlefield, die: int, way: int) -> None:
    """After its use a die is spent; one that works several times is turned down, and a rolled one with uses left goes
    into a locked slot if it can.
    """
    effects = t.box.effects
    if effects.after[way] == STAY:
        return
    if effects.counts[way] == BY_USE and t.where[die] == IN_LOCKED:
        wear(t, die, 1)
        return
    if effects.counts[way] == BY_USE and t.where[die] == IN_HAND and effects.uses(way, t.value[die], 0) > 1:
        t.value[die] -= 1
        return
    spend(t, die, way)
    after_exhausting(t, owner_unit(die), die)
