"""Prospects: a quick estimate, in winks, of what dream tiles and the Zzz on them will bring in races to come."""

from __future__ import annotations

from typing import Final

from veillee.engine.table import Seat
from veillee.games.insomnia.content.effects import CONDITIONS, MEASURES, Effect, Measured, Numbered, TileVerbs
from veillee.games.insomnia.options import EVERY_SPACE, SPACES, Space
from veillee.games.insomnia.pieces import NO_CARD, NO_TILE, OFF, RING
from veillee.games.insomnia.table import Night

# What each verb brings, for each of its number if it has one.
VERB_WORTHS: Final = {
    "move": 0.55,
    "back": -0.3,
    "gain": 1.0,
    "place": 1.1,
    "calm": 0.9,
    "scare": -1.2,
    "pillow": 1.6,
    "turn": 2.2,
    "double": 1.6,
    "take_back": 0.4,
    "play_other": 2.6,
    "play_top": 1.8,
    "drop_hand": -0.4,
    "flock": 0.8,
    "again": 2.0,
    "run_to": 2.4,
    "copy": 1.9,
}
# How often each condition holds.
CONDITION_SHARES: Final = {
    "always": 1.0,
    "scared": 0.35,
    "calm": 0.65,
    "fewest_winks": 0.4,
    "nightmare_odd": 0.5,
    "nightmare_even": 0.5,
    "lonely": 0.4,
    "few_tiles": 0.35,
    "crossed": 0.4,
    "moved_far": 0.35,
    "highest_pillow": 0.55,
}
# How much each measure counts on average.
MEASURE_MEANS: Final = {
    "once": 1.0,
    "zzz_here": 2.0,
    "full_tiles": 0.8,
    "space_number": 2.8,
    "rival_space": 4.5,
    "supply": 2.2,
}
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
        worths = _glances[t.box.hash] = [use_worth(t.box.verbs, effects) for effects in t.box.abilities]
    return worths[tile]


def use_worth(verbs: TileVerbs, effects: list[Effect]) -> float:
    """The worth of the effects of a tile together."""
    worth = 0.0
    for effect in effects:
        mean = MEASURE_MEANS[MEASURES[effect.measure.kind]] if isinstance(effect, Measured) else 1.0
        each = VERB_WORTHS[verbs.name_of(effect)] * mean * CONDITION_SHARES[CONDITIONS[effect.condition.kind]]
        worth += each * effect.n if isinstance(effect, Numbered) else each
    return worth


def token_worth(t: Night, seat: Seat, space: Space) -> float:
    """The worth of one more Zzz on a space; an infinite one makes others nearly useless."""
    at = seat * RING + space
    if t.infinite[at]:
        return 0.1
    here = min(t.zzz[at], len(NEXT_ZZZ) - 1)
    return glance(t, t.tiles[space]) * NEXT_ZZZ[here]


def holding(t: Night, seat: Seat) -> float:
    """The worth of all Zzz of a seat on the board for the races to come."""
    worth = 0.0
    for space in EVERY_SPACE:
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


def placement(t: Night, seat: Seat, space: Space) -> float:
    """The worth of placing a Zzz now: by the tile, the Zzz already there, and how soon the sheep may arrive."""
    return token_worth(t, seat, space) * (1.0 + reach(t, seat, space))


def reach(t: Night, seat: Seat, space: Space) -> float:
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
