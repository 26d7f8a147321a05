"""Catalogues: the Fluent texts of some packages in one language, found by their keys."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number

Argument = int | str

INTERFACE: Final = "veillee.words"
# French numbers come with narrow spaces; our texts know one kind of space that does not break.
NARROW_NO_BREAK: Final = "\u202f"
NO_BREAK: Final = "\u00a0"
_LONGEST_ARGUMENT: Final = 2_500


class MissingText(KeyError):
    """A catalogue lacks a text, or a text uses an argument that it was not given."""


class Catalogue:
    """The texts of some packages, each from its file `text/<language>.ftl`. By default the interface's."""

    def __init__(self, language: str, *packages: str) -> None:
        self.language = language
        self._bundle = _shared_bundle(language, packages or (INTERFACE,))

    def say(self, key: str, /, **arguments: Argument) -> str:
        """The text of a message, or of one of its attributes (`setting-mode.help`)."""
        return say(self._bundle, self.language, key, arguments)

    def has(self, key: str, /) -> bool:
        """Is there such a text?"""
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return False
        message = self._bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None


def _cut(value: Argument) -> Argument:
    """Fluent refuses longer arguments."""
    return value[: _LONGEST_ARGUMENT - 1] + "…" if isinstance(value, str) and len(value) > _LONGEST_ARGUMENT else value


@cache
def _shared_bundle(language: str, packages: tuple[str, ...]) -> FluentBundle:
    files = [resources.files(package) / "text" / f"{language}.ftl" for package in packages]
    return bundle_of(language, [file.read_text(encoding="utf-8") for file in files])


def say(bundle: FluentBundle, language: str, key: str, arguments: Mapping[str, Argument]) -> str:
    """The text of a message of a bundle, or of one of its attributes."""
    name, _, attribute = key.partition(".")
    if not bundle.has_message(name):
        raise MissingText(f"no text {key} in {language}")
    message = bundle.get_message(name)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        raise MissingText(f"no text {key} in {language}")
    text, errors = bundle.format_pattern(pattern, {name: _cut(value) for name, value in arguments.items()})
    if errors:
        raise MissingText(f"text {key} in {language}: {errors[0]}")
    return str(text).replace(NARROW_NO_BREAK, NO_BREAK)


def bundle_of(language: str, sources: list[str]) -> FluentBundle:
    """Messages written in Fluent, with the functions that all texts may use."""
    bundle = FluentBundle([language], functions=_FUNCTIONS, use_isolating=False)
    for source in sources:
        bundle.add_resource(FluentResource(source))
    return bundle


def _tenths(number: Any, digits: Any = 0) -> FluentType:
    """`TENTHS($tenths)` in a catalogue. Words hold whole numbers, so averages come in tenths: 23 is shown as 2.3.
    With `digits: 1` a whole number is shown with a nought.
    """
    return fluent_number(int(number) / 10, minimumFractionDigits=int(digits))


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


_FUNCTIONS: Final = {
    "TENTHS": _tenths, "HUNDREDTHS": _hundredths, "CAPITAL": _capital, "COUNT": _count, "FACES": _faces,
}  # fmt: skip
