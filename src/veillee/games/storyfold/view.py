"""What one seat may see of the wood: everything but the decks, and of the book what is open."""

from __future__ import annotations

from dataclasses import dataclass

from veillee.engine.words import View
from veillee.games.storyfold.content.book import NO_SCENE
from veillee.games.storyfold.content.cards import CREATURES_FROM, NO_CARD, RiverCard
from veillee.games.storyfold.rules.places import is_open
from veillee.games.storyfold.rules.powers import cost_of_power
from veillee.games.storyfold.table import Wood
from veillee.games.storyfold.telling.effects import effects_of


@dataclass(unsafe_hash=True)
class CardView(View):
    """A card of the River: an Action card with its crystals (`creature` is -1), or a creature (`card` is -1) with its
    dots as they are now, the Spirit it costs and the crystals it gives.
    """

    card: int
    creature: int
    crystals: int
    stunned: bool
    dots: int
    spirit: int


@dataclass(unsafe_hash=True)
class PlaceView(View):
    """A place of the open Scene. `card` is the Action card it wants, `after` the places to its left on the line.

    `effects` says what it brings: verbs with a number each, as in `crystals 2;story 101`.
    """

    place: int
    card: int
    dots: int
    marked: bool
    open: bool
    needs_light: bool
    after: tuple[int, ...]
    effects: str


@dataclass(unsafe_hash=True)
class BoonView(View):
    """A card of the Boon zone. A Companion that has helped in this Scene is turned."""

    boon: int
    turned: bool


@dataclass(unsafe_hash=True)
class WoodView(View):
    """The wood as everybody sees it. Dice are counted by size: 8, 10, 12 sides; `pool` has the sizes of a roll, from 0.

    `light` and `shadow` are distances from the centre, `spirit` what is left of it. `signs` says what claw, eye and
    moon mean in this Scene, as effects. `brom`: 0 Protection, 1 Care, 2 gone; in the Shadow discard he is -1.
    `number` is what a die must show for the card in use, 0 while none is. `phase` counts the Luma phases of the
    Scene.
    """

    seats: int
    asked: tuple[int, ...]
    level: int
    chapter: int
    beginnings: int
    scene: int
    outcome: int
    phase: int
    river: tuple[CardView, ...]
    dice: tuple[int, ...]
    used: tuple[int, ...]
    pool: tuple[int, ...]
    rolled: tuple[int, ...]
    bonus: int
    successes: int
    acting: int
    is_top: bool
    number: int
    aim_creature: int
    aim_place: int
    aim_boon: int
    spirit: int
    light: int
    shadow: int
    signs: tuple[str, ...]
    is_alone: bool
    brom: int
    brom_away: bool
    power_cost: int
    fewer_dice: int
    places: tuple[PlaceView, ...]
    boons: tuple[BoonView, ...]
    drawn: tuple[int, ...]
    in_play: tuple[int, ...]
    boon_deck: int
    boon_discard: tuple[int, ...]
    creature_deck: int
    creature_discard: tuple[int, ...]
    healed: tuple[int, ...]
    stirring: int
    waiting: tuple[int, ...]
    shadow_deck: int
    shadow_discard: tuple[int, ...]
    shade: int
    stories: int


def look(t: Wood) -> WoodView:
    """The view of everybody: nothing is hidden but what lies face down or was not read. § STO-4.2 STO-5.4"""
    is_begun = t.glade != NO_SCENE
    return WoodView(
        seats=t.seats,
        asked=tuple([question.seat for question in t.questions if not question.optional]),
        level=t.level,
        chapter=t.chapter,
        beginnings=t.beginnings,
        scene=t.glade,
        outcome=t.outcome,
        phase=t.phases,
        river=tuple([look_at_card(t, card) for card in t.river]),
        dice=tuple(t.dice),
        used=tuple(t.used),
        pool=tuple(t.pool),
        rolled=tuple(t.rolled),
        bonus=t.bonus,
        successes=t.successes,
        acting=t.acting,
        is_top=t.is_top,
        number=t.number_for(t.acting) if t.acting != NO_CARD else 0,
        aim_creature=t.aim_creature,
        aim_place=t.aim_place,
        aim_boon=t.aim_boon,
        spirit=t.box.spirit_spaces - t.spirit,
        light=t.light,
        shadow=t.shadow,
        signs=tuple([effects_of(t, meaning) for meaning in t.leaf.meanings]) if is_begun else (),
        is_alone=t.is_alone,
        brom=t.brom,
        brom_away=t.brom_away,
        power_cost=cost_of_power(t),
        fewer_dice=t.fewer_dice,
        places=tuple([look_at_place(t, place) for place in t.leaf.places]) if is_begun else (),
        boons=tuple([BoonView(boon, boon in t.turned) for boon in t.boons]),
        drawn=t.drawn,
        in_play=tuple(t.in_play),
        boon_deck=len(t.boon_deck),
        boon_discard=tuple(t.boon_discard),
        creature_deck=len(t.creature_deck),
        creature_discard=tuple(t.creature_discard),
        healed=t.healed,
        stirring=t.stirring,
        waiting=tuple(t.waiting),
        shadow_deck=len(t.shadow_deck),
        shadow_discard=t.shadow_discard,
        shade=t.shade,
        stories=len(t.stories),
    )


def look_at_card(t: Wood, card: RiverCard) -> CardView:
    """A card of the River with all that lies on it."""
    if card < CREATURES_FROM:
        return CardView(card, -1, t.crystals[card], False, 0, 0)
    creature = card - CREATURES_FROM
    box = t.box
    return CardView(-1, creature, box.gifts[creature], creature in t.stunned, t.dots_of(creature), box.bites[creature])


def look_at_place(t: Wood, place: int) -> PlaceView:
    """A place of the open page."""
    spot = t.box.book.places[place]
    return PlaceView(
        place=place,
        card=spot.card,
        dots=spot.dots,
        marked=place in t.marked,
        open=is_open(t, place),
        needs_light=spot.needs_light,
        after=tuple(spot.after),
        effects=effects_of(t, spot.section),
    )
