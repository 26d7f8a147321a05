"""The pieces of the table, declared once: `make state` writes what clears and copies them."""

from __future__ import annotations

from typing import Annotated, Final

from veillee.engine.table import Seat, Table
from veillee.games.insomnia.content.box import Box
from veillee.games.insomnia.options import SPACES, Space

NOBODY: Final = -1
NO_CARD: Final = -1
NO_TILE: Final = -1

# Where a sheep is when it is on none of the spaces 1 to 10.
OFF: Final = Space(0)
IN_BED: Final = Space(-1)
AWAKE: Final = Space(-2)

CENTRE: Final = Space(0)
NO_WEB: Final = Space(0)

RING: Final = SPACES + 1


class NightPieces(Table):
    """All pieces in play. Cards are numbers of kinds (two cards of a kind are the same), tiles their place in the box.

    What each seat has on each space lies in one flat list: seat times `RING` plus space. `hands` holds two places for
    each seat. What counts within one turn only: `landed`, `crossings`, `moved`, `last_move`, `used`.
    """

    box: Box
    nightmare: int
    reveals_until_sheep: bool
    dense_ranking: bool
    sum_all_races: bool
    round: int
    first: Seat
    active: Annotated[Seat, NOBODY]
    previous: Annotated[Seat, NOBODY]
    resting: bool
    places: list[Space]
    scared: list[bool]
    winks: list[int]
    pillows: list[int]
    supply: list[int]
    zzz: list[int]
    infinite: list[int]
    hands: list[int]
    last_cards: list[int]
    tiles: list[int]
    market: list[int]
    pile: list[int]
    taken: Annotated[int, NO_TILE]
    deck: list[int]
    discard: list[int]
    revealed: Annotated[int, NO_CARD]
    nightmare_at: Annotated[Space, CENTRE]
    web: Annotated[Space, NO_WEB]
    landed: Annotated[Space, OFF]
    crossings: int
    moved: int
    last_move: int
    used: int
    winks_so_far: int

    __slots__ = tuple(__annotations__)
