"""The Wolf player's hand, always kept in order so that its order says nothing."""

from __future__ import annotations

from veillee.games.chaperon.events import HandTakenBack
from veillee.games.chaperon.table import Wood


def take_back_discard(t: Wood) -> None:
    """With an empty hand, the whole discard comes back to it. § CHA-15.5 CHA-22.6"""
    if not t.hand and (t.discard or t.buried):
        t.hand = sorted(t.discard + t.buried)
        t.discard = []
        t.buried = []
        t.tell(HandTakenBack, len(t.hand))


def take_into_hand(t: Wood, card: int) -> None:
    """One card joins the hand."""
    t.hand.append(card)
    t.hand.sort()
