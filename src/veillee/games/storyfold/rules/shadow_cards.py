"""Shadow cards: moments inside Luma. The last of a Chapter can be kept away once, and Brom goes in its place."""

from __future__ import annotations

from veillee.engine.table import Seat
from veillee.games.storyfold.events import BromLeft, ShadeDrawn
from veillee.games.storyfold.options import LAST_CARD, DrawIt, GiveBrom
from veillee.games.storyfold.pieces import BROM_CARD, GONE, NO_SHADE
from veillee.games.storyfold.rules.story import do_deeds
from veillee.games.storyfold.table import Wood


def draw_due(t: Wood) -> None:
    """Shadow cards that are due are drawn one after the other; one that is being resolved is carried out to its end
    first (STO-AMB.28).

    § STO-13.5
    """
    if t.shadow_due and t.shade == NO_SHADE:
        t.shadow_due -= 1
        if is_choice(t):
            t.then(draw)
        else:
            play(t)
        t.follow(draw_due)


def draw(t: Wood) -> None:
    """A Shadow card is drawn. Before the last of the Chapter one may let Brom go instead; from an empty deck nothing
    comes, since it is never refilled (STO-AMB.8).

    § STO-3.1 STO-3.2 STO-3.4 STO-4.1 STO-4.3
    """
    if is_choice(t):
        t.ask_all(t.phases, LAST_CARD, decide_on_last)
    else:
        play(t)


def is_choice(t: Wood) -> bool:
    """Is there a last card that Brom can keep away? § STO-3.2"""
    return len(t.shadow_deck) == 1 and can_give_brom(t)


def can_give_brom(t: Wood) -> bool:
    """Does the face “Luma & Brom” show, with Brom in his slot? It is turned once a Chapter. § STO-3.2 STO-3.4"""
    return not t.is_alone and t.brom != GONE


def decide_on_last(t: Wood, seat: Seat, option: GiveBrom | DrawIt) -> None:
    """Brom goes to the Shadow discard and Luma's card is turned over, or the card is drawn. § STO-3.2 STO-3.3"""
    if isinstance(option, GiveBrom):
        t.brom = GONE
        t.is_alone = True
        t.shadow_discard += (BROM_CARD,)
        t.tell(BromLeft)
    else:
        t.then(play)


def play(t: Wood) -> None:
    """Its effect happens; from an empty deck nothing comes (STO-AMB.8). § STO-4.1"""
    if not t.shadow_deck:
        return
    t.shade = t.shadow_deck.pop()
    section = t.box.shade_sections[t.shade]
    t.tell(ShadeDrawn, t.shade, section, len(t.shadow_deck))
    do_deeds(t, section)
    t.follow(put_away)


def put_away(t: Wood) -> None:
    """Then it lies face up in the Shadow discard. § STO-4.2"""
    t.shadow_discard += (t.shade,)
    t.shade = NO_SHADE
