"""What everybody sees coming: how far a monster may get with its next action, whom it may hit, and how many plushies
have come where the page asks for all.
"""

from __future__ import annotations

from typing import Final

from veillee.engine.words import Remark
from veillee.games.peluches.content.book import NO_PAGE
from veillee.games.peluches.content.colours import EVERY_LINE, FACES
from veillee.games.peluches.content.deeds import GATHER
from veillee.games.peluches.content.specials import Plain, Twice
from veillee.games.peluches.events import told_numbers
from veillee.games.peluches.pieces import NOBODY
from veillee.games.peluches.rules.stalking import ends_of, in_reach, monster_ground, quarry
from veillee.games.peluches.rules.story import standing
from veillee.games.peluches.rules.threat import threat_needed
from veillee.games.peluches.table import Tale
from veillee.games.peluches.telling.remarks import Gathered, Threatens, ThreatFills
from veillee.kit.grid import Square, distances

EVERYBODY: Final = 99


def facts_of(t: Tale) -> list[Remark]:
    """What everybody can see coming: how much threat is enough, what each monster on the map may do, and who has come
    where all are to come.
    """
    if t.page == NO_PAGE:
        return []
    found: list[Remark] = [ThreatFills(threat_needed(t), len(t.monster_cards) > 0)]
    for monster, at in enumerate(t.monster_at):
        if at >= 0:
            walks, hits = range_of(t, monster, t.active)
            targets = [t.characters[plush] for plush in targets_of(t, monster)]
            found.append(Threatens(t.figures[monster], told_numbers(walks), told_numbers(hits), told_numbers(targets)))
    return found + gatherings(t)


def gatherings(t: Tale) -> list[Remark]:
    """For each place where the page asks all plushies to come, how many of those who can are there."""
    marks = [goal.mark for goal in (t.box.book.goals[number] for number in t.goals) if goal.kind == GATHER]
    signs = [t.plan.signs[at] for at in standing(t)]
    return [Gathered(mark, sum([sign in mark for sign in signs]), len(signs)) for mark in marks]


def range_of(t: Tale, monster: int, mover: int) -> tuple[list[Square], list[Square]]:
    """The squares where a monster may stop with some action, and those it may hit from there, whatever its die shows
    and wherever one plush, the mover, goes before. Neither list says less than what is possible; what a monster
    really does depends on who is nearest.
    """
    steps = roaming(t, monster, mover)
    stops = stopping(t, monster, mover)
    walks: set[Square] = set()
    hits: set[Square] = set()
    for action in actions_of(t, monster):
        for square in stops:
            if steps[square] <= action.speed:
                walks.add(square)
                ranges = t.plan.ranges(square, t.corners)
                hits.update([there for there in t.plan.all_squares if 0 < ranges[there] <= action.reach])
    walks.discard(t.monster_at[monster])
    return sorted(walks), sorted([square for square in hits if t.plan.bounded[square]])


def roaming(t: Tale, monster: int, mover: int) -> list[int]:
    """How far every square is for a monster once the mover has left its own."""
    ground = monster_ground(t)
    if mover != NOBODY and t.at[mover] >= 0:
        ground[t.at[mover]] = t.plan.ground[t.at[mover]]
    return distances(t.plan.ways(EVERY_LINE, t.corners), t.monster_at[monster], ground)


def stopping(t: Tale, monster: int, mover: int) -> list[Square]:
    """The squares on which a monster may stop once the mover has left: those where nobody else stands."""
    occupied = t.occupied()
    occupied[t.monster_at[monster]] = False
    if mover != NOBODY and t.at[mover] >= 0:
        occupied[t.at[mover]] = False
    return [square for square in t.plan.all_squares if not occupied[square] and t.plan.bounded[square]]


class Action:
    """What a monster does on a face of its die: how fast it is, how far it then hits (0: nobody), and how many."""

    __slots__ = ("reach", "speed", "targets")

    def __init__(self, speed: int, reach: int, targets: int) -> None:
        self.speed = speed
        self.reach = reach
        self.targets = targets


def actions_of(t: Tale, monster: int) -> list[Action]:
    """The different actions of a monster."""
    box, card = t.box, t.monster_cards[monster]
    found: dict[tuple[int, int, int], Action] = {}
    for face in range(FACES):
        special = box.specials[card][face]
        speed = max(0, box.speeds[card][face] - t.slowed[monster])
        reach = box.reaches[card][face] if box.powers[card][face] or not isinstance(special, Plain) else 0
        targets = 2 if isinstance(special, Twice) else 1
        if special.around:
            reach, targets = special.around, EVERYBODY
        elif not special.aims:
            reach = 0
        found[speed, reach, targets] = Action(speed, reach, targets)
    return list(found.values())


def attackers(t: Tale, square: Square, mover: int) -> int:
    """How many monsters could hit the mover on a square with their next action, whatever their die shows."""
    monsters = [monster for monster, at in enumerate(t.monster_at) if at >= 0]
    return sum([can_hit(t, monster, square, mover) for monster in monsters])


def can_hit(t: Tale, monster: int, square: Square, mover: int) -> bool:
    """Is there an action with which a monster gets near enough to somebody on a square?"""
    steps = roaming(t, monster, mover)
    ranges = t.plan.ranges(square, t.corners)
    stops = [stop for stop in stopping(t, monster, mover) if stop != square]
    for action in actions_of(t, monster):
        for stop in stops:
            if steps[stop] <= action.speed and ranges[stop] <= action.reach:
                return True
    return False


def targets_of(t: Tale, monster: int) -> list[int]:
    """The plushies that a monster could hit with its next action if everybody stays where they are."""
    found: set[int] = set()
    twin = t.copy()
    for action in actions_of(t, monster):
        for stop in ends_with(t, monster, action.speed) if action.reach else []:
            twin.monster_at[monster] = stop
            found.update(targets_from(twin, monster, action))
    return sorted(found)


def targets_from(t: Tale, monster: int, action: Action) -> list[int]:
    """The plushies that an action may hit from where the monster stands: the nearest, one more, or all."""
    if action.targets == EVERYBODY:
        ranges = t.plan.ranges(t.monster_at[monster], t.corners)
        up = [plush for plush in range(t.plushies()) if t.is_up(plush) and t.on_map(plush)]
        return [plush for plush in up if ranges[t.at[plush]] <= action.reach]
    first = in_reach(t, monster, action.reach)
    if action.targets == 1:
        return first
    return first + [plush for one in first for plush in in_reach(t, monster, action.reach, one)]


def ends_with(t: Tale, monster: int, speed: int) -> list[Square]:
    """Where an approach at some speed may end: on the monster's own square if it does not move."""
    prey = quarry(t, monster) if speed > 0 else []
    ends = {square for plush in prey for square in ends_of(t, monster, plush, speed)}
    return sorted(ends) or [t.monster_at[monster]]
