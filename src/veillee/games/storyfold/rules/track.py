"""The Wildwoods track: Light from the left, Shadow from the right, and symbols that the Shadow reaches."""

from __future__ import annotations

from veillee.games.storyfold.content.deeds import Counted
from veillee.games.storyfold.events import LightMoved, ShadowMoved, SymbolMet
from veillee.games.storyfold.pieces import CENTRE, OPEN, SHADOW_WON
from veillee.games.storyfold.rules.story import do_deeds
from veillee.games.storyfold.table import Wood


def move_light_by_deed(t: Wood, deed: Counted) -> None:
    """A page or a card moves the Light."""
    move_light(t, deed.n)


def move_light(t: Wood, spaces: int) -> None:
    """The Light advances to the centre and not beyond, or retreats to the end of the track and not off it. It resolves
    no symbol.

    § STO-11.1 STO-11.2 STO-11.5 STO-11.6 STO-11.8
    """
    before = t.light
    t.light = min(t.box.light_spaces, max(CENTRE, t.light - spaces))
    if t.heard is not None and t.light != before:
        t.tell(LightMoved, before - t.light, t.light)


def move_shadow_by_deed(t: Wood, deed: Counted) -> None:
    """A page or a card moves the Shadow: forward space by space, or back."""
    if deed.n < 0:
        retreat_shadow(t, -deed.n)
    for _ in range(deed.n):
        t.then(advance_shadow)


def retreat_shadow(t: Wood, spaces: int) -> None:
    """Away from the centre, not off the track; no symbol is resolved. § STO-11.2 STO-11.5 STO-11.7"""
    before = t.shadow
    t.shadow = min(t.box.shadow_spaces, t.shadow + spaces)
    if t.shadow != before:
        t.tell(ShadowMoved, before - t.shadow, t.shadow)


def advance_shadow(t: Wood) -> None:
    """One space towards the centre, whatever the cause (STO-AMB.15): there it wins at once; on the way the symbols of
    the space are resolved from left to right. Once a Scene is over its markers stand still.

    § STO-11.1 STO-11.3 STO-11.4 STO-11.6 STO-15.3 STO-15.4 STO-19.5 STO-19.6
    """
    if t.outcome != OPEN:
        return
    t.shadow -= 1
    if t.heard is not None:
        t.tell(ShadowMoved, 1, t.shadow)
    if t.shadow == CENTRE:
        t.end_scene_with(SHADOW_WON)
        return
    signs = t.box.symbols[t.shadow]
    if len(signs) == 1 and not t.has_plans():
        meet_symbol(t, signs[0])
    else:
        for sign in signs:
            t.follow(meet_symbol, sign)


def meet_symbol(t: Wood, sign: int) -> None:
    """What a symbol means, the Scene says; if it does not, the plain meaning counts. § STO-11.3 STO-11.4 STO-19.6"""
    if t.heard is not None:
        t.tell(SymbolMet, sign)
    do_deeds(t, t.box.book.scenes[t.glade].meanings[sign])
