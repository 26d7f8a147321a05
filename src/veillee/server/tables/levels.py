"""Levels of bots, and the players behind them."""

from __future__ import annotations

from veillee.engine.match import HUMAN
from veillee.players.spec import LEVELS

_LEVELS = {"random": "easy", "greedy": "good", "mcts": "strong"}


def kind_of(level: str | None) -> str:
    """How match files name a player of this level; a person without one."""
    return LEVELS[level] if level else HUMAN


def level_of(kind: str) -> str:
    """The level nearest to a bot of a match file."""
    return _LEVELS.get(kind.partition(":")[0], "good")
