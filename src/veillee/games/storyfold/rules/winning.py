"""Winning a Scene: Luma's condition is looked at when an effect is done."""

from __future__ import annotations

from veillee.games.storyfold.pieces import LUMA_WON, OPEN
from veillee.games.storyfold.rules.conditions import HOLDS
from veillee.games.storyfold.table import Wood


def look_whether_luma_wins(t: Wood) -> None:
    """Once an action, a Boon, a power, an activation or an advance is done, Luma wins if the condition of the Scene is
    met (STO-AMB.20).

    § STO-15.1 STO-15.2
    """
    if t.outcome != OPEN:
        return
    for goal in t.box.book.scenes[t.glade].goals:
        for condition in goal:
            if HOLDS[condition.kind](t, condition) == condition.is_denied:
                break
        else:
            t.end_scene_with(LUMA_WON)
            return
