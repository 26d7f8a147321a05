"""Every registered game in every mode with every number of players."""

from __future__ import annotations

from typing import Any, NamedTuple

from veillee.engine.chance import seeded
from veillee.engine.game import Game, Settings
from veillee.engine.registry import find_game, game_names


class Combination(NamedTuple):
    """One way to play a game. The mode is the value of its first setting, which changes it most; empty without one."""

    game: str
    mode: str
    seats: int

    def __str__(self) -> str:
        return f"{self.game}-{self.mode}-{self.seats}" if self.mode else f"{self.game}-{self.seats}"

    def settings(self) -> Settings:
        """The settings of its mode."""
        return {setting.key: self.mode for setting in find_game(self.game).settings(self.seats)[:1]}

    def varied_settings(self, seed: int) -> Settings:
        """The same with all other settings chosen by the seed."""
        chance = seeded(f"settings {seed}")
        offered = find_game(self.game).settings(self.seats)
        chosen = {setting.key: setting.values[chance.below(len(setting.values))] for setting in offered}
        return {**chosen, **self.settings()}


def combinations() -> list[Combination]:
    """The combinations of all registered games."""
    return [combination for name in game_names() for combination in combinations_of(find_game(name))]


def combinations_of(game: Game[Any]) -> list[Combination]:
    """The modes of a game, each with the numbers of seats that it accepts."""
    offered = game.settings(1)
    defaults = {setting.key: setting.values[0] for setting in offered}
    modes: list[Settings] = [{offered[0].key: value} for value in offered[0].values] if offered else [{}]
    return [
        Combination(game.name, "".join(map(str, mode.values())), seats)
        for mode in modes
        for seats in game.seat_counts({**defaults, **mode})
    ]
