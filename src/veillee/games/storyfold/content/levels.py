"""Levels: how hard the wood is. The numbers are data; the rules ask for them."""

from __future__ import annotations

from veillee.engine.content import Entry


class Level:
    """What a level changes, and how often a Chapter may be begun."""

    __slots__ = ("advances", "beginnings", "consolation", "crystals", "great_dots", "light", "name", "shadow")

    def __init__(self, entry: Entry) -> None:
        self.name = entry.text("id")
        # How much farther from the centre the Shadow starts, and how much nearer the Light.
        self.shadow = entry.number("shadow", 0, 5)
        self.light = entry.number("light", 0, 5)
        # How many dots fewer each face of a great creature has.
        self.great_dots = entry.number("great_dots", 0, 3)
        # Crystals on each Action card when a Chapter begins, beside those that stayed.
        self.crystals = entry.number("crystals", 0, 3)
        # Crystals that a roll without success leaves on the card used.
        self.consolation = entry.number("consolation", 0, 3)
        # How far the Shadow advances at the end of each set-up.
        self.advances = entry.number("advances", 0, 3)
        self.beginnings = entry.number("beginnings", 1, 99)
        entry.name("name")
        entry.done()
