"""Slots: where skill dice go: active, locked, on a unit, in the backup plan, exhausted."""

from __future__ import annotations

from typing import Final

from veillee.games.bones.content.effects import NO_TIMES
from veillee.games.bones.content.mats import CONSUMABLE, DICE_EACH
from veillee.games.bones.content.terms import (
    ACTIVE,
    BY_TURN,
    FACES,
    GEARLOCS,
    LOCKED,
    MAT,
    STAY,
    TO_SKILL,
    WITH_BONUS,
)
from veillee.games.bones.events import (
    DieBack,
    DieExhausted,
    DieLocked,
    DiePlaced,
    DieToTray,
    DieTurned,
)
from veillee.games.bones.pieces import (
    EXHAUSTED,
    IN_ACTIVE,
    IN_HAND,
    IN_LOCKED,
    IN_PLAN,
    IN_SKILL,
    IN_TRAY,
    ON_UNIT,
)
from veillee.games.bones.table import Battlefield
from veillee.kit.rows import replaced

OF_ATTACK: Final = -2
OF_DEFENCE: Final = -1
LYING_IN: Final = {IN_ACTIVE: ACTIVE, IN_LOCKED: LOCKED, IN_SKILL: MAT}


def owner_unit(die: int) -> int:
    """The gearloc to whom a skill die belongs. § BON-1.6"""
    return die // DICE_EACH


# Leaving.


def exhaust(t: Battlefield, die: int) -> None:
    """A die is exhausted, wherever it lies; a consumable goes back to the tray instead.

    § BON-12.1 BON-12.2 BON-13.8 BON-15.4 BON-15.6 BON-17.6 BON-17.10 BON-17.13
    """
    take_away(t, die)
    if t.box.die_kind[die] == CONSUMABLE:
        t.where[die] = IN_TRAY
        t.tell(DieToTray, die)
    else:
        t.where[die] = EXHAUSTED
        t.tell(DieExhausted, die)


def take_away(t: Battlefield, die: int) -> None:
    """A die leaves the hand, or the slot or unit where it lies."""
    if die in t.held:
        t.held.remove(die)
    if die in t.hand:
        t.hand.remove(die)


def put_back(t: Battlefield, die: int) -> None:
    """A die goes back to its place in the skill area, to be rolled again. § BON-13.7"""
    take_away(t, die)
    t.where[die] = IN_SKILL
    t.tell(DieBack, die)


def return_hand(t: Battlefield) -> None:
    """Rolled dice that were not used go back to their slots; those that had to be used are exhausted.

    § BON-13.6 BON-13.7 BON-26.17
    """
    for die in t.hand[:]:
        if t.where[die] == IN_HAND and must_use(t, die):
            exhaust(t, die)
        else:
            put_back(t, die)


def must_use(t: Battlefield, die: int) -> bool:
    """Must what a rolled die shows be used? § BON-13.6 BON-26.16"""
    effects = t.box.effects
    return any([effects.must[way] for way in effects.ways[t.effect_on(die)]])


def spend(t: Battlefield, die: int, way: int) -> None:
    """A die has done its work: it is exhausted, goes back, or stays where it lies. § BON-12.1 BON-15.4"""
    after = t.box.effects.after[way]
    if after == STAY:
        return
    if after == TO_SKILL:
        put_back(t, die)
    else:
        exhaust(t, die)


def drop(t: Battlefield, die: int) -> None:
    """A die is taken out of a slot: it is exhausted, to its owner's area, and bonus HP go with it (BON-A.54).

    § BON-17.12 BON-17.13
    """
    holder = t.holder[die]
    was_bonus = gives_bonus(t, die)
    exhaust(t, die)
    if was_bonus:
        t.bonus[holder] = min(t.bonus[holder], bonus_dice_sum(t, holder))


# Placing.


def place(t: Battlefield, die: int, unit: int, way: int) -> None:
    """A die goes into an active slot of a gearloc, or onto a unit. § BON-17.1 BON-17.2"""
    settle(t, die, unit, way)
    t.where[die] = IN_ACTIVE if unit < GEARLOCS else ON_UNIT
    t.tell(DiePlaced, die, t.effect_on(die), t.value[die], unit, t.figure(unit))


