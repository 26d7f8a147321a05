"""Crystals: gained and put on Action cards, paid from them, lost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from veillee.engine.table import Seat
from veillee.games.storyfold.content.box import MOST_CRYSTALS
from veillee.games.storyfold.content.cards import CREATURES_FROM, EVERY_CARD, NO_CARD, ActionCard
from veillee.games.storyfold.content.deeds import (
    LEFTMOST,
    LEFTMOST_WITH,
    RIGHTMOST,
    WITH_MOST,
    Counted,
    Drain,
    Which,
)
from veillee.games.storyfold.events import CardDrained, CrystalPlaced, CrystalsGained, CrystalsLost
from veillee.games.storyfold.options import PAY_WITH, PLACE_CRYSTAL, PayWith, PlaceCrystal
from veillee.games.storyfold.table import Wood


def gain_by_deed(t: Wood, deed: Counted) -> None:
    """A page or a card gives crystals. § STO-12.1"""
    gain(t, deed.n)


def gain(t: Wood, count: int) -> None:
    """Crystals are put on Action cards, up to three on each; what finds no room is lost (STO-AMB.9). If there is just
    room for all of them, nobody is asked.

    § STO-2.10 STO-2.21 STO-12.1 STO-12.2 STO-12.6
    """
    if count <= 0:
        return
    room = MOST_CRYSTALS * len(EVERY_CARD) - t.crystals_in_all()
    if t.heard is not None:
        t.tell(CrystalsGained, count)
    if count > room:
        t.tell(CrystalsLost, count - room)
    if count >= room:
        for card in EVERY_CARD:
            put_on(t, card, MOST_CRYSTALS - t.crystals[card])
    else:
        t.then(place, count)


def place(t: Wood, left: int) -> None:
    """Each crystal goes on an Action card of one's choice that holds fewer than three. § STO-2.21 STO-12.2 STO-12.6"""
    on = t.crystals
    found = [PLACE_CRYSTAL[card] for card in t.river if card < CREATURES_FROM and on[card] < MOST_CRYSTALS]
    t.ask_all(t.phases, found, place_on, left)


def place_on(t: Wood, seat: Seat, option: PlaceCrystal, left: int) -> None:
    """A crystal lies on the card; the next one follows. § STO-12.1"""
    put_on(t, EVERY_CARD[option.card], 1)
    if left > 1:
        t.then(place, left - 1)


def put_on(t: Wood, card: ActionCard, count: int) -> None:
    """Crystals lie on a card, three at most. § STO-12.6"""
    count = min(count, MOST_CRYSTALS - t.crystals[card])
    if count > 0:
        t.crystals[card] += count
        if t.heard is not None:
            t.tell(CrystalPlaced, card, count)


def pay(t: Wood, left: int) -> None:
    """A price in crystals, one by one from any Action card (STO-AMB.5); not asked where there is no choice."""
    if left <= 0:
        return
    payers = [card for card in t.cards_in_river() if t.crystals[card]]
    if left == t.crystals_in_all():
        for card in payers:
            t.crystals[card] = 0
        return
    t.ask_all(t.phases, [PAY_WITH[card] for card in payers], pay_with, left)


def pay_with(t: Wood, seat: Seat, option: PayWith, left: int) -> None:
    """A crystal leaves a card."""
    t.crystals[option.card] -= 1
    if left > 1:
        t.then(pay, left - 1)


def drain(t: Wood, deed: Drain) -> None:
    """An Action card loses crystals, as many as it has. § STO-12.6"""
    card = DRAINED[deed.which](t)
    if card != NO_CARD and t.crystals[card]:
        count = min(deed.n, t.crystals[card])
        t.crystals[card] -= count
        t.tell(CardDrained, card, count)


def leftmost_with_crystals(t: Wood) -> ActionCard:
    """The leftmost Action card that has any crystals."""
    for card in t.cards_in_river():
        if t.crystals[card]:
            return card
    return NO_CARD


def with_most_crystals(t: Wood) -> ActionCard:
    """The Action card with most crystals; of equals the leftmost."""
    best = NO_CARD
    for card in t.cards_in_river():
        if best == NO_CARD or t.crystals[card] > t.crystals[best]:
            best = card
    return best


# Which Action card an effect means.
DRAINED: Final[dict[Which, Callable[[Wood], ActionCard]]] = {
    LEFTMOST: lambda t: t.cards_in_river()[0],
    LEFTMOST_WITH: leftmost_with_crystals,
    RIGHTMOST: lambda t: t.cards_in_river()[-1],
    WITH_MOST: with_most_crystals,
}
