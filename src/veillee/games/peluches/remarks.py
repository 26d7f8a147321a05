"""Remarks: what can be said of an option before it is chosen."""

from __future__ import annotations

from dataclasses import dataclass

from veillee.engine.words import Remark


@dataclass(frozen=True)
class SuccessOdds(Remark):
    """With these dice the roll reaches its target in so many of a hundred cases."""

    percent: int
    target: int


@dataclass(frozen=True)
class AverageSteps(Remark):
    """With these dice one walks so many squares on average, in tenths."""

    tenths: int
