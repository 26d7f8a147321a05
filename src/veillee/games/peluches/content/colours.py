"""Colours: of dice and of lines on a map."""

from __future__ import annotations

from typing import Final

RED: Final = 0
GREEN: Final = 1
YELLOW: Final = 2
BLUE: Final = 3
PURPLE: Final = 4
WHITE: Final = 5
BLACK: Final = 6
COLOURS: Final = ("red", "green", "yellow", "blue", "purple", "white", "black")
ATTRIBUTES: Final = COLOURS[:5]
ATTRIBUTE_COLOURS: Final = 5

NO_DIE: Final = -1
FACES: Final = 6

# What a step over the lines of a map needs: a bit for each colour; no die opens a white line.
WALL: Final = 1 << WHITE
EVERY_LINE: Final = WALL - 1
EVERY_COLOUR: Final = EVERY_LINE
