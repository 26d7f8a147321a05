"""Instinct: a quick, sensible answer to any question, from what the asked seat may know."""

from __future__ import annotations

from veillee.engine.chance import Chance
from veillee.engine.table import Question
from veillee.engine.words import Option
from veillee.games.insomnia.table import Night


def answer(t: Night, question: Question, chance: Chance) -> Option:
    """One of the options."""
    return question.options[chance.below(len(question.options))]
