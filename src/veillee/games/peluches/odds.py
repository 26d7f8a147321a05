"""Odds: what an option is likely to bring."""

from __future__ import annotations

from veillee.engine.table import Seat
from veillee.engine.words import Option, Remark
from veillee.games.peluches.table import Tale


def promise(t: Tale, seat: Seat) -> float:
    """How good the table looks, from 0 (lost) to 1 (won)."""
    if t.result is not None:
        return t.result.payoff(seat)
    return 0.5


def remarks_on(t: Tale, seat: Seat, option: Option) -> list[Remark]:
    """The facts that bear on an option."""
    return []
