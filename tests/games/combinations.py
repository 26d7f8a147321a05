"""Every registered game in every mode with every number of players."""

from __future__ import annotations

from typing import Any, NamedTuple

from veillee.engine.chance import seeded
from veillee.engine.game import Game, Settings
from veillee.engine.registry import find_game, game_names

ONLY_MODE = "only"


class Combination(NamedTuple):
    """One way to sit down to a game."""

    game: str
    mode: str
    seats: int

    def __str__(self) -> str:
        return f"{self.game}-{self.mode}-{self.seats}"

    def settings(self) -> Settings:
        """What its mode asks for; nothing for a game with one mode only."""
        return {} if self.mode == ONLY_MODE else {"mode": self.mode}

    def varied_settings(self, seed: int) -> Settings:
        """The same with all other settings chosen by the seed."""
        chance = seeded(f"settings {seed}")
        offered = find_game(self.game).settings(self.seats)
        chosen = {setting.key: setting.values[chance.below(len(setting.values))] for setting in offered}
        return {**chosen, **self.settings()}


def combinations() -> list[Combination]:
    """All that the registry has."""
    return [combination for name in game_names() for combination in combinations_of(find_game(name))]


def combinations_of(game: Game[Any]) -> list[Combination]:
    """The modes of a game, each with the numbers of seats that it accepts."""
    defaults = {setting.key: setting.values[0] for setting in game.settings(1)}
    modes = next((setting.values for setting in game.settings(1) if setting.key == "mode"), (ONLY_MODE,))
    return [
        Combination(game.name, str(mode), seats)
        for mode in modes
        for seats in game.seat_counts({**defaults, "mode": mode})
    ]
