"""Placing: results of a roll that go into slots, onto units and into the backup plan."""

from __future__ import annotations

from veillee.engine.table import Seat
from veillee.games.bones.content.deeds import COMPONENT, SPARE_PARTS, AddTo
from veillee.games.bones.content.effects import NO_AIM_WRITTEN, NOT_STANDING
from veillee.games.bones.content.terms import (
    ACTIVE,
    ALLY,
    AT_GEARLOC,
    FACES,
    GEARLOCS,
    LOCKED,
    PLAN,
)
from veillee.games.bones.events import BonesGone, BonesKept
from veillee.games.bones.options import ChooseUnit, LockDie, PlaceDie, SalvagePart, StoreDie
from veillee.games.bones.pieces import IN_PLAN
from veillee.games.bones.rules.doing import aimed_at, do_all, found_for
from veillee.games.bones.rules.slots import is_bones, lock, owner_unit, place, take_away
from veillee.games.bones.table import Battlefield
from veillee.kit.rows import replaced


def places_for(t: Battlefield, die: int) -> list[PlaceDie | LockDie | StoreDie | SalvagePart]:
    """Where a rolled die may be put: active slots, its own and allies' as its face says, locked slots, the plan.

    § BON-13.11 BON-13.12 BON-17.1 BON-17.2 BON-17.7 BON-26.21
    """
    effects = t.box.effects
    lexicon = t.box.lexicon
    face = die * FACES + t.face[die]
    owner = owner_unit(die)
    found: list[PlaceDie | LockDie | StoreDie | SalvagePart] = []
    for way in effects.ways[t.effect_on(die)]:
        for where in effects.places[way]:
            if where in (ACTIVE, ALLY):
                for unit in slots_open(t, die, owner, where == ALLY):
                    found.append(lexicon.place[face][unit])
            elif where == LOCKED and t.free_locked(owner) > 0:
                found.append(lexicon.lock[face])
            elif where == PLAN and t.bones_in(owner) + t.value[die] <= t.box.plan_slots:
                found.append(lexicon.store[face])
    if is_bones(t, die) and salvages(t, die) and t.free_locked(owner) > 0:
        found.append(lexicon.salvage[die])
    return found


def slots_open(t: Battlefield, die: int, owner: int, is_ally: bool) -> list[int]:
    """The gearlocs in whose active slots it may lie: its owner, or an ally; only the one it was aimed at.

    § BON-38.6
    """
    units = [unit for unit in t.gearlocs() if (unit != owner) == is_ally and t.free_active(unit) > 0]
    if t.box.die_aim[die] == AT_GEARLOC:
        return [unit for unit in units if unit == t.aims[die]]
    return units


def way_to(t: Battlefield, die: int, wanted: tuple[int, ...]) -> int:
    """The way of the face shown that leads to one of these places."""
    effects = t.box.effects
    for way in effects.ways[t.effect_on(die)]:
        for where in effects.places[way]:
            if where in wanted:
                return way
    return NOT_STANDING


def place_die(t: Battlefield, option: PlaceDie) -> None:
    """It lies in an active slot; what it does when it is put there happens now. § BON-17.1 BON-17.2"""
    way = way_to(t, option.die, (ACTIVE, ALLY))
    place(t, option.die, option.figure, way)
    do_first(t, option.die, way)


def lock_die(t: Battlefield, option: LockDie) -> None:
    """It lies in a locked slot. A better scavenger makes more of a component. § BON-17.7"""
    die = option.die
    way = way_to(t, die, (LOCKED,))
    if t.way_of(die, COMPONENT) != NOT_STANDING:
        t.value[die] += spare_parts(t, die)
    lock(t, die, way)
    do_first(t, die, way)


def do_first(t: Battlefield, die: int, way: int) -> None:
    """What happens once, when a die is put somewhere."""
    do_all(t, t.box.effects.first[way], owner_unit(die), die, t.value[die], 0)


def spare_parts(t: Battlefield, die: int) -> int:
    """What the innate talent adds to a component die."""
    owner = owner_unit(die)
    if t.is_disabled(owner):
        return 0
    for effect in t.talents(owner):
        way = t.box.standing_way(effect, SPARE_PARTS)
        if way != NOT_STANDING:
            deed = t.standing_deed(way)
            assert isinstance(deed, AddTo)
            if die in deed.dice:
                return deed.amount(1, 0)
    return 0


def salvages(t: Battlefield, die: int) -> bool:
    """May bones on this die count as one component?"""
    return spare_parts(t, die) > 0


def salvage(t: Battlefield, die: int) -> None:
    """The die is turned to its first component and locked as one."""
    for face in range(FACES):
        t.face[die] = face
        if not is_bones(t, die):
            break
    t.value[die] = 1
    lock(t, die, way_to(t, die, (LOCKED,)))


def put_on_unit(t: Battlefield, unit: int, die: int, way: int) -> None:
    """It lies on a baddie: the one aimed at, or one of those that its face allows, by choice."""
    effects = t.box.effects
    aim = effects.aim[way]
    if aim == NO_AIM_WRITTEN:
        hosts = [one for one in aimed_at(t, die, False) if one >= GEARLOCS]
    else:
        hosts = found_for(t, aim, unit, die)
    if hosts:
        lexicon = t.box.lexicon.choose_unit
        t.ask(t.owner_of(unit), [lexicon[one][t.chip[one]] for one in hosts], lay_on, die, way)


def lay_on(t: Battlefield, seat: Seat, option: ChooseUnit, die: int, way: int) -> None:
    """It lies there; what it does when it is put there happens now."""
    place(t, die, option.unit, way)
    do_first(t, die, way)


# The backup plan.


def store(t: Battlefield, unit: int, die: int, bones: int) -> None:
    """Bones go into the backup plan, after those that lie there; white dice as -2 and -1 (BON-A.46, BON-A.47).

    § BON-9.10 BON-10.11 BON-16.6 BON-16.7 BON-16.8 BON-16.9 BON-16.12 BON-16.15
    """
    if die >= 0:
        take_away(t, die)
        t.where[die] = IN_PLAN
    t.plan = replaced(t.plan, unit, (*t.plan[unit], (die + 2) * 8 + bones))
    t.tell(BonesKept, unit, unit, bones, t.bones_in(unit))


def room_in_plan(t: Battlefield, unit: int) -> int:
    """How many bones still fit. § BON-16.8"""
    return t.box.plan_slots - t.bones_in(unit)


def gain_bones(t: Battlefield, unit: int, n: int) -> None:
    """Bones by an effect, without a die; what does not fit is lost. § BON-16.7"""
    kept = min(n, room_in_plan(t, unit))
    if kept:
        t.plan = replaced(t.plan, unit, t.plan[unit] + (1,) * kept)
        t.tell(BonesKept, unit, unit, kept, t.bones_in(unit))
    if n > kept:
        t.tell(BonesGone, unit, unit, n - kept)
