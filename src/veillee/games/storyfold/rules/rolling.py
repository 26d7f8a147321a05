"""The roll of an action: a handful of dice is chosen and rolled, and may be changed before it is counted."""

from __future__ import annotations

from typing import Final

from veillee.engine.table import Query, Seat
from veillee.games.storyfold.content.cards import CREATURES_FROM
from veillee.games.storyfold.content.deeds import SIDES
from veillee.games.storyfold.events import DiceRolled
from veillee.games.storyfold.options import (
    HANDFULS,
    LET_STAND,
    MOST_EIGHTS,
    MOST_TENS,
    MOST_TWELVES,
    REROLL,
    LetStand,
    Protect,
    Reroll,
    RollDice,
    Tend,
    UseBoon,
)
from veillee.games.storyfold.rules.abilities import count
from veillee.games.storyfold.rules.crystals import pay
from veillee.games.storyfold.rules.dice import fewest_dice, reroll, successes, target_of
from veillee.games.storyfold.rules.exploration import usable_boons, use_boon
from veillee.games.storyfold.rules.powers import REROLL_COST, can_reroll, can_use_power, powers, use_power
from veillee.games.storyfold.table import Wood

NO_BOONS: Final[list[int]] = []
# The sizes of the dice in a handful, by how many there are of each; and the number of their sides.
SIZES_OF: Final = [
    [
        [(0,) * eights + (1,) * tens + (2,) * twelves for twelves in range(MOST_TWELVES + 1)]
        for tens in range(MOST_TENS + 1)
    ]
    for eights in range(MOST_EIGHTS + 1)
]
SIDES_OF: Final = [[[[SIDES[size] for size in sizes] for sizes in row] for row in block] for block in SIZES_OF]


def choose_dice(t: Wood) -> None:
    """At least one of the dice that are left, sizes of one's choice; a Trauma may ask for two (STO-AMB.4).

    § STO-9.1 STO-9.4 STO-18.4
    """
    dice = t.dice
    t.ask_query(t.phases, CHOICES[dice[0]][dice[1]][dice[2]][fewest_dice(t) if t.boons else 1])


def roll_dice(t: Wood, seat: Seat, option: RollDice) -> None:
    """The dice chosen are rolled, each with faces from 1 to its number of sides (STO-AMB.27). § STO-9.1 STO-18.4"""
    eights, tens, twelves = option.eights, option.tens, option.twelves
    dice = t.dice
    dice[0] -= eights
    dice[1] -= tens
    dice[2] -= twelves
    t.pool = SIZES_OF[eights][tens][twelves]
    t.rolled = t.chance.rolls(SIDES_OF[eights][tens][twelves])
    if t.heard is not None:
        sides = listed([SIDES[size] for size in t.pool])
        t.tell(DiceRolled, t.acting, t.number_for(t.acting), listed(t.rolled), sides)
    look_at_roll(t)


# What is asked, by the dice of each size that are left and, last, by the least number of dice.
CHOICES: Final = [
    [[[Query[Wood](rolls, roll_dice) for rolls in by_least] for by_least in row] for row in block] for block in HANDFULS
]


def listed(numbers: list[int]) -> str:
    """Numbers as an event tells them."""
    return " ".join([str(number) for number in numbers])


def look_at_roll(t: Wood) -> None:
    """One is stopped after a roll only where something could change, unless one wishes to be stopped always."""
    if t.always_watch or could_change(t):
        t.then(change_roll)
    else:
        count(t)


def change_roll(t: Wood) -> None:
    """Before the successes are counted: rerolls, Boons that speak of rolls, Brom (STO-AMB.6).

    § STO-3.1 STO-3.5 STO-3.6 STO-6.13 STO-9.5
    """
    found: list[LetStand | Reroll | UseBoon | Protect | Tend] = [LET_STAND]
    if can_reroll(t):
        found += [REROLL[die] for die in range(len(t.rolled))]
    found += [t.box.lexicon.use_boon[boon] for boon in usable_boons(t, True)]
    found += powers(t)
    t.ask_all(t.phases, found, answer_roll)


def could_change(t: Wood) -> bool:
    """Could anything that may be done now bring more successes? Not where the target is reached already."""
    number = t.number_for(t.acting)
    boons = usable_boons(t, True) if t.boons else NO_BOONS
    is_reroll = (t.is_alone or t.reroll_beside_brom) and can_reroll(t)
    is_nearer = number - 1 in t.rolled and has_creature_before(t) and can_use_power(t)
    if not (boons or is_reroll or is_nearer) or (t.is_top and successes(t) >= target_of(t)):
        return False
    has_missed = has_miss(t, number)
    for boon in boons:
        if has_missed or t.box.adds_success[boon]:
            return True
    return is_nearer or (is_reroll and has_missed)


def has_miss(t: Wood, number: int) -> bool:
    """Does a die show less than a number?"""
    for face in t.rolled:
        if face < number:
            return True
    return False


def has_creature_before(t: Wood) -> bool:
    """Does a creature lie left of the card in use? Then Protection brings the card one slot nearer."""
    acting = t.acting
    for card in t.river:
        if card >= CREATURES_FROM:
            return True
        if card == acting:
            return False
    return False


def answer_roll(t: Wood, seat: Seat, option: LetStand | Reroll | UseBoon | Protect | Tend) -> None:
    """What was chosen happens, then one may choose again. § STO-3.6 STO-9.5"""
    if isinstance(option, LetStand):
        count(t)
        return
    if isinstance(option, Reroll):
        t.then(pay, REROLL_COST)
        t.then(reroll, option.die)
    elif isinstance(option, UseBoon):
        t.then(use_boon, option.boon)
    else:
        use_power(t, option)
    t.then(look_at_roll)
