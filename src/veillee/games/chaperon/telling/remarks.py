"""Remarks: what can be said of an option before it is chosen, from what the seat may know."""

from __future__ import annotations

from dataclasses import dataclass

from veillee.engine.words import Remark


@dataclass(frozen=True)
class FailureOdds(Remark):
    """How many of the cards that may come would make the picking fail."""

    failing: int
    cards: int
    percent: int


@dataclass(frozen=True)
class ExpectedSteps(Remark):
    """The tokens that count if the picking is stopped now, and the spaces they bring on average, in tenths."""

    tokens: int
    tenths: int


@dataclass(frozen=True)
class CouldReach(Remark):
    """Little Red could walk `steps` spaces at most, and stop on any from `first` to `last`, on her path or on
    the Wolf's track.
    """

    steps: int
    first: int
    last: int
    on_wolf_track: bool


@dataclass(frozen=True)
class WouldStand(Remark):
    """Little Red would stand on this space of her path or of the Wolf's track, on average where luck has a say."""

    space: int
    on_wolf_track: bool


@dataclass(frozen=True)
class ShortcutClosed(Remark):
    """The Wolf has closed the shortcut."""


@dataclass(frozen=True)
class WolfDistance(Remark):
    """The number of spaces from the Wolf to the first arrival tile."""

    spaces: int


@dataclass(frozen=True)
class TreatKept(Remark):
    """A treat kept makes a better victory."""


@dataclass(frozen=True)
class ShortcutGain(Remark):
    """The spaces that the shortcut saves, and how far behind the Wolf is."""

    spared: int
    behind: int


@dataclass(frozen=True)
class CardWouldFail(Remark):
    """Turned up now, this card would make the picking fail."""


@dataclass(frozen=True)
class CardWouldHold(Remark):
    """Turned up now, this card would join the line and bring tokens."""

    tokens: int
