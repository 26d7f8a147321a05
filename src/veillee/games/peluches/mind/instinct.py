"""Instinct: a quick, sensible answer to any question, from what everybody at the table knows.

It never looks into decks or at unread sections of the book.
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
from veillee.games.peluches.mind.danger import Danger, patience
from veillee.games.peluches.mind.intentions import CAUTION, Intentions
from veillee.games.peluches.mind.reactions import add_die, change, defence_price, defend, find_stuffing
from veillee.games.peluches.mind.rescue import HEART, in_danger, saving_aside, spend_or_keep, take_or_leave
from veillee.games.peluches.mind.ways import choose_way
from veillee.games.peluches.mind.worth import gain_of, item_worth
from veillee.games.peluches.options import (
    LEAVE_SHOP,
    NOT_NOW,
    AddDie,
    AimAt,
    Barter,
    Buy,
    Equip,
    GiveItem,
    GoOn,
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
from veillee.games.peluches.pieces import NO_CARD, NO_ITEM, NOBODY
from veillee.games.peluches.rules.actions import pick, take_action
from veillee.games.peluches.rules.harm import take_blow
from veillee.games.peluches.rules.items import own_items, swap
from veillee.games.peluches.rules.story import at_turn
from veillee.games.peluches.rules.walking import answer as answer_lost
from veillee.games.peluches.table import Tale
from veillee.kit.judgement import any_of, best_of, number_at, waver

# Close calls are random.
WAVER: Final = 0.05
NEVER: Final = -1000.0
# The least gain for which an item is worth a button.
LEAST_GAIN: Final = 0.3


def answer(t: Tale, question: Question, chance: Chance) -> Option:
    """One of the options. Abilities are considered among a plush's actions, against damage, and in windows."""
    if question.answer is take_action:
        return Intentions(t, t.active).best(question.options, chance)
    options = question.answers
    if not options:
        return any_of(question.options, chance)
    first = options[0]
    if isinstance(first, (RollDice, AddDie)):
        return add_die(t, options)
    if isinstance(first, KeepRoll):
        return change(t, options)
    if isinstance(first, RollWhite):
        return find_stuffing(t, options)
    if isinstance(first, Suffer):
        return face_damage(t, question, number_at(question, 0), number_at(question, 1))
    if isinstance(first, (WalkTo, StayPut)):
        return walk(t, options, number_at(question, 0), chance)
    if isinstance(first, TryTest):
        # The colour that was asked for stands before purple.
        return first
    if isinstance(first, TakeWay):
        lost = question.answer is answer_lost
        plush, card = (number_at(question, 0), number_at(question, 1)) if lost else (at_turn(t), NO_CARD)
        return choose_way(t, options, plush, card, chance)
    return answer_rarer(t, question, options, chance)


def answer_rarer(t: Tale, question: Question, options: Sequence[Option], chance: Chance) -> Option:
    """Answer questions to the narrator, about items, and about abilities."""
    first = options[0]
    if isinstance(first, GoOn):
        return spend_or_keep(t, question)
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
    if question.answer is take_blow:
        return take_or_leave(t, options, number_at(question, 0), number_at(question, 1), number_at(question, 2))
    if NOT_NOW in options:
        return first
    return any_of(options, chance)


def face_damage(t: Tale, question: Question, plush: int, damage: int) -> Option:
    """A defence that is likely enough, or a heart first if the plush may fall otherwise."""
    defence = defend(t, question.answers, plush, damage)
    if defence_price(t, defence, plush, damage) < HEART:
        return defence
    return saving_aside(t, question, plush, damage, number_at(question, 2)) or defence


def walk(t: Tale, options: Sequence[Option], plush: int, chance: Chance) -> Option:
    """The square nearest to the aims and farthest from danger."""
    aims = Aims(t, plush)
    danger = Danger(t, plush)
    caution = CAUTION * patience(t) * (2.0 if t.stuffing[plush] <= 2 else 1.0)
    worths: list[float] = []
    for option in options:
        square = option.square if isinstance(option, WalkTo) else t.at[plush]
        worth = aims.worth_at(t, square, 0, 0.0) - caution * danger.at(square)
        worths.append(worth + waver(chance, WAVER) if isinstance(option, WalkTo) else worth)
    return best_of(options, worths)


def keep_off(t: Tale, options: Sequence[Option], chance: Chance) -> Option:
    """The narrator is a friend: keep monsters far from plushies, and farthest from weak ones."""
    worths: list[float] = []
    for option in options:
        assert isinstance(option, (PutMonster, LeadTo, PushTo))
        ranges = t.plan.ranges(option.square, t.corners)
        worth = waver(chance, WAVER)
        for plush in range(len(t.owners)):
            if t.at[plush] >= 0 and t.stuffing[plush] > 0:
                worth += min(ranges[t.at[plush]], 12) / (1.0 + t.stuffing[plush])
        worths.append(worth)
    return best_of(options, worths)


def strongest(t: Tale, options: Sequence[Option]) -> Option:
    """The plush that can bear it best: much stuffing, and stored dice."""
    worths: list[float] = []
    for option in options:
        plush = t.place_of(option.plush) if isinstance(option, AimAt) else 0
        worths.append(2.0 * t.stuffing[plush] + 3.0 * len(t.stored_dice(plush)))
    return best_of(options, worths)


def weakest(t: Tale, options: Sequence[Option]) -> Option:
    """The plush that is in danger now, or the one with least stuffing."""
    danger = in_danger(t)
    if danger != NOBODY and HelpPlush(t.characters[danger]) in options:
        return HelpPlush(t.characters[danger])
    worths = [
        -1.0 * t.stuffing[t.place_of(option.plush)] if isinstance(option, HelpPlush) else NEVER for option in options
    ]
    return best_of(options, worths)


def stand(t: Tale, options: Sequence[Option], plush: int, chance: Chance) -> Option:
    """Near the aims, and on a new page far from where monsters appear."""
    starts = t.plan.squares(MONSTER_START)
    aims = Aims(t, plush)
    worths: list[float] = []
    for option in options:
        worth = NEVER
        if isinstance(option, StandOn):
            worth = aims.worth_at(t, option.square, 0, 0.0) + waver(chance, WAVER)
            for start in starts:
                worth += 0.05 * min(8, t.plan.ranges(start, t.corners)[option.square])
        worths.append(worth)
    return best_of(options, worths)


def keep_item(t: Tale, options: Sequence[Option], plush: int) -> Option:
    """Give an item to the plush that gains most from it."""
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
    """The item that helps somebody most; to give away, the item that is missed least."""
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
    """What two plushies gain together by a swap."""
    gain = item_worth(t, friend, item) - item_worth(t, friend, given)
    slot = t.box.slots[item]
    worn = t.items[friend * SLOTS + slot] if slot < SLOTS else NO_ITEM
    if worn not in (NO_ITEM, given):
        gain -= item_worth(t, friend, worn)
    return gain + gain_of(t, plush, given) - 0.05


def shop(t: Tale, options: Sequence[Option], plush: int) -> Option:
    """Spend buttons on what helps most; barter only for a much better item."""
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
