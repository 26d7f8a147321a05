"""Seating: which bot sits where.

`greedy` once is for everybody; several times, seat by seat; `wolf=greedy` for the seat that a setting of the game
names, and `others=greedy` for all the rest.
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

    def __str__(self) -> str:
        return ", ".join([*(f"{role}={spec}" for role, spec in self.roles.items()), *self.plain])

    @property
    def is_quick(self) -> bool:
        """Does no bot stop to think?"""
        return all(spec == "random" for spec in (*self.roles.values(), *self.plain))

    def specs(self, cell: Cell) -> list[str]:
        """The bot of each seat of a cell."""
        taken = {cell.named[role]: spec for role, spec in self.roles.items() if role in cell.named}
        free = [seat for seat in range(cell.seats) if seat not in taken]
        if len(self.plain) not in (1, len(free)):
            raise BadPlayer(
                f"{len(self.plain)} bots for {len(free)} seats ({cell.label}); give one for everybody or one a seat"
            )
        plain = self.plain * len(free) if len(self.plain) == 1 else self.plain
        taken.update(zip(free, plain, strict=True))
        return [taken[seat] for seat in range(cell.seats)]

    def players(self, cell: Cell, seed: str) -> dict[int, Player]:
        """The bots themselves, each with a chance of its own."""
        return {seat: player_from(spec, f"{seed}/{seat}") for seat, spec in enumerate(self.specs(cell))}


def seating_of(specs: str | Sequence[str], cells: Sequence[Cell]) -> Seating:
    """The seating so described, checked for every cell before anything long begins."""
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
    seating = Seating(roles, tuple(plain or ["greedy"]))
    for cell in cells:
        seating.specs(cell)
    return seating
