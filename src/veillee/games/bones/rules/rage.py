"""Rage: counters that lie in an active slot and go up with anger; one of them is active at a time."""

from __future__ import annotations

from typing import Final

from veillee.engine.table import Seat
from veillee.games.bones.content.deeds import Deed, Turn
from veillee.games.bones.content.terms import FACES, NO_DIE
from veillee.games.bones.events import DieShows
from veillee.games.bones.options import RAGE_DOWN, RAGE_UP, RageDown, RageUp
from veillee.games.bones.pieces import IN_ACTIVE, IN_SKILL
from veillee.games.bones.rules.slots import place, put_back
from veillee.games.bones.rules.talents import is_fearless
from veillee.games.bones.table import Battlefield

RAGES: Final[tuple[RageUp | RageDown, ...]] = (RAGE_UP, RAGE_DOWN)
LAST_FACE: Final = FACES - 1


def rage_of(t: Battlefield, unit: int) -> int:
    """The rage die in an active slot; none if there is none."""
    for die in t.box.rage[unit]:
        if t.where[die] == IN_ACTIVE:
            return die
    return NO_DIE


def start_rage(t: Battlefield, deed: Deed, by: int, die: int, n: int, unit: int) -> None:
    """The first rage die goes to an active slot at its lowest face, before the battle. § BON-24.1"""
    begin(t, unit)


def begin(t: Battlefield, unit: int) -> None:
    """Rage begins at the lowest face of the first die; once that is exhausted there is no more in this battle."""
    first = t.box.rage[unit][0]
    if t.where[first] == IN_SKILL and t.free_active(unit) > 0:
        show(t, first, 0)
        place(t, first, unit, t.box.effects.ways[t.effect_on(first)][0])


def show(t: Battlefield, die: int, face: int) -> None:
    """A rage die shows this face."""
    t.face[die] = face
    t.value[die] = t.box.face_n[die * FACES + face]


def change_by_deed(t: Battlefield, deed: Turn, by: int, die: int, n: int, unit: int) -> None:
    """Rage goes up or down by an exact amount; sometimes the owner chooses which."""
    if deed.is_either:
        t.then(choose_change, unit, n)
    else:
        change(t, unit, n)


def choose_change(t: Battlefield, unit: int, n: int) -> None:
    """Up or down, the owner says."""
    if rage_of(t, unit) != NO_DIE:
        t.ask(t.owner_of(unit), RAGES, change_chosen, unit, n)


def change_chosen(t: Battlefield, seat: Seat, option: RageUp | RageDown, unit: int, n: int) -> None:
    """Rage changes."""
    change(t, unit, n if isinstance(option, RageUp) else -n)


def change(t: Battlefield, unit: int, n: int) -> None:
    """The active rage die goes up or down, and stops at its first and last face."""
    die = rage_of(t, unit)
    if die == NO_DIE:
        return
    face = max(0, min(LAST_FACE, t.face[die] + n))
    if face != t.face[die]:
        show(t, die, face)
        t.tell(DieShows, die, t.effect_on(die), t.value[die])


def can_advance(t: Battlefield, unit: int) -> bool:
    """Is there a next rage die, trained and at hand? Not from a breakdown: he must be calmed first."""
    die = rage_of(t, unit)
    if die == NO_DIE or t.face[die] == LAST_FACE:
        return False
    at = t.box.rage[unit].index(die) + 1
    return at < len(t.box.rage[unit]) and t.where[t.box.rage[unit][at]] == IN_SKILL


def advance(t: Battlefield, deed: Deed, by: int, die: int, n: int, unit: int) -> None:
    """The next rage die takes the place of the active one, at its lowest face. Nothing is exhausted."""
    if can_advance(t, unit):
        now = rage_of(t, unit)
        after = t.box.rage[unit][t.box.rage[unit].index(now) + 1]
        put_back(t, now)
        show(t, after, 0)
        place(t, after, unit, t.box.effects.ways[t.effect_on(after)][0])


def reset(t: Battlefield, deed: Deed, by: int, die: int, n: int, unit: int) -> None:
    """A breakdown at the end of the turn: rage begins anew."""
    now = rage_of(t, unit)
    if now != NO_DIE and not is_fearless(t, unit):
        put_back(t, now)
        begin(t, unit)


def after_exhausting(t: Battlefield, unit: int, die: int) -> None:
    """Once a higher rage die is exhausted, rage begins again with the first."""
    if die in t.box.rage[unit] and die != t.box.rage[unit][0]:
        begin(t, unit)
