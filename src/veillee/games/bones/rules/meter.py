"""The initiative meter: who acts when, ties, late arrivals, and moves that wait for the end of the round."""

from __future__ import annotations

from typing import Final

from veillee.engine.table import Seat
from veillee.games.bones.content.deeds import Deed
from veillee.games.bones.content.terms import FACES
from veillee.games.bones.events import InitiativeRolled, MeterDeferred, MeterSet
from veillee.games.bones.options import StandAbove
from veillee.games.bones.table import Battlefield
from veillee.kit.rows import replaced

TO_THE_TOP: Final = -1
# From here on a deferred move says behind whom the die goes.
BEHIND: Final = 100
TWENTY_POINTS: Final = 2


def line_up_baddies(t: Battlefield) -> None:
    """The dice of the baddies, highest first; of equal ones the lower lane stands above.

    § BON-19.2 BON-21.8 BON-21.9 BON-21.10 BON-24.4
    """
    t.meter = []
    for unit in t.baddies():
        own = t.box.chip_initiative[t.chip[unit]]
        t.initiative = replaced(t.initiative, unit, own)
        place = 0
        for other in t.meter:
            place += t.initiative[other] >= own
        t.meter.insert(place, unit)


def roll_initiative(t: Battlefield) -> None:
    """Each gearloc rolls its initiative die to find its place. § BON-21.11 BON-24.6"""
    for unit in t.party:
        t.initiative = replaced(t.initiative, unit, t.box.initiative[unit][t.chance.roll(FACES) - 1])
        t.tell(InitiativeRolled, unit, unit, t.initiative[unit])
    for unit in t.party:
        t.follow(find_place, unit)
    t.follow(show_meter)


def find_place(t: Battlefield, unit: int) -> None:
    """Below all that have more, above all that have less. § BON-21.9 BON-21.12 BON-36.7"""
    own = t.initiative[unit]
    first = last = 0
    for other in t.meter:
        first += t.initiative[other] > own
        last += t.initiative[other] >= own
    if first == last:
        t.meter.insert(first, unit)
    else:
        t.then(settle_tie, unit, first, last)


def settle_tie(t: Battlefield, unit: int, at: int, last: int) -> None:
    """Where a gearloc is level with another die, the group says who stands above. § BON-21.12 BON-21.18 BON-36.7"""
    if at >= last:
        t.meter.insert(at, unit)
        return
    lexicon = t.box.lexicon.stand_above
    other = t.meter[at]
    found = [lexicon[unit][t.chip[unit]], lexicon[other][t.chip[other]]]
    t.ask_group(t.group(), found, settle_above, unit, at, last)


def settle_above(t: Battlefield, seat: Seat, option: StandAbove, unit: int, at: int, last: int) -> None:
    """Above this one, or compared with the next. § BON-21.12"""
    if option.unit == unit:
        t.meter.insert(at, unit)
    else:
        t.then(settle_tie, unit, at + 1, last)


def show_meter(t: Battlefield) -> None:
    """The meter as it stands."""
    if t.heard is not None:
        t.tell(MeterSet, " ".join([str(unit) for unit in t.meter]))


def defer_by_deed(t: Battlefield, deed: Deed, by: int, die: int, n: int, unit: int) -> None:
    """A die goes down some places, at the end of the round. § BON-21.14 BON-21.19"""
    defer(t, unit, n)


def defer_to_top(t: Battlefield, deed: Deed, by: int, die: int, n: int, unit: int) -> None:
    """A die goes to the top at the end of the round; those that go there together keep their order. § BON-21.19"""
    defer(t, unit, TO_THE_TOP)


def defer(t: Battlefield, unit: int, n: int) -> None:
    """A move on the meter waits for the end of the round. § BON-21.19"""
    t.deferred += (unit, n)
    places = places_down(t, unit, n)
    t.tell(MeterDeferred, unit, t.figure(unit), abs(places), places < 0)


def places_down(t: Battlefield, unit: int, n: int) -> int:
    """How many places a deferred move goes down from where the die stands now; negative is up."""
    if unit not in t.meter:
        return 0
    at = t.meter.index(unit)
    if n == TO_THE_TOP:
        return -at
    if n < BEHIND:
        return n
    leader = n - BEHIND
    return t.meter.index(leader) + 1 - at if leader in t.meter else 0


def move_dice(t: Battlefield) -> None:
    """At the end of the round the dice move, in the order in which it came about; they stop at the ends (BON-A.13).

    § BON-21.13 BON-21.19
    """
    moves = t.deferred
    t.deferred = ()
    tops = [moves[at] for at in range(0, len(moves), 2) if moves[at + 1] == TO_THE_TOP]
    raised = [unit for unit in t.meter if unit in tops]
    t.meter = raised + [unit for unit in t.meter if unit not in raised]
    for at in range(0, len(moves), 2):
        unit, n = moves[at], moves[at + 1]
        if unit in t.meter and n != TO_THE_TOP:
            place = t.meter.index(unit)
            t.meter.remove(unit)
            if n >= BEHIND:
                leader = n - BEHIND
                t.meter.insert(t.meter.index(leader) + 1 if leader in t.meter else place, unit)
            else:
                t.meter.insert(place + n, unit)


def arrive(t: Battlefield, baddies: list[int], gearlocs: list[int]) -> None:
    """Late arrivals: gearlocs and 20-point baddies at the very top, others at the very bottom; initiative does not
    matter, and ties are those of round 1 (BON-A.14).

    § BON-21.15 BON-21.16 BON-21.17 BON-21.18 BON-25.7 BON-34.11
    """
    high = [unit for unit in baddies if t.points_of(unit) == TWENTY_POINTS]
    t.meter = high + t.meter + [unit for unit in baddies if unit not in high]
    for count, unit in enumerate(gearlocs):
        t.then(settle_tie, unit, 0, len(high) + count)
    if baddies or gearlocs:
        t.follow(show_meter)
