"""Stakes: what guarding, working and fighting are worth at the moment, in stuffing."""

from __future__ import annotations

from typing import Final

from veillee.games.peluches.mind.aims import prey_worth
from veillee.games.peluches.mind.chances import task_left
from veillee.games.peluches.mind.danger import Danger, harm_each_turn
from veillee.games.peluches.table import Tale

AVERAGE: Final = 3.5
# A die kept for one's defence, if nothing threatens.
SPARE: Final = 0.5
# What a whole group task is worth, shared out over what its dice show.
TASK: Final = 5.0
RISEN: Final = 4.5


def guard_worth(t: Tale, plush: int, danger: Danger) -> float:
    """What a stored die is worth: more if something will hit, and if little stuffing is left."""
    harm = harm_each_turn(t)
    coming = danger.at(t.at[plush]) if t.at[plush] >= 0 else 0.0
    if harm > 0 and plush == t.active:
        coming += harm
    worth = SPARE + 0.4 * min(coming, 4.0)
    return worth + 0.3 if t.stuffing[plush] <= 2 and coming > 0 else worth


def task_worth(t: Tale) -> float:
    """What a die brings to the group task; the last one brings the rest of the way."""
    target = t.box.book.trials[t.task].target
    left = task_left(t)
    share = min(AVERAGE, left) / target
    return TASK * share + (0.5 if left <= AVERAGE else 0.0)


def kill_worth(t: Tale, monster: int) -> float:
    """What it is worth to be rid of a monster, or to take a dark stuffing from a boss."""
    worth = prey_worth(t, monster)
    if len(t.monster_cards) == 1:
        worth += 0.6
    return worth + 0.4
