"""The battle mat in a terminal: four lanes in the order 3-1-2-4, rows A to D, a line each; the meter above it.

A baddie is its lane's number and its name; the mat always stands in the same lines, so that options can point at it.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from veillee.engine.game import Game, Pieces
from veillee.terminal.desk.spots import spot
from veillee.words import Speaker

WIDTH = 80
COLUMNS = 4
ROWS = "ABCD"
LANES = (3, 1, 2, 4)
EDGE = 3
CELL = 18
# The line of the drawing on which row A stands.
FIRST_ROW = 3
GEARLOCS = 4
FIRST_LANE = 3
NOTHING = -1
GAP = 3
HEART, SHIELD, ACTS, AIMED, BONE, SLOT, THEN, FLOOR = "♥", "▮", "▶", "◎", "●", "·", "›", "·"
LANE_STYLES = ("bold bright_red", "bold bright_yellow", "bold bright_magenta", "bold bright_blue")
PARTY_STYLE = "bold bright_green"

View = dict[str, Any]


@cache
def printed_in(game: Game[Any]) -> Pieces:
    """What is printed on the components."""
    return game.pieces()


def draw_mat(view: View, speaker: Speaker) -> list[Text]:
    """The numbers of the lanes, then the rows."""
    heads = "".join(f" {speaker.say('board-lane', lane=lane)}".ljust(CELL + 1) for lane in LANES)
    lines = [Text(" " * EDGE + heads, "dim")]
    standing = {unit["spot"]: unit for unit in view["units"]}
    for row, letter in enumerate(ROWS):
        line = Text.assemble((f" {letter}│", "dim"))
        for at in range(row * COLUMNS, (row + 1) * COLUMNS):
            line.append_text(draw_spot(view, speaker, at, standing.get(at))).append("│", "dim")
        lines.append(line)
    return lines


def draw_spot(view: View, speaker: Speaker, at: int, unit: View | None) -> Text:
    """A position, and who stands there."""
    if unit is None:
        return spot(Text(set_cell_size(FLOOR, CELL), "dim"), f"spot:{at}")
    number = int(unit["unit"])
    tail = f" {HEART}{unit['hp']}" + (f"+{unit['bonus']}" if unit["bonus"] else "")
    shields = unit["ones"] + 2 * unit["twos"]
    tail += f" {SHIELD}{shields}" if shields else ""
    tail += f" {signs_of(unit, speaker)}" if unit["signs"] or unit["dice"] else ""
    mark = ACTS if number == view["acting"] else AIMED if is_aimed_at(view, number) else " "
    name = unit_name(number, int(unit["figure"]), speaker, CELL - cell_len(mark + tail))
    text = Text(set_cell_size(f"{mark}{name}{tail}", CELL), style_of(number))
    if number == view["acting"]:
        text.stylize("underline")
    return spot(text, f"spot:{at}", f"unit:{number}")


def signs_of(unit: View, speaker: Speaker) -> str:
    """The letters of effect dice, with their values, and a star for each skill die that sticks to a baddie."""
    letters = [speaker.content(f"sign-{one['sign']}.letter") + (str(one["n"]) if one["n"] else "")
               for one in unit["signs"]]  # fmt: skip
    return "".join(letters) + "*" * len(unit["dice"])


def is_aimed_at(view: View, unit: int) -> bool:
    """Is it the target of whoever acts?"""
    return unit == view["target"] or unit in view["targets"]


def style_of(unit: int) -> str:
    """Green for the party, the colour of its lane for a baddie."""
    return PARTY_STYLE if unit < GEARLOCS else LANE_STYLES[unit - GEARLOCS]


def unit_name(unit: int, figure: int, speaker: Speaker, room: int) -> str:
    """A gearloc's name in capitals; a baddie's after the number of its lane."""
    name = speaker.content(f"figure-{figure}")
    if unit < GEARLOCS:
        return fitted(name.upper(), room)
    return f"{unit - FIRST_LANE} {short_name(name, room - 2, speaker)}"


def short_name(name: str, room: int, speaker: Speaker) -> str:
    """A baddie's name; where there is no room, without the words that say least, then cut."""
    words = name.split(" ")
    while speaker.say("board-best-word") == "last" and len(words) > 1 and cell_len(" ".join(words)) > room:
        words = words[1:]
    return fitted(" ".join(words), room)


def draw_meter(view: View, speaker: Speaker) -> Text:
    """Everybody from the top; who acts is marked, who has acted is dim, and a move to come is told by an arrow."""
    line = Text(speaker.say("board-meter") + " ", "dim")
    units = view["meter"]
    figures = {unit["unit"]: unit["figure"] for unit in view["units"]}
    shifted = sum(cell_len(shift_of(view, unit)) for unit in units)
    room = max(5, (WIDTH - line.cell_len - shifted - 1 + GAP) // max(1, len(units)) - GAP)
    for at, unit in enumerate(units):
        if at:
            line.append(f" {THEN} ", "dim")
        is_done = unit != view["acting"] and unit not in view["order"] and view["round"] > 0
        name = unit_name(unit, figures.get(unit, unit), speaker, room)
        part = Text((ACTS if unit == view["acting"] else "") + name, "dim" if is_done else style_of(unit))
        line.append_text(spot(part, f"unit:{unit}", "meter")).append(shift_of(view, unit), "bold")
    line.truncate(WIDTH, overflow="ellipsis")
    return line


def shift_of(view: View, unit: int) -> str:
    """How it moves on the meter at the end of the round."""
    places = [one["n"] for one in view["shifts"] if one["unit"] == unit]
    return "".join(f"↑{-n}" if n < 0 else f"↓{n}" for n in places if n)


def spot_of(at: int) -> tuple[int, int]:
    """The line and the column where a position is drawn."""
    row, column = divmod(at, COLUMNS)
    return FIRST_ROW + row, EDGE + column * (CELL + 1)


def fitted(text: str, room: int) -> str:
    """A text cut to a width in columns; an ellipsis marks the cut."""
    if cell_len(text) <= room:
        return text
    return set_cell_size(text, room - 1).rstrip() + "…" if room > 1 else ""
