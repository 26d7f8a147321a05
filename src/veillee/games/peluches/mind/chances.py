"""Chances: what a roll must reach, and how often dice do."""

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
from veillee.games.peluches.rules.actions import finish_clearing, finish_contribution, finish_search, finish_shaking
from veillee.games.peluches.rules.fighting import finish_attack
from veillee.games.peluches.rules.harm import finish_defence
from veillee.games.peluches.rules.story import finish_test
from veillee.games.peluches.rules.turn import count_stuffing
from veillee.games.peluches.table import NOBODY, NOTHING, Tale

NO_TARGET: Final = 0
MOST: Final = 12


def count_sums(dice: int) -> list[int]:
    """In how many ways so many dice show each sum."""
    ways = [1]
    for _ in range(dice):
        after = [0] * (len(ways) + FACES)
        for total, count in enumerate(ways):
            for face in range(1, FACES + 1):
                after[total + face] += count
        ways = after
    return ways


def count_reaching(dice: int) -> list[float]:
    """How often so many dice show at least each sum."""
    ways = count_sums(dice)
    left = 0
    reaching = [0.0] * len(ways)
    for total in range(len(ways) - 1, -1, -1):
        left += ways[total]
        reaching[total] = left / float(FACES) ** dice
    return reaching


REACHING: Final[list[list[float]]] = [count_reaching(dice) for dice in range(MOST + 1)]


def reaches(dice: int, target: int) -> float:
    """How often so many dice show at least this."""
    row = REACHING[min(dice, MOST)]
    if target <= 0:
        return 1.0
    return row[target] if target < len(row) else 0.0


def reaches_with_reroll(others: int, own: int, target: int) -> float:
    """The same when the lowest of one's own dice may be rolled again once, if it fell short."""
    if own == 0:
        return reaches(others, target)
    beside = count_sums(others)
    good = 0.0
    for total, lowest, count in own_rolls(own):
        for more, ways in enumerate(beside):
            if ways:
                short = target - total - more
                good += count * ways * (1.0 if short <= 0 else reaches(1, short + lowest))
    return good / float(FACES) ** (others + own)


def own_rolls(dice: int) -> list[tuple[int, int, int]]:
    """Sum, lowest die and number of ways of a roll."""
    found: list[tuple[int, int, int]] = []
    for lowest in range(1, FACES + 1):
        for total in range(dice * lowest, dice * FACES + 1):
            count = ways_above(dice, total, lowest) - ways_above(dice, total, lowest + 1)
            if count:
                found.append((total, lowest, count))
    return found


def ways_above(dice: int, total: int, lowest: int) -> int:
    """In how many ways dice that all show at least this show a sum."""
    if lowest > FACES:
        return 0
    ways = [1]
    for _ in range(dice):
        after = [0] * (len(ways) + FACES)
        for sum_before, count in enumerate(ways):
            for face in range(lowest, FACES + 1):
                after[sum_before + face] += count
        ways = after
    return ways[total] if total < len(ways) else 0


def bonus_of(t: Tale, plush: int, kind: int, pool: list[int], aimed: int) -> int:
    """What is added to the dice of a roll: by items, conditions, environments, courage spent and cheers."""
    bonus = t.cheered[plush]
    for modifier in t.modifiers(plush):
        if isinstance(modifier, Bonus) and modifier.rolls >> kind & 1 and fits(t, plush, modifier, len(pool), aimed):
            if modifier.per_die:
                bonus += modifier.n * (len(pool) if modifier.colour == ANY_COLOUR else pool.count(modifier.colour))
            elif modifier.colour == ANY_COLOUR or modifier.colour in pool:
                bonus += modifier.n
    return bonus


def fits(t: Tale, plush: int, bonus: Bonus, dice: int, aimed: int) -> bool:
    """Does a bonus count for a roll of so many dice?"""
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
    """What the group task still lacks."""
    return t.box.book.trials[t.task].target - sum(t.task_values) if t.task != NOTHING else 0


def roll_target(t: Tale) -> int:
    """What the roll in hand must reach: told by the step that will judge it; none for a walk."""
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
