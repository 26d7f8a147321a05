"""The lexicon: every option that names a piece of the box, made once."""

from __future__ import annotations

from collections.abc import Sequence

from veillee.engine.words import Option
from veillee.games.storyfold import options
from veillee.games.storyfold.content.cards import DAZZLE, EVERY_CARD, HEAL, ActionCard
from veillee.games.storyfold.options import (
    NOTHING,
    Attempt,
    ChooseCreature,
    Comfort,
    Keep,
    Protect,
    TakeWay,
    Throw,
    UseBoon,
    UseUp,
)


class Lexicon:
    """Options by the number of the piece that they concern. Traumas are Exploration cards, so `soothe` has gaps."""

    def __init__(
        self, creatures: int, places: Sequence[ActionCard], traumas: Sequence[int], boons: int, ways: int
    ) -> None:
        self.dazzle = [Attempt(DAZZLE, creature, NOTHING, NOTHING) for creature in range(creatures)]
        self.heal = [Attempt(HEAL, creature, NOTHING, NOTHING) for creature in range(creatures)]
        # What a card can be tried on in the River; nothing for Help and Explore.
        self.on_creatures: list[list[Attempt]] = [[] for _ in EVERY_CARD]
        self.on_creatures[DAZZLE], self.on_creatures[HEAL] = self.dazzle, self.heal
        self.resolve = [Attempt(card, NOTHING, place, NOTHING) for place, card in enumerate(places)]
        self.soothe = [Attempt(HEAL, NOTHING, NOTHING, boon) for boon in range(boons)]
        self.traumas = traumas
        self.protect = [Protect(creature) for creature in range(creatures)]
        self.choose_creature = [ChooseCreature(creature) for creature in range(creatures)]
        self.use_boon = [UseBoon(boon) for boon in range(boons)]
        self.keep = [Keep(boon) for boon in range(boons)]
        self.use_up = [UseUp(boon) for boon in range(boons)]
        self.throw = [Throw(boon) for boon in range(boons)]
        self.comfort = [Comfort(boon) for boon in range(boons)]
        self.take_way = [TakeWay(way) for way in range(ways)]

    def everything(self) -> tuple[Option, ...]:
        """All options of the game, in an order that stays."""
        soothe = [self.soothe[boon] for boon in self.traumas]
        comfort = [self.comfort[boon] for boon in self.traumas]
        named: list[Option] = [*self.dazzle, *self.heal, *self.resolve, *soothe, *self.protect, *self.choose_creature]
        named += [*self.use_boon, *self.keep, *self.use_up, *self.throw, *comfort, *self.take_way]
        return (*options.PLAIN_OPTIONS, *named)
