"""The storyteller: short narrations for moments of a game, and the events that trigger them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path

from veillee.engine.content import Entry, Sheet
from veillee.engine.words import Atom, Event, word_fields, word_name
from veillee.words.catalogue import MissingText


@dataclass(frozen=True)
class Call:
    """An event triggers a moment if each of these fields has one of these values."""

    moment: str
    event: str
    where: dict[str, list[Atom]]

    def answers(self, fields: dict[str, Atom]) -> bool:
        """Does an event with these fields match?"""
        return all(fields[field] in values for field, values in self.where.items())


class Story:
    """The narrations of `content/story.toml` in one language, triggered by events as `text/moments.toml` says."""

    def __init__(self, folder: Path, language: str) -> None:
        moments = Sheet(folder / "content", "story.toml").entries("moment")
        self.narrations = {moment.text("when"): _variants(moment, language) for moment in moments}
        self.calls = [_call(entry) for entry in Sheet(folder / "text", "moments.toml").entries("call")]

    def tell(self, moment: str, nth: int) -> str:
        """The nth narration of a moment; after the last comes the first again."""
        if moment not in self.narrations:
            raise MissingText(f"no story for the moment {moment}")
        variants = self.narrations[moment]
        return variants[nth % len(variants)]

    def moment_of(self, event: Event) -> str | None:
        """The moment of the first entry in the list that matches the event."""
        name = word_name(type(event))
        fields = word_fields(event)
        return next((call.moment for call in self.calls if call.event == name and call.answers(fields)), None)


def _variants(moment: Entry, language: str) -> list[str]:
    variants = moment.data.get(language)
    if not isinstance(variants, list) or not variants or not all(isinstance(text, str) for text in variants):
        raise moment.fail(language, "must be a list of texts")
    return variants


def _call(entry: Entry) -> Call:
    where = entry.data.get("where", {})
    if not isinstance(where, dict) or not all(isinstance(values, list) for values in where.values()):
        raise entry.fail("where", "must give a list of values for each field")
    return Call(entry.text("moment"), entry.text("event"), where)


@cache
def story_of(package: str, language: str) -> Story:
    """The story of a game's package; cached."""
    return Story(Path(str(resources.files(package))), language)
