"""Actions: every option of a game by its number, and which of them are offered now."""

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
    """The numbering of a game's options. An option keeps its number through all games with one box."""

    def __init__(self, game: Game[Any]) -> None:
        self.options = game.all_options()
        self._numbers = {option: number for number, option in enumerate(self.options)}
        # Games offer their constants, so nearly every option is found by what it is before it is found by what it says.
        self._known = {id(option): number for number, option in enumerate(self.options)}

    def __len__(self) -> int:
        return len(self.options)

    def option(self, action: int) -> Option:
        """The option that an action takes."""
        if not 0 <= action < len(self.options):
            raise NoSuchOption(f"there is no action {action}; there are: 0 to {len(self.options) - 1}")
        return self.options[action]

    def number(self, option: Option) -> int:
        """The action that takes an option."""
        known = self._known.get(id(option))
        return self._numbers[option] if known is None else known

    def mask(self, offered: Sequence[Option]) -> Mask:
        """A one for each action that takes one of these options, zero elsewhere."""
        ones = bytearray(len(self.options))
        known = self._known
        for option in offered:
            number = known.get(id(option))
            ones[self._numbers[option] if number is None else number] = 1
        return np.frombuffer(ones, _BYTES)
