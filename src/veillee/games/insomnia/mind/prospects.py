"""Prospects: a quick estimate, in winks, of what dream tiles and the Zzz on them will bring in races to come."""

from __future__ import annotations

from typing import Final

from veillee.engine.table import Seat
from veillee.games.insomnia.content.effects import NUMBERED, Effect
from veillee.games.insomnia.options import SPACES
from veillee.games.insomnia.table import NO_CARD, NO_TILE, OFF, RING, Night

# In the order of `effects`: the worth of each verb (times its number, if it has one), how often each condition holds,
# and the mean of each measure.
VERB_WORTH: Final = (0.55, -0.3, 1.0, 1.1, 0.9, -1.2, 1.6, 2.2, 1.6, 0.4, 2.6, 1.8, -0.4, 0.8, 2.0, 2.4, 1.9)
CONDITION_SHARE: Final = (1.0, 0.35, 0.65, 0.4, 0.5, 0.5, 0.4, 0.35, 0.4, 0.35, 0.55)
MEASURE_MEAN: Final = (1.0, 2.0, 0.8, 2.8, 4.5, 2.2)
# The chance to reach a tile this many spaces ahead in this turn or the next, before passing it.
REACH: Final = (0.0, 0.24, 0.3, 0.36, 0.4, 0.36, 0.36, 0.36, 0.32, 0.3, 0.3)
AT_HAND: Final = 0.35
# The weights of the first, second, third … Zzz on a tile, and of an infinite one.
NEXT_ZZZ: Final = (1.0, 0.8, 0.6, 0.4, 0.3)
INFINITE_ZZZ: Final = 2.2


# Needed for every question, so the worths of a box's tiles are cached by its content hash.
_glances: dict[str, list[float]] = {}


def glance(t: Night, tile: int) -> float:
    """The mean worth of one use of a tile."""
    worths = _glances.get(t.box.hash)
    if worths is None:
        worths = _glances[t.box.hash] = [use_worth(effects) for effects in t.box.abilities]
    return worths[tile]


def use_worth(effects: list[Effect]) -> float:
    """The worth of the effects of a tile together."""
    worth = 0.0
    for effect in effects:
        each = VERB_WORTH[effect.verb] * MEASURE_MEAN[effect.measure] * CONDITION_SHARE[effect.condition]
        worth += each * effect.n if effect.verb in NUMBERED else each
    return worth


def token_worth(t: Night, seat: Seat, space: int) -> float:
    """The worth of one more Zzz on a space; an infinite one makes others nearly useless."""
    at = seat * RING + space
    if t.infinite[at]:
        return 0.1
    here = min(t.zzz[at], len(NEXT_ZZZ) - 1)
    return glance(t, t.tiles[space]) * NEXT_ZZZ[here]


def holding(t: Night, seat: Seat) -> float:
    """The worth of all Zzz of a seat on the board for the races to come."""
    worth = 0.0
    for space in range(1, SPACES + 1):
        tile = t.tiles[space]
        if tile == NO_TILE:
            continue
        at = seat * RING + space
        if t.infinite[at]:
            worth += INFINITE_ZZZ * glance(t, tile)
        elif t.zzz[at]:
            weight = 0.0
            for index in range(min(t.zzz[at], len(NEXT_ZZZ))):
                weight += NEXT_ZZZ[index]
            worth += weight * glance(t, tile)
    return worth


def placement(t: Night, seat: Seat, space: int) -> float:
    """The worth of placing a Zzz now: by the tile, the Zzz already there, and how soon the sheep may arrive."""
    return token_worth(t, seat, space) * (1.0 + reach(t, seat, space))


def reach(t: Night, seat: Seat, space: int) -> float:
    """The chance that the sheep arrives there soon; higher if a card in hand leads there."""
    place = t.places[seat]
    if place < OFF:
        return 0.0
    ahead = (space - place - 1) % SPACES + 1
    likely = REACH[ahead]
    for at in range(seat * 2, seat * 2 + 2):
        card = t.hands[at]
        if card != NO_CARD and ahead in t.box.card_moves[card]:
            return likely + AT_HAND
    return likely
