"""Abilities of baddies: black ones every turn at their moment, blue ones for bones."""

from __future__ import annotations

from typing import Final

from veillee.games.bones.content.deeds import Deed
from veillee.games.bones.content.terms import (
    ATTACKER,
    END_OF_TURN,
    GEARLOCS,
    NO_DIE,
    NOBODY,
    SELF,
    UNITS,
    WAS_ATTACKED,
    Moment,
)
from veillee.games.bones.events import AbilityWorked, AttackDiceLost
from veillee.games.bones.rules.doing import carry_out, do_deed
from veillee.games.bones.rules.meter import BEHIND, defer
from veillee.games.bones.rules.signs import fly
from veillee.games.bones.table import Battlefield
from veillee.kit.rows import replaced

# Verbs that may find nothing to do.
SUMMON: Final = "summon"
HEAL: Final = "heal"
FLY: Final = "fly"


def use_abilities(t: Battlefield, unit: int, moment: Moment) -> None:
    """The black abilities of this moment; one that needs a target is used on each target it reached.

    § BON-19.13 BON-19.14 BON-27.1 BON-27.2 BON-27.15 BON-37.16
    """
    if t.is_disabled(unit):
        return
    effects = t.box.effects
    flat = t.box.abilities_at[t.chip[unit]][moment]
    for at in range(0, len(flat), 2):
        effect, n = flat[at], flat[at + 1]
        if effects.needs_target[effects.ways[effect][0]]:
            for victim in distinct(t.victims):
                # What waits for the end of the turn comes with the attack.
                if moment != END_OF_TURN or t.touched[victim] & WAS_ATTACKED:
                    t.then(work, unit, effect, n, victim)
        else:
            t.then(work, unit, effect, n, NOBODY)


def distinct(units: list[int]) -> list[int]:
    """Those that are somebody, each once."""
    found: list[int] = []
    for unit in units:
        if unit != NOBODY and unit not in found:
            found.append(unit)
    return found


def work(t: Battlefield, unit: int, effect: int, n: int, victim: int) -> None:
    """An ability works, on a victim if it needs one. § BON-19.13 BON-27.2 BON-36.18"""
    effects = t.box.effects
    way = effects.ways[effect][0]
    if not t.is_on_mat(unit) or (effects.needs_target[way] and not t.is_on_mat(victim)):
        return
    if t.heard is not None and not is_untold(t, unit, way, n):
        t.tell(AbilityWorked, unit, t.figure(unit), effect, n if t.box.is_numbered[effect] else 0)
    for number in effects.deeds_of[way]:
        deed = effects.deeds[number]
        amount = deed.amount(n, 0)
        if deed.to in (SELF, ATTACKER):
            t.then(do_deed, number, unit, NO_DIE, amount)
        elif victim != NOBODY:
            t.then(carry_out, number, unit, NO_DIE, amount, victim)
        else:
            t.then(carry_out, number, unit, NO_DIE, amount, unit)


def is_untold(t: Battlefield, unit: int, way: int, n: int) -> bool:
    """Need nobody hear of an ability: a signal that was given, nothing to heal, a flight that its sign tells?"""
    verbs = t.box.effects.verbs
    for number in t.box.effects.deeds_of[way]:
        name = verbs.names[t.box.effects.deeds[number].verb]
        if name == FLY or (name == SUMMON and t.calls[unit] >= n) or (name == HEAL and t.hp[unit] == t.top[unit]):
            return True
    return False


def fly_by_deed(t: Battlefield, deed: Deed, by: int, die: int, n: int, unit: int) -> None:
    """The Flight die goes on, or off."""
    fly(t, unit)


def exhaust_strikes(t: Battlefield, deed: Deed, by: int, die: int, n: int, unit: int) -> None:
    """Attack dice that cost it HP are exhausted: attack is lower for this battle (BON-A.95). § BON-12.4 BON-37.15"""
    if unit < GEARLOCS and t.broken:
        t.attack_lost = replaced(t.attack_lost, unit, t.attack_lost[unit] + t.broken)
        t.tell(AttackDiceLost, unit, unit, t.broken)


def act_next(t: Battlefield, deed: Deed, by: int, die: int, n: int, unit: int) -> None:
    """The next baddie below it on the meter acts now, with more attack dice; its die moves up behind this one at the
    end of the round.
    """
    below = t.meter[t.meter.index(by) + 1 :] if by in t.meter else []
    for other in below:
        if GEARLOCS <= other < UNITS and other in t.order:
            t.order.remove(other)
            t.order.append(other)
            t.inspired = n
            defer(t, other, BEHIND + by)
            return
