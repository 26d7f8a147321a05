"""Why not? What a player may wish to do and is not offered now, each with the rule that forbids it."""

from __future__ import annotations

from veillee.engine.table import Seat
from veillee.engine.words import Obstacle
from veillee.games.peluches.table import Tale


def obstacles_of(t: Tale, seat: Seat) -> list[Obstacle]:
    """All that this seat may wish and is not offered."""
    return []
