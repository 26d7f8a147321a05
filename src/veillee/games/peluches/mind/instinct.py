"""Instinct: a quick, sensible answer to any question, from what everybody at the table knows.

It never looks into decks, nor at what a section of the book will say: ways on are taken for the fun of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from veillee.engine.chance import Chance
from veillee.engine.table import Question
from veillee.engine.words import Option
from veillee.games.peluches.content.box import SLOTS
from veillee.games.peluches.content.plan import MONSTER_START
from veillee.games.peluches.mind.aims import Aims
from veillee.games.peluches.mind.danger import Danger
from veillee.games.peluches.mind.intentions import CAUTION, Intentions
from veillee.games.peluches.mind.reactions import add_die, best_of, change, defend, find_stuffing
from veillee.games.peluches.mind.worth import gain_of, item_worth
from veillee.games.peluches.options import (
    LEAVE_SHOP,
    NOT_NOW,
    AddDie,
    AimAt,
    Barter,
    Buy,
    EndActions,
    Equip,
    GiveItem,
    HelpPlush,
    KeepRoll,
    LeadTo,
    PickItem,
    PushTo,
    PutMonster,
    RollDice,
    RollWhite,
    StandOn,
    StayPut,
    Suffer,
    SwapItem,
    TakeWay,
    TryTest,
    WalkTo,
)
from veillee.games.peluches.rules.actions import pick
from veillee.games.peluches.rules.items import own_items, swap
from veillee.games.peluches.table import NO_ITEM, Tale

WAVER: Final = 0.05
NEVER: Final = -1000.0
# What an item must help to be worth a button.
LEAST_GAIN: Final = 0.3


def answer(t: Tale, question: Question, chance: Chance) -> Option:
    """One of the options. Among one's actions hearts are thought of too; other questions are simply answered."""
    first = question.options[0]
    if isinstance(first, EndActions):
        return Intentions(t, t.active).best(question.options, chance)
    options = question.answers
    if not options:
        return question.options[chance.below(len(question.options))]
    if isinstance(first, (RollDice, AddDie)):
        return add_die(t, options)
    if isinstance(first, KeepRoll):
        return change(t, options)
    if isinstance(first, RollWhite):
        return find_stuffing(t, options)
    if isinstance(first, Suffer):
        return defend(t, options, number_at(question, 0), number_at(question, 1))
    if isinstance(first, (WalkTo, StayPut)):
        return walk(t, options, number_at(question, 0), chance)
    if isinstance(first, TryTest):
        # The colour that was asked for stands before purple.
        return first
    if isinstance(first, TakeWay):
        return way(options, chance)
    return answer_rarer(t, question, options, chance)


def answer_rarer(t: Tale, question: Question, options: Sequence[Option], chance: Chance) -> Option:
    """Questions of the narrator, about items, and those that abilities bring."""
    first = options[0]
    if isinstance(first, (PutMonster, LeadTo, PushTo)):
        return keep_off(t, options, chance)
    if isinstance(first, AimAt):
        return strongest(t, options)
    if isinstance(first, StandOn):
        return stand(t, options, number_at(question, 0), chance)
    if isinstance(first, Equip):
        return keep_item(t, options, number_at(question, 0))
    if isinstance(first, PickItem):
        return pick_item(t, options, question)
    if isinstance(first, (Buy, Barter)):
        return shop(t, options, number_at(question, 0))
    if isinstance(first, HelpPlush):
        return weakest(t, options)
    if NOT_NOW in options:
        return first
    return options[chance.below(len(options))]


def number_at(question: Question, index: int) -> int:
    """What the step that asked was given: the plush it is about first."""
    value = question.args[index] if index < len(question.args) else 0
    return value if isinstance(value, int) else 0


def way(options: Sequence[Option], chance: Chance) -> Option:
    """Any of the ways on; whoever walks by learns nothing."""
    ways = [option for option in options if isinstance(option, TakeWay)]
    return ways[chance.below(len(ways))]


def walk(t: Tale, options: Sequence[Option], plush: int, chance: Chance) -> Option:
    """Where what one wants is near and what one fears is far."""
    aims = Aims(t, plush)
    danger = Danger(t, plush)
    caution = CAUTION * (2.0 if t.stuffing[plush] <= 2 else 1.0)
    worths: list[float] = []
    for option in options:
        square = option.square if isinstance(option, WalkTo) else t.at[plush]
        worth = aims.worth_at(t, square, 0, 0.0) - caution * danger.at(square)
        worths.append(worth + waver(chance) if isinstance(option, WalkTo) else worth)
    return best_of(options, worths)


