"""Walking: where a roll leads, and what stops a plush on the way: lost toys, points of interest, vendors."""

from __future__ import annotations

from typing import Final

from veillee.engine.table import Seat
from veillee.games.peluches.content.colours import EVERY_LINE, NO_DIE, PURPLE
from veillee.games.peluches.content.modifiers import MOVE_ROLL, SHY, WET
from veillee.games.peluches.content.plan import POINTS, VENDOR
from veillee.games.peluches.events import Declined, LostFound, PlushStayed, PlushWalked, told_numbers
from veillee.games.peluches.options import DECLINE, STAY_PUT, Decline, StayPut, TakeWay, WalkTo
from veillee.games.peluches.pieces import NO_CARD, NOBODY
from veillee.games.peluches.rules.conditions import become
from veillee.games.peluches.rules.dice import count_roll, discard_pool, gather, start_pool
from veillee.games.peluches.rules.shopping import open_shop
from veillee.games.peluches.rules.story import check_goals, read, read_on, take_way
from veillee.games.peluches.rules.windows import NO_TARGET
from veillee.games.peluches.table import Tale
from veillee.kit.book import NO_SECTION
from veillee.kit.grid import HALTING, SHUT, Square, path, reach

MOST_DICE: Final = 99
LOW_SQUARES: Final = "L"


def begin_walk(t: Tale, plush: int, colour: int) -> None:
    """Dice of any attribute colour move a plush: roll first, then walk up to the result.

    § PEL-17.10 PEL-18.1
    """
    start_pool(t, plush, MOVE_ROLL, colour)
    t.then(gather, NO_DIE, MOST_DICE)
    t.then(count_steps, plush)


def count_steps(t: Tale, plush: int) -> None:
    """The result is the greatest number of squares; dice of a colour, or purple ones, open its lines (PEL-A.4).

    § PEL-7.3 PEL-18.2 PEL-18.11 PEL-18.12 PEL-18.13
    """
    keys = keys_of(t, plush, t.pool)
    total = count_roll(t, NO_TARGET)
    discard_pool(t)
    t.then(choose_square, plush, total, keys, False)


def keys_of(t: Tale, plush: int, pool: list[int]) -> int:
    """Which coloured lines the dice of a roll and the things of the group open. § PEL-18.11 PEL-18.12 PEL-29.10"""
    keys = 0
    only_purple = pool.count(PURPLE) == len(pool)
    for colour in pool:
        if colour != PURPLE:
            keys |= 1 << colour
        elif t.purple_keys or only_purple:
            keys |= EVERY_LINE
    return keys | t.free_lines(plush)


def choose_square(t: Tale, plush: int, steps: int, keys: int, through: bool) -> None:
    """Any square that can be reached, or none (PEL-A.19). A fallen plush stays. § PEL-18.2 PEL-18.7 PEL-18.9"""
    if t.stuffing[plush] == 0:
        return
    walks = t.box.lexicon.walk_to
    options: list[WalkTo | StayPut] = [walks[square] for square in reachable(t, plush, steps, keys, through)]
    options.append(STAY_PUT)
    t.ask(t.owners[plush], options, walk_to, plush, keys, through)


def reachable(t: Tale, plush: int, steps: int, keys: int, through: bool) -> list[Square]:
    """The squares where a move may end: orthogonal and diagonal steps on the grid, over lines that the dice open. From
    a point of interest the first step out ends the move (PEL-A.8).

    § PEL-8.2 PEL-9.2 PEL-9.3 PEL-9.4 PEL-10.1 PEL-18.3 PEL-18.4 PEL-18.5 PEL-18.6 PEL-18.7 PEL-18.9 PEL-18.10 PEL-18.14
    """
    here = t.at[plush]
    if plush == t.active and is_point(t, here):
        steps = min(steps, 1)
    occupied = t.occupied()
    squares = reach(t.plan.ways(keys, t.corners), here, steps, walking_ground(t, plush, through))
    found = [square for square in squares if not occupied[square]]
    if t.has(plush, SHY):
        return [square for square in found if not by_monster(t, square)]
    return found


def walking_ground(t: Tale, plush: int, through: bool) -> list[int]:
    """The ground for a move of one plush: it passes other plushies but not monsters, unless it slips through. A square
    that stops a move and is held by another plush is shut (PEL-A.9).

    § PEL-18.6 PEL-18.8
    """
    ground = plush_ground(t, plush)
    for other, at in enumerate(t.at):
        if other != plush and at >= 0 and ground[at] == HALTING:
            ground[at] = SHUT
    if not through:
        for at in t.monster_at:
            if at >= 0:
                ground[at] = SHUT
    return ground


