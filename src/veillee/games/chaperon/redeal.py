"""Redealing: another wood that one seat cannot tell from the real one. Bots only ever think on these."""

from __future__ import annotations

from veillee.engine.chance import Chance
from veillee.engine.table import Seat
from veillee.games.chaperon.pieces import FACE_DOWN, NO_CARD
from veillee.games.chaperon.rules.tokens import BLIND_BIT, FLOWER_BIT, UP_BIT
from veillee.games.chaperon.table import Wood


def redeal(t: Wood, seat: Seat | None, chance: Chance) -> Wood:
    """A copy in which all that the seat does not know is dealt anew, and whose future is another."""
    twin = t.copy()
    deal_unknown(twin, seat is not None and seat == t.wolf_seat, chance)
    twin.chance = chance.spawn()
    twin.ask_again()
    return twin


def deal_unknown(t: Wood, is_wolf: bool, chance: Chance) -> None:
    """Deal anew all that the Wolf player (or the others, who know less than him) does not know."""
    redeal_cards(t, is_wolf, chance)
    redeal_tokens(t, is_wolf, chance)
    redeal_cottage(t, is_wolf, chance)


def redeal_cards(t: Wood, is_wolf: bool, chance: Chance) -> None:
    """The deck but for a bottom card the Owl showed; for the players also hand, hidden and buried cards."""
    if t.deck:
        bottom = 1 if t.bottom_known else 0
        rest = t.deck[bottom:]
        chance.shuffle(rest)
        t.deck[bottom:] = rest
    if not is_wolf and (t.hand or t.buried or t.hidden != NO_CARD):
        unknown = t.hand + t.buried
        if t.hidden != NO_CARD:
            unknown.append(t.hidden)
        chance.shuffle(unknown)
        if t.hidden != NO_CARD:
            t.hidden = unknown.pop()
        t.hand, t.buried = sorted(unknown[: len(t.hand)]), unknown[len(t.hand) :]


def redeal_tokens(t: Wood, is_wolf: bool, chance: Chance) -> None:
    """Every token whose face the seat does not know: on the line, in the basket, in the reserve."""
    keeps_reserve = is_wolf and t.reserve_known
    flowers = t.basket_flowers - t.seen_flowers
    unseen = flowers + t.basket_pebbles - t.seen_pebbles
    pool = unseen
    if not keeps_reserve:
        flowers += t.reserve_flowers
        pool += t.reserve_flowers + t.reserve_pebbles
    places = [index for index, token in enumerate(t.tokens) if is_unknown(token, is_wolf)]
    pool += len(places)
    flowers += sum([t.tokens[index] & FLOWER_BIT for index in places])
    for index in places:
        is_flower = chance.below(pool) < flowers
        t.tokens[index] = t.tokens[index] & ~FLOWER_BIT | (FLOWER_BIT if is_flower else 0)
        flowers -= 1 if is_flower else 0
        pool -= 1
    t.basket_flowers, t.basket_pebbles = t.seen_flowers, t.seen_pebbles
    for _ in range(unseen):
        if chance.below(pool) < flowers:
            t.basket_flowers += 1
            flowers -= 1
        else:
            t.basket_pebbles += 1
        pool -= 1
    if not keeps_reserve:
        t.reserve_flowers, t.reserve_pebbles = flowers, pool - flowers


def is_unknown(token: int, is_wolf: bool) -> bool:
    """Does the seat not know this token of the line?"""
    return not token & UP_BIT and (not is_wolf or bool(token & BLIND_BIT))


def redeal_cottage(t: Wood, is_wolf: bool, chance: Chance) -> None:
    """The cottage may be under any tile that is face down and that the Wolf player, if it is him, did not look at."""
    if t.tiles[t.cottage] != FACE_DOWN or (is_wolf and t.known_tiles[t.cottage]):
        return
    places = [tile for tile, pawn in enumerate(t.tiles) if pawn == FACE_DOWN and not (is_wolf and t.known_tiles[tile])]
    t.cottage = places[chance.below(len(places))]
