"""Clears and copies the pieces of a table. Made from pieces.py by `make state`: not to be edited."""

from __future__ import annotations

from veillee.games.chaperon.content.box import EDGE
from veillee.games.chaperon.pieces import NO_CARD, NOBODY, WoodPieces


class WoodState(WoodPieces):
    """The pieces of pieces.py with what the kernel asks of them."""

    __slots__ = ()

    def clear(self) -> None:
        """Give every piece the value it has before the set-up."""
        self.wolf_seat = NOBODY
        self.hard_start = False
        self.points = False
        self.recount = False
        self.halting_tiles = False
        self.hood = EDGE
        self.on_wolf_track = False
        self.wolf = EDGE
        self.deck = []
        self.bottom_known = False
        self.line = []
        self.pile = 0
        self.tokens = []
        self.discard = []
        self.buried = []
        self.hand = []
        self.hidden = NO_CARD
        self.hood_card_beside = False
        self.reserve_flowers = 0
        self.reserve_pebbles = 0
        self.reserve_known = False
        self.basket_flowers = 0
        self.basket_pebbles = 0
        self.seen_flowers = 0
        self.seen_pebbles = 0
        self.tiles = []
        self.known_tiles = []
        self.cottage = 0
        self.cake = False
        self.butter = False
        self.owners = []
        self.characters = []

    def copy_pieces(self, twin: WoodPieces) -> None:
        """Give a twin all pieces, sharing nothing that changes."""
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
