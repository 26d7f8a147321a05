"""Dreams: when a tile's effects happen, how much they count, and where its runs lead."""

from __future__ import annotations

from typing import Final

from veillee.engine.table import Seat
from veillee.games.insomnia.content.effects import (
    ALWAYS,
    FULL_TILES,
    IF_CALM,
    IF_CROSSED,
    IF_FEW_TILES,
    IF_FEWEST_WINKS,
    IF_LONELY,
    IF_MOVED_FAR,
    IF_NIGHTMARE_EVEN,
    IF_NIGHTMARE_ODD,
    IF_SCARED,
    NEXT_SHEEP,
    ONCE,
    PAST_NIGHTMARE,
    RIVAL_SPACE,
    SPACE_NUMBER,
    ZZZ_HERE,
    Effect,
)
from veillee.games.insomnia.options import SPACES
from veillee.games.insomnia.table import CENTRE, NO_TILE, NOBODY, Night

FAR: Final = 2


def can_use(t: Night, seat: Seat) -> bool:
    """A tile can be used when a move of this turn ended there, it holds a Zzz of one's own, and it was not used yet.

    § INS-3.2 INS-7.7 INS-8.1 INS-8.2 INS-8.12 INS-8.13 INS-8.14
    """
    space = t.landed
    if space == 0:
        return False
    tile = t.tiles[space]
    if tile == NO_TILE or t.used >> tile & 1 or not t.tokens_at(seat, space):
        return False
    return not (t.box.only_calm[tile] and t.scared[seat])


def happens(t: Night, seat: Seat, effect: Effect, space: int) -> bool:
    """Does what an effect asks for hold? § INS-23.13 INS-23.18 INS-23.27 INS-23.28"""
    condition = effect.condition
    if condition == ALWAYS:
        return True
    if condition == IF_SCARED:
        return t.scared[seat]
    if condition == IF_CALM:
        return not t.scared[seat]
    if condition == IF_NIGHTMARE_ODD:
        return t.nightmare_at % 2 == 1
    if condition == IF_NIGHTMARE_EVEN:
        return t.nightmare_at != CENTRE and t.nightmare_at % 2 == 0
    if condition == IF_CROSSED:
        return t.crossings > 0
    if condition == IF_MOVED_FAR:
        return t.moved >= effect.limit
    if condition == IF_LONELY:
        return is_lonely(t, seat, space)
    if condition == IF_FEW_TILES:
        return tiles_with(t, seat, 1) <= effect.limit
    if condition == IF_FEWEST_WINKS:
        return has_fewest_winks(t, seat)
    return t.pillows[seat] == max(t.pillows)


def is_lonely(t: Night, seat: Seat, space: int) -> bool:
    """No Zzz of one's own on a tile one or two spaces away, across the fence too. § INS-23.27 INS-23.28"""
    for apart in range(1, FAR + 1):
        for other in ((space + apart - 1) % SPACES + 1, (space - apart - 1) % SPACES + 1):
            if t.tokens_at(seat, other):
                return False
    return True


def has_fewest_winks(t: Night, seat: Seat) -> bool:
    """Fewer than every other player, those in bed or awake too (INS-A.36)."""
    own = t.winks[seat]
    for other in range(t.seats):
        if other != seat and t.winks[other] <= own:
            return False
    return True


def tiles_with(t: Night, seat: Seat, tokens: int) -> int:
    """On how many tiles a seat has at least so many Zzz; an infinite one counts as one. § INS-23.30"""
    count = 0
    for space in range(1, SPACES + 1):
        if t.tokens_at(seat, space) >= tokens:
            count += 1
    return count


def amount(t: Night, seat: Seat, effect: Effect, space: int) -> int:
    """The number of an effect, taken as often as its measure says. What the use of the tile cost is paid already.

    § INS-23.16 INS-23.17 INS-23.24 INS-23.25 INS-23.29 INS-23.30 INS-23.31 INS-23.32
    """
    measure = effect.measure
    if measure == ONCE:
        return effect.n
    if measure == ZZZ_HERE:
        return effect.n * t.tokens_at(seat, space)
    if measure == FULL_TILES:
        return effect.n * tiles_with(t, seat, effect.limit)
    if measure == SPACE_NUMBER:
        return effect.n * space
    if measure == RIVAL_SPACE:
        return effect.n * (max(0, t.places[t.previous]) if t.previous != NOBODY else 0)
    return effect.n * (t.supply[seat] // effect.limit)


def distance_to(t: Night, seat: Seat, effect: Effect) -> int:
    """How far the next target is, clockwise and over the fence if need be; 0 if one stands on it or there is none.

    § INS-23.10 INS-23.11 INS-23.12
    """
    place = t.places[seat]
    if effect.target == PAST_NIGHTMARE:
        return (t.nightmare_at + 1 - place) % SPACES if t.nightmare_at != CENTRE else 0
    for distance in range(SPACES):
        space = (place + distance - 1) % SPACES + 1
        if has_sheep(t, seat, space) if effect.target == NEXT_SHEEP else has_full_tile(t, space, effect.limit):
            return distance
    return 0


def has_sheep(t: Night, seat: Seat, space: int) -> bool:
    """Is another sheep there?"""
    for other in range(t.seats):
        if other != seat and t.places[other] == space:
            return True
    return False


def has_full_tile(t: Night, space: int, tokens: int) -> bool:
    """Has anybody so many Zzz there?"""
    for seat in range(t.seats):
        if t.tokens_at(seat, space) >= tokens:
            return True
    return False
