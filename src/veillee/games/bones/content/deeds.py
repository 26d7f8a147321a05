"""Deeds: what dice, abilities, plans and battles do, in verbs. One record for each verb, or for several alike.

`rules/verbs.py` lists the verbs that do something, with the rules that carry them out. The others are standing: nothing
happens by itself, rules ask for them.
"""

from __future__ import annotations

from typing import Final, NewType

from veillee.engine.content import Entry
from veillee.games.bones.content.terms import (
    AIMS,
    NO_DIE,
    PARTS,
    SELF,
    SIDES,
    SIGNS,
    STATS,
    Aim,
    Sign,
    Stat,
)
from veillee.kit.verbs import Record, Verb, Vocabulary, Words

MOST: Final = 40
NO_LIMIT: Final = 99
NO_SET: Final = -1
# What stands for every die of a roll, white ones too.
ANY_DIE: Final = "any"
NEGATIVE_ONES: Final = "negative"


class Deed(Record):
    """One thing that happens: to whom, and how much. The number is written, or one of the face: n, m, half of n."""

    __slots__ = ("is_half", "is_limit", "is_second", "n", "side", "to")

    def __init__(self, entry: Entry) -> None:
        self.to = Aim(AIMS.index(entry.one_of("to", AIMS))) if "to" in entry.data else SELF
        self.n: int | None = entry.number("n", -MOST, MOST) if "n" in entry.data else None
        self.is_second = "second" in entry.data and entry.flag("second")
        self.is_half = "half" in entry.data and entry.flag("half")
        self.is_limit = "limit" in entry.data and entry.flag("limit")
        self.side = SIDES.index(entry.one_of("side", SIDES)) if "side" in entry.data else 0

    def amount(self, n: int, m: int) -> int:
        """Its number, for a face with these numbers."""
        if self.n is not None:
            return self.n
        if self.is_second:
            return m
        return n // 2 if self.is_half else n

    def dice_named(self) -> list[str]:
        """The ids of the dice that it names."""
        return []

    def learn(self, dice: list[int]) -> None:
        """Be told the numbers of the dice that it names."""


class OfSign(Deed):
    """An effect die is placed."""

    __slots__ = ("sign",)

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.sign = Sign(SIGNS.index(entry.one_of("sign", SIGNS)))


class OfNegatives(Deed):
    """All negative effects."""

    __slots__ = ()

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        entry.one_of("signs", (NEGATIVE_ONES,))


class OfDie(Deed):
    """One skill die, by its id. It may be set to a number."""

    __slots__ = ("die", "name", "set_to")

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.name = entry.text("die")
        self.set_to = entry.number("set", 0, MOST) if "set" in entry.data else NO_SET
        self.die = NO_DIE

    def dice_named(self) -> list[str]:
        return [self.name]

    def learn(self, dice: list[int]) -> None:
        self.die = dice[0]


class Gain(Deed):
    """A consumable die is gained: one by its id, or any of the owner's."""

    __slots__ = ("die", "name")

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.name = entry.text("die") if "die" in entry.data else ""
        if not self.name:
            entry.one_of("kind", ("consumable",))
        self.die = NO_DIE

    def dice_named(self) -> list[str]:
        return [self.name] if self.name else []

    def learn(self, dice: list[int]) -> None:
        self.die = dice[0] if dice else NO_DIE


class OfDice(Deed):
    """Some skill dice, by their ids; `any` means every die of the roll, white ones too."""

    __slots__ = ("dice", "is_any", "names")

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        names = entry.texts("dice")
        self.is_any = ANY_DIE in names
        self.names = [name for name in names if name != ANY_DIE]
        self.dice: list[int] = []

    def dice_named(self) -> list[str]:
        return self.names

    def learn(self, dice: list[int]) -> None:
        self.dice = dice


class AddTo(OfDice):
    """The numbers of some dice grow; `bones` lets a face with bones count as well."""

    __slots__ = ("with_bones",)

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.with_bones = "bones" in entry.data and entry.flag("bones")


class OfStat(Deed):
    """A stat of a gearloc, or the attack of any unit."""

    __slots__ = ("stat",)

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.stat = Stat(STATS.index(entry.one_of("stat", STATS)))


class OfPart(Deed):
    """A component of a bomb."""

    __slots__ = ("part",)

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.part = PARTS.index(entry.one_of("kind", PARTS))


class Craft(Deed):
    """Components become one more on a counter."""

    __slots__ = ("die", "name", "takes")

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.takes = [PARTS.index(part) for part in entry.words("takes", PARTS)]
        self.name = entry.text("gives")
        self.die = NO_DIE

    def dice_named(self) -> list[str]:
        return [self.name]

    def learn(self, dice: list[int]) -> None:
        self.die = dice[0]


class Turn(Deed):
    """A rage die goes up or down; with `either` the owner chooses which."""

    __slots__ = ("is_either",)

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.is_either = "either" in entry.data and entry.flag("either")


class OfEffect(Deed):
    """Another effect, by its id."""

    __slots__ = ("name",)

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.name = entry.text("effect")


class Extra(Deed):
    """Attack dice more: while hurt, or for each other unit of a type."""

    __slots__ = ("per",)

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.per = entry.text("per")


DeedVerb = NewType("DeedVerb", Verb)
Standing = NewType("Standing", Verb)


class StandingWords(Words[Entry, Deed, Standing]):
    """What lies in a slot or stands on a chip and is asked for by rules."""


class BattleVerbs(Vocabulary[Entry, Deed, DeedVerb, None, int, int, int, int]):
    """The verbs that do something. A rule is told who does it, with which die, how much, and to whom."""


STANDING: Final = StandingWords()
MISS: Final = STANDING.word("miss", Deed)
REDIRECT: Final = STANDING.word("redirect", Deed)
AVOID: Final = STANDING.word("avoid", Deed)
PREVENT: Final = STANDING.word("prevent", Deed)
REDUCE: Final = STANDING.word("reduce", Deed)
IGNORE_FIRST: Final = STANDING.word("ignore_first", Deed)
CAP_LOSS: Final = STANDING.word("cap_loss", Deed)
FREEZE: Final = STANDING.word("freeze_hp", Deed)
SAVE: Final = STANDING.word("save_from_ko", Deed)
WARD: Final = STANDING.word("ward", OfNegatives)
STAT_CHANGE: Final = STANDING.word("stat", OfStat)
ADD_DAMAGE: Final = STANDING.word("add_damage", Deed)
CHARGE: Final = STANDING.word("charge", Deed)
LOCK_SHIELDS: Final = STANDING.word("lock_shields", Deed)
SPARE_PARTS: Final = STANDING.word("add_to", AddTo)
FEARLESS: Final = STANDING.word("ignore", OfEffect)
IGNORE_BONES: Final = STANDING.word("ignore_bones", OfStat)
COMPONENT: Final = STANDING.word("component", OfPart)
EXTRA_DICE: Final = STANDING.word("extra_dice", Extra)
ONLY_NEIGHBOURS: Final = STANDING.word("only_neighbours", Deed)
ROLL_AGAIN: Final = STANDING.word("roll_again", Deed)
