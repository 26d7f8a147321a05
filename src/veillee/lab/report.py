"""The report of a simulation: a table in the terminal, or JSON, byte for byte the same for the same seed."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from veillee.engine.game import Game
from veillee.lab.grid import Cell
from veillee.lab.seating import Seating
from veillee.lab.tally import Rate, Tally


@dataclass(frozen=True)
class Report:
    """What a simulation found, cell by cell."""

    game: Game[Any]
    seed: int
    asked: int
    seating: Seating
    watched: tuple[str, ...]
    cells: tuple[Cell, ...]
    tallies: tuple[Tally, ...]

    @property
    def games(self) -> int:
        """The number of finished games: fewer than asked for after an interruption."""
        return sum(tally.games for tally in self.tallies)

    def data(self) -> dict[str, object]:
        """Everything, for JSON."""
        return {
            "game": self.game.name,
            "version": self.game.version,
            "content": self.game.content_hash,
            "seed": self.seed,
            "asked": self.asked,
            "games": self.games,
            "bots": str(self.seating),
            "cells": [
                _cell_data(cell, self.seating, tally) for cell, tally in zip(self.cells, self.tallies, strict=True)
            ],
        }

    def to_json(self) -> str:
        """Everything, as JSON with sorted keys."""
        return json.dumps(self.data(), indent=2, sort_keys=True, ensure_ascii=False) + "\n"

    def __rich__(self) -> RenderableType:
        """Wins and lengths, then the wins of each bot, wins with and without the watched events, and the endings."""
        parts: list[RenderableType] = [Text(self._headline()), _wins(self)]
        if len(self.seating.bots) > 1:
            parts.append(_bots(self))
        if self.watched:
            parts.append(_events(self))
        parts.append(_endings(self))
        return Group(*parts)

    def _headline(self) -> str:
        missing = "" if self.games == self.asked else f" of {self.asked} asked"
        return f"{self.game.name} · {self.games} games{missing} · seed {self.seed} · {self.seating}"


def _cell_data(cell: Cell, seating: Seating, tally: Tally) -> dict[str, object]:
    data: dict[str, object] = {
        "players": cell.seats,
        "settings": cell.settings,
        "bots": seating.specs(cell),
        "lead_seat": cell.lead,
        "wins": tally.win_rate.data(),
        "seat_wins": [Rate(tally.seat_wins[seat], tally.games).data() for seat in range(cell.seats)],
        "bot_wins": {bot: tally.rate_of(bot).data() for bot in tally.bot_games},
        "decisions": tally.decisions.data(),
        "endings": dict(tally.endings),
        "marks": dict(tally.marks),
        "events": {event: _event_data(tally, event) for event in tally.heard},
    }
    if tally.score.count:
        data["score"] = tally.score.data()
    if tally.between:
        data["worth"] = round(tally.mean_worth, 6)
    return data


def _event_data(tally: Tally, event: str) -> dict[str, object]:
    return {
        "per_game": round(tally.heard[event] / tally.games, 6),
        "happened": Rate(tally.games_with[event], tally.games).data(),
        "wins_with": tally.rate_with(event).data(),
        "wins_without": tally.rate_without(event).data(),
    }


def percent(share: float) -> str:
    """A share as a percentage."""
    return f"{100 * share:.1f} %"


def rate_text(rate: Rate) -> str:
    """A rate with its interval, or an empty text if there is no game."""
    if not rate.games:
        return "–"
    low, high = rate.interval
    return f"{percent(rate.share)} [{100 * low:.1f}, {100 * high:.1f}]"


def _grid(report: Report, title: str, columns: list[str]) -> Grid:
    grid = Grid(title=title, title_justify="left")
    for axis in report.cells[0].axes:
        grid.add_column(axis)
    for column in ("players", *columns):
        grid.add_column(column, justify="right")
    return grid


def _row(cell: Cell, *values: str) -> list[str]:
    return [*map(str, cell.axes.values()), str(cell.seats), *values]


def _wins(report: Report) -> Grid:
    scored = any(tally.score.count for tally in report.tallies)
    valued = any(tally.between for tally in report.tallies)
    extra = [*(["points"] if scored else []), *(["worth"] if valued else [])]
    title = "Wins of the first seat" if report.seating.swapped else "Wins"
    grid = _grid(report, title, ["games", "win rate [95 %]", "decisions", *extra])
    for cell, tally in zip(report.cells, report.tallies, strict=True):
        points = [f"{tally.score.mean:.1f} ± {tally.score.deviation:.1f}"] if scored else []
        length = f"{tally.decisions.mean:.1f} ± {tally.decisions.deviation:.1f}"
        worth = [f"{tally.mean_worth:.2f}"] if valued else []
        grid.add_row(*_row(cell, str(tally.games), rate_text(tally.win_rate), length, *points, *worth))
    return grid


def _bots(report: Report) -> Grid:
    """The wins of each bot over all its seats; a shared win counts for everyone who shares it."""
    grid = _grid(report, "Bots", ["bot", "games", "win rate [95 %]"])
    for cell, tally in zip(report.cells, report.tallies, strict=True):
        for bot in report.seating.bots:
            rate = tally.rate_of(bot)
            if rate.games:
                grid.add_row(*_row(cell, bot, str(rate.games), rate_text(rate)))
        grid.add_section()
    return grid


def _events(report: Report) -> Grid:
    """Wins with and without an event: a correlation, not a cause."""
    grid = _grid(report, "Events", ["event", "a game", "in games", "wins with", "wins without"])
    for cell, tally in zip(report.cells, report.tallies, strict=True):
        for event in report.watched:
            happened = Rate(tally.games_with[event], tally.games)
            mean = tally.heard[event] / tally.games if tally.games else 0.0
            with_it, without = rate_text(tally.rate_with(event)), rate_text(tally.rate_without(event))
            grid.add_row(*_row(cell, event, f"{mean:.2f}", percent(happened.share), with_it, without))
        grid.add_section()
    return grid


def _endings(report: Report) -> Grid:
    endings = sorted({ending for tally in report.tallies for ending in tally.endings})
    grid = _grid(report, "Endings", endings)
    for cell, tally in zip(report.cells, report.tallies, strict=True):
        shares = [percent(Rate(tally.endings[ending], tally.games).share) for ending in endings]
        grid.add_row(*_row(cell, *shares))
    return grid
