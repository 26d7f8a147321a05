"""Resolving a roll: strike, place, keep, use and buy, in any order; then the turn ends."""

from __future__ import annotations

from veillee.engine.table import Seat
from veillee.games.bones.content.deeds import ADD_DAMAGE, LOCK_SHIELDS, Deed
from veillee.games.bones.content.terms import (
    ATTACKED,
    ATTACKED_BESIDE,
    WAS_ATTACKED,
)
from veillee.games.bones.events import HitsLeft, ShieldLocked, Struck
from veillee.games.bones.options import (
    END_TURN,
    KEEP_BONES,
    LEAVE_HIT,
    LOCK_SHIELD,
    PLACE_SHIELD,
    RESOLVE_ALL,
    STRIKE,
    BuyPlan,
    EndTurn,
    KeepBones,
    LeaveHit,
    LockDie,
    LockShield,
    PlaceDie,
    PlaceShield,
    ResolveAll,
    SalvagePart,
    StoreDie,
    Strike,
    Upgrade,
    UseDie,
    UsePair,
)
from veillee.games.bones.rules.freeing import Freeing, free, freeings
from veillee.games.bones.rules.harm import OF_ATTACK_DICE, hurt
from veillee.games.bones.rules.placing import lock_die, place_die, places_for, room_in_plan, salvage, store
from veillee.games.bones.rules.plans import buy, plans_now, upgrade
from veillee.games.bones.rules.rolling import WHITE_ATTACK, WHITE_DEFENCE, roll_white, sum_of, tell_roll
from veillee.games.bones.rules.shields import defence_dice, place_shield
from veillee.games.bones.rules.slots import OF_ATTACK, OF_DEFENCE, bones_of, is_bones, must_use
from veillee.games.bones.rules.talents import wake_talents
from veillee.games.bones.rules.uses import own_dice, use_die, uses_of
from veillee.games.bones.table import Battlefield

Result = (
    ResolveAll | Strike | LeaveHit | PlaceShield | LockShield | KeepBones | StoreDie | UseDie | UsePair | PlaceDie
    | LockDie | SalvagePart | BuyPlan | Upgrade | EndTurn | Freeing
)  # fmt: skip


def resolve(t: Battlefield, unit: int) -> None:
    """What was rolled is used, in any order; nothing has to be, except what a die says (BON-A.49, BON-A.96).

    § BON-26.16 BON-26.18 BON-26.19 BON-26.20 BON-26.21 BON-26.22
    """
    found: list[Result] = []
    is_forced = False
    if t.hits or t.blocks or t.hand:
        if has_obvious(t, unit):
            found.append(RESOLVE_ALL)
        found += white_results(t, unit)
    for die in t.hand:
        own: list[Result] = [*uses_of(t, die), *places_for(t, die)]
        is_forced = is_forced or (bool(own) and must_use(t, die))
        found += own
    found += plans_now(t, unit)
    for die in own_dice(t, unit):
        found += uses_of(t, die)
    if found:
        found += freeings(t, unit)
    if not found:
        finish_attack(t, unit)
        return
    if not is_forced:
        found.append(END_TURN)
    t.ask(t.owner_of(unit), found, answer_roll, unit)


def white_results(t: Battlefield, unit: int) -> list[Result]:
    """What attack and defence dice offer; of several hits each may be left out (BON-A.52).

    § BON-9.8 BON-9.10 BON-10.4 BON-10.11 BON-26.16 BON-26.21
    """
    found: list[Result] = []
    hits = sum_of(t.hits)
    if hits and t.is_on_mat(t.target):
        found.append(STRIKE[hits])
        if len(t.hits) - t.hits.count(0) > 1:
            found += [LEAVE_HIT[value] for value in (2, 1) if value in t.hits]
    for value in (2, 1):
        if value in t.blocks:
            if t.free_active(unit) > 0:
                found.append(PLACE_SHIELD[value])
            if t.free_locked(unit) > 0 and t.standing(unit, LOCK_SHIELDS):
                found.append(LOCK_SHIELD[value])
    if (0 in t.hits or 0 in t.blocks) and room_in_plan(t, unit) > 0:
        if 0 in t.hits:
            found.append(KEEP_BONES[WHITE_ATTACK])
        if 0 in t.blocks:
            found.append(KEEP_BONES[WHITE_DEFENCE])
    return found


def has_obvious(t: Battlefield, unit: int) -> bool:
    """Is there anything that one would do without thinking: hits, shields, bones?"""
    if sum_of(t.hits) and t.is_on_mat(t.target):
        return True
    if sum_of(t.blocks) and t.free_active(unit) > 0:
        return True
    room = room_in_plan(t, unit)
    if room > 0 and (0 in t.hits or 0 in t.blocks):
        return True
    for die in t.hand:
        if 0 < bones_of(t, die) <= room:
            return True
    return False


