"""Shapes: what the fields of a view can be, and how each is written as cells of an observation.

Every cell is one whole number between two bounds, four bytes long. Where nothing is (None, or past the end of a list)
stands one less than the least that could: no cell ever needs a flag beside it to say that it is empty.

The same values come up again and again, so the cells of a value are remembered and copied. So a value is
looked at closely, its bounds included, when it is met first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import attrgetter
from struct import Struct
from typing import Any, NamedTuple, Protocol

# The number of values remembered for each field.
MEMORY = 2048

Pack = Callable[[Any], bytes]

_cell: Callable[[int], bytes] = Struct("=f").pack


class Cell(NamedTuple):
    """One number of an observation: its name, its bounds, and whether it can be blank."""

    name: str
    least: int
    most: int
    blank: bool = False

    @property
    def low(self) -> int:
        """The lowest value, blank included."""
        return self.least - 1 if self.blank else self.least


class Shape(Protocol):
    """What a field can be."""

    def cells(self, name: str) -> list[Cell]:
        """The cells that it takes, under this name."""

    def pack(self, value: Any) -> bytes:
        """A value of this shape as cells."""


class Number:
    """A whole number, or a flag, which is 0 or 1."""

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def cells(self, name: str) -> list[Cell]:
        """One."""
        return [Cell(name, self.least, self.most)]

    def pack(self, value: int) -> bytes:
        """As it is."""
        if not self.least <= value <= self.most:
            raise ValueError(f"{value} is not from {self.least} to {self.most}")
        return _cell(value)


class Count(Number):
    """A number that the rules do not bound; larger numbers are written as the largest."""

    def pack(self, value: int) -> bytes:
        """The number, or the largest one."""
        return super().pack(min(value, self.most))


class Choice:
    """One of a few words, written as its position in the list."""

    def __init__(self, words: Sequence[str]) -> None:
        self.places = {word: place for place, word in enumerate(words)}

    def cells(self, name: str) -> list[Cell]:
        """One."""
        return [Cell(name, 0, len(self.places) - 1)]

    def pack(self, value: str) -> bytes:
        """The place of the word."""
        return _cell(self.places[value])


class Maybe:
    """Something, or None: then all its cells are blank."""

    def __init__(self, inner: Shape) -> None:
        self.inner = inner
        self.nothing = blanks(inner)

    def cells(self, name: str) -> list[Cell]:
        """The cells of what may be there."""
        return [cell._replace(blank=True) for cell in self.inner.cells(name)]

    def pack(self, value: Any) -> bytes:
        """Encode the value, or blanks if there is none."""
        return self.nothing if value is None else self.inner.pack(value)


class Many:
    """A list of things of one shape, of limited length; empty places are blank."""

    def __init__(self, inner: Shape, length: int) -> None:
        self.inner = inner
        self.length = length
        self._pack_one = _pack_of(inner)
        self.tails = [blanks(inner) * (length - taken) for taken in range(length + 1)]

    def cells(self, name: str) -> list[Cell]:
        """The cells of the first, of the second, and so on."""
        places = [self.inner.cells(f"{name}[{place}]") for place in range(self.length)]
        return [cell._replace(blank=True) for cells in places for cell in cells]

    def pack(self, value: Sequence[Any]) -> bytes:
        """Encode the values, then blanks. A list that is too long raises an IndexError."""
        return b"".join([*map(self._pack_one, value), self.tails[len(value)]])


class Record:
    """The fields of a view, one after the other."""

    def __init__(self, fields: dict[str, Shape]) -> None:
        self.fields = fields
        self.fetch = _fetch(list(fields))
        self._packs = [_pack_of(shape) for shape in fields.values()]
        self._known = Known(self._join) if all(map(_is_plain, fields.values())) else None

    def cells(self, name: str) -> list[Cell]:
        """The cells of all fields."""
        prefix = f"{name}." if name else ""
        return [cell for field, shape in self.fields.items() for cell in shape.cells(prefix + field)]

    def pack(self, value: Any) -> bytes:
        """All fields. The cells of a plain record, such as a card, are remembered as a whole."""
        fields = self.fetch(value)
        return self._join(fields) if self._known is None else self._known[fields]

    def pack_anew(self, value: Any) -> bytes:
        """All fields, without remembering the record as a whole."""
        return self._join(self.fetch(value))

    def _join(self, fields: tuple[Any, ...]) -> bytes:
        return b"".join([pack(field) for pack, field in zip(self._packs, fields, strict=True)])


class Known(dict[Any, bytes]):
    """The cells of values met before. It forgets everything when it is full."""

    def __init__(self, pack: Pack) -> None:
        super().__init__()
        self._pack = pack

    def __missing__(self, value: Any) -> bytes:
        """Pack a new value, and remember it."""
        if len(self) >= MEMORY:
            self.clear()
        self[value] = written = self._pack(value)
        return written


def blanks(shape: Shape) -> bytes:
    """The cells of a shape where there is nothing."""
    return b"".join([_cell(cell.least - 1) for cell in shape.cells("")])


def _is_plain(shape: Shape) -> bool:
    """Are its values made of numbers and words alone? Others would be slow to compare."""
    return not isinstance(shape, Record) and (not isinstance(shape, Many | Maybe) or _is_plain(shape.inner))


def _pack_of(shape: Shape) -> Pack:
    return Known(shape.pack).__getitem__ if _is_plain(shape) else shape.pack


def _fetch(names: list[str]) -> Callable[[Any], tuple[Any, ...]]:
    """A function that gets several fields as a tuple, also if there is only one."""
    if len(names) == 1:
        only = attrgetter(names[0])
        return lambda value: (only(value),)
    return attrgetter(*names)
