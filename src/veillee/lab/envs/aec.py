"""A game as a PettingZoo environment: agents take turns (AEC), with a mask of what each may do."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from veillee.engine.errors import NoSuchOption
from veillee.engine.table import Table
from veillee.engine.words import Atom
from veillee.lab.envs.scene import ILLEGAL_REWARD, Scene


class TableEnv(AECEnv[str, dict[str, Any], int]):  # type: ignore[misc]  # untyped to mypy
    """One agent for each seat. Rewards come at the end: the payoff of the result, from 0 (lost) to 1 (won).

    Where several seats are asked at once, the first of them answers. An action that is not offered ends the game:
    who took it is rewarded with -1, the others with 0.
    """

    def __init__(
        self,
        name: str,
        game: str,
        seats: int,
        settings: Mapping[str, Atom] | None = None,
        pack: Path | None = None,
        render_mode: None = None,
    ) -> None:
        super().__init__()
        self.metadata = {"name": name, "render_modes": [], "is_parallelizable": False}
        self.render_mode = render_mode
        self.scene = Scene(game, seats, settings, pack)
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        mask: spaces.Space[Any] = spaces.Box(0, 1, (len(self.scene.actions),), np.int8)
        looks = {"observation": self.scene.observation_space(), "action_mask": mask}
        self.observation_spaces = {agent: spaces.Dict(looks) for agent in self.possible_agents}
        self.action_spaces = {agent: self.scene.action_space() for agent in self.possible_agents}
        self.table: Table

    def __getattr__(self, name: str) -> Any:
        """Agents, rewards and the rest exist once a table is dealt."""
        raise AttributeError(f"{self.metadata['name']} has no {name}, or not before reset()")

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The vector that the agent sees, and the mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """All options of the game."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Deal a new table."""
        self.table = self.scene.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.table.questions[0].seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees now, and what it may do in its turn."""
        seat = self.seat_of[agent]
        return {
            "observation": self.scene.vector(self.table, seat),
            "action_mask": self.scene.mask(self.table, seat),
        }

    def step(self, action: int | None) -> None:
        """Take an option for the agent whose turn it is."""
        agent = self.agent_selection
        if action is None or self.terminations.get(agent, True):
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        table = self.table
        try:
            self.scene.take(table, table.questions[0].seat, action)
        except NoSuchOption:
            self._end({agent: ILLEGAL_REWARD})
            self.infos[agent]["illegal"] = True
            return
        if table.result is None:
            self.agent_selection = self.possible_agents[table.questions[0].seat]
        else:
            payoff = table.result.payoff
            self._end({other: payoff(seat) for other, seat in self.seat_of.items()})
            for info in self.infos.values():
                info.update(self.scene.ending_of(table))

    def _end(self, rewards: dict[str, float]) -> None:
        """Reward all agents. Each of them then takes a last step."""
        for agent in self.agents:
            self.rewards[agent] = rewards.get(agent, 0.0)
            self.terminations[agent] = True
        self._accumulate_rewards()
        self._deads_step_first()
