"""The River: seven slots as one list of cards, so there is never a gap. Cards enter, swap, drift to the end."""

from __future__ import annotations

from typing import Final

from veillee.games.storyfold.content.cards import CREATURES_FROM, ActionCard, RiverCard
from veillee.games.storyfold.events import CardBroughtToFront, CardSentToEnd, CreatureMoved, RiverReversed
from veillee.games.storyfold.table import Wood

LEFT: Final = -1
RIGHT: Final = 1


def card_of(creature: int) -> RiverCard:
    """A creature as a card of the River."""
    return RiverCard(creature + CREATURES_FROM)


def put_in(t: Wood, card: RiverCard, slot: int) -> None:
    """A card takes a slot: what lies there and all to its right slide one slot on; beyond the last card it lies at the
    end. Without gaps the River begins at 3+ and ends after its last card.

    § STO-8.2 STO-8.3 STO-8.4 STO-8.5 STO-8.8 STO-8.9
    """
    t.river.insert(slot, card)


def take_out(t: Wood, card: RiverCard) -> None:
    """A card leaves the River, which is Cleaned: the others move up in their order, with all that lies on them.

    § STO-8.5 STO-8.6 STO-8.7 STO-8.14
    """
    t.river.remove(card)


def drift(t: Wood, card: RiverCard) -> None:
    """A card comes to lie right of all others, also in a full River; then the River is Cleaned (STO-AMB.23).

    § STO-8.4 STO-8.6 STO-8.14 STO-8.15 STO-12.7
    """
    t.river.remove(card)
    t.river.append(card)


def move_to(t: Wood, card: RiverCard, slot: int) -> None:
    """A card is lifted, the gap closed, and it is put into its slot (STO-AMB.13); an adjacent slot means a swap.

    § STO-8.8 STO-8.9 STO-8.10
    """
    t.river.remove(card)
    t.river.insert(slot, card)


def swap(t: Wood, creature: int, way: int) -> None:
    """A creature changes places with its neighbour; at the edge nothing moves. § STO-8.10"""
    card = card_of(creature)
    slot = t.river.index(card) + way
    if 0 <= slot < len(t.river):
        move_to(t, card, slot)
        if t.heard is not None:
            t.tell(CreatureMoved, creature, slot)


def send_card(t: Wood, card: ActionCard) -> None:
    """An Action card drifts to the end, with its crystals. § STO-8.15 STO-12.7"""
    t.river.remove(card)
    t.river.append(card)
    if t.heard is not None:
        t.tell(CardSentToEnd, card)


def bring_to_front(t: Wood, card: ActionCard) -> None:
    """An Action card takes the first slot. § STO-8.8 STO-8.9"""
    move_to(t, card, 0)
    t.tell(CardBroughtToFront, card)


def reverse_cards(t: Wood) -> None:
    """The Action cards change places back to front; creatures stay. § STO-8.7"""
    cards = t.cards_in_river()
    for slot, card in enumerate(t.river):
        if card < CREATURES_FROM:
            t.river[slot] = cards.pop()
    t.tell(RiverReversed)
