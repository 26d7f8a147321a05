"""The human powers, used by the active player in mode 2."""

from __future__ import annotations

from veillee.games.chaperon.content.box import DRAW_BLIND, HUNT, STACK, TRAP
from veillee.games.chaperon.events import (
    CardDrawnBlind,
    LineStacked,
    NothingDrawnBlind,
    NothingHunted,
    WolfCardHunted,
)
from veillee.games.chaperon.rules.tokens import place_blind
from veillee.games.chaperon.rules.walking import trap_wolf
from veillee.games.chaperon.rules.wolf_hand import take_back_discard
from veillee.games.chaperon.table import Wood


def use_human(t: Wood, character: int) -> None:
    """Carry out the power of this Character's human face.

    Tom Thumb needs nothing now: his card under the line is what makes pebbles count. § CHA-22.7
    """
    power = t.box.human_power[character]
    if power == STACK:
        stack_line(t)
    elif power == HUNT:
        hunt_wolf_card(t)
    elif power == DRAW_BLIND:
        t.then(draw_from_wolf)


def stack_line(t: Wood) -> None:
    """The Woodcutter makes one pile of the line: one card for the count, with all its tokens.

    § CHA-22.1 CHA-22.2 CHA-22.3
    """
    t.pile = len(t.line)
    t.tell(LineStacked, t.pile)


def hunt_wolf_card(t: Wood) -> None:
    """The Hunter makes the Wolf player discard the 0 if it is in his hand. § CHA-22.4 CHA-22.5 CHA-22.6"""
    if t.box.wolf_card in t.hand:
        t.hand.remove(t.box.wolf_card)
        t.discard.append(t.box.wolf_card)
        t.tell(WolfCardHunted)
    else:
        t.tell(NothingHunted)


def draw_from_wolf(t: Wood) -> None:
    """Peter draws a card of the Wolf's hand at random into the line; it cannot fail, and Peter places its tokens blind.

    An empty hand takes the discard back first (CHA-AMB.18). § CHA-22.11 CHA-22.12 CHA-22.13 CHA-22.14 CHA-22.15
    """
    take_back_discard(t)
    if not t.hand:
        t.tell(NothingDrawnBlind)
        return
    card = t.hand.pop(t.chance.below(len(t.hand)))
    t.line.append(card)
    t.tell(CardDrawnBlind, card)
    if t.box.flower_count[card]:
        place_blind(t, t.box.flower_count[card])
    if t.box.picture[card] == TRAP:
        trap_wolf(t)
