"""A first `observation.toml` for a game: its fields from the types of its views, its bounds from random games.

`python -m veillee.lab.envs.draft GAME` prints it. What random games happened to show is a beginning: the bounds must
then be set to what the rules allow.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import is_dataclass
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from veillee.engine.chance import seeded
from veillee.engine.game import Game
from veillee.engine.registry import find_game
from veillee.engine.words import View, field_names
from veillee.lab.grid import cells_of

# Random games of every way to set the game up, and of all ways together: those of Too Many Bones are hundreds.
GAMES = 20
MOST_GAMES = 400

Found = dict[str, set[Any]]


class Draft:
    """The records of a game's view, as lines of TOML."""

    def __init__(self, game: Game[Any], games: int = GAMES) -> None:
        self.game = game
        self.found: Found = {}
        for view in views_of(game, games):
            self._look_at(view)

    def text(self) -> str:
        """The whole draft."""
        lines = [
            f"# What an observation of {self.game.name} holds, in this order. How to read it: docs/environments.md",
            "# A change here, or of the numbering of the options, asks for a new version.",
            "",
            "version = 0",
        ]
        waiting: list[type] = [self.game.view_type()]
        for kind in waiting:
            lines += ["", f"[{kind.__name__}]"]
            for name, hint in get_type_hints(kind).items():
                lines.append(f"{name} = {self._shape(f'{kind.__name__}.{name}', hint, waiting)}")
        return "\n".join(lines) + "\n"

    def _look_at(self, view: View) -> None:
        for name in field_names(type(view)):
            self._note(f"{type(view).__name__}.{name}", getattr(view, name))

    def _note(self, place: str, value: Any) -> None:
        if isinstance(value, tuple):
            self.found.setdefault(f"{place}#", set()).add(len(value))
            for one in value:
                self._note(place, one)
        elif isinstance(value, View):
            self._look_at(value)
        elif value is not None:
            self.found.setdefault(place, set()).add(value)

    def _shape(self, place: str, hint: Any, waiting: list[type]) -> str:
        if hint is tuple or hint is type:
            raise TypeError(f"{place}: compiled views do not say what they hold; draft from the plain sources")
        values = self.found.get(place, {0})
        if get_origin(hint) is tuple:
            length = max(1, *self.found.get(f"{place}#", [0]))
            return f"{{ length = {length}, of = {self._shape(place, get_args(hint)[0], waiting)} }}"
        if get_origin(hint) in (Union, UnionType):
            (inner,) = [one for one in get_args(hint) if one is not NoneType]
            return f"{{ maybe = {self._shape(place, inner, waiting)} }}"
        if is_dataclass(hint):
            if hint not in waiting:
                waiting.append(hint)  # type: ignore[arg-type]
            return f'"{hint.__name__}"'  # type: ignore[union-attr]
        if hint is str:
            return str(sorted(values)).replace("'", '"')
        return '"flag"' if hint is bool else f"[{min(values)}, {max(max(values), min(values) + 1)}]"


def views_of(game: Game[Any], games: int) -> Iterator[View]:
    """The views of every seat in random games of every mode and number of seats, and the view of everything. Where
    there are too many of them, evenly chosen ones must do.
    """
    cells = cells_of(game, {}, None)
    total = min(games * len(cells), MOST_GAMES)
    for number in range(total):
        cell = cells[number * len(cells) // total]
        chance = seeded(f"draft {number}")
        table = game.new_table(cell.seats, cell.settings, number)
        while table.result is None:
            for seat in range(cell.seats):
                yield game.view(table, seat)
            question = table.questions[0]
            table.choose(question.seat, question.options[chance.below(len(question.options))])
        yield game.reveal(table)


if __name__ == "__main__":
    sys.stdout.write(Draft(find_game(sys.argv[1])).text())
