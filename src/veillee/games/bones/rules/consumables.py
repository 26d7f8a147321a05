"""Consumables, counters and loot: what a gearloc counts, pays with and gains."""

from __future__ import annotations

from veillee.engine.table import Seat
from veillee.games.bones.content.deeds import Deed, Gain, OfDie
from veillee.games.bones.content.mats import CONSUMABLE, DICE_EACH
from veillee.games.bones.content.terms import FACES
from veillee.games.bones.events import DieGained, DieTurned, LootFound, Paid
from veillee.games.bones.options import GainDie
from veillee.games.bones.pieces import IN_LOCKED, IN_SKILL, IN_TRAY
from veillee.games.bones.rules.slots import lock, owner_unit, wear
from veillee.games.bones.table import Battlefield


def count(t: Battlefield, deed: OfDie, by: int, die: int, n: int, unit: int) -> None:
    """A counter goes up, to its last number at most, or is set. § BON-15.5"""
    most = t.box.most_counted[deed.die]
    turn_counter(t, deed.die, min(most, t.left[deed.die] + n) if deed.set_to < 0 else min(most, deed.set_to))


def turn_counter(t: Battlefield, die: int, n: int) -> None:
    """A counter shows this number."""
    t.left[die] = n
    for face in range(FACES):
        if t.box.face_n[die * FACES + face] == n:
            t.face[die] = face
            break
    t.value[die] = n
    t.tell(DieTurned, die, n)


def can_pay(t: Battlefield, die: int, n: int) -> bool:
    """Is there enough on a counter, or on a locked die?"""
    return t.where[die] in (IN_SKILL, IN_LOCKED) and t.left[die] >= n


def pay(t: Battlefield, die: int, n: int) -> None:
    """A cost is paid from a counter, or from a locked die, which is spent at 0."""
    t.tell(Paid, die, n)
    if t.where[die] == IN_LOCKED:
        wear(t, die, n)
    else:
        turn_counter(t, die, t.left[die] - n)


def gainable(t: Battlefield, unit: int, die: int) -> list[int]:
    """The consumables in the tray that a gearloc can gain: a certain one, or any. § BON-15.1 BON-15.2"""
    own = range(unit * DICE_EACH, unit * DICE_EACH + DICE_EACH)
    wanted = [die] if die >= 0 else [one for one in own if t.box.die_kind[one] == CONSUMABLE]
    return [one for one in wanted if t.where[one] == IN_TRAY]


def gain_by_deed(t: Battlefield, deed: Gain, by: int, die: int, n: int, unit: int) -> None:
    """A consumable is gained: which, the owner chooses where there is a choice. § BON-15.2"""
    found = gainable(t, unit, deed.die)
    if found:
        t.ask(t.owner_of(unit), [t.box.lexicon.gain_die[one] for one in found], gain)


def gain(t: Battlefield, seat: Seat, option: GainDie) -> None:
    """It goes to the skill area; some are rolled at once and locked. § BON-15.3"""
    die = option.die
    unit = owner_unit(die)
    t.tell(DieGained, unit, die)
    t.where[die] = IN_SKILL
    if t.box.is_rolled_when_gained[die] and t.free_locked(unit) > 0:
        t.face[die] = t.chance.roll(FACES) - 1
        t.value[die] = t.box.face_n[die * FACES + t.face[die]]
        lock(t, die, t.box.effects.ways[t.effect_on(die)][0])


def find_loot(t: Battlefield, deed: Deed, by: int, die: int, n: int, unit: int) -> None:
    """Loot is found; after a skirmish it counts for the score."""
    t.loot += n
    t.tell(LootFound, unit, t.figure(unit), n)
