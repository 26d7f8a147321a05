"""Content: TOML files of cards, boards and texts, read with errors that name file, entry and field."""

from __future__ import annotations

import dataclasses
import json
import tomllib
from hashlib import sha256
from pathlib import Path

from veillee.engine.errors import BadContent

LANGUAGES = ("fr", "en")
EARLIER = "earlier.toml"
NOTE = "note"
# Passages that are told under conditions, and change nothing else.
ECHOES = "echoes"
# Fields that no rule depends on.
ONLY_READ = (NOTE, ECHOES)
_WORD_BITS = 64


class Entry:
    """One table of a TOML file. Reading a field checks it; `done` refuses fields that nobody read."""

    def __init__(self, place: str, data: dict[str, object], trail: tuple[str | int, ...] = ()) -> None:
        self.place = place
        self.data = data
        self.trail = trail
        self.read: set[str] = {NOTE}

    def fail(self, field: str, wrong: str, fault: str, **facts: int | str) -> BadContent:
        """An error about a field of this entry. It goes by a name too, under which catalogues say what is wrong."""
        place = f"{self.place}: {field}"
        return BadContent(f"{place}: {wrong}", place, (*self.trail, field), fault, **facts)

    def _get(self, field: str) -> object:
        self.read.add(field)
        if field not in self.data:
            raise self.fail(field, "is missing", "missing")
        return self.data[field]

    def number(self, field: str, least: int, most: int) -> int:
        """A whole number between two bounds."""
        value = self._get(field)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            wrong = f"must be a whole number from {least} to {most}, not {value!r}"
            raise self.fail(field, wrong, "number", least=least, most=most, value=repr(value))
        return value

    def numbers(self, field: str, least: int, most: int) -> tuple[int, ...]:
        """A list of whole numbers between two bounds."""
        value = self._get(field)
        if not isinstance(value, list) or not value:
            wrong = f"must be a list of whole numbers from {least} to {most}, not {value!r}"
            raise self.fail(field, wrong, "numbers", least=least, most=most, value=repr(value))
        return tuple([Entry(self.place, {field: item}, self.trail).number(field, least, most) for item in value])

    def flag(self, field: str) -> bool:
        """True or false."""
        value = self._get(field)
        if not isinstance(value, bool):
            raise self.fail(field, f"must be true or false, not {value!r}", "flag", value=repr(value))
        return value

    def inner(self, field: str) -> list[Entry]:
        """A list of tables inside this entry, each named by its place."""
        value = self._get(field)
        if not isinstance(value, list) or not value or not all(isinstance(item, dict) for item in value):
            raise self.fail(field, "must be a list of tables", "tables")
        return [
            Entry(f"{self.place}: {field} {number}", item, (*self.trail, field, number - 1))
            for number, item in enumerate(value, 1)
        ]

    def table(self, field: str) -> Entry:
        """A table inside this entry."""
        value = self._get(field)
        if not isinstance(value, dict) or not value:
            raise self.fail(field, "must be a table", "table")
        return Entry(f"{self.place}: {field}", value, (*self.trail, field))

    def text(self, field: str) -> str:
        """A text that is not empty."""
        value = self._get(field)
        if not isinstance(value, str) or not value.strip():
            raise self.fail(field, f"must be a text, not {value!r}", "text", value=repr(value))
        return value

    def texts(self, field: str) -> list[str]:
        """A list of texts, perhaps empty."""
        value = self._get(field)
        if not isinstance(value, list) or not all(isinstance(item, str) and item.strip() for item in value):
            raise self.fail(field, f"must be a list of texts, not {value!r}", "texts", value=repr(value))
        return list(value)

    def one_of(self, field: str, choices: tuple[str, ...]) -> str:
        """One of a few words."""
        value = self.text(field)
        if value not in choices:
            known = ", ".join(choices)
            raise self.fail(field, f"must be one of {known}, not {value!r}", "choice", known=known, value=repr(value))
        return value

    def words(self, field: str, choices: tuple[str, ...]) -> tuple[str, ...]:
        """A list of some of a few words."""
        value = self._get(field)
        if not isinstance(value, list) or not value or not all(item in choices for item in value):
            known = ", ".join(choices)
            raise self.fail(field, f"must be a list of {known}, not {value!r}", "words", known=known, value=repr(value))
        return tuple(value)

    def unique(self, field: str, taken: list[str]) -> str:
        """A text that no other entry has."""
        value = self.text(field)
        if value in taken:
            raise self.fail(field, f"{value!r} stands twice", "twice", value=repr(value))
        return value

    def name(self, field: str) -> dict[str, str]:
        """A name in every language."""
        value = self._get(field)
        if not isinstance(value, dict) or set(value) != set(LANGUAGES):
            known = ", ".join(LANGUAGES)
            raise self.fail(field, f"must give a text for each of {known}", "languages", known=known)
        inner = Entry(f"{self.place}: {field}", value, (*self.trail, field))
        return {language: inner.text(language) for language in LANGUAGES}

    def done(self) -> None:
        """Refuse fields that were not read: most often they are misspelt."""
        for field in self.data:
            if field not in self.read:
                raise self.fail(field, "is not a field of this entry", "unknown-field")


