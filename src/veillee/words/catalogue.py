"""Catalogues: the Fluent texts of some packages in one language, found by their keys."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number

Argument = int | str

INTERFACE: Final = "veillee.words"


class MissingText(KeyError):
    """A catalogue lacks a text, or a text uses an argument that it was not given."""


class Catalogue:
    """The texts of some packages, each from its file `text/<language>.ftl`. By default the interface's."""

    def __init__(self, language: str, *packages: str) -> None:
        self.language = language
        self._bundle = _bundle_of(language, packages or (INTERFACE,))

    def say(self, key: str, /, **arguments: Argument) -> str:
        """The text of a message, or of one of its attributes (`setting-mode.help`)."""
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            raise MissingText(f"no text {key} in {self.language}")
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise MissingText(f"no text {key} in {self.language}")
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise MissingText(f"text {key} in {self.language}: {errors[0]}")
        return str(text)


@cache
def _bundle_of(language: str, packages: tuple[str, ...]) -> FluentBundle:
    bundle = FluentBundle([language], functions={"TENTHS": _tenths}, use_isolating=False)
    for package in packages:
        file = resources.files(package) / "text" / f"{language}.ftl"
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _tenths(number: Any) -> FluentType:
    """`TENTHS($tenths)` in a catalogue. Words hold whole numbers, so averages come in tenths: 23 is shown as 2.3."""
    return fluent_number(int(number) / 10)
