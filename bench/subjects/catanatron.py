"""Catanatron: four of its RandomPlayers at the table.

A decision is one `play_tick`, which it calls "one ply (player decision)". Ticks with one legal action (rolling the
dice, an end of turn with nothing to buy) are counted too: about two in three. Games stop at its own TURNS_LIMIT.
"""

from collections.abc import Callable

from catanatron.game import TURNS_LIMIT, Game  # type: ignore[import-not-found]
from catanatron.models.player import Color, RandomPlayer  # type: ignore[import-not-found]

from bench.subjects import ENDLESS


class Catan:
    """The loop of `Game.play`, without the two copies that it makes for its listeners."""

    def __init__(self) -> None:
        self.players = [RandomPlayer(color) for color in Color]

    def play(self, seed: int, most: int = ENDLESS) -> tuple[Game, int]:
        """Let the players decide until one of them wins."""
        game = Game(self.players, seed=seed)
        for decisions in range(most):
            if game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT:
                return game, decisions
            game.play_tick()
        return game, most

    def copier(self, position: Game) -> Callable[[], Game]:
        """The game's own copy."""
        copy: Callable[[], Game] = position.copy
        return copy


def open_game() -> Catan:
    """Four players on the standard board."""
    return Catan()
