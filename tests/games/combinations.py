"""Every registered game in every mode with every number of players."""

from __future__ import annotations

from typing import Any, NamedTuple

from veillee.engine.chance import seeded
from veillee.engine.game import Game, Setting, Settings
from veillee.engine.registry import find_game, game_names


class Combination(NamedTuple):
    """One way to sit down to a game. Its mode is the value of the game's first setting, which changes the game most."""

    game: str
    mode: str
    seats: int

    def __str__(self) -> str:
        return f"{self.game}-{self.mode}-{self.seats}"

    def settings(self) -> Settings:
        """What its mode asks for."""
        return {first_setting(find_game(self.game), self.seats).key: self.mode}

    def varied_settings(self, seed: int) -> Settings:
        """The same with all other settings chosen by the seed."""
        chance = seeded(f"settings {seed}")
        offered = find_game(self.game).settings(self.seats)
        chosen = {setting.key: setting.values[chance.below(len(setting.values))] for setting in offered}
        return {**chosen, **self.settings()}


def first_setting(game: Game[Any], seats: int) -> Setting:
    """The setting that changes a game most: modes, or who the enemy is."""
    return game.settings(seats)[0]


def combinations() -> list[Combination]:
    """All that the registry has."""
    return [combination for name in game_names() for combination in combinations_of(find_game(name))]


def combinations_of(game: Game[Any]) -> list[Combination]:
    """The modes of a game, each with the numbers of seats that it accepts."""
    defaults = {setting.key: setting.values[0] for setting in game.settings(1)}
    mode = first_setting(game, 1)
    return [
        Combination(game.name, str(value), seats)
        for value in mode.values
        for seats in game.seat_counts({**defaults, mode.key: value})
    ]
