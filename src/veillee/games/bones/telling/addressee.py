"""Whom a question concerns."""

from __future__ import annotations

from veillee.engine.table import Question
from veillee.games.bones.content.terms import GEARLOCS, NOBODY
from veillee.games.bones.table import Battlefield


def unit_asked(t: Battlefield, question: Question) -> int:
    """The gearloc that a question concerns: the acting one, or the one that the step names; -1 for the group."""
    if len(t.questions) > 1:
        return NOBODY
    if NOBODY < t.acting < GEARLOCS:
        return t.acting
    for value in question.args:
        if isinstance(value, int) and 0 <= value < GEARLOCS and t.seat_of[value] == question.seat:
            return value
    return NOBODY
