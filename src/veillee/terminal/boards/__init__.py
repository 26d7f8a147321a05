"""How each game's table is drawn in a terminal: one module a game, named after it. It reads the view and no rule."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from importlib import import_module
from typing import Any, Protocol, cast

from rich.text import Text

from veillee.engine.words import Event, Option, Remark, View
from veillee.words import Speaker


@dataclass(frozen=True)
class Board:
    """The table in lines of 80 columns, as it looks best and as it takes the least room."""

    full: list[Text]
    small: list[Text]


class Drawing(Protocol):
    """What the module of a game offers."""

    def draw(self, view: dict[str, Any], speaker: Speaker, is_small: bool) -> list[Text]:
        """The table."""

    def mark_on(self, remarks: Sequence[Remark]) -> str:
        """A sign behind an option, from what is certain about it."""

    def note_on(self, option: Option, remarks: Sequence[Remark], view: dict[str, Any], speaker: Speaker) -> str:
        """What an option does, in a line, for those who do not know the game by heart."""

    def explain(self, view: dict[str, Any], speaker: Speaker) -> list[Text]:
        """Signs and pieces of the table in words, for the page of rules; nothing where the notes say it all."""


class BookDrawing(Drawing, Protocol):
    """What the module of a game with a story book and a map offers beside."""

    def titles_of(self, view: dict[str, Any], speaker: Speaker) -> tuple[str, str]:
        """What the story is called, and the page that lies open."""

    def passage_of(self, event: Event, speaker: Speaker) -> tuple[str, str]:
        """What is read aloud from the book when this happens: a title and a text, either or both often empty."""

    def names_in(self, view: dict[str, Any]) -> dict[str, str]:
        """What the squares of the open map are called, by their names in files."""

    def places_of(self, option: Option, view: dict[str, Any]) -> list[tuple[int, int]]:
        """The lines and columns of the drawing that an option points at."""

    def group_of(self, option: Option, speaker: Speaker) -> str:
        """What an option does in common with others, where there are many; nothing if it stands alone."""


def drawing_of(speaker: Speaker) -> Drawing:
    """The module of the speaker's game."""
    return cast(Drawing, import_module(f"{__name__}.{speaker.game.name}"))


def book_of(speaker: Speaker) -> BookDrawing | None:
    """The same for a game that is told from a book."""
    drawing = drawing_of(speaker)
    return cast(BookDrawing, drawing) if hasattr(drawing, "passage_of") else None


def draw(view: View, speaker: Speaker) -> Board:
    """The table as one seat sees it."""
    drawing, book, seen = drawing_of(speaker), book_of(speaker), asdict(view)
    if book is not None:
        speaker.called = book.names_in(seen)
    return Board(drawing.draw(seen, speaker, False), drawing.draw(seen, speaker, True))
