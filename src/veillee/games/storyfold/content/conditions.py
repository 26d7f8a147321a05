"""Conditions: what a goal, a place or an ending asks for. `rules/conditions.py` says when each holds."""

from __future__ import annotations

from typing import Final, NewType

from veillee.engine.content import Entry
from veillee.games.storyfold.content.cards import ACTION_CARDS, NO_CARD, ActionCard, card_named

ConditionKind = NewType("ConditionKind", int)
CONDITIONS: Final = (
    "marked", "one_of", "places", "healed", "healed_count", "light", "no_creatures", "shadow_at_most", "crystals",
    "card_crystals", "memory", "memories", "brom", "boon",
)  # fmt: skip
MARKED: Final = ConditionKind(0)
ONE_OF: Final = ConditionKind(1)
PLACES: Final = ConditionKind(2)
HEALED: Final = ConditionKind(3)
HEALED_COUNT: Final = ConditionKind(4)
LIGHT: Final = ConditionKind(5)
NO_CREATURES: Final = ConditionKind(6)
SHADOW_AT_MOST: Final = ConditionKind(7)
CRYSTALS: Final = ConditionKind(8)
CARD_CRYSTALS: Final = ConditionKind(9)
MEMORY: Final = ConditionKind(10)
MEMORIES: Final = ConditionKind(11)
BROM: Final = ConditionKind(12)
BOON: Final = ConditionKind(13)

COUNTED: Final = (PLACES, HEALED_COUNT, SHADOW_AT_MOST, CRYSTALS, CARD_CRYSTALS, MEMORIES)
OF_PLACES: Final = (MARKED, ONE_OF)
LARGEST: Final = 20


class Condition:
    """One thing that must hold, or must not. Names are ids; book and box find the numbers."""

    __slots__ = ("boon", "card", "creature", "is_denied", "kind", "memories", "n", "names", "number", "places")

    def __init__(self, entry: Entry) -> None:
        self.kind = ConditionKind(CONDITIONS.index(entry.one_of("is", CONDITIONS)))
        self.n = entry.number("n", 0, LARGEST) if self.kind in COUNTED else 0
        self.names = entry.texts("places") if self.kind in OF_PLACES else []
        self.places: list[int] = []
        self.memories = entry.texts("memories") if self.kind == MEMORIES else []
        if self.kind == MEMORY:
            self.memories = [entry.text("memory")]
        self.creature = entry.text("creature") if self.kind == HEALED else ""
        self.boon = entry.text("boon") if self.kind == BOON else ""
        # Of the creature or the Exploration card that is named.
        self.number = -1
        self.is_denied = entry.flag("not") if "not" in entry.data else False
        self.card: ActionCard = NO_CARD
        if self.kind == CARD_CRYSTALS:
            self.card = card_named(entry.one_of("card", ACTION_CARDS))
        entry.done()


def read_conditions(entry: Entry, field: str) -> list[Condition]:
    """The conditions under a field, all of which must hold; none if it is left out."""
    return [Condition(inner) for inner in entry.inner(field)] if field in entry.data else []
