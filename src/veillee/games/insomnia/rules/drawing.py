"""Drawing: the two cards of the start, the refill after a turn, and the last sheep's extra card."""

from __future__ import annotations

from veillee.engine.table import Seat
from veillee.games.insomnia.events import CardDrawn, HandFilled, LastSheepCardRevealed
from veillee.games.insomnia.options import HAND
from veillee.games.insomnia.pieces import NO_CARD, OFF
from veillee.games.insomnia.rules.nightmare import face_nightmare
from veillee.games.insomnia.table import Night


def take_top(t: Night) -> int:
    """The top card. The nightmare is always over the fence before the pile is empty (INS-A.8)."""
    assert t.deck, "the draw pile is empty within a race"
    return t.deck.pop()


def deal_hands(t: Night) -> None:
    """Everybody draws two cards; then in turn order each resolves and replaces nightmare cards until two sheep cards
    are held. The race may already end here.

    § INS-5.1 INS-5.4 INS-5.5 INS-5.6 INS-5.7
    """
    order = t.in_turn_order(t.first)
    for seat in order:
        for at in range(seat * HAND, seat * HAND + HAND):
            t.hands[at] = take_top(t)
    for seat in order:
        for at in range(seat * HAND, seat * HAND + HAND):
            card = t.hands[at]
            if t.box.is_nightmare(card):
                t.hands[at] = NO_CARD
                face_nightmare(t, seat, card)
            elif card != NO_CARD:
                t.whisper(seat, CardDrawn, card)
        fill_hand(t, seat)


def draw_up(t: Night, seat: Seat) -> None:
    """The end of a turn: the last sheep reveals a card first, then the hand is filled to two.

    § INS-11.1 INS-11.6 INS-12.1 INS-12.2 INS-12.8 INS-21.1
    """
    if t.racing() == 1:
        reveal_for_last_sheep(t, seat)
    fill_hand(t, seat)


def reveal_for_last_sheep(t: Night, seat: Seat) -> None:
    """One card: a nightmare is carried out, a sheep card discarded without effect (INS-A.9; a switch goes on revealing
    until a sheep card comes).

    § INS-12.2 INS-12.3 INS-12.4 INS-12.5 INS-12.6 INS-12.7
    """
    while t.places[seat] >= OFF:
        card = take_top(t)
        if not t.box.is_nightmare(card):
            t.discard.append(card)
            t.tell(LastSheepCardRevealed, seat, card)
            return
        face_nightmare(t, seat, card)
        if not t.reveals_until_sheep:
            return


def fill_hand(t: Night, seat: Seat) -> None:
    """Draw until two sheep cards are held; each nightmare card on the way is carried out, and may end it all.

    § INS-11.1 INS-11.3 INS-11.4 INS-11.5 INS-24.7
    """
    drawn = 0
    for at in range(seat * HAND, seat * HAND + HAND):
        while t.hands[at] == NO_CARD and t.places[seat] >= OFF:
            card = take_top(t)
            if t.box.is_nightmare(card):
                face_nightmare(t, seat, card)
            else:
                t.hands[at] = card
                t.whisper(seat, CardDrawn, card)
                drawn += 1
    if drawn:
        t.tell(HandFilled, seat, drawn)
