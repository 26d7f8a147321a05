"""The tables of a report: wins and lengths, wins of each bot, wins with and without some events, endings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from veillee.engine.game import Game
from veillee.lab.figures import average, interval, percent, spread
from veillee.lab.grid import Cell
from veillee.lab.seating import Seating
from veillee.lab.tally import WHOLE, Rate, Tally
from veillee.players.playing import LONGEST_GAME
from veillee.words import Catalogue, Speaker
from veillee.words.speaker import text_id


class ReportTables:
    """The cells of a simulation with their tallies, told in one language."""

    def __init__(self, game: Game[Any], language: str, seating: Seating, cells: Sequence[tuple[Cell, Tally]]) -> None:
        self.catalogue = Catalogue(language)
        self.say = self.catalogue.say
        self.speaker = Speaker(game, language, [])
        self.seating = seating
        self.cells = cells

    def all(self, asked: int, seed: int, watched: Sequence[str]) -> RenderableType:
        """A headline, then the tables that have something to tell."""
        parts: list[RenderableType] = [Text(self.headline(asked, seed)), *self.warnings(), self.wins()]
        if len(self.seating.bots) > 1:
            parts.append(self.bots())
        if watched:
            parts.append(self.events(watched))
        return Group(*parts, self.endings())

    def headline(self, asked: int, seed: int) -> str:
        """The game, how many games were finished, the seed and the bots."""
        games = sum(tally.games for _, tally in self.cells)
        swapped = "yes" if self.seating.swapped else "no"
        key = "report-headline" if games == asked else "report-headline-part"
        bots, name = self.seating.names(), self.speaker.game_name()
        return self.say(key, game=name, games=games, asked=asked, seed=str(seed), bots=bots, swapped=swapped)

    def warnings(self) -> list[Text]:
        """How many games had no end."""
        endless = sum(tally.endless for _, tally in self.cells)
        return [Text(self.say("report-endless", count=endless, most=LONGEST_GAME), "bold")] if endless else []

    def played(self) -> list[tuple[Cell, Tally]]:
        """The cells with at least one game."""
        return [(cell, tally) for cell, tally in self.cells if tally.games]

    def wins(self) -> Grid:
        """Wins, lengths, points, and what endings between won and lost were worth."""
        scored = any(tally.score.count for _, tally in self.cells)
        valued = any(tally.between for _, tally in self.cells)
        columns = ["games", "win-rate", "decisions", *["points"] * scored, *["worth"] * valued]
        grid = self._grid("report-wins-swapped" if self.seating.swapped else "report-wins", columns)
        for cell, tally in self.cells:
            row = [str(tally.games or ""), interval(tally.win_rate, self.catalogue), self._spread(tally.decisions)]
            row += [self._spread(tally.score)] * scored
            row += [average(tally.worth.total, WHOLE * tally.worth.count, self.catalogue)] * valued
            grid.add_row(*self._row(cell, *row))
        return grid

    def _spread(self, numbers: Any) -> str:
        return spread(numbers, self.catalogue)

    def bots(self) -> Grid:
        """The wins of each bot over all its seats; a shared win counts for everyone who shares it."""
        grid = self._grid("report-bots", ["bot", "games", "win-rate"])
        for cell, tally in self.played():
            for bot in self.seating.bots:
                rate = tally.rate_of(bot)
                if rate.games:
                    grid.add_row(*self._row(cell, bot, str(rate.games), interval(rate, self.catalogue)))
            grid.add_section()
        return grid

    def events(self, watched: Sequence[str]) -> Grid:
        """Wins with and without an event: a correlation, not a cause."""
        grid = self._grid("report-events", ["event", "a-game", "in-games", "wins-with", "wins-without"])
        for cell, tally in self.played():
            for event in watched:
                row = [
                    self._short("event", event),
                    average(tally.heard[event], tally.games, self.catalogue),
                    percent(Rate(tally.games_with[event], tally.games), self.catalogue),
                    interval(tally.rate_with(event), self.catalogue),
                    interval(tally.rate_without(event), self.catalogue),
                ]
                grid.add_row(*self._row(cell, *row))
            grid.add_section()
        return grid

    def endings(self) -> Grid:
        """How the games ended."""
        endings = sorted({ending for _, tally in self.cells for ending in tally.endings})
        grid = self._grid("report-endings", [])
        for ending in endings:
            self._column(grid, self._short("ending", ending))
        for cell, tally in self.played():
            shares = [percent(Rate(tally.endings[ending], tally.games), self.catalogue) for ending in endings]
            grid.add_row(*self._row(cell, *shares))
        return grid

    def _short(self, kind: str, name: str) -> str:
        """An event or an ending in a word or two; one that nobody named so far goes by its name in files."""
        key = f"{text_id(kind, name)}.short"
        return self.speaker.say(key) if self.speaker.has(key) else name

    def _grid(self, title: str, columns: Sequence[str]) -> Grid:
        """An empty table with the columns that tell the cells apart. No name is ever cut off: it goes on below."""
        grid = Grid(title=self.say(title), title_justify="left")
        for axis in self.cells[0][0].axes:
            grid.add_column(self.speaker.setting(axis), overflow="fold")
        for column in ("players", *columns):
            self._column(grid, self.say(f"report-{column}"))
        return grid

    def _column(self, grid: Grid, name: str) -> None:
        grid.add_column(name, justify="right", overflow="fold")

    def _row(self, cell: Cell, *values: str) -> list[str]:
        axes = [self.speaker.setting_value(key, value) for key, value in cell.axes.items()]
        return [*axes, str(cell.seats), *values]
