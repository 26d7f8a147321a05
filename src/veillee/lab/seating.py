"""Seating: which bot sits where.

`greedy` once is for everybody; several times, seat by seat; `wolf=greedy` for the seat that a setting of the game
names, and `others=greedy` for all the rest. When seats are swapped, the bots without a role move up one seat after each
game, so that none owes its wins to where it sits.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from veillee.lab.grid import Cell
from veillee.players.situation import Player
from veillee.players.spec import BadPlayer, check_spec, player_from

OTHERS = "others"


@dataclass(frozen=True)
class Seating:
    """The bots asked for: by role, and for the other seats in order."""

    roles: dict[str, str]
    plain: tuple[str, ...]
    swapped: bool = False

    def __str__(self) -> str:
        return self.names() + (" (seats swapped)" if self.swapped else "")

    def names(self) -> str:
        """The bots as they were asked for."""
        return ", ".join([*(f"{role}={spec}" for role, spec in self.roles.items()), *self.plain])

    @property
    def is_quick(self) -> bool:
        """Are all bots quick ones, which do not search?"""
        return self.bots == ["random"]

    @property
    def bots(self) -> list[str]:
        """The different bots, each once."""
        return [*dict.fromkeys((*self.roles.values(), *self.plain))]

    def specs(self, cell: Cell, game: int = 0) -> list[str]:
        """The bot of each seat in the first game of a cell, or in a later one."""
        taken = {cell.named[role]: spec for role, spec in self.roles.items() if role in cell.named}
        free = [seat for seat in range(cell.seats) if seat not in taken]
        if len(self.plain) not in (1, len(free)):
            raise BadPlayer(
                f"{len(self.plain)} bots for {len(free)} seats ({cell.label}); give one for all or one for each seat"
            )
        moved = game if self.swapped else 0
        taken.update((seat, self.plain[(place + moved) % len(self.plain)]) for place, seat in enumerate(free))
        return [taken[seat] for seat in range(cell.seats)]


def sit_down(specs: Sequence[str], seed: str) -> dict[int, Player]:
    """The players, each with a chance of its own."""
    return {seat: player_from(spec, f"{seed}/{seat}") for seat, spec in enumerate(specs)}


def seating_of(specs: str | Sequence[str], cells: Sequence[Cell], *, swapped: bool = False) -> Seating:
    """The seating of this description, checked for every cell before a long simulation begins."""
    roles: dict[str, str] = {}
    plain: list[str] = []
    for spec in [specs] if isinstance(specs, str) else specs:
        role, equals, bot = spec.rpartition("=")
        check_spec(bot)
        if not equals or role == OTHERS:
            plain.append(bot)
        else:
            roles[role] = bot
    known = {role for cell in cells for role in cell.named}
    for role in roles:
        if role not in known:
            raise BadPlayer(f"no seat is called {role!r} here; there is: {', '.join([*sorted(known), OTHERS])}")
    seating = Seating(roles, tuple(plain or ["greedy"]), swapped)
    for cell in cells:
        seating.specs(cell)
    return seating
