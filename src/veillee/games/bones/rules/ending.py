"""The end of a battle: slots are cleared, and the score is counted."""

from __future__ import annotations

from typing import Final

from veillee.engine.result import Result
from veillee.games.bones.content.terms import GEARLOCS, HEALTH, LANES, NOBODY, NOWHERE, VALUES
from veillee.games.bones.events import BattleLost, BattleWon
from veillee.games.bones.pieces import EXHAUSTED, IN_ACTIVE, IN_LOCKED, IN_SKILL, ON_UNIT, WON
from veillee.games.bones.rules.rolling import sum_of
from veillee.games.bones.rules.signs import forget_signs
from veillee.games.bones.rules.slots import exhaust, leave_plan
from veillee.games.bones.table import NOBODY_PER_GEARLOC, ZERO_PER_GEARLOC, Battlefield
from veillee.kit.rows import replaced

VICTORY: Final = "victory"
FLAWLESS: Final = "flawless"
WIPED_OUT: Final = "wiped-out"

FOR_VICTORY: Final = 50
FOR_POINTS: Final = 50
FOR_HP: Final = 3
FOR_LOOT: Final = 5
FOR_ROUNDS: Final = 5
LAST_ROUND: Final = 5


def end_battle(t: Battlefield) -> None:
    """Won or lost, the mats are cleared; then the score is told. § BON-29.1 BON-29.7"""
    score = score_of(t)
    is_flawless = not [unit for unit in t.party if not t.hp[unit]]
    is_won = t.outcome == WON
    t.tell(BattleWon if is_won else BattleLost, score)
    clear_away(t)
    ending = (FLAWLESS if is_flawless else VICTORY) if is_won else WIPED_OUT
    t.finish(Result(tuple(range(t.seats)) if is_won else (), ending, score))


def score_of(t: Battlefield) -> int:
    """The share of the points that was defeated; after a victory also HP, loot, and rounds before fatigue."""
    left = sum_of([VALUES[t.box.chip_value[chip]] for chip in t.queue])
    left += sum_of([VALUES[t.points_of(unit)] for unit in t.baddies()])
    score = FOR_POINTS * max(0, t.strength - left) // max(1, t.strength) + FOR_LOOT * t.loot
    if t.outcome == WON:
        score += FOR_VICTORY + FOR_ROUNDS * max(0, LAST_ROUND - t.round)
        score += FOR_HP * sum_of([t.hp[unit] for unit in t.party])
    return score


def clear_away(t: Battlefield) -> None:
    """Dice leave active slots and backup plans, exhausted ones come back; locked ones stay after a victory, and in
    adventure mode (BON-A.25, BON-A.55). Bonus HP and effect dice go.

    § BON-12.3 BON-16.13 BON-17.4 BON-17.8 BON-29.1 BON-29.2 BON-29.3 BON-29.4 BON-29.5
    BON-29.7 BON-29.8 BON-29.9 BON-29.10
    """
    keeps = t.outcome == WON or t.box.keeps_locked[t.mode]
    for die in t.held[:]:
        if t.where[die] in (IN_ACTIVE, ON_UNIT) or (t.where[die] == IN_LOCKED and not keeps):
            exhaust(t, die)
    t.attack_lost = t.defence_lost = ZERO_PER_GEARLOC
    t.limited = NOBODY_PER_GEARLOC
    for unit in t.party:
        leave_plan(t, unit)
        t.at[unit] = NOWHERE
        t.bonus[unit] = t.ones[unit] = t.twos[unit] = 0
        t.top[unit] = t.stat(unit, HEALTH)
        if not keeps:
            t.locked_ones[unit] = t.locked_twos[unit] = 0
        forget_signs(t, unit)
    for die in [*t.hand]:
        t.where[die] = IN_SKILL
    t.hand.clear()
    while EXHAUSTED in t.where:
        t.where[t.where.index(EXHAUSTED)] = IN_SKILL
    return_chips(t)


def return_chips(t: Battlefield) -> None:
    """After a loss the baddies that were not defeated go under the pile of their value; those defeated stay where they
    are (BON-A.61).

    § BON-29.11 BON-29.13
    """
    for unit in range(GEARLOCS, GEARLOCS + LANES):
        if t.at[unit] != NOWHERE:
            t.queue.append(t.chip[unit])
            t.chip[unit] = NOBODY
            t.at[unit] = NOWHERE
    for chip in t.queue:
        value = t.box.chip_value[chip]
        t.piles = replaced(t.piles, value, (chip, *t.piles[value]))
    t.queue.clear()
    t.meter.clear()
    t.order.clear()
    t.waiting = ()
