"""Redealing: another wood that one seat cannot tell from the real one. Decks are hidden, and what nobody has read."""

from __future__ import annotations

from veillee.engine.chance import Chance
from veillee.games.storyfold.content.box import TRAUMA
from veillee.games.storyfold.table import Wood


def redeal(t: Wood, chance: Chance) -> Wood:
    """A copy with all decks shuffled anew and another future for the dice; it ends where the book was not read yet."""
    twin = t.copy()
    twin.imagined = True
    deal_unknown(twin, chance)
    twin.chance = chance.spawn()
    twin.ask_again()
    return twin


def deal_unknown(t: Wood, chance: Chance) -> None:
    """Shuffle all decks; the last Shadow card of a Chapter is known to lie at the bottom. § STO-5.4"""
    exchange_traumas(t, chance)
    chance.shuffle(t.boon_deck)
    chance.shuffle(t.creature_deck)
    if len(t.shadow_deck) > 1:
        upper = t.shadow_deck[1:]
        chance.shuffle(upper)
        t.shadow_deck[1:] = upper


def exchange_traumas(t: Wood, chance: Chance) -> None:
    """Which Traumas went into the deck unseen, nobody knows: any of those that could be in the box."""
    if not t.unseen_traumas:
        return
    in_box = [card for card in t.boon_box if t.box.kinds[card] == TRAUMA]
    possible = [*t.unseen_traumas, *in_box]
    chance.shuffle(possible)
    chosen = possible[: len(t.unseen_traumas)]
    t.boon_deck = [card for card in t.boon_deck if card not in t.unseen_traumas] + chosen
    others = [card for card in t.boon_box if t.box.kinds[card] != TRAUMA]
    t.boon_box = (*others, *[card for card in possible if card not in chosen])
    t.unseen_traumas = tuple(chosen)
