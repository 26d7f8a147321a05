"""Actions: what the coloured dice before a plush can pay for, in any number and order."""

from __future__ import annotations

from typing import Final

from veillee.engine.table import Seat
from veillee.games.peluches.content.box import MELEE, RANGED
from veillee.games.peluches.content.colours import GREEN, NO_DIE, PURPLE, RED, YELLOW, Colour
from veillee.games.peluches.content.lexicon import WithAnyDie
from veillee.games.peluches.content.modifiers import (
    ENCOURAGE,
    NO_ENCOURAGE,
    NO_MOVE,
    NO_STORE,
    SEARCH_ROLL,
    SEARCH_TARGET,
    TASK_ROLL,
    TEST_ROLL,
)
from veillee.games.peluches.events import (
    DieGiven,
    EnvironmentGone,
    ItemFound,
    SearchFailed,
    StuffingGiven,
    TaskDone,
    TaskHelped,
    TrialFailed,
    TrialPassed,
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
from veillee.games.peluches.pieces import NO_ITEM, NOTHING
from veillee.games.peluches.rules.abilities import PICK_ITEM, abilities_acting, spend_heart
from veillee.games.peluches.rules.conditions import discard_condition
from veillee.games.peluches.rules.dice import (
    colours_in,
    count_roll,
    dice_at_hand,
    discard_pool,
    gather,
    has_room,
    keep_die,
    start_pool,
    suitable,
    take_die,
)
from veillee.games.peluches.rules.fighting import begin_attack, shot_from, struck_from, weapons_of
from veillee.games.peluches.rules.harm import lose_stuffing, swell
from veillee.games.peluches.rules.items import draw_item, drop, find_items, own_items, receive, unequip
from veillee.games.peluches.rules.powers import use_power
from veillee.games.peluches.rules.shopping import is_at_shop, offers, take
from veillee.games.peluches.rules.story import close_task, is_near, read, read_on, take_test
from veillee.games.peluches.rules.walking import begin_walk
from veillee.games.peluches.rules.windows import judged_by
from veillee.games.peluches.table import Tale

Action = (
    Barter | Buy | ClearAir | Contribute | EndActions | GiveDie | GiveStuffing | MendTear | Search | ShakeOff | Shoot
    | Store | Strike | TryTest | UseAbility | Walk
)  # fmt: skip
MOST_DICE: Final = 99


def choose_action(t: Tale, plush: int) -> None:
    """All that the dice before the plush and its stored die can pay for: any number of actions, again and again, until
    the player stops or the turn is cut short; an unconscious plush does nothing. Stopping stands last: nobody ends a
    turn by taking the first that comes.

    § PEL-13.2 PEL-17.1 PEL-17.2 PEL-17.8 PEL-17.9 PEL-17.10 PEL-17.16 PEL-37.7 PEL-37.12 PEL-37.13 PEL-42.4
    """
    if t.to_read:
        t.then(read_on)
        t.then(choose_action, plush)
        return
    if t.stuffing[plush] == 0 or t.tired:
        return
    options: list[Action] = []
    at_hand = dice_at_hand(t, plush)
    if at_hand:
        kinds = t.kinds(plush)
        options += with_any_die(t, plush, at_hand, kinds)
        if t.monster_cards:
            options += attacks(t, plush, at_hand, kinds)
        options += trials(t, plush, at_hand)
        if t.conditions[plush] or t.environments:
            options += remedies(t, plush, at_hand)
    if t.shop_open and is_at_shop(t, plush):
        options += offers(t, plush)
    if t.conditions[plush]:
        options += patches(t, plush)
    if t.hearts[plush]:
        options += abilities_acting(t, plush)
    if options:
        options.append(END_ACTIONS)
        t.ask(t.owners[plush], options, take_action, plush)


def with_any_die(t: Tale, plush: int, at_hand: int, kinds: int) -> list[WithAnyDie]:
    """Move, store and encourage take a die of any attribute colour.

    § PEL-6.7 PEL-17.10 PEL-18.1 PEL-19.1 PEL-19.5 PEL-20.1 PEL-20.7 PEL-20.8 PEL-20.9 PEL-37.8
    """
    storable = colours_in(t.hand) if has_room(t, plush, kinds) else 0
    keepers = friends = 0
    if not kinds >> NO_ENCOURAGE & 1:
        for other, character in enumerate(t.characters):
            if other != plush:
                friends |= 1 << character
                if t.stuffing[other] and not t.has(other, NO_STORE):
                    keepers |= 1 << character
        if t.stuffing[plush] == 1 and not t.last_stuffing:
            friends = 0
    walking = 0 if t.still or kinds >> NO_MOVE & 1 else at_hand
    return t.box.lexicon.with_dice(at_hand, walking, storable, keepers, friends)


def attacks(t: Tale, plush: int, at_hand: int, kinds: int) -> list[Action]:
    """Red dice strike, green dice shoot, purple dice do either.

    § PEL-17.11 PEL-17.12 PEL-17.13 PEL-17.14 PEL-23.2 PEL-29.11
    """
    found: list[Action] = []
    lexicon = t.box.lexicon
    purple = at_hand >> PURPLE & 1
    armed = weapons_of(t, plush)
    near = struck_from(t, plush, kinds) if armed >> MELEE & 1 and (purple or at_hand >> RED & 1) else []
    far = shot_from(t, plush, kinds) if armed >> RANGED & 1 and (purple or at_hand >> GREEN & 1) else []
    if not near and not far:
        return found
    for monster, card in enumerate(t.monster_cards):
        if monster in near:
            if at_hand >> RED & 1:
                found.append(lexicon.strike[card][monster][0])
            if purple:
                found.append(lexicon.strike[card][monster][1])
        if monster in far:
            if at_hand >> GREEN & 1:
                found.append(lexicon.shoot[card][monster][0])
            if purple:
                found.append(lexicon.shoot[card][monster][1])
    return found


def trials(t: Tale, plush: int, at_hand: int) -> list[Action]:
    """Yellow dice search, where there is something to find; open tests and the group task, where the plush may take
    part.

    § PEL-17.13 PEL-21.7 PEL-26.1 PEL-26.2 PEL-26.4 PEL-26.12 PEL-22.1 PEL-22.2 PEL-22.10 PEL-22.11 PEL-22.12 PEL-29.12
    """
    found: list[Action] = []
    box = t.box
    if t.spread.search:
        found += [box.lexicon.search[colour] for colour in suitable(at_hand, YELLOW)]
    for number in t.open_tests:
        test = box.book.trials[number]
        if not test.mark or is_near(t, plush, test.mark):
            found += [box.lexicon.try_test[number][colour] for colour in suitable(at_hand, test.colour)]
    if t.task != NOTHING:
        task = box.book.trials[t.task]
        if not task.mark or is_near(t, plush, task.mark):
            found += [box.lexicon.contribute[colour] for colour in suitable(at_hand, task.colour)]
    return found


def remedies(t: Tale, plush: int, at_hand: int) -> list[Action]:
    """The tests of conditions and environments. § PEL-21.8 PEL-21.9"""
    found: list[Action] = []
    box = t.box
    held = t.conditions[plush]
    condition = 0
    while held:
        if held & 1:
            shakes = box.lexicon.shake_off[condition]
            found += [shakes[colour] for colour in fitting(at_hand, box.cures[condition])]
        held >>= 1
        condition += 1
    for environment in t.environments:
        clears = box.lexicon.clear_air[environment]
        found += [clears[colour] for colour in fitting(at_hand, box.environment_cures[environment])]
    return found


def fitting(at_hand: int, colours: list[Colour]) -> list[Colour]:
    """The dice that a test in one of these colours can be begun with."""
    return list(dict.fromkeys([die for colour in colours for die in suitable(at_hand, colour)]))


def patches(t: Tale, plush: int) -> list[Action]:
    """Items that are discarded to be rid of a condition."""
    found: list[Action] = []
    for item in own_items(t, plush):
        for condition in t.box.patched_by(item):
            if t.has_condition(plush, condition):
                found.append(t.box.lexicon.mend_tear[item])
    return found


def take_action(t: Tale, seat: Seat, option: Action, plush: int) -> None:
    """The action is carried out; then perhaps another. § PEL-17.8 PEL-17.9"""
    if isinstance(option, EndActions):
        return
    if isinstance(option, (GiveStuffing, GiveDie, Store)):
        share(t, plush, option)
    elif isinstance(option, Walk):
        begin_walk(t, plush, option.colour)
    elif isinstance(option, (Strike, Shoot)):
        begin_attack(t, plush, option.place, option.colour, isinstance(option, Shoot))
    elif isinstance(option, UseAbility):
        use_power(t, seat, option)
    elif isinstance(option, (Buy, Barter)):
        take(t, option)
    elif isinstance(option, TryTest):
        take_test(t, seat, option, plush)
    else:
        try_out(t, plush, option)
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
        swell(t, t.place_of(option.plush), given)
        lose_stuffing(t, plush, 1)


def try_out(t: Tale, plush: int, option: ClearAir | Contribute | MendTear | Search | ShakeOff) -> None:
    """Searches, tasks and the tests of cards; or an item used up. § PEL-21.8 PEL-21.9 PEL-22.3 PEL-26.3"""
    box = t.box
    if isinstance(option, Search):
        start_pool(t, plush, SEARCH_ROLL, option.colour)
        t.then(gather, YELLOW, MOST_DICE)
        t.then(finish_search, plush)
    elif isinstance(option, Contribute):
        start_pool(t, plush, TASK_ROLL, option.colour)
        t.then(gather, box.book.trials[t.task].colour, MOST_DICE)
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
        unequip(t, plush, option.item)
        for condition in box.patched_by(option.item):
            discard_condition(t, plush, condition)


def wanted_of(colours: list[Colour], colour: int) -> Colour:
    """The colour of a test that accepts several: that of the first die, or the first colour for a purple one."""
    return Colour(colour) if colour in colours else colours[0]


def search_target(t: Tale, plush: int) -> int:
    """What a search must reach."""
    return max(1, t.spread.search + t.total_of(plush, SEARCH_TARGET))


def finish_search(t: Tale, plush: int) -> None:
    """At least the difficulty of the map finds an item. § PEL-7.2 PEL-26.5 PEL-26.6"""
    target = search_target(t, plush)
    total = count_roll(t, target)
    discard_pool(t)
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
    options: list[UseAbility | NotNow] = [t.box.lexicon.use_ability[ability], NOT_NOW]
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
    t.ask(t.seat_of(plush), [t.box.lexicon.pick_item[item] for item in t.looked_at], pick, plush)


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
    total = count_roll(t, task_left(t))
    bonus = total - sum(t.rolled)
    t.task_colours += t.pool
    t.task_values += t.rolled
    t.task_values[-1] += bonus
    t.pool = []
    discard_pool(t)
    task = t.box.book.trials[t.task]
    reached = sum(t.task_values)
    t.tell(TaskHelped, t.characters[plush], reached, task.target)
    if reached >= task.target:
        close_task(t)
        t.tell(TaskDone, task.target)
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
    total = count_roll(t, target)
    discard_pool(t)
    if total >= target:
        t.tell(TrialPassed, t.characters[plush], total, target)
        return True
    t.tell(TrialFailed, t.characters[plush], total, target)
    return False


def task_left(t: Tale) -> int:
    """The points that the group task still lacks. § PEL-22.6"""
    return t.box.book.trials[t.task].target - sum(t.task_values) if t.task != NOTHING else 0


judged_by(finish_search, lambda t, none: search_target(t, t.rolling))
judged_by(finish_contribution, lambda t, none: task_left(t))
judged_by(finish_shaking, lambda t, condition: t.box.cure_targets[condition])
judged_by(finish_clearing, lambda t, environment: t.box.environment_targets[environment])
