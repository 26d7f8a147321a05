"""Goals: what a Scene still asks for, as a bot sees it: places, creatures, the Light, crystals in the right place."""

from __future__ import annotations

from collections.abc import Callable
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
    ConditionKind,
)
from veillee.games.storyfold.pieces import CENTRE
from veillee.games.storyfold.table import Wood


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
    """One condition that must hold. What cannot be worked for, such as a memory, adds nothing."""
    add = ADDS.get(asked.kind)
    if add is not None:
        add(t, needs, asked)


def add_marked(t: Wood, needs: Needs, asked: Condition) -> None:
    """All of several places."""
    for place in asked.places:
        add_place(t, needs, place)


def add_one_of(t: Wood, needs: Needs, asked: Condition) -> None:
    """The easiest of several places, unless one is resolved already."""
    if not any([place in t.marked for place in asked.places]):
        add_place(t, needs, cheapest(t, asked.places))


def add_any_places(t: Wood, needs: Needs, asked: Condition) -> None:
    """A number of places, the easiest ones first."""
    left = [place for place in t.leaf.places if place not in t.marked and is_possible(t, place)]
    left.sort(key=lambda place: effort(t, place))
    for place in left[: max(0, asked.n - len(t.marked))]:
        add_place(t, needs, place)


def add_healed(t: Wood, needs: Needs, asked: Condition) -> None:
    """A creature by name; before the second face of a great one the first."""
    creature = asked.number
    if creature in t.healed:
        return
    needs.creatures.append(creature)
    if t.box.is_great[creature] and t.box.second_face[creature] == NO_CREATURE:
        first = creature - 1
        if first not in t.healed:
            needs.creatures.append(first)


def add_heals(t: Wood, needs: Needs, asked: Condition) -> None:
    """A number of creatures, any of them."""
    needs.heals = max(0, asked.n - len(t.healed))


def add_light(t: Wood, needs: Needs, asked: Condition) -> None:
    """The Light on the centre."""
    needs.light = needs.light or t.light != CENTRE


def add_clearing(t: Wood, needs: Needs, asked: Condition) -> None:
    """A River without creatures."""
    needs.clears = True


def add_crystals(t: Wood, needs: Needs, asked: Condition) -> None:
    """Crystals, wherever they lie."""
    needs.crystals = max(0, asked.n - t.crystals_in_all())


def add_card_crystals(t: Wood, needs: Needs, asked: Condition) -> None:
    """Crystals on one Action card."""
    needs.card, needs.card_crystals = asked.card, max(0, asked.n - t.crystals[asked.card])


def add_waiting(t: Wood, needs: Needs, asked: Condition) -> None:
    """Time: the Shadow must have come so near."""
    needs.waits = t.shadow > asked.n


# What each kind of condition adds to what is missing.
ADDS: Final[dict[ConditionKind, Callable[[Wood, Needs, Condition], None]]] = {
    MARKED: add_marked,
    ONE_OF: add_one_of,
    PLACES: add_any_places,
    HEALED: add_healed,
    HEALED_COUNT: add_heals,
    LIGHT: add_light,
    NO_CREATURES: add_clearing,
    CRYSTALS: add_crystals,
    CARD_CRYSTALS: add_card_crystals,
    SHADOW_AT_MOST: add_waiting,
}


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
