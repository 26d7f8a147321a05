"""Deeds: what a section of the story book does. One record for each verb, or for several with the same fields.

`rules/verbs.py` lists the verbs with their records and the functions that carry them out.
"""

from __future__ import annotations

from typing import Final, NewType

from veillee.games.peluches.content.colours import ATTRIBUTES, Colour, colour_named
from veillee.games.peluches.content.plan import MARKS, MARKS_OFF_GRID, POINTS
from veillee.kit.book import Deed, Passage

# The plushies that an effect concerns.
Who = NewType("Who", int)
WHO: Final = ("active", "all", "others", "near", "narrator", "fallen")
ACTIVE: Final = Who(0)
ALL: Final = Who(1)
OTHERS: Final = Who(2)
NEAR: Final = Who(3)
NARRATOR: Final = Who(4)
FALLEN: Final = Who(5)

# What makes a goal.
GoalKind = NewType("GoalKind", int)
GOALS: Final = ("gather", "reach", "clear", "boss", "survive")
GATHER: Final = GoalKind(0)
REACH: Final = GoalKind(1)
CLEAR: Final = GoalKind(2)
BEAT_BOSS: Final = GoalKind(3)
SURVIVE: Final = GoalKind(4)

# The fewest plushies that play, for whom the story may count otherwise.
PAIR: Final = 2

# What an earlier story remembers is called by the story and its own name: `night_light:train`.
EARLIER: Final = ":"

# What a branch looks at.
Look = NewType("Look", int)
LOOKS: Final = ("flag", "no_flag", "awake", "plushies", "monsters", "no_monsters")
HAS_FLAG: Final = Look(0)
HAS_NO_FLAG: Final = Look(1)
IS_AWAKE: Final = Look(2)
MANY_PLUSHIES: Final = Look(3)
MONSTERS: Final = Look(4)
NO_MONSTERS: Final = Look(5)

TokenKind = NewType("TokenKind", int)
TOKENS: Final = ("door", "train", "wagon", "objective")

CURRENCIES: Final = ("button", "heart", "stuffing", "item", "die")

ANYWHERE: Final = ""
SIGNS: Final = MARKS + MARKS_OFF_GRID + POINTS + "SMLV"

# What effects may name: the kinds of things whose ids the box knows.
MONSTER: Final = "monster"
CONDITION: Final = "condition"
ENVIRONMENT: Final = "environment"
DISCOVERY: Final = "discovery"
PAGE: Final = "page"
CURRENCY: Final = "currency"


def read_number(entry: Passage) -> int:
    """`n`, a whole number; 0 if it is left out."""
    return entry.number("n", -20, 40) if "n" in entry.data else 0


def read_mark(entry: Passage) -> str:
    """`mark`, signs of the map; anywhere if it is left out."""
    if "mark" not in entry.data:
        return ANYWHERE
    mark = entry.text("mark")
    if any([sign not in SIGNS for sign in mark]):
        raise entry.fail("mark", f"must be signs of the map, not {mark!r}", "signs", value=repr(mark))
    return mark


def read_name(entry: Passage) -> str:
    """`name`, an id of content."""
    if "name" not in entry.data:
        raise entry.fail("name", "must say which", "which")
    return entry.text("name")


class Effect(Deed):
    """One effect of a section."""

    __slots__ = ()

    def marks(self) -> str:
        """The signs that the map of its page must show."""
        return ANYWHERE


class Plain(Effect):
    """A verb without fields."""

    __slots__ = ()

    def __init__(self, entry: Passage) -> None:
        pass


class Win(Plain):
    """The story is told to its end."""

    __slots__ = ()


class LostTokens(Plain):
    """A lost toy waits on every square marked for one."""

    __slots__ = ()


class DropGoals(Plain):
    """The page asks for nothing any more."""

    __slots__ = ()


class Counted(Effect):
    """A number of something: items, sleep cards, steps."""

    __slots__ = ("n",)

    def __init__(self, entry: Passage) -> None:
        self.n = read_number(entry)


class FindItems(Counted):
    """Items from their deck."""

    __slots__ = ()


class SleepCards(Counted):
    """Sleep cards that are revealed."""

    __slots__ = ()


class Threat(Counted):
    """Black dice onto the track; negative: off it."""

    __slots__ = ()


