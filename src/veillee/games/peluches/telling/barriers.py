"""Barriers: why a move cannot end on a square."""

from __future__ import annotations

from veillee.games.peluches.content.colours import EVERY_LINE, WALL
from veillee.games.peluches.content.modifiers import SHY
from veillee.games.peluches.content.plan import OPEN
from veillee.games.peluches.options import WalkTo
from veillee.games.peluches.pieces import NOBODY
from veillee.games.peluches.rules.walking import by_monster, is_point, plush_ground, reachable
from veillee.games.peluches.table import Tale
from veillee.kit.grid import Square, distances, straight_distance
from veillee.kit.wishes import Wish


def wishes_to_walk(t: Tale, args: tuple[object, ...]) -> list[Wish]:
    """The closed squares within the roll, and the squares of note beyond it."""
    plush, steps, keys, through = args
    assert isinstance(plush, int)
    assert isinstance(steps, int)
    assert isinstance(keys, int)
    assert isinstance(through, bool)
    reached = reachable(t, plush, steps, keys, through)
    wishes: list[Wish] = []
    for square in t.plan.all_squares:
        if square == t.at[plush] or square in reached:
            continue
        is_of_note = t.plan.signs[square] != OPEN or square in t.lost_tokens
        if is_of_note or straight_distance(t.plan.width, t.at[plush], square) <= steps:
            rule = why_closed(t, plush, square, steps, keys)
            if rule:
                wishes.append((WalkTo(square), rule))
    return wishes


def why_closed(t: Tale, plush: int, square: Square, steps: int, keys: int) -> str:
    """The rule that keeps a walk from ending on a square; empty for a square off the grid that is not close by."""
    if not t.plan.bounded[square]:
        return "PEL-18.5" if square in t.plan.near[t.at[plush]] else ""
    if t.monster_on(square) != NOBODY:
        return "PEL-18.9"
    if t.plush_on(square) != NOBODY:
        return "PEL-18.7"
    if t.has(plush, SHY) and by_monster(t, square):
        return "PEL-39.1"
    if plush == t.active and is_point(t, t.at[plush]) and steps > 1:
        return "PEL-9.4"
    return why_out_of_reach(t, plush, square, steps, keys)


def why_out_of_reach(t: Tale, plush: int, square: Square, steps: int, keys: int) -> str:
    """What is in the way: something that stops a move, a monster, a line, a wall, or the distance itself."""
    here = t.at[plush]
    plan = t.plan
    ways = plan.ways(keys, t.corners)
    if distances(ways, here, plan.ground)[square] <= steps:
        if distances(ways, here, plush_ground(t, plush))[square] > steps:
            return "PEL-9.3"
        return "PEL-18.8" if t.monster_at else "PEL-A.9"
    if distances(plan.ways(EVERY_LINE, t.corners), here, plan.ground)[square] <= steps:
        return "PEL-18.13"
    if distances(plan.ways(EVERY_LINE | WALL, t.corners), here, plan.ground)[square] <= steps:
        return "PEL-18.14"
    return "PEL-18.5" if straight_distance(plan.width, here, square) <= steps else "PEL-18.2"