def answer_roll(t: Battlefield, seat: Seat, option: Result, unit: int) -> None:
    """One result is used, then the next; or the turn ends. § BON-26.17 BON-26.18"""
    if isinstance(option, EndTurn):
        finish_attack(t, unit)
        return
    if isinstance(option, ResolveAll):
        do_obvious(t, unit)
    elif isinstance(option, Strike):
        t.then(strike, unit)
    elif isinstance(option, LeaveHit):
        t.hits.remove(option.hits)
        t.tell(HitsLeft, unit, unit, option.hits)
    elif isinstance(option, (PlaceShield, LockShield)):
        put_shield(t, unit, option)
    elif isinstance(option, KeepBones):
        keep_bones(t, unit, option.white)
    elif isinstance(option, StoreDie):
        store(t, unit, option.die, t.value[option.die])
    else:
        use_skill(t, unit, option)
    t.then(resolve, unit)


def use_skill(
    t: Battlefield, unit: int, option: UseDie | UsePair | PlaceDie | LockDie | SalvagePart | BuyPlan | Upgrade | Freeing
) -> None:
    """A skill die, the backup plan, or a slot. § BON-26.20 BON-26.21 BON-26.22"""
    if isinstance(option, (UseDie, UsePair)):
        use_die(t, unit, option)
    elif isinstance(option, PlaceDie):
        place_die(t, option)
    elif isinstance(option, LockDie):
        lock_die(t, option)
    elif isinstance(option, SalvagePart):
        salvage(t, option.die)
    elif isinstance(option, BuyPlan):
        buy(t, unit, option)
    elif isinstance(option, Upgrade):
        upgrade(t, unit)
    else:
        free(t, unit, option)


def put_shield(t: Battlefield, unit: int, option: PlaceShield | LockShield) -> None:
    """A shield goes into a slot with the value rolled. § BON-10.4 BON-10.5"""
    t.blocks.remove(option.shield)
    if isinstance(option, PlaceShield):
        place_shield(t, unit, option.shield)
    else:
        if option.shield == 1:
            t.locked_ones[unit] += 1
        else:
            t.locked_twos[unit] += 1
        t.tell(ShieldLocked, unit, unit, option.shield)


def keep_bones(t: Battlefield, unit: int, white: int) -> None:
    """Bones of a white die go into the plan. § BON-9.10 BON-10.11"""
    if white == WHITE_ATTACK:
        t.hits.remove(0)
        store(t, unit, OF_ATTACK, 1)
    else:
        t.blocks.remove(0)
        store(t, unit, OF_DEFENCE, 1)


def do_obvious(t: Battlefield, unit: int) -> None:
    """Shields are placed, the highest first, bones are kept, as far as there is room; then all hits strike.

    § BON-26.18 BON-26.19 BON-26.21
    """
    for value in t.blocks[:]:
        if value and t.free_active(unit) > 0:
            t.blocks.remove(value)
            place_shield(t, unit, value)
    for white, faces in ((WHITE_ATTACK, t.hits), (WHITE_DEFENCE, t.blocks)):
        while 0 in faces and room_in_plan(t, unit) > 0:
            keep_bones(t, unit, white)
    for die in t.hand[:]:
        if is_bones(t, die) and t.value[die] <= room_in_plan(t, unit):
            store(t, unit, die, t.value[die])
    if sum_of(t.hits) and t.is_on_mat(t.target):
        t.then(strike, unit)


def strike(t: Battlefield, unit: int) -> None:
    """All hits are one damage to the target (BON-A.93); how many dice cost it HP is kept in mind (BON-A.95).

    § BON-9.8 BON-9.9 BON-26.19
    """
    target = t.target
    hits = sorted([value for value in t.hits if value], reverse=True)
    t.hits = [value for value in t.hits if not value]
    total = sum_of(hits) + t.standing(unit, ADD_DAMAGE)
    t.touched[target] |= WAS_ATTACKED | (ATTACKED_BESIDE if t.are_adjacent(unit, target) else 0)
    t.struck_chip = -1 if t.is_disabled(target) else t.chip[target]
    if t.heard is not None:
        t.tell(Struck, unit, unit, target, t.figure(target), total)
    t.broken += dice_through(hits, hurt(t, unit, target, total, OF_ATTACK_DICE))


def dice_through(hits: list[int], lost: int) -> int:
    """The fewest dice that can have dealt the damage: the attacker says which were stopped (BON-A.95)."""
    count = 0
    for value in hits:
        if lost > 0:
            lost -= value
            count += 1
    return count


def strike_by_deed(t: Battlefield, deed: Deed, by: int, die: int, n: int, unit: int) -> None:
    """Damage of attack dice by an effect."""
    t.tell(Struck, by, t.figure(by), unit, t.figure(unit), n)
    hurt(t, by, unit, n, OF_ATTACK_DICE)


def finish_attack(t: Battlefield, unit: int) -> None:
    """Who attacked in this turn may rage; what is left of the roll is not used. § BON-9.1 BON-26.17"""
    if t.has_attacked:
        wake_talents(t, unit, ATTACKED, 1)
    t.hits.clear()
    t.blocks.clear()


def roll_shields(t: Battlefield, deed: Deed, by: int, die: int, n: int, unit: int) -> None:
    """All defence dice are rolled before the first turn: shields go into active slots, bones may not be kept.

    § BON-8.13 BON-24.10 BON-36.9
    """
    t.blocks = roll_white(t, WHITE_DEFENCE, defence_dice(t, unit))
    tell_roll(t, unit, False)
    for value in sorted(t.blocks, reverse=True):
        if value and t.free_active(unit) > 0:
            place_shield(t, unit, value)
    t.blocks.clear()
