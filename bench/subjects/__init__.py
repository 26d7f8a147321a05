"""What is measured. Each module here drives one library, and is imported only by the worker that needs it.

All are driven the same way: a plain Python loop asks what is legal, picks one at random, and plays it, by the
cheapest documented road of each library. Setting the game up belongs to a playout.
"""

import sys
from collections.abc import Callable
from typing import Any, Protocol

ENDLESS = sys.maxsize


class PlayableGame(Protocol):
    """A game that can be played at random and whose positions can be copied."""

    def play(self, seed: int, most: int = ENDLESS) -> tuple[Any, int]:
        """Play at random to the end, or for `most` decisions: the position reached and the decisions made.

        The same seed (1 or more) plays the same game. The position may be overwritten by the next call.
        """

    def copier(self, position: Any) -> Callable[[], Any]:
        """A call without arguments that copies this position, with nothing around it to be timed."""


class CannotRun(Exception):
    """Why a subject cannot be measured, in words for its row."""
