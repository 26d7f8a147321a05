"""Pictures: drawings in plain signs for the start menu and the end of a game."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources

FIRST = "wood"


@cache
def _pictures() -> dict[str, list[str]]:
    text = (resources.files(__package__) / "pictures.toml").read_text(encoding="utf-8")
    return {name: str(drawing).rstrip().splitlines() for name, drawing in tomllib.loads(text).items()}


def first_picture() -> list[str]:
    """The picture of the start menu."""
    return _pictures()[FIRST]


def ending_picture(game: str, ending: str) -> list[str]:
    """The picture that suits an ending best."""
    pictures = _pictures()
    for name in (f"{game}-{ending}", f"{game}-{ending.partition('-')[0]}", game):
        if name in pictures:
            return pictures[name]
    return pictures[FIRST]
