"""Worth: what items and conditions are worth, in stuffing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from veillee.games.peluches.content.box import GROUP, MELEE, NO_WEAPON, RANGED, SLOTS, Weapon
from veillee.games.peluches.content.modifiers import (
    BUTTONS,
    CAP,
    COURAGE,
    CURE_ON_HIT,
    DEFENCE_ROLL,
    ENCOURAGE,
    FEWER_DICE,
    FREE_LINE,
    IMMUNE,
    KEEP_ON_MISS,
    LESS_THREAT,
    LUCK,
    MELEE_ROLL,
    MEND,
    MOVE_ROLL,
    NO_ENCOURAGE,
    NO_MOVE,
    NO_STORE,
    ONE_DIE,
    OVERLOOKED,
    POCKET,
    PREVENT,
    QUIET,
    RANGED_ROLL,
    REACH,
    REROLL_ONE,
    SEARCH_TARGET,
    SHIELD,
    SHY,
    SOFT_FALL,
    TASK_ROLL,
    TEST_ROLL,
    TORN,
    WEAKEN_ON_MISS,
    Bonus,
    Modifier,
)
from veillee.games.peluches.pieces import NO_ITEM
from veillee.games.peluches.rules.fighting import has_weapon
from veillee.games.peluches.table import Tale
from veillee.kit.verbs import Verb

# The worth of a plush's first weapon.
ARMED: Final = 1.6


def item_worth(t: Tale, plush: int, item: int) -> float:
    """The worth of an item to a plush."""
    box = t.box
    worth = 0.2
    for modifier in box.item_effects[item]:
        worth += modifier_worth(modifier)
    weapon = box.weapons[item]
    if weapon != NO_WEAPON:
        worth += 0.3
        if weapon == RANGED:
            worth += 0.12 * box.ranges[item]
        if not has_other_weapon(t, plush, weapon, item):
            other = RANGED if weapon == MELEE else MELEE
            worth += ARMED if not has_other_weapon(t, plush, other, item) else ARMED / 2
    return worth


def has_other_weapon(t: Tale, plush: int, kind: Weapon, item: int) -> bool:
    """Whether a plush has a weapon of this kind apart from the given one."""
    for own in t.items[plush * SLOTS : plush * SLOTS + SLOTS]:
        if own not in (NO_ITEM, item) and t.box.weapons[own] == kind:
            return True
    for shared in t.group_items:
        if shared != item and t.box.weapons[shared] == kind:
            return True
    return False


def gain_of(t: Tale, plush: int, item: int) -> float:
    """What a plush gains by wearing an item instead of the one in its slot."""
    slot = t.box.slots[item]
    if slot == GROUP:
        return 2.0
    worn = t.items[plush * SLOTS + slot]
    gain = item_worth(t, plush, item)
    return gain if worn == NO_ITEM else gain - item_worth(t, plush, worn)


def modifier_worth(modifier: Modifier) -> float:
    """The worth of one effect of an item."""
    if isinstance(modifier, Bonus):
        return bonus_worth(modifier)
    return MODIFIER_WORTHS.get(modifier.verb, OTHERS)


MODIFIER_WORTHS: Final[dict[Verb, float]] = {
    PREVENT: 1.5,
    CAP: 1.5,
    POCKET: 1.2,
    MEND: 1.2,
    SOFT_FALL: 1.2,
    QUIET: 1.2,
    SHIELD: 0.8,
    ENCOURAGE: 0.8,
    REROLL_ONE: 0.8,
    FREE_LINE: 0.8,
    BUTTONS: 0.5,
    OVERLOOKED: 0.5,
    LESS_THREAT: 0.5,
    REACH: 0.5,
    KEEP_ON_MISS: 0.5,
    WEAKEN_ON_MISS: 0.5,
    IMMUNE: 0.3,
    SEARCH_TARGET: 0.3,
    CURE_ON_HIT: 0.3,
    ONE_DIE: -0.4,
}
# The worth of any other effect.
OTHERS: Final = 0.2


def bonus_worth(bonus: Bonus) -> float:
    """The worth of a bonus, by the rolls it counts for."""
    worth = 0.0
    for roll, weight in ROLL_WEIGHTS:
        if bonus.rolls >> roll & 1:
            worth += weight
    return worth * bonus.n


ROLL_WEIGHTS: Final = (
    (MOVE_ROLL, 0.3),
    (MELEE_ROLL, 0.5),
    (RANGED_ROLL, 0.5),
    (TEST_ROLL, 0.3),
    (TASK_ROLL, 0.4),
    (DEFENCE_ROLL, 0.8),
)


def condition_weight(t: Tale, plush: int, condition: int) -> float:
    """How much a condition hinders a plush; negative for good ones."""
    weight = 0.0
    for modifier in t.box.condition_effects[condition]:
        if isinstance(modifier, Bonus):
            weight -= 0.3 * modifier.n
        elif modifier.verb in HINDRANCES:
            weight += HINDRANCES[modifier.verb](t, plush)
    return weight


def no_move_weight(t: Tale, plush: int) -> float:
    """Standing still costs little where nobody can walk."""
    return 0.3 if t.still else 1.6


def no_store_weight(t: Tale, plush: int) -> float:
    """A die that cannot be kept is missed most when monsters are near."""
    return 2.2 if t.monster_cards else 1.2


def torn_weight(t: Tale, plush: int) -> float:
    """Every move costs stuffing."""
    return 0.3 if t.still else 1.0


def shy_weight(t: Tale, plush: int) -> float:
    """A plush that fights beside monsters cannot be shy."""
    return 0.7 if t.monster_cards and has_weapon(t, plush, MELEE) else 0.2


HINDRANCES: Final[dict[Verb, Callable[[Tale, int], float]]] = {
    NO_MOVE: no_move_weight,
    NO_STORE: no_store_weight,
    TORN: torn_weight,
    SHY: shy_weight,
    NO_ENCOURAGE: lambda t, plush: 0.5,
    FEWER_DICE: lambda t, plush: 0.6,
    COURAGE: lambda t, plush: -1.0,
    LUCK: lambda t, plush: -1.0,
}
