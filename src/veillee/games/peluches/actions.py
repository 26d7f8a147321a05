"""Actions: what the coloured dice before a plush can pay for, in any number and order."""

from __future__ import annotations

from typing import Final

from veillee.engine.table import Seat
from veillee.games.peluches.abilities import ACTING, PICK_ITEM, STABLE, abilities_now, spend_heart
from veillee.games.peluches.book import NO_SECTION
from veillee.games.peluches.colours import ATTRIBUTE_COLOURS, GREEN, NO_DIE, RED, YELLOW
from veillee.games.peluches.conditions import discard_condition
from veillee.games.peluches.dice import count_roll, discard_pool, gather, has_die, start_pool, suitable, take_die
from veillee.games.peluches.events import (
    DieGiven,
    DieStored,
    EnvironmentGone,
    ItemFound,
    SearchFailed,
    StuffingGiven,
    TaskDone,
    TaskHelped,
    TestFailed,
    TestPassed,
)
from veillee.games.peluches.fighting import begin_attack, can_shoot, can_strike
from veillee.games.peluches.harm import gain_stuffing, lose_stuffing
from veillee.games.peluches.items import draw_item, drop, find_items, own_items, receive, unequip
from veillee.games.peluches.modifiers import (
    ENCOURAGE,
    NO_ENCOURAGE,
    NO_MOVE,
    NO_STORE,
    PATCH,
    POCKET,
    SEARCH_ROLL,
    SEARCH_TARGET,
    TASK_ROLL,
    TEST_ROLL,
)
from veillee.games.peluches.options import (
    END_ACTIONS,
    NOT_NOW,
    Barter,
    Buy,
    ClearAir,
    Contribute,
    EndActions,
    GiveDie,
    GiveStuffing,
    MendTear,
    NotNow,
    PickItem,
    Search,
    ShakeOff,
    Shoot,
    Store,
    Strike,
    TryTest,
    UseAbility,
    Walk,
)
from veillee.games.peluches.powers import use_power
from veillee.games.peluches.shopping import is_at_shop, offers, take
from veillee.games.peluches.story import close_task, is_near, read, read_on, take_test
from veillee.games.peluches.table import NO_ITEM, NOTHING, Tale
from veillee.games.peluches.walking import begin_walk

Action = (
    Barter | Buy | ClearAir | Contribute | EndActions | GiveDie | GiveStuffing | MendTear | Search | ShakeOff | Shoot
    | Store | Strike | TryTest | UseAbility | Walk
)  # fmt: skip
MOST_DICE: Final = 99


def act(t: Tale, plush: int) -> None:
    """Any number of actions, again and again, until the player stops or the turn is cut short; an unconscious plush
    does nothing.

    § PEL-13.2 PEL-17.1 PEL-17.8 PEL-17.9 PEL-17.16 PEL-37.7 PEL-37.12 PEL-37.13
    """
    if t.is_up(plush) and not t.cut:
        t.then(choose_action, plush)


def choose_action(t: Tale, plush: int) -> None:
    """All that the dice before the plush and its stored die can pay for; others may break in with abilities.

    § PEL-17.2 PEL-17.10 PEL-42.4
    """
    if not t.is_up(plush) or t.cut or t.tired:
        return
    options: list[Action] = [END_ACTIONS]
    for colour in range(ATTRIBUTE_COLOURS):
        if has_die(t, plush, colour):
            options += with_any_die(t, plush, colour)
    options += attacks(t, plush)
    options += trials(t, plush)
    if t.shop_open and is_at_shop(t, plush):
        options += offers(t, plush)
    options += patches(t, plush)
    seat = t.seat_of(plush)
    options += abilities_now(t, seat, ACTING)
    t.ask_beside(seat, options, others_now(t, seat), take_action, plush)


def others_now(t: Tale, seat: Seat) -> dict[Seat, list[Action]]:
    """What the other players may break in with. § PEL-42.4"""
    found: dict[Seat, list[Action]] = {}
    for other in range(t.seats):
        own: list[Action] = list(abilities_now(t, other, STABLE)) if other != seat else []
        if own:
            found[other] = own
    return found


