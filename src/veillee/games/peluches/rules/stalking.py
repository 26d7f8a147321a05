"""Stalking: how monsters move towards plushies, and whom they reach."""

from __future__ import annotations

from veillee.engine.table import Seat
from veillee.games.peluches.content.colours import EVERY_LINE
from veillee.games.peluches.content.modifiers import OVERLOOKED
from veillee.games.peluches.content.plan import SHUT
from veillee.games.peluches.events import MonsterStayed, MonsterWalked
from veillee.games.peluches.options import AimAt, LeadTo
from veillee.games.peluches.table import NOBODY, Tale


def steps_of(t: Tale, monster: int) -> list[int]:
    """How far every square is for a monster: over coloured lines freely, never over white ones or off the grid, through
    other monsters but through no plush (PEL-A.16).

    § PEL-33.7 PEL-33.8 PEL-33.9 PEL-37.15
    """
    return t.plan.distances(t.monster_at[monster], EVERY_LINE, monster_ground(t), t.corners)


def beside(t: Tale, monster: int) -> list[int]:
    """For each square where a monster may stop the set of plushies that it would be beside there; none that is
    unconscious, and none over a white line (PEL-A.33).

    § PEL-33.1 PEL-33.3 PEL-37.14 PEL-44.1
    """
    plan = t.plan
    ways = plan.ways(EVERY_LINE, t.corners)
    occupied = t.occupied()
    occupied[t.monster_at[monster]] = False
    found = [0] * len(occupied)
    for plush, at in enumerate(t.at):
        if at >= 0 and t.stuffing[plush]:
            for there in ways[at]:
                if not occupied[there] and plan.bounded[there]:
                    found[there] |= 1 << plush
    return found


def monster_ground(t: Tale) -> list[int]:
    """The ground of monsters: they enter no square off the grid, and none of a plush, through which they cannot go.

    § PEL-33.8 PEL-33.9 PEL-37.15
    """
    ground = t.plan.ground[:]
    for at in t.at:
        if at >= 0:
            ground[at] = SHUT
    return ground


def quarry(t: Tale, monster: int) -> list[int]:
    """The nearest conscious plushies: those that need the fewest steps to be beside; nobody if none can be reached.

    § PEL-33.2 PEL-33.3 PEL-37.14
    """
    goals = beside(t, monster)
    met = 0
    for square in t.plan.waves([t.monster_at[monster]], goals, monster_ground(t), t.corners)[-1]:
        met |= goals[square]
    found = [plush for plush in range(len(t.at)) if met >> plush & 1]
    if t.taunting in found:
        return [t.taunting]
    return prefer(t, found) if len(found) > 1 else found


def prefer(t: Tale, plushies: list[int]) -> list[int]:
    """Of equals, those that nothing makes easy to overlook."""
    seen = [plush for plush in plushies if not t.has(plush, OVERLOOKED)]
    return seen or plushies


def approach(t: Tale, monster: int, speed: int) -> None:
    """A monster beside a plush stays; otherwise it goes towards the nearest, and the narrator settles ties.

    § PEL-33.1 PEL-33.2 PEL-33.6
    """
    if speed <= 0:
        t.tell(MonsterStayed, t.monster_cards[monster])
    else:
        t.then(choose_quarry, monster, speed)


def is_held(t: Tale, monster: int) -> bool:
    """Is a conscious plush beside a monster? § PEL-33.1"""
    ways = t.plan.ways(EVERY_LINE, t.corners)[t.monster_at[monster]]
    for plush, at in enumerate(t.at):
        if at in ways and t.stuffing[plush]:
            return True
    return False


def choose_quarry(t: Tale, monster: int, speed: int) -> None:
    """Of several equally near plushies the narrator says which one it moves towards; unless somebody broke in, and none
    is left to go to. § PEL-33.6
    """
    aim_at = t.box.lexicon.aim_at
    plushies = [] if is_held(t, monster) else quarry(t, monster)
    if not plushies:
        t.tell(MonsterStayed, t.monster_cards[monster])
    else:
        t.ask(t.owners[t.narrator], [aim_at[t.characters[plush]] for plush in plushies], stalk, monster, speed)


def stalk(t: Tale, seat: Seat, option: AimAt, monster: int, speed: int) -> None:
    """It goes there next. § PEL-33.2"""
    t.then(choose_path, monster, t.place_of(option.plush), speed)


def choose_path(t: Tale, monster: int, plush: int, speed: int) -> None:
    """As far as its speed on a shortest way, and no farther than beside the plush; where it matters the narrator says
    where it stops (PEL-A.34).

    § PEL-33.2 PEL-33.4 PEL-33.5 PEL-44.9
    """
    lead_to = t.box.lexicon.lead_to
    t.ask(t.owners[t.narrator], [lead_to[square] for square in ends_of(t, monster, plush, speed)], lead, monster)


def ends_of(t: Tale, monster: int, plush: int, speed: int) -> list[int]:
    """The squares where a move towards a plush may end."""
    plan = t.plan
    here = t.monster_at[monster]
    goals = [near & 1 << plush for near in beside(t, monster)]
    waves = plan.waves([here], goals, monster_ground(t), t.corners)
    ends = [square for square in waves[-1] if goals[square]]
    away = len(waves) - 1
    if ends and away > speed:
        home = [0] * len(goals)
        home[here] = 1
        back = plan.waves(ends, home, monster_ground(t), t.corners)
        occupied = t.occupied()
        ends = []
        for reach in range(speed, 0, -1):
            on_the_way = back[away - reach]
            ends = [square for square in waves[reach] if not occupied[square] and square in on_the_way]
            if ends:
                break
    ends.sort()
    return ends or [here]


def lead(t: Tale, seat: Seat, option: LeadTo, monster: int) -> None:
    """The figure walks. § PEL-33.2 PEL-33.4 PEL-33.5"""
    start = t.monster_at[monster]
    t.monster_at[monster] = option.square
    if option.square == start:
        t.tell(MonsterStayed, t.monster_cards[monster])
    else:
        t.tell(MonsterWalked, t.monster_cards[monster], start, option.square)


def in_reach(t: Tale, monster: int, reach: int, but: int = NOBODY) -> list[int]:
    """The nearest conscious plushies within range, over coloured lines but no white one; one may have had its share.

    § PEL-34.1 PEL-34.2 PEL-34.3 PEL-34.5 PEL-34.6 PEL-37.14
    """
    steps = t.plan.ranges(t.monster_at[monster], t.corners)
    targets = [
        plush
        for plush in range(t.plushies())
        if plush != but and t.is_up(plush) and t.on_map(plush) and steps[t.at[plush]] <= reach
    ]
    if t.taunting != NOBODY and t.taunting in targets:
        return [t.taunting]
    if len(targets) <= 1:
        return targets
    nearest = min([steps[t.at[plush]] for plush in targets])
    return prefer(t, [plush for plush in targets if steps[t.at[plush]] == nearest])
