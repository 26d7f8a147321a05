"""Words: the small immutable values in which a table speaks. Options to choose from, events that happened, remarks.

A word has fields that are numbers, booleans or short strings, and stands in files as `["lay_card", 4]`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, fields
from typing import Any, NewType, get_type_hints

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

    @property
    def gives_up(self) -> bool:
        """Does it only throw away what one has? It may be done, and nobody is invited to it."""
        return False

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
    """A fact about an option or about the table as it stands, known to the seat: odds, a gain, a danger."""


@dataclass(frozen=True)
class Obstacle:
    """Something that a seat may wish to do and cannot do now, with the rule or ruling that forbids it; and what exactly
    is missing, if numbers say it better.
    """

    option: Option
    rule: str
    why: Remark | None = None


@dataclass(unsafe_hash=True)
class View:
    """What one seat may see: an allow-list, built field by field, never changed.

    Not frozen, since a view is made for every message and a frozen dataclass takes three times as long to make.
    """


# Asked for on every message: looking them up in the types each time would cost more than all the rest.
_names: dict[type[Word], str] = {}
_fields: dict[type[Word] | type[View], tuple[str, ...]] = {}
_types: dict[type[Word], tuple[type[Atom], ...]] = {}


def word_name(kind: type[Word]) -> str:
    """`LayCard` is `lay_card` in files and, with a hyphen, in catalogues."""
    name = _names.get(kind)
    if name is None:
        name = _names[kind] = re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower()
    return name


def field_names(kind: type[Word] | type[View]) -> tuple[str, ...]:
    """The fields of a word or a view, in order."""
    names = _fields.get(kind)
    if names is None:
        names = _fields[kind] = tuple([field.name for field in fields(kind)])
    return names


def field_types(kind: type[Word]) -> tuple[type[Atom], ...]:
    """The types that the fields of a word have at run time: int for `square: Square`."""
    types = _types.get(kind)
    if types is None:
        hints = get_type_hints(kind)
        types = _types[kind] = tuple([_atom_type(hints[name]) for name in field_names(kind)])
    return types


def _atom_type(hint: Any) -> type[Atom]:
    while isinstance(hint, NewType):
        hint = hint.__supertype__
    assert hint in (int, bool, str), "a field of a word is a number, a boolean or a string"
    found: type[Atom] = hint
    return found


def word_fields(word: Word) -> dict[str, Atom]:
    """The fields of a word with their values."""
    return {name: getattr(word, name) for name in field_names(type(word))}


def to_list(word: Word) -> list[Atom]:
    """A word as it stands in a file."""
    kind = type(word)
    plain: list[Atom] = [word_name(kind)]
    for name in field_names(kind):
        plain.append(getattr(word, name))
    return plain


def to_line(word: Word) -> str:
    """A word as people write it in scripts and content: its name, then its fields."""
    return " ".join([str(part) for part in to_list(word)])


def to_plain(view: View) -> dict[str, Any]:
    """A view as JSON data: dictionaries, lists and atoms. Most values are numbers and flags, which need no look."""
    plain: dict[str, Any] = {}
    for name in field_names(type(view)):
        value = getattr(view, name)
        kind = type(value)
        plain[name] = value if kind is int or kind is bool else _plain_value(value)
    return plain


def _plain_value(value: Any) -> Any:
    if isinstance(value, tuple):
        return [one if type(one) is int or type(one) is bool else _plain_value(one) for one in value]
    return to_plain(value) if isinstance(value, View) else value
