"""Cards of the River: the four Action cards in the order of their numbers, then the creatures."""

from __future__ import annotations

from typing import Final, NewType

# A card of the River: an Action card by its number, or a creature by its number and this.
RiverCard = NewType("RiverCard", int)
CREATURES_FROM: Final = 4

ActionCard = NewType("ActionCard", RiverCard)
ACTION_CARDS: Final = ("dazzle", "help", "explore", "heal")
DAZZLE: Final = ActionCard(RiverCard(0))
HELP: Final = ActionCard(RiverCard(1))
EXPLORE: Final = ActionCard(RiverCard(2))
HEAL: Final = ActionCard(RiverCard(3))
EVERY_CARD: Final = (DAZZLE, HELP, EXPLORE, HEAL)
NO_CARD: Final = ActionCard(RiverCard(-1))


def card_named(name: str) -> ActionCard:
    """The Action card that content names."""
    return EVERY_CARD[ACTION_CARDS.index(name)]
