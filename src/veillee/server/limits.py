"""Limits: how often one address may come as somebody new or set a table."""

from __future__ import annotations

from veillee.server.refusals import Refusal
from veillee.server.visitor import Allowance

_ADDRESSES_KEPT = 50_000
_SECONDS = 60.0


class Limits:
    """Counts by address, forgotten when there are too many."""

    def __init__(self, a_minute: float) -> None:
        self.rate = a_minute / _SECONDS
        self.allowances: dict[str, Allowance] = {}

    def count(self, address: str) -> None:
        """One more; refused if that was too many lately."""
        if self.rate <= 0:
            return
        if len(self.allowances) > _ADDRESSES_KEPT:
            self.allowances.clear()
        if address not in self.allowances:
            self.allowances[address] = Allowance(self.rate, self.rate * _SECONDS)
        if not self.allowances[address].take():
            raise Refusal("too-many", "that was a lot at once; wait a minute", 429)
