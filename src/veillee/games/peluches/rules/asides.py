"""Asides: paragraphs of introduction and endings that depend on what was chosen and on who plays."""

from __future__ import annotations

from veillee.games.peluches.content.book import AT_INTRO, Aside
from veillee.games.peluches.events import MemoryRead
from veillee.games.peluches.table import Tale


def holds(t: Tale, aside: Aside) -> bool:
    """Is what the aside speaks of so?"""
    if aside.flag and aside.flag not in t.flags:
        return False
    if aside.no_flag and aside.no_flag in t.flags:
        return False
    return not aside.plush or t.box.plush_ids.index(aside.plush) in t.characters


def recall(t: Tale) -> None:
    """Once the plushies are chosen: what earlier stories left. § PEL-5.24 PEL-A.43"""
    for aside in t.box.book.stories[t.story].asides:
        if aside.at == AT_INTRO and holds(t, aside):
            t.tell(MemoryRead, aside.number)
