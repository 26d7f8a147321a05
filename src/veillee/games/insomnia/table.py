"""The night: the table of this game, with its pieces."""

from __future__ import annotations

from veillee.engine.chance import Chance
from veillee.engine.table import Seat
from veillee.games.insomnia.content.box import Box
from veillee.games.insomnia.options import Space
from veillee.games.insomnia.pieces import NOBODY, OFF, RING
from veillee.games.insomnia.state import NightState


class Night(NightState):
    """A game in progress: its pieces are those of pieces.py."""

    __slots__ = ()

    def copy(self) -> Night:
        """The same table, sharing nothing that changes."""
        twin = Night(self.seats, self.chance.copy())
        self.copy_kernel(twin)
        self.copy_pieces(twin)
        return twin

    def racing(self) -> int:
        """How many are still in the race."""
        count = 0
        for place in self.places:
            if place >= OFF:
                count += 1
        return count

    def next_racing(self, seat: Seat) -> Seat:
        """The next seat clockwise that is still in the race, perhaps the same; nobody if the race is over.

        § INS-6.1 INS-10.4 INS-14.7
        """
        for step in range(1, self.seats + 1):
            neighbour = (seat + step) % self.seats
            if self.places[neighbour] >= OFF:
                return neighbour
        return NOBODY

    def in_turn_order(self, seat: Seat) -> list[Seat]:
        """All seats clockwise from this one. § INS-6.1"""
        return [(seat + step) % self.seats for step in range(self.seats)]

    def tokens_at(self, seat: Seat, space: Space) -> int:
        """How many Zzz a seat has on the tile of a space; an infinite one counts as one (INS-A.40)."""
        at = seat * RING + space
        return self.zzz[at] + self.infinite[at]


def blank_table(box: Box, seats: int, chance: Chance) -> Night:
    """A table with nothing on it yet."""
    t = Night(seats, chance)
    t.box = box
    t.clear()
    return t
