"""A seat at a table of some server: it makes a move and waits until the server has acknowledged it."""

from __future__ import annotations

from typing import Protocol


class Seat(Protocol):
    """One player at one table."""

    async def move(self) -> None:
        """Make a move and wait for its acknowledgement; a game that is over begins anew at the same table."""
