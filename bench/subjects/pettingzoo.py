"""PettingZoo's classic environments, in the agent loop of its documentation.

A decision is one `env.step` of a living agent, forced ones included (one in twenty in tic-tac-toe); the last steps
that bury an agent are not made. The observation is paid for as well, since its mask is the only way to learn what is
legal. A copy is `copy.deepcopy` of the bare environment, without its wrappers.
"""

from collections.abc import Callable
from copy import deepcopy
from functools import partial
from importlib import import_module
from random import Random
from typing import Any

from bench.subjects import ENDLESS


class ClassicGame:
    """One environment, reset for each playout."""

    def __init__(self, name: str) -> None:
        self.env = import_module(f"pettingzoo.classic.{name}").env()

    def play(self, seed: int, most: int = ENDLESS) -> tuple[Any, int]:
        """Step with random unmasked actions until the agent to move is done."""
        env, luck = self.env, Random(seed).random
        env.reset(seed=seed)
        for decisions in range(most):
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                return env.unwrapped, decisions
            actions = observation["action_mask"].nonzero()[0]
            env.step(int(actions[int(luck() * len(actions))]))
        return env.unwrapped, most

    def copier(self, position: Any) -> Callable[[], Any]:
        """A deep copy of the environment."""
        return partial(deepcopy, position)


def open_game(game: str) -> ClassicGame:
    """The environment of that module name, version included."""
    return ClassicGame(game)
