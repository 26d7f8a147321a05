"""The battlefield: the table of this game, with its pieces."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from veillee.engine.chance import Chance
from veillee.games.bones.content.box import Box
from veillee.games.bones.content.deeds import STAT_CHANGE, Deed, OfStat
from veillee.games.bones.content.effects import NOT_STANDING
from veillee.games.bones.content.mats import DICE_EACH
from veillee.games.bones.content.terms import (
    ATTACK,
    DISABLE,
    FACES,
    GEARLOCS,
    NOBODY,
    NOWHERE,
    SPOTS,
    UNITS,
    Sign,
    Stat,
)
from veillee.games.bones.pieces import IN_ACTIVE, IN_LOCKED
from veillee.games.bones.state import BattleState
from veillee.kit.grid import FREE, SHUT

BADDIE_ROWS: Final[tuple[int, ...]] = tuple(range(GEARLOCS, UNITS))
EVERY_DIE: Final = GEARLOCS * DICE_EACH

# Rows as they are at first, and mostly stay.
ZERO_PER_UNIT: Final[tuple[int, ...]] = (0,) * UNITS
ZERO_PER_GEARLOC: Final[tuple[int, ...]] = (0,) * GEARLOCS
NOBODY_PER_GEARLOC: Final[tuple[int, ...]] = (NOBODY,) * GEARLOCS
EMPTY_PLANS: Final[tuple[tuple[int, ...], ...]] = ((),) * GEARLOCS
NO_HOLDERS: Final[tuple[int, ...]] = (NOBODY,) * EVERY_DIE
NO_AIMS: Final[tuple[int, ...]] = (NOWHERE,) * EVERY_DIE

_departures: Final[list[Callable[[Battlefield], None]]] = []


class Battlefield(BattleState):
    """A game in progress: its pieces are those of pieces.py."""

    __slots__ = ()

    def copy(self) -> Battlefield:
        """The same table, sharing nothing that changes."""
        twin = Battlefield(self.seats, self.chance.copy())
        self.copy_kernel(twin)
        self.copy_pieces(twin)
        return twin

    def group(self) -> list[int]:
        """Who decides for the group: everybody, or the leader alone (BON-A.80). § BON-3.31"""
        return [0] if self.leader_decides or self.seats == 1 else list(range(self.seats))

    def owner_of(self, unit: int) -> int:
        """The seat that plays a gearloc. § BON-38.7"""
        return self.seat_of[unit]

    def figure(self, unit: int) -> int:
        """The number by which words name a unit: a gearloc, or the chip of a baddie."""
        return unit if unit < GEARLOCS else GEARLOCS + self.chip[unit]

    def is_on_mat(self, unit: int) -> bool:
        """Does it stand on the mat?"""
        return unit != NOBODY and self.at[unit] != NOWHERE

    def gearlocs(self) -> list[int]:
        """The gearlocs on the mat, in the order in which they were chosen. § BON-38.4 BON-38.5"""
        at = self.at
        found: list[int] = []
        for unit in self.party:
            if at[unit] >= 0:
                found.append(unit)
        return found

    def baddies(self) -> list[int]:
        """The baddies on the mat, by lane. § BON-38.3"""
        at = self.at
        found: list[int] = []
        for unit in BADDIE_ROWS:
            if at[unit] >= 0:
                found.append(unit)
        return found

    def units(self) -> list[int]:
        """All units on the mat: gearlocs, then baddies by lane. § BON-38.1"""
        return [unit for unit in range(UNITS) if self.at[unit] != NOWHERE]

    def opponents_of(self, unit: int) -> list[int]:
        """The units of the other side on the mat. § BON-38.2"""
        return self.baddies() if unit < GEARLOCS else self.gearlocs()

    def are_adjacent(self, unit: int, other: int) -> bool:
        """Do they touch horizontally or vertically? § BON-22.14"""
        return self.box.touches[self.at[unit]][self.at[other]]

    def neighbours_of(self, unit: int) -> list[int]:
        """The units that touch it, gearlocs first."""
        spots = self.box.beside[self.at[unit]] if self.at[unit] != NOWHERE else []
        return [other for other in range(UNITS) if self.at[other] != NOWHERE and self.at[other] in spots]

    def ground(self) -> list[int]:
        """Which positions can be walked on. § BON-22.11 BON-22.12"""
        ground = [FREE] * SPOTS
        for spot in self.at:
            if spot != NOWHERE:
                ground[spot] = SHUT
        return ground

    def points_of(self, unit: int) -> int:
        """The points of a baddie's chip: 0, 1 or 2 for 1, 5 and 20."""
        return self.box.chip_value[self.chip[unit]]

    def has_sign(self, unit: int, sign: Sign) -> bool:
        """Does this effect die lie on its chip? § BON-34.3"""
        return bool(self.signs[unit] >> sign & 1)

    def is_disabled(self, unit: int) -> bool:
        """Are its abilities suspended?"""
        return bool(self.signs[unit] >> DISABLE & 1)

    def departed(self) -> None:
        """Somebody left the mat: a turn or the battle may be over. What that means, the battle says."""
        for depart in _departures:
            depart(self)

    # Dice in slots.

    def effect_on(self, die: int) -> int:
        """The effect that a die shows."""
        return self.box.face_effect[die * FACES + self.face[die]]

    def held_by(self, unit: int) -> list[int]:
        """The skill dice in the slots of a gearloc, or on a chip, in the order they came."""
        return [die for die in self.held if self.holder[die] == unit]

    def active_of(self, gearloc: int) -> list[int]:
        """The skill dice in its active slots."""
        return [die for die in self.held if self.holder[die] == gearloc and self.where[die] == IN_ACTIVE]

    def locked_of(self, gearloc: int) -> list[int]:
        """The skill dice in its locked slots."""
        return [die for die in self.held if self.holder[die] == gearloc and self.where[die] == IN_LOCKED]

    def free_active(self, gearloc: int) -> int:
        """Its free active slots."""
        taken = self.ones[gearloc] + self.twos[gearloc] + len(self.active_of(gearloc))
        return self.box.active_slots - taken

    def free_locked(self, gearloc: int) -> int:
        """Its free locked slots."""
        taken = self.locked_ones[gearloc] + self.locked_twos[gearloc] + len(self.locked_of(gearloc))
        return self.box.locked_slots - taken

    def standing_dice(self, unit: int, kind: int) -> list[int]:
        """The dice in the slots of a unit, or on it, that stand for this."""
        found: list[int] = []
        for die in self.held:
            if self.holder[die] != unit or self.way_of(die, kind) == NOT_STANDING:
                continue
            if not self.is_disabled(die // DICE_EACH):
                found.append(die)
        return found

    def way_of(self, die: int, kind: int) -> int:
        """The way in which a die stands for this kind where it lies; -1 if it does not."""
        box = self.box
        return box.standing_ways[box.face_effect[die * FACES + self.face[die]]][kind]

    def talents(self, gearloc: int) -> list[int]:
        """The effects of its innate talent. § BON-11.1"""
        return self.box.innate[gearloc][self.upgraded[gearloc]]

    def standing_deed(self, way: int) -> Deed:
        """What stands there."""
        effects = self.box.effects
        return effects.deeds[effects.deeds_of[way][0]]

    def standing(self, unit: int, kind: int) -> int:
        """The sum of what stands for a unit: by its abilities or its innate talent, and by dice in slots and on it.

        § BON-19.13
        """
        total = 0
        if not self.signs[unit] >> DISABLE & 1:
            if unit >= GEARLOCS:
                total = self.box.chip_stands[self.chip[unit]][kind]
            else:
                total = self.box.talent_stands[unit][self.upgraded[unit]][kind]
        for die in self.held:
            if self.holder[die] == unit:
                way = self.way_of(die, kind)
                if way != NOT_STANDING and not self.is_disabled(die // DICE_EACH):
                    total += self.standing_deed(way).amount(self.value[die], 0)
        return total

    def standing_for_stat(self, unit: int, kind: int, stat: int) -> int:
        """The sum of what dice stand for where a stat is named."""
        total = 0
        for die in self.standing_dice(unit, kind):
            deed = self.standing_deed(self.way_of(die, kind))
            if isinstance(deed, OfStat) and deed.stat == stat:
                total += deed.amount(self.value[die], 0)
        return total

    # Stats.

    def stat(self, gearloc: int, stat: Stat) -> int:
        """A stat: what is printed and what its die shows, unless that is off. § BON-8.2"""
        trained = 0 if self.limited[gearloc] == stat else self.stats[gearloc * 4 + stat]
        return self.box.start[gearloc][stat] + trained

    def attack_of(self, unit: int) -> int:
        """The attack dice of a unit now: less those exhausted, and what dice add. § BON-9.3 BON-12.4"""
        if unit < GEARLOCS:
            dice = self.stat(unit, ATTACK) - self.attack_lost[unit]
        else:
            dice = self.box.chip_attack[self.chip[unit]]
        if self.held:
            dice += self.standing_for_stat(unit, STAT_CHANGE, ATTACK)
        return max(0, dice)

    def bones_in(self, gearloc: int) -> int:
        """The bones in its backup plan."""
        total = 0
        for code in self.plan[gearloc]:
            total += code & 7
        return total


def when_somebody_departs(depart: Callable[[Battlefield], None]) -> None:
    """Have this called when somebody left the mat.

    The end of a turn and of a battle uses nearly all chapters, and nearly all chapters can bring it about, so they
    cannot import it.
    """
    _departures.append(depart)


def blank_table(box: Box, seats: int, chance: Chance) -> Battlefield:
    """A table with nothing on it yet."""
    t = Battlefield(seats, chance)
    t.box = box
    t.clear()
    return t
