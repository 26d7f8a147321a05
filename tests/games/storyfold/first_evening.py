"""The moves that the guide of Storyfold suggests, from the gate to the first clearing."""

from __future__ import annotations

SUGGESTED_MOVES = (
    "attempt 2 -1 0 -1", "roll_dice 2 0 0", "place_crystal 1", "place_crystal 0",
    "attempt 1 -1 1 -1", "roll_dice 2 0 0", "take_way 0",
    "use_bottom 0", "spend 1", "end_phase",
    "attempt 3 2 -1 -1", "roll_dice 2 0 0", "place_crystal 1",
    "attempt 2 -1 2 -1", "roll_dice 3 0 0", "take_way 2",
)  # fmt: skip
