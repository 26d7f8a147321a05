"""What one seat may see of the night: an allow-list, built field by field."""

from __future__ import annotations

from dataclasses import dataclass

from veillee.engine.table import Seat
from veillee.engine.words import View
from veillee.games.insomnia.options import HAND
from veillee.games.insomnia.pieces import NO_CARD
from veillee.games.insomnia.table import Night


@dataclass(unsafe_hash=True)
class NightView(View):
    """The night as one seat sees it.

    `places`: a space of 1 to 10, 0 before the player, -1 in bed, -2 awake. `zzz` and `infinite`: for each seat eleven
    numbers, the first unused. `hands`: two cards for each seat, -1 where this seat may not know the card or there is
    none; `hand_sizes` says how many there are. `tiles`: eleven, the first unused, -1 for an empty space. `web`: 0 for
    none, above 10 beyond the fence. `used`: the tiles used in this turn. `discard` holds how many cards of each kind
    lie there.
    """

    seats: int
    asked: tuple[int, ...]
    nightmare: int
    round: int
    first: int
    active: int
    previous: int
    resting: bool
    places: tuple[int, ...]
    scared: tuple[bool, ...]
    winks: tuple[int, ...]
    pillows: tuple[int, ...]
    supply: tuple[int, ...]
    zzz: tuple[int, ...]
    infinite: tuple[int, ...]
    hands: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    last_cards: tuple[int, ...]
    tiles: tuple[int, ...]
    market: tuple[int, ...]
    pile: int
    taken: int
    deck: int
    discard: tuple[int, ...]
    revealed: int
    nightmare_at: int
    web: int
    landed: int
    crossings: int
    moved: int
    used: tuple[int, ...]
    winks_so_far: int


def look(t: Night, seat: Seat | None) -> NightView:
    """The view of a seat, or of a spectator: nobody sees the hands of others. § INS-5.2 INS-5.3"""
    hidden = [NO_CARD] * len(t.hands)
    if seat is not None:
        at = seat * HAND
        hidden[at : at + HAND] = t.hands[at : at + HAND]
    return seen_with(t, hidden)


def look_at_all(t: Night) -> NightView:
    """The view with nothing hidden, for a game that is over."""
    return seen_with(t, t.hands)


def seen_with(t: Night, hands: list[int]) -> NightView:
    """The view with these hands."""
    return NightView(
        seats=t.seats,
        asked=tuple([question.seat for question in t.questions]),
        nightmare=t.nightmare,
        round=t.round,
        first=t.first,
        active=t.active,
        previous=t.previous,
        resting=t.resting,
        places=tuple(t.places),
        scared=tuple(t.scared),
        winks=tuple(t.winks),
        pillows=tuple(t.pillows),
        supply=tuple(t.supply),
        zzz=tuple(t.zzz),
        infinite=tuple(t.infinite),
        hands=tuple(hands),
        hand_sizes=tuple([HAND - t.hands[seat * HAND : seat * HAND + HAND].count(NO_CARD) for seat in range(t.seats)]),
        last_cards=tuple(t.last_cards),
        tiles=tuple(t.tiles),
        market=tuple(t.market),
        pile=len(t.pile),
        taken=t.taken,
        deck=len(t.deck),
        discard=counted(t.discard, t.box.card_count),
        revealed=t.revealed,
        nightmare_at=t.nightmare_at,
        web=t.web,
        landed=t.landed,
        crossings=t.crossings,
        moved=t.moved,
        used=tuple([tile for tile in range(len(t.box.tile_ids)) if t.used >> tile & 1]) if t.used else (),
        winks_so_far=t.winks_so_far,
    )


def counted(cards: list[int], kinds: int) -> tuple[int, ...]:
    """How many cards of each kind there are."""
    counts = [0] * kinds
    for card in cards:
        counts[card] += 1
    return tuple(counts)
