"""Aims: the squares where a plush wants to be, from what has been read aloud so far."""

from __future__ import annotations

from typing import Final

from veillee.games.peluches.content.box import BOSS, MELEE, RANGED
from veillee.games.peluches.content.deeds import BEAT_BOSS, CLEAR, GATHER, REACH, SURVIVE
from veillee.games.peluches.content.modifiers import NO_RANGED, SHY
from veillee.games.peluches.content.plan import POINTS, VENDOR
from veillee.games.peluches.mind.courses import course_to
from veillee.games.peluches.pieces import NOTHING
from veillee.games.peluches.rules.fighting import has_weapon, weapon_range
from veillee.games.peluches.rules.shopping import is_at_shop
from veillee.games.peluches.rules.story import is_near
from veillee.games.peluches.table import Tale
from veillee.kit.grid import FAR, Square

# The worth of a step nearer, then of the kinds of aims.
STEP: Final = 0.24
MEETING: Final = 4.0
WORK: Final = 3.6
MYSTERY: Final = 2.4
ONLY_MYSTERY: Final = 3.6
TRIAL: Final = 1.8
TOY: Final = 1.3
SHOP: Final = 1.2
AGAIN: Final = 0.2
ONLY_AGAIN: Final = 2.6
PREY: Final = 1.6
WANTED_PREY: Final = 2.8


class Aims:
    """Squares with their worth, and the distance (slack) at which they count as reached."""

    __slots__ = ("courses", "free", "plush", "slacks", "squares", "worths")

    def __init__(self, t: Tale, plush: int) -> None:
        self.plush = plush
        self.squares: list[Square] = []
        self.worths: list[float] = []
        self.slacks: list[int] = []
        self.free = t.free_lines(plush)
        if t.at[plush] >= 0:
            self.meet(t)
            self.work(t)
            self.explore(t)
            self.hunt(t)
        self.courses: list[list[int]] = [course_to(t.plan, one, self.free, t.corners) for one in self.squares]

    def add(self, square: Square, worth: float, slack: int) -> None:
        """Add an aim."""
        self.squares.append(square)
        self.worths.append(worth)
        self.slacks.append(slack)

    def meet(self, t: Tale) -> None:
        """The squares that the page's goals name, unless somebody else stands there."""
        for number in t.goals:
            goal = t.box.book.goals[number]
            if goal.kind in (GATHER, REACH):
                for sign in goal.mark:
                    for square in t.plan.squares(sign):
                        if t.at[self.plush] == square or t.is_free(square):
                            self.add(square, MEETING, 0)

    def work(self, t: Tale) -> None:
        """The group task, open tests, and the vendor for a plush with buttons."""
        if t.task != NOTHING:
            self.near(t, t.box.book.trials[t.task].mark, WORK)
        for number in t.open_tests:
            self.near(t, t.box.book.trials[number].mark, TRIAL)
        if t.buttons[self.plush] and not (t.shop_open and (not t.shelf or is_at_shop(t, self.plush))):
            for square in t.plan.squares(VENDOR):
                self.add(square, SHOP + 0.3 * t.buttons[self.plush], 1 if t.shop_open else 0)

    def near(self, t: Tale, mark: str, worth: float) -> None:
        """The squares of a mark and those beside them."""
        if mark and is_near(t, self.plush, mark):
            self.add(t.at[self.plush], worth, 0)
            return
        for sign in mark:
            for square in t.plan.squares(sign):
                self.add(square, worth, 1)

    def explore(self, t: Tale) -> None:
        """Points of interest and lost toys; explored points count for more when nothing else leads on."""
        leads_on = t.task != NOTHING
        for number in t.goals:
            leads_on = leads_on or t.box.book.goals[number].kind != SURVIVE
        fresh = ONLY_MYSTERY if not leads_on else MYSTERY
        for square in points_left(t, False):
            self.add(square, fresh, 0)
        self.look_again(t, points_left(t, True), leads_on or len(self.squares) > 0)
        if not t.monster_cards or not leads_on:
            for square in t.lost_tokens:
                self.add(square, TOY, 0)

    def look_again(self, t: Tale, points: list[Square], leads_on: bool) -> None:
        """Points that may be explored again: by arriving, or by a step away for a plush that is there."""
        worth = AGAIN if leads_on else ONLY_AGAIN
        for point in points:
            if t.at[self.plush] == point:
                for square in t.plan.near[point]:
                    if t.is_free(square):
                        self.add(square, worth, 0)
            elif t.is_free(point):
                self.add(point, worth, 0)

    def hunt(self, t: Tale) -> None:
        """Monsters, for an armed plush; worth more if the page asks for them."""
        if not t.monster_cards:
            return
        plush = self.plush
        slack = 0
        if has_weapon(t, plush, RANGED) and not t.has(plush, NO_RANGED):
            slack = weapon_range(t, plush)
        elif has_weapon(t, plush, MELEE) and not t.has(plush, SHY):
            slack = 1
        if slack == 0:
            return
        for monster, at in enumerate(t.monster_at):
            if at >= 0:
                self.add(at, prey_worth(t, monster), slack)

    def worth_at(self, t: Tale, square: Square, keys: int, steps: float) -> float:
        """The worth of the best aim from a square, with this many steps to walk by dice that open these lines."""
        best = 0.0
        is_plain = keys & ~self.free == 0
        for index in range(len(self.squares)):
            if is_plain:
                away = self.courses[index][square]
            else:
                away = course_to(t.plan, self.squares[index], keys | self.free, t.corners)[square]
            left = away - self.slacks[index] - steps
            worth = self.worths[index] - (STEP * left if left > 0 else 0.0)
            if worth > best and away < FAR:
                best = worth
        return best


def points_left(t: Tale, again: bool) -> list[Square]:
    """The unexplored points of interest, or with `again` the explored ones that may be explored once more."""
    found: list[Square] = []
    for square in t.plan.all_squares:
        sign = t.plan.signs[square]
        if sign in POINTS and (sign in t.explored) == again and (not again or sign in t.spread.repeats):
            found.append(square)
    return found


def prey_worth(t: Tale, monster: int) -> float:
    """The worth of a monster as an aim; more if the page's goal is to defeat it."""
    is_boss = t.box.monster_kinds[t.monster_cards[monster]] == BOSS
    for number in t.goals:
        kind = t.box.book.goals[number].kind
        if kind == CLEAR or (kind == BEAT_BOSS and is_boss):
            return WANTED_PREY
    return PREY / 2 if is_boss else PREY
