"""Worth: what items, conditions and abilities are good for, in stuffing."""

from __future__ import annotations

from typing import Final

from veillee.games.peluches.content.box import GROUP, MELEE, NO_WEAPON, RANGED, SLOTS
from veillee.games.peluches.content.modifiers import (
    BONUS,
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
    Modifier,
)
from veillee.games.peluches.rules.fighting import has_weapon
from veillee.games.peluches.table import NO_ITEM, Tale

# What a first weapon is worth to a plush that has none.
ARMED: Final = 1.6


def item_worth(t: Tale, plush: int, item: int) -> float:
    """What an item does for a plush."""
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
            worth += ARMED if not has_other_weapon(t, plush, MELEE + RANGED - weapon, item) else ARMED / 2
    return worth


def has_other_weapon(t: Tale, plush: int, kind: int, item: int) -> bool:
    """A weapon of this kind beside the one looked at."""
    for own in t.items[plush * SLOTS : plush * SLOTS + SLOTS]:
        if own not in (NO_ITEM, item) and t.box.weapons[own] == kind:
            return True
    for shared in t.group_items:
        if shared != item and t.box.weapons[shared] == kind:
            return True
    return False


def gain_of(t: Tale, plush: int, item: int) -> float:
    """What a plush gains by wearing an item instead of what is in its slot."""
    slot = t.box.slots[item]
    if slot == GROUP:
        return 2.0
    worn = t.items[plush * SLOTS + slot]
    gain = item_worth(t, plush, item)
    return gain if worn == NO_ITEM else gain - item_worth(t, plush, worn)


def modifier_worth(modifier: Modifier) -> float:
    """What one effect of an item is good for."""
    kind = modifier.kind
    if kind == BONUS:
        return bonus_worth(modifier)
    if kind in (PREVENT, CAP):
        return 1.5
    if kind in (POCKET, MEND, SOFT_FALL, QUIET):
        return 1.2
    if kind in (SHIELD, ENCOURAGE, REROLL_ONE, FREE_LINE):
        return 0.8
    if kind in (BUTTONS, OVERLOOKED, LESS_THREAT, REACH, KEEP_ON_MISS, WEAKEN_ON_MISS):
        return 0.5
    if kind in (IMMUNE, SEARCH_TARGET, CURE_ON_HIT):
        return 0.3
    return -0.4 if kind == ONE_DIE else 0.2


def bonus_worth(modifier: Modifier) -> float:
    """More in the rolls that matter."""
    worth = 0.0
    for roll, weight in ROLL_WEIGHTS:
        if modifier.rolls >> roll & 1:
            worth += weight
    return worth * modifier.n


ROLL_WEIGHTS: Final = (
    (MOVE_ROLL, 0.3),
    (MELEE_ROLL, 0.5),
    (RANGED_ROLL, 0.5),
    (TEST_ROLL, 0.3),
    (TASK_ROLL, 0.4),
    (DEFENCE_ROLL, 0.8),
)


def condition_weight(t: Tale, plush: int, condition: int) -> float:
    """How much a condition hinders a plush; good ones weigh less than nothing."""
    weight = 0.0
    for modifier in t.box.condition_effects[condition]:
        kind = modifier.kind
        if kind == NO_MOVE:
            weight += 0.3 if t.still else 1.6
        elif kind == NO_STORE:
            weight += 2.2 if t.monster_cards else 1.2
        elif kind == TORN:
            weight += 0.3 if t.still else 1.0
        elif kind == SHY:
            weight += 0.7 if t.monster_cards and has_weapon(t, plush, MELEE) else 0.2
        elif kind == NO_ENCOURAGE:
            weight += 0.5
        elif kind == FEWER_DICE:
            weight += 0.6
        elif kind in (COURAGE, LUCK):
            weight -= 1.0
        elif kind == BONUS:
            weight -= 0.3 * modifier.n
    return weight
