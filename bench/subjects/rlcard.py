"""RLCard: its games without the learning environment around them, which would add the encoding of observations.

A decision is one `game.step`. Steps with one legal action are counted too: few in gin rummy (drawing, scoring), two
in three in Uno (having to draw). A copy is `copy.deepcopy` of the game, for it has no copy of its own.
"""

from collections.abc import Callable
from copy import deepcopy
from functools import partial
from random import Random
from typing import Any

from rlcard.games.gin_rummy import Game as GinRummy  # type: ignore[import-not-found]
from rlcard.games.uno import Game as Uno  # type: ignore[import-not-found]

from bench.subjects import ENDLESS


class CardGame:
    """One card game, dealt anew for each playout."""

    def __init__(self, game: Any, legal_actions: Callable[[], list[Any]]) -> None:
        self.game = game
        self.legal_actions = legal_actions

    def play(self, seed: int, most: int = ENDLESS) -> tuple[Any, int]:
        """Step with random legal actions until the game is over."""
        game, legal_actions, luck = self.game, self.legal_actions, Random(seed).random
        game.np_random.seed(seed)
        game.init_game()
        for decisions in range(most):
            if game.is_over():
                return game, decisions
            actions = legal_actions()
            game.step(actions[int(luck() * len(actions))])
        return game, most

    def copier(self, position: Any) -> Callable[[], Any]:
        """A deep copy of the game."""
        return partial(deepcopy, position)


def open_game(game: str) -> CardGame:
    """Gin rummy or Uno, two players each."""
    if game == "gin-rummy":
        gin = GinRummy()
        return CardGame(gin, gin.judge.get_legal_actions)
    uno = Uno()
    return CardGame(uno, uno.get_legal_actions)