def with_any_die(t: Tale, plush: int, colour: int) -> list[Action]:
    """Move, store and encourage take a die of any attribute colour.

    § PEL-6.7 PEL-17.10 PEL-18.1 PEL-19.1 PEL-19.5 PEL-20.1 PEL-20.7 PEL-20.8 PEL-20.9 PEL-37.8
    """
    found: list[Action] = []
    if not t.still and not t.has(plush, NO_MOVE):
        found.append(Walk(colour))
    if t.hand[colour] and can_store(t, plush):
        found.append(Store(colour))
    if t.has(plush, NO_ENCOURAGE):
        return found
    for other in range(t.plushies()):
        if other != plush:
            if t.is_up(other) and not t.has(other, NO_STORE):
                found.append(GiveDie(colour, t.characters[other]))
            if t.stuffing[plush] > 1 or t.last_stuffing:
                found.append(GiveStuffing(colour, t.characters[other]))
    return found


def can_store(t: Tale, plush: int) -> bool:
    """Room for a die on the card, or in a pocket. § PEL-19.5 PEL-37.8"""
    if t.has(plush, NO_STORE):
        return False
    return t.stored[plush] == NO_DIE or (t.pocket[plush] == NO_DIE and t.has(plush, POCKET))


def attacks(t: Tale, plush: int) -> list[Action]:
    """Red dice strike, green dice shoot, purple dice do either; yellow dice search, where there is something to find.

    § PEL-17.11 PEL-17.12 PEL-17.13 PEL-17.14 PEL-23.2 PEL-26.1 PEL-26.2 PEL-26.4 PEL-26.12 PEL-29.11
    """
    found: list[Action] = []
    reds, greens = suitable(t, plush, RED), suitable(t, plush, GREEN)
    for monster in range(len(t.monster_cards)):
        if reds and can_strike(t, plush, monster):
            found += [Strike(t.monster_cards[monster], monster, colour) for colour in reds]
        if greens and can_shoot(t, plush, monster):
            found += [Shoot(t.monster_cards[monster], monster, colour) for colour in greens]
    if t.spread.search:
        found += [Search(colour) for colour in suitable(t, plush, YELLOW)]
    return found


def trials(t: Tale, plush: int) -> list[Action]:
    """Open tests, tests of conditions and environments, and the group task, where the plush may take part.

    § PEL-21.7 PEL-21.8 PEL-21.9 PEL-22.1 PEL-22.2 PEL-22.10 PEL-22.11 PEL-22.12 PEL-29.12
    """
    found: list[Action] = []
    box = t.box
    for number in t.open_tests:
        deed = box.book.deeds[number]
        if not deed.mark or is_near(t, plush, deed.mark):
            found += [TryTest(number, colour) for colour in suitable(t, plush, deed.colour)]
    if t.task != NOTHING:
        task = box.book.deeds[t.task]
        if not task.mark or is_near(t, plush, task.mark):
            found += [Contribute(colour) for colour in suitable(t, plush, task.colour)]
    for condition, cures in enumerate(box.cures):
        if t.has_condition(plush, condition):
            found += [ShakeOff(condition, colour) for colour in fitting(t, plush, cures)]
    for environment in t.environments:
        found += [ClearAir(environment, colour) for colour in fitting(t, plush, box.environment_cures[environment])]
    return found


def fitting(t: Tale, plush: int, colours: list[int]) -> list[int]:
    """The dice that a test in one of these colours can be begun with."""
    return list(dict.fromkeys([die for colour in colours for die in suitable(t, plush, colour)]))


def patches(t: Tale, plush: int) -> list[Action]:
    """Items that are discarded to be rid of a condition."""
    found: list[Action] = []
    for item in own_items(t, plush):
        for modifier in t.box.item_effects[item]:
            if modifier.kind == PATCH and t.has_condition(plush, t.box.condition_ids.index(modifier.of)):
                found.append(MendTear(item))
    return found


