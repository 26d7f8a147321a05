"""Worth: what actions, effects and cards are worth in the open Scene, in successes that Luma would otherwise need."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from veillee.games.storyfold.content.box import MOST_CRYSTALS
from veillee.games.storyfold.content.cards import CREATURES_FROM, EVERY_CARD
from veillee.games.storyfold.content.deeds import Dots, Effect
from veillee.games.storyfold.mind.goals import Needs
from veillee.games.storyfold.pieces import CENTRE
from veillee.games.storyfold.rules.river import card_of
from veillee.games.storyfold.rules.story import happens
from veillee.games.storyfold.table import Wood

# A dot of what the goal asks for, a space of Light that it needs.
GOAL_DOT: Final = 1.25
GOAL_LIGHT: Final = 1.1
CRYSTAL: Final = 0.62
WANTED_CRYSTAL: Final = 1.0
SPIRIT: Final = 0.3
URGENT_SPIRIT: Final = 0.5
SLOT: Final = 0.3
DRAWN_CARD: Final = 0.9
MORE_CARDS: Final = 0.25
LAST_STEP: Final = 2.0


def spirit_worth(t: Wood) -> float:
    """A space of Spirit: more when few Shadow cards are left."""
    return URGENT_SPIRIT if len(t.shadow_deck) <= 2 else SPIRIT


def phases_after(t: Wood) -> int:
    """The Shadow phases in which a creature would still act, this one included; two are as many as one counts on."""
    return min(4, t.shadow)


def healing(t: Wood, needs: Needs, creature: int) -> float:
    """What it is worth to heal a creature."""
    worth = crystals(t, needs, t.box.gifts[creature])
    if creature in needs.creatures:
        return worth + GOAL_DOT * t.dots_of(creature) + 1.0
    if needs.heals or needs.clears:
        worth += GOAL_DOT * t.dots_of(creature) + 0.5
    return worth + presence(t, creature, phases_after(t))


def presence(t: Wood, creature: int, phases: int) -> float:
    """What a creature costs while it stays: Spirit, and a slot for all cards behind it."""
    bites = phases - (1 if creature in t.stunned else 0)
    cost = bites * t.box.bites[creature] * spirit_worth(t)
    return cost + SLOT * phases * min(1, cards_behind(t, creature))


def cards_behind(t: Wood, creature: int) -> int:
    """The Action cards that lie right of a creature."""
    slot = t.slot_of(card_of(creature))
    return len([card for card in t.river[slot + 1 :] if card < CREATURES_FROM])


def dazzling(t: Wood, creature: int) -> float:
    """What it is worth to send a creature to the end, Stunned."""
    worth = 0.0 if creature in t.stunned else t.box.bites[creature] * spirit_worth(t)
    return worth + 0.35 * min(3, cards_behind(t, creature))


def resolving(t: Wood, needs: Needs, place: int) -> float:
    """What it is worth to resolve a place: its part in the goal, and what it brings."""
    spot = t.box.book.places[place]
    worth = effects(t, needs, spot.section)
    if place in needs.places:
        worth += GOAL_DOT * spot.dots + 0.6
        if len(needs.places) == 1:
            worth += LAST_STEP
    return worth


def light(t: Wood, needs: Needs, spaces: int) -> float:
    """Spaces of Light, as far as they are needed."""
    if spaces < 0:
        return spaces * (0.8 if needs.light or t.light == CENTRE else 0.3)
    useful = min(spaces, t.light)
    return useful * (GOAL_LIGHT if needs.light else 0.25)


def crystals(t: Wood, needs: Needs, count: int) -> float:
    """Crystals, as far as there is room for them."""
    room = MOST_CRYSTALS * len(EVERY_CARD) - t.crystals_in_all()
    each = WANTED_CRYSTAL if needs.crystals or needs.card_crystals else CRYSTAL
    if needs.creatures:
        each = max(each, 0.8)
    return min(count, room) * each


def spirit(t: Wood, count: int) -> float:
    """Spirit, as far as any is missing."""
    if count > 0:
        return min(count, t.spirit) * spirit_worth(t)
    return count * spirit_worth(t)


def drawing(count: int) -> float:
    """Exploration cards of which one is kept."""
    return DRAWN_CARD + MORE_CARDS * (count - 1) if count else 0.0


def effects(t: Wood, needs: Needs, section: int) -> float:
    """The sum of what the effects of a section are worth."""
    worth = 0.0
    names = t.box.book.verbs
    for deed in t.box.book.deeds_of(section):
        if happens(t, deed):
            value = VALUES.get(names.name_of(deed))
            if value is not None:
                worth += value(t, needs, deed)
    return worth


def weakening(t: Wood, needs: Needs, deed: Effect) -> float:
    """A creature with fewer dots."""
    assert isinstance(deed, Dots)
    is_wanted = t.box.creature(deed.creature) in needs.creatures
    return deed.n * (GOAL_DOT + 0.2 if is_wanted else 0.2)


def banishing(t: Wood, needs: Needs) -> float:
    """The most annoying creature that can be discarded."""
    found = [presence(t, creature, phases_after(t)) for creature in t.creatures() if not t.box.is_great[creature]]
    return max(found) + (1.5 if needs.clears else 0.0) if found else 0.0


# By the verb of an effect; what is not listed counts for nothing.
VALUES: Final[dict[str, Callable[[Wood, Needs, Effect], float]]] = {
    "spirit": lambda t, needs, deed: spirit(t, deed.amount()),
    "crystals": lambda t, needs, deed: crystals(t, needs, deed.amount()),
    "drain": lambda t, needs, deed: -CRYSTAL * deed.amount(),
    "light": lambda t, needs, deed: light(t, needs, deed.amount()),
    "shadow": lambda t, needs, deed: (1.0 if needs.waits else -1.4) * deed.amount(),
    "creature": lambda t, needs, deed: -1.2 * deed.amount(),
    "put": lambda t, needs, deed: -1.2,
    "banish": lambda t, needs, deed: banishing(t, needs),
    "stun_all": lambda t, needs, deed: 0.6 * len(t.creatures()),
    "stun": lambda t, needs, deed: 0.7 if t.has_creatures() else 0.0,
    "dots": weakening,
    "die": lambda t, needs, deed: 2.2,
    "front": lambda t, needs, deed: 0.8,
    "ready": lambda t, needs, deed: 0.6 if sum(t.used) else 0.0,
    "explore": lambda t, needs, deed: drawing(deed.amount()),
    "receive": lambda t, needs, deed: 0.9,
    "add": lambda t, needs, deed: 0.6,
    "trauma": lambda t, needs, deed: -1.0,
    "comfort": lambda t, needs, deed: 1.5,
    "story": lambda t, needs, deed: 0.9,
    "remember": lambda t, needs, deed: 0.5,
    "fewer_dice": lambda t, needs, deed: -0.6 * deed.amount(),
}
