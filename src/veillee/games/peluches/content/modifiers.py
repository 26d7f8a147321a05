"""Modifiers: what items, conditions and environments change, as small verbs read from content.

Nothing happens by itself: the rules ask whether a plush has something that does this (`Tale.has`), and for its number.
"""

from __future__ import annotations

from typing import Final, NewType

from veillee.engine.content import Entry
from veillee.games.peluches.content.colours import ATTRIBUTES, Colour, colour_named
from veillee.kit.verbs import Record, Verb, Words

# Kinds of rolls.
RollKind = NewType("RollKind", int)
MOVE_ROLL: Final = RollKind(0)
MELEE_ROLL: Final = RollKind(1)
RANGED_ROLL: Final = RollKind(2)
SEARCH_ROLL: Final = RollKind(3)
TEST_ROLL: Final = RollKind(4)
TASK_ROLL: Final = RollKind(5)
DEFENCE_ROLL: Final = RollKind(6)
STUFFING_ROLL: Final = RollKind(7)
ROLLS: Final = ("move", "melee", "ranged", "search", "test", "task", "defence", "stuffing")
NO_ROLL: Final = RollKind(-1)

# When a bonus counts.
When = NewType("When", int)
ALWAYS: Final = When(0)
ONE_DIE_ROLLED: Final = When(1)
SEVERAL_DICE: Final = When(2)
BESIDE: Final = When(3)
WHENS: Final = ("always", "one_die", "several_dice", "beside")

ModifierVerb = NewType("ModifierVerb", Verb)

ANY_COLOUR: Final = Colour(-1)
LARGEST: Final = 9


class Modifier(Record):
    """One verb of a card."""

    __slots__ = ()


class Plain(Modifier):
    """A verb without fields."""

    __slots__ = ()

    def __init__(self, entry: Entry) -> None:
        pass


class Numbered(Modifier):
    """A verb with a number."""

    __slots__ = ("n",)

    def __init__(self, entry: Entry) -> None:
        self.n = entry.number("n", -LARGEST, LARGEST)


class Bonus(Modifier):
    """Added to rolls of some kinds: `{ do = "bonus", n = 1, rolls = ["melee"], colour = "red", per = "die" }`."""

    __slots__ = ("colour", "n", "per_die", "rolls", "when")

    def __init__(self, entry: Entry) -> None:
        self.n = entry.number("n", -LARGEST, LARGEST)
        self.rolls = 0
        for name in entry.words("rolls", ROLLS):
            self.rolls |= 1 << ROLLS.index(name)
        self.colour = read_colour(entry) if "colour" in entry.data else ANY_COLOUR
        self.per_die = entry.one_of("per", ("die", "roll")) == "die"
        self.when = When(WHENS.index(entry.one_of("when", WHENS))) if "when" in entry.data else ALWAYS


class OfCondition(Modifier):
    """A verb that names a condition."""

    __slots__ = ("condition",)

    def __init__(self, entry: Entry) -> None:
        self.condition = entry.text("of")


class OfEnvironment(Modifier):
    """A verb that names an environment."""

    __slots__ = ("environment",)

    def __init__(self, entry: Entry) -> None:
        self.environment = entry.text("of")


class OfColour(Modifier):
    """A verb that names a colour."""

    __slots__ = ("colour",)

    def __init__(self, entry: Entry) -> None:
        self.colour = read_colour(entry)


