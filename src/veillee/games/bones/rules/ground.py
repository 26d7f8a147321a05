"""Ground: positions, distances, and how units move."""

from __future__ import annotations

from typing import Final

from veillee.engine.table import Seat
from veillee.games.bones.content.deeds import Deed
from veillee.games.bones.content.terms import FLIGHT, NOBODY, NOWHERE, SPOTS
from veillee.games.bones.events import Moved, Swapped, TargetTaken
from veillee.games.bones.options import (
    CHOOSE_SPOT,
    MOST_DICE,
    MOVE_TO,
    NO_TARGET,
    STAY_HERE,
    ChooseSpot,
    MoveTo,
    NoTarget,
    StayHere,
    TakeTarget,
)
from veillee.games.bones.rules.sight import targets_of
from veillee.games.bones.rules.waves import is_diagonal
from veillee.games.bones.table import Battlefield
from veillee.kit.grid import Square, distances, reach

# By the number of steps, then by position.
MOVES: Final = [[move[steps] for move in MOVE_TO] for steps in range(MOST_DICE)]


def ways_of(t: Battlefield, unit: int) -> list[list[Square]]:
    """The steps that a unit can take: diagonal ones only with the icon (BON-A.6, BON-A.7).

    § BON-19.29 BON-22.9 BON-22.10
    """
    return t.box.around if is_diagonal(t, unit) else t.box.beside


def walk_costs(t: Battlefield, unit: int) -> list[int]:
    """The steps that each free position takes; FAR where no way leads. § BON-22.11 BON-22.12 BON-22.13"""
    return distances(ways_of(t, unit), Square(t.at[unit]), t.ground())


def moves_within(t: Battlefield, unit: int, most: int) -> list[MoveTo]:
    """The moves of a gearloc to free positions within a number of steps, nearest first. § BON-22.11 BON-22.12"""
    found: list[MoveTo] = []
    if most <= 0:
        return found
    ways = t.box.beside
    # One place more than there are positions: that of those who are nowhere, counted from the end.
    taken = [False] * (SPOTS + 1)
    for spot in t.at:
        taken[spot] = True
    front = [Square(t.at[unit])]
    for steps in range(1, most + 1):
        moves = MOVES[steps]
        after: list[Square] = []
        for here in front:
            for there in ways[here]:
                if not taken[there]:
                    taken[there] = True
                    after.append(there)
                    found.append(moves[there])
        if not after:
            break
        front = after
    return found


def move(t: Battlefield, unit: int, spot: int) -> None:
    """A unit moves to a free position. § BON-22.11 BON-22.13"""
    here = t.at[unit]
    t.at[unit] = spot
    if t.heard is not None:
        t.tell(Moved, unit, t.figure(unit), here, spot)


def free_beside(t: Battlefield, unit: int) -> list[int]:
    """The free positions that touch a unit. § BON-22.14"""
    return [spot for spot in t.box.beside[t.at[unit]] if spot not in t.at]


# Moving by an effect.


def move_by_deed(t: Battlefield, deed: Deed, by: int, die: int, n: int, unit: int) -> None:
    """Free steps, as many as the effect gives, to any free position in reach. § BON-26.13"""
    t.then(choose_walk, unit, n)


def choose_walk(t: Battlefield, unit: int, n: int) -> None:
    """Where to, the owner says; staying is allowed."""
    found: list[ChooseSpot | StayHere] = [STAY_HERE]
    for spot in reach(ways_of(t, unit), Square(t.at[unit]), n, t.ground()):
        found.append(CHOOSE_SPOT[spot])
    t.ask(t.owner_of(unit), found, walk_chosen, unit)


def walk_chosen(t: Battlefield, seat: Seat, option: ChooseSpot | StayHere, unit: int) -> None:
    """It moves there."""
    if isinstance(option, ChooseSpot):
        move(t, unit, option.spot)


def jump_by_deed(t: Battlefield, deed: Deed, by: int, die: int, n: int, unit: int) -> None:
    """Placed beside a baddie; then a new target may be named."""
    t.then(choose_landing, by, unit)
    t.then(choose_new_target, by)


def choose_landing(t: Battlefield, unit: int, other: int) -> None:
    """On which free position beside it, the owner says."""
    spots = free_beside(t, other)
    if spots:
        t.ask(t.owner_of(unit), [CHOOSE_SPOT[spot] for spot in spots], land, unit)


def land(t: Battlefield, seat: Seat, option: ChooseSpot, unit: int) -> None:
    """It stands there."""
    move(t, unit, option.spot)


def choose_new_target(t: Battlefield, unit: int) -> None:
    """A new target may be named after a jump."""
    found: list[TakeTarget | NoTarget] = [NO_TARGET]
    for other in targets_of(t, unit):
        if other != t.target:
            found.append(t.box.lexicon.take_target[other][t.chip[other]])
    t.ask(t.owner_of(unit), found, take_new_target, unit)


def take_new_target(t: Battlefield, seat: Seat, option: TakeTarget | NoTarget, unit: int) -> None:
    """The target of this turn is another one."""
    if isinstance(option, TakeTarget):
        t.target = option.unit
        t.tell(TargetTaken, unit, unit, option.unit, option.figure)


def shift_by_deed(t: Battlefield, deed: Deed, by: int, die: int, n: int, unit: int) -> None:
    """Any unit is moved to a free position beside it."""
    t.then(choose_shift, by, unit)


def choose_shift(t: Battlefield, by: int, unit: int) -> None:
    """Where to, whoever does it says."""
    spots = free_beside(t, unit)
    if spots:
        t.ask(t.owner_of(by), [CHOOSE_SPOT[spot] for spot in spots], land, unit)


def swap_by_deed(t: Battlefield, deed: Deed, by: int, die: int, n: int, unit: int) -> None:
    """Two units change places."""
    t.at[by], t.at[unit] = t.at[unit], t.at[by]
    t.swapped = unit
    t.tell(Swapped, by, t.figure(by), unit, t.figure(unit))


# Baddies.


def dive_by_deed(t: Battlefield, deed: Deed, by: int, die: int, n: int, unit: int) -> None:
    """A flying baddie lands on a free position beside the weakest opponent that has one; that is its target. The Flight
    die stays until its ability takes it off, at the end of this turn.
    """
    if not t.has_sign(unit, FLIGHT):
        return
    open_ones = [other for other in t.opponents_of(unit) if free_beside(t, other)]
    if open_ones:
        least = min([t.hp[other] for other in open_ones])
        t.quarry = next(other for other in open_ones if t.hp[other] == least)
        t.then(choose_dive, unit)


def choose_dive(t: Battlefield, unit: int) -> None:
    """On which position, the group says."""
    if t.quarry != NOBODY and t.at[t.quarry] != NOWHERE:
        spots = free_beside(t, t.quarry)
        t.ask_group(t.group(), [CHOOSE_SPOT[spot] for spot in spots], land, unit)
