"""Falling: baddies that are defeated, gearlocs that are K.O., and those that come back."""

from __future__ import annotations

from veillee.games.bones.content.deeds import Deed
from veillee.games.bones.content.mats import DICE_EACH
from veillee.games.bones.content.terms import DEFEATED_ONE, GEARLOCS, MAT, NOBODY, NOWHERE, VALUES
from veillee.games.bones.events import Defeated, KnockedOut, Revived
from veillee.games.bones.pieces import IN_ACTIVE, IN_SKILL, LOST, OPEN, WON
from veillee.games.bones.rules.doing import do_at_once
from veillee.games.bones.rules.signs import forget_signs
from veillee.games.bones.rules.slots import exhaust, leave_plan
from veillee.games.bones.table import Battlefield


def fall(t: Battlefield, by: int, unit: int) -> None:
    """Who has no HP left leaves the mat. § BON-28.1 BON-36.15"""
    if unit < GEARLOCS:
        knock_out(t, unit)
    else:
        defeat(t, by, unit)
    t.departed()


def leave_mat(t: Battlefield, unit: int) -> None:
    """Its chip leaves the mat, and its die the meter, at once; the others keep their order.

    § BON-12.5 BON-21.20 BON-28.2 BON-36.15 BON-36.16
    """
    t.at[unit] = NOWHERE
    t.hp[unit] = t.bonus[unit] = t.ones[unit] = t.twos[unit] = 0
    forget_signs(t, unit)
    if unit in t.meter:
        t.meter.remove(unit)
    if unit in t.order:
        t.order.remove(unit)


def knock_out(t: Battlefield, unit: int) -> None:
    """K.O.: all dice leave the slots and the backup plan, skill dice exhausted; locked dice may stay in adventure mode.

    § BON-16.14 BON-17.5 BON-17.9 BON-28.2 BON-28.3 BON-28.4 BON-28.8 BON-35.4 BON-35.7
    """
    leave_mat(t, unit)
    t.tell(KnockedOut, unit, unit)
    keeps = t.box.keeps_locked[t.mode]
    for die in t.held_by(unit):
        if not keeps or t.where[die] == IN_ACTIVE:
            exhaust(t, die)
    if not keeps:
        t.locked_ones[unit] = t.locked_twos[unit] = 0
    leave_plan(t, unit)
    if not t.gearlocs() and not t.waiting:
        t.outcome = LOST


def defeat(t: Battlefield, by: int, unit: int) -> None:
    """A defeated baddie goes to the graveyard; its lane is free again. Dice on it are exhausted.

    § BON-36.15 BON-29.13
    """
    chip = t.chip[unit]
    if t.heard is not None:
        t.tell(Defeated, unit, t.figure(unit), VALUES[t.box.chip_value[chip]], by if by < GEARLOCS else NOBODY)
    for die in t.held_by(unit):
        exhaust(t, die)
    leave_mat(t, unit)
    t.chip[unit] = NOBODY
    t.graveyard += (chip,)
    t.fallen += 1
    if by != NOBODY and by < GEARLOCS:
        count_defeat(t, by)
    if t.outcome == OPEN and not t.queue and not t.baddies():
        t.outcome = WON


def count_defeat(t: Battlefield, unit: int) -> None:
    """Counters on the mat of whoever defeated it may go up."""
    effects = t.box.effects
    for die in range(unit * DICE_EACH, unit * DICE_EACH + DICE_EACH):
        if t.where[die] == IN_SKILL:
            for way in effects.ways[t.effect_on(die)]:
                if effects.when[way] == DEFEATED_ONE and MAT in effects.places[way]:
                    do_at_once(t, effects.deeds_of[way], unit, die, t.value[die])


def defeat_by_deed(t: Battlefield, deed: Deed, by: int, die: int, n: int, unit: int) -> None:
    """A baddie is defeated outright."""
    if t.is_on_mat(unit):
        t.hp[unit] = 0
        fall(t, by, unit)


def revive(t: Battlefield, deed: Deed, by: int, die: int, n: int, unit: int) -> None:
    """A K.O. gearloc gets HP and comes back at the end of the round.

    § BON-28.7 BON-34.9 BON-34.10 BON-37.22
    """
    t.hp[unit] = min(n, t.top[unit])
    t.waiting += (unit,)
    t.tell(Revived, unit, unit, t.hp[unit])