MODIFIERS: Final = Words[Entry, Modifier, ModifierVerb]()
BONUS: Final = MODIFIERS.word("bonus", Bonus)  # added to a roll, for each die or once
PREVENT: Final = MODIFIERS.word("prevent", Numbered)  # less damage in each attack
CAP: Final = MODIFIERS.word("cap", Numbered)  # most damage in one attack
IMMUNE: Final = MODIFIERS.word("immune", OfCondition)
FREE_LINE: Final = MODIFIERS.word("free_line", OfColour)  # lines of this colour are open
SEARCH_TARGET: Final = MODIFIERS.word("search_target", Numbered)  # added to the search difficulty
BUTTONS: Final = MODIFIERS.word("buttons", Numbered)  # more for each defeat in one's own turn
REACH: Final = MODIFIERS.word("reach", Plain)  # melee over coloured lines
PUSH_ON_MISS: Final = MODIFIERS.word("push_on_miss", Numbered)  # squares that a missed monster is pushed
SLOW_ON_MISS: Final = MODIFIERS.word("slow_on_miss", Numbered)  # less speed for the missed monster's next activation
WEAKEN_ON_MISS: Final = MODIFIERS.word("weaken_on_miss", Numbered)  # less defence for the next attack on it
STEP_ON_HIT: Final = MODIFIERS.word("step_on_hit", Numbered)  # squares to move after a hit
CURE_ON_HIT: Final = MODIFIERS.word("cure_on_hit", OfCondition)
KEEP_ON_MISS: Final = MODIFIERS.word("keep_on_miss", Plain)  # the lowest die is stored if there is room
REROLL_ONE: Final = MODIFIERS.word("reroll_one", Plain)  # a die that shows 1, once in a roll
ENCOURAGE: Final = MODIFIERS.word("encourage", Numbered)  # more stuffing for an encouraged plush
MEND: Final = MODIFIERS.word("mend", Numbered)  # a stuffing at the start of a turn, if no more than this is left
POCKET: Final = MODIFIERS.word("pocket", Plain)  # a second stored die
LESS_THREAT: Final = MODIFIERS.word("less_threat", Numbered)  # drawn black dice put back, once a page
QUIET: Final = MODIFIERS.word("quiet", Plain)  # a sleep card not revealed, once a page
SOFT_FALL: Final = MODIFIERS.word("soft_fall", Numbered)  # less damage from the story
OVERLOOKED: Final = MODIFIERS.word("overlooked", Plain)  # on ties monsters prefer others
ONE_DIE: Final = MODIFIERS.word("one_die", Plain)  # attacks take one die only
IGNORE: Final = MODIFIERS.word("ignore", OfEnvironment)
SHIELD: Final = MODIFIERS.word("shield", Numbered)  # prevents this much once, then it is discarded
PATCH: Final = MODIFIERS.word("patch", OfCondition)  # discarded to cure the condition
RANGE_CAP: Final = MODIFIERS.word("range_cap", Numbered)  # nobody shoots farther
WET: Final = MODIFIERS.word("wet", OfCondition)  # ending a move on a low square gives the condition
FALLING: Final = MODIFIERS.word("falling", Numbered)  # damage to each plush at a surge
NO_STORE: Final = MODIFIERS.word("no_store", Plain)
NO_ENCOURAGE: Final = MODIFIERS.word("no_encourage", Plain)
NO_RANGED: Final = MODIFIERS.word("no_ranged", Plain)
NO_MOVE: Final = MODIFIERS.word("no_move", Plain)
SHY: Final = MODIFIERS.word("shy", Plain)  # may not end a move beside a monster
TORN: Final = MODIFIERS.word("torn", Numbered)  # stuffing lost at the end of a turn with a move
FEWER_DICE: Final = MODIFIERS.word("fewer_dice", Numbered)  # drawn next turn; then the card is discarded
COURAGE: Final = MODIFIERS.word("courage", Numbered)  # discard it to add this to a roll, or to ignore an attack
LUCK: Final = MODIFIERS.word("luck", Plain)  # discard it to roll any die of a roll again
LULLABY: Final = MODIFIERS.word("lullaby", Plain)  # the next reveal of a sleep card is skipped, then the card goes


def read_modifiers(entry: Entry, field: str) -> list[Modifier]:
    """The effects of a card; a card without any leaves the field out."""
    return [MODIFIERS.read(inner) for inner in entry.inner(field)] if field in entry.data else []


def read_colour(entry: Entry) -> Colour:
    """`colour`, of an attribute die."""
    return colour_named(entry.one_of("colour", ATTRIBUTES))


def kinds_of(effects: list[Modifier]) -> int:
    """A bit for each verb among the effects, so that what a card does not do is seen at a glance."""
    kinds = 0
    for modifier in effects:
        kinds |= 1 << modifier.verb
    return kinds


def total(effects: list[Modifier], verb: ModifierVerb) -> int:
    """The sum of the numbers of a verb."""
    found = 0
    for modifier in effects:
        if modifier.verb == verb and isinstance(modifier, Numbered):
            found += modifier.n
    return found
