"""Loads all that a server needs. One of several processes is forked from a process that has done so."""

import gc

from veillee.engine.registry import find_game, game_names
from veillee.server import serving

__all__ = ["serving"]

for name in game_names():
    find_game(name)
# What all processes share is not copied for each when its collector looks round.
gc.collect()
gc.freeze()
