"""Situations: what a player who must choose gets to see. Never the true table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from veillee.engine.chance import Chance
from veillee.engine.errors import NotYourTurn
from veillee.engine.game import Game
from veillee.engine.table import Question, Seat, Table
from veillee.engine.words import Option, View


class Situation:
    """One question, as seen by the seat that must answer.

    It keeps a redealt table only, so that even a bot that pries finds nothing it may not know. Redealing that table
    again is as good as redealing the true one: for this seat they are the same. `options` are the answers and, after
    them, the asides.
    """

    __slots__ = ("_twin", "answers", "chance", "game", "options", "seat")

    def __init__(self, game: Game[Any], twin: Table, question: Question, chance: Chance) -> None:
        self.game = game
        self.seat: Seat = question.seat
        self.options: Sequence[Option] = question.options
        self.answers: Sequence[Option] = question.answers
        self.chance = chance
        self._twin = twin

    @property
    def view(self) -> View:
        """What the seat sees."""
        return self.game.view(self._twin, self.seat)

    def redeal(self) -> Table:
        """A new table that this seat cannot tell from the true one, to think on and throw away."""
        table: Table = self.game.redeal(self._twin, self.seat, self.chance)
        return table


class Player(Protocol):
    """Anything that can answer a question."""

    def choose(self, situation: Situation) -> Option:
        """One of the options of the situation."""


def situation_for(game: Game[Any], table: Table, seat: Seat, chance: Chance) -> Situation:
    """The situation of a seat that is asked; `chance` is the bot's own, never the table's."""
    twin: Table = game.redeal(table, seat, chance)
    question = twin.question_of(seat)
    if question is None:
        raise NotYourTurn(f"seat {seat} is not asked anything now")
    return Situation(game, twin, question, chance)
