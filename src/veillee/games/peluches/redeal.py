"""Redealing: another tale that one seat cannot tell from the real one. Decks are hidden, and what nobody has read."""

from __future__ import annotations

from veillee.engine.chance import Chance
from veillee.games.peluches.pieces import AWAKE, NO_CARD
from veillee.games.peluches.rules.setup import BOTTOM
from veillee.games.peluches.table import Tale


def redeal(t: Tale, chance: Chance) -> Tale:
    """A copy with all decks shuffled anew and another future for the dice; it ends where the book was not read yet."""
    twin = t.copy()
    twin.imagined = True
    deal_unknown(twin, chance)
    twin.chance = chance.spawn()
    twin.ask_again()
    return twin


def deal_unknown(t: Tale, chance: Chance) -> None:
    """Shuffle all decks; a lost toy that was foreseen stays on top."""
    for deck in (t.item_deck, t.lost_deck, t.monster_deck):
        chance.shuffle(deck)
    if t.foreseen != NO_CARD:
        t.lost_deck.remove(t.foreseen)
        t.lost_deck.append(t.foreseen)
    redeal_sleep(t, chance)


def redeal_sleep(t: Tale, chance: Chance) -> None:
    """While the card that wakes her is out of sight, everybody knows that it lies among the last three."""
    if AWAKE not in t.sleep_deck:
        chance.shuffle(t.sleep_deck)
        return
    others = [face for face in t.sleep_deck if face != AWAKE]
    chance.shuffle(others)
    bottom = [AWAKE, *others[: min(BOTTOM, len(t.sleep_deck)) - 1]]
    chance.shuffle(bottom)
    t.sleep_deck = bottom + others[len(bottom) - 1 :]