def lock(t: Battlefield, die: int, way: int) -> None:
    """A die goes into a locked slot of its owner. § BON-17.7"""
    settle(t, die, owner_unit(die), way)
    t.where[die] = IN_LOCKED
    t.tell(DieLocked, die, t.effect_on(die), t.value[die])


def settle(t: Battlefield, die: int, unit: int, way: int) -> None:
    """A die comes to lie somewhere, with its uses. § BON-17.3"""
    take_away(t, die)
    t.held.append(die)
    t.holder = replaced(t.holder, die, unit)
    t.left[die] = t.box.effects.uses(way, t.value[die], t.box.face_m[die * FACES + t.face[die]])


def lying_way(t: Battlefield, die: int) -> int:
    """The way by which a die lies where it is: the first that leads there."""
    effects = t.box.effects
    wanted = LYING_IN.get(t.where[die])
    for way in effects.ways[t.effect_on(die)]:
        if wanted in effects.places[way]:
            return way
    return effects.ways[t.effect_on(die)][-1]


def wear(t: Battlefield, die: int, n: int) -> None:
    """A die in a slot is turned down; at 0 it is spent. § BON-17.6 BON-17.10"""
    t.left[die] = max(0, t.left[die] - n)
    if t.left[die]:
        t.tell(DieTurned, die, t.left[die])
    else:
        spend(t, die, lying_way(t, die))


def tick_down(t: Battlefield, unit: int) -> None:
    """Dice that last some rounds are turned down at the start of their owner's turn, after all that happens then: so
    the group would choose.

    § BON-37.8
    """
    for die in t.held[:]:
        if owner_unit(die) == unit and t.where[die] == IN_ACTIVE:
            way = lying_way(t, die)
            if t.box.effects.counts[way] == BY_TURN and t.box.effects.times[way] != NO_TIMES:
                wear(t, die, 1)


# Bonus HP and their dice.


def gives_bonus(t: Battlefield, die: int) -> bool:
    """Does a die last as long as the bonus HP it gave?"""
    effects = t.box.effects
    if t.where[die] != IN_ACTIVE:
        return False
    return effects.counts[lying_way(t, die)] == WITH_BONUS


def bonus_dice_sum(t: Battlefield, unit: int) -> int:
    """The bonus HP that the dice of a gearloc gave."""
    total = 0
    for die in t.active_of(unit):
        way = lying_way(t, die)
        if t.box.effects.counts[way] == WITH_BONUS and t.box.effects.first[way]:
            total += t.value[die]
    return total


def end_bonus(t: Battlefield, unit: int) -> None:
    """When bonus HP run out, the dice that came with them are exhausted."""
    for die in t.active_of(unit):
        if gives_bonus(t, die):
            exhaust(t, die)


# Bones.


def is_bones(t: Battlefield, die: int) -> bool:
    """Does a rolled die show bones?"""
    return t.box.is_bones[t.effect_on(die)]


def bones_of(t: Battlefield, die: int) -> int:
    """How many bones a die in the hand shows. § BON-16.15"""
    return t.value[die] if t.where[die] == IN_HAND and is_bones(t, die) else 0


def leave_plan(t: Battlefield, unit: int) -> None:
    """All dice leave a backup plan: white ones to the pool, skill dice are exhausted.

    § BON-16.4 BON-16.5 BON-16.13 BON-16.14
    """
    if not t.plan[unit]:
        return
    for code in t.plan[unit]:
        release(t, (code >> 3) - 2)
    t.plan = replaced(t.plan, unit, ())


def release(t: Battlefield, die: int) -> None:
    """A die leaves the backup plan; one with bones that come back goes to its slot. § BON-16.4 BON-16.5"""
    if die < 0 or t.where[die] != IN_PLAN:
        return
    if t.box.effects.after[t.box.effects.ways[t.effect_on(die)][0]] == TO_SKILL:
        put_back(t, die)
    else:
        exhaust(t, die)
