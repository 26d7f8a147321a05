"""Players by name: `random`, `greedy`, `mcts` (as the game asks), `mcts:500` (iterations), `mcts:1.5s` (seconds)."""

from __future__ import annotations

import re

from veillee.engine.chance import seeded
from veillee.engine.errors import VeilleeError
from veillee.players.mcts import MctsPlayer
from veillee.players.simple import GreedyPlayer, RandomPlayer
from veillee.players.situation import Player

# The levels that people choose, and the players behind them.
LEVELS = {"easy": "random", "good": "greedy", "strong": "mcts"}

_OFFERED = "random, greedy, mcts, mcts:500 (iterations) or mcts:1.5s (seconds)"
_BUDGET = re.compile(r"mcts:(?:(?P<iterations>[1-9]\d{0,8})|(?P<seconds>\d{1,4}(?:\.\d{1,3})?)s)")


class BadPlayer(VeilleeError):
    """Not the description of a player; the message lists those that exist."""


def check_spec(spec: str) -> None:
    """Raise BadPlayer unless `player_from` understands it."""
    player_from(spec, 0)


def player_from(spec: str, seed: int | str) -> Player:
    """The player of this description, with a chance of its own: the same seed makes the same choices."""
    chance = seeded(f"player {seed}")
    if spec == "random":
        return RandomPlayer(chance)
    if spec == "greedy":
        return GreedyPlayer(chance)
    if spec == "mcts":
        return MctsPlayer(chance)
    budget = _BUDGET.fullmatch(spec)
    if budget is None:
        raise BadPlayer(f"no player is called {spec!r}; there is: {_OFFERED}")
    if budget["iterations"]:
        return MctsPlayer(chance, iterations=int(budget["iterations"]))
    seconds = float(budget["seconds"])
    if seconds <= 0:
        raise BadPlayer(f"{spec!r} leaves no time to think; try mcts:0.1s")
    return MctsPlayer(chance, seconds=seconds)
