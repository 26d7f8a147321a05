"""How each game's table is drawn in a terminal: one module a game, named after it. It reads the view and no rule."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from importlib import import_module
from typing import Any, Protocol, cast

from rich.text import Text

from veillee.engine.words import Option, Remark, View
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


def drawing_of(speaker: Speaker) -> Drawing:
    """The module of the speaker's game."""
    return cast(Drawing, import_module(f"{__name__}.{speaker.game.name}"))


def draw(view: View, speaker: Speaker) -> Board:
    """The table as one seat sees it."""
    drawing, seen = drawing_of(speaker), asdict(view)
    return Board(drawing.draw(seen, speaker, False), drawing.draw(seen, speaker, True))
