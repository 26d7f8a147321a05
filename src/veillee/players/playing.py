"""Playing: players, or instinct alone, answer the questions of a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from veillee.engine.chance import Chance
from veillee.engine.game import Game
from veillee.engine.table import Question, Table
from veillee.players.situation import Player, situation_for

# Longer than any game that ends: bots give up a game after this number of decisions.
LONGEST_GAME: Final = 10_000


def pick_question(table: Table, chance: Chance) -> Question:
    """The question answered first: where several seats are asked at once, any of them may be the quickest. Bots do not
    break in where nobody waits for them.
    """
    questions = table.questions
    if len(questions) == 1:
        return questions[0]
    waiting = [question for question in questions if not question.optional]
    return waiting[chance.below(len(waiting))]


def answer_next(game: Game[Any], table: Table, players: Mapping[int, Player], chance: Chance) -> None:
    """Let the player of a seat that is asked answer once."""
    seat = pick_question(table, chance).seat
    table.choose(seat, players[seat].choose(situation_for(game, table, seat, chance)))


def play_out(game: Game[Any], table: Table, players: Mapping[int, Player], chance: Chance) -> int:
    """Play to the end with these players by seat; returns the number of decisions. A game that does not end is given
    up after `LONGEST_GAME` decisions, without a result.
    """
    decisions = 0
    table.pass_rests()
    while table.result is None and decisions < LONGEST_GAME:
        answer_next(game, table, players, chance)
        table.pass_rests()
        decisions += 1
    return decisions


def follow_instinct(game: Game[Any], table: Table, chance: Chance, decisions: int = LONGEST_GAME) -> None:
    """Go on by instinct, to the end or for a number of decisions. Imagined games are finished this way."""
    instinct = game.instinct
    table.pass_rests()
    while decisions and table.result is None:
        question = pick_question(table, chance)
        table.choose(question.seat, instinct(table, question, chance))
        table.pass_rests()
        decisions -= 1
