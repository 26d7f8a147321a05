"""Shapes: what the fields of a view can be, and how each is written as cells of an observation.

Every cell is one whole number between two bounds. Where nothing is (None, or past the end of a list) stands one less
than the least that could: no cell ever needs a flag beside it to say that it is empty.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Any, NamedTuple, Protocol

Cells = list[int]
Fetch = Callable[[Any], Any]
Write = Callable[[Any, Cells], None]

# How many different records of one list are remembered.
MEMORY = 4096


class Cell(NamedTuple):
    """One number of an observation: where it comes from, its bounds, and whether it can be blank."""

    name: str
    least: int
    most: int
    blank: bool = False

    @property
    def low(self) -> int:
        """The least it can be, blank included."""
        return self.least - 1 if self.blank else self.least


class Shape(Protocol):
    """What a field can be."""

    def cells(self, name: str) -> list[Cell]:
        """The cells it takes, under this name."""

    def write(self, value: Any, out: Cells) -> None:
        """Append a value of this shape."""


class Number:
    """A whole number, or a flag, which is 0 or 1."""

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def cells(self, name: str) -> list[Cell]:
        """One."""
        return [Cell(name, self.least, self.most)]

    def write(self, value: Any, out: Cells) -> None:
        """As it is."""
        out.append(value)


class Count:
    """A number that rules do not bound; what is more than the most is written as the most."""

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def cells(self, name: str) -> list[Cell]:
        """One."""
        return [Cell(name, self.least, self.most)]

    def write(self, value: Any, out: Cells) -> None:
        """As it is, or the most."""
        out.append(min(value, self.most))


class Choice:
    """One of a few words, written as its place among them."""

    def __init__(self, words: Sequence[str]) -> None:
        self.places = {word: place for place, word in enumerate(words)}

    def cells(self, name: str) -> list[Cell]:
        """One."""
        return [Cell(name, 0, len(self.places) - 1)]

    def write(self, value: Any, out: Cells) -> None:
        """The place of the word."""
        out.append(self.places[value])


class Maybe:
    """Something, or None: then all its cells are blank."""

    def __init__(self, inner: Shape) -> None:
        self.inner = inner
        self.nothing = blanks(inner.cells(""))

    def cells(self, name: str) -> list[Cell]:
        """Those of what may be there."""
        return [cell._replace(blank=True) for cell in self.inner.cells(name)]

    def write(self, value: Any, out: Cells) -> None:
        """What is there, or blanks."""
        if value is None:
            out.extend(self.nothing)
        else:
            self.inner.write(value, out)


class Many:
    """A list of at most so many things of one shape; the places that are not taken are blank."""

    def __init__(self, inner: Shape, length: int) -> None:
        self.inner = inner
        self.length = length
        one = blanks(inner.cells(""))
        self.tails = [one * (length - taken) for taken in range(length + 1)]

    def cells(self, name: str) -> list[Cell]:
        """Those of the first, of the second, and so on."""
        places = [self.inner.cells(f"{name}[{place}]") for place in range(self.length)]
        return [cell._replace(blank=True) for cells in places for cell in cells]

    def write(self, value: Any, out: Cells) -> None:
        """What is there, then blanks. A list that is too long has no tail: an IndexError."""
        for one in value:
            self.inner.write(one, out)
        out += self.tails[len(value)]


class Record:
    """The fields of a view, one after the other. Neighbouring numbers are fetched at one go."""

    def __init__(self, fields: dict[str, Shape]) -> None:
        self.fields = fields
        self.plan = tuple(_plan(fields))
        self.is_flat = not any(_holds_records(shape) for shape in fields.values())

    def cells(self, name: str) -> list[Cell]:
        """Those of all fields."""
        prefix = f"{name}." if name else ""
        return [cell for field, shape in self.fields.items() for cell in shape.cells(prefix + field)]

    def write(self, value: Any, out: Cells) -> None:
        """All fields."""
        for write in self.plan:
            write(value, out)


def blanks(cells: Sequence[Cell]) -> Cells:
    """What stands in these cells where nothing is."""
    return [cell.least - 1 for cell in cells]


def _holds_records(shape: Shape) -> bool:
    return isinstance(shape, Record) or (isinstance(shape, Many | Maybe) and _holds_records(shape.inner))


def _plan(fields: dict[str, Shape]) -> list[Write]:
    plan: list[Write] = []
    numbers: list[str] = []
    for name, shape in fields.items():
        if isinstance(shape, Number):
            numbers.append(name)
        else:
            plan += _numbers(numbers)
            numbers = []
            plan.append(_field(name, shape))
    return plan + _numbers(numbers)


def _numbers(names: list[str]) -> list[Write]:
    """Write a run of numbers. One alone is not fetched as a tuple."""
    if not names:
        return []
    fetch = attrgetter(*names)
    if len(names) == 1:
        return [lambda view, out: out.append(fetch(view))]
    return [lambda view, out: out.extend(fetch(view))]


def _field(name: str, shape: Shape) -> Write:
    """Write one field. The shapes that views are full of take no call more than they must."""
    fetch = attrgetter(name)
    if isinstance(shape, Maybe) and isinstance(shape.inner, Number):
        return _maybe_number(fetch, shape.inner.least - 1)
    if isinstance(shape, Many) and isinstance(shape.inner, Number):
        return _many_numbers(fetch, shape.tails)
    if isinstance(shape, Many) and isinstance(shape.inner, Record) and shape.inner.is_flat:
        return _many_records(fetch, shape.tails, shape.inner)
    write = shape.write
    return lambda view, out: write(fetch(view), out)


def _maybe_number(fetch: Fetch, blank: int) -> Write:
    def write(view: Any, out: Cells) -> None:
        number = fetch(view)
        out.append(blank if number is None else number)

    return write


def _many_numbers(fetch: Fetch, tails: list[Cells]) -> Write:
    def write(view: Any, out: Cells) -> None:
        numbers = fetch(view)
        out += numbers
        out += tails[len(numbers)]

    return write


def _many_records(fetch: Fetch, tails: list[Cells], record: Record) -> Write:
    """Cards and tiles look the same again and again: what was written of one is copied."""
    fields: Fetch = attrgetter(*record.fields)
    known: dict[object, Cells] = {}

    def write(view: Any, out: Cells) -> None:
        records = fetch(view)
        for one in records:
            said = fields(one)
            cells = known.get(said)
            if cells is None:
                cells = []
                record.write(one, cells)
                if len(known) >= MEMORY:
                    known.clear()
                known[said] = cells
            out += cells
        out += tails[len(records)]

    return write
