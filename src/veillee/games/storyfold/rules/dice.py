"""Dice: a handful is chosen and rolled, changed, counted against the slot of the card in use."""

from __future__ import annotations

from veillee.engine.table import Seat
from veillee.games.storyfold.content.box import MORE_DICE, NUMBERS
from veillee.games.storyfold.content.cards import DAZZLE
from veillee.games.storyfold.content.deeds import SIDES, Counted, Die, Plain
from veillee.games.storyfold.events import (
    DieGained,
    DieReadied,
    DieRerolled,
    DieTurned,
    SuccessAdded,
)
from veillee.games.storyfold.options import (
    NOTHING,
    PICK_DIE,
    PICK_NONE,
    READY_DIE,
    PickDie,
    PickNone,
    ReadyDie,
)
from veillee.games.storyfold.table import Wood
from veillee.kit.rows import replaced


def fewest_dice(t: Wood) -> int:
    """One die, or two under a Trauma that asks for it, if there are two. § STO-9.4"""
    dice = t.dice
    return min(dice[0] + dice[1] + dice[2], 1 + t.weight_of(MORE_DICE)) if t.boons else 1


def successes(t: Wood) -> int:
    """The dice that show at least the number of the slot in which the card lies now, and what cards add (STO-AMB.1).

    § STO-9.11 STO-9.12 STO-9.13 STO-9.14 STO-9.15 STO-9.16
    """
    count = t.bonus
    slot = t.river.index(t.acting)
    if slot >= len(NUMBERS):
        return count
    number = NUMBERS[slot]
    for face in t.rolled:
        if face >= number:
            count += 1
    return count


def target_of(t: Wood) -> int:
    """The successes that the top ability in hand asks for: the dots of its target.

    § STO-2.1 STO-2.6 STO-2.11 STO-2.18
    """
    if t.aim_place != NOTHING:
        return t.box.book.places[t.aim_place].dots
    if t.aim_boon != NOTHING:
        return t.box.trauma_dots[t.aim_boon]
    return t.dots_to_dazzle(t.aim_creature) if t.acting == DAZZLE else t.dots_of(t.aim_creature)


def reroll(t: Wood, die: int) -> None:
    """A die is rolled again, and the new result is kept. § STO-3.5 STO-9.5 STO-9.6"""
    sides = SIDES[t.pool[die]]
    before = t.rolled[die]
    t.rolled[die] = t.chance.roll(sides)
    t.tell(DieRerolled, sides, before, t.rolled[die])


def reroll_by_deed(t: Wood, deed: Counted) -> None:
    """A card lets dice be rolled again: which, the players choose, then they are rolled together. § STO-9.5"""
    t.then(pick_rerolls, deed.n, 0, 0)


def pick_rerolls(t: Wood, left: int, first: int, picked: int) -> None:
    """The dice are picked in the order in which they lie; at least one. `picked` has a bit for each. § STO-9.5"""
    found: list[PickDie | PickNone] = [*PICK_DIE[first : len(t.rolled)]] if left else []
    if picked:
        found.append(PICK_NONE)
    if found:
        t.ask_all(t.phases, found, pick_reroll, left, picked)


def pick_reroll(t: Wood, seat: Seat, option: PickDie | PickNone, left: int, picked: int) -> None:
    """One more die, or all that were picked are rolled. § STO-9.5 STO-9.6"""
    if isinstance(option, PickDie):
        t.then(pick_rerolls, left - 1, option.die + 1, picked | 1 << option.die)
        return
    for die in range(len(t.rolled)):
        if picked >> die & 1:
            t.then(reroll, die)


def add_success(t: Wood, deed: Counted) -> None:
    """A card adds successes, even to none."""
    t.bonus += deed.n
    t.tell(SuccessAdded, deed.n)


def turn_by_deed(t: Wood, deed: Plain) -> None:
    """A card lets a die be turned to its highest face."""
    t.then(pick_turned)


def pick_turned(t: Wood) -> None:
    """Which one is the players' choice."""
    if t.rolled:
        t.ask_all(t.phases, PICK_DIE[: len(t.rolled)], turn_die)


def turn_die(t: Wood, seat: Seat, option: PickDie) -> None:
    """It shows its highest face."""
    sides = SIDES[t.pool[option.die]]
    t.rolled[option.die] = sides
    t.tell(DieTurned, sides, sides)


def gain_die(t: Wood, deed: Die) -> None:
    """A larger die, until the end of the Chapter; it can be rolled at once. § STO-9.3"""
    if t.spare[deed.size]:
        t.spare = replaced(t.spare, deed.size, t.spare[deed.size] - 1)
        t.dice[deed.size] += 1
        t.tell(DieGained, SIDES[deed.size])


def ready_by_deed(t: Wood, deed: Plain) -> None:
    """A used die becomes available."""
    t.then(choose_readied)


def choose_readied(t: Wood) -> None:
    """Of which size is the players' choice."""
    found = [READY_DIE[size] for size in range(len(SIDES) - 1, -1, -1) if t.used[size]]
    if found:
        t.ask_all(t.phases, found, ready_die)


def ready_die(t: Wood, seat: Seat, option: ReadyDie) -> None:
    """It can be rolled again."""
    t.used[option.size] -= 1
    t.dice[option.size] += 1
    t.tell(DieReadied, SIDES[option.size])