def fault_at(place: str, wrong: str, fault: str, **facts: int | str) -> BadContent:
    """An error about a place that is no entry of a sheet, such as a page to which no way leads."""
    return BadContent(f"{place}: {wrong}", place, (), fault, **facts)


def unknown_at(place: str, name: str) -> BadContent:
    """An error about a name that nothing in the box has."""
    return fault_at(place, f"there is no {name!r}", "unknown", value=repr(name))


@dataclasses.dataclass(frozen=True)
class Flaw:
    """Something in content that can be read but not played as it is meant: where, and what a catalogue says of it.

    A doubt is something that could neither be proved nor refuted.
    """

    place: str
    key: str
    facts: dict[str, int | str] = dataclasses.field(default_factory=dict)
    is_doubt: bool = False


class Sheet:
    """One TOML file of a content folder."""

    def __init__(self, folder: Path, name: str) -> None:
        self.name = name
        try:
            self.data: dict[str, object] = tomllib.loads((folder / name).read_text(encoding="utf-8"))
            _refuse_huge_numbers(self.data)
        except FileNotFoundError:
            raise BadContent(f"{name}: is missing from {folder}", name, (name,), "missing") from None
        except (OSError, ValueError, RecursionError) as error:
            raise BadContent(f"{name}: cannot be read: {error}", name, (name,), "unreadable", why=str(error)) from None

    def only(self, *keys: str) -> None:
        """Refuse headings that were not read: most often they are misspelt."""
        for key in self.data:
            if key not in keys:
                raise self._fail(f"{self.name}: {key}", ": is not an entry of this sheet", "unknown-entry", key)

    def entry(self, key: str) -> Entry:
        """The table under a key."""
        value = self.data.get(key)
        if not isinstance(value, dict):
            raise self._fail(f"{self.name}: [{key}]", " is missing", "missing", key)
        return Entry(f"{self.name}: [{key}]", value, (self.name, key))

    def entries(self, key: str) -> list[Entry]:
        """The tables listed under a key; each is named by its `id`."""
        value = self.data.get(key)
        if not isinstance(value, list) or not value:
            raise self._fail(f"{self.name}: [[{key}]]", " is missing", "missing", key)
        found = []
        for number, item in enumerate(value, 1):
            if not isinstance(item, dict):
                raise self._fail(f"{self.name}: {key} {number}", ": must be a table", "table", key, number - 1)
            place = f"{self.name}: {key} {item.get('id', number)}"
            found.append(Entry(place, item, (self.name, key, number - 1)))
        return found

    def _fail(self, place: str, wrong: str, fault: str, *steps: str | int) -> BadContent:
        return BadContent(place + wrong, place, (self.name, *steps), fault)


def _refuse_huge_numbers(data: object) -> None:
    """Python does not write numbers of thousands of digits, so they could not even be complained about."""
    if isinstance(data, int) and data.bit_length() > _WORD_BITS:
        raise ValueError("a number is too long")
    inner = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    for item in inner:
        _refuse_huge_numbers(item)


def content_hash(sheets: list[Sheet]) -> str:
    """A short fingerprint of what the sheets say to the rules: texts, notes, comments and layout do not count."""
    said = json.dumps([[sheet.name, without_texts(sheet.data)] for sheet in sheets], sort_keys=True, default=str)
    return sha256(said.encode()).hexdigest()[:16]


def without_texts(value: object) -> object:
    """The same value, with nothing in it that is only read by people."""
    if isinstance(value, list):
        return [without_texts(item) for item in value]
    if isinstance(value, dict):
        return {key: without_texts(item) for key, item in value.items() if key not in ONLY_READ and not is_text(item)}
    return value


def is_text(value: object) -> bool:
    """Is it a text in every language?"""
    return isinstance(value, dict) and set(value) == set(LANGUAGES)


def earlier_hashes(folder: Path, now: str) -> tuple[str, ...]:
    """The fingerprints that this content had before its fingerprint was `now`, if the folder lists any."""
    if not (folder / EARLIER).exists():
        return ()
    entry = Entry(EARLIER, Sheet(folder, EARLIER).data, (EARLIER,))
    listed_for, earlier = entry.text("now"), entry.texts("earlier")
    entry.done()
    return tuple(earlier) if listed_for == now else ()