def take_action(t: Tale, seat: Seat, option: Action, plush: int) -> None:
    """The action is carried out; then perhaps another. § PEL-17.8 PEL-17.9"""
    if isinstance(option, EndActions):
        return
    if isinstance(option, UseAbility):
        use_power(t, option)
    elif isinstance(option, Walk):
        begin_walk(t, plush, option.colour)
    elif isinstance(option, (Strike, Shoot)):
        begin_attack(t, plush, option.place, option.colour, isinstance(option, Shoot))
    elif isinstance(option, (Buy, Barter)):
        take(t, option)
    elif isinstance(option, TryTest):
        take_test(t, seat, option, plush)
    elif isinstance(option, (Store, GiveDie, GiveStuffing)):
        share(t, plush, option)
    else:
        try_out(t, plush, option)
    t.then(read_on)
    t.then(choose_action, plush)


def share(t: Tale, plush: int, option: Store | GiveDie | GiveStuffing) -> None:
    """Store a die unrolled, or encourage in one of two ways: a die, or a stuffing for a die discarded unrolled.

    § PEL-19.1 PEL-19.2 PEL-19.7 PEL-20.2 PEL-20.3 PEL-20.4 PEL-20.5 PEL-20.6 PEL-37.17
    """
    take_die(t, plush, option.colour)
    if isinstance(option, Store):
        keep_die(t, plush, option.colour)
    elif isinstance(option, GiveDie):
        friend = t.place_of(option.plush)
        if t.stored[friend] != NO_DIE:
            t.dice_discard[t.stored[friend]] += 1
        t.stored[friend] = option.colour
        t.tell(DieGiven, t.characters[plush], option.plush, option.colour)
    else:
        t.dice_discard[option.colour] += 1
        given = 1 + t.total_of(plush, ENCOURAGE)
        t.tell(StuffingGiven, t.characters[plush], option.plush, given)
        gain_stuffing(t, t.place_of(option.plush), given)
        lose_stuffing(t, plush, 1)


def keep_die(t: Tale, plush: int, colour: int) -> None:
    """On the card if there is room, else in the pocket; a die stored now defends only (PEL-A.22).

    § PEL-19.1 PEL-19.4
    """
    if t.stored[plush] == NO_DIE:
        t.stored[plush] = colour
        t.stored_now[plush] = True
    else:
        t.pocket[plush] = colour
        t.pocket_now[plush] = True
    t.tell(DieStored, t.characters[plush], colour)


def try_out(t: Tale, plush: int, option: ClearAir | Contribute | MendTear | Search | ShakeOff) -> None:
    """Searches, tasks and the tests of cards; or an item used up. § PEL-21.8 PEL-21.9 PEL-22.3 PEL-26.3"""
    box = t.box
    if isinstance(option, Search):
        start_pool(t, plush, SEARCH_ROLL, option.colour)
        t.then(gather, YELLOW, MOST_DICE)
        t.then(finish_search, plush)
    elif isinstance(option, Contribute):
        start_pool(t, plush, TASK_ROLL, option.colour)
        t.then(gather, box.book.deeds[t.task].colour, MOST_DICE)
        t.then(finish_contribution, plush)
    elif isinstance(option, ShakeOff):
        start_pool(t, plush, TEST_ROLL, option.colour)
        t.then(gather, wanted_of(box.cures[option.condition], option.colour), MOST_DICE)
        t.then(finish_shaking, plush, option.condition)
    elif isinstance(option, ClearAir):
        start_pool(t, plush, TEST_ROLL, option.colour)
        t.then(gather, wanted_of(box.environment_cures[option.environment], option.colour), MOST_DICE)
        t.then(finish_clearing, plush, option.environment)
    else:
        names = [modifier.of for modifier in box.item_effects[option.item] if modifier.kind == PATCH]
        unequip(t, plush, option.item)
        for name in names:
            discard_condition(t, plush, box.condition_ids.index(name))


