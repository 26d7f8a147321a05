"""Deeds: what cards, places and pages of the Story Book do. One record for each verb, or for several with the same
fields.

`rules/verbs.py` lists the verbs with their records and the functions that carry them out. Every effect may be tied to a
memory: `if = "late"` or `unless = "late"`.
"""

from __future__ import annotations

from typing import Final, NewType

from veillee.games.storyfold.content.cards import ACTION_CARDS, ActionCard, card_named
from veillee.kit.book import NO_SECTION, Deed, Passage

# What effects may name: the kinds of things whose ids the box knows.
CREATURE: Final = "creature"
BOON: Final = "boon"
SCENE: Final = "scene"

NO_MEMORY: Final = ""
MOST: Final = 9

# The Action card that loses crystals, or is sent away.
Which = NewType("Which", int)
WHICH: Final = ("leftmost", "leftmost_with", "rightmost", "most")
LEFTMOST: Final = Which(0)
LEFTMOST_WITH: Final = Which(1)
RIGHTMOST: Final = Which(2)
WITH_MOST: Final = Which(3)

# The sizes of dice that can be gained, by the number of their sides.
SIDES: Final = (8, 10, 12)


class Effect(Deed):
    """One effect, which may happen only with a memory, or only without it."""

    __slots__ = ("is_tied", "only_with", "only_without")

    def __init__(self, entry: Passage) -> None:
        self.only_with = entry.text("if") if "if" in entry.data else NO_MEMORY
        self.only_without = entry.text("unless") if "unless" in entry.data else NO_MEMORY
        self.is_tied = self.only_with != NO_MEMORY or self.only_without != NO_MEMORY

    def sets(self) -> str:
        """The memory that it leaves; none for most."""
        return NO_MEMORY

    def amount(self) -> int:
        """The number that a board shows beside its verb."""
        return 0

    def named(self) -> str:
        """The id of what a board shows beside its verb; empty if it names nothing."""
        return ""


class Plain(Effect):
    """A verb without fields."""

    __slots__ = ()


class Counted(Effect):
    """A number of something; negative numbers take it away."""

    __slots__ = ("n",)

    def __init__(self, entry: Passage) -> None:
        super().__init__(entry)
        self.n = entry.number("n", -MOST, MOST) if "n" in entry.data else 1

    def amount(self) -> int:
        return self.n


class OfBoon(Effect):
    """An Exploration card of the box."""

    __slots__ = ("boon",)

    def __init__(self, entry: Passage) -> None:
        super().__init__(entry)
        self.boon = entry.text("name")

    def refers_to(self) -> tuple[str, str]:
        return BOON, self.boon

    def named(self) -> str:
        return self.boon


class OfCreature(Effect):
    """A creature of the box."""

    __slots__ = ("creature",)

    def __init__(self, entry: Passage) -> None:
        super().__init__(entry)
        self.creature = entry.text("name")

    def refers_to(self) -> tuple[str, str]:
        return CREATURE, self.creature

    def named(self) -> str:
        return self.creature


class Dots(OfCreature):
    """A creature needs fewer successes for the rest of the Scene."""

    __slots__ = ("n",)

    def __init__(self, entry: Passage) -> None:
        super().__init__(entry)
        self.n = entry.number("n", 1, MOST)

    def amount(self) -> int:
        return self.n


class Die(Effect):
    """A larger die, until the end of the Chapter."""

    __slots__ = ("size",)

    def __init__(self, entry: Passage) -> None:
        super().__init__(entry)
        sides = entry.number("sides", SIDES[1], SIDES[-1])
        if sides not in SIDES:
            raise entry.fail("sides", "must be 10 or 12", "sides")
        self.size = SIDES.index(sides)

    def amount(self) -> int:
        return SIDES[self.size]


class Drain(Effect):
    """An Action card loses crystals."""

    __slots__ = ("n", "which")

    def __init__(self, entry: Passage) -> None:
        super().__init__(entry)
        self.which = Which(entry.kind("which", WHICH))
        self.n = entry.number("n", 1, 3)

    def amount(self) -> int:
        return self.n

    def named(self) -> str:
        return WHICH[self.which]


class Send(Effect):
    """An Action card goes to the end of the River: one by name, or the leftmost."""

    __slots__ = ("card",)

    def __init__(self, entry: Passage) -> None:
        super().__init__(entry)
        name = entry.one_of("card", (*ACTION_CARDS, WHICH[LEFTMOST]))
        self.card: ActionCard | None = None if name == WHICH[LEFTMOST] else card_named(name)

    def named(self) -> str:
        return WHICH[LEFTMOST] if self.card is None else ACTION_CARDS[self.card]


class Take(Effect):
    """A Story card of the Chapter deck is taken, by its number."""

    __slots__ = ("section", "story")

    def __init__(self, entry: Passage) -> None:
        super().__init__(entry)
        self.story = entry.number("card", 1, 999)
        name = f"{entry.story}:card {self.story}"
        if name not in entry.sections:
            wrong = f"there is no Story card {self.story} in this Chapter"
            raise entry.fail("card", wrong, "no-card", card=str(self.story))
        self.section = entry.sections[name]

    def leads_to(self) -> list[int]:
        return [self.section]

    def goes_to(self) -> int:
        return self.section if not self.only_with and not self.only_without else NO_SECTION

    def amount(self) -> int:
        return self.story


class Remember(Effect):
    """Something is kept in mind; later pages ask for it."""

    __slots__ = ("memory",)

    def __init__(self, entry: Passage) -> None:
        super().__init__(entry)
        self.memory = entry.text("memory")

    def sets(self) -> str:
        return self.memory


class Travel(Effect):
    """On to another Scene of the Chapter."""

    __slots__ = ("scene",)

    def __init__(self, entry: Passage) -> None:
        super().__init__(entry)
        self.scene = entry.text("to")

    def refers_to(self) -> tuple[str, str]:
        return SCENE, self.scene


class NextChapter(Plain):
    """On to the next Chapter."""

    __slots__ = ()


class ChapterLost(Plain):
    """The Chapter begins again."""

    __slots__ = ()


class Finale(Plain):
    """The story is over; which ending is told, the pages say."""

    __slots__ = ()
