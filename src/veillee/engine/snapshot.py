"""Snapshots: any table, in the middle of any question, as plain JSON data and back.

A snapshot that is kept outlives editions: it also says how its content was numbered, and a later edition that numbers
the same things alike, or knows them by their ids, can go on with it.
"""

from __future__ import annotations

import json
import zlib
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from hashlib import sha256
from types import ModuleType
from typing import Any, Final

from veillee.engine.chance import restored
from veillee.engine.errors import BadMatch, VeilleeError
from veillee.engine.game import Game
from veillee.engine.renumbering import Numbering, Renumbering
from veillee.engine.result import Result
from veillee.engine.table import Entry, Step, Table, Told, end_scene
from veillee.engine.words import Event, Word, field_names, field_types, to_list

CHRONICLE: Final = "chronicle"
IDS: Final = "ids"
KERNEL_STEPS: Final[tuple[Step, ...]] = (end_scene,)
# A field that the kernel once had. For a while it was frozen among the pieces, always empty.
FORMER_FIELD: Final = "plans"


def pieces_of(table: Table) -> list[str]:
    """The names of the fields that a game adds to the table, except those its box provides."""
    names: set[str] = set()
    for kind in type(table).__mro__:
        names |= fields_of(kind)
    return sorted(names - fields_of(Table) - {"box", "__dict__"})


def fields_of(kind: type) -> set[str]:
    """The names of the fields that a class declares; compiled, those of its bases too."""
    return set(getattr(kind, "__mypyc_attrs__", ()) or getattr(kind, "__slots__", ()))


def step_name(step: Step) -> str:
    """A step is stored under its chapter and its name."""
    return f"{step.__module__.rpartition('.')[2]}.{step.__name__}"


def find_step(chapters: Sequence[ModuleType], name: str) -> Step:
    """The step stored under this name."""
    for kernel_step in KERNEL_STEPS:
        if step_name(kernel_step) == name:
            return kernel_step
    chapter, _, function = name.partition(".")
    for module in chapters:
        if module.__name__.rpartition(".")[2] == chapter:
            step: Step = getattr(module, function)
            return step
    raise KeyError(name)


def freeze(table: Table) -> dict[str, Any]:
    """The table as JSON data."""
    return {
        "seats": table.seats,
        "chance": table.chance.stored(),
        "agenda": [_freeze_entry(entry) for entry in table.pending()],
        "result": _freeze_result(table.result),
        "pieces": {name: _own(getattr(table, name)) for name in pieces_of(table)},
    }


def thaw(game: Game[Any], data: dict[str, Any]) -> Table:
    """The table that was frozen, asking again what it asked. Refuses one that has other pieces than the game."""
    table: Table = game.blank(data["seats"])
    pieces = {name: value for name, value in data["pieces"].items() if name != FORMER_FIELD}
    if sorted(pieces) != pieces_of(table):
        raise BadMatch("match-rules-changed")
    table.chance = restored(data["chance"])
    for name, value in pieces.items():
        # A file has only lists; a blank table shows which pieces are tuples.
        setattr(table, name, _fixed(value) if isinstance(getattr(table, name), tuple) else _own(value))
    if data["result"] is None:
        table.agenda = [_thaw_entry(game, entry) for entry in data["agenda"]]
        table.run()
    else:
        table.result = _thaw_result(data["result"])
    return table


def keep(game: Game[Any], table: Table, story: Iterable[Sequence[Told]] = ()) -> dict[str, Any]:
    """The table as JSON data that later editions may read: with how many things each register had, and which, and the
    chronicle of the story so far.
    """
    chronicle, numbering = chronicle_of(game, story), _numbering_of(game)
    return {
        **freeze(table),
        "registers": _marks_of(game),
        **({IDS: packed(numbering.ids)} if numbering else {}),
        **({CHRONICLE: chronicle} if chronicle else {}),
    }


def chronicle_of(game: Game[Any], story: Iterable[Sequence[Told]]) -> list[list[Any]]:
    """What a later edition may still tell of a story, as lists; only what everybody knows."""
    kinds = [game.vocabulary()[name] for name in game.chronicle()]
    return [to_list(one.event) for told in story for one in told if one.audience is None and type(one.event) in kinds]


def chronicle_in(game: Game[Any], data: dict[str, Any]) -> list[Told]:
    """The chronicle that was kept with a table; what there are no words for today is left out."""
    events = [read_word(game, line) for line in data.get(CHRONICLE, ())]
    return [Told(event, None) for event in events if isinstance(event, Event)]


def revive(game: Game[Any], data: dict[str, Any]) -> Table:
    """The table that an earlier edition kept. Registers may have grown since, and pieces that are new are blank.

    Raises BadMatch if it means something else today, or nothing.
    """
    data, _ = renumbered(game, data)
    try:
        blank: Table = game.blank(data["seats"])
        pieces = {name: data["pieces"].get(name, getattr(blank, name)) for name in pieces_of(blank)}
        table = thaw(game, {**data, "pieces": pieces})
        for seat in range(table.seats):
            game.view(table, seat)
    except (VeilleeError, LookupError, TypeError, ValueError, AttributeError, AssertionError):
        raise BadMatch("match-rules-changed") from None
    return table


