"""The deck of mode 1: drawing, refilling, and the Owl's look at its last card."""

from __future__ import annotations

from veillee.games.chaperon.events import DeckRefilled, OwlLooked
from veillee.games.chaperon.table import Wood


def refill_deck(t: Wood) -> None:
    """An empty deck is made anew from the discard, always shuffled. § CHA-5.2 CHA-21.2"""
    if not t.deck:
        t.deck, t.discard = t.discard, []
        t.chance.shuffle(t.deck)
        t.bottom_known = False
        t.tell(DeckRefilled, len(t.deck))


def draw(t: Wood) -> int:
    """Take the top card of the deck, which is the end of the list. § CHA-5.1 CHA-5.2"""
    refill_deck(t)
    card = t.deck.pop()
    if not t.deck:
        t.bottom_known = False
    return card


def show_bottom(t: Wood) -> None:
    """The Owl shows the last card of the deck to everybody; its order stays (CHA-AMB.2: last means bottom).

    Drawn as the last card itself, the Owl first has the discard shuffled into a new deck.
    § CHA-6.12 CHA-6.13 CHA-6.14 CHA-6.15
    """
    refill_deck(t)
    if t.deck:
        t.bottom_known = True
        t.tell(OwlLooked, t.deck[0])
