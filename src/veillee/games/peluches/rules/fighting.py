"""Fighting: attacks on monsters, near and far, and what a victory brings."""

from __future__ import annotations

from typing import Final

from veillee.engine.table import Seat
from veillee.games.peluches.content.box import BOSS, LEADER, MELEE, NO_WEAPON, RANGED, SLOTS, Weapon
from veillee.games.peluches.content.colours import EVERY_LINE, GREEN, RED
from veillee.games.peluches.content.modifiers import (
    BUTTONS,
    CURE_ON_HIT,
    KEEP_ON_MISS,
    MELEE_ROLL,
    NO_RANGED,
    ONE_DIE,
    PUSH_ON_MISS,
    RANGE_CAP,
    RANGED_ROLL,
    REACH,
    SLOW_ON_MISS,
    STEP_ON_HIT,
    WEAKEN_ON_MISS,
)
from veillee.games.peluches.events import (
    AttackMissed,
    BossHurt,
    ButtonsGained,
    MonsterDefeated,
    MonsterPushed,
)
from veillee.games.peluches.options import NOT_NOW, NotNow, UseAbility
from veillee.games.peluches.pieces import NO_ITEM
from veillee.games.peluches.rules.abilities import COURAGEOUS, DASH, abilities_among, spend_heart
from veillee.games.peluches.rules.conditions import become, discard_condition
from veillee.games.peluches.rules.dice import can_store, count_roll, discard_pool, gather, keep_die, start_pool
from veillee.games.peluches.rules.story import check_goals
from veillee.games.peluches.rules.walking import choose_square
from veillee.games.peluches.rules.windows import judged_by
from veillee.games.peluches.table import Tale

MOST_DICE: Final = 99


def has_weapon(t: Tale, plush: int, kind: Weapon) -> bool:
    """An equipped weapon of a kind, one's own or the group's. § PEL-23.1 PEL-24.1 PEL-28.2"""
    return bool(weapons_of(t, plush) >> kind & 1)


def weapons_of(t: Tale, plush: int) -> int:
    """A bit for each kind of weapon that a plush can use. § PEL-23.1 PEL-24.1"""
    if t.stuffing[plush] == 0:
        return 0
    found = 0
    weapons = t.box.weapons
    for item in t.items[plush * SLOTS : plush * SLOTS + SLOTS]:
        if item != NO_ITEM:
            found |= 1 << weapons[item]
    for item in t.group_items:
        found |= 1 << weapons[item]
    return found


def weapon_range(t: Tale, plush: int) -> int:
    """The farthest that a plush can shoot; an environment may shorten it. § PEL-24.4"""
    ranges = [t.box.ranges[item] for item in t.equipped(plush) if t.box.weapons[item] == RANGED]
    reach = max(ranges, default=0) + t.long_shot
    return min(reach, *t.numbers_of(plush, RANGE_CAP)) if t.has(plush, RANGE_CAP) else reach


def struck_from(t: Tale, plush: int, kinds: int) -> list[int]:
    """Melee: the monsters on squares beside, with no solid line between (PEL-A.20).

    § PEL-23.2 PEL-23.3 PEL-23.4
    """
    ways = t.plan.ways(EVERY_LINE if kinds >> REACH & 1 else 0, t.corners)[t.at[plush]]
    return [monster for monster, at in enumerate(t.monster_at) if at in ways]


def shot_from(t: Tale, plush: int, kinds: int) -> list[int]:
    """From afar: the monsters that a weapon reaches, over coloured lines but no white one; a neighbour too.

    § PEL-24.4 PEL-24.5 PEL-24.6 PEL-24.8
    """
    if kinds >> NO_RANGED & 1:
        return []
    reach = weapon_range(t, plush)
    away = t.plan.ranges(t.at[plush], t.corners)
    return [monster for monster, at in enumerate(t.monster_at) if away[at] <= reach]


def begin_attack(t: Tale, plush: int, monster: int, colour: int, is_ranged: bool) -> None:
    """Any number of red dice near, of green dice from afar, and purple ones with either.

    § PEL-17.11 PEL-17.12 PEL-23.5 PEL-23.6 PEL-24.2 PEL-24.3 PEL-29.9
    """
    start_pool(t, plush, RANGED_ROLL if is_ranged else MELEE_ROLL, colour)
    t.aimed = monster
    most = 1 if is_ranged and t.has(plush, ONE_DIE) else MOST_DICE
    t.then(gather, GREEN if is_ranged else RED, most)
    t.then(finish_attack, plush, monster)


def defence_of(t: Tale, monster: int) -> int:
    """What an attack on a monster must reach."""
    return max(1, t.box.defences[t.monster_cards[monster]] + t.guarded[monster] - t.weakened[monster])


def finish_attack(t: Tale, plush: int, monster: int) -> None:
    """At least the defence of the monster defeats it; below it nothing happens to it.

    § PEL-23.7 PEL-23.8 PEL-24.7 PEL-25.3
    """
    lowest = t.pool[t.rolled.index(min(t.rolled))]
    defence = defence_of(t, monster)
    total = count_roll(t, defence)
    card = t.monster_cards[monster]
    t.weakened[monster] = 0
    discard_pool(t)
    t.long_shot = 0
    if total >= defence:
        hit(t, plush, monster)
    else:
        t.tell(AttackMissed, t.characters[plush], card, total, defence, t.figures[monster])
        miss(t, plush, monster, lowest)


