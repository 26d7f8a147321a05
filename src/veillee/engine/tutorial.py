"""Tutorials: a first game with a guide, read from content. Lessons wait for their moment and point at the board."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from veillee.engine.content import LANGUAGES, Entry, Sheet
from veillee.engine.words import Atom

LEVELS: Final = ("easy", "good", "strong")

# What a lesson waits for: a question, an event, a number of choices, or the end.
QUESTION: Final = "question"
EVENT: Final = "event"
MOMENT: Final = "moment"
OVER: Final = "over"

# What the page has round every board: the buttons with their odds, advice, "why not?", and the way back.
ROUND_THE_BOARD: Final = ("buttons", "hint", "why", "undo")

LONGEST_LESSON: Final = 220


@dataclass(frozen=True)
class Lesson:
    """One thing to say, once, as soon as what it waits for has happened; lessons due at once come in their order.

    `when` has one key: `question` (the step that asks), `event`, `moment` (a number of choices made) or `over`.
    `point` is a kind of thing on the board, perhaps with its index (`tile:0`), or something round it; empty for
    nothing. A `rare` lesson waits for what need not happen in a game.
    """

    when: dict[str, Atom]
    point: str
    texts: dict[str, str]
    rare: bool = False


@dataclass(frozen=True)
class Tutorial:
    """How the table of a first game is set, who else sits there, and the lessons.

    `dice` are what the first dice show; what comes after them follows from the seed.
    """

    settings: dict[str, Atom]
    seed: int
    bots: tuple[str, ...]
    lessons: tuple[Lesson, ...]
    dice: tuple[int, ...] = ()


def read_tutorial(
    sheet: Sheet, questions: Collection[str], events: Collection[str], spots: Collection[str]
) -> Tutorial:
    """The tutorial of a sheet. It may wait for these questions and events, and point at these kinds of things."""
    sheet.only("table", "lesson")
    table = sheet.entry("table")
    settings = _atoms(table, "settings")
    seed = table.number("seed", 0, 2**31)
    bots = table.data.get("bots")
    if not isinstance(bots, list) or not all([bot in LEVELS for bot in bots]):
        raise table.fail("bots", f"must be a list of {', '.join(LEVELS)}, or empty")
    table.read.add("bots")
    dice = _read_dice(table)
    table.done()
    known = {QUESTION: questions, EVENT: events}
    lessons = [_read_lesson(entry, known, spots) for entry in sheet.entries("lesson")]
    return Tutorial(settings, seed, tuple(bots), tuple(lessons), dice)


def _read_dice(table: Entry) -> tuple[int, ...]:
    """What the first dice show: `dice = [3, 1, 6]`."""
    dice = table.data.get("dice", [])
    table.read.add("dice")
    if not isinstance(dice, list) or not all([type(face) is int and face > 0 for face in dice]):
        raise table.fail("dice", "must be a list of faces, such as [3, 1, 6]")
    return tuple(dice)


def _read_lesson(entry: Entry, known: dict[str, Collection[str]], spots: Collection[str]) -> Lesson:
    when = _atoms(entry, "when")
    _check_when(entry, when, known)
    point = ""
    if "point" in entry.data:
        point = entry.text("point")
        kind, colon, index = point.partition(":")
        if (kind not in spots and point not in ROUND_THE_BOARD) or (colon and not index.isdecimal()):
            raise entry.fail("point", f"nothing on the board is called {point!r}")
    rare = entry.data.get("rare", False)
    if not isinstance(rare, bool):
        raise entry.fail("rare", "must be true or false")
    entry.read.add("rare")
    texts = {language: entry.text(language) for language in LANGUAGES}
    for language, text in texts.items():
        if len(text) > LONGEST_LESSON:
            raise entry.fail(language, f"has {len(text)} characters; nobody reads more than {LONGEST_LESSON}")
    entry.done()
    return Lesson(when, point, texts, rare)


def _check_when(entry: Entry, when: dict[str, Atom], known: dict[str, Collection[str]]) -> None:
    if len(when) != 1:
        raise entry.fail("when", f"must wait for one thing, not {len(when)}")
    for key, value in when.items():
        if key in known:
            if value not in known[key]:
                raise entry.fail("when", f"the game has no {key} {value!r}")
        elif key == MOMENT:
            if not isinstance(value, int) or isinstance(value, bool) or value < 0:
                raise entry.fail("when", f"{MOMENT} must be a number of choices, not {value!r}")
        elif key != OVER or value is not True:
            raise entry.fail("when", f"must be one of {QUESTION}, {EVENT}, {MOMENT}, {OVER} = true, not {key!r}")


def _atoms(entry: Entry, field: str) -> dict[str, Atom]:
    value = entry.data.get(field)
    entry.read.add(field)
    if not isinstance(value, dict):
        raise entry.fail(field, "must be a table")
    atoms: dict[str, Atom] = {}
    for key, atom in value.items():
        if not isinstance(atom, (int, str)):
            raise entry.fail(field, f"{key} must be a word, a number, true or false, not {atom!r}")
        atoms[str(key)] = atom
    return atoms
