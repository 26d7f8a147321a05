"""Names of the seats, as a terminal shows them."""

from __future__ import annotations

from rich.cells import set_cell_size

from veillee.engine.match import Match
from veillee.terminal.desk.signs import one_line
from veillee.words import Catalogue

NAME_ROOM = 14
PLAYERS_NAMED = 5


def seat_names(match: Match, catalogue: Catalogue) -> list[str]:
    """A short printable name for each seat, from any name in a file or command."""
    names = []
    for number, sitter in enumerate(match.sitters, 1):
        name = one_line(sitter.name) or default_name(number, catalogue)
        names.append(set_cell_size(name, min(NAME_ROOM, len(name) * 2)).strip())
    return names


def default_name(number: int, catalogue: Catalogue) -> str:
    """The name of a player without one."""
    return catalogue.say(f"player-{min(number, PLAYERS_NAMED)}")
