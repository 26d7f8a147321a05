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
        """The seat whose wins are reported: the lowest one without a role, or seat 0."""
        free = [seat for seat in range(self.seats) if seat not in self.named.values()]
        return free[0] if free else 0

    @property
    def label(self) -> str:
        """The cell in a few words."""
        players = "1 player" if self.seats == 1 else f"{self.seats} players"
        return " · ".join([*map(str, self.axes.values()), players])


def cells_of(game: Game[Any], fixed: Mapping[str, Atom], players: Sequence[int] | None) -> list[Cell]:
    """Every combination of the settings that are chosen by a word, and every number of seats, unless fixed.

    Switches (yes or no), seats, and what only some numbers of seats may choose keep their default: they change details,
    and would double the grid each time.
    """
    axes, choices = _axes(game, fixed, players)
    cells: list[Cell] = []
    for values in product(*choices):
        given = {**fixed, **dict(zip(axes, values, strict=True))}
        cells += [cell_of(game, seats, given, axes) for seats in _counts(game, given, players)]
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


def _axes(
    game: Game[Any], fixed: Mapping[str, Atom], players: Sequence[int] | None
) -> tuple[list[str], list[tuple[Atom, ...]]]:
    counts = _counts(game, fixed, players) or [1]
    by_word = [setting for setting in game.settings(counts[0]) if isinstance(setting.values[0], str)]
    shared = [setting for setting in by_word if all(_offers(game, seats, setting.key) for seats in counts)]
    choices = [(fixed[setting.key],) if setting.key in fixed else setting.values for setting in shared]
    return [setting.key for setting in shared], choices


def _counts(game: Game[Any], given: Mapping[str, Atom], players: Sequence[int] | None) -> list[int]:
    """The numbers of seats that these settings allow."""
    complete = {setting.key: setting.values[0] for setting in game.settings(1)}
    accepted = game.seat_counts({**complete, **given})
    chosen = [key for key in given if any(_offers(game, seats, key) for seats in accepted)]
    offered = [seats for seats in accepted if all(_offers(game, seats, key) for key in chosen)]
    return [seats for seats in players or offered if seats in offered]


def _offers(game: Game[Any], seats: int, key: str) -> bool:
    return any(setting.key == key for setting in game.settings(seats))
