"""The inside of an environment: a game with its seats, settings, numbered actions and tables."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from secrets import randbits
from typing import Any

import numpy as np
from gymnasium import spaces

from veillee.engine.chance import seeded
from veillee.engine.registry import find_game
from veillee.engine.table import Seat, Table
from veillee.engine.words import Atom
from veillee.lab.envs.action import Actions, Mask
from veillee.lab.envs.observation import Observation, Vector, observation_of

ILLEGAL_REWARD = -1.0
SEEDS = 1 << 30


class Scene:
    """Deals one table after another. The same seed deals the same tables in the same order."""

    def __init__(self, name: str, seats: int, settings: Mapping[str, Atom] | None, pack: Path | None) -> None:
        self.game = find_game(name, pack)
        self.seats = seats
        self.settings = self.game.complete(seats, settings or {})
        self.actions = Actions(self.game)
        self.observation: Observation = observation_of(self.game)
        self.luck = seeded(randbits(60))

    def deal(self, seed: int | None) -> Table:
        """Deal a new table: the first of a seed, or the next one."""
        if seed is not None:
            self.luck = seeded(seed)
        table: Table = self.game.new_table(self.seats, self.settings, self.luck.below(SEEDS))
        table.pass_rests()
        return table

    def take(self, table: Table, seat: Seat, action: int) -> None:
        """Take the option with this number for a seat, and go on to the next decision."""
        table.choose(seat, self.actions.option(action))
        table.pass_rests()

    def vector(self, table: Table, seat: Seat) -> Vector:
        """What a seat sees."""
        return self.observation.vector(self.game.view(table, seat), seat)

    def mask(self, table: Table, seat: Seat) -> Mask:
        """What a seat may do: nothing unless it is its turn to answer."""
        questions = table.questions
        return self.actions.mask(questions[0].options if questions and questions[0].seat == seat else ())

    def ending_of(self, table: Table) -> dict[str, Any]:
        """Ending and score, for those who prefer them as a reward; empty while the game goes on."""
        result = table.result
        return {} if result is None else {"ending": result.ending, "score": result.score}

    def observation_space(self) -> spaces.Space[Any]:
        """The bounds of all cells."""
        cells = self.observation.cells
        low = np.array([cell.low for cell in cells], dtype=np.float32)
        high = np.array([cell.most for cell in cells], dtype=np.float32)
        return spaces.Box(low, high, dtype=np.float32)

    def action_space(self) -> spaces.Space[Any]:
        """One action for each option of the game."""
        return spaces.Discrete(len(self.actions))
