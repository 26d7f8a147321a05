"""Harm: the pipeline of damage, stage by stage. Everything that hurts somebody passes through here.

Who is targeted, and whether somebody steps in or dodges, is settled when a baddie turns on somebody (`targeting`).
Then, for each damage: shields, skin, bonus HP, caps, loss, reactions, K.O.
"""

from __future__ import annotations

from typing import Final

from veillee.engine.table import Seat
from veillee.games.bones.content.deeds import (
    CAP_LOSS,
    FREEZE,
    IGNORE_FIRST,
    PREVENT,
    REDUCE,
    SAVE,
    Deed,
)
from veillee.games.bones.content.terms import GEARLOCS, HIT, HIT_BESIDE, HURT, HURT_BESIDE, LOST_HP, NOBODY
from veillee.games.bones.events import (
    BonusGained,
    BonusLost,
    DamageEased,
    Healed,
    HpLost,
    HpSet,
    SavedFromKo,
    ShieldsHeld,
    TopRaised,
)
from veillee.games.bones.options import KeepShields
from veillee.games.bones.rules.falling import fall
from veillee.games.bones.rules.shields import locked_points, skill_points
from veillee.games.bones.rules.slots import bonus_dice_sum, end_bonus, exhaust, wear
from veillee.games.bones.rules.talents import wake_talents
from veillee.games.bones.table import Battlefield
from veillee.kit.rows import replaced

# Kinds of damage: by skill dice, plans and abilities; by attack dice; true damage.
PLAIN: Final = 0
OF_ATTACK_DICE: Final = 1
TRUE: Final = 2


def damage_by_deed(t: Battlefield, deed: Deed, by: int, die: int, n: int, unit: int) -> None:
    """Damage that is no attack: of a skill die, a backup plan or an ability. § BON-9.2 BON-13.10 BON-26.19"""
    hurt(t, by, unit, n, PLAIN)


def true_damage_by_deed(t: Battlefield, deed: Deed, by: int, die: int, n: int, unit: int) -> None:
    """True damage. § BON-32.9"""
    hurt(t, by, unit, n, TRUE)


def hurt(t: Battlefield, by: int, unit: int, n: int, kind: int) -> int:
    """One damage passes through all stages; what it cost in HP is returned.

    A step that calls it plans nothing afterwards: the unit may leave the mat, and with it a turn or the battle ends.
    § BON-9.9 BON-10.8 BON-10.9 BON-19.31 BON-32.2 BON-32.3 BON-32.5 BON-32.8 BON-32.9 BON-32.10 BON-37.26
    """
    if n <= 0 or not t.is_on_mat(unit):
        return 0
    if kind != TRUE:
        if t.held:
            n = after_guard(t, unit, n)
        n = after_shields(t, by, unit, n)
        n = after_skin(t, unit, n)
        if n and kind == OF_ATTACK_DICE:
            # A hit is damage dealt: what shields prevent is not, what bonus HP take is.
            t.touched[unit] |= HIT_BESIDE | HIT if t.are_adjacent(by, unit) else HIT
        if t.bonus[unit]:
            n = after_bonus(t, unit, n)
    return lose(t, by, unit, n)


def after_guard(t: Battlefield, unit: int, n: int) -> int:
    """Stage shields: a guard that stands there lowers each damage."""
    return eased(t, unit, n, min(n, t.standing(unit, REDUCE)))


def after_shields(t: Battlefield, by: int, unit: int, n: int) -> int:
    """Stage shields: all shield dice are used before any HP is lost. If they stop all, their owner, or who attacks a
    baddie, says which dice are removed or turned down (BON-A.12).

    § BON-10.6 BON-10.7 BON-10.8
    """
    points = t.ones[unit] + 2 * t.twos[unit] + skill_points(t, unit)
    if points and n:
        if n < points:
            t.then(absorb, by, unit, n)
            return 0
        t.ones[unit] = t.twos[unit] = 0
        for die in t.standing_dice(unit, PREVENT):
            wear(t, die, t.left[die])
        if t.heard is not None:
            t.tell(ShieldsHeld, unit, t.figure(unit), points)
        n -= points
    return after_locked_shields(t, unit, n) if n and unit < GEARLOCS else n


