"""The storyteller: short narrations for moments of a game, and the events that trigger them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from veillee.engine.content import Entry, Sheet
from veillee.engine.game import Game
from veillee.engine.words import Atom, Event, word_fields, word_name
from veillee.words.catalogue import Argument, MissingText, Texts

# The ids of what events name by numbers, by kind and in the order of the numbers.
Registers = Mapping[str, Sequence[str]]
NO_REGISTERS: Final[Registers] = {}


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
    """The narrations of `content/story.toml` in one language, triggered by events as `text/moments.toml` says.

    A narration is a Fluent pattern: it may use the fields of the event that triggers it and the game's catalogue.
    """

    def __init__(self, folder: Path, language: str, registers: Registers = NO_REGISTERS) -> None:
        moments = Sheet(folder / "content", "story.toml").entries("moment")
        self.narrations = {moment.text("when"): _variants(moment, language) for moment in moments}
        self.calls = [_call(entry, registers) for entry in Sheet(folder / "text", "moments.toml").entries("call")]
        catalogue = (folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")
        narrations = [messages_of(moment, told) for moment, told in self.narrations.items()]
        self._texts = Texts(language, [catalogue, *narrations])

    def tell(self, moment: str, nth: int, arguments: Mapping[str, Argument]) -> str:
        """The nth narration of a moment; after the last comes the first again."""
        if moment not in self.narrations:
            raise MissingText(f"no story for the moment {moment}")
        number = nth % len(self.narrations[moment])
        return self._texts.say(narration_id(moment, number), arguments)

    def moments_of(self, event: Event) -> list[str]:
        """The moments of the entries in the list that match the event."""
        name = word_name(type(event))
        fields = word_fields(event)
        return [call.moment for call in self.calls if call.event == name and call.answers(fields)]


def narration_id(moment: str, number: int) -> str:
    """The name of a narration as a Fluent message."""
    return f"narration-{moment}-{number}".replace("_", "-")


def messages_of(moment: str, variants: list[str]) -> str:
    """The narrations of a moment as Fluent messages."""
    return "\n".join([f"{narration_id(moment, number)} = {text}" for number, text in enumerate(variants)])


def _variants(moment: Entry, language: str) -> list[str]:
    variants = moment.data.get(language)
    if not isinstance(variants, list) or not variants or not all(isinstance(text, str) for text in variants):
        raise moment.fail(language, f"must be a list of texts, not {variants!r}", "texts", value=repr(variants))
    return variants


def _call(entry: Entry, registers: Registers) -> Call:
    where = entry.data.get("where", {})
    if not isinstance(where, dict) or not all(isinstance(values, list) for values in where.values()):
        raise entry.fail("where", "must give a list of values for each field", "where")
    wanted = {field: _numbered(field, values, registers) for field, values in where.items()}
    return Call(entry.text("moment"), entry.text("event"), wanted)


def _numbered(field: str, values: list[Atom], registers: Registers) -> list[Atom]:
    """Ids as the numbers that they have in this box. What a pack does not have is never met: nothing calls for it."""
    ids = registers.get(field.rpartition("_")[2])
    return values if ids is None else [ids.index(value) for value in values if value in ids]


@cache
def story_of(game: Game[Any], language: str) -> Story:
    """The story of a game, or of a pack of it; cached."""
    return Story(game.folder(), language, game.registers())
