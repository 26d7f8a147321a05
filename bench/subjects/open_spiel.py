"""OpenSpiel: C++ games through their Python bindings.

A decision is one `apply_action` of a player, forced ones included (one in ten in backgammon, none in hanabi).
Chance nodes, the dice and the cards dealt, take their time but are not decisions. A copy is `state.clone`.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pyspiel  # type: ignore[import-not-found]

from bench.subjects import ENDLESS


class SpielGame:
    """One game by its OpenSpiel name, with default parameters."""

    def __init__(self, game: str) -> None:
        self.game = pyspiel.load_game(game)

    def play(self, seed: int, most: int = ENDLESS) -> tuple[Any, int]:
        """Apply random legal actions until the state is terminal."""
        luck = Random(seed).random
        state = self.game.new_initial_state()
        for decisions in range(most):
            while state.is_chance_node():
                state.apply_action(draw(state.chance_outcomes(), luck()))
            if state.is_terminal():
                return state, decisions
            actions = state.legal_actions()
            state.apply_action(actions[int(luck() * len(actions))])
        return state, most

    def copier(self, position: Any) -> Callable[[], Any]:
        """The state's own clone."""
        clone: Callable[[], Any] = position.clone
        return clone


def draw(outcomes: Sequence[tuple[int, float]], luck: float) -> int:
    """The outcome of chance that this number between 0 and 1 falls on."""
    for action, probability in outcomes:
        luck -= probability
        if luck < 0:
            return action
    return outcomes[-1][0]


def open_game(game: str) -> SpielGame:
    """The game of that name."""
    return SpielGame(game)
