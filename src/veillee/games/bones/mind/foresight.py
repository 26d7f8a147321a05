"""Foresight: what each baddie will do in its next turn, if nothing changes before."""

from __future__ import annotations

from veillee.games.bones.content.terms import GEARLOCS, NOBODY, STUN
from veillee.games.bones.mind.gains import MEAN_HIT
from veillee.games.bones.rules.baddie_turn import BADDIE_STEPS, attack_dice, closest_to
from veillee.games.bones.rules.sight import in_reach, taunters
from veillee.games.bones.rules.targeting import favourites
from veillee.games.bones.rules.waves import ends_of_walk, waves_from
from veillee.games.bones.table import Battlefield


class Intent:
    """Whom a baddie will attack, and where it will stand then; nobody if it reaches nobody in its next turn."""

    __slots__ = ("spot", "unit", "victims")

    def __init__(self, unit: int, victims: list[int], spot: int) -> None:
        self.unit = unit
        self.victims = victims
        self.spot = spot


def intent_of(t: Battlefield, unit: int) -> Intent:
    """The next turn of a baddie: its targets from where it stands, or after its walk. Of equals the first is named."""
    here = t.at[unit]
    if t.signs[unit] >> STUN & 1:
        return Intent(unit, [], here)
    reach = in_reach(t, unit)
    if reach:
        return Intent(unit, picked(t, unit, reach), here)
    waves = waves_from(t, unit)
    best = closest_to(t, unit, waves)
    if not best:
        return Intent(unit, [], here)
    quarry = best[0]
    spot = ends_of_walk(t, unit, quarry, waves, BADDIE_STEPS)[0]
    return Intent(unit, [quarry] if t.at[quarry] in t.box.beside[spot] else [], spot)


def picked(t: Battlefield, unit: int, reach: list[int]) -> list[int]:
    """The targets among those in reach: a taunting neighbour, or those that the icon prefers, one after the other."""
    taunting = taunters(t, unit, reach)
    if taunting:
        return favourites(t, unit, taunting)[:1]
    found: list[int] = []
    left = reach[:]
    while left and len(found) < t.box.chip_targets[t.chip[unit]]:
        best = favourites(t, unit, left)[0]
        left.remove(best)
        found.append(best)
    return found


def intents(t: Battlefield) -> list[Intent]:
    """What all baddies will do, by lane."""
    return [intent_of(t, unit) for unit in t.baddies()]


def incoming(t: Battlefield) -> list[float]:
    """The damage of attack dice that each gearloc can expect from the next turn of every baddie."""
    found = [0.0] * GEARLOCS
    for intent in intents(t):
        for victim in intent.victims:
            if victim != NOBODY:
                found[victim] += MEAN_HIT * attack_dice(t, intent.unit)
    return found
