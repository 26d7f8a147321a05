"""The wood: the table of this game, with its pieces."""

from __future__ import annotations

from veillee.engine.chance import Chance
from veillee.engine.table import Seat
from veillee.games.chaperon.content.box import Box
from veillee.games.chaperon.pieces import USED_BY_OWNER
from veillee.games.chaperon.state import WoodState


class Wood(WoodState):
    """A game in progress: its pieces are those of pieces.py."""

    __slots__ = ()

    def copy(self) -> Wood:
        """The same table, sharing nothing that changes."""
        twin = Wood(self.seats, self.chance.copy())
        self.copy_kernel(twin)
        self.copy_pieces(twin)
        return twin

    def count(self) -> int:
        """How many cards the line counts for the value test; the Woodcutter's pile is one."""
        return len(self.line) - self.pile + 1 if self.pile else len(self.line)

    def next_seat(self, seat: Seat) -> Seat:
        """The left neighbour, passing over the Wolf player, who is never active. § CHA-4.6 CHA-20.1"""
        neighbour = (seat + 1) % self.seats
        return (neighbour + 1) % self.seats if neighbour == self.wolf_seat else neighbour

    def hood_seats(self) -> tuple[Seat, ...]:
        """The seats of Little Red's side."""
        return tuple(seat for seat in range(self.seats) if seat != self.wolf_seat)

    def power_active(self, power: int) -> bool:
        """Is the human power under the line of the current picking?"""
        return self.characters[self.box.human_power.index(power)] == USED_BY_OWNER


def blank_table(box: Box, seats: int, chance: Chance) -> Wood:
    """A table with nothing on it yet."""
    t = Wood(seats, chance)
    t.box = box
    t.clear()
    return t
