"""The moves that the guide of bones suggests, from the choice of Picket to the grenade."""

from __future__ import annotations

SUGGESTED_MOVES = (
    "choose_gearloc 1", "choose_gearloc 0",
    "train_stat 0", "train_stat 1", "train_stat 2", "train_die 4",
    "stand_above 1 1", "stand_above 7 16", "start_at 11", "start_at 15", "use_innate 51",
    "take_target 5 5", "take_die 0", "roll 1 1", "resolve_all", "buy_plan 28 1", "lock_die 0 6 2",
    "walk_to 7", "take_target 4 4", "roll 1 1", "resolve_all", "walk_to 6",
    "take_target 6 6", "take_die 1", "take_die 2", "roll 0 1",
    "place_shield 1", "lock_die 1 7 2", "lock_die 2 8 1", "use_die 3 10 0 0 10",
    "no_target", "walk_to 7", "no_target", "take_die 4", "aim_at_spot 7", "roll 0 0", "use_die 4 12 3 0 12",
)  # fmt: skip
