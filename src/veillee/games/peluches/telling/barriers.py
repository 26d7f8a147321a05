"""Barriers: why a move cannot end on a square."""

from __future__ import annotations

from veillee.engine.words import Option
from veillee.games.peluches.content.colours import EVERY_LINE, WALL
from veillee.games.peluches.content.modifiers import SHY
from veillee.games.peluches.content.plan import OPEN, Plan
from veillee.games.peluches.options import WalkTo
from veillee.games.peluches.rules.walking import by_monster, is_point, plush_ground, reachable
from veillee.games.peluches.table import NOBODY, Tale

Wish = tuple[Option, str]


def wishes_to_walk(t: Tale, args: tuple[object, ...]) -> list[Wish]:
    """The squares within the roll that are closed, and those of note beyond it."""
    plush, steps, keys, through = args
    assert isinstance(plush, int)
    assert isinstance(steps, int)
    assert isinstance(keys, int)
    assert isinstance(through, bool)
    reached = reachable(t, plush, steps, keys, through)
    wishes: list[Wish] = []
    for square, sign in enumerate(t.plan.signs):
        if square == t.at[plush] or square in reached:
            continue
        if as_the_crow_flies(t.plan, t.at[plush], square) <= steps or sign != OPEN or square in t.lost_tokens:
            rule = why_closed(t, plush, square, steps, keys)
            if rule:
                wishes.append((WalkTo(square), rule))
    return wishes


def why_closed(t: Tale, plush: int, square: int, steps: int, keys: int) -> str:
    """Why a walk of so many steps does not end there; nothing for what is no square at all."""
    if not t.plan.bounded[square]:
        return "PEL-18.5" if square in t.plan.near[t.at[plush]] else ""
    if t.monster_on(square) != NOBODY:
        return "PEL-18.9"
    if t.plush_on(square) != NOBODY:
        return "PEL-18.7"
    if t.has(plush, SHY) and by_monster(t, square):
        return "PEL-39.1"
    if is_point(t, t.at[plush]) and steps > 1:
        return "PEL-9.4"
    return why_out_of_reach(t, plush, square, steps, keys)


def why_out_of_reach(t: Tale, plush: int, square: int, steps: int, keys: int) -> str:
    """What stands in the way: something that stops, a monster, a line, a wall; or it is simply too far."""
    here = t.at[plush]
    plan = t.plan
    if plan.distances(here, keys, plan.ground, t.corners)[square] <= steps:
        if plan.distances(here, keys, plush_ground(t), t.corners)[square] > steps:
            return "PEL-9.3"
        return "PEL-18.8" if t.monster_at else "PEL-A.9"
    if plan.distances(here, EVERY_LINE, plan.ground, t.corners)[square] <= steps:
        return "PEL-18.13"
    if plan.distances(here, EVERY_LINE | WALL, plan.ground, t.corners)[square] <= steps:
        return "PEL-18.14"
    return "PEL-18.5" if as_the_crow_flies(plan, here, square) <= steps else "PEL-18.2"


def as_the_crow_flies(plan: Plan, square: int, there: int) -> int:
    """Steps straight and aslant, with nothing in the way."""
    across = abs(square % plan.width - there % plan.width)
    return max(across, abs(square // plan.width - there // plan.width))
