"""Danger: what monsters may do to a plush on a square before its next turn."""

from __future__ import annotations

from typing import Final

from veillee.games.peluches.content.colours import BLACK, FACES
from veillee.games.peluches.content.deeds import Harm, Stuffing, Threat
from veillee.games.peluches.content.specials import Burst
from veillee.games.peluches.rules.dice import DRAWN
from veillee.games.peluches.rules.fortune import damage_of
from veillee.games.peluches.table import Tale
from veillee.kit.book import NO_SECTION
from veillee.kit.grid import Square

FARTHEST: Final = 20
# The chance that a monster goes for a plush that is not the nearest.
SELDOM: Final = 0.2
# The rounds on a page after which plushies dare everything, and over how many they lose their patience.
IMPATIENT: Final = 30.0
PATIENT: Final = 15.0


class Danger:
    """The monsters on the map: the mean harm of each by distance, and how soon they act."""

    __slots__ = ("harms", "nearest", "ranges", "soon")

    def __init__(self, t: Tale, plush: int) -> None:
        self.harms: list[list[float]] = []
        self.ranges: list[list[int]] = []
        self.nearest: list[int] = []
        for monster in range(len(t.monster_cards)):
            if t.monster_at[monster] < 0:
                continue
            ranges = t.plan.ranges(t.monster_at[monster], t.corners)
            nearest = FARTHEST
            for other in range(len(t.owners)):
                if other != plush and t.stuffing[other] > 0 and t.at[other] >= 0:
                    nearest = min(nearest, ranges[t.at[other]])
            self.harms.append(harm_by_distance(t, t.monster_cards[monster]))
            self.ranges.append(ranges)
            self.nearest.append(nearest)
        self.soon = how_soon(t)

    def at(self, square: Square) -> float:
        """The mean damage on a square until the plush's next turn."""
        total = 0.0
        for monster in range(len(self.harms)):
            away = min(self.ranges[monster][square], FARTHEST)
            harm = self.harms[monster][away]
            total += harm if away <= self.nearest[monster] else harm * SELDOM
        return total * self.soon


def harm_by_distance(t: Tale, card: int) -> list[float]:
    """The mean harm of one activation, for each distance."""
    box = t.box
    found = [0.0] * (FARTHEST + 1)
    for face in range(FACES):
        special = box.specials[card][face]
        if special.aims or isinstance(special, Burst):
            reach = min(FARTHEST, box.speeds[card][face] + box.reaches[card][face])
            found[reach] += box.powers[card][face] / FACES
    for away in range(FARTHEST - 1, -1, -1):
        found[away] += found[away + 1]
    return found


def how_soon(t: Tale) -> float:
    """The expected number of monster turns before the next turn of the same plush."""
    if not t.monster_cards:
        return 0.0
    left = sum(t.bag)
    blacks = DRAWN * t.bag[BLACK] / left if left >= DRAWN else 0.5
    coming = (blacks + threat_each_turn(t)) * len(t.owners)
    missing = len(t.monster_cards) - t.threat
    # More monsters than there are black dice never wake.
    if missing > t.bag[BLACK] + t.dice_discard[BLACK] + t.hand[BLACK]:
        return 0.0
    if missing <= 0:
        return 1.0 + min(1.0, coming / len(t.monster_cards)) * 0.5
    return min(1.2, coming / missing)


def patience(t: Tale) -> float:
    """How careful plushies are: less and less on a page that takes long, so that no fear keeps them there for ever."""
    rounds = t.turns / len(t.owners)
    return max(0.0, min(1.0, (IMPATIENT - rounds) / PATIENT))


def threat_each_turn(t: Tale) -> int:
    """Black dice that the page adds at the end of a turn."""
    if t.each_turn == NO_SECTION:
        return 0
    return sum([deed.n for deed in t.box.book.deeds_of(t.each_turn) if isinstance(deed, Threat)])


def harm_each_turn(t: Tale) -> int:
    """Harm that the page does to the active plush at the end of its turn."""
    if t.each_turn == NO_SECTION:
        return 0
    return sum([damage_of(t, deed) for deed in t.box.book.deeds_of(t.each_turn) if isinstance(deed, Harm)])


def drain_each_turn(t: Tale) -> int:
    """Stuffing that the page takes from the active plush at the end of its turn."""
    if t.each_turn == NO_SECTION:
        return 0
    return max(0, -sum([deed.n for deed in t.box.book.deeds_of(t.each_turn) if isinstance(deed, Stuffing)]))