class Befalling(Effect):
    """Something that happens to some of the plushies; `mark` says near what, or where."""

    __slots__ = ("mark", "who")

    def __init__(self, entry: Passage) -> None:
        self.who = Who(WHO.index(entry.one_of("who", WHO))) if "who" in entry.data else ACTIVE
        self.mark = read_mark(entry)
        if self.who == NEAR and not self.mark:
            raise entry.fail("mark", "must say near what", "near-what")

    def marks(self) -> str:
        return self.mark


class Change(Befalling):
    """Hearts, buttons or stuffing for each; a negative number takes them away."""

    __slots__ = ("n",)

    def __init__(self, entry: Passage) -> None:
        super().__init__(entry)
        self.n = read_number(entry)


class Hearts(Change):
    """Hearts gained or lost by each."""

    __slots__ = ()


class Buttons(Change):
    """Buttons gained or lost by each."""

    __slots__ = ()


class Harm(Change):
    """Damage to each, against which one may defend; `two` is another number for it where only two plushies play."""

    __slots__ = ("two",)

    def __init__(self, entry: Passage) -> None:
        super().__init__(entry)
        self.two = entry.number("two", 1, 40) if "two" in entry.data else self.n

    def damage(self, plushies: int) -> int:
        """How much it is with that many plushies."""
        return self.two if plushies == PAIR else self.n


class Stuffing(Change):
    """Stuffing gained or lost by each, without defence."""

    __slots__ = ()


class Ailment(Befalling):
    """A condition that each gets or is rid of."""

    __slots__ = ("condition",)

    def __init__(self, entry: Passage) -> None:
        super().__init__(entry)
        self.condition = read_name(entry)

    def refers_to(self) -> tuple[str, str]:
        return CONDITION, self.condition


class Affliction(Ailment):
    """A condition that each gets."""

    __slots__ = ()


class Cure(Ailment):
    """A condition that each is rid of."""

    __slots__ = ()


class StoreDie(Befalling):
    """A die of a colour for the cards of those who can keep one."""

    __slots__ = ("colour",)

    def __init__(self, entry: Passage) -> None:
        super().__init__(entry)
        if "colour" not in entry.data:
            raise entry.fail("colour", "must say which die", "which-die")
        self.colour = read_colour(entry)


class Encounter(Effect):
    """Monsters of a family, or a boss, by name; random ones without a name. With `n` 0 or less: one a plush, plus n.

    Named encounters in a row are one: the first has the others in `company`.
    """

    __slots__ = ("company", "is_company", "monster", "n")

    def __init__(self, entry: Passage) -> None:
        self.monster = read_name(entry) if "name" in entry.data else ""
        self.n = read_number(entry)
        self.company: list[Encounter] = []
        self.is_company = False

    def count(self, plushies: int) -> int:
        """How many monsters come to meet that many plushies."""
        return self.n if self.n > 0 else max(0, plushies + self.n)

    def refers_to(self) -> tuple[str, str]:
        return MONSTER, self.monster


class Find(Effect):
    """A card of the discovery pile, by name."""

    __slots__ = ("card",)

    def __init__(self, entry: Passage) -> None:
        self.card = read_name(entry)

    def refers_to(self) -> tuple[str, str]:
        return DISCOVERY, self.card


class SetEnvironment(Effect):
    """An environment that begins."""

    __slots__ = ("environment",)

    def __init__(self, entry: Passage) -> None:
        self.environment = read_name(entry)

    def refers_to(self) -> tuple[str, str]:
        return ENVIRONMENT, self.environment


class ClearEnvironment(Effect):
    """An environment that ends; all of them without a name."""

    __slots__ = ("environment",)

    def __init__(self, entry: Passage) -> None:
        self.environment = read_name(entry) if "name" in entry.data else ""

    def refers_to(self) -> tuple[str, str]:
        return ENVIRONMENT, self.environment


class RemoveToken(Effect):
    """A token of a kind leaves the map."""

    __slots__ = ("token",)

    def __init__(self, entry: Passage) -> None:
        self.token = TokenKind(entry.kind("token", TOKENS))


class PlaceToken(RemoveToken):
    """A token of a kind is laid on a mark."""

    __slots__ = ("mark",)

    def __init__(self, entry: Passage) -> None:
        super().__init__(entry)
        self.mark = read_mark(entry)

    def marks(self) -> str:
        return self.mark


