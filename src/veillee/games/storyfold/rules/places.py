"""Places of a Scene: which are open, and what happens when one is resolved."""

from __future__ import annotations

from veillee.games.storyfold.events import PlaceResolved
from veillee.games.storyfold.pieces import CENTRE
from veillee.games.storyfold.rules.conditions import all_hold
from veillee.games.storyfold.rules.story import do_deeds, tell_echoes
from veillee.games.storyfold.table import Wood


def is_open(t: Wood, place: int) -> bool:
    """No marker lies on it, the Light stands on the centre if it must, all places to its left on the line are resolved,
    and its restriction is met.

    § STO-10.6 STO-10.7 STO-10.8 STO-10.9 STO-10.10
    """
    if place in t.marked:
        return False
    spot = t.box.book.places[place]
    if spot.is_free:
        return True
    if spot.needs_light and t.light != CENTRE:
        return False
    for before in spot.left:
        if before not in t.marked:
            return False
    return not spot.needs or all_hold(t, spot.needs)


def resolve(t: Wood, place: int) -> None:
    """A marker is put on it and its effect happens. § STO-2.7 STO-2.8 STO-2.12 STO-2.13 STO-10.4 STO-10.5"""
    t.marked += (place,)
    section = t.box.book.places[place].section
    t.tell(PlaceResolved, place, section)
    tell_echoes(t, section)
    do_deeds(t, section)
