"""Bonuses: what items, conditions, environments and cheers add to a roll."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from veillee.games.peluches.content.modifiers import (
    ALWAYS,
    ANY_COLOUR,
    BESIDE,
    BONUS,
    ONE_DIE_ROLLED,
    SEVERAL_DICE,
    Bonus,
    RollKind,
    When,
)
from veillee.games.peluches.pieces import NOBODY
from veillee.games.peluches.table import Tale


def bonus_of(t: Tale, plush: int, kind: RollKind, pool: list[int], aimed: int) -> int:
    """What items, conditions, environments and cheers add to a roll of these dice. § PEL-29.1 PEL-29.2 PEL-29.3"""
    total = t.cheered[plush]
    if t.kinds(plush) >> BONUS & 1:
        for modifier in t.modifiers(plush):
            if isinstance(modifier, Bonus) and modifier.rolls >> kind & 1 and applies(t, plush, modifier, pool, aimed):
                if modifier.per_die:
                    total += modifier.n * (len(pool) if modifier.colour == ANY_COLOUR else pool.count(modifier.colour))
                elif modifier.colour == ANY_COLOUR or modifier.colour in pool:
                    total += modifier.n
    return total


def applies(t: Tale, plush: int, bonus: Bonus, pool: list[int], aimed: int) -> bool:
    """Whether a bonus counts for a roll of these dice."""
    return bonus.when == ALWAYS or APPLIES[bonus.when](t, plush, pool, aimed)


def rolls_one_die(t: Tale, plush: int, pool: list[int], aimed: int) -> bool:
    """Is one die rolled?"""
    return len(pool) == 1


def rolls_several_dice(t: Tale, plush: int, pool: list[int], aimed: int) -> bool:
    """Are several dice rolled?"""
    return len(pool) > 1


def is_beside(t: Tale, plush: int, pool: list[int], aimed: int) -> bool:
    """Does the monster aimed at stand beside the plush?"""
    return aimed != NOBODY and t.monster_at[aimed] in t.plan.near[t.at[plush]]


APPLIES: Final[dict[When, Callable[[Tale, int, list[int], int], bool]]] = {
    ONE_DIE_ROLLED: rolls_one_die,
    SEVERAL_DICE: rolls_several_dice,
    BESIDE: is_beside,
}
