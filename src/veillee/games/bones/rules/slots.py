"""Slots: where skill dice go, active, locked, on a unit, in the backup plan, exhausted; counters and consumables."""

from __future__ import annotations

from typing import Final

from veillee.engine.table import Seat
from veillee.games.bones.content.box import CONSUMABLE, DICE_EACH
from veillee.games.bones.content.deeds import PREVENT, Deed, Gain, OfDie
from veillee.games.bones.content.effects import NO_TIMES
from veillee.games.bones.content.terms import (
    ACTIVE,
    BY_TURN,
    DEFENCE,
    FACES,
    GEARLOCS,
    HEALTH,
    LOCKED,
    MAT,
    NOBODY,
    STAY,
    TO_SKILL,
    WITH_BONUS,
    Stat,
)
from veillee.games.bones.events import (
    DefenceDiceLost,
    DieBack,
    DieExhausted,
    DieGained,
    DieLocked,
    DiePlaced,
    DieToTray,
    DieTurned,
    HpSet,
    LootFound,
    Paid,
    ShieldDropped,
    ShieldPlaced,
    StatLimited,
)
from veillee.games.bones.options import (
    DROP_SHIELD,
    LOSE_STAT,
    DropDie,
    DropShield,
    GainDie,
    LoseStat,
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

OF_ATTACK: Final = -2
OF_DEFENCE: Final = -1


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
    """A die comes to lie somewhere, with so many uses. § BON-17.3"""
    take_away(t, die)
    t.held.append(die)
    t.holder[die] = unit
    t.left[die] = t.box.effects.uses(way, t.value[die], t.box.face_m[die * FACES + t.face[die]])


def lying_way(t: Battlefield, die: int) -> int:
    """The way by which a die lies where it is: the first that leads there."""
    effects = t.box.effects
    wanted = {IN_ACTIVE: ACTIVE, IN_LOCKED: LOCKED, IN_SKILL: MAT}.get(t.where[die])
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


# Counters.


def count(t: Battlefield, deed: OfDie, by: int, die: int, n: int, unit: int) -> None:
    """A counter goes up, to its last number at most, or is set. § BON-15.5"""
    most = t.box.most_counted[deed.die]
    turn_counter(t, deed.die, min(most, t.left[deed.die] + n) if deed.set_to < 0 else min(most, deed.set_to))


def turn_counter(t: Battlefield, die: int, n: int) -> None:
    """A counter shows this number."""
    t.left[die] = n
    for face in range(FACES):
        if t.box.face_n[die * FACES + face] == n:
            t.face[die] = face
            break
    t.value[die] = n
    t.tell(DieTurned, die, n)


def can_pay(t: Battlefield, die: int, n: int) -> bool:
    """Is there so much on a counter, or on a locked die?"""
    return t.where[die] in (IN_SKILL, IN_LOCKED) and t.left[die] >= n


def pay(t: Battlefield, die: int, n: int) -> None:
    """A cost is paid from a counter, or from a locked die, which is spent at 0."""
    t.tell(Paid, die, n)
    if t.where[die] == IN_LOCKED:
        wear(t, die, n)
    else:
        turn_counter(t, die, t.left[die] - n)


# Consumables.


def gainable(t: Battlefield, unit: int, die: int) -> list[int]:
    """The consumables in the tray that a gearloc can gain: a certain one, or any. § BON-15.1 BON-15.2"""
    own = range(unit * DICE_EACH, unit * DICE_EACH + DICE_EACH)
    wanted = [die] if die >= 0 else [one for one in own if t.box.die_kind[one] == CONSUMABLE]
    return [one for one in wanted if t.where[one] == IN_TRAY]


def gain_by_deed(t: Battlefield, deed: Gain, by: int, die: int, n: int, unit: int) -> None:
    """A consumable is gained: which, the owner chooses where there is a choice. § BON-15.2"""
    found = gainable(t, unit, deed.die)
    if found:
        t.ask(t.owner_of(unit), [t.box.lexicon.gain_die[one] for one in found], gain)


def gain(t: Battlefield, seat: Seat, option: GainDie) -> None:
    """It goes to the skill area; some are rolled at once and locked. § BON-15.3"""
    die = option.die
    unit = owner_unit(die)
    t.tell(DieGained, unit, die)
    t.where[die] = IN_SKILL
    if t.box.is_rolled_when_gained[die] and t.free_locked(unit) > 0:
        t.face[die] = t.chance.roll(FACES) - 1
        t.value[die] = t.box.face_n[die * FACES + t.face[die]]
        lock(t, die, t.box.effects.ways[t.effect_on(die)][0])


# Shields.


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


# What abilities take.


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
    t.then(choose_dropped, unit, n - 1)


def exhaust_shields(t: Battlefield, deed: Deed, by: int, die: int, n: int, unit: int) -> None:
    """Defence dice left in active slots are exhausted: the stat is lower for this battle. § BON-12.4 BON-37.16"""
    dice = t.ones[unit] + t.twos[unit]
    if dice and unit < GEARLOCS:
        t.ones[unit] = t.twos[unit] = 0
        t.defence_lost[unit] += dice
        t.tell(DefenceDiceLost, unit, t.figure(unit), dice)


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
    t.limited[unit] = option.stat
    t.tell(StatLimited, unit, unit, option.stat)
    if option.stat == HEALTH:
        t.top[unit] = t.stat(unit, HEALTH)
        if t.hp[unit] > t.top[unit]:
            t.hp[unit] = t.top[unit]
            t.tell(HpSet, unit, unit, t.hp[unit])
    elif option.stat == DEFENCE:
        while t.ones[unit] + t.twos[unit] > t.stat(unit, Stat(DEFENCE)):
            drop_shield(t, unit, 1 if t.ones[unit] else 2)


def find_loot(t: Battlefield, deed: Deed, by: int, die: int, n: int, unit: int) -> None:
    """Loot is found; after a skirmish it counts for the score."""
    t.loot += n
    t.tell(LootFound, unit, t.figure(unit), n)


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
    for code in t.plan[unit]:
        release(t, (code >> 3) - 2)
    t.plan[unit] = []


def release(t: Battlefield, die: int) -> None:
    """A die leaves the backup plan; one with bones that come back goes to its slot. § BON-16.4 BON-16.5"""
    if die < 0 or t.where[die] != IN_PLAN:
        return
    if t.box.effects.after[t.box.effects.ways[t.effect_on(die)][0]] == TO_SKILL:
        put_back(t, die)
    else:
        exhaust(t, die)