def renumbered(game: Game[Any], data: dict[str, Any]) -> tuple[dict[str, Any], Renumbering | None]:
    """What an earlier edition kept, with the numbers of today, and how they were found if they are others.

    Raises BadMatch if it names what is not there today.
    """
    change = _renumbering(game, data)
    if change is None:
        return data, None
    words = game.vocabulary()

    def word(line: list[Any]) -> list[Any]:
        return change.word(line, field_names(words[line[0]]))

    try:
        agenda = [_renumbered_entry(change, entry, word) for entry in data["agenda"]]
        pieces = {name: change.piece(name, value) for name, value in data["pieces"].items()}
        chronicle = _renumbered_lines(data.get(CHRONICLE, ()), word)
    except (LookupError, TypeError, ValueError):
        raise BadMatch("match-content-changed") from None
    kept = {name: value for name, value in data.items() if name != IDS}
    kept |= {"agenda": agenda, "pieces": pieces, "registers": _marks_of(game)}
    return ({**kept, CHRONICLE: chronicle} if chronicle else kept), change


def _renumbered_lines(lines: Iterable[list[Any]], word: Callable[[list[Any]], list[Any]]) -> list[list[Any]]:
    """The lines of a chronicle; one that names what is gone is left out."""
    found: list[list[Any]] = []
    for line in lines:
        with suppress(BadMatch, LookupError, TypeError, ValueError):
            found.append(word(line))
    return found


def _renumbered_entry(change: Renumbering, entry: list[Any], word: Callable[[list[Any]], list[Any]]) -> list[Any]:
    step, *args = entry
    args = change.arguments(step, args)
    return [step, *[word(arg) if isinstance(arg, list) else arg for arg in args]]


def _renumbering(game: Game[Any], data: dict[str, Any]) -> Renumbering | None:
    """From the numbers of a kept table to those of today; None if they mean the same. A table without ids must."""
    numbering = _numbering_of(game)
    if numbering and IDS in data:
        try:
            change = Renumbering(_unpacked(data[IDS]), numbering)
        except (ValueError, TypeError, AttributeError, zlib.error):
            raise BadMatch("match-content-changed") from None
        return change if change.is_needed() else None
    registers = _registers_of(game)
    if all(_digest(registers.get(name, [])[:count]) == digest for name, (count, digest) in data["registers"].items()):
        return None
    raise BadMatch("match-content-changed")


def _numbering_of(game: Game[Any]) -> Numbering | None:
    return None if game.is_pack else game.numbering()


def packed(registers: dict[str, list[str]]) -> str:
    """A thousand ids in a few thousand letters."""
    return b64encode(zlib.compress(json.dumps(registers).encode(), 9)).decode()


def _unpacked(text: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = json.loads(zlib.decompress(b64decode(text, validate=True)))
    return found


def _marks_of(game: Game[Any]) -> dict[str, list[Any]]:
    """How many things each register has, and which."""
    return {name: [len(ids), _digest(ids)] for name, ids in _registers_of(game).items()}


def _registers_of(game: Game[Any]) -> dict[str, list[str]]:
    """A pack is content of its own, not a later edition of the box."""
    registers = {} if game.is_pack else game.registers()
    return registers or {"content": [game.content_hash]}


def _digest(ids: Sequence[str]) -> str:
    return sha256("\n".join(ids).encode()).hexdigest()[:16]


def _own(value: Any) -> Any:
    return [_own(item) for item in value] if isinstance(value, list | tuple) else value


def _fixed(value: Any) -> Any:
    return tuple([_fixed(item) for item in value]) if isinstance(value, list | tuple) else value


def _freeze_entry(entry: Entry) -> list[Any]:
    step, args = entry
    return [step_name(step), *[to_list(arg) if isinstance(arg, Word) else arg for arg in args]]


def _thaw_entry(game: Game[Any], data: list[Any]) -> Entry:
    words = game.vocabulary()
    args = tuple(words[arg[0]](*arg[1:]) if isinstance(arg, list) else arg for arg in data[1:])
    return find_step(game.chapters(), data[0]), args


def _freeze_result(result: Result | None) -> list[Any] | None:
    if result is None:
        return None
    return [list(result.winners), result.ending, result.score, list(result.marks), result.worth]


def _thaw_result(data: list[Any]) -> Result:
    # Snapshots of earlier versions have no worth.
    return Result(tuple(data[0]), data[1], data[2], tuple(data[3]), *data[4:])


def read_word(game: Game[Any], data: object) -> Word | None:
    """The word that stands in a file as a list, or None if the game has no such word."""
    if not isinstance(data, list) or not data or not isinstance(data[0], str):
        return None
    kind = game.vocabulary().get(data[0])
    if kind is None or len(data) - 1 != len(field_names(kind)):
        return None
    for item, wanted in zip(data[1:], field_types(kind), strict=True):
        if type(item) is not wanted:
            return None
    return kind(*data[1:])
