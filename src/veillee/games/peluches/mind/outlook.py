"""Outlook: the chance to win in the middle of a story, from what everybody knows."""

from __future__ import annotations

from typing import Final

from veillee.games.peluches.content.box import BOSS
from veillee.games.peluches.content.colours import NO_DIE
from veillee.games.peluches.content.deeds import SURVIVE
from veillee.games.peluches.mind.aims import Aims
from veillee.games.peluches.mind.danger import Danger
from veillee.games.peluches.mind.worth import condition_weight
from veillee.games.peluches.pieces import NO_ITEM, NOTHING
from veillee.games.peluches.table import Tale
from veillee.kit.judgement import logistic

# The worth of a plush by its stuffing; the first counts most, since a plush without any cannot act.
STRENGTH: Final = (0.0, 1.6, 2.5, 3.2, 3.8, 4.3, 4.7, 5.0, 5.2)
FRESH: Final = 4.3
# How steeply the worth per plush, in stuffing, becomes a chance.
SLOPE: Final = 0.55


def outlook(t: Tale) -> float:
    """From 0 to 1, by the plushies, what they carry, what threatens them, and the progress on the page."""
    count = len(t.owners)
    total = 0.0
    for plush in range(count):
        total += strength(t, plush)
    worth = total / count - FRESH + progress(t)
    if t.awake:
        worth -= 0.2
    return logistic(SLOPE * worth)


def strength(t: Tale, plush: int) -> float:
    """The worth of a plush with everything on its card, less what threatens it."""
    stuffing = t.stuffing[plush]
    worth = STRENGTH[min(stuffing, len(STRENGTH) - 1)]
    if stuffing == 0:
        return worth
    worth += 0.3 * min(t.hearts[plush], 4) + 0.15 * min(t.buttons[plush], 3)
    if t.stored[plush] != NO_DIE:
        worth += 0.5
    for condition in range(len(t.box.condition_ids)):
        if t.has_condition(plush, condition):
            worth -= 0.5 * condition_weight(t, plush, condition)
    if t.at[plush] >= 0:
        worth -= 0.25 * min(4.0, Danger(t, plush).at(t.at[plush]))
    slots = len(t.items) // len(t.owners)
    for item in t.items[plush * slots : plush * slots + slots]:
        if item != NO_ITEM:
            worth += 0.3
    return worth


def progress(t: Tale) -> float:
    """What was explored, worked on and defeated on this page, and how near the plushies are to their aims."""
    worth = 0.25 * len(t.explored) + 0.3 * len(t.group_items) - 0.12 * len(t.monster_cards)
    if t.task != NOTHING:
        worth += 1.2 * min(1.0, sum(t.task_values) / t.box.book.trials[t.task].target)
    for monster, card in enumerate(t.monster_cards):
        if t.box.monster_kinds[card] == BOSS:
            worth -= 0.5 * t.dark[monster]
    if has_aim(t):
        near = 0.0
        for plush in range(len(t.owners)):
            if t.stuffing[plush] > 0 and t.at[plush] >= 0:
                near += Aims(t, plush).worth_at(t, t.at[plush], 0, 0.0)
        worth += 0.25 * near / len(t.owners)
    needed = len(t.monster_cards) or len(t.owners)
    return worth - 0.2 * min(1.0, t.threat / needed)


def has_aim(t: Tale) -> bool:
    """Whether the page has a goal or a task."""
    for number in t.goals:
        if t.box.book.goals[number].kind != SURVIVE:
            return True
    return t.task != NOTHING
