"""Modifiers: what items, conditions and environments change, as small verbs read from content."""

from __future__ import annotations

from typing import Final

from veillee.engine.content import Entry
from veillee.games.peluches.content.colours import ATTRIBUTES, COLOURS

# Kinds of rolls.
MOVE_ROLL: Final = 0
MELEE_ROLL: Final = 1
RANGED_ROLL: Final = 2
SEARCH_ROLL: Final = 3
TEST_ROLL: Final = 4
TASK_ROLL: Final = 5
DEFENCE_ROLL: Final = 6
STUFFING_ROLL: Final = 7
ROLLS: Final = ("move", "melee", "ranged", "search", "test", "task", "defence", "stuffing")
NO_ROLL: Final = -1

# What a modifier does. The comment says what `n` is.
BONUS: Final = 0  # added to a roll, by die or once
PREVENT: Final = 1  # less damage in each attack
CAP: Final = 2  # most damage in one attack
IMMUNE: Final = 3  # to the condition named
FREE_LINE: Final = 4  # lines of the colour named are open
SEARCH_TARGET: Final = 5  # added to the search difficulty
BUTTONS: Final = 6  # more for each defeat in one's own turn
REACH: Final = 7  # melee over coloured lines
PUSH_ON_MISS: Final = 8  # squares that a missed monster is pushed
SLOW_ON_MISS: Final = 9  # less speed for the missed monster's next activation
WEAKEN_ON_MISS: Final = 10  # less defence for the next attack on it
STEP_ON_HIT: Final = 11  # squares to move after a hit
CURE_ON_HIT: Final = 12  # of the condition named
KEEP_ON_MISS: Final = 13  # the lowest die is stored if there is room
REROLL_ONE: Final = 14  # a die that shows 1, once in a roll
ENCOURAGE: Final = 15  # more stuffing for an encouraged plush
MEND: Final = 16  # stuffing at the start of a turn, if no more than this is left
POCKET: Final = 17  # a second stored die
LESS_THREAT: Final = 18  # drawn black dice put back, once a page
QUIET: Final = 19  # a sleep card not revealed, once a page
SOFT_FALL: Final = 20  # less damage from the story
OVERLOOKED: Final = 21  # on ties monsters prefer others
ONE_DIE: Final = 22  # attacks take one die only
IGNORE: Final = 23  # the environment named
SHIELD: Final = 24  # prevents so much once, then it is discarded
PATCH: Final = 25  # discarded to cure the condition named
RANGE_CAP: Final = 26  # nobody shoots farther
WET: Final = 27  # ending a move on the mark named gives the condition named
FALLING: Final = 28  # damage to each plush at a surge
NO_STORE: Final = 29
NO_ENCOURAGE: Final = 30
NO_RANGED: Final = 31
NO_MOVE: Final = 32
SHY: Final = 33  # may not end a move beside a monster
TORN: Final = 34  # stuffing lost at the end of a turn with a move
FEWER_DICE: Final = 35  # drawn next turn; then the card is discarded
COURAGE: Final = 36  # discard it to add this to a roll, or to ignore an attack
LUCK: Final = 37  # discard it to roll any die of a roll again
LULLABY: Final = 38  # each reveal of a sleep card is skipped once, then the card goes
KINDS: Final = (
    "bonus",
    "prevent",
    "cap",
    "immune",
    "free_line",
    "search_target",
    "buttons",
    "reach",
    "push_on_miss",
    "slow_on_miss",
    "weaken_on_miss",
    "step_on_hit",
    "cure_on_hit",
    "keep_on_miss",
    "reroll_one",
    "encourage",
    "mend",
    "pocket",
    "less_threat",
    "quiet",
    "soft_fall",
    "overlooked",
    "one_die",
    "ignore",
    "shield",
    "patch",
    "range_cap",
    "wet",
    "falling",
    "no_store",
    "no_encourage",
    "no_ranged",
    "no_move",
    "shy",
    "torn",
    "fewer_dice",
    "courage",
    "luck",
    "lullaby",
)
NUMBERED: Final = (
    BONUS, PREVENT, CAP, SEARCH_TARGET, BUTTONS, PUSH_ON_MISS, SLOW_ON_MISS, WEAKEN_ON_MISS, STEP_ON_HIT, ENCOURAGE,
    MEND, LESS_THREAT, SOFT_FALL, SHIELD, RANGE_CAP, FALLING, TORN, FEWER_DICE, COURAGE,
)  # fmt: skip
OF_CONDITION: Final = (IMMUNE, CURE_ON_HIT, PATCH, WET)
OF_COLOUR: Final = (FREE_LINE,)

ALWAYS: Final = 0
ONE_DIE_ROLLED: Final = 1
SEVERAL_DICE: Final = 2
BESIDE: Final = 3
WHENS: Final = ("always", "one_die", "several_dice", "beside")

ANY_COLOUR: Final = -1
LARGEST: Final = 9


class Modifier:
    """One verb with what it needs to know."""

    __slots__ = ("colour", "kind", "n", "of", "per_die", "rolls", "when")

    def __init__(self, kind: int, n: int, rolls: int, colour: int, per_die: bool, when: int, of: str) -> None:
        self.kind = kind
        self.n = n
        self.rolls = rolls
        self.colour = colour
        self.per_die = per_die
        self.when = when
        self.of = of


def read_modifiers(entry: Entry, field: str) -> list[Modifier]:
    """The effects of a card; a card without any leaves the field out."""
    return [read_modifier(inner) for inner in entry.inner(field)] if field in entry.data else []


def read_modifier(entry: Entry) -> Modifier:
    """One effect: `{ do = "bonus", n = 1, rolls = ["melee"], colour = "red", per = "die" }`."""
    kind = KINDS.index(entry.one_of("do", KINDS))
    n = entry.number("n", -LARGEST, LARGEST) if kind in NUMBERED else 0
    rolls = 0
    colour = ANY_COLOUR
    per_die = False
    when = ALWAYS
    if kind == BONUS:
        for name in entry.words("rolls", ROLLS):
            rolls |= 1 << ROLLS.index(name)
        colour = COLOURS.index(entry.one_of("colour", ATTRIBUTES)) if "colour" in entry.data else ANY_COLOUR
        per_die = entry.one_of("per", ("die", "roll")) == "die"
        when = WHENS.index(entry.one_of("when", WHENS)) if "when" in entry.data else ALWAYS
    elif kind in OF_COLOUR:
        colour = COLOURS.index(entry.one_of("colour", ATTRIBUTES))
    of = entry.text("of") if kind in OF_CONDITION or kind == IGNORE else ""
    entry.done()
    return Modifier(kind, n, rolls, colour, per_die, when, of)
