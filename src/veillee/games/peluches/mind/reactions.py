"""Reactions: answers about the current roll and about incoming damage."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from veillee.engine.words import Option
from veillee.games.peluches.content.colours import FACES, PURPLE
from veillee.games.peluches.content.modifiers import (
    COURAGE,
    DEFENCE_ROLL,
    MELEE_ROLL,
    MOVE_ROLL,
    RANGED_ROLL,
    SEARCH_ROLL,
    SHIELD,
    STUFFING_ROLL,
    TASK_ROLL,
    TEST_ROLL,
    total,
)
from veillee.games.peluches.mind.chances import DICE
from veillee.games.peluches.mind.stakes import kill_worth
from veillee.games.peluches.options import (
    KEEP_ROLL,
    ROLL_DICE,
    SUFFER,
    AddDie,
    Defend,
    FaceIt,
    RaiseShield,
    Reroll,
    RerollOne,
    RollWhite,
    SpendCourage,
    SpendLuck,
    UseAbility,
)
from veillee.games.peluches.pieces import NOBODY
from veillee.games.peluches.rules.abilities import BRACE
from veillee.games.peluches.rules.bonuses import bonus_of
from veillee.games.peluches.rules.conditions import held_with
from veillee.games.peluches.rules.dice import courage_of
from veillee.games.peluches.rules.windows import NO_TARGET, points_missing, roll_target
from veillee.games.peluches.table import Tale
from veillee.kit.judgement import best_of

# The least gain for which another die joins a roll.
DIE: Final = 0.4
# The worth of a roll that succeeds; the cost of a fall.
SEARCHED: Final = 1.7
PASSED: Final = 2.2
FALL: Final = 5.0
# Rolls of which every point helps: none of them fails.
PIECEMEAL: Final = (MOVE_ROLL, TASK_ROLL)
ATTACKS: Final = (MELEE_ROLL, RANGED_ROLL)


def add_die(t: Tale, options: Sequence[Option]) -> Option:
    """Add another die if it helps enough; for a walk or a task dice are rolled singly, so that each may be rerolled."""
    if t.roll_kind in PIECEMEAL:
        return ROLL_DICE
    worth = roll_worth(t)
    now = odds_of(t, t.pool)
    best: Option = ROLL_DICE
    least = FACES
    for option in options:
        if isinstance(option, AddDie):
            gain = worth * (odds_of(t, [*t.pool, option.colour]) - now)
            rarity = 1 if option.colour == PURPLE else 0
            if gain > DIE and rarity < least:
                best, least = option, rarity
    return best if best is not ROLL_DICE else two_more(t, options, worth, now)


def two_more(t: Tale, options: Sequence[Option], worth: float, now: float) -> Option:
    """Add a die if two of its colour together help enough."""
    for option in options:
        if isinstance(option, AddDie) and t.hand[option.colour] >= 2:
            pool = [*t.pool, option.colour, option.colour]
            if worth * (odds_of(t, pool) - now) > 2 * DIE:
                return option
    return ROLL_DICE


def roll_worth(t: Tale) -> float:
    """The worth of success for the current roll."""
    if t.roll_kind in ATTACKS:
        return kill_worth(t, t.aimed) if t.aimed != NOBODY else 1.0
    return SEARCHED if t.roll_kind == SEARCH_ROLL else PASSED


def odds_of(t: Tale, pool: list[int]) -> float:
    """The chance that these dice reach the target of the current roll."""
    return DICE.reaches(len(pool), roll_target(t) - bonus_of(t, t.rolling, t.roll_kind, pool, t.aimed))


def change(t: Tale, options: Sequence[Option]) -> Option:
    """Reroll low dice while the roll falls short, then spend whatever would save it."""
    short = shortfall(t)
    if short <= 0:
        return KEEP_ROLL
    again = lowest_again(t, options)
    if isinstance(again, (Reroll, RerollOne)):
        return again
    saved = save(t, options, short)
    return saved if saved is not None else KEEP_ROLL


def shortfall(t: Tale) -> int:
    """The points that the roll lacks; a walk, and a task that is not done, always lacks one."""
    target = roll_target(t)
    if t.roll_kind in PIECEMEAL:
        is_done = t.roll_kind == TASK_ROLL and sum(t.rolled) >= target
        return 0 if is_done else 1
    return 0 if target == NO_TARGET else points_missing(t)


def lowest_again(t: Tale, options: Sequence[Option]) -> Option | None:
    """The lowest die that may be rerolled for free, if it is likelier to rise than to fall."""
    best: Option | None = None
    lowest = 4 if t.roll_kind in PIECEMEAL else FACES
    for option in options:
        if isinstance(option, (Reroll, RerollOne)) and t.rolled[option.place] < lowest:
            best, lowest = option, t.rolled[option.place]
    return best


def save(t: Tale, options: Sequence[Option], short: int) -> Option | None:
    """Spend luck, courage or a heart where that makes the roll succeed."""
    if t.roll_kind in PIECEMEAL:
        return None
    for option in options:
        if saves(t, option, short):
            return option
    return None


def saves(t: Tale, option: Option, short: int) -> bool:
    """Would this add the points that a roll lacks, for sure or more often than not?"""
    if isinstance(option, UseAbility):
        return most_added(t, option) >= short
    if isinstance(option, SpendCourage):
        is_meant_for = t.roll_kind in ATTACKS or t.roll_kind == TEST_ROLL
        return is_meant_for and courage_of(t, held_with(t, t.rolling, COURAGE)[0]) >= short
    if isinstance(option, SpendLuck):
        die = t.rolled[option.place]
        return die == min(t.rolled) and DICE.reaches(1, die + short) >= 0.5
    return False


def most_added(t: Tale, option: UseAbility) -> int:
    """The points that an ability adds to the roll: to white dice what the lowest lacks of a six."""
    return FACES - min(t.rolled) if t.roll_kind == STUFFING_ROLL else t.box.ability_n[option.ability]


def find_stuffing(t: Tale, options: Sequence[Option]) -> Option:
    """The number of white dice that gives the most stuffing on average."""
    plush = t.active
    whites = max([option.count for option in options if isinstance(option, RollWhite)], default=1)
    worths = [
        stuffing_worth(option.count, whites, t.stuffing[plush]) if isinstance(option, RollWhite) else -1.0
        for option in options
    ]
    return best_of(options, worths)


def stuffing_worth(count: int, whites: int, stuffing: int) -> float:
    """The mean stuffing if `count` of the white dice are rolled now and the others in the best way."""
    odds = DICE.reaches(count, stuffing)
    return odds * (1.0 + best_stuffing(whites - count, stuffing + 1)) + (1.0 - odds) * best_stuffing(
        whites - count, stuffing
    )


def best_stuffing(whites: int, stuffing: int) -> float:
    """The mean stuffing of white dice rolled in the best way."""
    best = 0.0
    for count in range(1, whites + 1):
        best = max(best, stuffing_worth(count, whites, stuffing))
    return best


def defend(t: Tale, options: Sequence[Option], plush: int, damage: int) -> Option:
    """The cheapest way out, with a fall counted as very expensive."""
    best: Option = SUFFER
    least = toll(t, plush, damage)
    for option in options:
        price = defence_price(t, option, plush, damage)
        if price < least:
            best, least = option, price
    return best


def toll(t: Tale, plush: int, damage: int) -> float:
    """The cost of damage to a plush."""
    if damage <= 0:
        return 0.0
    stuffing = t.stuffing[plush]
    if damage >= stuffing:
        return FALL + 0.5 * t.hearts[plush]
    return damage * (1.0 + (0.5 if stuffing - damage <= 2 else 0.0))


def defence_price(t: Tale, option: Option, plush: int, damage: int) -> float:
    """The cost of a defence and of the damage that still gets through."""
    if isinstance(option, Defend):
        return die_price(t, option.colour, plush, damage)
    if isinstance(option, RaiseShield):
        kept = total(t.box.item_effects[option.item], SHIELD)
        return 1.2 + toll(t, plush, damage - kept)
    if isinstance(option, FaceIt):
        return 1.2
    if isinstance(option, UseAbility):
        user = t.place_of(option.plush)
        if t.box.ability_kinds[option.ability] == BRACE and user == plush:
            return 0.9 + toll(t, plush, damage - t.box.ability_n[option.ability])
        guarded = 1.5 if t.stored_dice(user) else 0.0
        return 1.2 + toll(t, user, damage) - guarded
    return toll(t, plush, damage)


def die_price(t: Tale, colour: int, plush: int, damage: int) -> float:
    """The cost of defending with a stored die, which is lost unless it prevents all damage."""
    bonus = bonus_of(t, plush, DEFENCE_ROLL, [colour], NOBODY)
    price = 0.0
    for face in range(1, FACES + 1):
        left = damage - max(1, face + bonus)
        if left > 0:
            price += (0.6 + toll(t, plush, left)) / FACES
    return price
