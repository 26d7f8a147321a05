"""Stakes: what guarding, working and fighting are worth now, in stuffing."""

from __future__ import annotations

from typing import Final

from veillee.games.peluches.mind.aims import prey_worth
from veillee.games.peluches.mind.danger import Danger, harm_each_turn
from veillee.games.peluches.rules.actions import task_left
from veillee.games.peluches.table import Tale

AVERAGE: Final = 3.5
# The worth of a stored die when nothing threatens.
SPARE: Final = 0.5
# The worth of a whole group task, shared by the points its dice show.
TASK: Final = 5.0
# The worth of bringing a fallen plush back.
RISEN: Final = 4.5


def guard_worth(t: Tale, plush: int, danger: Danger) -> float:
    """The worth of a stored die: more if harm is coming, and if little stuffing is left."""
    harm = harm_each_turn(t)
    coming = danger.at(t.at[plush]) if t.at[plush] >= 0 else 0.0
    if harm > 0 and plush == t.active:
        coming += harm
    worth = SPARE + 0.4 * min(coming, 4.0)
    return worth + 0.3 if t.stuffing[plush] <= 2 and coming > 0 else worth


def task_worth(t: Tale) -> float:
    """The worth of a die for the group task; more if it may complete the task."""
    target = t.box.book.trials[t.task].target
    left = task_left(t)
    share = min(AVERAGE, left) / target
    return TASK * share + (0.5 if left <= AVERAGE else 0.0)


def kill_worth(t: Tale, monster: int) -> float:
    """The worth of defeating a monster, or of taking a dark stuffing from a boss."""
    worth = prey_worth(t, monster)
    if len(t.monster_cards) == 1:
        worth += 0.6
    return worth + 0.4
