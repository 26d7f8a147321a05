"""Ground: positions, distances, and how units move."""

from __future__ import annotations

from typing import Final

from veillee.engine.table import Seat
from veillee.games.bones.content.deeds import Deed
from veillee.games.bones.content.terms import FLIGHT, GEARLOCS, NOBODY, NOWHERE, SPOTS
from veillee.games.bones.events import Moved, Swapped, TargetTaken
from veillee.games.bones.options import CHOOSE_SPOT, NO_TARGET, STAY_HERE, ChooseSpot, NoTarget, StayHere, TakeTarget
from veillee.games.bones.rules.sight import targets_of
from veillee.games.bones.table import Battlefield
from veillee.kit.grid import FAR, SHUT, Square, distances, reach

BADDIE_STEPS: Final = 2


def ways_of(t: Battlefield, unit: int) -> list[list[Square]]:
    """The steps that a unit can take: diagonal ones only with the icon (BON-A.6, BON-A.7).

    § BON-19.29 BON-22.9 BON-22.10
    """
    if unit >= GEARLOCS and t.box.is_diagonal[t.chip[unit]]:
        return t.box.around
    return t.box.beside


def walk_costs(t: Battlefield, unit: int) -> list[int]:
    """The steps that each free position takes; FAR where no way leads. § BON-22.11 BON-22.12 BON-22.13"""
    return distances(ways_of(t, unit), Square(t.at[unit]), t.ground())


def walks_within(t: Battlefield, unit: int, most: int) -> list[tuple[int, int]]:
    """The free positions within a number of steps, nearest first, each with its steps. § BON-22.11 BON-22.12"""
    if most <= 0:
        return []
    ways = ways_of(t, unit)
    taken = [False] * SPOTS
    for spot in t.at:
        if spot >= 0:
            taken[spot] = True
    found: list[tuple[int, int]] = []
    front = [t.at[unit]]
    steps = 0
    while front and steps < most:
        steps += 1
        after: list[int] = []
        for here in front:
            for there in ways[here]:
                if not taken[there]:
                    taken[there] = True
                    after.append(there)
                    found.append((there, steps))
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


def reach_costs(t: Battlefield, unit: int, others: list[int], steps: list[int]) -> list[int]:
    """For each of some opponents the steps until it is reached, the last one onto its position included; FAR if no
    free position beside it can be reached (BON-A.2, BON-A.3).

    § BON-19.20 BON-27.6 BON-36.17 BON-37.3 BON-37.4
    """
    found: list[int] = []
    for other in others:
        best = FAR
        for spot in t.box.beside[t.at[other]]:
            if steps[spot] + 1 < best and (spot not in t.at or spot == t.at[unit]):
                best = steps[spot] + 1
        found.append(best)
    return found


def ends_of_walk(t: Battlefield, unit: int, other: int, steps: list[int]) -> list[int]:
    """Where a melee baddie may stand after its steps toward an opponent: on shortest ways, two steps at most, and it
    stops beside it.

    § BON-27.5 BON-27.8 BON-27.9
    """
    goals = [spot for spot in t.box.beside[t.at[other]] if spot not in t.at]
    nearest = min([steps[spot] for spot in goals])
    goals = [spot for spot in goals if steps[spot] == nearest]
    if nearest <= BADDIE_STEPS:
        return sorted(goals)
    ways = ways_of(t, unit)
    ground = t.ground()
    found: list[int] = []
    for goal in goals:
        back = distances(ways, goal, ground)
        for spot in range(SPOTS):
            is_free = ground[spot] != SHUT
            if is_free and steps[spot] == BADDIE_STEPS and back[spot] == nearest - BADDIE_STEPS and spot not in found:
                found.append(spot)
    return sorted(found)


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
