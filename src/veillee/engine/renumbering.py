"""Renumbering: content that was inserted, or stands in another order, gives the same things other numbers.

A table that was kept names things by numbers. With the ids that these numbers had, every number can be read as a name
and written as the number of today; so a Scene inserted in the middle of a book does not end the journeys through it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from veillee.engine.errors import BadMatch

# An argument that counts something, and names nothing.
COUNT = ""


@dataclass(frozen=True)
class Uses:
    """Where tables and words of a game name things by numbers: each with the register it is a number of.

    Pieces, and fields of options and events, that are not listed name nothing. A step that takes numbers and is not
    listed may name anything: a table that plans it is not renumbered.
    """

    pieces: dict[str, str] = field(default_factory=dict)
    steps: dict[str, tuple[str, ...]] = field(default_factory=dict)
    words: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Numbering:
    """The ids of what has a number, by register, in the order of the numbers; and where the numbers are used."""

    ids: dict[str, list[str]]
    uses: Uses


class Renumbering:
    """From the numbers of one edition to those of another."""

    def __init__(self, before: dict[str, list[str]], now: Numbering) -> None:
        self.uses = now.uses
        self.numbers = {name: _moved(ids, now.ids.get(name, [])) for name, ids in before.items()}

    def is_needed(self) -> bool:
        """Has anything another number, or none?"""
        return any(numbers != list(range(len(numbers))) for numbers in self.numbers.values())

    def number(self, register: str, value: Any) -> Any:
        """The number of today, or each number of a list; what is below nought names nothing."""
        if isinstance(value, list):
            return [self.number(register, item) for item in value]
        if register == COUNT or type(value) is not int or value < 0:
            return value
        numbers = self.numbers.get(register, [])
        found = numbers[value] if value < len(numbers) else -1
        if found < 0:
            raise BadMatch("match-content-changed")
        return found

    def word(self, data: list[Any], fields: tuple[str, ...]) -> list[Any]:
        """An option or an event, as a list."""
        registers = [self.uses.words.get(name, COUNT) for name in fields]
        return [data[0], *[self.number(one, item) for one, item in zip(registers, data[1:], strict=True)]]

    def piece(self, name: str, value: Any) -> Any:
        return self.number(self.uses.pieces.get(name, COUNT), value)

    def arguments(self, step: str, values: list[Any]) -> list[Any]:
        """What a planned step is given; words among them are renumbered by whoever knows their fields."""
        registers = self.uses.steps.get(step)
        if registers is None:
            if any(type(value) is int for value in values):
                raise BadMatch("match-content-changed")
            return values
        return [self.number(register, value) for register, value in zip(registers, values, strict=True)]


def _moved(before: list[str], now: list[str]) -> list[int]:
    """For each number of before the number of today, or -1; things of the same id keep their order."""
    places: dict[str, list[int]] = {}
    for number, name in enumerate(now):
        places.setdefault(name, []).append(number)
    met: dict[str, int] = {}
    found: list[int] = []
    for name in before:
        nth = met.get(name, 0)
        met[name] = nth + 1
        among = places.get(name, [])
        found.append(among[nth] if nth < len(among) else -1)
    return found
