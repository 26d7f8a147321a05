"""The pieces of the table, declared once: `make state` writes what clears and copies them."""

from __future__ import annotations

from typing import Annotated, Final, NewType

from veillee.engine.table import Table
from veillee.games.storyfold.content.book import NO_SCENE
from veillee.games.storyfold.content.box import NO_CREATURE, Box
from veillee.games.storyfold.content.cards import NO_CARD, ActionCard, RiverCard
from veillee.games.storyfold.options import NOTHING

# Where Brom is: in his slot with one of his two faces up, or in the Shadow discard.
BromFace = NewType("BromFace", int)
PROTECTION: Final = BromFace(0)
CARE: Final = BromFace(1)
GONE: Final = BromFace(2)
# Brom among the cards of the Shadow discard.
BROM_CARD: Final = -1

# How the open Scene has ended.
Outcome = NewType("Outcome", int)
OPEN: Final = Outcome(0)
LUMA_WON: Final = Outcome(1)
SHADOW_WON: Final = Outcome(2)

NO_SHADE: Final = -1
CENTRE: Final = 0


class WoodPieces(Table):
    """All pieces in play. Cards, creatures, Scenes and places are numbers; decks have their top at the end.

    Dice are counted by size, `pool` holds the sizes of those in a roll and `rolled` what they show. `light` and
    `shadow` are distances from the centre of the track, `spirit` is the distance from its full end. `marked`,
    `healed` and `weakened` belong to the Scene; `weakened` names a creature once for each dot it has lost. `drawn`
    are Exploration cards in hand, `in_play` those whose effect is being resolved, `unseen_traumas` those that went
    into the deck unseen, `waiting` the creatures that have not acted in this Shadow phase. `stock_*` is what was
    there when the Chapter began. What seldom changes is a tuple, which copies share.
    """

    box: Box
    level: int
    first_chapter: int
    last_chapter: int
    chapter: int
    beginnings: int
    glade: Annotated[int, NO_SCENE]
    outcome: Annotated[Outcome, OPEN]
    phases: int
    river: list[RiverCard]
    stunned: tuple[int, ...]
    crystals: list[int]
    dice: list[int]
    used: list[int]
    spare: tuple[int, ...]
    pool: tuple[int, ...]
    rolled: list[int]
    bonus: int
    successes: int
    acting: Annotated[ActionCard, NO_CARD]
    is_top: bool
    aim_creature: Annotated[int, NO_CREATURE]
    aim_place: Annotated[int, NOTHING]
    aim_boon: Annotated[int, NOTHING]
    spirit: int
    light: int
    shadow: int
    is_alone: bool
    brom: Annotated[BromFace, PROTECTION]
    brom_away: bool
    fewer_dice: int
    boons: list[int]
    turned: tuple[int, ...]
    drawn: tuple[int, ...]
    in_play: tuple[int, ...]
    boon_deck: list[int]
    boon_discard: list[int]
    boon_box: tuple[int, ...]
    unseen_traumas: tuple[int, ...]
    creature_deck: list[int]
    creature_discard: list[int]
    creature_box: tuple[int, ...]
    waiting: list[int]
    stirring: Annotated[int, NO_CREATURE]
    shadow_deck: list[int]
    shadow_discard: tuple[int, ...]
    shadow_box: tuple[int, ...]
    shade: Annotated[int, NO_SHADE]
    shadow_due: int
    stories: tuple[int, ...]
    story_box: tuple[int, ...]
    marked: tuple[int, ...]
    healed: tuple[int, ...]
    weakened: tuple[int, ...]
    memories: tuple[str, ...]
    stock_crystals: tuple[int, ...]
    stock_boons: tuple[int, ...]
    stock_box: tuple[int, ...]
    stock_memories: tuple[str, ...]
    known: list[int]
    imagined: bool
    banes_bite: bool
    reroll_beside_brom: bool
    newcomers_act: bool
    always_watch: bool

    __slots__ = tuple(__annotations__)
