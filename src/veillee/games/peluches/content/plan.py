"""A plan: the map of a page, its squares, its lines, and who gets where over them."""

from __future__ import annotations

from typing import Final

from veillee.engine.content import Entry
from veillee.games.peluches.content.colours import ATTRIBUTES, COLOURS, EVERY_LINE, WALL, WHITE

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

NOWHERE: Final = -1
FAR: Final = 99

# What the ground of a square is to whoever walks: they go on, they go no farther, they never enter.
FREE: Final = 0
HALTING: Final = 1
SHUT: Final = 2

MOST_COLUMNS: Final = 14
MOST_ROWS: Final = 12


class Plan:
    """Squares are numbers: row times width plus column. § PEL-7.10 PEL-44.1 PEL-44.2

    `near` lists the up to eight neighbours of each square. A step to one of them goes straight over a line, or past a
    corner by one of two ways; `needs` and `others` hold for each neighbour what colours the one way and the other way
    need (the same for a straight step). PEL-A.20

    `ground` says of each square whether it is on the grid. Who walks takes a copy and marks what else stops or bars the
    way; `reach` and `waves` use that copy up.
    """

    def __init__(self, entry: Entry) -> None:
        rows = [line.strip() for line in entry.text("map").strip().splitlines()]
        self.height = len(rows)
        self.width = len(rows[0])
        self.signs = "".join(rows)
        self._check(entry, rows)
        self.bounded = [sign != UNBOUNDED and sign not in MARKS_OFF_GRID for sign in self.signs]
        self.ground = [FREE if bounded else SHUT for bounded in self.bounded]
        self.shown: dict[str, list[int]] = {}
        self.right = [0] * len(self.signs)
        self.below = [0] * len(self.signs)
        for text in entry.texts("lines"):
            self._draw(entry, text)
        self.known_ways: dict[int, list[list[int]]] = {}
        self.known_rounds: dict[str, list[bool]] = {}
        self.monster_starts = [1 if sign == MONSTER_START else 0 for sign in self.signs]
        self.known_ranges: dict[int, list[int]] = {}
        self.known_courses: dict[int, list[int]] = {}
        self.near: list[list[int]] = []
        self.needs: list[list[int]] = []
        self.others: list[list[int]] = []
        for square in range(len(self.signs)):
            self._connect(square)

    def _check(self, entry: Entry, rows: list[str]) -> None:
        if not 1 <= self.width <= MOST_COLUMNS or not 1 <= self.height <= MOST_ROWS:
            raise entry.fail("map", f"must have at most {MOST_COLUMNS} columns and {MOST_ROWS} rows")
        for number, row in enumerate(rows, 1):
            if len(row) != self.width:
                raise entry.fail("map", f"row {number} has {len(row)} squares, the first has {self.width}")
            for sign in row:
                if sign not in SIGNS:
                    raise entry.fail("map", f"row {number}: {sign!r} is not one of {SIGNS}")
        if PLUSH_START not in self.signs:
            raise entry.fail("map", f"has no {PLUSH_START}: the plushies must start somewhere")

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
            raise entry.fail("lines", f"must be like 'green 6,1 to 6,5 right', not {text!r}") from None
        colours = (*ATTRIBUTES, "white")
        if words[0] not in colours or side not in ("right", "below") or not straight:
            raise entry.fail("lines", f"{text!r}: a straight line in {', '.join(colours)}, right or below")
        need = WALL if colour == WHITE else 1 << colour
        for square in squares:
            if side == "right":
                self.right[square] |= need
            else:
                self.below[square] |= need

    def square(self, column: int, row: int) -> int:
        """The number of a square; raises IndexError off the map."""
        if not 0 <= column < self.width or not 0 <= row < self.height:
            raise IndexError(f"{column},{row} is off the map")
        return row * self.width + column

    def squares(self, sign: str) -> list[int]:
        """The squares that show a sign; nobody changes the list."""
        known = self.shown.get(sign)
        if known is None:
            known = self.shown[sign] = [square for square, shown in enumerate(self.signs) if shown == sign]
        return known

    def round(self, signs: str) -> list[bool]:
        """For each square whether it shows one of these signs, or is next to one that does; worked out once."""
        known = self.known_rounds.get(signs)
        if known is None:
            known = self.known_rounds[signs] = [False] * len(self.signs)
            for square, sign in enumerate(self.signs):
                if sign in signs:
                    known[square] = True
                    for there in self.near[square]:
                        known[there] = True
        return known

    def _connect(self, square: int) -> None:
        column, row = square % self.width, square // self.width
        near: list[int] = []
        needs: list[int] = []
        others: list[int] = []
        for down in (-1, 0, 1):
            for across in (-1, 0, 1):
                if (across or down) and 0 <= column + across < self.width and 0 <= row + down < self.height:
                    there = square + down * self.width + across
                    near.append(there)
                    if across and down:
                        by_side, by_row = square + across, square + down * self.width
                        needs.append(self._line(square, by_side) | self._line(by_side, there))
                        others.append(self._line(square, by_row) | self._line(by_row, there))
                    else:
                        needs.append(self._line(square, there))
                        others.append(self._line(square, there))
        self.near.append(near)
        self.needs.append(needs)
        self.others.append(others)

    def _line(self, square: int, there: int) -> int:
        first, second = min(square, there), max(square, there)
        return self.right[first] if second == first + 1 else self.below[first]

    def ways(self, keys: int, strict: bool) -> list[list[int]]:
        """For each square the neighbours one can step to with dice that open these colours, worked out once.

        Past a corner one open way is enough; with strict corners both must be open.
        """
        known = self.known_ways.get(keys << 1 | strict)
        if known is not None:
            return known
        found: list[list[int]] = []
        for square, near in enumerate(self.near):
            steps: list[int] = []
            for index, there in enumerate(near):
                one = self.needs[square][index] & ~keys == 0
                two = self.others[square][index] & ~keys == 0
                if (one and two) if strict else (one or two):
                    steps.append(there)
            found.append(steps)
        self.known_ways[keys << 1 | strict] = found
        return found

    def step_is_open(self, square: int, there: int, keys: int, strict: bool) -> bool:
        """Can one step over, with dice that open these colours?"""
        return there in self.ways(keys, strict)[square]

    def distances(self, square: int, keys: int, ground: list[int], strict: bool) -> list[int]:
        """Steps from a square to every other, over lines that the keys open."""
        ways = self.ways(keys, strict)
        found = [FAR] * len(ground)
        found[square] = 0
        front = [square]
        steps = 0
        while front:
            steps += 1
            after: list[int] = []
            for here in front:
                for there in ways[here]:
                    if found[there] == FAR and ground[there] != SHUT:
                        found[there] = steps
                        if ground[there] == FREE:
                            after.append(there)
            front = after
        return found

    def reach(self, square: int, steps: int, keys: int, ground: list[int], strict: bool) -> list[int]:
        """The squares at most so many steps away, in their order."""
        ways = self.ways(keys, strict)
        ground[square] = SHUT
        found: list[int] = []
        front = [square]
        while steps > 0 and front:
            after: list[int] = []
            for here in front:
                for there in ways[here]:
                    mark = ground[there]
                    if mark != SHUT:
                        ground[there] = SHUT
                        found.append(there)
                        if mark == FREE:
                            after.append(there)
            front = after
            steps -= 1
        found.sort()
        return found

    def waves(self, front: list[int], goals: list[int], ground: list[int], strict: bool) -> list[list[int]]:
        """Squares one step after the other over all coloured lines, up to the first that meet a goal, which is any
        square whose number there is not 0; no goal is met if the last ones are none.
        """
        ways = self.ways(EVERY_LINE, strict)
        found = [front]
        met = 0
        for square in front:
            ground[square] = SHUT
            met |= goals[square]
        while front and not met:
            after: list[int] = []
            for here in front:
                for there in ways[here]:
                    if ground[there] != SHUT:
                        ground[there] = SHUT
                        after.append(there)
                        met |= goals[there]
            found.append(after)
            front = after
        return found

    def ranges(self, square: int, strict: bool) -> list[int]:
        """How far every square is for a shot: over all squares and coloured lines, never a white one (PEL-A.21)."""
        known = self.known_ranges.get(square << 1 | strict)
        if known is None:
            known = self.distances(square, EVERY_LINE, [FREE] * len(self.signs), strict)
            self.known_ranges[square << 1 | strict] = known
        return known
