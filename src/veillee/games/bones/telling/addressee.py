"""Whom a question concerns."""

from __future__ import annotations

from typing import Final

from veillee.engine.table import Question
from veillee.games.bones.content.terms import GEARLOCS, NOBODY
from veillee.games.bones.rules.baddie_turn import turn_on, turn_to, walk, work_planned
from veillee.games.bones.rules.ground import land
from veillee.games.bones.rules.setup import take_gearloc
from veillee.games.bones.rules.targeting import add_target
from veillee.games.bones.table import Battlefield

# Answers by which the group decides for a baddie, named first among what they are given.
_FOR_BADDIES: Final = (turn_to, walk, add_target, work_planned, turn_on, land)


def baddie_asked_about(t: Battlefield, question: Question) -> int:
    """The baddie for which the group decides, in the turn of a baddie; -1 if the question is about something else."""
    if t.acting < GEARLOCS or question.answer not in _FOR_BADDIES:
        return NOBODY
    unit = question.args[0]
    return unit if isinstance(unit, int) and unit >= GEARLOCS else NOBODY


def unit_asked(t: Battlefield, question: Question) -> int:
    """The gearloc that a question concerns: the acting one, or the one that the step names; -1 for the group."""
    if len(t.questions) > 1 or question.answer is take_gearloc:
        return NOBODY
    if NOBODY < t.acting < GEARLOCS:
        return t.acting
    for value in question.args:
        if isinstance(value, int) and 0 <= value < GEARLOCS and t.seat_of[value] == question.seat:
            return value
    return NOBODY
