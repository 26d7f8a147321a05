"""Memories: what is worth telling of a game that is over. Each game declares it in `text/memories.toml`."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final

from veillee.engine.content import Entry, Sheet
from veillee.engine.words import Atom, Event, word_fields, word_name

FILE: Final = "memories.toml"
# Who did it: the seat that chose, or everybody of the other sides. Otherwise a field of the event names the doer.
CHOOSER: Final = "chooser"
OTHERS: Final = "others"
SEAT: Final = "seat"
HEAVIEST: Final = 9


@dataclass(frozen=True)
class Sign:
    """An event with certain fields: each field under `where` has one of the values listed."""

    events: tuple[str, ...]
    where: dict[str, list[Atom]]

    def fits(self, event: Event) -> bool:
        """Is it such an event?"""
        if word_name(type(event)) not in self.events:
            return False
        fields = word_fields(event)
        return all(fields[field] in values for field, values in self.where.items())


NO_SIGN: Final = Sign((), {})


@dataclass(frozen=True)
class DeedKind:
    """Something that is counted for those who did it.

    `who` is CHOOSER, OTHERS or the field that names the doer. `adds` is the field to add up; without it the events are
    counted. `usual` is how much of it one does in an ordinary game: what goes beyond stands out.
    """

    name: str
    sign: Sign
    who: str
    adds: str
    usual: int

    def amount(self, event: Event) -> int:
        """How much an event counts. A list of squares counts by its length; steps back count nothing."""
        if not self.adds:
            return 1
        value = word_fields(event)[self.adds]
        return len(value.split()) if isinstance(value, str) else max(0, int(value))


@dataclass(frozen=True)
class MomentKind:
    """An event that people may want to see again: its first or its last occurrence, by weight."""

    sign: Sign
    last: bool
    weight: int


@dataclass(frozen=True)
class RecallKind:
    """A sentence of the last page: told if its event happened at least this often, and none of `without` did."""

    name: str
    sign: Sign
    least: int
    without: tuple[str, ...]


class Memories:
    """What a game declares: deeds, moments, sentences of the last page, chapters, and the events that end it.

    `owners` is the event that says which seat plays which piece, where deeds are those of pieces.
    """

    def __init__(self, folder: Path) -> None:
        sheet = Sheet(folder, FILE)
        sheet.only("game", "deed", "moment", "recall")
        head = sheet.entry("game")
        self.chapters = tuple(head.texts("chapters"))
        self.endings = tuple(head.texts("endings"))
        self.owners = head.text("owners") if "owners" in head.data else ""
        head.done()
        self.deeds = [_deed(entry) for entry in sheet.entries("deed")]
        self.moments = [_moment(entry) for entry in sheet.entries("moment")]
        self.recalls = [_recall(entry) for entry in sheet.entries("recall")]


def _deed(entry: Entry) -> DeedKind:
    name = entry.text("name")
    who = entry.text("who") if "who" in entry.data else CHOOSER
    adds = entry.text("adds") if "adds" in entry.data else ""
    made = DeedKind(name, _sign(entry), who, adds, entry.number("usual", 1, 1000))
    entry.done()
    return made


def _moment(entry: Entry) -> MomentKind:
    last = "which" in entry.data and entry.one_of("which", ("first", "last")) == "last"
    made = MomentKind(_sign(entry), last, entry.number("weight", 1, HEAVIEST))
    entry.done()
    return made


def _recall(entry: Entry) -> RecallKind:
    without = tuple(entry.texts("without")) if "without" in entry.data else ()
    sign = _sign(entry) if "events" in entry.data else NO_SIGN
    least = entry.number("least", 1, 1000) if "least" in entry.data else min(1, len(sign.events))
    made = RecallKind(entry.text("name"), sign, least, without)
    entry.done()
    return made


def _sign(entry: Entry) -> Sign:
    entry.read.add("where")
    where = entry.data.get("where", {})
    if not isinstance(where, dict) or not all(isinstance(values, list) for values in where.values()):
        raise entry.fail("where", "must give a list of values for each field", "where")
    return Sign(tuple(entry.texts("events")), where)


@cache
def memories_of(package: str) -> Memories:
    """What the game of a package declares; cached."""
    return Memories(Path(str(resources.files(package))) / "text")
