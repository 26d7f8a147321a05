"""The special lines of monsters' actions, read from content as one record for each kind of fields.

`rules/specials.py` lists them with the functions that carry them out.
"""

from __future__ import annotations

from typing import Final, NewType

from veillee.engine.content import Entry
from veillee.kit.verbs import Record, Verb, Vocabulary

SpecialVerb = NewType("SpecialVerb", Verb)
MOST: Final = 12


class Special(Record):
    """The special line of an action. `aims`: the monster attacks a target. `around`: how far it concerns everybody."""

    __slots__ = ("aims", "around")

    def __init__(self, aims: bool, around: int = 0) -> None:
        self.aims = aims
        self.around = around


class Plain(Special):
    """An attack, with nothing more to say of it."""

    __slots__ = ()

    def __init__(self, entry: Entry) -> None:
        super().__init__(True)


class Pull(Special):
    """The target is drawn near before the attack."""

    __slots__ = ()

    def __init__(self, entry: Entry) -> None:
        super().__init__(True)


class Twice(Special):
    """A second target follows the first."""

    __slots__ = ()

    def __init__(self, entry: Entry) -> None:
        super().__init__(True)


class Retreat(Special):
    """After the attack the monster goes back."""

    __slots__ = ("steps",)

    def __init__(self, entry: Entry) -> None:
        super().__init__(True)
        self.steps = entry.number("n", 1, MOST)


class Affliction(Special):
    """The target becomes something."""

    __slots__ = ("condition",)

    def __init__(self, entry: Entry) -> None:
        super().__init__(True)
        self.condition = entry.text("of")


class Howl(Special):
    """Everybody near becomes something, in place of an attack."""

    __slots__ = ("condition",)

    def __init__(self, entry: Entry) -> None:
        super().__init__(False, entry.number("n", 1, MOST))
        self.condition = entry.text("of")


class Burst(Special):
    """Everybody near is attacked."""

    __slots__ = ()

    def __init__(self, entry: Entry) -> None:
        super().__init__(False, entry.number("n", 1, MOST))


class Guard(Special):
    """The monster is harder to hit, in place of an attack."""

    __slots__ = ("defence",)

    def __init__(self, entry: Entry) -> None:
        super().__init__(False)
        self.defence = entry.number("n", 1, MOST)


class Summon(Special):
    """More monsters come, in place of an attack."""

    __slots__ = ("count", "monster")

    def __init__(self, entry: Entry) -> None:
        super().__init__(False)
        self.count = entry.number("n", 1, MOST)
        self.monster = entry.text("of")


class WakeHer(Special):
    """Sleep cards are revealed, in place of an attack."""

    __slots__ = ("cards",)

    def __init__(self, entry: Entry) -> None:
        super().__init__(False)
        self.cards = entry.number("n", 1, MOST)


# What can stand on a special line. A rule is told the monster and the face of its die.
SpecialVerbs = Vocabulary[Entry, Special, SpecialVerb, None, int, int]
