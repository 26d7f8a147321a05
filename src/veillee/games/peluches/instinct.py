"""Instinct: a quick, sensible answer to any question."""

from __future__ import annotations

from veillee.engine.chance import Chance
from veillee.engine.table import Question
from veillee.engine.words import Option
from veillee.games.peluches.table import Tale


def answer(t: Tale, question: Question, chance: Chance) -> Option:
    """One of the options."""
    return question.options[chance.below(len(question.options))]
