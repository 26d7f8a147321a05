"""Words: the small immutable values in which a table speaks. Options to choose from, events that happened, remarks.

A word has fields that are numbers, booleans or short strings, and stands in files as `["lay_card", 4]`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, fields

Atom = int | bool | str


@dataclass(frozen=True)
class Target:
    """A thing on the board that a word concerns: the board lights it up."""

    kind: str
    index: int = 0


@dataclass(frozen=True)
class Word:
    """A typed value with a name and plain fields."""


@dataclass(frozen=True)
class Option(Word):
    """One possible answer to a question: an imperative."""

    def points_at(self) -> tuple[Target, ...]:
        """What it concerns on the board; nothing means a plain button."""
        return ()


@dataclass(frozen=True)
class Event(Word):
    """Something that just happened: past tense."""


@dataclass(frozen=True)
class News(Event):
    """An event that shows what was hidden: a choice made before it can no longer be taken back."""


@dataclass(frozen=True)
class Remark(Word):
    """A fact about an option, known to the seat that is asked: odds, a gain, a danger."""


@dataclass(frozen=True)
class View:
    """What one seat may see: an allow-list, built field by field."""


def word_name(kind: type[Word]) -> str:
    """`LayCard` is `lay_card` in files and, with a hyphen, in catalogues."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower()


def field_names(kind: type[Word]) -> tuple[str, ...]:
    """The fields of a word, in order."""
    return tuple(field.name for field in fields(kind))


def field_types(kind: type[Word]) -> tuple[str, ...]:
    """The types of the fields of a word, by name."""
    return tuple(field.type if isinstance(field.type, str) else field.type.__name__ for field in fields(kind))


def word_fields(word: Word) -> dict[str, Atom]:
    """The fields of a word with their values."""
    return {name: getattr(word, name) for name in field_names(type(word))}


def to_list(word: Word) -> list[Atom]:
    """A word as it stands in a file."""
    return [word_name(type(word)), *word_fields(word).values()]
