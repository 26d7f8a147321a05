"""Clears and copies the pieces of a table. Made from pieces.py by `make state`: not to be edited."""

from __future__ import annotations

from veillee.games.insomnia.pieces import CENTRE, NO_CARD, NO_TILE, NO_WEB, NOBODY, OFF, NightPieces


class NightState(NightPieces):
    """The pieces of pieces.py with what the kernel asks of them."""

    __slots__ = ()

    def clear(self) -> None:
        """Give every piece the value it has before the set-up."""
        self.nightmare = 0
        self.reveals_until_sheep = False
        self.dense_ranking = False
        self.sum_all_races = False
        self.round = 0
        self.first = 0
        self.active = NOBODY
        self.previous = NOBODY
        self.resting = False
        self.places = []
        self.scared = []
        self.winks = []
        self.pillows = []
        self.supply = []
        self.zzz = []
        self.infinite = []
        self.hands = []
        self.last_cards = []
        self.tiles = []
        self.market = []
        self.pile = []
        self.taken = NO_TILE
        self.deck = []
        self.discard = []
        self.revealed = NO_CARD
        self.nightmare_at = CENTRE
        self.web = NO_WEB
        self.landed = OFF
        self.crossings = 0
        self.moved = 0
        self.last_move = 0
        self.used = 0
        self.winks_so_far = 0

    def copy_pieces(self, twin: NightPieces) -> None:
        """Give a twin all pieces, sharing nothing that changes."""
        twin.box = self.box
        twin.nightmare = self.nightmare
        twin.reveals_until_sheep = self.reveals_until_sheep
        twin.dense_ranking = self.dense_ranking
        twin.sum_all_races = self.sum_all_races
        twin.round = self.round
        twin.first = self.first
        twin.active = self.active
        twin.previous = self.previous
        twin.resting = self.resting
        twin.places = self.places[:]
        twin.scared = self.scared[:]
        twin.winks = self.winks[:]
        twin.pillows = self.pillows[:]
        twin.supply = self.supply[:]
        twin.zzz = self.zzz[:]
        twin.infinite = self.infinite[:]
        twin.hands = self.hands[:]
        twin.last_cards = self.last_cards[:]
        twin.tiles = self.tiles[:]
        twin.market = self.market[:]
        twin.pile = self.pile[:]
        twin.taken = self.taken
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.revealed = self.revealed
        twin.nightmare_at = self.nightmare_at
        twin.web = self.web
        twin.landed = self.landed
        twin.crossings = self.crossings
        twin.moved = self.moved
        twin.last_move = self.last_move
        twin.used = self.used
        twin.winks_so_far = self.winks_so_far
