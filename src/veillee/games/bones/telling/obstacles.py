"""Obstacles: why not? What a player may wish to do and is not offered now, with the rule."""

from __future__ import annotations

from veillee.engine.table import Seat
from veillee.engine.words import Obstacle
from veillee.games.bones.content.terms import GEARLOCS, NOBODY
from veillee.games.bones.options import UPGRADE
from veillee.games.bones.rules.sight import in_reach
from veillee.games.bones.table import Battlefield
from veillee.kit.wishes import Wish, obstacles_to, offered_to


def obstacles_of(t: Battlefield, seat: Seat) -> list[Obstacle]:
    """Targets out of reach, and plans that cannot be bought."""
    unit = t.acting
    if unit == NOBODY or unit >= GEARLOCS or t.seat_of[unit] != seat or t.question_of(seat) is None:
        return []
    wishes: list[Wish] = []
    if t.target == NOBODY and not t.is_rolled:
        reach = in_reach(t, unit)
        for other in t.baddies():
            if other not in reach:
                wishes.append((t.box.lexicon.take_target[other][t.chip[other]], "BON-11.5"))
    if t.is_rolled and t.plan_used:
        for at, _ in enumerate(t.box.plans[unit]):
            cost = t.box.plan_costs[unit][at]
            wishes.append((t.box.lexicon.buy[unit][at][cost], "BON-16.1"))
        wishes.append((UPGRADE, "BON-16.1"))
    return obstacles_to(wishes, offered_to(t, seat))
