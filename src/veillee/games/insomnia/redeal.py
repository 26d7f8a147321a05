"""Redealing: another night that one seat cannot tell from the real one. Bots only ever think on these."""

from __future__ import annotations

from collections.abc import Collection

from veillee.engine.chance import Chance
from veillee.engine.table import Seat
from veillee.games.insomnia.options import HAND
from veillee.games.insomnia.pieces import NO_CARD
from veillee.games.insomnia.table import Night


def redeal(t: Night, seat: Seat | None, chance: Chance) -> Night:
    """A copy in which the other hands, the draw pile and the pile of tiles are dealt anew, with another future."""
    twin = t.copy()
    own = -HAND if seat is None else seat * HAND
    hidden = [at for at in range(t.seats * HAND) if t.hands[at] != NO_CARD and not own <= at < own + HAND]
    redeal_cards(twin, hidden, chance)
    chance.shuffle(twin.pile)
    twin.chance = chance.spawn()
    twin.ask_again()
    return twin


def deal_unknown(t: Night, seats: Collection[Seat], chance: Chance) -> None:
    """Deal anew the hands of all other seats, the draw pile and the pile of tiles."""
    hidden = [at for at in range(t.seats * HAND) if t.hands[at] != NO_CARD and at // HAND not in seats]
    redeal_cards(t, hidden, chance)
    chance.shuffle(t.pile)


def redeal_cards(t: Night, hidden: list[int], chance: Chance) -> None:
    """Hands hold sheep cards only, so hidden ones are dealt from the unknown sheep cards and the rest is the pile."""
    chance.shuffle(t.deck)
    if not hidden:
        return
    places = hidden_places(t)
    sheep = [t.deck[place] for place in places] + [t.hands[at] for at in hidden]
    chance.shuffle(sheep)
    for at in hidden:
        t.hands[at] = sheep.pop()
    for place in places:
        t.deck[place] = sheep.pop()


def hidden_places(t: Night) -> list[int]:
    """Where sheep cards lie in the pile."""
    kinds = t.box.sheep_kinds
    return [place for place, card in enumerate(t.deck) if card < kinds]
