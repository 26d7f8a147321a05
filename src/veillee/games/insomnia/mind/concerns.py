"""Concerns: what matters now to a seat, from what it may know."""

from __future__ import annotations

from typing import Final

from veillee.engine.table import Seat
from veillee.engine.words import Remark
from veillee.games.insomnia.options import EVERY_SPACE, SPACES
from veillee.games.insomnia.pieces import CENTRE, NO_TILE, OFF
from veillee.games.insomnia.table import Night
from veillee.games.insomnia.telling.remarks import (
    FenceAhead,
    NightmareNear,
    PillowInReach,
    WinksAhead,
    WinksBehind,
    ZzzOut,
)

# Something is near with at most this number of spaces.
NEAR: Final = 3


def concerns_of(t: Night, seat: Seat) -> list[Remark]:
    """What matters now, most pressing first."""
    if t.resting or t.places[seat] < OFF:
        return zzz_out(t, seat)
    return (
        nightmare_near(t, seat) + pillow_in_reach(t, seat) + fence_ahead(t, seat) + standing(t, seat) + zzz_out(t, seat)
    )


def nightmare_near(t: Night, seat: Seat) -> list[Remark]:
    """The nightmare close to the sheep, behind it or ahead."""
    place = t.places[seat]
    if place == OFF or t.nightmare_at == CENTRE or place == t.nightmare_at:
        return []
    ahead = (t.nightmare_at - place) % SPACES
    away = min(ahead, SPACES - ahead)
    return [NightmareNear(away, ahead == away, t.scared[seat])] if away <= NEAR else []


def pillow_in_reach(t: Night, seat: Seat) -> list[Remark]:
    """The pillow, if one more jump brings the winks for it."""
    missing = t.pillows[seat] - t.winks[seat]
    return [PillowInReach(max(0, missing))] if missing <= t.box.fence else []


def fence_ahead(t: Night, seat: Seat) -> list[Remark]:
    """The fence, if it is near."""
    spaces = SPACES + 1 - t.places[seat]
    return [FenceAhead(spaces)] if spaces <= NEAR else []


def standing(t: Night, seat: Seat) -> list[Remark]:
    """Who has more winks in this race."""
    others = [other for other in range(t.seats) if other != seat]
    if not others:
        return []
    best = others[0]
    for other in others:
        if t.winks[other] > t.winks[best]:
            best = other
    lead = t.winks[seat] - t.winks[best]
    if lead > 0:
        return [WinksAhead(lead)]
    return [WinksBehind(-lead, best)] if lead < 0 else []


def zzz_out(t: Night, seat: Seat) -> list[Remark]:
    """How many of the dreams on the ring the player can use, if not all of them."""
    tiles = [space for space in EVERY_SPACE if t.tiles[space] != NO_TILE]
    dreams = len([space for space in tiles if t.tokens_at(seat, space)])
    return [ZzzOut(dreams, len(tiles))] if dreams < len(tiles) else []
