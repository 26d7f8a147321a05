"""Picking tokens: the reserve, the basket, and the tokens that lie on the cards of the line.

A token on a card is one number, so that tables copy fast: its face, whether it is turned up, whether it was placed
blind (nobody knows it) or by the Wolf player (who does), and the place of its card in the line.
"""

from __future__ import annotations

from typing import Final

from veillee.engine.table import Seat
from veillee.games.chaperon.events import ReserveRefilled, TokensChosen, TokensPlaced, TokensTurnedUp
from veillee.games.chaperon.options import PLACE_TOKENS, PlaceTokens
from veillee.games.chaperon.table import Wood

FLOWER_BIT: Final = 1
UP_BIT: Final = 2
BLIND_BIT: Final = 4
PLACE_SHIFT: Final = 3


def refill_reserve(t: Wood) -> None:
    """When the reserve is empty the basket, shuffled face down, becomes the reserve. § CHA-6.5"""
    count = t.basket_flowers + t.basket_pebbles
    if t.reserve_flowers + t.reserve_pebbles == 0 and count:
        t.reserve_flowers, t.basket_flowers = t.basket_flowers, 0
        t.reserve_pebbles, t.basket_pebbles = t.basket_pebbles, 0
        t.seen_flowers = t.seen_pebbles = 0
        t.tell(ReserveRefilled, count)


def place_blind(t: Wood, count: int) -> None:
    """Put tokens from the reserve face down on the card just revealed; nobody looks at them.

    The reserve is refilled on the way, and if nothing is left anywhere fewer tokens are placed (CHA-AMB.6).
    § CHA-4.3 CHA-6.2 CHA-6.3 CHA-6.4 CHA-7.9 CHA-8.9 CHA-22.14
    """
    token = len(t.line) - 1 << PLACE_SHIFT | BLIND_BIT
    placed = 0
    while placed < count:
        left = t.reserve_flowers + t.reserve_pebbles
        if left == 0:
            refill_reserve(t)
            left = t.reserve_flowers + t.reserve_pebbles
            if left == 0:
                break
        if t.chance.below(left) < t.reserve_flowers:
            t.reserve_flowers -= 1
            t.tokens.append(token | FLOWER_BIT)
        else:
            t.reserve_pebbles -= 1
            t.tokens.append(token)
        placed += 1
    t.reserve_known = False
    t.tell(TokensPlaced, t.line[-1], placed)


def supply_tokens(t: Wood, count: int) -> None:
    """The Wolf player looks at the reserve and chooses the tokens of the card just revealed.

    If the reserve is too small he takes all of it, it is refilled, and he chooses the rest (CHA-AMB.12).
    § CHA-14.14 CHA-16.5 CHA-17.3
    """
    refill_reserve(t)
    left = t.reserve_flowers + t.reserve_pebbles
    if left:
        t.reserve_known = True
        now = count if count < left else left
        t.then(choose_tokens, now)
        if count > now:
            t.then(supply_tokens, count - now)


def choose_tokens(t: Wood, count: int) -> None:
    """The Wolf player chooses how many flowers and pebbles. § CHA-14.9 CHA-16.5"""
    fewest = max(0, count - t.reserve_pebbles)
    most = min(count, t.reserve_flowers)
    options = PLACE_TOKENS[count][fewest : most + 1]
    if count < t.reserve_flowers + t.reserve_pebbles:
        t.ask_secretly(t.wolf_seat, options, put_chosen_tokens)
    else:
        t.ask(t.wolf_seat, options, put_chosen_tokens)


def put_chosen_tokens(t: Wood, seat: Seat, option: PlaceTokens) -> None:
    """The chosen tokens go face down on the card. § CHA-16.6"""
    token = len(t.line) - 1 << PLACE_SHIFT
    t.reserve_flowers -= option.flowers
    t.reserve_pebbles -= option.pebbles
    t.tokens += [token | FLOWER_BIT] * option.flowers + [token] * option.pebbles
    t.tell(TokensPlaced, t.line[-1], option.flowers + option.pebbles)
    t.whisper(seat, TokensChosen, option.flowers, option.pebbles)


def turn_up_tokens(t: Wood, pebbles_walk: bool) -> int:
    """Turn up the hidden tokens of the line and say how many spaces they are worth.

    A token moves Little Red once, when it is turned up (CHA-AMB.1). § CHA-6.6 CHA-6.8 CHA-6.9 CHA-8.2 CHA-8.4 CHA-18.3
    """
    flowers = pebbles = 0
    for index, token in enumerate(t.tokens):
        if not token & UP_BIT:
            t.tokens[index] = token | UP_BIT
            if token & FLOWER_BIT:
                flowers += 1
            else:
                pebbles += 1
    t.tell(TokensTurnedUp, flowers, pebbles)
    return flowers + pebbles if pebbles_walk else flowers


def worth_again(t: Wood, pebbles_walk: bool) -> int:
    """What the tokens already turned up are worth, for tables that count them again (CHA-AMB.1, option)."""
    worth = 0
    for token in t.tokens:
        if token & UP_BIT and (token & FLOWER_BIT or pebbles_walk):
            worth += 1
    return worth


def to_basket(t: Wood, token: int) -> None:
    """One token goes face down to the basket; who saw its face remembers it. § CHA-7.2 CHA-7.3 CHA-8.5"""
    if token & FLOWER_BIT:
        t.basket_flowers += 1
        t.seen_flowers += 1 if token & UP_BIT else 0
    else:
        t.basket_pebbles += 1
        t.seen_pebbles += 1 if token & UP_BIT else 0


def empty_line_into_basket(t: Wood) -> None:
    """All tokens of the line go face down to the basket. § CHA-7.2 CHA-7.3 CHA-8.5"""
    for token in t.tokens:
        to_basket(t, token)
    t.tokens = []
