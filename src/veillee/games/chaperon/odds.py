"""Odds: what an option is likely to bring, exactly where it can be counted, from what the seat may know."""

from __future__ import annotations

from veillee.engine.table import Seat
from veillee.engine.words import Option, Remark
from veillee.games.chaperon.table import Wood


def promise(t: Wood, seat: Seat) -> float:
    """How good the table looks for a seat."""
    return 0.5


def remarks_on(t: Wood, seat: Seat, option: Option) -> list[Remark]:
    """What can be said of an option."""
    return []
