"""A battle: set up in seven steps, played round by round, turn by turn, and cleared away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from veillee.engine.table import Seat
from veillee.games.bones.content.terms import (
    BEFORE_BATTLE,
    GEARLOCS,
    NO_DIE,
    NOBODY,
    START_OF_BATTLE,
    UNITS,
)
from veillee.games.bones.events import FatigueSet, GearlocPlaced, RoundBegan, RuleWorked
from veillee.games.bones.options import (
    FATIGUE_FIRST,
    RULE_FIRST,
    SKIP_INNATE,
    START_AT,
    FatigueFirst,
    RuleFirst,
    SkipInnate,
    StartAt,
    UseInnate,
)
from veillee.games.bones.pieces import OPEN
from veillee.games.bones.rules.doing import do_all
from veillee.games.bones.rules.ending import end_battle
from veillee.games.bones.rules.harm import tire
from veillee.games.bones.rules.meter import arrive, line_up_baddies, move_dice, roll_initiative
from veillee.games.bones.rules.queue import build_queue, enter_all, fill_lanes
from veillee.games.bones.rules.talents import talent_ways, wake_talents
from veillee.games.bones.rules.turns import close_turn, play_turn, take_turn
from veillee.games.bones.table import ZERO_PER_UNIT, Battlefield, when_somebody_departs

LAST_ROUND: Final = 5
FIRST_THINGS: Final[tuple[RuleFirst | FatigueFirst, ...]] = (RULE_FIRST, FATIGUE_FIRST)


def begin_battle(t: Battlefield) -> None:
    """A battle is a scene: it ends at once when one side is gone (BON-A.16)."""
    t.scene(battle)
    t.then(end_battle)


def battle(t: Battlefield) -> None:
    """The seven steps of the set-up, then the rounds.

    § BON-24.1 BON-24.2 BON-24.3 BON-24.6 BON-24.7 BON-24.8 BON-24.9 BON-24.10 BON-24.11
    """
    t.then(before_battle)
    t.then(lay_mat)
    for unit in t.party:
        t.then(place_gearloc, unit)
    t.then(start_of_battle)
    t.then(begin_round, 1)


def lay_mat(t: Battlefield) -> None:
    """The queue, the first baddies on their lanes, and the meter. § BON-24.2 BON-24.3 BON-24.4 BON-24.6"""
    build_queue(t)
    fill_lanes(t)
    line_up_baddies(t)
    roll_initiative(t)


def before_battle(t: Battlefield) -> None:
    """What happens before the battle: talents. § BON-24.1"""
    for unit in t.party:
        wake_talents(t, unit, BEFORE_BATTLE, 1)


def place_gearloc(t: Battlefield, unit: int) -> None:
    """On a free grey position that fits how it fights; if none is free, on any grey one (BON-A.21).

    § BON-11.8 BON-22.5 BON-22.6 BON-22.7 BON-22.8 BON-24.7 BON-24.8 BON-36.8
    """
    box = t.box
    spots = [spot for spot in box.grey[box.gearloc_form[unit]] if spot not in t.at]
    spots = spots or [spot for spot in box.grey[-1] if spot not in t.at]
    t.ask(t.owner_of(unit), [START_AT[spot] for spot in spots], start_at, unit)


def start_at(t: Battlefield, seat: Seat, option: StartAt, unit: int) -> None:
    """It stands there with the HP it has. § BON-24.7"""
    t.at[unit] = option.spot
    t.tell(GearlocPlaced, unit, unit, option.spot)


def start_of_battle(t: Battlefield) -> None:
    """What happens at the start of the battle: talents, some by choice. § BON-24.10"""
    for unit in t.party:
        for way in talent_ways(t, unit, START_OF_BATTLE):
            t.then(offer_talent, unit, way)


def offer_talent(t: Battlefield, unit: int, way: int) -> None:
    """A talent that may be used is offered."""
    use = t.box.lexicon.use_innate[t.box.effects.effect_of[way]]
    found: tuple[UseInnate | SkipInnate, ...] = (use, SKIP_INNATE) if t.box.effects.may[way] else (use,)
    t.ask(t.owner_of(unit), found, use_talent, unit, way)


def use_talent(t: Battlefield, seat: Seat, option: UseInnate | SkipInnate, unit: int, way: int) -> None:
    """It is used or not."""
    if isinstance(option, UseInnate):
        do_all(t, t.box.effects.deeds_of[way], unit, NO_DIE, 1, 0)


# Rounds.


def begin_round(t: Battlefield, number: int) -> None:
    """The round die advances; after round 5 it shows fatigue. Then start-of-round effects, then the turns.

    § BON-3.34 BON-21.3 BON-21.4 BON-21.5 BON-36.10 BON-36.22
    """
    t.round = number
    t.tell(RoundBegan, number)
    if number > LAST_ROUND or has_rules(t):
        t.then(start_of_round)
        t.then(line_up)
    else:
        line_up(t)


def has_rules(t: Battlefield) -> bool:
    """Does something hold in this battle at the start of each round?"""
    return t.fight != NOBODY and bool(t.box.queue_rules[t.fight])


def start_of_round(t: Battlefield) -> None:
    """What the battle says and fatigue, in the order the group chooses (BON-A.13, BON-A.20).

    § BON-21.6 BON-36.10 BON-37.8
    """
    is_fatigue = t.round > LAST_ROUND
    if has_rules(t) and is_fatigue:
        t.ask_group(t.group(), FIRST_THINGS, choose_first)
    elif has_rules(t):
        t.then(apply_rules)
    elif is_fatigue:
        t.then(fatigue)


def choose_first(t: Battlefield, seat: Seat, option: RuleFirst | FatigueFirst) -> None:
    """Both happen, in the order chosen. § BON-37.8"""
    if isinstance(option, RuleFirst):
        t.then(apply_rules)
        t.then(fatigue)
    else:
        t.then(fatigue)
        t.then(apply_rules)


def apply_rules(t: Battlefield) -> None:
    """What holds in this battle at the start of each round, the first included; what the last turn cost has no part in
    it.

    § BON-36.10 BON-36.11
    """
    t.lost = [0] * UNITS
    t.skin = ZERO_PER_UNIT
    t.tell(RuleWorked, t.fight)
    do_all(t, t.box.queue_rules[t.fight], NOBODY, NO_DIE, 1, 0)


def fatigue(t: Battlefield) -> None:
    """Every unit on the mat loses 1 HP, all at once: if the last gearlocs fall, the battle is lost (BON-A.17).

    § BON-21.6 BON-21.7
    """
    t.tell(FatigueSet)
    for unit in t.units():
        if t.outcome == OPEN:
            tire(t, unit)


def line_up(t: Battlefield) -> None:
    """The order of this round is the meter as it stands now. § BON-21.1 BON-21.2 BON-21.19"""
    t.order = t.meter[::-1]
    next_turn(t)


def next_turn(t: Battlefield) -> None:
    """From the top of the meter to the bottom; who left is skipped. § BON-21.1 BON-21.2 BON-36.16"""
    if t.acting != NOBODY:
        close_turn(t)
    if not t.order:
        end_round(t)
        return
    take_turn(t, t.order.pop())
    t.then(next_turn)


def end_round(t: Battlefield) -> None:
    """Dice move on the meter; revived gearlocs and the queue enter; then the next round (BON-A.13).

    § BON-21.19 BON-25.4 BON-34.10 BON-36.22
    """
    if t.deferred:
        move_dice(t)
    if t.queue or t.waiting:
        t.then(bring_back)
    t.then(begin_round, t.round + 1)


def bring_back(t: Battlefield) -> None:
    """Who was revived takes a position, and the queue enters. § BON-25.4 BON-34.10 BON-34.11"""
    baddies = enter_all(t)
    back = t.waiting
    t.waiting = ()
    for unit in back:
        t.then(place_gearloc, unit)
    if baddies or back:
        t.then(line_up_arrivals, listed_bits(baddies), listed_bits(back))


def listed_bits(units: Sequence[int]) -> int:
    """Units as bits, for the agenda."""
    mask = 0
    for unit in units:
        mask |= 1 << unit
    return mask


def line_up_arrivals(t: Battlefield, baddies: int, back: int) -> None:
    """Late arrivals find their place on the meter. § BON-21.15 BON-21.16"""
    entered = [unit for unit in range(GEARLOCS, 2 * GEARLOCS) if baddies >> unit & 1]
    arrive(t, entered, [unit for unit in t.party if back >> unit & 1])


def leave_scenes(t: Battlefield) -> None:
    """When one side is gone the battle is over, in the middle of whatever happens; when the acting unit is gone, its
    turn is (BON-A.16, BON-A.68, BON-A.84).

    § BON-28.9
    """
    if t.outcome != OPEN:
        t.leave(battle)
    elif t.acting != NOBODY and not t.is_on_mat(t.acting) and t.is_playing(play_turn):
        t.leave(play_turn)


when_somebody_departs(leave_scenes)