def waver(chance: Chance) -> float:
    """A little whim, so that equals are not always answered in the same way."""
    return chance.below(100) * 0.01 * WAVER


def keep_off(t: Tale, options: Sequence[Option], chance: Chance) -> Option:
    """The narrator is a friend: monsters stand as far from plushies as may be, and from the weak above all."""
    worths: list[float] = []
    for option in options:
        square = option.square if isinstance(option, (PutMonster, LeadTo, PushTo)) else 0
        ranges = t.plan.ranges(square, t.corners)
        worth = waver(chance)
        for plush in range(len(t.owners)):
            if t.at[plush] >= 0 and t.stuffing[plush] > 0:
                worth += min(ranges[t.at[plush]], 12) / (1.0 + t.stuffing[plush])
        worths.append(worth)
    return best_of(options, worths)


def strongest(t: Tale, options: Sequence[Option]) -> Option:
    """Whoever can best bear it: much stuffing, and a die in store."""
    worths: list[float] = []
    for option in options:
        plush = t.place_of(option.plush) if isinstance(option, AimAt) else 0
        worths.append(2.0 * t.stuffing[plush] + 3.0 * len(t.stored_dice(plush)))
    return best_of(options, worths)


def weakest(t: Tale, options: Sequence[Option]) -> Option:
    """Whoever needs it most."""
    worths = [
        -1.0 * t.stuffing[t.place_of(option.plush)] if isinstance(option, HelpPlush) else NEVER for option in options
    ]
    return best_of(options, worths)


def stand(t: Tale, options: Sequence[Option], plush: int, chance: Chance) -> Option:
    """Near what one wants; on a fresh page far from where monsters come."""
    starts = t.plan.squares(MONSTER_START)
    aims = Aims(t, plush)
    worths: list[float] = []
    for option in options:
        worth = NEVER
        if isinstance(option, StandOn):
            worth = aims.worth_at(t, option.square, 0, 0.0) + waver(chance)
            for start in starts:
                worth += 0.05 * min(8, t.plan.ranges(start, t.corners)[option.square])
        worths.append(worth)
    return best_of(options, worths)


def keep_item(t: Tale, options: Sequence[Option], plush: int) -> Option:
    """Who gets an item: whoever gains most."""
    worths: list[float] = []
    for option in options:
        worth = 0.0
        if isinstance(option, Equip):
            worth = gain_of(t, plush, option.item) + 0.1
        elif isinstance(option, GiveItem):
            worth = gain_of(t, t.place_of(option.plush), option.item)
        elif isinstance(option, SwapItem):
            friend = t.place_of(option.plush)
            for given in own_items(t, friend):
                worth = max(worth, swap_worth(t, plush, option.item, friend, given))
        worths.append(worth)
    return best_of(options, worths)


def pick_item(t: Tale, options: Sequence[Option], question: Question) -> Option:
    """Of several items the best for oneself or for all; what must be given away is what is missed least."""
    plush, item, friend = number_at(question, 0), number_at(question, 1), number_at(question, 2)
    worths: list[float] = []
    for option in options:
        worth = NEVER
        if isinstance(option, PickItem):
            if question.answer is pick:
                worth = max([gain_of(t, one, option.item) for one in range(len(t.owners))])
            elif question.answer is swap:
                worth = swap_worth(t, plush, item, friend, option.item)
            else:
                worth = -item_worth(t, plush, option.item)
        worths.append(worth)
    return best_of(options, worths)


def swap_worth(t: Tale, plush: int, item: int, friend: int, given: int) -> float:
    """A trade helps if both together gain."""
    gain = item_worth(t, friend, item) - item_worth(t, friend, given)
    slot = t.box.slots[item]
    worn = t.items[friend * SLOTS + slot] if slot < SLOTS else NO_ITEM
    if worn not in (NO_ITEM, given):
        gain -= item_worth(t, friend, worn)
    return gain + gain_of(t, plush, given) - 0.05


def shop(t: Tale, options: Sequence[Option], plush: int) -> Option:
    """Buttons are there to be spent, on what helps most; an item goes for a much better one only."""
    worths: list[float] = []
    for option in options:
        worth = LEAST_GAIN
        if isinstance(option, Buy):
            worth = gain_of(t, plush, option.item)
        elif isinstance(option, Barter):
            least = min([item_worth(t, plush, own) for own in own_items(t, plush)])
            worth = gain_of(t, plush, option.item) - least - 0.5
        worths.append(worth)
    return best_of(options, worths) if max(worths) > LEAST_GAIN else LEAVE_SHOP
