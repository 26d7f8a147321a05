"""Chances: what a roll must reach, and what is added to its dice."""

from __future__ import annotations

from typing import Final

from veillee.games.peluches.content.colours import FACES
from veillee.games.peluches.content.modifiers import (
    ANY_COLOUR,
    BESIDE,
    ONE_DIE_ROLLED,
    SEARCH_TARGET,
    SEVERAL_DICE,
    Bonus,
)
from veillee.games.peluches.pieces import NOBODY, NOTHING
from veillee.games.peluches.rules.actions import finish_clearing, finish_contribution, finish_search, finish_shaking
from veillee.games.peluches.rules.fighting import finish_attack
from veillee.games.peluches.rules.harm import finish_defence
from veillee.games.peluches.rules.story import finish_test
from veillee.games.peluches.rules.turn import count_stuffing
from veillee.games.peluches.table import Tale
from veillee.kit.dice import DieOdds

NO_TARGET: Final = 0
DICE: Final = DieOdds(list(range(1, FACES + 1)))


def bonus_of(t: Tale, plush: int, kind: int, pool: list[int], aimed: int) -> int:
    """What items, conditions, environments and cheers add to a roll."""
    bonus = t.cheered[plush]
    for modifier in t.modifiers(plush):
        if isinstance(modifier, Bonus) and modifier.rolls >> kind & 1 and fits(t, plush, modifier, len(pool), aimed):
            if modifier.per_die:
                bonus += modifier.n * (len(pool) if modifier.colour == ANY_COLOUR else pool.count(modifier.colour))
            elif modifier.colour == ANY_COLOUR or modifier.colour in pool:
                bonus += modifier.n
    return bonus


def fits(t: Tale, plush: int, bonus: Bonus, dice: int, aimed: int) -> bool:
    """Whether a bonus counts for a roll of this many dice."""
    if bonus.when == ONE_DIE_ROLLED:
        return dice == 1
    if bonus.when == SEVERAL_DICE:
        return dice > 1
    if bonus.when == BESIDE:
        return aimed != NOBODY and t.monster_at[aimed] in t.plan.near[t.at[plush]]
    return True


def defence_of(t: Tale, monster: int) -> int:
    """What an attack on a monster must reach."""
    return max(1, t.box.defences[t.monster_cards[monster]] + t.guarded[monster] - t.weakened[monster])


def search_target(t: Tale, plush: int) -> int:
    """What a search must reach."""
    return max(1, t.spread.search + t.total_of(plush, SEARCH_TARGET))


def task_left(t: Tale) -> int:
    """The points that the group task still lacks."""
    return t.box.book.trials[t.task].target - sum(t.task_values) if t.task != NOTHING else 0


def roll_target(t: Tale) -> int:
    """The target of the current roll, from the step that will judge it; none for a walk."""
    if not t.agenda:
        return NO_TARGET
    step, args = t.agenda[-1]
    if step is finish_attack:
        return defence_of(t, t.aimed)
    if step is finish_search:
        return search_target(t, t.rolling)
    if step is finish_contribution:
        return task_left(t)
    if step is count_stuffing:
        return t.stuffing[t.rolling]
    number = args[1] if len(args) > 1 else None
    if not isinstance(number, int):
        return NO_TARGET
    if step is finish_test:
        return t.box.book.trials[number].target
    if step is finish_shaking:
        return t.box.cure_targets[number]
    if step is finish_clearing:
        return t.box.environment_targets[number]
    return number if step is finish_defence else NO_TARGET
