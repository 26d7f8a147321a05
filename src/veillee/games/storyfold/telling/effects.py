"""What a section does, in short: verbs with a number each, for boards to draw. What is tied to a memory that is missing
is left out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from veillee.games.storyfold.content.box import LESS_LIGHT, LESS_SPIRIT, TRAUMA, Box
from veillee.games.storyfold.content.cards import DAZZLE, HEAL, HELP, ActionCard
from veillee.games.storyfold.content.deeds import BOON, CREATURE, Effect
from veillee.games.storyfold.pieces import CENTRE
from veillee.games.storyfold.rules.abilities import lessened
from veillee.games.storyfold.rules.story import happens
from veillee.games.storyfold.table import Wood
from veillee.kit.book import NO_SECTION

BETWEEN: Final = ";"


def effects_of(t: Wood, section: int) -> str:
    """The effects of a section that would happen now, as `crystals 2;story 101`."""
    deeds = t.box.book.deeds_of(section)
    return BETWEEN.join([said_of(t, deed) for deed in deeds if happens(t, deed)])


def is_idle(t: Wood, section: int) -> bool:
    """Would all effects of a section that happen now change nothing? A doubt counts as something."""
    for deed in t.box.book.deeds_of(section):
        if happens(t, deed):
            would_pass = PASSES_BY.get(t.box.book.verbs.name_of(deed))
            if would_pass is None or not would_pass(t, deed):
                return False
    return True


# When an effect changes nothing; verbs that are not listed always may.
PASSES_BY: Final[dict[str, Callable[[Wood, Effect], bool]]] = {
    "spirit": lambda t, deed: deed.amount() > 0 and t.spirit == 0,
    "crystals": lambda t, deed: not t.room_for_crystals(),
    "light": lambda t, deed: deed.amount() > 0 and t.light == CENTRE,
    "shadow": lambda t, deed: deed.amount() < 0 and t.shadow == t.box.shadow_spaces,
    "banish": lambda t, deed: all([t.box.is_great[creature] for creature in t.creatures()]),
    "stun": lambda t, deed: all([creature in t.stunned for creature in t.creatures()]),
    "stun_all": lambda t, deed: all([creature in t.stunned for creature in t.creatures()]),
    "ready": lambda t, deed: not any(t.used),
    "comfort": lambda t, deed: not any([t.box.kinds[boon] == TRAUMA for boon in t.boons]),
    "explore": lambda t, deed: not t.boon_deck and not t.boon_discard,
}


def bottom_of(t: Wood, card: ActionCard, count: int) -> tuple[str, int]:
    """What the bottom ability of a card brings for a number of successes: an effect with its number."""
    if card == DAZZLE:
        return "light", lessened(t, count, LESS_LIGHT)
    if card == HEAL:
        return "spirit", lessened(t, count, LESS_SPIRIT)
    return "crystals" if card == HELP else "explore", count


def is_bottom_idle(t: Wood, card: ActionCard) -> bool:
    """Would the bottom ability of a card change nothing now?"""
    if card == DAZZLE:
        return t.light == CENTRE
    if card == HEAL:
        return t.spirit == 0
    return not t.room_for_crystals() if card == HELP else not t.boon_deck and not t.boon_discard


def aftermath_of(box: Box, creature: int) -> list[tuple[str, int]]:
    """What is printed on a creature for after its activation: effects by verb and what they name, with a number.

    Backwards has a name of its own: `light_back`.
    """
    found: list[tuple[str, int]] = []
    if box.after[creature] != NO_SECTION:
        for deed in box.book.deeds_of(box.after[creature]):
            verb, name, amount = box.book.verbs.name_of(deed), deed.named(), deed.amount()
            found.append((f"{verb}_{name}" if name else f"{verb}_back" if amount < 0 else verb, abs(amount)))
    return found


def said_of(t: Wood, deed: Effect) -> str:
    """One effect: its verb, its number, and the number of the card or creature that it names."""
    kind, name = deed.refers_to()
    verb = t.box.book.verbs.name_of(deed)
    if kind == BOON:
        return f"{verb} {t.box.boon(name)}"
    if kind == CREATURE:
        return f"{verb} {deed.amount()} {t.box.creature(name)}"
    return f"{verb} {deed.amount()} {deed.named()}".rstrip()
