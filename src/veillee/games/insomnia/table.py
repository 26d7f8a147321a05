"""The night: the table of this game, with its pieces."""

from __future__ import annotations

from typing import Final

from veillee.engine.table import Seat, Table
from veillee.games.insomnia.content.box import Box
from veillee.games.insomnia.options import SPACES

NOBODY: Final = -1
NO_CARD: Final = -1
NO_TILE: Final = -1

# Where a sheep is when it is on none of the spaces 1 to 10.
OFF: Final = 0
IN_BED: Final = -1
AWAKE: Final = -2

CENTRE: Final = 0
NO_WEB: Final = 0

RING: Final = SPACES + 1


class Night(Table):
    """All pieces in play. Cards are numbers of kinds (two cards of a kind are the same), tiles their place in the box.

    What each seat has on each space lies in one flat list: seat times `RING` plus space. `hands` holds two places for
    each seat. What counts within one turn only: `landed`, `crossings`, `moved`, `last_move`, `used`.
    """

    __slots__ = (
        "active",
        "box",
        "crossings",
        "deck",
        "dense_ranking",
        "discard",
        "first",
        "hands",
        "infinite",
        "landed",
        "last_cards",
        "last_move",
        "market",
        "moved",
        "nightmare",
        "nightmare_at",
        "pile",
        "pillows",
        "places",
        "previous",
        "resting",
        "revealed",
        "reveals_until_sheep",
        "round",
        "scared",
        "sum_all_races",
        "supply",
        "taken",
        "tiles",
        "used",
        "web",
        "winks",
        "winks_so_far",
        "zzz",
    )

    box: Box
    nightmare: int
    reveals_until_sheep: bool
    dense_ranking: bool
    sum_all_races: bool
    round: int
    first: Seat
    active: Seat
    previous: Seat
    resting: bool
    places: list[int]
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
    taken: int
    deck: list[int]
    discard: list[int]
    revealed: int
    nightmare_at: int
    web: int
    landed: int
    crossings: int
    moved: int
    last_move: int
    used: int
    winks_so_far: int

    def copy(self) -> Night:
        """The same table, sharing nothing that changes."""
        twin = Night(self.seats, self.chance.copy())
        self.copy_kernel(twin)
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

    def tokens_at(self, seat: Seat, space: int) -> int:
        """How many Zzz a seat has on the tile of a space; an infinite one counts as one (INS-A.40)."""
        at = seat * RING + space
        return self.zzz[at] + self.infinite[at]
