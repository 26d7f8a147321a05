"""Odds: what an option is likely to bring, from what the seat may know."""

from __future__ import annotations

from veillee.engine.table import Seat
from veillee.engine.words import Option, Remark
from veillee.games.insomnia.table import Night


def promise(t: Night, seat: Seat) -> float:
    """How good the table looks for a seat, from 0 (lost) to 1 (won)."""
    if t.result is not None:
        return t.result.payoff(seat)
    return 0.5


def remarks_on(t: Night, seat: Seat, option: Option) -> list[Remark]:
    """The facts that bear on an option."""
    return []
