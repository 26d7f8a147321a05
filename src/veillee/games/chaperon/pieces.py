"""The pieces of the table, declared once: `make state` writes what clears and copies them."""

from __future__ import annotations

from typing import Annotated, Final

from veillee.engine.table import Seat, Table
from veillee.games.chaperon.content.box import EDGE, Box, Space

NOBODY: Final = -1
NO_CARD: Final = -1

# Who turned an arrival tile up.
FACE_DOWN: Final = 0
BY_HOOD: Final = 1
BY_WOLF: Final = 2

# Where a Character card is.
IN_BOX: Final = 0
WITH_OWNER: Final = 1
USED_BY_OWNER: Final = 2
WITH_WOLF: Final = 3
USED_BY_WOLF: Final = 4


class WoodPieces(Table):
    """All pieces in play. Cards, tiles and characters are numbers: their place in the box.

    A picking token on a card is one number: see `tokens.py`. Tokens in the reserve and the basket are counted by
    face, since nobody can tell two flowers apart. `seen` counts are what everybody saw go into the basket, and
    `buried` are discarded cards that the players did not see: what a table of people would remember.
    """

    box: Box
    wolf_seat: Annotated[Seat, NOBODY]
    hard_start: bool
    points: bool
    recount: bool
    halting_tiles: bool
    hood: Annotated[Space, EDGE]
    on_wolf_track: bool
    wolf: Annotated[Space, EDGE]
    deck: list[int]
    bottom_known: bool
    line: list[int]
    pile: int
    tokens: list[int]
    discard: list[int]
    buried: list[int]
    hand: list[int]
    hidden: Annotated[int, NO_CARD]
    hood_card_beside: bool
    reserve_flowers: int
    reserve_pebbles: int
    reserve_known: bool
    basket_flowers: int
    basket_pebbles: int
    seen_flowers: int
    seen_pebbles: int
    tiles: list[int]
    known_tiles: list[bool]
    cottage: int
    cake: bool
    butter: bool
    owners: list[int]
    characters: list[int]

    __slots__ = tuple(__annotations__)
