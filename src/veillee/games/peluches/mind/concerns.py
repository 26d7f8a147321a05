"""Concerns: what matters now to the plushies, from what everybody at the table knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from veillee.engine.table import Step
from veillee.engine.words import Remark
from veillee.games.peluches.content.book import NO_PAGE
from veillee.games.peluches.content.deeds import BEAT_BOSS, CLEAR, GATHER, REACH, SURVIVE, Goal, GoalKind
from veillee.games.peluches.mind.aims import points_left
from veillee.games.peluches.pieces import NOBODY, NOTHING
from veillee.games.peluches.rules.actions import task_left
from veillee.games.peluches.rules.harm import choose_defence
from veillee.games.peluches.rules.monsters import choose_target
from veillee.games.peluches.rules.stalking import choose_path, choose_quarry
from veillee.games.peluches.rules.story import standing
from veillee.games.peluches.rules.threat import threat_needed
from veillee.games.peluches.table import Tale
from veillee.games.peluches.telling.remarks import (
    BossStands,
    FriendDown,
    MonstersLeft,
    NearlyEmpty,
    NotThereYet,
    TaskNeeds,
    ThreatSoon,
    TurnsLeft,
    Unexplored,
)
from veillee.games.peluches.telling.threats import attackers

# Little stuffing, and few black dice missing.
LITTLE: Final = 2
SOON: Final = 1
# Questions of a turn of the monsters.
MONSTERS_ACT: Final[tuple[Step, ...]] = (choose_quarry, choose_path, choose_target, choose_defence)


def concerns_of(t: Tale) -> list[Remark]:
    """What matters now, most pressing first; before the book is open nothing does."""
    if t.page == NO_PAGE:
        return []
    return friends_down(t) + threat_soon(t) + nearly_empty(t) + work_left(t)


def friends_down(t: Tale) -> list[Remark]:
    """The plushies that lie unconscious."""
    return [FriendDown(t.characters[plush]) for plush in range(t.plushies()) if t.on_map(plush) and not t.is_up(plush)]


def threat_soon(t: Tale) -> list[Remark]:
    """Monsters or a surge, when the next black die brings them: not while the monsters act already."""
    if t.asking is not None and t.asking[0] in MONSTERS_ACT:
        return []
    missing = threat_needed(t) - t.threat
    return [ThreatSoon(max(0, missing), len(t.monster_cards) > 0)] if missing <= SOON else []


def nearly_empty(t: Tale) -> list[Remark]:
    """The plush at turn, if it has little stuffing and monsters could hit it."""
    plush = t.active
    if plush == NOBODY or not t.on_map(plush) or not 0 < t.stuffing[plush] <= LITTLE:
        return []
    count = attackers(t, t.at[plush], plush)
    return [NearlyEmpty(t.characters[plush], t.stuffing[plush], count)] if count else []


def work_left(t: Tale) -> list[Remark]:
    """What the page asks for: its task, its goals, and what nobody has explored."""
    found: list[Remark] = [TaskNeeds(task_left(t))] if t.task != NOTHING else []
    for number in t.goals:
        found += goal_left(t, t.box.book.goals[number])
    points = len(points_left(t, False))
    return [*found, Unexplored(points)] if points else found


def goal_left(t: Tale, goal: Goal) -> list[Remark]:
    """What a goal still needs."""
    return GOALS_LEFT[goal.kind](t, goal)


def gathering_left(t: Tale, goal: Goal) -> list[Remark]:
    """The plushies that are not there yet."""
    away = plushies_away(t, goal)
    return [NotThereYet(away)] if away else []


def arrival_left(t: Tale, goal: Goal) -> list[Remark]:
    """One plush is enough."""
    return [NotThereYet(1)] if plushies_away(t, goal) else []


def plushies_away(t: Tale, goal: Goal) -> int:
    """The number of plushies that do not stand on the marks of a goal."""
    return len([at for at in standing(t) if t.plan.signs[at] not in goal.mark])


def monsters_left(t: Tale, goal: Goal) -> list[Remark]:
    """The monsters to drive away."""
    return [MonstersLeft(len(t.monster_cards))] if t.monster_cards else []


def boss_left(t: Tale, goal: Goal) -> list[Remark]:
    """The boss still stands."""
    return [BossStands()]


def turns_left(t: Tale, goal: Goal) -> list[Remark]:
    """The turns to hold out."""
    return [TurnsLeft(max(0, goal.turns - t.turns))]


GOALS_LEFT: Final[dict[GoalKind, Callable[[Tale, Goal], list[Remark]]]] = {
    GATHER: gathering_left,
    REACH: arrival_left,
    CLEAR: monsters_left,
    BEAT_BOSS: boss_left,
    SURVIVE: turns_left,
}
