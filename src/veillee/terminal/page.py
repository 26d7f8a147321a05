"""A page: what the player has before their eyes when something is asked. Desks show it, each in its own way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.text import Text


@dataclass(frozen=True)
class Line:
    """A line of the log: its place in the whole log, and whether this player has not seen it yet."""

    text: str
    place: int = 0
    is_story: bool = False
    is_new: bool = False


@dataclass
class Page:
    """A question with its surroundings: the drawn table and the log, or else a picture and some words.

    `keys` are the one-letter commands with their names; `names` say the options as files do, the same in any language;
    `notes` go with the options and are shown for the selected one; `shortcuts` are keys that choose an option. Beside a
    board, options stand in columns once they would fill more than `columns_from` rows.
    """

    title: str
    question: str = ""
    labels: Sequence[str] = ()
    names: Sequence[str] = ()
    notes: Sequence[str] = ()
    board: Sequence[Text] = ()
    small_board: Sequence[Text] = ()
    log: Sequence[Line] = ()
    picture: Sequence[str] = ()
    words: Sequence[Text] = ()
    notice: str = ""
    keys: dict[str, str] = field(default_factory=dict)
    shortcuts: dict[str, int] = field(default_factory=dict)
    selected: int = 0
    columns_from: int = 5

    def footer(self) -> str:
        """The commands in a line."""
        return "  ".join(f"{key} {name}" for key, name in self.keys.items())

    def note(self) -> str:
        """What there is to know about the selected option."""
        return self.notes[self.selected] if self.selected < len(self.notes) else ""


def as_text(line: Line) -> Text:
    """A line of the log on a page of its own."""
    return Text(f"  {line.text}", "italic") if line.is_story else Text(line.text)
