"""Remarks: what can be said of an option before it is chosen, from what the seat may know."""

from __future__ import annotations

from dataclasses import dataclass

from veillee.engine.words import Remark


@dataclass(frozen=True)
class FailureOdds(Remark):
    """So many of the cards that may come would make the picking fail."""

    failing: int
    cards: int
    percent: int


@dataclass(frozen=True)
class ExpectedSteps(Remark):
    """Stopping now moves Little Red between so many spaces; on average so many tenths."""

    tokens: int
    tenths: int


@dataclass(frozen=True)
class CouldReach(Remark):
    """Little Red could walk so many spaces at most, and stop on any from the first to the last: of her path, or of the
    Wolf's track.
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
    """The Wolf is so many spaces from the first arrival tile."""

    spaces: int


@dataclass(frozen=True)
class TreatKept(Remark):
    """A treat kept makes a better victory."""


@dataclass(frozen=True)
class ShortcutGain(Remark):
    """The shortcut spares so many spaces; the Wolf is so many behind."""

    spared: int
    behind: int


@dataclass(frozen=True)
class CardWouldFail(Remark):
    """Turned up now, this card would make the picking fail."""


@dataclass(frozen=True)
class CardWouldHold(Remark):
    """Turned up now, this card would join the line and bring so many tokens."""

    tokens: int
