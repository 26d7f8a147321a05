"""The map of a page in a terminal: two signs a square and one for the line on its right, coordinates on the edges.

A square is named as a seat in a theatre, by its row and its number (N14). Marks of the story are the letters A to K and
points the numbers 1 to 9, so rows begin with L, without M for monsters, and seats with 10: no sign means two things. A
line is drawn with the small letter of its colour, the same as on its dice; a wall with a stroke. A plush is a letter,
small where it lies still; a monster is M and its number in the column.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from veillee.terminal.desk.spots import spot_style
from veillee.words import Speaker

CELL = 3
EDGE = 3
COLOURS = ("bold red", "bold green", "bold yellow", "bold bright_blue", "bold magenta", "bold white", "bold")
WALL_BIT = len(COLOURS) - 2
WALL_RIGHT, WALL_BELOW, WALL_STYLE = "┃", "━", "bold"
PLUSH_STYLES = ("bold yellow", "bold bright_cyan", "bold bright_magenta", "bold bright_green")
MONSTER_STYLE = "bold bright_red"
TOKENS = ("#", "%", "&", "!")
LOST, VENDOR, DEN, FLOOR, OUTSIDE = "?", "$", "∩", "·", " "
NOWHERE = -1
# Rows that look like no mark, no monster and no nought; seats that look like no point of interest.
ROWS = "LNPQRSTUVWXY"
FIRST_SEAT = 10
EXAMPLE = f"{ROWS[1]}{FIRST_SEAT + 4}"

View = dict[str, Any]
Sign = tuple[str, str]

BLANK: Sign = (" ", "")


def square_name(plan: View, square: int) -> str:
    """Row and seat, as on the edges of the map."""
    row, column = divmod(square, int(plan["width"]))
    return f"{ROWS[row]}{FIRST_SEAT + column}"


def width_of(plan: View) -> int:
    """The columns that the drawn map takes."""
    return EDGE + CELL * int(plan["width"])


def spot_of(plan: View, square: int) -> tuple[int, int]:
    """The line and the column where a square is drawn."""
    row, column = divmod(square, int(plan["width"]))
    parted = sum(is_parted(plan, above) for above in range(row))
    return 1 + row + parted, EDGE + CELL * column


def is_parted(plan: View, row: int) -> bool:
    """Is there any line below this row?"""
    width = int(plan["width"])
    return any(plan["below"][row * width : (row + 1) * width])


def draw_map(view: View, speaker: Speaker) -> list[Text]:
    """The numbers of the seats, then the rows, each with the lines below it if there are any."""
    plan = view["plan"]
    columns = [f"{FIRST_SEAT + column} " for column in range(plan["width"])]
    lines = [Text.assemble((" " * EDGE + "".join(columns), "dim"))]
    figures = figures_of(view, speaker)
    for row in range(plan["height"]):
        lines.append(draw_row(view, speaker, row, figures))
        if is_parted(plan, row):
            lines.append(draw_parting(plan, speaker, row))
    return lines


def draw_row(view: View, speaker: Speaker, row: int, figures: dict[int, Sign]) -> Text:
    """A row of squares after its number."""
    plan = view["plan"]
    line = Text.assemble((f" {ROWS[row]} ", "dim"))
    for square in range(row * plan["width"], (row + 1) * plan["width"]):
        start = len(line)
        for sign, style in square_signs(view, square, figures):
            line.append(sign, style)
        for name in spots_of(view, square):
            line.stylize(spot_style(name), start)
        line.append(*line_sign(plan["right"][square], speaker, WALL_RIGHT))
    return line


def square_signs(view: View, square: int, figures: dict[int, Sign]) -> Sequence[Sign]:
    """Who is there and what lies there; a monster hides the ground."""
    ground, style = ground_of(view, square)
    if square not in figures:
        return BLANK, (ground, style)
    figure, _ = figures[square]
    if len(figure) > 1:
        return [figures[square]]
    if ground == FLOOR:
        return BLANK, figures[square]
    return figures[square], (ground, style)


def spots_of(view: View, square: int) -> list[str]:
    """The square and the monster on it."""
    monsters = [place for place, monster in enumerate(view["monsters"]) if monster["square"] == square]
    return [f"square:{square}", *[f"monster:{place}" for place in monsters]]


def draw_parting(plan: View, speaker: Speaker, row: int) -> Text:
    """The lines between two rows."""
    line = Text(" " * EDGE)
    for square in range(row * plan["width"], (row + 1) * plan["width"]):
        sign, style = line_sign(plan["below"][square], speaker, WALL_BELOW)
        line.append(sign * CELL, style)
    return line


def line_sign(bits: int, speaker: Speaker, wall: str) -> Sign:
    """A line in a sign: a bit for each colour, then one for a wall."""
    if not bits:
        return " ", ""
    if bits >> WALL_BIT & 1:
        return wall, WALL_STYLE
    colour = next(colour for colour in range(WALL_BIT) if bits >> colour & 1)
    return letter_of(speaker, colour), COLOURS[colour]


def letter_of(speaker: Speaker, colour: int) -> str:
    """The letter of a colour."""
    return speaker.say("board-die", colour=colour)


def ground_of(view: View, square: int) -> Sign:
    """What lies on a square: a token of the story, a lost toy, or what the map itself shows."""
    sign = view["plan"]["signs"][square]
    if square in view["token_squares"]:
        return TOKENS[view["token_kinds"][view["token_squares"].index(square)]], "bold bright_white"
    if square in view["lost_tokens"]:
        return LOST, "bold bright_white"
    if sign.isdigit():
        return sign, "dim" if sign in view["explored"] else "bold"
    known = {"#": (OUTSIDE, ""), "V": (VENDOR, "bold"), "M": (DEN, "dim"), "S": (FLOOR, "dim"), "L": (FLOOR, "dim")}
    return known.get(sign, (FLOOR, "dim") if sign == "." else (sign, "cyan"))


def figures_of(view: View, speaker: Speaker) -> dict[int, Sign]:
    """Plushies and monsters by their squares."""
    found: dict[int, Sign] = {}
    letters = plush_letters(view, speaker)
    for place, plush in enumerate(view["plushies"]):
        if plush["square"] != NOWHERE:
            found[plush["square"]] = plush_sign(letters[place], place, plush)
    for place, monster in enumerate(view["monsters"]):
        if monster["square"] != NOWHERE:
            found[monster["square"]] = (monster_sign(place), MONSTER_STYLE)
    return found


def plush_sign(letter: str, place: int, plush: View) -> Sign:
    """The letter of a plush; lower case if it is unconscious."""
    return (letter if plush["stuffing"] else letter.lower(), PLUSH_STYLES[place])


def monster_sign(place: int) -> str:
    """A monster as its number in the column."""
    return f"M{place + 1}"


def plush_letters(view: View, speaker: Speaker) -> list[str]:
    """For each plush the first letter of its name that no other before it has."""
    taken: list[str] = []
    for plush in view["plushies"]:
        name = plush_name(plush, speaker)
        taken.append(next((char for char in letters_in(name) if char not in taken), "@"))
    return taken


def letters_in(name: str) -> Sequence[str]:
    """The letters of a name, large and without accents."""
    return [char for char in name.upper() if char.isascii() and char.isalpha()]


def plush_name(plush: View, speaker: Speaker) -> str:
    """The name on its card; empty before one is chosen."""
    return speaker.content(f"plush-{plush['character']}") if plush["character"] >= 0 else ""
