"""Grids: which squares can be reached from where, in how many steps, and where a walk may end.

A square is a number: row times width plus column. `ways` lists for each square the squares one step away; every step
can be taken in both directions. `ground` marks each square as FREE, HALTING or SHUT. Functions that say so use the
ground up: they mark squares as they visit them, so callers pass a copy.
"""

from __future__ import annotations

from typing import Final, NewType

Square = NewType("Square", int)

NOWHERE: Final = Square(-1)
FAR: Final = 99

# A walk goes on from a FREE square, ends on a HALTING one, and cannot enter a SHUT one.
FREE: Final = 0
HALTING: Final = 1
SHUT: Final = 2

_STRAIGHT: Final = ((0, -1), (-1, 0), (1, 0), (0, 1))
_ALL_AROUND: Final = ((-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1))


def neighbours(width: int, height: int, diagonals: bool) -> list[list[Square]]:
    """For each square of a rectangle the squares that touch it, in reading order."""
    found: list[list[Square]] = []
    for square in range(width * height):
        column, row = square % width, square // width
        touching: list[Square] = []
        for across, down in _ALL_AROUND if diagonals else _STRAIGHT:
            if 0 <= column + across < width and 0 <= row + down < height:
                touching.append(Square(square + down * width + across))
        found.append(touching)
    return found


def straight_distance(width: int, square: Square, there: Square) -> int:
    """Steps from one square to another, diagonals included, if nothing stood between them."""
    across = abs(square % width - there % width)
    return max(across, abs(square // width - there // width))


def distances(ways: list[list[Square]], start: Square, ground: list[int]) -> list[int]:
    """The number of steps from a square to every other; FAR where no walk leads."""
    found = [FAR] * len(ground)
    found[start] = 0
    front = [start]
    steps = 0
    while front:
        steps += 1
        after: list[Square] = []
        for here in front:
            for there in ways[here]:
                if found[there] == FAR and ground[there] != SHUT:
                    found[there] = steps
                    if ground[there] == FREE:
                        after.append(there)
        front = after
    return found


def reach(ways: list[list[Square]], start: Square, steps: int, ground: list[int]) -> list[Square]:
    """The other squares at most this many steps away, in reading order. Uses the ground up."""
    ground[start] = SHUT
    found: list[Square] = []
    front = [start]
    while steps > 0 and front:
        after: list[Square] = []
        for here in front:
            for there in ways[here]:
                mark = ground[there]
                if mark != SHUT:
                    ground[there] = SHUT
                    found.append(there)
                    if mark == FREE:
                        after.append(there)
        front = after
        steps -= 1
    found.sort()
    return found


def waves(ways: list[list[Square]], front: list[Square], goals: list[int], ground: list[int]) -> list[list[Square]]:
    """The squares 0, 1, 2… steps from the front, up to the first wave with a goal: a square whose number is not 0.

    If no goal can be reached, the last wave is empty. Uses the ground up.
    """
    found = [front]
    met = 0
    for square in front:
        ground[square] = SHUT
        met |= goals[square]
    while front and not met:
        after: list[Square] = []
        for here in front:
            # A halting square was marked SHUT + HALTING when the walk came there.
            if ground[here] == SHUT:
                for there in ways[here]:
                    if ground[there] < SHUT:
                        ground[there] += SHUT
                        after.append(there)
                        met |= goals[there]
        found.append(after)
        front = after
    return found


def nearest(ways: list[list[Square]], start: Square, goals: list[int], ground: list[int]) -> int:
    """The goals that need the fewest steps, as the union of their bits; 0 if none can be reached.

    Each square holds a bit for everything that can be had there, so one walk compares them all. Uses the ground up.
    """
    met = 0
    for square in waves(ways, [start], goals, ground)[-1]:
        met |= goals[square]
    return met


def walk_ends(
    ways: list[list[Square]], start: Square, steps: int, goals: list[int], ground: list[int], taken: list[bool]
) -> list[Square]:
    """The squares where a walk of this many steps on a shortest way to a goal may end, in reading order.

    It goes no farther than a goal, and ends on no taken square: it stops a step earlier where all are taken. Without a
    way, or without room, it ends where it starts.
    """
    out = waves(ways, [start], goals, ground[:])
    ends = [square for square in out[-1] if goals[square]]
    away = len(out) - 1
    if ends and away > steps:
        home = [0] * len(goals)
        home[start] = 1
        back = waves(ways, ends, home, ground[:])
        ends = []
        for depth in range(steps, 0, -1):
            on_the_way = [square for square in back[away - depth] if ground[square] == FREE]
            ends = [square for square in out[depth] if not taken[square] and square in on_the_way]
            if ends:
                break
    ends.sort()
    return ends or [start]


def path(ways: list[list[Square]], start: Square, end: Square, ground: list[int], width: int) -> list[Square]:
    """The squares of a shortest way from start to end, both included; empty if there is none.

    Of several ways it takes the one that leaves the straight line least.
    """
    steps = distances(ways, start, ground)
    if steps[end] == FAR:
        return []
    found = [end]
    while found[-1] != start:
        here = found[-1]
        before = [
            there
            for there in ways[here]
            if steps[there] == steps[here] - 1 and (ground[there] == FREE or there == start)
        ]
        found.append(min(before, key=lambda there: _stray(width, start, end, there)))
    found.reverse()
    return found


def _stray(width: int, start: Square, end: Square, square: Square) -> int:
    """How far a square lies beside the straight line from start to end, on a scale of its own."""
    across, down = end % width - start % width, end // width - start // width
    return abs(across * (square // width - start // width) - down * (square % width - start % width))
