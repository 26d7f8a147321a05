"""Stalking: how monsters move towards plushies, and whom they reach."""

from __future__ import annotations

from veillee.engine.table import Seat
from veillee.games.peluches.colours import EVERY_LINE
from veillee.games.peluches.events import MonsterStayed, MonsterWalked
from veillee.games.peluches.modifiers import OVERLOOKED
from veillee.games.peluches.options import AimAt, LeadTo
from veillee.games.peluches.plan import FAR
from veillee.games.peluches.table import NOBODY, Tale


def steps_of(t: Tale, monster: int) -> list[int]:
    """How far every square is for a monster: over coloured lines freely, never over white ones or off the grid, through
    other monsters but through no plush (PEL-A.16).

    § PEL-33.7 PEL-33.8 PEL-33.9 PEL-37.15
    """
    plan = t.plan
    closed = [not bounded for bounded in plan.bounded]
    for at in t.at:
        if at >= 0:
            closed[at] = True
    return plan.distances(t.monster_at[monster], EVERY_LINE, closed, [False] * len(plan.signs), t.corners)


def stands_beside(t: Tale, square: int, plush: int) -> bool:
    """Next to a plush, with no white line between (PEL-A.33). § PEL-33.1 PEL-44.1"""
    return t.plan.step_is_open(square, t.at[plush], EVERY_LINE, t.corners)


def places_beside(t: Tale, monster: int, plush: int, steps: list[int]) -> list[int]:
    """The nearest squares from which a monster is beside a plush, and where it may stop."""
    here = t.monster_at[monster]
    fitting = [
        square
        for square in t.plan.near[t.at[plush]]
        if steps[square] < FAR and (square == here or t.is_free(square)) and stands_beside(t, square, plush)
    ]
    nearest = min([steps[square] for square in fitting], default=FAR)
    return [square for square in fitting if steps[square] == nearest]


def quarry(t: Tale, monster: int) -> list[int]:
    """The nearest conscious plushies: those that need the fewest steps to be beside; nobody if none can be reached.

    § PEL-33.2 PEL-33.3 PEL-37.14
    """
    steps = steps_of(t, monster)
    found: list[int] = []
    least = FAR
    for plush in range(t.plushies()):
        if not t.is_up(plush) or not t.on_map(plush):
            continue
        places = places_beside(t, monster, plush, steps)
        away = steps[places[0]] if places else FAR
        if away < least:
            found, least = [plush], away
        elif away == least and away < FAR:
            found.append(plush)
    if t.taunting in found:
        return [t.taunting]
    return prefer(t, found)


def prefer(t: Tale, plushies: list[int]) -> list[int]:
    """Of equals, those that nothing makes easy to overlook."""
    seen = [plush for plush in plushies if not t.has(plush, OVERLOOKED)]
    return seen or plushies


def approach(t: Tale, monster: int, speed: int) -> None:
    """A monster beside a plush stays; otherwise it goes towards the nearest, and the narrator settles ties.

    § PEL-33.1 PEL-33.2 PEL-33.6
    """
    if any([t.is_up(plush) and t.on_map(plush) and is_beside(t, monster, plush) for plush in range(t.plushies())]):
        t.tell(MonsterStayed, t.monster_cards[monster])
        return
    plushies = quarry(t, monster)
    if not plushies or speed <= 0:
        t.tell(MonsterStayed, t.monster_cards[monster])
        return
    t.then(choose_quarry, monster, speed)


def is_beside(t: Tale, monster: int, plush: int) -> bool:
    """Is a monster next to a plush?"""
    return t.at[plush] in t.plan.near[t.monster_at[monster]] and stands_beside(t, t.monster_at[monster], plush)


def choose_quarry(t: Tale, monster: int, speed: int) -> None:
    """Of several equally near plushies the narrator says which one it moves towards. § PEL-33.6"""
    plushies = quarry(t, monster)
    t.ask(t.seat_of(t.narrator), [AimAt(t.characters[plush]) for plush in plushies], stalk, monster, speed)


def stalk(t: Tale, seat: Seat, option: AimAt, monster: int, speed: int) -> None:
    """It goes there next. § PEL-33.2"""
    t.then(choose_path, monster, t.place_of(option.plush), speed)


def choose_path(t: Tale, monster: int, plush: int, speed: int) -> None:
    """As far as its speed on a shortest way, and no farther than beside the plush; where it matters the narrator says
    where it stops (PEL-A.34).

    § PEL-33.2 PEL-33.4 PEL-33.5 PEL-44.9
    """
    t.ask(t.seat_of(t.narrator), [LeadTo(square) for square in ends_of(t, monster, plush, speed)], lead, monster)


def ends_of(t: Tale, monster: int, plush: int, speed: int) -> list[int]:
    """The squares where a move towards a plush may end."""
    steps = steps_of(t, monster)
    goals = places_beside(t, monster, plush, steps)
    away = steps[goals[0]]
    if away <= speed:
        return goals
    plan = t.plan
    closed = [not bounded for bounded in plan.bounded]
    for at in t.at:
        if at >= 0:
            closed[at] = True
    nothing = [False] * len(plan.signs)
    back = [plan.distances(goal, EVERY_LINE, closed, nothing, t.corners) for goal in goals]
    for reach in range(speed, 0, -1):
        ends = [
            square
            for square in range(len(plan.signs))
            if steps[square] == reach and t.is_free(square) and any([one[square] == away - reach for one in back])
        ]
        if ends:
            return ends
    return [t.monster_at[monster]]


def lead(t: Tale, seat: Seat, option: LeadTo, monster: int) -> None:
    """The figure walks. § PEL-33.2 PEL-33.4 PEL-33.5"""
    start = t.monster_at[monster]
    t.monster_at[monster] = option.square
    if option.square == start:
        t.tell(MonsterStayed, t.monster_cards[monster])
    else:
        t.tell(MonsterWalked, t.monster_cards[monster], start, option.square)


def in_reach(t: Tale, monster: int, reach: int) -> list[int]:
    """The nearest conscious plushies within range, over coloured lines but no white one.

    § PEL-34.1 PEL-34.2 PEL-34.3 PEL-34.5 PEL-34.6 PEL-37.14
    """
    steps = t.plan.ranges(t.monster_at[monster], t.corners)
    targets = [
        plush for plush in range(t.plushies()) if t.is_up(plush) and t.on_map(plush) and steps[t.at[plush]] <= reach
    ]
    if t.taunting != NOBODY and t.taunting in targets:
        return [t.taunting]
    nearest = min([steps[t.at[plush]] for plush in targets], default=FAR)
    return prefer(t, [plush for plush in targets if steps[t.at[plush]] == nearest])
