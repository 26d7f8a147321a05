"""Set-up of a skirmish: settings, the party, its training, then the battle."""

from __future__ import annotations

from typing import Final

from veillee.engine.chance import Chance
from veillee.engine.game import Setting, Settings
from veillee.engine.table import Seat
from veillee.games.bones.content.box import LAST_DAY, Box
from veillee.games.bones.content.terms import GEARLOCS, HEALTH, NOBODY, NOWHERE, UNITS
from veillee.games.bones.events import GearlocChosen
from veillee.games.bones.options import CHOOSE_GEARLOC, ChooseGearloc
from veillee.games.bones.pieces import IN_TRAY
from veillee.games.bones.rules.battle import begin_battle
from veillee.games.bones.rules.training import train, unwrap
from veillee.games.bones.table import (
    EMPTY_PLANS,
    EVERY_DIE,
    NO_AIMS,
    NO_HOLDERS,
    NOBODY_PER_GEARLOC,
    ZERO_PER_GEARLOC,
    ZERO_PER_UNIT,
    Battlefield,
    blank_table,
)
from veillee.kit.rows import replaced

DIFFICULTY: Final = "difficulty"
PARTY: Final = "gearlocs"
DAY: Final = "day"
QUEUE: Final = "queue"
COUNTRY: Final = "country"
LEADER: Final = "leader_decides"
BY_POINTS: Final = "points"
FIRST_DAY: Final = 3
USUAL_PARTY: Final = 2
SEATS: Final = range(1, GEARLOCS + 1)


def settings_for(box: Box, seats: int) -> tuple[Setting, ...]:
    """How hard, how many gearlocs, which day, whose chips, against points or chips, and who has the last word.

    § BON-3.1 BON-3.24 BON-3.30 BON-35.1
    """
    usual = max(seats, USUAL_PARTY)
    sizes = [usual] + [size for size in range(seats, GEARLOCS + 1) if size != usual]
    days = [FIRST_DAY] + [day for day in range(1, LAST_DAY + 1) if day != FIRST_DAY]
    return (
        Setting(DIFFICULTY, tuple(box.mode_ids)),
        Setting(PARTY, tuple(sizes)),
        Setting(DAY, tuple(days), when=(QUEUE, BY_POINTS)),
        Setting(COUNTRY, tuple(box.country_ids)),
        Setting(QUEUE, (BY_POINTS, *box.queue_ids)),
        Setting(LEADER, (False, True)),
    )


def seat_counts() -> range:
    """One to four gearlocs, and a player may have several (BON-A.71). § BON-1.1"""
    return SEATS


def set_up(box: Box, seats: int, settings: Settings, chance: Chance) -> Battlefield:
    """The piles are shuffled; the party is chosen, trains, and fights. § BON-3.20 BON-3.21 BON-3.22"""
    t = blank_table(box, seats, chance)
    t.mode = box.mode_ids.index(str(settings[DIFFICULTY]))
    t.land = box.country_ids.index(str(settings[COUNTRY]))
    t.leader_decides = bool(settings[LEADER])
    is_fight = settings[QUEUE] != BY_POINTS
    t.fight = box.queue_ids.index(str(settings[QUEUE])) if is_fight else NOBODY
    t.day = box.queue_day[t.fight] if is_fight else int(settings[DAY])
    lay_out(t)
    lay_piles(t)
    size = int(settings[PARTY])
    for nth in range(size):
        t.then(choose_gearloc, nth, size)
    t.then(train_party)
    t.then(begin_battle)
    return t


def lay_out(t: Battlefield) -> None:
    """Rows for all units and dice, empty; all skill dice in the tray.

    § BON-1.7 BON-3.26 BON-13.1 BON-36.5
    """
    t.stats = [0] * (4 * GEARLOCS)
    t.limited = t.seat_of = NOBODY_PER_GEARLOC
    t.upgraded = t.attack_lost = t.defence_lost = ZERO_PER_GEARLOC
    t.points = [0] * GEARLOCS
    t.locked_ones, t.locked_twos = [0] * GEARLOCS, [0] * GEARLOCS
    t.plan = EMPTY_PLANS
    t.chip = [0] * GEARLOCS + [NOBODY] * (UNITS - GEARLOCS)
    t.at = [NOWHERE] * UNITS
    t.hp, t.top, t.bonus = [0] * UNITS, [0] * UNITS, [0] * UNITS
    t.ones, t.twos = [0] * UNITS, [0] * UNITS
    t.poison = t.weaken = t.calls = t.initiative = t.skin = ZERO_PER_UNIT
    t.signs, t.lost, t.touched = [0] * UNITS, [0] * UNITS, [0] * UNITS
    t.where = [IN_TRAY] * EVERY_DIE
    t.holder, t.aims = NO_HOLDERS, NO_AIMS
    t.face, t.value, t.left = [0] * EVERY_DIE, [0] * EVERY_DIE, [0] * EVERY_DIE


def lay_piles(t: Battlefield) -> None:
    """The chips of the country in three shuffled piles; a queue by chips is taken out of them, or out of the box.

    § BON-3.19 BON-3.20 BON-3.21 BON-3.22 BON-36.2
    """
    box = t.box
    piles = [pile[:] for pile in box.country_piles[t.land]]
    if t.fight != NOBODY:
        t.queue = box.queue_chips[t.fight][::-1]
        for chip in t.queue:
            pile = piles[box.chip_value[chip]]
            if chip in pile:
                pile.remove(chip)
    for pile in piles:
        t.chance.shuffle(pile)
    t.piles = tuple([tuple(pile) for pile in piles])


def choose_gearloc(t: Battlefield, nth: int, size: int) -> None:
    """Each gearloc exists once; players choose in turn. § BON-3.24"""
    found = [CHOOSE_GEARLOC[unit] for unit in range(GEARLOCS) if unit not in t.party]
    t.ask(nth % t.seats, found, take_gearloc, size)


def take_gearloc(t: Battlefield, seat: Seat, option: ChooseGearloc, size: int) -> None:
    """Its starting skills lie on its mat; the mode gives health, and with it HP (BON-A.42).

    § BON-3.25 BON-3.27 BON-3.29 BON-35.2 BON-35.3 BON-35.5 BON-35.6 BON-35.8
    """
    unit = option.figure
    box = t.box
    t.party += (unit,)
    t.seat_of = replaced(t.seat_of, unit, seat)
    t.stats[unit * 4 + HEALTH] = box.mode_health[t.mode]
    t.hp[unit] = t.top[unit] = t.stat(unit, HEALTH)
    t.points[unit] = box.mode_training[t.mode] + box.training_for(t.day, size)
    for die in box.starting[unit]:
        unwrap(t, die)
    t.tell(GearlocChosen, seat, unit)


def train_party(t: Battlefield) -> None:
    """Everybody spends the training points of the days before. § BON-34.12"""
    for unit in t.party:
        t.then(train, unit)
