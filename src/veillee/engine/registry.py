"""The registry of games: the only door between games and the rest of the house.

A game is announced by an entry point of the group `veillee.games` that names a function: folder of a content
pack (or None for our own content) in, Game out.
"""

from __future__ import annotations

import os
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

from veillee.engine.errors import NoSuchGame
from veillee.engine.game import Game

_GROUP = "veillee.games"
_PACK = "VEILLEE_PACK_"
_found: dict[tuple[str, Path | None], Game[Any]] = {}


# Looking through everything that is installed takes as long as opening a small game.
@cache
def _announced() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=_GROUP)}


def game_names() -> list[str]:
    """The games that can be played, in alphabetical order."""
    return sorted(_announced())


def games_on_the_shelf() -> list[str]:
    """The games as a newcomer meets them: the shortest first."""
    return sorted(game_names(), key=lambda name: find_game(name).minutes())


def find_game(name: str, pack: Path | None = None) -> Game[Any]:
    """The game of this name, with the content of a pack if one is given or laid out."""
    announced = _announced()
    if name not in announced:
        raise NoSuchGame(f"no game is called {name!r}; there is: {', '.join(sorted(announced))}")
    pack = pack or _laid_out(name)
    key = (name, pack)
    if key not in _found:
        _found[key] = announced[name].load()(pack)
    return _found[key]


def lay_out(name: str, pack: Path) -> None:
    """Let a pack take the place of a game's own content, here and in all processes started from here."""
    os.environ[_PACK + name.upper()] = str(pack.resolve())


def _laid_out(name: str) -> Path | None:
    folder = os.environ.get(_PACK + name.upper())
    return Path(folder) if folder else None


def find_edition(name: str, rules: int) -> Game[Any]:
    """The game as matches under this version of the rules play it, or as it is played now if they no longer can be."""
    game = find_game(name)
    return game.edition(rules) or game
