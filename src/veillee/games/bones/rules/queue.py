"""The battle queue: built from points or chips, feeding the mat lane by lane."""

from __future__ import annotations

from typing import Final

from veillee.games.bones.content.box import row_of
from veillee.games.bones.content.deeds import Deed
from veillee.games.bones.content.terms import GEARLOCS, LANES, MELEE, NOBODY, NOWHERE, RANGED, VALUES
from veillee.games.bones.events import BaddieEntered, BattleBegan, ChipQueued, QueueBuilt
from veillee.games.bones.rules.rolling import sum_of
from veillee.games.bones.rules.signs import forget_signs
from veillee.games.bones.table import Battlefield
from veillee.kit.rows import replaced

ONE_POINT: Final = 0
FIVE_POINTS: Final = 1
NO_CHIP: Final = -1


def baddie_points(t: Battlefield) -> int:
    """The day times the number of gearlocs, at least 1 (BON-A.60, BON-A.86). § BON-23.5 BON-36.4"""
    return max(1, t.day * len(t.party))


def build_queue(t: Battlefield) -> None:
    """From the piles, as many high chips as possible, the highest on top; or the chips that the battle names.

    § BON-23.1 BON-23.2 BON-23.4 BON-23.6 BON-23.7 BON-23.8 BON-24.2
    """
    if t.fight == NOBODY:
        drawn = drawn_for(t, baddie_points(t))
        drawn.reverse()
        t.queue = drawn
    t.strength = sum_of([VALUES[t.box.chip_value[chip]] for chip in t.queue])
    t.tell(BattleBegan, t.day, t.strength)
    if t.heard is not None:
        t.tell(QueueBuilt, " ".join([str(VALUES[t.box.chip_value[chip]]) for chip in reversed(t.queue)]))


def drawn_for(t: Battlefield, points: int) -> list[int]:
    """Chips worth exactly these points, the highest first; a value that ran out is made up of lower ones (BON-A.57).

    § BON-23.6
    """
    found: list[int] = []
    for value in range(len(VALUES) - 1, -1, -1):
        while points >= VALUES[value]:
            chip = draw_chip(t, value)
            if chip == NO_CHIP:
                break
            found.append(chip)
            points -= VALUES[value]
    return found


def draw_chip(t: Battlefield, value: int) -> int:
    """The top of a pile; when it has run out, the defeated chips of its value are shuffled (BON-A.63).

    § BON-3.23 BON-23.7
    """
    pile = t.piles[value]
    if not pile:
        defeated = [chip for chip in t.graveyard if t.box.chip_value[chip] == value]
        t.graveyard = tuple([chip for chip in t.graveyard if t.box.chip_value[chip] != value])
        t.chance.shuffle(defeated)
        pile = tuple(defeated)
    if not pile:
        return NO_CHIP
    t.piles = replaced(t.piles, value, pile[:-1])
    return pile[-1]


def fill_lanes(t: Battlefield) -> None:
    """Round 1: lane by lane, until four baddies stand there or the queue is empty.

    § BON-22.3 BON-24.3 BON-24.5 BON-25.1 BON-36.6
    """
    enter_all(t)


def enter_all(t: Battlefield) -> list[int]:
    """From the top of the queue, as many as there are free lane markers; each takes the lowest.

    § BON-25.1 BON-25.3 BON-25.5 BON-25.6
    """
    entered: list[int] = []
    for lane in range(LANES):
        unit = GEARLOCS + lane
        if t.at[unit] == NOWHERE and t.queue:
            spot = entry_of(t, t.queue[-1], lane)
            if spot == NOWHERE:
                break
            enter(t, unit, spot)
            entered.append(unit)
    return entered


def entry_of(t: Battlefield, chip: int, lane: int) -> int:
    """Its own position; else the next of its form from lane 1 on; else one of the other form; else it waits (BON-A.58).

    § BON-22.1 BON-22.2 BON-25.8 BON-25.9 BON-25.10
    """
    form = t.box.chip_form[chip]
    own = t.box.entry_spot[lane][row_of(form)]
    if own not in t.at:
        return own
    for row in (row_of(form), row_of(MELEE if form == RANGED else RANGED)):
        for other in range(LANES):
            if t.box.entry_spot[other][row] not in t.at:
                return t.box.entry_spot[other][row]
    return NOWHERE


def enter(t: Battlefield, unit: int, spot: int) -> None:
    """A baddie enters with all its HP and keeps its lane; skulls put chips on top of the queue at once (BON-A.59).

    § BON-19.1 BON-19.27 BON-19.28 BON-22.4 BON-24.3 BON-36.5 BON-37.19 BON-37.21
    """
    chip = t.queue.pop()
    t.chip[unit] = chip
    t.at[unit] = spot
    t.hp[unit] = t.top[unit] = t.box.chip_hp[chip]
    t.ones[unit] = t.twos[unit] = t.bonus[unit] = 0
    if t.calls[unit]:
        t.calls = replaced(t.calls, unit, 0)
    forget_signs(t, unit)
    t.tell(BaddieEntered, unit, GEARLOCS + chip, spot)
    for _ in range(t.box.skulls[chip]):
        added = draw_chip(t, FIVE_POINTS)
        if added != NO_CHIP:
            t.queue.append(added)
            t.strength += VALUES[FIVE_POINTS]
            t.tell(ChipQueued, 0, VALUES[FIVE_POINTS])


def summon(t: Battlefield, deed: Deed, by: int, die: int, n: int, unit: int) -> None:
    """Signal: a lesser chip to the bottom of the queue, in its first turns only.

    § BON-23.10 BON-23.11 BON-25.2
    """
    if t.calls[unit] >= n:
        return
    t.calls = replaced(t.calls, unit, t.calls[unit] + 1)
    chip = draw_chip(t, max(ONE_POINT, t.points_of(unit) - 1))
    if chip != NO_CHIP:
        t.queue.insert(0, chip)
        t.strength += VALUES[t.box.chip_value[chip]]
        t.tell(ChipQueued, len(t.queue) - 1, VALUES[t.box.chip_value[chip]])
