"""The guided first night: the moves that its lessons suggest, in their order."""

from __future__ import annotations

SUGGESTED_MOVES = (
    "choose_plush 2",
    "choose_plush 0",
    "stand_on 41",
    "stand_on 51",
    "walk 1",
    "walk_to 35",
    "take_way 0",
    "put_monster 3",
    "search 2",
    "keep_roll",
    "not_now",
    "equip 12",
    "store 3",
    "defend 3",
    "roll_white 1",
    "walk 3",
    "walk_to 43",
    "strike 5 0 0",
    "add_die 0",
    "keep_roll",
    "take_way 2",
)
