"""The registry of games: the only door between games and the rest of the house.

A game is announced by an entry point of the group `veillee.games` that names a function: folder of a content
pack (or None for our own content) in, Game out.
"""

from __future__ import annotations

from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

from veillee.engine.errors import NoSuchGame
from veillee.engine.game import Game

_GROUP = "veillee.games"
_found: dict[tuple[str, Path | None], Game[Any]] = {}


def _announced() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=_GROUP)}


def game_names() -> list[str]:
    """The games that can be played, in alphabetical order."""
    return sorted(_announced())


def find_game(name: str, pack: Path | None = None) -> Game[Any]:
    """The game of this name, with the content of a pack if one is given."""
    key = (name, pack)
    if key not in _found:
        announced = _announced()
        if name not in announced:
            raise NoSuchGame(f"no game is called {name!r}; there is: {', '.join(sorted(announced))}")
        _found[key] = announced[name].load()(pack)
    return _found[key]


def find_edition(name: str, rules: int) -> Game[Any]:
    """The game as matches under this version of the rules play it, or as it is played now if they no longer can be."""
    game = find_game(name)
    return game.edition(rules) or game
