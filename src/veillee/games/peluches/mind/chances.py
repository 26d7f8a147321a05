"""Chances: the odds of a roll of dice."""

from __future__ import annotations

from typing import Final

from veillee.games.peluches.content.colours import FACES
from veillee.kit.dice import DieOdds

DICE: Final = DieOdds(list(range(1, FACES + 1)))
