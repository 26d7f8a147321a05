"""The environments of one game, under a versioned name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from veillee.engine.game import Game
from veillee.engine.table import Seat
from veillee.engine.words import Atom, to_list
from veillee.lab.envs.aec import TableEnv
from veillee.lab.envs.alone import RANDOM, SeatEnv
from veillee.lab.envs.observation import observation_of

SEATS = 2


@dataclass(frozen=True)
class Family:
    """Like an environment module of PettingZoo: `env`, `raw_env`; and `seat_env`, the single-agent one of Gymnasium."""

    game: str
    version: int

    @property
    def name(self) -> str:
        """The name in the style of PettingZoo."""
        return f"{self.game}_v{self.version}"

    @property
    def gymnasium_id(self) -> str:
        """The id in the style of Gymnasium."""
        return f"veillee/{self.game}-v{self.version}"

    def env(
        self,
        seats: int = SEATS,
        settings: Mapping[str, Atom] | None = None,
        pack: Path | None = None,
        render_mode: None = None,
    ) -> TableEnv:
        """An agent for each seat. It needs no wrapper: it handles actions that are not offered by itself."""
        return TableEnv(self.name, self.game, seats, settings, pack, render_mode)

    raw_env = env

    def seat_env(
        self,
        seats: int = SEATS,
        seat: Seat = 0,
        opponents: str | Sequence[str] = RANDOM,
        settings: Mapping[str, Atom] | None = None,
        pack: Path | None = None,
    ) -> SeatEnv:
        """One seat for a learner, without the wrappers of `gymnasium.make`."""
        return SeatEnv(self.game, seats, seat, opponents, settings, pack)


def family_of(game: Game[Any]) -> Family:
    """The environments of a game."""
    return Family(game.name, observation_of(game).version)


def listing(game: Game[Any]) -> str:
    """Every number of an observation and every action, one on each line: what a version promises."""
    observation = observation_of(game)
    lines = [f"{game.name}_v{observation.version}", "", f"observation: {len(observation.cells)} numbers"]
    for index, cell in enumerate(observation.cells):
        blank = f", {cell.low} for nothing" if cell.blank else ""
        lines.append(f"{index:5} {cell.name}: {cell.least} to {cell.most}{blank}")
    options = game.all_options()
    lines += ["", f"actions: {len(options)}"]
    lines += [f"{number:5} {' '.join(map(str, to_list(option)))}" for number, option in enumerate(options)]
    return "\n".join(lines) + "\n"
