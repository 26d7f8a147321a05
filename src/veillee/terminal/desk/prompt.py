"""A prompt: what a player sees when something is asked. Each desk shows it in its own way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from rich.text import Text

OFF_MAP = 2


class LogLine(NamedTuple):
    """A line of the log: its position in the whole log, and whether it is new to this player."""

    text: str
    place: int = 0
    is_story: bool = False
    is_new: bool = False


@dataclass(frozen=True)
class Teaching:
    """What the guide of a first game says: a title, the lesson, what it points at, and the keys that end it."""

    title: str
    text: str
    point: str
    keys: dict[str, str]

    def footer(self) -> str:
        """The keys in a line."""
        return "  ".join(f"{key} {name}" for key, name in self.keys.items())


@dataclass
class Prompt:
    """A question with its surroundings: the drawn table and the log, or else a picture and some words.

    `keys` are the one-letter commands with their names; `names` say the options as files do, the same in any language;
    `notes` go with the options and are shown for the selected one; `shortcuts` are keys that choose an option. Beside a
    board, options stand in columns once they would fill more than `columns_from` rows. `places` say where on the board
    each option points, `groups` what it has in common with others. `teaching` is a lesson for this question.
    """

    title: str
    question: str = ""
    labels: Sequence[str] = ()
    names: Sequence[str] = ()
    notes: Sequence[str] = ()
    board: Sequence[Text] = ()
    small_board: Sequence[Text] = ()
    log: Sequence[LogLine] = ()
    picture: Sequence[str] = ()
    words: Sequence[Text] = ()
    status: str = ""
    keys: dict[str, str] = field(default_factory=dict)
    shortcuts: dict[str, int] = field(default_factory=dict)
    places: Sequence[Sequence[tuple[int, int]]] = ()
    groups: Sequence[str] = ()
    selected: int = 0
    columns_from: int = 5
    teaching: Teaching | None = None

    def footer(self) -> str:
        """The commands in a line."""
        return "  ".join(f"{key} {name}" for key, name in self.keys.items())

    def commands(self) -> dict[str, str]:
        """All one-letter commands, those of the lesson too."""
        return {**self.keys, **self.teaching.keys} if self.teaching else self.keys

    def note(self) -> str:
        """The note on the selected option."""
        return self.notes[self.selected] if self.selected < len(self.notes) else ""

    def is_on_map(self) -> bool:
        """Are all options squares of the board, except one or two?"""
        placed = sum(bool(places) for places in self.places)
        return placed > OFF_MAP and placed >= len(self.labels) - OFF_MAP

    def members(self) -> list[list[int]]:
        """The options by what they have in common, in their order."""
        found: dict[object, list[int]] = {}
        for place, group in enumerate(self.groups):
            found.setdefault(group or place, []).append(place)
        return list(found.values())

    def menu(self) -> Prompt:
        """One option for each group; options without a group stay as they are."""
        members = self.members()
        alone = [len(places) == 1 for places in members]
        first = [places[0] for places in members]
        part = self.part(first)
        part.labels = [
            label if is_alone else f"{self.groups[place]}…"
            for label, place, is_alone in zip(part.labels, first, alone, strict=True)
        ]
        part.notes = [note if is_alone else "" for note, is_alone in zip(part.notes, alone, strict=True)]
        part.selected = next((at for at, places in enumerate(members) if self.selected in places), 0)
        return part

    def part(self, places: Sequence[int]) -> Prompt:
        """The same prompt with some of its options; the selected one stays so, if it is among them."""
        selected = list(places).index(self.selected) if self.selected in places else 0
        part = replace(self, labels=[self.labels[place] for place in places], groups=(), selected=selected)
        part.names = [self.names[place] for place in places] if self.names else ()
        part.notes = [self.notes[place] for place in places] if self.notes else ()
        part.places = [self.places[place] for place in places] if self.places else ()
        return part


def as_text(line: LogLine) -> Text:
    """A line of the log, styled."""
    return Text(f"  {line.text}", "italic") if line.is_story else Text(line.text)
