"""The wood: the table of this game, with its pieces."""

from __future__ import annotations

from typing import Final

from veillee.engine.table import Seat, Table
from veillee.games.chaperon.content.box import Box

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


class Wood(Table):
    """All pieces in play. Cards, tiles and characters are numbers: their place in the box.

    A picking token on a card is one number: see `tokens.py`. Tokens in the reserve and the basket are counted by
    face, since nobody can tell two flowers apart. `seen` counts are what everybody saw go into the basket, and
    `buried` are discarded cards that the players did not see: what a table of people would remember.
    """

    __slots__ = (
        "basket_flowers",
        "basket_pebbles",
        "bottom_known",
        "box",
        "buried",
        "butter",
        "cake",
        "characters",
        "cottage",
        "deck",
        "discard",
        "halting_tiles",
        "hand",
        "hard_start",
        "hidden",
        "hood",
        "hood_card_beside",
        "known_tiles",
        "line",
        "on_wolf_track",
        "owners",
        "pile",
        "points",
        "recount",
        "reserve_flowers",
        "reserve_known",
        "reserve_pebbles",
        "seen_flowers",
        "seen_pebbles",
        "tiles",
        "tokens",
        "wolf",
        "wolf_seat",
    )

    box: Box
    wolf_seat: Seat
    hard_start: bool
    points: bool
    recount: bool
    halting_tiles: bool
    hood: int
    on_wolf_track: bool
    wolf: int
    deck: list[int]
    bottom_known: bool
    line: list[int]
    pile: int
    tokens: list[int]
    discard: list[int]
    buried: list[int]
    hand: list[int]
    hidden: int
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

    def copy(self) -> Wood:
        """The same table, sharing nothing that changes."""
        twin = Wood(self.seats, self.chance.copy())
        self.copy_kernel(twin)
        twin.box = self.box
        twin.wolf_seat = self.wolf_seat
        twin.hard_start = self.hard_start
        twin.points = self.points
        twin.recount = self.recount
        twin.halting_tiles = self.halting_tiles
        twin.hood = self.hood
        twin.on_wolf_track = self.on_wolf_track
        twin.wolf = self.wolf
        twin.deck = self.deck[:]
        twin.bottom_known = self.bottom_known
        twin.line = self.line[:]
        twin.pile = self.pile
        twin.tokens = self.tokens[:]
        twin.discard = self.discard[:]
        twin.buried = self.buried[:]
        twin.hand = self.hand[:]
        twin.hidden = self.hidden
        twin.hood_card_beside = self.hood_card_beside
        twin.reserve_flowers = self.reserve_flowers
        twin.reserve_pebbles = self.reserve_pebbles
        twin.reserve_known = self.reserve_known
        twin.basket_flowers = self.basket_flowers
        twin.basket_pebbles = self.basket_pebbles
        twin.seen_flowers = self.seen_flowers
        twin.seen_pebbles = self.seen_pebbles
        twin.tiles = self.tiles[:]
        twin.known_tiles = self.known_tiles[:]
        twin.cottage = self.cottage
        twin.cake = self.cake
        twin.butter = self.butter
        twin.owners = self.owners[:]
        twin.characters = self.characters[:]
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
