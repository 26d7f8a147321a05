"""Effects: what dream tiles and sheep cards do, read from content as one record for each kind of fields.

`rules/verbs.py` lists the verbs of tiles with their records and the functions that carry them out.
"""

from __future__ import annotations

from typing import Final, NewType

from veillee.engine.content import Entry
from veillee.engine.table import Seat
from veillee.games.insomnia.options import SPACES, Space
from veillee.kit.verbs import Record, Verb, Vocabulary

EffectVerb = NewType("EffectVerb", Verb)

# How often a number counts: once, or once for each of these.
MeasureKind = NewType("MeasureKind", int)
ONCE: Final = MeasureKind(0)
ZZZ_HERE: Final = MeasureKind(1)
FULL_TILES: Final = MeasureKind(2)
SPACE_NUMBER: Final = MeasureKind(3)
RIVAL_SPACE: Final = MeasureKind(4)
SUPPLY: Final = MeasureKind(5)
MEASURES: Final = ("once", "zzz_here", "full_tiles", "space_number", "rival_space", "supply")

# When an effect happens.
ConditionKind = NewType("ConditionKind", int)
ALWAYS: Final = ConditionKind(0)
IF_SCARED: Final = ConditionKind(1)
IF_CALM: Final = ConditionKind(2)
IF_FEWEST_WINKS: Final = ConditionKind(3)
IF_NIGHTMARE_ODD: Final = ConditionKind(4)
IF_NIGHTMARE_EVEN: Final = ConditionKind(5)
IF_LONELY: Final = ConditionKind(6)
IF_FEW_TILES: Final = ConditionKind(7)
IF_CROSSED: Final = ConditionKind(8)
IF_MOVED_FAR: Final = ConditionKind(9)
IF_HIGHEST_PILLOW: Final = ConditionKind(10)
CONDITIONS: Final = (
    "always",
    "scared",
    "calm",
    "fewest_winks",
    "nightmare_odd",
    "nightmare_even",
    "lonely",
    "few_tiles",
    "crossed",
    "moved_far",
    "highest_pillow",
)

# Where a run ends.
TargetKind = NewType("TargetKind", int)
NEXT_SHEEP: Final = TargetKind(0)
PAST_NIGHTMARE: Final = TargetKind(1)
FULL_TILE: Final = TargetKind(2)
TARGETS: Final = ("sheep", "past_nightmare", "full_tile")

# What an action of a sheep card does.
ActionKind = NewType("ActionKind", str)
MOVE_ACTION: Final = ActionKind("move")
PLACE_ACTION: Final = ActionKind("place")
GAIN_ACTION: Final = ActionKind("gain")

MOST: Final = 40
NO_LIMIT: Final = 0


def read_limit(entry: Entry, is_limited: bool) -> int:
    """`limit`, where something counts up to a number."""
    return entry.number("limit", 1, MOST) if is_limited else NO_LIMIT


class Condition:
    """When an effect happens; `limit` for those that count something."""

    __slots__ = ("kind", "limit")

    def __init__(self, entry: Entry) -> None:
        kind = CONDITIONS.index(entry.one_of("if", CONDITIONS)) if "if" in entry.data else ALWAYS
        self.kind = ConditionKind(kind)
        self.limit = read_limit(entry, self.kind in (IF_FEW_TILES, IF_MOVED_FAR))


class Measure:
    """How often a number counts; `limit` for those that count in lots."""

    __slots__ = ("kind", "limit")

    def __init__(self, entry: Entry) -> None:
        self.kind = MeasureKind(MEASURES.index(entry.one_of("per", MEASURES)) if "per" in entry.data else ONCE)
        self.limit = read_limit(entry, self.kind in (FULL_TILES, SUPPLY))


class Target:
    """Where a run ends; `limit` is how many Zzz make a tile full."""

    __slots__ = ("kind", "limit")

    def __init__(self, entry: Entry) -> None:
        self.kind = TargetKind(TARGETS.index(entry.one_of("target", TARGETS)))
        self.limit = read_limit(entry, self.kind == FULL_TILE)


class Effect(Record):
    """One effect of a tile: `{ do = "gain", n = 2, if = "scared" }`. Boards show what is `said`."""

    __slots__ = ("condition", "said")

    def __init__(self, entry: Entry) -> None:
        self.condition = Condition(entry)
        self.said = said_of(entry)


class Plain(Effect):
    """A verb without a number."""

    __slots__ = ()

    def __init__(self, entry: Entry) -> None:
        refuse_measure(entry)
        super().__init__(entry)


class Numbered(Effect):
    """A verb with a number."""

    __slots__ = ("n",)

    def __init__(self, entry: Entry) -> None:
        self.n = entry.number("n", 1, MOST)
        super().__init__(entry)


class Counted(Numbered):
    """A verb whose number counts once."""

    __slots__ = ()

    def __init__(self, entry: Entry) -> None:
        refuse_measure(entry)
        super().__init__(entry)


class Measured(Numbered):
    """A verb whose number may count several times: `{ do = "gain", n = 2, per = "zzz_here" }`."""

    __slots__ = ("measure",)

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.measure = Measure(entry)


class RunTo(Plain):
    """A run to a target: `{ do = "run_to", target = "sheep" }`."""

    __slots__ = ("target",)

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.target = Target(entry)


# Effects are carried out for a seat that uses the tile on a space; they say whether the rest of the tile must wait.
TileVerbs = Vocabulary[Entry, Effect, EffectVerb, bool, Seat, Space]


def refuse_measure(entry: Entry) -> None:
    """Most verbs count once."""
    if "per" in entry.data and entry.one_of("per", MEASURES) != MEASURES[ONCE]:
        verb = entry.text("do")
        raise entry.fail("per", f"{verb} has no measure; only move, back and gain have", "no-measure", verb=verb)


def said_of(entry: Entry) -> str:
    """As a board reads it: `gain 2 per=zzz_here`."""
    words = [entry.text("do")]
    if "n" in entry.data:
        words.append(str(entry.data["n"]))
    for field in ("per", "if", "limit", "target"):
        if field in entry.data and entry.data[field] not in (MEASURES[ONCE], CONDITIONS[ALWAYS]):
            words.append(f"{field}={entry.data[field]}")
    return " ".join(words)


class Action:
    """One action of a sheep card: spaces to move, Zzz to place, or winks to gain."""

    __slots__ = ("kind", "n")

    def __init__(self, kind: ActionKind, n: int) -> None:
        self.kind = kind
        self.n = n


def read_action(entry: Entry, field: str, text: str) -> Action:
    """One action of a sheep card: `move 3`, `place 1` or `gain 2`."""
    kind, _, number = text.partition(" ")
    known = kind in (MOVE_ACTION, PLACE_ACTION, GAIN_ACTION)
    if not known or not number.isdecimal() or not 1 <= int(number) <= SPACES:
        wanted = f"move, place or gain with a number up to {SPACES}, such as 'move 3'"
        raise entry.fail(field, f"must say {wanted}, not {text!r}", "action", most=SPACES, value=repr(text))
    return Action(ActionKind(kind), int(number))
