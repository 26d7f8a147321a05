"""The report of a simulation: as JSON, byte for byte the same for the same seed, or as tables for people."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType

from veillee.engine.game import Game
from veillee.lab.grid import Cell
from veillee.lab.report_tables import ReportTables
from veillee.lab.seating import Seating
from veillee.lab.tally import Rate, Tally
from veillee.words import language_of_environment


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
        """The number of finished games: fewer than asked for after an interruption, or if some had no end."""
        return sum(tally.games for tally in self.tallies)

    @property
    def endless(self) -> int:
        """The number of games given up because they would not end."""
        return sum(tally.endless for tally in self.tallies)

    def data(self) -> dict[str, object]:
        """Everything, for JSON."""
        return {
            "game": self.game.name,
            "version": self.game.version,
            "content": self.game.content_hash,
            "seed": self.seed,
            "asked": self.asked,
            "games": self.games,
            "endless": self.endless,
            "bots": str(self.seating),
            "cells": [
                _cell_data(cell, self.seating, tally) for cell, tally in zip(self.cells, self.tallies, strict=True)
            ],
        }

    def to_json(self) -> str:
        """Everything, as JSON with sorted keys."""
        return json.dumps(self.data(), indent=2, sort_keys=True, ensure_ascii=False) + "\n"

    def tables(self, language: str) -> RenderableType:
        """The report as tables in a language."""
        tables = ReportTables(self.game, language, self.seating, list(zip(self.cells, self.tallies, strict=True)))
        return tables.all(self.asked, self.seed, self.watched)

    def __rich__(self) -> RenderableType:
        """The tables in the language of the environment."""
        return self.tables(language_of_environment())


def _cell_data(cell: Cell, seating: Seating, tally: Tally) -> dict[str, object]:
    data: dict[str, object] = {
        "players": cell.seats,
        "settings": cell.settings,
        "bots": seating.specs(cell),
        "lead_seat": cell.lead,
        "endless": tally.endless,
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
