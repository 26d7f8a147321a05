"""The grid of a simulation: one cell for each combination of settings and number of seats."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any

from veillee.engine.errors import BadSetting
from veillee.engine.game import Game, Settings
from veillee.engine.words import Atom


@dataclass(frozen=True)
class Cell:
    """One way to set a game up. `axes` are the settings that tell cells apart, `named` the seats that have a role."""

    seats: int
    settings: Settings
    axes: dict[str, Atom]
    named: dict[str, int]

    @property
    def lead(self) -> int:
        """The seat whose wins are counted first: the lowest one that no setting names, or seat 0."""
        free = [seat for seat in range(self.seats) if seat not in self.named.values()]
        return free[0] if free else 0

    @property
    def label(self) -> str:
        """The cell in a few words."""
        players = "1 player" if self.seats == 1 else f"{self.seats} players"
        return " · ".join([*map(str, self.axes.values()), players])


def cells_of(game: Game[Any], fixed: Mapping[str, Atom], players: Sequence[int] | None) -> list[Cell]:
    """Every combination of the settings chosen by a word, and every number of seats, unless fixed.

    Switches (yes or no) and seats keep their default: they change details, and would double the grid each time.
    """
    cells = [
        cell_of(game, seats, {**fixed, **dict(zip(axes, values, strict=True))}, axes)
        for axes, choices in [_axes(game, fixed)]
        for values in product(*choices)
        for seats in _counts(game, {**fixed, **dict(zip(axes, values, strict=True))}, players)
    ]
    if not cells:
        raise BadSetting(
            f"{game.name} has no game for {', '.join(map(str, players or ()))} players with these settings"
        )
    return cells


def cell_of(game: Game[Any], seats: int, given: Mapping[str, Atom], axes: Iterable[str]) -> Cell:
    """One cell, its settings checked and complete."""
    settings = game.complete(seats, given)
    concerned = [setting for setting in game.settings(seats) if setting.concerns(settings)]
    named = {setting.key: int(settings[setting.key]) for setting in concerned if setting.is_seat}
    return Cell(seats, settings, {key: settings[key] for key in axes}, named)


def _axes(game: Game[Any], fixed: Mapping[str, Atom]) -> tuple[list[str], list[tuple[Atom, ...]]]:
    by_word = [setting for setting in game.settings(1) if isinstance(setting.values[0], str)]
    choices = [(fixed[setting.key],) if setting.key in fixed else setting.values for setting in by_word]
    return [setting.key for setting in by_word], choices


def _counts(game: Game[Any], given: Mapping[str, Atom], players: Sequence[int] | None) -> list[int]:
    complete = {setting.key: given.get(setting.key, setting.values[0]) for setting in game.settings(1)}
    offered = game.seat_counts(complete)
    return [seats for seats in players or offered if seats in offered]