def wanted_of(colours: list[int], colour: int) -> int:
    """The colour of a test that accepts several: that of the first die, or the first colour for a purple one."""
    return colour if colour in colours else colours[0]


def finish_search(t: Tale, plush: int) -> None:
    """At least the difficulty of the map finds an item. § PEL-7.2 PEL-26.5 PEL-26.6"""
    total = count_roll(t)
    discard_pool(t)
    target = max(1, t.spread.search + t.total_of(plush, SEARCH_TARGET))
    if total < target:
        t.tell(SearchFailed, t.characters[plush], total, target)
        return
    picks = [one for one in t.box.earned[t.characters[plush]] if t.box.ability_kinds[one] == PICK_ITEM]
    if picks and t.hearts[plush]:
        t.then(offer_pick, plush, picks[0])
    else:
        t.then(find_items, plush, 1)


def offer_pick(t: Tale, plush: int, ability: int) -> None:
    """A heart lets the searcher look at two items and keep one. § PEL-42.5"""
    options: list[UseAbility | NotNow] = [UseAbility(t.characters[plush], ability), NOT_NOW]
    t.ask(t.seat_of(plush), options, look_twice, plush)


def look_twice(t: Tale, seat: Seat, option: UseAbility | NotNow, plush: int) -> None:
    """Two items are drawn and shown. § PEL-26.5 PEL-42.2"""
    if isinstance(option, NotNow):
        t.then(find_items, plush, 1)
        return
    spend_heart(t, plush, option.ability)
    for _ in range(max(2, t.box.ability_n[option.ability])):
        item = draw_item(t)
        if item != NO_ITEM:
            t.looked_at.append(item)
            t.tell(ItemFound, t.characters[plush], item)
    if t.looked_at:
        t.then(choose_pick, plush)


def choose_pick(t: Tale, plush: int) -> None:
    """Which one to keep."""
    t.ask(t.seat_of(plush), [PickItem(item) for item in t.looked_at], pick, plush)


def pick(t: Tale, seat: Seat, option: PickItem, plush: int) -> None:
    """The others are discarded. § PEL-44.5"""
    for item in t.looked_at:
        if item != option.item:
            drop(t, item)
    t.looked_at = [option.item]
    t.then(receive, plush, option.item)


def finish_contribution(t: Tale, plush: int) -> None:
    """The dice lie on the track with their result, which counts with its bonuses (PEL-A.26); a low total only stays.

    § PEL-22.3 PEL-22.4 PEL-22.5 PEL-22.6 PEL-22.7 PEL-22.8 PEL-22.9
    """
    total = count_roll(t)
    bonus = total - sum(t.rolled)
    t.task_colours += t.pool
    t.task_values += t.rolled
    t.task_values[-1] += bonus
    t.pool = []
    discard_pool(t)
    task = t.box.book.deeds[t.task]
    reached = sum(t.task_values)
    t.tell(TaskHelped, t.characters[plush], reached, task.n)
    if reached >= task.n:
        close_task(t)
        t.tell(TaskDone, task.n)
        if task.success != NO_SECTION:
            t.then(read, task.success)


def finish_shaking(t: Tale, plush: int, condition: int) -> None:
    """Passing the test of a condition discards it. § PEL-21.8"""
    if passes(t, plush, t.box.cure_targets[condition]):
        discard_condition(t, plush, condition)


def finish_clearing(t: Tale, plush: int, environment: int) -> None:
    """Passing the test of an environment ends it. § PEL-21.9"""
    if passes(t, plush, t.box.environment_targets[environment]) and environment in t.environments:
        t.environments.remove(environment)
        t.tell(EnvironmentGone, environment)


def passes(t: Tale, plush: int, target: int) -> bool:
    """Count a roll against a target. § PEL-21.4 PEL-21.5"""
    total = count_roll(t)
    discard_pool(t)
    if total >= target:
        t.tell(TestPassed, t.characters[plush], total, target)
        return True
    t.tell(TestFailed, t.characters[plush], total, target)
    return False
