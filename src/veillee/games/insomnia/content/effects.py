"""Effects: the verbs of which cards, tiles and nightmares are made, read from content."""

from __future__ import annotations

from typing import Final

from veillee.engine.content import Entry
from veillee.games.insomnia.options import SPACES

# What an effect does.
MOVE: Final = 0
BACK: Final = 1
GAIN: Final = 2
PLACE: Final = 3
CALM: Final = 4
SCARE: Final = 5
PILLOW: Final = 6
TURN: Final = 7
DOUBLE: Final = 8
TAKE_BACK: Final = 9
PLAY_OTHER: Final = 10
PLAY_TOP: Final = 11
DROP_HAND: Final = 12
FLOCK: Final = 13
AGAIN: Final = 14
RUN_TO: Final = 15
COPY: Final = 16
VERBS: Final = (
    "move",
    "back",
    "gain",
    "place",
    "calm",
    "scare",
    "pillow",
    "turn",
    "double",
    "take_back",
    "play_other",
    "play_top",
    "drop_hand",
    "flock",
    "again",
    "run_to",
    "copy",
)
NUMBERED: Final = (MOVE, BACK, GAIN, PLACE, PILLOW, FLOCK)

# How often its number counts: once, or once for each of these.
ONCE: Final = 0
ZZZ_HERE: Final = 1
FULL_TILES: Final = 2
SPACE_NUMBER: Final = 3
RIVAL_SPACE: Final = 4
SUPPLY: Final = 5
MEASURES: Final = ("once", "zzz_here", "full_tiles", "space_number", "rival_space", "supply")
LIMITED_MEASURES: Final = (FULL_TILES, SUPPLY)

# When it happens.
ALWAYS: Final = 0
IF_SCARED: Final = 1
IF_CALM: Final = 2
IF_FEWEST_WINKS: Final = 3
IF_NIGHTMARE_ODD: Final = 4
IF_NIGHTMARE_EVEN: Final = 5
IF_LONELY: Final = 6
IF_FEW_TILES: Final = 7
IF_CROSSED: Final = 8
IF_MOVED_FAR: Final = 9
IF_HIGHEST_PILLOW: Final = 10
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
LIMITED_CONDITIONS: Final = (IF_FEW_TILES, IF_MOVED_FAR)

# Where a run ends.
NEXT_SHEEP: Final = 0
PAST_NIGHTMARE: Final = 1
FULL_TILE: Final = 2
TARGETS: Final = ("sheep", "past_nightmare", "full_tile")

MOST: Final = 40


class Effect:
    """One verb with its number, measure, condition, limit and target."""

    __slots__ = ("condition", "limit", "measure", "n", "target", "verb")

    def __init__(self, verb: int, n: int, measure: int, condition: int, limit: int, target: int) -> None:
        self.verb = verb
        self.n = n
        self.measure = measure
        self.condition = condition
        self.limit = limit
        self.target = target

    def said(self) -> str:
        """As a board reads it: `gain 2 per=zzz_here`."""
        words = [VERBS[self.verb]]
        if self.verb in NUMBERED:
            words.append(str(self.n))
        if self.measure != ONCE:
            words.append(f"per={MEASURES[self.measure]}")
        if self.condition != ALWAYS:
            words.append(f"if={CONDITIONS[self.condition]}")
        if self.limit:
            words.append(f"limit={self.limit}")
        if self.verb == RUN_TO:
            words.append(f"target={TARGETS[self.target]}")
        return " ".join(words)


def plain(verb: int, n: int) -> Effect:
    """An effect without ifs and buts."""
    return Effect(verb, n, ONCE, ALWAYS, 0, 0)


def read_effect(entry: Entry) -> Effect:
    """One effect of a tile: `{ do = "gain", n = 2, per = "zzz_here" }`."""
    verb = VERBS.index(entry.one_of("do", VERBS))
    n = entry.number("n", 1, MOST) if verb in NUMBERED else 0
    measure = MEASURES.index(entry.one_of("per", MEASURES)) if "per" in entry.data else ONCE
    if measure != ONCE and verb not in (MOVE, BACK, GAIN):
        raise entry.fail("per", f"{VERBS[verb]} has no measure; only move, back and gain have")
    condition = CONDITIONS.index(entry.one_of("if", CONDITIONS)) if "if" in entry.data else ALWAYS
    target = TARGETS.index(entry.one_of("target", TARGETS)) if verb == RUN_TO else 0
    is_limited = measure in LIMITED_MEASURES or condition in LIMITED_CONDITIONS
    is_limited = is_limited or (verb == RUN_TO and target == FULL_TILE)
    limit = entry.number("limit", 1, MOST) if is_limited else 0
    entry.done()
    return Effect(verb, n, measure, condition, limit, target)


def read_action(entry: Entry, field: str, text: str) -> Effect:
    """One action of a sheep card: `move 3`, `place 1` or `gain 2`."""
    verb, _, number = text.partition(" ")
    if verb not in ("move", "place", "gain") or not number.isdecimal() or not 1 <= int(number) <= SPACES:
        wanted = f"move, place or gain with a number up to {SPACES}, such as 'move 3'"
        raise entry.fail(field, f"must say {wanted}, not {text!r}")
    return plain(VERBS.index(verb), int(number))
