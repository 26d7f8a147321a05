"""The wood: the table of this game, with its pieces."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from veillee.engine.chance import Chance
from veillee.games.storyfold.content.book import Leaf
from veillee.games.storyfold.content.box import MORE_DOTS, MOST_CRYSTALS, NUMBERS, Box, Burden
from veillee.games.storyfold.content.cards import CREATURES_FROM, EVERY_CARD, ActionCard, RiverCard
from veillee.games.storyfold.content.levels import Level
from veillee.games.storyfold.pieces import Outcome
from veillee.games.storyfold.state import WoodState

NO_NUMBER: Final = 0
ALONE: Final = [0]

_scene_endings: Final[list[Callable[[Wood, Outcome], None]]] = []


class Wood(WoodState):
    """A game in progress: its pieces are those of pieces.py."""

    __slots__ = ()

    def copy(self) -> Wood:
        """The same table, sharing nothing that changes."""
        twin = Wood(self.seats, self.chance.copy())
        self.copy_kernel(twin)
        self.copy_pieces(twin)
        return twin

    @property
    def leaf(self) -> Leaf:
        """The Scene at which the book lies open."""
        return self.box.book.scenes[self.glade]

    @property
    def rigour(self) -> Level:
        """The level that is played."""
        return self.box.levels[self.level]

    def group(self) -> list[int]:
        """All seats: they decide together, and each phase another one is asked first."""
        seats = self.seats
        if seats == 1:
            return ALONE
        first = self.phases + seats - 1
        return [(first + seat) % seats for seat in range(seats)]

    def creatures(self) -> list[int]:
        """The creatures of the River, from left to right."""
        if len(self.river) == CREATURES_FROM:
            return []
        return [card - CREATURES_FROM for card in self.river if card >= CREATURES_FROM]

    def has_creatures(self) -> bool:
        """Is there any creature in the River?"""
        return len(self.river) > CREATURES_FROM

    def slot_of(self, card: RiverCard) -> int:
        """The slot in which a card lies, from 0."""
        return self.river.index(card)

    def number_for(self, card: ActionCard) -> int:
        """What a die must show at least for a card where it lies; none in a blank slot. § STO-9.11 STO-9.16"""
        slot = self.river.index(card)
        return NUMBERS[slot] if slot < len(NUMBERS) else NO_NUMBER

    def usable(self) -> list[ActionCard]:
        """The Action cards in numbered slots, from left to right. § STO-9.16"""
        found: list[ActionCard] = []
        for card in self.river[: len(NUMBERS)]:
            if card < CREATURES_FROM:
                found.append(EVERY_CARD[card])
        return found

    def cards_in_river(self) -> list[ActionCard]:
        """The Action cards from left to right."""
        return [EVERY_CARD[card] for card in self.river if card < CREATURES_FROM]

    def dots_of(self, creature: int) -> int:
        """The successes that a creature asks for, at least one."""
        dots = self.box.dots[creature] - self.weakened.count(creature)
        if self.box.is_great[creature]:
            dots -= self.rigour.great_dots
        return max(1, dots)

    def dots_to_dazzle(self, creature: int) -> int:
        """The same for Dazzle, which a Trauma can make harder."""
        return self.dots_of(creature) + self.weight_of(MORE_DOTS)

    def weight_of(self, burden: Burden) -> int:
        """How many Traumas with this burden lie in the Boon zone."""
        weight = 0
        for boon in self.boons:
            if self.box.burdens[boon] == burden:
                weight += 1
        return weight

    def crystals_in_all(self) -> int:
        """The crystals on all Action cards."""
        crystals = self.crystals
        return crystals[0] + crystals[1] + crystals[2] + crystals[3]

    def room_for_crystals(self) -> list[ActionCard]:
        """The Action cards that can take one more, from left to right. § STO-12.6"""
        return [card for card in self.cards_in_river() if self.crystals[card] < MOST_CRYSTALS]

    def has_memory(self, memory: str) -> bool:
        """Is it remembered?"""
        return memory in self.memories

    def end_scene_with(self, outcome: Outcome) -> None:
        """The open Scene is won or lost: what that means, the Scenes say."""
        for end in _scene_endings:
            end(self, outcome)


def when_a_scene_ends(end: Callable[[Wood, Outcome], None]) -> None:
    """Have this called when a Scene is won or lost.

    The end of a Scene uses nearly all chapters, and nearly all chapters can bring it about, so they cannot import it.
    """
    _scene_endings.append(end)


def blank_table(box: Box, seats: int, chance: Chance) -> Wood:
    """A table with nothing on it yet."""
    t = Wood(seats, chance)
    t.box = box
    t.clear()
    return t
