"""The drawings of the games: one module for each game, named after it. They read views and know no rule."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol, cast

from rich.text import Text

from veillee.engine.words import Event, Option, Remark, View, to_plain
from veillee.words import Speaker

# Between the paragraphs of what is read aloud.
PARAGRAPH = "\n\n"


@dataclass(frozen=True)
class Board:
    """The table in lines of 80 columns: the best drawing, and the smallest."""

    full: list[Text]
    small: list[Text]


class Drawing(Protocol):
    """The functions that a game's module has."""

    def draw(self, view: dict[str, Any], speaker: Speaker, is_small: bool) -> list[Text]:
        """The table."""

    def mark_on(self, remarks: Sequence[Remark], speaker: Speaker) -> str:
        """A sign after an option, from a remark on it."""

    def note_on(self, option: Option, remarks: Sequence[Remark], view: dict[str, Any], speaker: Speaker) -> str:
        """What an option does, in one line, for people who do not know the game by heart."""

    def explain(self, view: dict[str, Any], speaker: Speaker) -> list[Text]:
        """Signs and pieces of the table in words, for the page of rules; empty if the notes are enough."""


class MapDrawing(Drawing, Protocol):
    """The functions that the module of a game with a map, or with many options at once, has as well.

    `CLOSING` are the names of the options that end a turn: they stand last.
    """

    CLOSING: frozenset[str]

    def places_of(self, option: Option, view: dict[str, Any]) -> list[tuple[int, int]]:
        """The lines and columns of the drawing that an option points at."""

    def asked_in(self, options: Sequence[Option], speaker: Speaker) -> str:
        """What all options of a question have in common and the question does not say; mostly nothing."""

    def group_of(self, option: Option, speaker: Speaker) -> str:
        """The group of an option, where there are many; empty if it belongs to none."""


class BookDrawing(MapDrawing, Protocol):
    """The functions that the module of a game with a story book has as well."""

    def titles_of(self, view: dict[str, Any], speaker: Speaker) -> tuple[str, str]:
        """The titles of the story and of the open page."""

    def passage_of(self, event: Event, speaker: Speaker) -> tuple[str, str]:
        """What is read aloud from the book at this event: a title and a text, either of which may be empty."""

    def names_in(self, view: dict[str, Any]) -> dict[str, str]:
        """The names of the squares of the open map, by their names in files."""


def drawing_of(speaker: Speaker) -> Drawing:
    """The module of the speaker's game."""
    return cast(Drawing, import_module(f"{__name__}.{speaker.game.name}"))


def map_of(speaker: Speaker) -> MapDrawing | None:
    """The same for a game whose options stand on a map or in groups; None for others."""
    drawing = drawing_of(speaker)
    return cast(MapDrawing, drawing) if hasattr(drawing, "group_of") else None


def book_of(speaker: Speaker) -> BookDrawing | None:
    """The same for a game with a story book; None for others."""
    drawing = drawing_of(speaker)
    return cast(BookDrawing, drawing) if hasattr(drawing, "passage_of") else None


def draw(view: View, speaker: Speaker) -> Board:
    """The table as one seat sees it."""
    drawing, book, seen = drawing_of(speaker), book_of(speaker), to_plain(view)
    if book is not None:
        speaker.called = book.names_in(seen)
    return Board(drawing.draw(seen, speaker, False), drawing.draw(seen, speaker, True))
