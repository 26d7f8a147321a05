"""A page: what the player has before their eyes when something is asked. Desks show it, each in its own way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.text import Text

_ASCII = str.maketrans(
    {"✿": "*", "●": "o", "○": ".", "─": "-", "│": "|", "┌": "+", "┐": "+", "└": "+", "┘": "+", "├": "+", "╮": ".",
     "╯": "'", "╲": "\\", "▒": "#", "⌂": "^", "▶": ">", "·": "-", "’": "'", "“": '"', "”": '"', "«": '"', "»": '"',
     "…": "...", "\u00a0": " ", "\u202f": " ", "–": "-", "—": "-", "×": "x", "œ": "oe", "Œ": "OE", "≥": ">="}
)  # fmt: skip


@dataclass
class Page:
    """A question with its surroundings.

    `keys` are the one-letter commands with their names; `names` say the options as files do, the same in any language.
    """

    title: str
    question: str
    labels: Sequence[str]
    board: Sequence[Text] = ()
    log: Sequence[Text] = ()
    help: Sequence[str] = ()
    names: Sequence[str] = ()
    keys: dict[str, str] = field(default_factory=dict)
    selected: int = 0

    def footer(self) -> str:
        """The commands in a line."""
        return "  ".join(f"{key} {name}" for key, name in self.keys.items())


def shown(text: str, encoding: str) -> str:
    """The text as a terminal of this encoding can show it."""
    if encoding.lower().replace("-", "") == "utf8":
        return text
    return text.translate(_ASCII).encode(encoding, "replace").decode(encoding)
