"""Catalogues: the Fluent texts of some packages in one language, found by their keys."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from importlib import resources
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.runtime.types import FluentType, fluent_number

Argument = int | str

INTERFACE: Final = "veillee.words"
# French numbers come with narrow spaces; our texts know one kind of space that does not break.
NARROW_NO_BREAK: Final = "\u202f"
NO_BREAK: Final = "\u00a0"
_LONGEST_ARGUMENT: Final = 2_500
# Where a message or a term begins; and what may be the name of another in it.
_ENTRY: Final = re.compile(r"^-?[a-zA-Z][\w-]* *=", re.MULTILINE)
_REFERENCE: Final = re.compile(r"[{(,]\s*(-?[a-zA-Z][\w-]*)")
# What is said at a table is said again: at every question, to every seat.
_REMEMBERED: Final = 10_000


class MissingText(KeyError):
    """A catalogue lacks a text, or a text uses an argument that it was not given."""


class Texts:
    """Messages written in Fluent. Each is parsed when it is first wanted, with those it refers to: parsing is slow,
    and of the hundreds that a game has an evening says a few dozen.
    """

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], functions=_FUNCTIONS, use_isolating=False)
        self._unread: dict[str, str] = {}
        for source in sources:
            starts = [found.start() for found in _ENTRY.finditer(source)]
            for start, end in zip(starts, [*starts[1:], len(source)], strict=True):
                entry = source[start:end]
                self._unread.setdefault(entry.partition("=")[0].strip(), entry)

    def say(self, key: str, arguments: Mapping[str, Argument]) -> str:
        """The text of a message, or of one of its attributes."""
        pattern = self._find(key)
        if pattern is None:
            raise MissingText(f"no text {key} in {self.language}")
        text, errors = self._bundle.format_pattern(pattern, {name: _cut(value) for name, value in arguments.items()})
        if errors:
            raise MissingText(f"text {key} in {self.language}: {errors[0]}")
        return str(text).replace(NARROW_NO_BREAK, NO_BREAK)

    def has(self, key: str) -> bool:
        """Is there such a text?"""
        return self._find(key) is not None

    def _find(self, key: str) -> Pattern | None:
        name, _, attribute = key.partition(".")
        self._read(name)
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def _read(self, name: str) -> None:
        """Parse a message and what it refers to. Only then is it no longer unread: several threads may ask for it."""
        read: set[str] = set()
        wanted = [name]
        while wanted:
            name = wanted.pop()
            if name in self._unread and name not in read:
                read.add(name)
                source = self._unread[name]
                self._bundle.add_resource(FluentResource(source))
                wanted += _REFERENCE.findall(source)
        for name in read:
            self._unread.pop(name, None)


class Catalogue:
    """The texts of some packages, each from its file `text/<language>.ftl`. By default the interface's."""

    def __init__(self, language: str, *packages: str) -> None:
        self.language = language
        self._texts = _shared_texts(language, packages or (INTERFACE,))

    def say(self, key: str, /, **arguments: Argument) -> str:
        """The text of a message, or of one of its attributes (`setting-mode.help`)."""
        return _say_again(self._texts, key, tuple(arguments.items()))

    def has(self, key: str, /) -> bool:
        """Is there such a text?"""
        return self._texts.has(key)


@cache
def _shared_texts(language: str, packages: tuple[str, ...]) -> Texts:
    files = [resources.files(package) / "text" / f"{language}.ftl" for package in packages]
    return Texts(language, [file.read_text(encoding="utf-8") for file in files])


@lru_cache(_REMEMBERED)
def _say_again(texts: Texts, key: str, arguments: tuple[tuple[str, Argument], ...]) -> str:
    return texts.say(key, dict(arguments))


def _cut(value: Argument) -> Argument:
    """Fluent refuses longer arguments."""
    return value[: _LONGEST_ARGUMENT - 1] + "…" if isinstance(value, str) and len(value) > _LONGEST_ARGUMENT else value


def _tenths(number: Any, digits: Any = 0) -> FluentType:
    """`TENTHS($tenths)` in a catalogue. Words hold whole numbers, so averages come in tenths: 23 is shown as 2.3.
    With `digits: 1` a whole number is shown with a nought.
    """
    return fluent_number(int(number) / 10, minimumFractionDigits=int(digits))


def _whole(tenths: Any) -> FluentType:
    """`WHOLE($tenths)` in a catalogue: the nearest whole number, for those who reckon with what they can count."""
    return fluent_number((int(tenths) + 5) // 10)


def _hundredths(number: Any) -> FluentType:
    """`HUNDREDTHS($hundredths)` in a catalogue: 230 is shown as 2.30."""
    return fluent_number(int(number) / 100, minimumFractionDigits=2)


def _capital(text: Any) -> Any:
    """`CAPITAL($monster_the)` in a catalogue: a name at the beginning of a sentence."""
    said = str(text)
    return said[:1].upper() + said[1:]


def _count(listed: Any) -> FluentType:
    """`COUNT($attack)` in a catalogue: how many there are in a list with blanks between them."""
    return fluent_number(len(str(listed).split()))


def _faces(listed: Any, nought: Any = "0") -> str:
    """`FACES($attack, nought: "bones")` in a catalogue: what dice show, with a word for those that show nothing."""
    return " · ".join(str(nought) if face == "0" else face for face in str(listed).split())


_FUNCTIONS: Final[dict[str, Any]] = {
    "TENTHS": _tenths, "WHOLE": _whole, "HUNDREDTHS": _hundredths, "CAPITAL": _capital, "COUNT": _count,
    "FACES": _faces,
}  # fmt: skip
