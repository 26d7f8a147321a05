"""Colours: of dice and of lines on a map."""

from __future__ import annotations

from typing import Final, NewType

Colour = NewType("Colour", int)

RED: Final = Colour(0)
GREEN: Final = Colour(1)
YELLOW: Final = Colour(2)
BLUE: Final = Colour(3)
PURPLE: Final = Colour(4)
WHITE: Final = Colour(5)
BLACK: Final = Colour(6)
COLOURS: Final = ("red", "green", "yellow", "blue", "purple", "white", "black")
ATTRIBUTES: Final = COLOURS[:5]
ATTRIBUTE_COLOURS: Final = 5

NO_DIE: Final = Colour(-1)
FACES: Final = 6

# What a step over the lines of a map needs: a bit for each colour; no die opens a white line.
WALL: Final = 1 << WHITE
EVERY_LINE: Final = WALL - 1
EVERY_COLOUR: Final = EVERY_LINE


def colour_named(word: str) -> Colour:
    """The colour that content names."""
    return Colour(COLOURS.index(word))
