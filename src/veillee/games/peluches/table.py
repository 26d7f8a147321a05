"""The tale: the table of this game, with its pieces."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from veillee.engine.chance import Chance
from veillee.engine.table import Seat
from veillee.games.peluches.content.book import Page
from veillee.games.peluches.content.box import NO_WEAPON, SLOTS, Box, Weapon
from veillee.games.peluches.content.colours import NO_DIE
from veillee.games.peluches.content.modifiers import (
    FREE_LINE,
    IGNORE,
    Modifier,
    ModifierVerb,
    Numbered,
    OfColour,
    OfCondition,
    OfEnvironment,
    total,
)
from veillee.games.peluches.content.plan import Plan
from veillee.games.peluches.pieces import NO_ITEM, NOBODY
from veillee.games.peluches.state import TaleState
from veillee.kit.grid import NOWHERE, Square

_interruptions: Final[list[Callable[[Tale], None]]] = []


class Tale(TaleState):
    """A game in progress: its pieces are those of pieces.py."""

    __slots__ = ()

    def copy(self) -> Tale:
        """The same table, sharing nothing that changes."""
        twin = Tale(self.seats, self.chance.copy())
        self.copy_kernel(twin)
        self.copy_pieces(twin)
        return twin

    def opened(self) -> None:
        """At any decision a heart may buy an ability (PEL-A.38)."""
        for hearts in self.hearts:
            if hearts:
                for break_in in _interruptions:
                    break_in(self)
                return

    @property
    def spread(self) -> Page:
        """The page that lies open."""
        return self.box.book.pages[self.page]

    @property
    def plan(self) -> Plan:
        """The map that lies open."""
        return self.box.book.pages[self.page].plan

    def plushies(self) -> int:
        """How many plushies are in play; those unconscious too (PEL-A.32). § PEL-6.4 PEL-31.12"""
        return len(self.owners)

    def is_up(self, plush: int) -> bool:
        """Conscious? § PEL-44.6"""
        return self.stuffing[plush] > 0

    def seat_of(self, plush: int) -> Seat:
        """Who plays a plush."""
        return self.owners[plush]

    def place_of(self, character: int) -> int:
        """The place at the table of a plush that a word names."""
        return self.characters.index(character)

    def left_of(self, plush: int) -> int:
        """The next plush clockwise. § PEL-5.22 PEL-6.5 PEL-13.3"""
        return (plush + 1) % len(self.owners)

    def has_condition(self, plush: int, condition: int) -> bool:
        """Does its card lie on the plush?"""
        return bool(self.conditions[plush] >> condition & 1)

    def equipped(self, plush: int) -> list[int]:
        """All items that count for a plush: its own and those of the group; none while unconscious.

        § PEL-28.2 PEL-28.3 PEL-37.10
        """
        if self.stuffing[plush] == 0:
            return []
        own = self.items[plush * SLOTS : plush * SLOTS + SLOTS]
        return [item for item in own if item != NO_ITEM] + self.group_items

    def modifiers(self, plush: int, idle: Weapon = NO_WEAPON) -> list[Modifier]:
        """All that items, conditions and environments change for a plush, but for weapons that are idle."""
        found: list[Modifier] = []
        box = self.box
        for item in self.equipped(plush):
            if idle == NO_WEAPON or box.weapons[item] != idle:
                found += box.item_effects[item]
        conditions = self.conditions[plush]
        if conditions:
            for condition in range(len(box.condition_ids)):
                if conditions >> condition & 1:
                    found += box.condition_effects[condition]
        for environment in self.environments:
            if not self.ignores(plush, environment):
                found += box.environment_effects[environment]
        return found

    def ignores(self, plush: int, environment: int) -> bool:
        """Has a plush something that makes an environment harmless?"""
        name = self.box.environment_ids[environment]
        for item in self.equipped(plush):
            for modifier in self.box.item_effects[item]:
                if isinstance(modifier, OfEnvironment) and modifier.environment == name:
                    return True
        return False

    def kinds(self, plush: int) -> int:
        """A bit for each kind of effect that something of a plush has."""
        box = self.box
        kinds = 0
        if self.stuffing[plush]:
            # The four slots are written out, since this is asked all the time.
            item_kinds, items, slot = box.item_kinds, self.items, plush * SLOTS
            kinds = (
                item_kinds[items[slot]]
                | item_kinds[items[slot + 1]]
                | item_kinds[items[slot + 2]]
                | item_kinds[items[slot + 3]]
            )
            for item in self.group_items:
                kinds |= item_kinds[item]
        conditions = self.conditions[plush]
        condition = 0
        while conditions:
            if conditions & 1:
                kinds |= box.condition_kinds[condition]
            conditions >>= 1
            condition += 1
        for environment in self.environments:
            if not kinds >> IGNORE & 1 or not self.ignores(plush, environment):
                kinds |= box.environment_kinds[environment]
        return kinds

    def has(self, plush: int, kind: ModifierVerb) -> bool:
        """Does anything that a plush has do this? Most things are known of conditions alone, and most plushies have
        none.
        """
        if not self.conditions[plush] and not self.box.worn_kinds >> kind & 1:
            return False
        return bool(self.kinds(plush) >> kind & 1)

    def numbers_of(self, plush: int, kind: ModifierVerb, idle: Weapon = NO_WEAPON) -> list[int]:
        """The number of each modifier of a kind that a plush has, but for idle weapons."""
        if not self.has(plush, kind):
            return []
        found = self.modifiers(plush, idle)
        return [modifier.n for modifier in found if modifier.verb == kind and isinstance(modifier, Numbered)]

    def total_of(self, plush: int, kind: ModifierVerb) -> int:
        """The sum of a modifier over all that a plush has."""
        return total(self.modifiers(plush), kind) if self.has(plush, kind) else 0

    def conditions_of(self, plush: int, kind: ModifierVerb, idle: Weapon = NO_WEAPON) -> list[str]:
        """The conditions that the modifiers of a kind name, but for idle weapons."""
        if not self.has(plush, kind):
            return []
        found = self.modifiers(plush, idle)
        return [modifier.condition for modifier in found if modifier.verb == kind and isinstance(modifier, OfCondition)]

    def free_lines(self, plush: int) -> int:
        """A bit for each colour of lines that are open to a plush whatever its dice."""
        lines = 0
        if self.has(plush, FREE_LINE):
            for modifier in self.modifiers(plush):
                if isinstance(modifier, OfColour):
                    lines |= 1 << modifier.colour
        return lines

    def plush_on(self, square: Square) -> int:
        """The plush on a square, unconscious or not; nobody."""
        for plush, at in enumerate(self.at):
            if at == square:
                return plush
        return NOBODY

    def monster_on(self, square: Square) -> int:
        """The place in the column of the monster on a square; nobody."""
        for monster, at in enumerate(self.monster_at):
            if at == square:
                return monster
        return NOBODY

    def is_empty(self, square: Square) -> bool:
        """No figure stands there."""
        return square not in self.at and square not in self.monster_at

    def occupied(self) -> list[bool]:
        """For each square of the map whether a figure stands on it."""
        found = [False] * len(self.plan.signs)
        for at in self.at:
            if at >= 0:
                found[at] = True
        for at in self.monster_at:
            if at >= 0:
                found[at] = True
        return found

    def is_free(self, square: Square) -> bool:
        """A square of the grid with no figure on it. § PEL-7.8"""
        return self.plan.bounded[square] and square not in self.at and square not in self.monster_at

    def stored_dice(self, plush: int) -> list[int]:
        """The colours stored on a card."""
        return [die for die in (self.stored[plush], self.pocket[plush]) if die != NO_DIE]

    def on_map(self, plush: int) -> bool:
        """Is its figure on the map?"""
        return self.at[plush] != NOWHERE


def at_any_decision(break_in: Callable[[Tale], None]) -> None:
    """Have this called whenever something is asked while a plush has hearts.

    Abilities use nearly all chapters and all chapters use the table, so the table cannot import them.
    """
    _interruptions.append(break_in)


def blank_table(box: Box, seats: int, chance: Chance) -> Tale:
    """A table with nothing on it yet."""
    t = Tale(seats, chance)
    t.box = box
    t.clear()
    return t
