"""Signs: what a terminal can show. Without Unicode, each sign is replaced by the nearest one."""

from __future__ import annotations

import codecs
import sys
import unicodedata
from functools import cache
from io import TextIOWrapper

from rich.text import Span, Text

_LOOKALIKES = {
    "✿": "*", "●": "o", "○": ".", "─": "-", "│": "|", "┃": "|", "┌": "+", "┐": "+", "└": "+", "┘": "+", "├": "+",
    "╮": ".", "╯": "'", "▒": "#", "█": "#", "⌂": "^", "▶": ">", "·": "-", "’": "'", "‘": "'", "“": '"', "”": '"',
    "«": '"', "»": '"', "–": "-", "—": "-", "×": "x", "œ": "oe", "Œ": "OE", "æ": "ae", "≥": ">=", "→": "->",
    "←": "<-", "↑": "^", "↓": "v", "✓": "+", "✗": "x", "°": "o",
    "★": "*", "☾": ")", "♣": "&", "♥": "%", "∞": "~", "▽": "V", "∩": "n", "━": "=", "⊙": "o", "§": "&", "¤": "#",
    "≈": "~", "±": "+-", "▮": "=", "◎": "@", "›": ">",
}  # fmt: skip
_NEAREST = "veillee.nearest"


@cache
def sign(char: str, encoding: str) -> str:
    """One character as this encoding can show it."""
    try:
        char.encode(encoding)
    except UnicodeEncodeError:
        plain = _LOOKALIKES.get(char) or unicodedata.normalize("NFKD", char)
        return "".join(part for part in plain if part.isascii()) or "?"
    return char


def is_unicode(encoding: str) -> bool:
    """Can this encoding show everything?"""
    return encoding.lower().replace("-", "").replace("_", "").startswith("utf")


def shown(text: Text, encoding: str) -> Text:
    """A line as a terminal of this encoding can show it, its styles in their places."""
    if is_unicode(encoding):
        return text
    parts = [sign(char, encoding) for char in text.plain]
    starts = [0]
    for part in parts:
        starts.append(starts[-1] + len(part))
    spans = [Span(starts[span.start], starts[min(span.end, len(parts))], span.style) for span in text.spans]
    return Text("".join(parts), style=text.style, spans=spans)


def soften_streams() -> None:
    """Let help and errors through a stream that lacks some of their characters: no message may end in a traceback."""
    codecs.register_error(_NEAREST, _nearest)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=_NEAREST)


def _nearest(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    lost = error.object[error.start : error.end]
    return "".join(sign(char, error.encoding) for char in lost), error.end


def one_line(text: str) -> str:
    """A text from outside (a name, a path) without anything that could move the cursor or hide."""
    return " ".join("".join(char if char.isprintable() else " " for char in text).split())
