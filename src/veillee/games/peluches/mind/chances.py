"""Chances: what a roll must reach, and the odds of its dice."""

from __future__ import annotations

from typing import Final

from veillee.games.peluches.content.colours import FACES
from veillee.games.peluches.pieces import NOTHING
from veillee.games.peluches.rules.actions import (
    finish_clearing,
    finish_contribution,
    finish_search,
    finish_shaking,
    search_target,
)
from veillee.games.peluches.rules.fighting import defence_of, finish_attack
from veillee.games.peluches.rules.harm import finish_defence
from veillee.games.peluches.rules.story import finish_test
from veillee.games.peluches.rules.turn import count_stuffing
from veillee.games.peluches.table import Tale
from veillee.kit.dice import DieOdds

NO_TARGET: Final = 0
DICE: Final = DieOdds(list(range(1, FACES + 1)))


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
