"""The four Action cards, in the order of their numbers."""

from __future__ import annotations

from typing import Final, NewType

ActionCard = NewType("ActionCard", int)
ACTION_CARDS: Final = ("dazzle", "help", "explore", "heal")
DAZZLE: Final = ActionCard(0)
HELP: Final = ActionCard(1)
EXPLORE: Final = ActionCard(2)
HEAL: Final = ActionCard(3)
EVERY_CARD: Final = (DAZZLE, HELP, EXPLORE, HEAL)
NO_CARD: Final = ActionCard(-1)


def card_named(name: str) -> ActionCard:
    """The Action card that content names."""
    return ActionCard(ACTION_CARDS.index(name))