def plush_ground(t: Tale, plush: int) -> list[int]:
    """The ground of a plush, with everything that stops its move: points of interest in its own turn only.

    § PEL-8.2 PEL-9.2 PEL-9.3 PEL-9.10 PEL-10.9
    """
    page = t.spread
    ground = page.plan.ground[:]
    for square in t.lost_tokens:
        ground[square] = HALTING
    for sign, squares in page.halts:
        if plush == t.active and (sign not in t.explored or sign in page.repeats):
            for square in squares:
                ground[square] = HALTING
    if not t.shop_open:
        for square in page.vendors:
            ground[square] = HALTING
    return ground


def by_monster(t: Tale, square: Square) -> bool:
    """Is a monster next to a square?"""
    return any([at in t.plan.near[square] for at in t.monster_at])


def is_point(t: Tale, square: Square) -> bool:
    """Whether a square can be explored; a point without the repeat icon only once. § PEL-9.1 PEL-9.8 PEL-9.9"""
    sign = t.plan.signs[square]
    return sign in POINTS and (sign not in t.explored or sign in t.spread.repeats)


def walk_to(t: Tale, seat: Seat, option: WalkTo | StayPut, plush: int, keys: int, through: bool) -> None:
    """The figure walks. The point of interest that it leaves is explored first. § PEL-8.12 PEL-9.4 PEL-18.2"""
    if isinstance(option, StayPut):
        t.tell(PlushStayed, t.characters[plush])
        return
    start = t.at[plush]
    if t.heard is not None:
        ways, ground = t.plan.ways(keys, t.corners), walking_ground(t, plush, through)
        squares = path(ways, start, option.square, ground, t.plan.width)
        t.tell(PlushWalked, t.characters[plush], start, option.square, told_numbers(squares[1:]))
    t.at[plush] = option.square
    if plush == t.active:
        t.moved = True
        if is_point(t, start):
            explore(t, start)
    t.then(arrive, plush)
    t.then(check_goals)


def arrive(t: Tale, plush: int) -> None:
    """The turn waits until what stopped the move is resolved. Points of interest are explored in one's own turn.

    § PEL-8.3 PEL-8.11 PEL-9.5 PEL-9.7 PEL-9.11 PEL-10.2
    """
    square = t.at[plush]
    if t.environments and t.plan.signs[square] == LOW_SQUARES:
        for name in t.conditions_of(plush, WET):
            become(t, plush, t.box.condition_ids.index(name))
    if square in t.lost_tokens:
        t.lost_tokens.remove(square)
        find_lost(t, plush)
    elif is_point(t, square):
        if plush == t.active:
            explore(t, square)
    elif t.plan.signs[square] == VENDOR and not t.shop_open:
        t.then(open_shop)


def explore(t: Tale, square: Square) -> None:
    """The section of a point of interest is read and resolved. § PEL-9.6 PEL-9.8 PEL-9.9"""
    sign = t.plan.signs[square]
    if sign not in t.explored:
        t.explored.append(sign)
    t.then(read, t.spread.points[sign])
    t.then(read_on)


def find_lost(t: Tale, plush: int) -> None:
    """The token is discarded and the player to the left of the active one draws and reads a lost card (PEL-A.42), also
    when somebody else came across the toy.

    § PEL-8.4 PEL-8.5 PEL-8.6
    """
    card = draw_lost(t)
    if card != NO_CARD:
        t.reader = t.left_of(t.active)
        t.tell(LostFound, t.characters[plush], card, t.box.lost_sections[card], t.owners[t.reader])
        t.then(answer_lost, plush, card)


def draw_lost(t: Tale) -> int:
    """The top lost card; an empty deck is first refilled from its discard. § PEL-44.5"""
    if not t.lost_deck:
        t.lost_deck, t.lost_discard = sorted(t.lost_discard), []
        t.chance.shuffle(t.lost_deck)
    if not t.lost_deck:
        return NO_CARD
    card = t.lost_deck.pop()
    t.foreseen = NO_CARD
    t.lost_discard.append(card)
    return card


def answer_lost(t: Tale, plush: int, card: int) -> None:
    """The active player decides for the group after talk (PEL-A.7); one may always walk on. § PEL-8.7 PEL-8.8"""
    ways = t.box.book.sections[t.box.lost_sections[card]].choices
    options: list[TakeWay | Decline] = [t.box.lexicon.take_way[choice] for choice in ways]
    options.append(DECLINE)
    t.ask(t.seat_of(t.active if t.box.one_answers else plush), options, answer, plush, card)


def answer(t: Tale, seat: Seat, option: TakeWay | Decline, plush: int, card: int) -> None:
    """The outcome is told only now, also when the group declines. § PEL-8.8 PEL-8.9 PEL-8.10 PEL-8.13"""
    t.reader = NOBODY
    if isinstance(option, TakeWay):
        take_way(t, seat, option)
    else:
        t.tell(Declined, t.characters[plush])
        if t.box.declines[card] != NO_SECTION:
            t.then(read, t.box.declines[card])
    t.then(read_on)
