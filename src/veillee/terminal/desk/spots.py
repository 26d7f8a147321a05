"""Spots: drawings say which of their parts is which piece, so that a lesson can point at it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from rich.style import Style
from rich.text import Text

SPOT = "spot"
TAUGHT = "bold reverse yellow"


@cache
def spot_style(name: str) -> Style:
    """A style that changes nothing but carries the name of a piece."""
    return Style(meta={SPOT: name})


def spot(text: Text, *names: str) -> Text:
    """The text, which is the drawing of these pieces, such as `deck` or `die:1`."""
    for name in names:
        text.stylize(spot_style(name))
    return text


def spot_words(lines: Sequence[Text], words: str, *names: str) -> None:
    """The first place where these words stand is the drawing of these pieces."""
    for line in lines:
        start = line.plain.find(words)
        if words and start >= 0:
            for name in names:
                line.stylize(spot_style(name), start, start + len(words))
            return


def pointed_out(lines: Sequence[Text], point: str) -> list[Text]:
    """The lines with all drawings of a piece marked; `die` means every die, `die:1` those of one colour."""
    marked = []
    for line in lines:
        found = [(span.start, span.end) for span in line.spans if is_at(span.style, point)]
        copy = line.copy()
        for start, end in found:
            copy.stylize(TAUGHT, start, end)
        marked.append(copy)
    return marked


def is_at(style: str | Style, point: str) -> bool:
    """Does a style carry the name of this piece, or of one of this kind?"""
    name = str(style.meta.get(SPOT, "")) if isinstance(style, Style) else ""
    return bool(name) and (name == point or name.partition(":")[0] == point)
