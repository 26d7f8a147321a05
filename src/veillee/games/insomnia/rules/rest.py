"""The rest phase: everybody adds a dream tile to the ring, or places two Zzz."""

from __future__ import annotations

from veillee.engine.table import Seat
from veillee.games.insomnia.content.box import PLAIN_BONUS
from veillee.games.insomnia.events import DreamDrifted, InfinitePlaced, RestBegan, TileAdded, TileRevealed
from veillee.games.insomnia.options import (
    ADD_TILE,
    EVERY_SPACE,
    PLACE_TWO,
    PUT_TILE,
    AddTile,
    PlaceTwo,
    PutTile,
    Space,
)
from veillee.games.insomnia.pieces import NO_TILE, RING
from veillee.games.insomnia.rules.zzz import bring_zzz, lay_zzz, place_zzz
from veillee.games.insomnia.table import Night


def rest(t: Night) -> None:
    """The holder of the marker chooses first, then clockwise, once each; alone, one more tile comes by itself.

    § INS-19.2 INS-19.12
    """
    t.resting = True
    t.tell(RestBegan, t.round)
    for seat in t.in_turn_order(t.first):
        t.then(choose_rest, seat)
    if t.seats == 1:
        t.then(drift)


def empty_spaces(t: Night) -> list[Space]:
    """The spaces without a tile, lowest first."""
    return [space for space in EVERY_SPACE if t.tiles[space] == NO_TILE]


def choose_rest(t: Night, seat: Seat) -> None:
    """A tile of the market, while a space is empty, or two Zzz. § INS-19.3 INS-19.4 INS-19.8"""
    options: list[AddTile | PlaceTwo] = []
    if empty_spaces(t):
        for tile in t.market:
            options.append(ADD_TILE[tile])
    options.append(PLACE_TWO)
    t.ask(seat, options, take_rest)


def take_rest(t: Night, seat: Seat, option: AddTile | PlaceTwo) -> None:
    """The tile goes to a space next; or the Zzz to tiles. § INS-19.3 INS-19.4 INS-19.9"""
    if isinstance(option, AddTile):
        t.market.remove(option.tile)
        t.taken = option.tile
        t.then(choose_space, seat)
    else:
        t.then(place_zzz, seat, 2)


def choose_space(t: Night, seat: Seat) -> None:
    """Any empty space. § INS-19.5"""
    t.ask(seat, [PUT_TILE[space] for space in empty_spaces(t)], put_tile)


def put_tile(t: Night, seat: Seat, option: PutTile) -> None:
    """The tile stays there for good, with its bonus; then the market is filled again.

    What the supply lacks may be brought from other tiles (INS-A.17). § INS-19.5 INS-19.6 INS-19.13
    """
    space = option.space
    tile = t.tiles[space] = t.taken
    t.taken = NO_TILE
    t.tell(TileAdded, seat, tile, space)
    if not t.box.infinite_bonus[tile]:
        at_hand = min(PLAIN_BONUS, t.supply[seat])
        if at_hand:
            lay_zzz(t, seat, space, at_hand)
        if at_hand < PLAIN_BONUS:
            t.then(bring_zzz, seat, space, PLAIN_BONUS - at_hand, False)
    elif t.supply[seat]:
        t.supply[seat] -= 1
        t.infinite[seat * RING + space] += 1
        t.tell(InfinitePlaced, seat, tile, space)
    else:
        t.then(bring_zzz, seat, space, 1, True)
    t.then(fill_market)


def fill_market(t: Night) -> None:
    """Tiles of the pile come up until the market is full; an empty pile leaves it short (INS-A.18).

    § INS-2.24 INS-19.7
    """
    while len(t.market) < t.box.market and t.pile:
        tile = t.pile.pop()
        t.market.append(tile)
        t.tell(TileRevealed, tile)


def drift(t: Night) -> None:
    """Alone: the top tile of the pile goes to the lowest free space, without Zzz; none to a full board (INS-A.20).

    § INS-21.6 INS-21.7
    """
    empty = empty_spaces(t)
    if empty and t.pile:
        tile = t.pile.pop()
        t.tiles[empty[0]] = tile
        t.tell(DreamDrifted, tile, empty[0])
