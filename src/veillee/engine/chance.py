"""Chance: the only source of randomness, kept inside the table. Its whole state is one integer."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Final

# Factors stay below 2**30 and everything below 2**61, so that a compiled integer never leaves the machine word.
_STATE_MASK: Final = (1 << 60) - 1
_WORD_MASK: Final = (1 << 30) - 1
_STEP: Final = 0x9E3779B97F4A7C1
_MIX_LOW: Final = 0x2C8E9CF5
_MIX_HIGH: Final = 0x3851F42D

# The largest range that one number is split into: wide enough to save calls, far too narrow for a bias to show.
_WIDEST_SPAN: Final = 1 << 16


def _chunk(left: int) -> tuple[int, int]:
    """For each number of items left to shuffle: how many are left after the next number, and below what it is drawn."""
    stop, span = left - 1, left
    while stop > 1 and span * stop < _WIDEST_SPAN:
        span *= stop
        stop -= 1
    return stop, span


_CHUNKS: Final = [_chunk(left) for left in range(64)]

Results = list[int | list[int]]
# What a snapshot keeps of a chance: its state, given results, or both.
Stored = int | Results | dict[str, list[int]]


class Chance:
    """A counter that steps by a constant and is scrambled on the way out.

    The same on every platform, interpreted or compiled. Two chances with the same state have the same future.
    """

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state & _STATE_MASK

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, all equally likely (n far below 2**30)."""
        state = (self.state + _STEP) & _STATE_MASK
        self.state = state
        high = state >> 30
        mixed = (state & _WORD_MASK ^ high) * _MIX_LOW
        mixed = ((mixed ^ mixed >> 28) & _WORD_MASK ^ high) * _MIX_HIGH
        return (mixed & _WORD_MASK ^ mixed >> 30) * n >> 30

    def roll(self, sides: int) -> int:
        """One die with faces from 1 to `sides`."""
        return self.below(sides) + 1

    def rolls(self, dice: Sequence[int]) -> list[int]:
        """Several dice, one after the other, each with faces from 1 to its number of sides.

        The numbers are those of `below`, written out, for handfuls of dice are rolled often.
        """
        state = self.state
        faces: list[int] = []
        for sides in dice:
            state = (state + _STEP) & _STATE_MASK
            high = state >> 30
            mixed = (state & _WORD_MASK ^ high) * _MIX_LOW
            mixed = ((mixed ^ mixed >> 28) & _WORD_MASK ^ high) * _MIX_HIGH
            faces.append(((mixed & _WORD_MASK ^ mixed >> 30) * sides >> 30) + 1)
        self.state = state
        return faces

    def shuffle(self, items: list[int]) -> None:
        """Put the items in a random order, in place. One number serves for several swaps."""
        left = len(items)
        while left > 1:
            stop, span = _CHUNKS[left] if left < len(_CHUNKS) else _chunk(left)
            number = self.below(span)
            while left > stop:
                other = number % left
                number //= left
                left -= 1
                items[left], items[other] = items[other], items[left]

    def spawn(self) -> Chance:
        """An independent generator for somebody else, started from this one."""
        return Chance(self.below(_WORD_MASK) << 30 | self.below(_WORD_MASK))

    def copy(self) -> Chance:
        """The same chance with the same future."""
        return Chance(self.state)

    def stored(self) -> Stored:
        """What a snapshot keeps of it."""
        return self.state

    def used(self) -> int:
        """A number that changes with each result taken."""
        return self.state


class Loaded(Chance):
    """Chance with given results: dice of a test, or real dice and cards of a real table.

    A number answers `below` (`roll` takes the face itself); a list answers `shuffle` with the order to take.
    """

    __slots__ = ("at", "results")

    def __init__(self, results: Results) -> None:
        self.state = 0
        self.results = results
        self.at = 0

    def _next(self, wanted: str) -> int | list[int]:
        if self.at >= len(self.results):
            raise IndexError(f"loaded chance is used up after {self.at} results; next wanted: {wanted}")
        result = self.results[self.at]
        self.at += 1
        return result

    def below(self, n: int) -> int:
        """The next given number."""
        result = self._next(f"a number below {n}")
        if not isinstance(result, int) or not 0 <= result < n:
            raise ValueError(f"loaded result {self.at - 1} is {result!r}; wanted a number below {n}")
        return result

    def roll(self, sides: int) -> int:
        """The next given face."""
        result = self._next(f"a face from 1 to {sides}")
        if not isinstance(result, int) or not 1 <= result <= sides:
            raise ValueError(f"loaded result {self.at - 1} is {result!r}; wanted a face from 1 to {sides}")
        return result

    def rolls(self, dice: Sequence[int]) -> list[int]:
        """The next given faces."""
        return [self.roll(sides) for sides in dice]

    def shuffle(self, items: list[int]) -> None:
        """The next given order."""
        result = self._next(f"an order of {items}")
        if not isinstance(result, list) or sorted(result) != sorted(items):
            raise ValueError(f"loaded result {self.at - 1} is {result!r}; wanted an order of {items}")
        items[:] = result

    def copy(self) -> Chance:
        """The same results still to come."""
        twin = Loaded(self.results)
        twin.at = self.at
        return twin

    def stored(self) -> Stored:
        """The results still to come."""
        return self.results[self.at :]

    def used(self) -> int:
        """How many results were taken."""
        return self.at


class Dice(Chance):
    """Chance whose first dice show given faces, in this order; whatever else happens is left to the seed."""

    __slots__ = ("faces",)

    def __init__(self, state: int, faces: tuple[int, ...]) -> None:
        self.state = state & _STATE_MASK
        self.faces = faces

    def roll(self, sides: int) -> int:
        """The next given face, while there are any."""
        if not self.faces:
            return self.below(sides) + 1
        face = self.faces[0]
        if not 1 <= face <= sides:
            raise ValueError(f"a given die shows {face}; wanted a face from 1 to {sides}")
        self.faces = self.faces[1:]
        return face

    def rolls(self, dice: Sequence[int]) -> list[int]:
        """The next given faces, while there are any."""
        return [self.roll(sides) for sides in dice]

    def copy(self) -> Chance:
        """The same chance with the same future."""
        return Dice(self.state, self.faces)

    def stored(self) -> Stored:
        """The state, and the faces still to come."""
        return {"state": [self.state], "faces": list(self.faces)} if self.faces else self.state

    def used(self) -> int:
        """A number that changes with each result taken."""
        return self.state + len(self.faces)


def restored(stored: Stored) -> Chance:
    """The chance that a snapshot kept."""
    if isinstance(stored, list):
        return Loaded(stored)
    if isinstance(stored, dict):
        return Dice(stored["state"][0], tuple(stored["faces"]))
    return Chance(stored)


def seeded(seed: int | str) -> Chance:
    """The chance of a seed. Neighbouring seeds have nothing in common."""
    return Chance(int.from_bytes(blake2b(str(seed).encode(), digest_size=8).digest(), "big"))
