"""Concerns: what matters now, from what everybody knows."""

from __future__ import annotations

from typing import Final

from veillee.engine.words import Remark
from veillee.games.storyfold.mind.goals import needs_of
from veillee.games.storyfold.pieces import CENTRE, OPEN
from veillee.games.storyfold.table import Wood
from veillee.games.storyfold.telling.remarks import LastShadeNear, LightMissing, ShadowNear, SpiritLow

NEAR: Final = 3
LOW: Final = 4
FEW: Final = 2


def concerns_of(t: Wood) -> list[Remark]:
    """What matters now, most pressing first; nothing while the book is folded."""
    if t.outcome != OPEN or not t.phases:
        return []
    found: list[Remark] = []
    if t.shadow <= NEAR:
        found.append(ShadowNear(t.shadow))
    left = t.box.spirit_spaces - t.spirit
    if left <= LOW:
        found.append(SpiritLow(left))
    if len(t.shadow_deck) <= FEW:
        found.append(LastShadeNear(len(t.shadow_deck)))
    if needs_of(t).light and t.light != CENTRE:
        found.append(LightMissing(t.light))
    return found
