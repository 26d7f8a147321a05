"""Stalking: how monsters move towards plushies, and whom they reach."""

from __future__ import annotations

from veillee.engine.table import Seat
from veillee.games.peluches.content.colours import EVERY_LINE
from veillee.games.peluches.content.modifiers import OVERLOOKED
from veillee.games.peluches.events import MonsterStayed, MonsterWalked, told_numbers
from veillee.games.peluches.options import AimAt, LeadTo
from veillee.games.peluches.pieces import NOBODY
from veillee.games.peluches.rules.abilities import SLIP_THROUGH
from veillee.games.peluches.rules.windows import APPROACH, EVERYBODY, Helpers, await_hearts, helped_by, is_awaited
from veillee.games.peluches.table import Tale
from veillee.kit.grid import SHUT, Square, nearest, path, walk_ends


def beside(t: Tale, monster: int) -> list[int]:
    """For each square where a monster may stop, a bit for every conscious plush it would be beside there. A white line
    separates (PEL-A.33).

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
    """The ground of monsters: squares off the grid and squares of plushies are shut.

    § PEL-33.8 PEL-33.9 PEL-37.15
    """
    ground = t.plan.ground[:]
    for at in t.at:
        if at >= 0:
            ground[at] = SHUT
    return ground


def quarry(t: Tale, monster: int) -> list[int]:
    """The conscious plushies that a monster can get beside in the fewest steps; empty if it can reach none.

    § PEL-33.2 PEL-33.3 PEL-37.14
    """
    ways = t.plan.ways(EVERY_LINE, t.corners)
    met = nearest(ways, t.monster_at[monster], beside(t, monster), monster_ground(t))
    found = [plush for plush in range(len(t.at)) if met >> plush & 1]
    if t.taunting in found:
        return [t.taunting]
    return prefer(t, found) if len(found) > 1 else found


def prefer(t: Tale, plushies: list[int]) -> list[int]:
    """Of equally near plushies, those that are not easy to overlook; all of them if every one is."""
    seen = [plush for plush in plushies if not t.has(plush, OVERLOOKED)]
    return seen or plushies


def approach(t: Tale, monster: int, speed: int) -> None:
    """A monster beside a plush stays; otherwise it goes towards the nearest, and the narrator settles ties.

    § PEL-33.1 PEL-33.2 PEL-33.6
    """
    if speed <= 0:
        t.tell(MonsterStayed, t.monster_cards[monster], t.figures[monster])
    else:
        if is_awaited(t):
            t.then(await_hearts, APPROACH, monster, speed, 0, EVERYBODY)
        t.then(choose_quarry, monster, speed)


def before_approach(t: Tale, monster: int, speed: int, none: int) -> Helpers:
    """The plush that a monster is about to go for may slip away. Of several, the narrator is asked. § PEL-42.4"""
    plushies = [] if is_held(t, monster) else quarry(t, monster)
    return {SLIP_THROUGH: 1 << plushies[0]} if len(plushies) == 1 else {}


def is_held(t: Tale, monster: int) -> bool:
    """Is a conscious plush beside a monster? § PEL-33.1"""
    ways = t.plan.ways(EVERY_LINE, t.corners)[t.monster_at[monster]]
    for plush, at in enumerate(t.at):
        if at in ways and t.stuffing[plush]:
            return True
    return False


def choose_quarry(t: Tale, monster: int, speed: int) -> None:
    """The narrator says which of the nearest plushies it moves towards. It stays if an ability has left it none to go
    to. § PEL-33.6
    """
    aim_at = t.box.lexicon.aim_at
    plushies = [] if is_held(t, monster) else quarry(t, monster)
    if not plushies:
        t.tell(MonsterStayed, t.monster_cards[monster], t.figures[monster])
    else:
        t.ask(t.owners[t.narrator], [aim_at[t.characters[plush]] for plush in plushies], stalk, monster, speed)


def stalk(t: Tale, seat: Seat, option: AimAt, monster: int, speed: int) -> None:
    """It moves towards that plush. § PEL-33.2"""
    t.then(choose_path, monster, t.place_of(option.plush), speed)


def choose_path(t: Tale, monster: int, plush: int, speed: int) -> None:
    """It goes as far as its speed on a shortest way, and no farther than beside the plush; the narrator chooses among
    several ends (PEL-A.34).

    § PEL-33.2 PEL-33.4 PEL-33.5 PEL-44.9
    """
    lead_to = t.box.lexicon.lead_to
    t.ask(t.owners[t.narrator], [lead_to[square] for square in ends_of(t, monster, plush, speed)], lead, monster)


def ends_of(t: Tale, monster: int, plush: int, speed: int) -> list[Square]:
    """The squares where a move towards a plush may end."""
    ways = t.plan.ways(EVERY_LINE, t.corners)
    goals = [near & 1 << plush for near in beside(t, monster)]
    return walk_ends(ways, t.monster_at[monster], speed, goals, monster_ground(t), t.occupied())


def lead(t: Tale, seat: Seat, option: LeadTo, monster: int) -> None:
    """The figure walks. § PEL-33.2 PEL-33.4 PEL-33.5"""
    if option.square == t.monster_at[monster]:
        t.tell(MonsterStayed, t.monster_cards[monster], t.figures[monster])
    else:
        walk_monster(t, monster, option.square)


def walk_monster(t: Tale, monster: int, square: Square) -> None:
    """The figure goes to a square by a shortest way: over coloured lines but not white ones, through monsters but not
    through plushies, and on the grid (PEL-A.16).

    § PEL-33.7 PEL-33.8 PEL-33.9 PEL-37.15
    """
    start = t.monster_at[monster]
    if t.heard is not None:
        squares = path(t.plan.ways(EVERY_LINE, t.corners), start, square, monster_ground(t), t.plan.width)
        t.tell(MonsterWalked, t.monster_cards[monster], start, square, told_numbers(squares[1:]), t.figures[monster])
    t.monster_at[monster] = square


def within(t: Tale, monster: int, reach: int) -> list[int]:
    """All conscious plushies within range, over coloured lines but no white one.

    § PEL-34.1 PEL-34.5 PEL-34.6 PEL-37.14
    """
    steps = t.plan.ranges(t.monster_at[monster], t.corners)
    return [
        plush for plush in range(t.plushies()) if t.is_up(plush) and t.on_map(plush) and steps[t.at[plush]] <= reach
    ]


def in_reach(t: Tale, monster: int, reach: int, but: int = NOBODY) -> list[int]:
    """The nearest conscious plushies within range; `but` is left out. § PEL-34.1 PEL-34.2 PEL-34.3"""
    targets = [plush for plush in within(t, monster, reach) if plush != but]
    if t.taunting != NOBODY and t.taunting in targets:
        return [t.taunting]
    if len(targets) <= 1:
        return targets
    steps = t.plan.ranges(t.monster_at[monster], t.corners)
    nearest = min([steps[t.at[plush]] for plush in targets])
    return prefer(t, [plush for plush in targets if steps[t.at[plush]] == nearest])


helped_by(APPROACH, before_approach)
