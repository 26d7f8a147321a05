"""Goals: what a Scene still asks for, as a bot sees it: places, creatures, the Light, crystals in the right place."""

from __future__ import annotations

from typing import Final

from veillee.games.storyfold.content.box import NO_CREATURE
from veillee.games.storyfold.content.cards import NO_CARD, ActionCard
from veillee.games.storyfold.content.conditions import (
    CARD_CRYSTALS,
    CRYSTALS,
    HEALED,
    HEALED_COUNT,
    LIGHT,
    MARKED,
    MEMORY,
    NO_CREATURES,
    ONE_OF,
    PLACES,
    SHADOW_AT_MOST,
    Condition,
)
from veillee.games.storyfold.pieces import CENTRE
from veillee.games.storyfold.table import Wood

FAR: Final = 99


class Needs:
    """What is still missing for the goal of the open Scene."""

    __slots__ = ("card", "card_crystals", "clears", "creatures", "crystals", "heals", "light", "places", "waits")

    def __init__(self) -> None:
        self.places: list[int] = []
        self.creatures: list[int] = []
        self.light = False
        self.heals = 0
        self.clears = False
        self.crystals = 0
        self.card: ActionCard = NO_CARD
        self.card_crystals = 0
        self.waits = False


def needs_of(t: Wood) -> Needs:
    """The first goal of the Scene, with all that must come before it."""
    needs = Needs()
    for condition in t.leaf.goals[0]:
        add_condition(t, needs, condition)
    return needs


def add_condition(t: Wood, needs: Needs, asked: Condition) -> None:
    """One condition that must hold."""
    kind = asked.kind
    if kind == MARKED:
        for place in asked.places:
            add_place(t, needs, place)
    elif kind == ONE_OF:
        if not any([place in t.marked for place in asked.places]):
            add_place(t, needs, cheapest(t, asked.places))
    elif kind == PLACES:
        add_any_places(t, needs, asked.n - len(t.marked))
    elif kind == HEALED:
        add_creature(t, needs, asked.number)
    elif kind == HEALED_COUNT:
        needs.heals = max(0, asked.n - len(t.healed))
    elif kind == LIGHT:
        needs.light = needs.light or t.light != CENTRE
    elif kind == NO_CREATURES:
        needs.clears = True
    elif kind == CRYSTALS:
        needs.crystals = max(0, asked.n - t.crystals_in_all())
    elif kind == CARD_CRYSTALS:
        needs.card, needs.card_crystals = asked.card, max(0, asked.n - t.crystals[asked.card])
    elif kind == SHADOW_AT_MOST:
        needs.waits = t.shadow > asked.n


def add_place(t: Wood, needs: Needs, place: int) -> None:
    """A place with all that must be done before it."""
    if place in t.marked or place in needs.places:
        return
    spot = t.box.book.places[place]
    needs.places.append(place)
    if spot.needs_light and t.light != CENTRE:
        needs.light = True
    for before in spot.after:
        add_place(t, needs, before)
    for condition in spot.needs:
        add_condition(t, needs, condition)


def add_any_places(t: Wood, needs: Needs, count: int) -> None:
    """So many places, the easiest ones first."""
    left = [place for place in t.leaf.places if place not in t.marked and is_possible(t, place)]
    left.sort(key=lambda place: effort(t, place))
    for place in left[: max(0, count)]:
        add_place(t, needs, place)


def is_possible(t: Wood, place: int) -> bool:
    """Is there no memory missing?"""
    for condition in t.box.book.places[place].needs:
        if condition.kind == MEMORY and condition.memories[0] not in t.memories:
            return False
    return True


def effort(t: Wood, place: int) -> int:
    """The dots of a place and of those before it, with the way of the Light."""
    spot = t.box.book.places[place]
    dots = spot.dots + (t.light if spot.needs_light else 0)
    return dots + sum([effort(t, before) for before in spot.after if before not in t.marked])


def cheapest(t: Wood, places: list[int]) -> int:
    """The easiest of several places."""
    best = places[0]
    for place in places:
        if effort(t, place) < effort(t, best):
            best = place
    return best


def add_creature(t: Wood, needs: Needs, creature: int) -> None:
    """A creature that must be healed; before its second face the first."""
    if creature in t.healed:
        return
    needs.creatures.append(creature)
    if t.box.is_great[creature] and t.box.second_face[creature] == NO_CREATURE:
        first = creature - 1
        if first not in t.healed:
            needs.creatures.append(first)
