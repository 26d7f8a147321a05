"""Observations: what a seat may see of a game, as numbers in a fixed order.

The order and the bounds are written down in `observation.toml` of the game's package, because they are a promise to
those who trained on them: measured bounds would depend on luck, and types have no bounds (compiled
ones do not even say what a tuple holds). A change there asks for a new `version`.
"""

from __future__ import annotations

from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from veillee.engine.content import Entry, Sheet, fault_at
from veillee.engine.errors import VeilleeError
from veillee.engine.game import Game
from veillee.engine.table import Seat
from veillee.engine.words import View
from veillee.lab.envs.shape import Cell, Choice, Count, Many, Maybe, Number, Record, Shape
from veillee.words.speaker import package_of

FILE = "observation.toml"
FLAG = "flag"
LARGEST = 2**15 - 1
_CELL = np.dtype(np.float32)

Vector = NDArray[np.float32]


class NoObservation(VeilleeError):
    """A game has no `observation.toml`, or a view does not fit it."""


class Observation:
    """Turns views into vectors: first the seat that looks, then the fields of its view."""

    def __init__(self, sheet: Sheet, view: str) -> None:
        self.version = _version(sheet)
        self._sheet = sheet
        self._opening: list[str] = []
        self._record = self._read_record(view)
        self.cells = (Cell("me", 0, self._most_seats() - 1), *self._record.cells(""))
        self._seats = [Number(0, self._most_seats() - 1).pack(seat) for seat in range(self._most_seats())]

    def vector(self, view: View, seat: Seat) -> Vector:
        """What this seat sees. It is made from the view alone, so it tells nothing that the view hides."""
        try:
            cells = self._seats[seat] + self._record.pack_anew(view)
        except (AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
            raise NoObservation(f"{self._sheet.name}: a view does not fit: {error!r} in {view}") from error
        return np.frombuffer(bytearray(cells), _CELL)

    def _most_seats(self) -> int:
        seats = self._record.fields.get("seats")
        if not isinstance(seats, Number):
            raise fault_at(f"{self._sheet.name}: seats", "the view must say how many there are", "no-seats")
        return seats.most

    def _read_record(self, name: str) -> Record:
        if name in self._opening:
            raise fault_at(f"{self._sheet.name}: [{name}]", "holds itself", "holds-itself")
        self._opening.append(name)
        entry = self._sheet.entry(name)
        record = Record({field: self._read_shape(entry, field, entry.data[field]) for field in entry.data})
        self._opening.pop()
        return record

    def _read_shape(self, entry: Entry, field: str, said: Any) -> Shape:
        """Read a shape, written as in docs/environments.md."""
        match said:
            case [int(least), int(most)] if -LARGEST <= least < most <= LARGEST:
                return Number(least, most)
            case {"clip": [int(least), int(most)]} if len(said) == 1 and -LARGEST <= least < most <= LARGEST:
                return Count(least, most)
            case [str(), str(), *_] if all(isinstance(word, str) for word in said):
                return Choice(said)
            case str() if said == FLAG:
                return Number(0, 1)
            case str() if said in self._sheet.data:
                return self._read_record(said)
            case {"maybe": inner} if len(said) == 1:
                return Maybe(self._read_shape(entry, field, inner))
            case {"length": int(length), "of": inner} if len(said) == 2 and length > 0:
                return Many(self._read_shape(entry, field, inner), length)
        raise entry.fail(field, f"{said!r} is no shape; see docs/environments.md", "shape", value=repr(said))


def observation_of(game: Game[Any]) -> Observation:
    """The observation of a game. An empty sheet counts as missing: a shell makes one before `draft` writes to it."""
    package = resources.files(package_of(game))
    if not (package / FILE).is_file() or not (package / FILE).read_bytes():
        raise NoObservation(f"{game.name} has no {FILE}; draft one: python -m veillee.lab.envs.draft {game.name}")
    return Observation(_sheet(package), game.view_type().__name__)


def _sheet(package: Traversable) -> Sheet:
    with resources.as_file(package / FILE) as path:
        return Sheet(path.parent, path.name)


def _version(sheet: Sheet) -> int:
    version = sheet.data.get("version")
    if not isinstance(version, int):
        raise fault_at(f"{sheet.name}: version", "must be a whole number", "whole-number")
    return version
