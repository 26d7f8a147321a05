"""Tutorials: a first game with a guide, read from content. Lessons wait for their moment and point at the board."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Final

from veillee.engine.content import LANGUAGES, Entry, Sheet
from veillee.engine.table import Seat, Table, Told
from veillee.engine.words import Atom, to_line

LEVELS: Final = ("easy", "good", "strong")

# What a lesson waits for: a question, an option that is offered, an event, a number of choices (exactly, or at least),
# or the end.
QUESTION: Final = "question"
OPTION: Final = "option"
EVENT: Final = "event"
MOMENT: Final = "moment"
FROM: Final = "from"
OVER: Final = "over"

# Behind the language: a text for where one types.
TYPED: Final = "_typed"

# What the page has round every board: the buttons with their odds, advice, "why not?", and the way back.
ROUND_THE_BOARD: Final = ("buttons", "hint", "why", "undo")

LONGEST_LESSON: Final = 220
MOST_PEOPLE: Final = 4


@dataclass(frozen=True)
class Position:
    """Where a guided game stands: the number of choices made, the step that asks, what it offers, what just happened.

    Options and events are named as in files, with their fields: `walk_to 35`.
    """

    moment: int
    question: str
    options: tuple[str, ...]
    events: tuple[str, ...]
    is_over: bool


@dataclass(frozen=True)
class Lesson:
    """One thing to say, once, as soon as everything it waits for holds; lessons due at once come in their order.

    `when` has one key or more: `question` (the step that asks), `option` (offered now), `event` (just happened),
    `moment` (the number of choices made), `from` (the least number of choices made), `over`. An option or event may be
    given with its fields (`walk_to 35`). `point` is a kind of thing on the board, perhaps with its index (`tile:0`), or
    something round it; empty for nothing. A `rare` lesson waits for something that need not happen in a game.

    `suggests`: what it tells people to choose now and next, each a certain option (`walk_to 35`) or the first of a kind
    (`strike`). `typed`: what it says where one types instead, if its texts speak of what is touched.
    """

    when: dict[str, Atom]
    point: str
    texts: dict[str, str]
    rare: bool = False
    suggests: tuple[str, ...] = ()
    typed: dict[str, str] = field(default_factory=dict)

    def fits(self, position: Position) -> bool:
        """Does everything that the lesson waits for hold? When the game is over only lessons about the end fit."""
        if position.is_over and OVER not in self.when:
            return False
        return all([_holds(key, value, position) for key, value in self.when.items()])

    def typed_text(self, language: str) -> str:
        """What it says where one types."""
        return self.typed.get(language, self.texts[language])


def position_of(table: Table, moment: int, told: Sequence[Told], seats: Collection[Seat]) -> Position:
    """The position after a number of choices, as far as these seats know what was told, with the question for one of
    them.
    """
    asked = [question for question in table.questions if question.seat in seats and not question.optional]
    step = table.asking[0].__name__ if asked and table.asking is not None else ""
    options = [to_line(option) for option in asked[0].options] if asked else []
    events = [to_line(one.event) for one in told if any([one.reaches(seat) for seat in seats])]
    return Position(moment, step, tuple(options), tuple(events), table.result is not None)


def _holds(key: str, value: Atom, position: Position) -> bool:
    if key == QUESTION:
        return position.question == value
    if key == OPTION:
        return _is_among(str(value), position.options)
    if key == EVENT:
        return _is_among(str(value), position.events)
    if key == MOMENT:
        return position.moment == value
    if key == FROM:
        return position.moment >= int(value)
    return position.is_over


def _is_among(name: str, words: tuple[str, ...]) -> bool:
    """Is there such a word, with these fields if any are given?"""
    return any([is_named(word, name) for word in words])


def is_named(word: str, name: str) -> bool:
    """Is this the name of a word, with its first fields if any are given?"""
    return word == name or word.startswith(f"{name} ")


@dataclass(frozen=True)
class Tutorial:
    """How the table of a first game is set, who else sits there, and the lessons.

    `dice` are what the first dice show; what comes after them follows from the seed. One person sits there, or as many
    as `people` says, at the same device; the lessons are written for all these numbers.
    """

    settings: dict[str, Atom]
    seed: int
    bots: tuple[str, ...]
    lessons: tuple[Lesson, ...]
    dice: tuple[int, ...] = ()
    people: int = 1


def read_tutorial(sheet: Sheet, known: dict[str, Collection[str]], spots: Collection[str]) -> Tutorial:
    """The tutorial of a sheet. `known` are the questions, options and events that lessons may wait for, `spots` the
    kinds of things they may point at.
    """
    sheet.only("table", "lesson")
    table = sheet.entry("table")
    settings = _atoms(table, "settings")
    seed = table.number("seed", 0, 2**31)
    bots = table.data.get("bots")
    if not isinstance(bots, list) or not all([bot in LEVELS for bot in bots]):
        levels = ", ".join(LEVELS)
        raise table.fail("bots", f"must be a list of {levels}, or empty", "bots", known=levels)
    table.read.add("bots")
    dice = _read_dice(table)
    people = table.number("people", 1, MOST_PEOPLE) if "people" in table.data else 1
    table.done()
    lessons = [_read_lesson(entry, known, spots) for entry in sheet.entries("lesson")]
    return Tutorial(settings, seed, tuple(bots), tuple(lessons), dice, people)


def _read_dice(table: Entry) -> tuple[int, ...]:
    """What the first dice show: `dice = [3, 1, 6]`."""
    dice = table.data.get("dice", [])
    table.read.add("dice")
    if not isinstance(dice, list) or not all([type(face) is int and face > 0 for face in dice]):
        raise table.fail("dice", "must be a list of faces, such as [3, 1, 6]", "dice")
    return tuple(dice)


def _read_lesson(entry: Entry, known: dict[str, Collection[str]], spots: Collection[str]) -> Lesson:
    when = _atoms(entry, "when")
    _check_when(entry, when, known)
    point = ""
    if "point" in entry.data:
        point = entry.text("point")
        kind, colon, index = point.partition(":")
        if (kind not in spots and point not in ROUND_THE_BOARD) or (colon and not index.isdecimal()):
            raise entry.fail("point", f"nothing on the board is called {point!r}", "point", value=repr(point))
    rare = entry.data.get("rare", False)
    if not isinstance(rare, bool):
        raise entry.fail("rare", f"must be true or false, not {rare!r}", "flag", value=repr(rare))
    entry.read.add("rare")
    texts = {language: _said(entry, language) for language in LANGUAGES}
    typed = {
        language: _said(entry, f"{language}{TYPED}") for language in LANGUAGES if f"{language}{TYPED}" in entry.data
    }
    suggests = entry.texts("suggests") if "suggests" in entry.data else []
    for word in suggests:
        _check_word(entry, "suggests", OPTION, word, known)
    entry.done()
    return Lesson(when, point, texts, rare, tuple(suggests), typed)


def _said(entry: Entry, name: str) -> str:
    """A text that is not too long."""
    text = entry.text(name)
    if len(text) > LONGEST_LESSON:
        wrong = f"has {len(text)} characters; nobody reads more than {LONGEST_LESSON}"
        raise entry.fail(name, wrong, "long-lesson", count=len(text), most=LONGEST_LESSON)
    return text


def _check_word(entry: Entry, name: str, kind: str, word: str, known: dict[str, Collection[str]]) -> None:
    """Does the game have a word of this kind with this name?"""
    found = word.partition(" ")[0]
    if found not in known[kind]:
        raise entry.fail(name, f"the game has no {kind} {found!r}", "no-word", key=kind, value=repr(found))


def _check_when(entry: Entry, when: dict[str, Atom], known: dict[str, Collection[str]]) -> None:
    if not when:
        raise entry.fail("when", "must wait for something", "no-moment")
    for key, value in when.items():
        if key in known:
            _check_word(entry, "when", key, str(value), known)
        elif key in (MOMENT, FROM):
            if not isinstance(value, int) or isinstance(value, bool) or value < 0:
                wrong = f"{key} must be a number of choices, not {value!r}"
                raise entry.fail("when", wrong, "choices", key=key, value=repr(value))
        elif key != OVER or value is not True:
            keys = ", ".join([*known, MOMENT, FROM, f"{OVER} = true"])
            raise entry.fail("when", f"must be one of {keys}, not {key!r}", "choice", known=keys, value=repr(key))


def _atoms(entry: Entry, field: str) -> dict[str, Atom]:
    value = entry.data.get(field)
    entry.read.add(field)
    if not isinstance(value, dict):
        raise entry.fail(field, "must be a table", "table")
    atoms: dict[str, Atom] = {}
    for key, atom in value.items():
        if not isinstance(atom, (int, str)):
            wrong = f"{key} must be a word, a number, true or false, not {atom!r}"
            raise entry.fail(field, wrong, "atom", key=str(key), value=repr(atom))
        atoms[str(key)] = atom
    return atoms
