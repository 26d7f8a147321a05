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
