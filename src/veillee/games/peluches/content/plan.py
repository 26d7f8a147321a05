"""A plan: the map of a page, its squares and its lines."""

from __future__ import annotations

from typing import Final

from veillee.engine.content import Entry
from veillee.games.peluches.content.colours import ATTRIBUTES, COLOURS, EVERY_LINE, WALL, WHITE
from veillee.kit.grid import FREE, SHUT, Square, distances, neighbours

OPEN: Final = "."
UNBOUNDED: Final = "#"
PLUSH_START: Final = "S"
MONSTER_START: Final = "M"
LOST: Final = "L"
VENDOR: Final = "V"
MARKS: Final = "ABCDEFGHIJK"
MARKS_OFF_GRID: Final = MARKS.lower()
POINTS: Final = "123456789"
SIGNS: Final = OPEN + UNBOUNDED + PLUSH_START + MONSTER_START + LOST + VENDOR + MARKS + MARKS_OFF_GRID + POINTS

MOST_COLUMNS: Final = 14
MOST_ROWS: Final = 12


class Plan:
    """Squares are numbered as in `kit.grid`. § PEL-7.10 PEL-44.1 PEL-44.2

    `near` lists the up to eight neighbours of each square. A step to one of them crosses a line, or goes past a corner
    by one of two ways; `needs` and `others` hold for each neighbour the colours that the one way and the other way need
    (the same for a straight step). PEL-A.20

    `ground` says of each square whether it is on the grid. Rules copy it and mark what else stops or bars a walk.
    """

    def __init__(self, entry: Entry) -> None:
        rows = [line.strip() for line in entry.text("map").strip().splitlines()]
        self.height = len(rows)
        self.width = len(rows[0])
        self.signs = "".join(rows)
        self._check(entry, rows)
        self.all_squares = [Square(number) for number in range(len(self.signs))]
        self.bounded = [sign != UNBOUNDED and sign not in MARKS_OFF_GRID for sign in self.signs]
        self.ground = [FREE if bounded else SHUT for bounded in self.bounded]
        self.shown: dict[str, list[Square]] = {}
        self.right = [0] * len(self.signs)
        self.below = [0] * len(self.signs)
        for text in entry.texts("lines"):
            self._draw(entry, text)
        self.known_ways: dict[int, list[list[Square]]] = {}
        self.known_rounds: dict[str, list[bool]] = {}
        self.monster_starts = [1 if sign == MONSTER_START else 0 for sign in self.signs]
        self.known_ranges: dict[int, list[int]] = {}
        self.known_courses: dict[int, list[int]] = {}
        self.near = neighbours(self.width, self.height, True)
        self.needs: list[list[int]] = []
        self.others: list[list[int]] = []
        for square in self.all_squares:
            self._connect(square)

    def _check(self, entry: Entry, rows: list[str]) -> None:
        if not 1 <= self.width <= MOST_COLUMNS or not 1 <= self.height <= MOST_ROWS:
            wrong = f"must have at most {MOST_COLUMNS} columns and {MOST_ROWS} rows"
            raise entry.fail("map", wrong, "map-size", columns=MOST_COLUMNS, rows=MOST_ROWS)
        for number, row in enumerate(rows, 1):
            if len(row) != self.width:
                wrong = f"row {number} has {len(row)} squares, the first has {self.width}"
                raise entry.fail("map", wrong, "map-row", row=number, count=len(row), first=self.width)
            for sign in row:
                if sign not in SIGNS:
                    wrong = f"row {number}: {sign!r} is not one of {SIGNS}"
                    raise entry.fail("map", wrong, "map-sign", row=number, sign=repr(sign), known=SIGNS)
        if PLUSH_START not in self.signs:
            raise entry.fail(
                "map", f"has no {PLUSH_START}: the plushies must start somewhere", "no-start", sign=PLUSH_START
            )

    def _draw(self, entry: Entry, text: str) -> None:
        """`green 6,1 to 6,5 right`: a line on that side of each of these squares (column, row, from 0)."""
        words = text.split()
        try:
            colour = COLOURS.index(words[0])
            first = [int(number) for number in words[1].split(",")]
            last = [int(number) for number in words[-2].split(",")]
            side = words[-1]
            straight = first[0] == last[0] or first[1] == last[1]
            squares = [
                self.square(column, row)
                for row in range(min(first[1], last[1]), max(first[1], last[1]) + 1)
                for column in range(min(first[0], last[0]), max(first[0], last[0]) + 1)
            ]
        except (ValueError, IndexError):
            wrong = f"must be like 'green 6,1 to 6,5 right', not {text!r}"
            raise entry.fail("lines", wrong, "line", value=repr(text)) from None
        colours = (*ATTRIBUTES, "white")
        if words[0] not in colours or side not in ("right", "below") or not straight:
            known = ", ".join(colours)
            wrong = f"{text!r}: a straight line in {known}, right or below"
            raise entry.fail("lines", wrong, "line-colour", value=repr(text), known=known)
        need = WALL if colour == WHITE else 1 << colour
        for square in squares:
            if side == "right":
                self.right[square] |= need
            else:
                self.below[square] |= need

    def square(self, column: int, row: int) -> Square:
        """The number of a square; raises IndexError off the map."""
        if not 0 <= column < self.width or not 0 <= row < self.height:
            raise IndexError(f"{column},{row} is off the map")
        return Square(row * self.width + column)

    def squares(self, sign: str) -> list[Square]:
        """The squares that show a sign; callers do not change the list."""
        known = self.shown.get(sign)
        if known is None:
            known = self.shown[sign] = [square for square in self.all_squares if self.signs[square] == sign]
        return known

    def round(self, signs: str) -> list[bool]:
        """For each square whether it shows one of these signs or touches a square that does; cached."""
        known = self.known_rounds.get(signs)
        if known is None:
            known = self.known_rounds[signs] = [False] * len(self.signs)
            for square, sign in enumerate(self.signs):
                if sign in signs:
                    known[square] = True
                    for there in self.near[square]:
                        known[there] = True
        return known

    def _connect(self, square: Square) -> None:
        needs: list[int] = []
        others: list[int] = []
        for there in self.near[square]:
            across = there % self.width - square % self.width
            down = there // self.width - square // self.width
            if across and down:
                by_side, by_row = Square(square + across), Square(square + down * self.width)
                needs.append(self._line(square, by_side) | self._line(by_side, there))
                others.append(self._line(square, by_row) | self._line(by_row, there))
            else:
                needs.append(self._line(square, there))
                others.append(self._line(square, there))
        self.needs.append(needs)
        self.others.append(others)

    def _line(self, square: Square, there: Square) -> int:
        first, second = min(square, there), max(square, there)
        return self.right[first] if second == first + 1 else self.below[first]

    def ways(self, keys: int, strict: bool) -> list[list[Square]]:
        """For each square the neighbours that can be stepped to with dice that open these colours; cached.

        Past a corner one open way is enough; with strict corners both must be open.
        """
        known = self.known_ways.get(keys << 1 | strict)
        if known is not None:
            return known
        found: list[list[Square]] = []
        for square, near in enumerate(self.near):
            steps: list[Square] = []
            for index, there in enumerate(near):
                one = self.needs[square][index] & ~keys == 0
                two = self.others[square][index] & ~keys == 0
                if (one and two) if strict else (one or two):
                    steps.append(there)
            found.append(steps)
        self.known_ways[keys << 1 | strict] = found
        return found

    def step_is_open(self, square: Square, there: Square, keys: int, strict: bool) -> bool:
        """Whether dice that open these colours allow a step from one square to another."""
        return there in self.ways(keys, strict)[square]

    def ranges(self, square: Square, strict: bool) -> list[int]:
        """The distance of every square for a shot, which passes all squares and coloured lines but no white line;
        cached. PEL-A.21
        """
        known = self.known_ranges.get(square << 1 | strict)
        if known is None:
            known = distances(self.ways(EVERY_LINE, strict), square, [FREE] * len(self.signs))
            self.known_ranges[square << 1 | strict] = known
        return known
