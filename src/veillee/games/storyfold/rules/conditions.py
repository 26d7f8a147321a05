"""Conditions: when what a goal, a place or an ending asks for holds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from veillee.games.storyfold.content.conditions import (
    BOON,
    BROM,
    CARD_CRYSTALS,
    CRYSTALS,
    HEALED,
    HEALED_COUNT,
    LIGHT,
    MARKED,
    MEMORIES,
    MEMORY,
    NO_CREATURES,
    ONE_OF,
    PLACES,
    SHADOW_AT_MOST,
    Condition,
    ConditionKind,
)
from veillee.games.storyfold.pieces import CENTRE, GONE
from veillee.games.storyfold.table import Wood


def all_marked(t: Wood, asked: Condition) -> bool:
    """A marker lies on each of these places."""
    for place in asked.places:
        if place not in t.marked:
            return False
    return True


def one_marked(t: Wood, asked: Condition) -> bool:
    """A marker lies on one of these places."""
    for place in asked.places:
        if place in t.marked:
            return True
    return False


def many_remembered(t: Wood, asked: Condition) -> bool:
    """At least a given number of these memories is there."""
    return len([memory for memory in asked.memories if memory in t.memories]) >= asked.n


HOLDS: Final[dict[ConditionKind, Callable[[Wood, Condition], bool]]] = {
    MARKED: all_marked,
    ONE_OF: one_marked,
    PLACES: lambda t, asked: len(t.marked) >= asked.n,
    HEALED: lambda t, asked: asked.number in t.healed,
    HEALED_COUNT: lambda t, asked: len(t.healed) >= asked.n,
    LIGHT: lambda t, asked: t.light == CENTRE,
    NO_CREATURES: lambda t, asked: not t.has_creatures(),
    SHADOW_AT_MOST: lambda t, asked: t.shadow <= asked.n,
    CRYSTALS: lambda t, asked: t.crystals_in_all() >= asked.n,
    CARD_CRYSTALS: lambda t, asked: t.crystals[asked.card] >= asked.n,
    MEMORY: lambda t, asked: asked.memories[0] in t.memories,
    MEMORIES: many_remembered,
    BROM: lambda t, asked: t.brom != GONE,
    BOON: lambda t, asked: asked.number in t.boons,
}


def all_hold(t: Wood, asked: list[Condition]) -> bool:
    """Do all of them hold, or not, where one is denied?"""
    for condition in asked:
        if HOLDS[condition.kind](t, condition) == condition.is_denied:
            return False
    return True
