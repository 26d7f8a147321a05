"""Rehearsal: random games with a box, in every mode and for every number of seats, checking every law."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from veillee.engine.chance import seeded
from veillee.engine.game import Game, Settings
from veillee.engine.laws import check_game
from veillee.lab.grid import cells_of


class Mishap(NamedTuple):
    """A game that went wrong, and how to play it again."""

    seats: int
    settings: Settings
    seed: int
    why: str


def rehearse(game: Game[Any], games: int, progress: Callable[[int], None]) -> Mishap | None:
    """Play a number of games, each set up differently, until one goes wrong."""
    cells = cells_of(game, {}, None)
    for number in range(games):
        cell = cells[number % len(cells)]
        settings = varied(game, cell.seats, cell.axes, number)
        try:
            check_game(game, cell.seats, settings, number)
        except Exception as error:
            return Mishap(cell.seats, settings, number, str(error) or repr(error))
        progress(number + 1)
    return None


def varied(game: Game[Any], seats: int, axes: Settings, number: int) -> Settings:
    """The settings of a cell; those that it leaves open are chosen by chance."""
    chance = seeded(f"rehearsal {number}")
    offered = game.settings(seats)
    return {setting.key: setting.values[chance.below(len(setting.values))] for setting in offered} | axes
