"""Content: TOML files of cards, boards and texts, read with errors that name file, entry and field."""

from __future__ import annotations

import json
import tomllib
from hashlib import sha256
from pathlib import Path

from veillee.engine.errors import BadContent

LANGUAGES = ("fr", "en")


class Entry:
    """One table of a TOML file. Reading a field checks it; `done` refuses fields that nobody read."""

    def __init__(self, place: str, data: dict[str, object]) -> None:
        self.place = place
        self.data = data
        self.read: set[str] = {"note"}

    def fail(self, field: str, wrong: str) -> BadContent:
        """An error about a field of this entry."""
        return BadContent(f"{self.place}: {field}: {wrong}")

    def _get(self, field: str) -> object:
        self.read.add(field)
        if field not in self.data:
            raise self.fail(field, "is missing")
        return self.data[field]

    def number(self, field: str, least: int, most: int) -> int:
        """A whole number between two bounds."""
        value = self._get(field)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self.fail(field, f"must be a whole number from {least} to {most}, not {value!r}")
        return value

    def numbers(self, field: str, least: int, most: int) -> tuple[int, ...]:
        """A list of whole numbers between two bounds."""
        value = self._get(field)
        if not isinstance(value, list) or not value:
            raise self.fail(field, f"must be a list of whole numbers from {least} to {most}, not {value!r}")
        return tuple([Entry(self.place, {field: item}).number(field, least, most) for item in value])

    def flag(self, field: str) -> bool:
        """True or false."""
        value = self._get(field)
        if not isinstance(value, bool):
            raise self.fail(field, f"must be true or false, not {value!r}")
        return value

    def inner(self, field: str) -> list[Entry]:
        """A list of tables inside this entry, each named by its place."""
        value = self._get(field)
        if not isinstance(value, list) or not value or not all(isinstance(item, dict) for item in value):
            raise self.fail(field, "must be a list of tables")
        return [Entry(f"{self.place}: {field} {number}", item) for number, item in enumerate(value, 1)]

    def text(self, field: str) -> str:
        """A text that is not empty."""
        value = self._get(field)
        if not isinstance(value, str) or not value.strip():
            raise self.fail(field, f"must be a text, not {value!r}")
        return value

    def one_of(self, field: str, choices: tuple[str, ...]) -> str:
        """One of a few words."""
        value = self.text(field)
        if value not in choices:
            raise self.fail(field, f"must be one of {', '.join(choices)}, not {value!r}")
        return value

    def words(self, field: str, choices: tuple[str, ...]) -> tuple[str, ...]:
        """A list of some of a few words."""
        value = self._get(field)
        if not isinstance(value, list) or not value or not all(item in choices for item in value):
            raise self.fail(field, f"must be a list of {', '.join(choices)}, not {value!r}")
        return tuple(value)

    def unique(self, field: str, taken: list[str]) -> str:
        """A text that no other entry has."""
        value = self.text(field)
        if value in taken:
            raise self.fail(field, f"{value!r} stands twice")
        return value

    def name(self, field: str) -> dict[str, str]:
        """A name in every language."""
        value = self._get(field)
        if not isinstance(value, dict) or set(value) != set(LANGUAGES):
            raise self.fail(field, f"must give a text for each of {', '.join(LANGUAGES)}")
        inner = Entry(f"{self.place}: {field}", value)
        return {language: inner.text(language) for language in LANGUAGES}

    def done(self) -> None:
        """Refuse what no rule reads: most often a misspelt field."""
        for field in self.data:
            if field not in self.read:
                raise self.fail(field, "is not a field of this entry")


class Sheet:
    """One TOML file of a content folder."""

    def __init__(self, folder: Path, name: str) -> None:
        self.name = name
        try:
            self.data: dict[str, object] = tomllib.loads((folder / name).read_text(encoding="utf-8"))
        except FileNotFoundError:
            raise BadContent(f"{name}: is missing from {folder}") from None
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, RecursionError) as error:
            raise BadContent(f"{name}: cannot be read: {error}") from None

    def only(self, *keys: str) -> None:
        """Refuse what no rule reads: most often a misspelt heading."""
        for key in self.data:
            if key not in keys:
                raise BadContent(f"{self.name}: {key}: is not an entry of this sheet")

    def entry(self, key: str) -> Entry:
        """The table under a key."""
        value = self.data.get(key)
        if not isinstance(value, dict):
            raise BadContent(f"{self.name}: [{key}] is missing")
        return Entry(f"{self.name}: [{key}]", value)

    def entries(self, key: str) -> list[Entry]:
        """The tables listed under a key; each is named by its `id`."""
        value = self.data.get(key)
        if not isinstance(value, list) or not value:
            raise BadContent(f"{self.name}: [[{key}]] is missing")
        found = []
        for number, item in enumerate(value, 1):
            if not isinstance(item, dict):
                raise BadContent(f"{self.name}: {key} {number}: must be a table")
            found.append(Entry(f"{self.name}: {key} {item.get('id', number)}", item))
        return found


def content_hash(sheets: list[Sheet]) -> str:
    """A short fingerprint of what the sheets say; comments and layout do not count."""
    said = json.dumps([[sheet.name, sheet.data] for sheet in sheets], sort_keys=True, default=str)
    return sha256(said.encode()).hexdigest()[:16]
