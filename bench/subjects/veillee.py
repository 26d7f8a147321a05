"""Our own games, interpreted or compiled, whichever stands on the path.

A decision is one answer to one open question. What has a single possible answer is not asked (unless that there is
only one is itself a secret), so those counted here are real choices.
"""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from bench.subjects import ENDLESS, CannotRun
from veillee.engine import table as table_module
from veillee.engine.registry import find_game
from veillee.engine.words import Atom


class OwnGame:
    """One of our games with its seats and settings."""

    def __init__(self, game: str, seats: int, settings: Mapping[str, Atom]) -> None:
        self.game = find_game(game)
        self.seats = seats
        self.settings = settings

    def play(self, seed: int, most: int = ENDLESS) -> tuple[Any, int]:
        """Answer the first open question at random until a result stands."""
        luck = Random(seed).random
        table = self.game.new_table(seats=self.seats, settings=self.settings, seed=seed)
        for decisions in range(most):
            if table.result is not None:
                return table, decisions
            question = table.questions[0]
            options = question.options
            table.choose(question.seat, options[int(luck() * len(options))])
        return table, most

    def copier(self, position: Any) -> Callable[[], Any]:
        """The table's own copy."""
        copy: Callable[[], Any] = position.copy
        return copy


def open_game(game: str, seats: int, settings: Mapping[str, Atom], compiled: bool) -> OwnGame:
    """The game, once sure that the engine is of the expected kind."""
    is_compiled = not str(table_module.__file__).endswith(".py")
    if is_compiled != compiled:
        raise CannotRun("the engine is compiled" if is_compiled else "not compiled: run make fast")
    return OwnGame(game, seats, settings)
