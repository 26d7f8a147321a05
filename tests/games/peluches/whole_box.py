"""The game with the content of its own box, which takes a while to open: once for all tests of a process."""

from __future__ import annotations

from veillee.engine.registry import find_game
from veillee.games.peluches.game import Peluches

_opened = find_game("peluches")
assert isinstance(_opened, Peluches)
GAME: Peluches = _opened
