"""What a section does, in short: verbs with a number each, for boards to draw. What is tied to a memory that is missing
is left out.
"""

from __future__ import annotations

from typing import Final

from veillee.games.storyfold.content.deeds import BOON, CREATURE, Effect
from veillee.games.storyfold.rules.story import happens
from veillee.games.storyfold.table import Wood

BETWEEN: Final = ";"


def effects_of(t: Wood, section: int) -> str:
    """The effects of a section that would happen now, as `crystals 2;story 101`."""
    deeds = t.box.book.deeds_of(section)
    return BETWEEN.join([said_of(t, deed) for deed in deeds if happens(t, deed)])


def said_of(t: Wood, deed: Effect) -> str:
    """One effect: its verb, its number, and the number of the card or creature that it names."""
    kind, name = deed.refers_to()
    verb = t.box.book.verbs.name_of(deed)
    if kind == BOON:
        return f"{verb} {t.box.boon(name)}"
    if kind == CREATURE:
        return f"{verb} {deed.amount()} {t.box.creature(name)}"
    return f"{verb} {deed.amount()} {deed.named()}".rstrip()