def miss(t: Tale, plush: int, monster: int, lowest: int) -> None:
    """What some items do even when a blow is too weak: a weapon for near attacks does nothing from afar.

    § PEL-23.1 PEL-24.1
    """
    idle = idle_weapon(t)
    for _ in t.numbers_of(plush, PUSH_ON_MISS, idle):
        push_back(t, plush, monster)
    t.slowed[monster] += sum(t.numbers_of(plush, SLOW_ON_MISS, idle))
    t.weakened[monster] += sum(t.numbers_of(plush, WEAKEN_ON_MISS, idle))
    if keeps_die(t, plush, idle) and t.dice_discard[lowest] and can_store(t, plush):
        t.dice_discard[lowest] -= 1
        keep_die(t, plush, lowest)


def idle_weapon(t: Tale) -> Weapon:
    """The kind of weapon that has no part in the attack that was rolled last."""
    if not t.box.apt_weapons:
        return NO_WEAPON
    return MELEE if t.roll_kind == RANGED_ROLL else RANGED


def keeps_die(t: Tale, plush: int, idle: Weapon) -> bool:
    """Does the lowest die of a miss come back?"""
    return t.has(plush, KEEP_ON_MISS) and any([one.verb == KEEP_ON_MISS for one in t.modifiers(plush, idle)])


def push_back(t: Tale, plush: int, monster: int) -> None:
    """A square farther from the plush, if one is free."""
    away = t.plan.ranges(t.at[plush], t.corners)
    here = t.monster_at[monster]
    for square in t.plan.near[here]:
        if t.is_free(square) and away[square] > away[here] and t.plan.step_is_open(here, square, EVERY_LINE, t.corners):
            t.monster_at[monster] = square
            t.tell(MonsterPushed, t.monster_cards[monster], square, t.figures[monster])
            return


def hit(t: Tale, plush: int, monster: int) -> None:
    """A monster is defeated; a boss loses a dark stuffing instead, and is defeated with the last of them.

    § PEL-12.15 PEL-12.16 PEL-12.17 PEL-23.7 PEL-25.1 PEL-25.2 PEL-25.3 PEL-25.4
    """
    t.dark[monster] -= 1
    if t.dark[monster] > 0:
        t.tell(BossHurt, t.characters[plush], t.monster_cards[monster], t.dark[monster], t.figures[monster])
        return
    defeat(t, plush, monster)
    idle = idle_weapon(t)
    for steps in t.numbers_of(plush, STEP_ON_HIT, idle):
        t.then(choose_square, plush, steps, 0, False)
    for name in t.conditions_of(plush, CURE_ON_HIT, idle):
        discard_condition(t, plush, t.box.condition_ids.index(name))
    t.then(offer_dash, plush)
    t.then(check_goals)


def defeat(t: Tale, plush: int, monster: int) -> None:
    """Figure and card are gone, the plush gains a button, and courage for a leader or a boss. Threat stays.

    § PEL-23.9 PEL-23.10 PEL-23.11 PEL-23.12 PEL-23.13 PEL-23.14 PEL-25.4 PEL-41.1
    """
    card = t.monster_cards[monster]
    t.tell(MonsterDefeated, t.characters[plush], card, t.figures[monster])
    remove_monster(t, monster)
    kind = t.box.monster_kinds[card]
    if kind != BOSS:
        t.monster_discard.append(card)
    buttons = 1 + (t.total_of(plush, BUTTONS) if plush == t.active else 0)
    t.buttons[plush] += buttons
    t.tell(ButtonsGained, t.characters[plush], buttons)
    if kind in (LEADER, BOSS) and COURAGEOUS in t.box.condition_ids:
        become(t, plush, t.box.condition_ids.index(COURAGEOUS))


def remove_monster(t: Tale, monster: int) -> None:
    """The figure leaves the map and the card the column. § PEL-23.9 PEL-23.10"""
    for column in (t.monster_cards, t.monster_at, t.figures, t.dark, t.guarded, t.slowed, t.weakened):
        column.pop(monster)


def offer_dash(t: Tale, plush: int) -> None:
    """Right after a victory a heart may buy a few steps. § PEL-42.5"""
    options: list[UseAbility | NotNow] = [*abilities_among(t, plush, (DASH,))]
    if options:
        options.append(NOT_NOW)
        t.ask(t.seat_of(plush), options, dash, plush)


def dash(t: Tale, seat: Seat, option: UseAbility | NotNow, plush: int) -> None:
    """The steps are walked at once. § PEL-42.2"""
    if isinstance(option, UseAbility):
        spend_heart(t, plush, option.ability)
        t.then(choose_square, plush, t.box.ability_n[option.ability], 0, False)


judged_by(finish_attack, lambda t, monster: defence_of(t, monster))
