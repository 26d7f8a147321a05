"""Courses: walking distances to a square, where closed lines count as a detour."""

from __future__ import annotations

from typing import Final

from veillee.games.peluches.content.colours import EVERY_LINE
from veillee.games.peluches.content.plan import Plan
from veillee.kit.grid import FAR, Square

# The steps that a closed line counts for: about a turn of waiting for the right die.
DETOUR: Final = 4


def course_to(plan: Plan, square: Square, keys: int, strict: bool) -> list[int]:
    """The steps from every square to this one with dice that open these colours; cached.

    Figures are ignored: they will have moved by then.
    """
    name = (square << 7) | (keys << 1) | int(strict)
    known = plan.known_courses.get(name)
    if known is None:
        known = sweep(plan, square, keys, strict)
        plan.known_courses[name] = known
    return known


def sweep(plan: Plan, square: Square, keys: int, strict: bool) -> list[int]:
    """Fronts of squares, each one step farther; the far side of a closed line joins a later front."""
    free = plan.ways(keys, strict)
    every = plan.ways(EVERY_LINE, strict)
    found = [FAR] * len(plan.signs)
    found[square] = 0
    fronts: list[list[Square]] = [[square]]
    steps = 0
    while steps < len(fronts):
        for here in fronts[steps]:
            if found[here] != steps:
                continue
            for there in every[here]:
                if not plan.bounded[there]:
                    continue
                after = steps + (1 if there in free[here] else 1 + DETOUR)
                if after < found[there]:
                    found[there] = after
                    while len(fronts) <= after:
                        fronts.append([])
                    fronts[after].append(there)
        steps += 1
    return found
