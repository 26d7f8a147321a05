"""The nightmare: what its cards do to it, to the web and to the sheep."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from veillee.engine.table import Seat
from veillee.games.insomnia.content.nightmares import (
    NIGHTMARE_HOWL,
    NIGHTMARE_JUMP,
    NIGHTMARE_JUMP_BACK,
    NIGHTMARE_MOVE,
    NIGHTMARE_WEB,
    NightmareVerb,
)
from veillee.games.insomnia.events import (
    NightmareCrossed,
    NightmareDrawn,
    NightmareHowled,
    NightmareJumped,
    NightmareMoved,
    NightmareStayed,
    WebSpun,
)
from veillee.games.insomnia.options import EVERY_SPACE, SPACES, Space
from veillee.games.insomnia.pieces import CENTRE, NO_WEB, OFF
from veillee.games.insomnia.rules.running import scare, wake
from veillee.games.insomnia.table import Night


def face_nightmare(t: Night, seat: Seat, card: int) -> None:
    """A nightmare card drawn, for whatever reason, is revealed, goes to the discard, and is carried out.

    § INS-11.4 INS-11.7 INS-13.1 INS-13.2 INS-13.5
    """
    t.discard.append(card)
    t.tell(NightmareDrawn, seat, card)
    DOINGS[t.box.nightmare_verb[card]](t, t.box.nightmare_n[card])


def walk(t: Night, spaces: int) -> None:
    """Clockwise, space by space: it scares those it reaches or passes, not those on the space it leaves (INS-A.10).

    From the centre it enters on space 1. § INS-13.3 INS-13.4 INS-13.6 INS-13.7
    """
    start = t.nightmare_at
    end = start + spaces
    t.nightmare_at = Space(min(end, SPACES))
    if t.nightmare_at != start:
        t.tell(NightmareMoved, t.nightmare, start, t.nightmare_at)
    if end > SPACES:
        cross(t)
        return
    for space in EVERY_SPACE[start:end]:
        scare_at(t, space)


def jump(t: Night, spaces: int) -> None:
    """Straight to a space: only those who stand there are scared. Past space 10 it crosses the fence.

    § INS-13.8 INS-13.9 INS-13.10
    """
    start = t.nightmare_at
    end = Space(start + spaces)
    if end > SPACES:
        cross(t)
        return
    t.nightmare_at = end
    t.tell(NightmareJumped, t.nightmare, start, end)
    scare_at(t, end)


def jump_back(t: Night, spaces: int) -> None:
    """Backwards it stops on space 1, stays in the centre, and scares nobody if it did not move. § INS-13.8 INS-13.10"""
    start = t.nightmare_at
    end = Space(max(1, start - spaces))
    if start == CENTRE or end == start:
        t.tell(NightmareStayed, t.nightmare)
        return
    t.nightmare_at = end
    t.tell(NightmareJumped, t.nightmare, start, end)
    scare_at(t, end)


def howl(t: Night, reach: int) -> None:
    """It scares all on its own space and beside it, 10 and 1 being neighbours; from the centre nobody. § INS-13.2"""
    at = t.nightmare_at
    t.tell(NightmareHowled, t.nightmare, at)
    if at == CENTRE:
        return
    for seat in range(t.seats):
        place = t.places[seat]
        if place > OFF:
            apart = (place - at) % SPACES
            if min(apart, SPACES - apart) <= reach:
                scare(t, seat)


def spin(t: Night, spaces: int) -> None:
    """It walks to the web and takes it up; if there is none before it, the web is put that many spaces ahead.

    The web itself does nothing to sheep (INS-A.41). § INS-13.2
    """
    if t.web > t.nightmare_at:
        distance = t.web - t.nightmare_at
        t.web = NO_WEB
        walk(t, distance)
    else:
        t.web = Space(t.nightmare_at + spaces)
        t.tell(WebSpun, t.nightmare, t.web if t.web <= SPACES else Space(t.web - SPACES), t.web > SPACES)


def scare_at(t: Night, space: Space) -> None:
    """Scare every sheep on a space; those in bed are out of its reach. § INS-10.5 INS-13.6"""
    for seat in range(t.seats):
        if t.places[seat] == space:
            scare(t, seat)


def cross(t: Night) -> None:
    """Over the fence: everybody still in the race wakes up at once, on the board or not, and the race is over.

    § INS-13.11 INS-13.12 INS-13.13
    """
    t.tell(NightmareCrossed, t.nightmare)
    for seat in range(t.seats):
        if t.places[seat] >= OFF:
            wake(t, seat, True)


# What each kind of nightmare card does.
DOINGS: Final[dict[NightmareVerb, Callable[[Night, int], None]]] = {
    NIGHTMARE_MOVE: walk,
    NIGHTMARE_JUMP: jump,
    NIGHTMARE_JUMP_BACK: jump_back,
    NIGHTMARE_HOWL: howl,
    NIGHTMARE_WEB: spin,
}
