"""Risk: what the nightmare may do before a sheep runs again, counted from the cards that everybody saw."""

from __future__ import annotations

from typing import Final

from veillee.engine.table import Seat
from veillee.games.insomnia.content.nightmares import CROSSING, WEBS
from veillee.games.insomnia.options import SPACES, Space
from veillee.games.insomnia.table import Night
from veillee.kit.judgement import logistic

# The mean spaces a sheep runs in a turn, dreams included, measured on games by instinct.
STRIDE: Final = 3.6
# The mean spaces a nightmare card moves the nightmare on.
ADVANCE: Final = 1.2


class Risk:
    """The nightmare cards left in the pile by kind, and how many are expected before the seat's next turn.

    Hands hold sheep cards only, so all nightmare cards that are not in the discard are in the pile.
    """

    __slots__ = ("left", "pace", "total")

    def __init__(self, t: Night) -> None:
        box = t.box
        first = box.sheep_kinds
        left = [0] * box.card_count
        for card in box.nightmare_cards[t.nightmare]:
            left[card] += 1
        total = len(box.nightmare_cards[t.nightmare])
        for card in t.discard:
            if card >= first:
                left[card] -= 1
                total -= 1
        self.left = left
        self.total = total
        self.pace = pace(t, total)


def pace(t: Night, nightmares: int) -> float:
    """The mean number of nightmare cards until a sheep runs again: everybody draws up to a sheep card, and the last
    sheep turns up one more card.
    """
    cards = len(t.deck)
    sheep = cards - nightmares
    if sheep <= 0:
        return float(nightmares)
    racing = t.racing()
    if racing <= 1:
        return nightmares / sheep + nightmares / cards
    return racing * nightmares / sheep


def strike_of(t: Night, card: int) -> int:
    """The spaces where a nightmare card would scare sheep just now, or CROSSING."""
    return t.box.strikes[card][t.nightmare_at * WEBS + t.web]


def loss(t: Night, risk: Risk, place: Space, scared: bool, stake: float, fright: float) -> float:
    """The expected cost of standing on a space until the next turn: the stake if the sheep wakes up, the fright if it
    is only scared.
    """
    if risk.total == 0:
        return 0.0
    cost = 0.0
    for card in range(t.box.sheep_kinds, t.box.card_count):
        left = risk.left[card]
        if left:
            strike = strike_of(t, card)
            if strike == CROSSING:
                cost += left * stake
            elif strike >> place & 1:
                cost += left * (stake if scared else fright)
    return cost / risk.total * min(1.0, risk.pace)


def waking(t: Night, seat: Seat, risk: Risk) -> float:
    """A quick estimate of the chance to wake up before the next fence.

    A logistic fit to 12,000 laps by instinct with 1 to 4 players and all nightmares. It weighs how many nightmare cards
    will come up on the way, whether they bring the nightmare over the fence, whether it is just behind, and being
    scared, which matters less once the nightmare is far ahead.
    """
    place = t.places[seat]
    cards = risk.pace * (SPACES + 1 - place) / STRIDE
    late = t.nightmare_at + ADVANCE * cards - (SPACES + 0.5)
    near = nearness(t, risk, place)
    danger = -1.1 + 0.38 * cards + 0.47 * late + 1.6 * near
    if t.scared[seat]:
        danger += 2.0 + 2.3 * near - 0.24 * t.nightmare_at
    return logistic(danger)


def nearness(t: Night, risk: Risk, place: Space) -> float:
    """The chance that the nightmare strikes a sheep on this space before it runs again."""
    if risk.total == 0:
        return 0.0
    striking = 0
    for card in range(t.box.sheep_kinds, t.box.card_count):
        if risk.left[card]:
            strike = strike_of(t, card)
            if strike == CROSSING or strike >> place & 1:
                striking += risk.left[card]
    return striking / risk.total * min(1.0, risk.pace)
