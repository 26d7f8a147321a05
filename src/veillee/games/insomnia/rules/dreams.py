"""Dreams: when a tile's effects happen, how much they count, and where its runs lead."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from veillee.engine.table import Seat
from veillee.games.insomnia.content.effects import (
    ALWAYS,
    FULL_TILE,
    FULL_TILES,
    IF_CALM,
    IF_CROSSED,
    IF_FEW_TILES,
    IF_FEWEST_WINKS,
    IF_HIGHEST_PILLOW,
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
    SUPPLY,
    ZZZ_HERE,
    Condition,
    ConditionKind,
    Measure,
    Measured,
    MeasureKind,
    Target,
    TargetKind,
)
from veillee.games.insomnia.options import EVERY_SPACE, SPACES, Space
from veillee.games.insomnia.pieces import CENTRE, NO_TILE, NOBODY, OFF
from veillee.games.insomnia.table import Night

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


def happens(t: Night, seat: Seat, condition: Condition, space: Space) -> bool:
    """Does what an effect asks for hold? § INS-23.13 INS-23.18 INS-23.27 INS-23.28"""
    return condition.kind == ALWAYS or HOLDS[condition.kind](t, seat, condition, space)


def is_on_even_space(t: Night) -> bool:
    """The nightmare is on the ring, on an even space; in the centre it is on none. § INS-23.13"""
    return t.nightmare_at != CENTRE and t.nightmare_at % 2 == 0


def ahead(space: Space, distance: int) -> Space:
    """The space this far ahead on the ring, or behind if negative."""
    return Space((space + distance - 1) % SPACES + 1)


def is_lonely(t: Night, seat: Seat, space: Space) -> bool:
    """No Zzz of one's own on a tile one or two spaces away, across the fence too. § INS-23.27 INS-23.28"""
    for apart in range(1, FAR + 1):
        for other in (ahead(space, apart), ahead(space, -apart)):
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
    """The number of tiles on which a seat has at least this many Zzz; an infinite one counts as one.

    § INS-23.25 INS-23.30
    """
    count = 0
    for space in EVERY_SPACE:
        if t.tokens_at(seat, space) >= tokens:
            count += 1
    return count


def amount(t: Night, seat: Seat, effect: Measured, space: Space) -> int:
    """The number of an effect, taken as often as its measure says. The use of the tile is paid already.

    § INS-23.24 INS-23.29 INS-23.31 INS-23.32
    """
    measure = effect.measure
    return effect.n if measure.kind == ONCE else effect.n * COUNTS[measure.kind](t, seat, measure, space)


def rival_space(t: Night) -> Space:
    """The space of the last other player who had a turn; 0 off the board. § INS-23.16 INS-23.17"""
    return max(OFF, t.places[t.previous]) if t.previous != NOBODY else OFF


def distance_to(t: Night, seat: Seat, target: Target) -> int:
    """How far the next target is, clockwise and over the fence if need be; 0 if one stands on it or there is none.

    § INS-23.10 INS-23.11 INS-23.12
    """
    is_there = IS_THERE[target.kind]
    for distance in range(SPACES):
        if is_there(t, seat, ahead(t.places[seat], distance), target):
            return distance
    return 0


def is_past_nightmare(t: Night, space: Space) -> bool:
    """Is it the space after the nightmare's?"""
    return t.nightmare_at != CENTRE and ahead(t.nightmare_at, 1) == space


def has_sheep(t: Night, seat: Seat, space: Space) -> bool:
    """Is another sheep there?"""
    for other in range(t.seats):
        if other != seat and t.places[other] == space:
            return True
    return False


def has_full_tile(t: Night, space: Space, tokens: int) -> bool:
    """Has anybody this many Zzz there?"""
    for seat in range(t.seats):
        if t.tokens_at(seat, space) >= tokens:
            return True
    return False


# When an effect happens.
HOLDS: Final[dict[ConditionKind, Callable[[Night, Seat, Condition, Space], bool]]] = {
    ALWAYS: lambda t, seat, condition, space: True,
    IF_SCARED: lambda t, seat, condition, space: t.scared[seat],
    IF_CALM: lambda t, seat, condition, space: not t.scared[seat],
    IF_FEWEST_WINKS: lambda t, seat, condition, space: has_fewest_winks(t, seat),
    IF_NIGHTMARE_ODD: lambda t, seat, condition, space: t.nightmare_at % 2 == 1,
    IF_NIGHTMARE_EVEN: lambda t, seat, condition, space: is_on_even_space(t),
    IF_LONELY: lambda t, seat, condition, space: is_lonely(t, seat, space),
    IF_FEW_TILES: lambda t, seat, condition, space: tiles_with(t, seat, 1) <= condition.limit,
    IF_CROSSED: lambda t, seat, condition, space: t.crossings > 0,
    IF_MOVED_FAR: lambda t, seat, condition, space: t.moved >= condition.limit,
    IF_HIGHEST_PILLOW: lambda t, seat, condition, space: t.pillows[seat] == max(t.pillows),
}

# How often a number counts.
COUNTS: Final[dict[MeasureKind, Callable[[Night, Seat, Measure, Space], int]]] = {
    ONCE: lambda t, seat, measure, space: 1,
    ZZZ_HERE: lambda t, seat, measure, space: t.tokens_at(seat, space),
    FULL_TILES: lambda t, seat, measure, space: tiles_with(t, seat, measure.limit),
    SPACE_NUMBER: lambda t, seat, measure, space: space,
    RIVAL_SPACE: lambda t, seat, measure, space: rival_space(t),
    SUPPLY: lambda t, seat, measure, space: t.supply[seat] // measure.limit,
}

# Where a run may end.
IS_THERE: Final[dict[TargetKind, Callable[[Night, Seat, Space, Target], bool]]] = {
    NEXT_SHEEP: lambda t, seat, space, target: has_sheep(t, seat, space),
    PAST_NIGHTMARE: lambda t, seat, space, target: is_past_nightmare(t, space),
    FULL_TILE: lambda t, seat, space, target: has_full_tile(t, space, target.limit),
}
