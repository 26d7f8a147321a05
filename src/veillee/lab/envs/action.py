"""Actions: the numbers of a game's options, and the mask of those that are offered now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from veillee.engine.errors import NoSuchOption
from veillee.engine.game import Game
from veillee.engine.words import Option

Mask = NDArray[np.int8]
_BYTES = np.dtype(np.int8)


class Actions:
    """The numbers of a game's options, which are the same in all games with one box."""

    def __init__(self, game: Game[Any]) -> None:
        self.options = game.all_options()
        self._numbers = {option: number for number, option in enumerate(self.options)}
        # Games mostly offer constants, so an option is looked up by identity first, and only then by value.
        self._known = {id(option): number for number, option in enumerate(self.options)}

    def __len__(self) -> int:
        return len(self.options)

    def option(self, action: int) -> Option:
        """The option of an action."""
        if not 0 <= action < len(self.options):
            raise NoSuchOption(f"there is no action {action}; there are: 0 to {len(self.options) - 1}")
        return self.options[action]

    def number(self, option: Option) -> int:
        """The action of an option."""
        known = self._known.get(id(option))
        return self._numbers[option] if known is None else known

    def mask(self, offered: Sequence[Option]) -> Mask:
        """1 for each action whose option is among these, 0 elsewhere."""
        ones = bytearray(len(self.options))
        known = self._known
        for option in offered:
            number = known.get(id(option))
            ones[self._numbers[option] if number is None else number] = 1
        return np.frombuffer(ones, _BYTES)
