"""Zzz tokens: placing them, moving them when none is left, turning and doubling them."""

from __future__ import annotations

from veillee.engine.table import Seat
from veillee.games.insomnia.events import InfinitePlaced, ZzzMoved, ZzzPlaced, ZzzTakenBack, ZzzTurned
from veillee.games.insomnia.options import (
    DOUBLE_ZZZ,
    EVERY_SPACE,
    LEAVE_ZZZ,
    MOVE_ZZZ,
    PLACE_ZZZ,
    TURN_ZZZ,
    DoubleZzz,
    LeaveZzz,
    MoveZzz,
    PlaceZzz,
    Space,
    TurnZzz,
)
from veillee.games.insomnia.pieces import NO_TILE, OFF, RING
from veillee.games.insomnia.table import Night


def place_zzz(t: Night, seat: Seat, count: int) -> None:
    """Put a Zzz on any dream tile of the board. Only when all are on the board, one may be moved or the placement given
    up (INS-A.6). Several may go on one tile or on several, since each is asked for by itself.

    § INS-3.1 INS-7.8 INS-7.9 INS-7.10 INS-7.11 INS-7.12 INS-8.7 INS-19.9 INS-19.10 INS-19.11
    """
    if t.places[seat] < OFF:
        return
    t.ask(seat, places_for_zzz(t, seat), put_zzz, count)


def places_for_zzz(t: Night, seat: Seat) -> list[PlaceZzz | MoveZzz | LeaveZzz]:
    """All tiles of the board, or all ways to move a plain Zzz from one tile to another."""
    spaces = [space for space in EVERY_SPACE if t.tiles[space] != NO_TILE]
    options: list[PlaceZzz | MoveZzz | LeaveZzz] = []
    if t.supply[seat] > 0:
        for space in spaces:
            options.append(PLACE_ZZZ[space])
        return options
    for source in spaces:
        if t.zzz[seat * RING + source]:
            for space in spaces:
                if space != source:
                    options.append(MOVE_ZZZ[source][space])
    options.append(LEAVE_ZZZ)
    return options


def put_zzz(t: Night, seat: Seat, option: PlaceZzz | MoveZzz | LeaveZzz, count: int) -> None:
    """The token lies where it was put; then the next one. § INS-7.8 INS-7.9 INS-7.10 INS-8.15"""
    if isinstance(option, PlaceZzz):
        lay_zzz(t, seat, option.space, 1)
    elif isinstance(option, MoveZzz):
        move_zzz(t, seat, option)
    if count > 1:
        t.then(place_zzz, seat, count - 1)


def lay_zzz(t: Night, seat: Seat, space: Space, count: int) -> None:
    """Tokens of the supply lie on the tile of a space."""
    t.supply[seat] -= count
    t.zzz[seat * RING + space] += count
    t.tell(ZzzPlaced, seat, t.tiles[space], space, count)


def move_zzz(t: Night, seat: Seat, option: MoveZzz) -> None:
    """A plain token goes from one tile to another. § INS-7.9 INS-8.7"""
    t.zzz[seat * RING + option.source] -= 1
    t.zzz[seat * RING + option.space] += 1
    t.tell(ZzzMoved, seat, option.source, option.space)


def take_back(t: Night, seat: Seat, space: Space, count: int) -> None:
    """Plain tokens go back to the supply. § INS-8.5"""
    t.zzz[seat * RING + space] -= count
    t.supply[seat] += count
    t.tell(ZzzTakenBack, seat, t.tiles[space], space, count)


def bring_zzz(t: Night, seat: Seat, space: Space, missing: int, infinite: bool) -> None:
    """What the supply lacked may be brought from other tiles, plain tokens only (INS-A.17, INS-A.35). § INS-19.6"""
    sources = [source for source in EVERY_SPACE if source != space and t.zzz[seat * RING + source]]
    if sources:
        options: list[MoveZzz | LeaveZzz] = [MOVE_ZZZ[source][space] for source in sources]
        options.append(LEAVE_ZZZ)
        t.ask(seat, options, carry_zzz, space, missing, infinite)


def carry_zzz(t: Night, seat: Seat, option: MoveZzz | LeaveZzz, space: Space, missing: int, infinite: bool) -> None:
    """A token brought along; an infinite bonus turns it over on the new tile. § INS-19.6"""
    if isinstance(option, LeaveZzz):
        return
    move_zzz(t, seat, option)
    if infinite:
        t.zzz[seat * RING + space] -= 1
        t.infinite[seat * RING + space] += 1
        t.tell(InfinitePlaced, seat, t.tiles[space], space)
    if missing > 1:
        t.then(bring_zzz, seat, space, missing - 1, infinite)


def turn_zzz(t: Night, seat: Seat) -> None:
    """Choose a plain Zzz of one's own, on any tile, to turn to its infinite side (INS-A.23). § INS-3.3 INS-23.3"""
    options = [TURN_ZZZ[space] for space in EVERY_SPACE if t.zzz[seat * RING + space]]
    if options:
        t.ask(seat, options, turn_over)


def turn_over(t: Night, seat: Seat, option: TurnZzz) -> None:
    """The token is infinite from now on. § INS-3.3 INS-23.3"""
    at = seat * RING + option.space
    t.zzz[at] -= 1
    t.infinite[at] += 1
    t.tell(ZzzTurned, seat, t.tiles[option.space], option.space)


def double_zzz(t: Night, seat: Seat) -> None:
    """Choose a tile on which to double one's tokens (INS-A.35)."""
    options = [DOUBLE_ZZZ[space] for space in EVERY_SPACE if t.tokens_at(seat, space)]
    if options:
        t.ask(seat, options, pile_up)


def pile_up(t: Night, seat: Seat, option: DoubleZzz) -> None:
    """As many plain tokens again, from the supply, then from other tiles (INS-A.35, INS-A.40)."""
    wanted = t.tokens_at(seat, option.space)
    at_hand = min(wanted, t.supply[seat])
    if at_hand:
        lay_zzz(t, seat, option.space, at_hand)
    if wanted > at_hand:
        t.then(bring_zzz, seat, option.space, wanted - at_hand, False)