def after_locked_shields(t: Battlefield, unit: int, n: int) -> int:
    """Shields in locked slots come last: they outlive the battle and cost no defence dice."""
    points = locked_points(t, unit)
    stopped = min(n, points)
    if not stopped:
        return n
    left = points - stopped
    ones, twos = t.locked_ones[unit], t.locked_twos[unit]
    t.locked_twos[unit] = min(twos, left // 2)
    t.locked_ones[unit] = min(ones + twos - t.locked_twos[unit], left - 2 * t.locked_twos[unit])
    if t.heard is not None:
        t.tell(ShieldsHeld, unit, t.figure(unit), stopped)
    return n - stopped


def absorb(t: Battlefield, by: int, unit: int, n: int) -> None:
    """Shields stop all of a damage, and more than one set of dice could remain. § BON-10.7"""
    found = remainders(t, unit, n)
    seat = t.owner_of(unit) if unit < GEARLOCS else t.owner_of(by) if by != NOBODY and by < GEARLOCS else NOBODY
    if seat == NOBODY:
        t.ask_group(t.group(), found, keep_shields, unit, n)
    else:
        t.ask(seat, found, keep_shields, unit, n)


def remainders(t: Battlefield, unit: int, n: int) -> list[KeepShields]:
    """What can remain of the shield dice after an amount of damage: most dice first. A 2 can be turned down to 1.

    § BON-10.7
    """
    ones, twos, others = t.ones[unit], t.twos[unit], skill_points(t, unit)
    left = ones + 2 * twos + others - n
    table = t.box.lexicon.keep_shields
    found: list[KeepShields] = []
    for other in range(min(others, left), max(0, others - n) - 1, -1):
        for two in range(min(twos, (left - other) // 2) + 1):
            one = left - other - 2 * two
            if one <= ones + twos - two:
                found.append(table[one][two][other])
    return found


def keep_shields(t: Battlefield, seat: Seat, option: KeepShields, unit: int, n: int) -> None:
    """These dice remain. § BON-10.7"""
    t.ones[unit] = option.ones
    t.twos[unit] = option.twos
    spare = skill_points(t, unit) - option.others
    for die in sorted(t.standing_dice(unit, PREVENT), key=lambda one: t.left[one]):
        taken = min(spare, t.left[die])
        if taken:
            wear(t, die, taken)
            spare -= taken
    if t.heard is not None:
        t.tell(ShieldsHeld, unit, t.figure(unit), n)


def after_skin(t: Battlefield, unit: int, n: int) -> int:
    """Stage skin: the first points of a turn are ignored (BON-A.93, BON-A.94)."""
    if unit < GEARLOCS or not n:
        return n
    ignored = min(n, max(0, t.standing(unit, IGNORE_FIRST) - t.skin[unit]))
    if ignored:
        t.skin = replaced(t.skin, unit, t.skin[unit] + ignored)
    return eased(t, unit, n, ignored)


def after_bonus(t: Battlefield, unit: int, n: int) -> int:
    """Bonus HP go before HP; the dice that gave them go with the last. § BON-32.2 BON-32.6"""
    taken = min(n, t.bonus[unit])
    if taken:
        t.bonus[unit] -= taken
        t.tell(BonusLost, unit, t.figure(unit), taken)
        if not t.bonus[unit]:
            end_bonus(t, unit)
    return n - taken


def lose(t: Battlefield, by: int, unit: int, n: int) -> int:
    """Stage caps: HP that cannot change, and the most that can be lost in a turn (BON-A.93). Then HP is lost.

    § BON-8.7 BON-32.10
    """
    if t.standing(unit, FREEZE):
        n = eased(t, unit, n, n)
    elif t.standing(unit, CAP_LOSS):
        n = eased(t, unit, n, n - min(n, max(0, 1 - t.lost[unit])))
    n = min(n, t.hp[unit])
    if n <= 0:
        return 0
    t.touched[unit] |= HURT_BESIDE | HURT if by != NOBODY and t.are_adjacent(by, unit) else HURT
    t.lost[unit] += n
    take_hp(t, unit, n)
    if not t.hp[unit]:
        end_at_zero(t, by, unit)
    return n


def eased(t: Battlefield, unit: int, n: int, less: int) -> int:
    """A damage is lowered by an amount."""
    if less > 0:
        t.tell(DamageEased, unit, t.figure(unit), less)
    return n - less


def take_hp(t: Battlefield, unit: int, n: int) -> None:
    """HP is lost, and whoever rages rages more. § BON-8.7"""
    t.hp[unit] -= n
    if t.heard is not None:
        t.tell(HpLost, unit, t.figure(unit), n, t.hp[unit])
    if unit < GEARLOCS and t.hp[unit]:
        wake_talents(t, unit, LOST_HP, n)


def end_at_zero(t: Battlefield, by: int, unit: int) -> None:
    """Stage K.O.: a die may save a gearloc, and does so by itself (BON-A.98). § BON-8.10 BON-28.1 BON-36.15"""
    for die in t.standing_dice(unit, SAVE):
        t.hp[unit] = min(t.value[die], t.top[unit])
        t.tell(SavedFromKo, unit, unit, die, t.hp[unit])
        exhaust(t, die)
        return
    fall(t, by, unit)


def tire(t: Battlefield, unit: int) -> None:
    """Fatigue takes 1 HP. It is no damage: nothing stops it, except HP that cannot change (BON-A.19).

    § BON-21.6 BON-21.7
    """
    if t.is_on_mat(unit) and not t.standing(unit, FREEZE):
        take_hp(t, unit, 1)
        if not t.hp[unit]:
            end_at_zero(t, NOBODY, unit)


# Gaining.


def heal_by_deed(t: Battlefield, deed: Deed, by: int, die: int, n: int, unit: int) -> None:
    """HP is gained, never above the health stat. § BON-8.8"""
    heal(t, unit, n)


def heal(t: Battlefield, unit: int, n: int) -> None:
    """HP is gained; what is above the health stat is lost. § BON-8.8"""
    gained = min(n, t.top[unit] - t.hp[unit])
    if gained > 0 and t.is_on_mat(unit) and not t.standing(unit, FREEZE):
        t.hp[unit] += gained
        t.tell(Healed, unit, t.figure(unit), gained, t.hp[unit])


def set_hp(t: Battlefield, deed: Deed, by: int, die: int, n: int, unit: int) -> None:
    """HP is set to this."""
    t.hp[unit] = n
    t.tell(HpSet, unit, t.figure(unit), n)


def gain_bonus(t: Battlefield, deed: Deed, by: int, die: int, n: int, unit: int) -> None:
    """Bonus HP lie apart from HP, any number of them. § BON-8.9 BON-12.6 BON-32.1 BON-32.6"""
    t.bonus[unit] += n
    t.tell(BonusGained, unit, t.figure(unit), n)


def refill_bonus(t: Battlefield, deed: Deed, by: int, die: int, n: int, unit: int) -> None:
    """Bonus HP come back, up to what their dice gave."""
    gained = min(n, bonus_dice_sum(t, unit) - t.bonus[unit])
    if gained > 0:
        t.bonus[unit] += gained
        t.tell(BonusGained, unit, t.figure(unit), gained)


def raise_top(t: Battlefield, deed: Deed, by: int, die: int, n: int, unit: int) -> None:
    """The health die goes up for good, and HP with it. § BON-8.5 BON-8.12"""
    raised = min(n, t.box.most_trained - t.stats[unit * 4])
    if raised > 0:
        t.stats[unit * 4] += raised
        t.top[unit] += raised
        t.hp[unit] += raised
        t.tell(TopRaised, unit, unit, raised)