class Trial(Effect):
    """Something to roll for with dice of a colour: a target, where, and what follows."""

    __slots__ = ("colour", "failure", "mark", "success", "target")

    def __init__(self, entry: Passage) -> None:
        if "colour" not in entry.data or "target" not in entry.data:
            raise entry.fail("target", "a test or task needs colour and target", "trial")
        self.colour = read_colour(entry)
        self.target = entry.number("target", 1, 60)
        self.mark = read_mark(entry)
        self.success = entry.section_or_none("success")
        self.failure = entry.section_or_none("failure")

    def marks(self) -> str:
        return self.mark

    def leads_to(self) -> list[int]:
        return [self.success, self.failure]


class SoloTest(Trial):
    """A test for one plush, now."""

    __slots__ = ()


class OpenTest(SoloTest):
    """A test that anybody near may try, until it is passed."""

    __slots__ = ()

    def __init__(self, entry: Passage) -> None:
        super().__init__(entry)
        entry.next_section("success")


class Task(Trial):
    """A task that the group works on together."""

    __slots__ = ()

    def __init__(self, entry: Passage) -> None:
        super().__init__(entry)
        entry.next_section("success")


class Goal(Effect):
    """What the page asks for. `mark` says where to gather or to go, `turns` how long to hold out."""

    __slots__ = ("kind", "mark", "success", "turns")

    def __init__(self, entry: Passage) -> None:
        self.success = entry.next_section("success")
        self.kind = GoalKind(entry.kind("goal", GOALS))
        self.mark = read_mark(entry)
        self.turns = read_number(entry)
        if self.kind in (GATHER, REACH) and not self.mark:
            raise entry.fail("mark", "must say where", "goal-where")
        if self.kind == SURVIVE and self.turns < 1:
            raise entry.fail("n", "must say for how many turns", "turns")

    def marks(self) -> str:
        return self.mark

    def leads_to(self) -> list[int]:
        return [self.success]


class Pay(Effect):
    """A price in some currency, and what follows if it is paid or not."""

    __slots__ = ("currency", "failure", "n", "success")

    def __init__(self, entry: Passage) -> None:
        self.currency = read_name(entry)
        self.n = max(1, read_number(entry))
        self.success = entry.section_or_none("success")
        self.failure = entry.section_or_none("failure")

    def leads_to(self) -> list[int]:
        return [self.success, self.failure]

    def refers_to(self) -> tuple[str, str]:
        return CURRENCY, self.currency


class Leave(Effect):
    """To another page: when the turn is over, or at once."""

    __slots__ = ("at_once", "page")

    def __init__(self, entry: Passage) -> None:
        self.page = read_name(entry)
        self.at_once = read_number(entry) > 0

    def refers_to(self) -> tuple[str, str]:
        return PAGE, self.page


class Flag(Effect):
    """Something to remember: in this story by its name, in later ones by the story and its name."""

    __slots__ = ("flag",)

    def __init__(self, entry: Passage) -> None:
        self.flag = read_name(entry)
        if EARLIER in self.flag:
            wrong = f"must not have {EARLIER!r}, by which stories call what earlier ones remember"
            raise entry.fail("name", wrong, "flag-name", sign=EARLIER)


class Go(Effect):
    """On to another section."""

    __slots__ = ("go",)

    def __init__(self, entry: Passage) -> None:
        self.go = entry.next_section("go")

    def leads_to(self) -> list[int]:
        return [self.go]

    def goes_to(self) -> int:
        return self.go


class When(Effect):
    """On to another section under a condition: a `flag`, a number of `plushies`, …"""

    __slots__ = ("flag", "go", "look", "plushies")

    def __init__(self, entry: Passage) -> None:
        self.go = entry.next_section("go")
        self.look = Look(entry.kind("look", LOOKS))
        self.flag = read_name(entry) if "name" in entry.data else ""
        self.plushies = read_number(entry)

    def leads_to(self) -> list[int]:
        return [self.go]


class EachTurn(Effect):
    """A section that is read at the end of every turn on this page; none any more without `go`."""

    __slots__ = ("go",)

    def __init__(self, entry: Passage) -> None:
        self.go = entry.section_or_none("go")

    def leads_to(self) -> list[int]:
        return [self.go]


class Stillness(Effect):
    """Nobody can walk on this page, or everybody can again."""

    __slots__ = ("is_on",)

    def __init__(self, entry: Passage) -> None:
        self.is_on = read_number(entry) > 0


def read_colour(entry: Passage) -> Colour:
    """`colour`, of an attribute die."""
    return colour_named(entry.one_of("colour", ATTRIBUTES))
