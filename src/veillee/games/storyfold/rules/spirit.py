"""Spirit: gained to the left end of its track; lost past its right end it begins anew, and a Shadow card is drawn."""

from __future__ import annotations

from veillee.games.storyfold.content.deeds import Counted
from veillee.games.storyfold.events import SpiritGained, SpiritLost, SpiritWrapped
from veillee.games.storyfold.rules.shadow_cards import draw_due
from veillee.games.storyfold.table import Wood


def change_by_deed(t: Wood, deed: Counted) -> None:
    """A page or a card gives Spirit or takes it."""
    if deed.n > 0:
        gain(t, deed.n)
    else:
        lose(t, -deed.n)


def gain(t: Wood, count: int) -> None:
    """The marker moves left; at the left end further Spirit is ignored. § STO-13.1 STO-13.2"""
    gained = min(count, t.spirit)
    t.spirit -= gained
    if t.heard is not None:
        t.tell(SpiritGained, gained, left_of(t))


def lose(t: Wood, count: int) -> None:
    """The marker moves right; past the last space it goes on from the first, and for each time a Shadow card is drawn
    when the whole loss is done (STO-AMB.17).

    § STO-13.3 STO-13.4 STO-13.5
    """
    if count <= 0:
        return
    spaces = t.box.spirit_spaces
    spirit = t.spirit + count
    t.spirit = spirit % spaces
    if t.heard is not None:
        t.tell(SpiritLost, count, left_of(t))
    if spirit >= spaces:
        wraps = spirit // spaces
        t.shadow_due += wraps
        if t.heard is not None:
            t.tell(SpiritWrapped, wraps)
        t.then(draw_due)


def left_of(t: Wood) -> int:
    """The spaces from the marker to the right end, its own included."""
    return t.box.spirit_spaces - t.spirit


def would_wrap(t: Wood, count: int) -> bool:
    """Would a loss begin the track anew?"""
    return t.spirit + count >= t.box.spirit_spaces
