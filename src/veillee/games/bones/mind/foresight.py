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
    """Whom a baddie will attack, and where it will stand then; nobody if it reaches nobody in its next turn.

    It is open if others are as good, among whom, or which positions, the group will choose.
    """

    __slots__ = ("is_open", "spot", "unit", "victims")

    def __init__(self, unit: int, victims: list[int], spot: int, is_open: bool) -> None:
        self.unit = unit
        self.victims = victims
        self.spot = spot
        self.is_open = is_open


def intent_of(t: Battlefield, unit: int) -> Intent:
    """The next turn of a baddie: its targets from where it stands, or after its walk. Of equals the first is named."""
    here = t.at[unit]
    if t.signs[unit] >> STUN & 1:
        return Intent(unit, [], here, False)
    reach = in_reach(t, unit)
    if reach:
        return picked(t, unit, reach)
    waves = waves_from(t, unit)
    nearest = closest_to(t, unit, waves)
    if not nearest:
        return Intent(unit, [], here, False)
    quarry = nearest[0]
    ends = ends_of_walk(t, unit, quarry, waves, BADDIE_STEPS)
    victims = [quarry] if t.at[quarry] in t.box.beside[ends[0]] else []
    return Intent(unit, victims, ends[0], len(nearest) > 1 or len(ends) > 1)


def picked(t: Battlefield, unit: int, reach: list[int]) -> Intent:
    """The targets among those in reach: a taunting neighbour, or those that the icon prefers, one after the other."""
    taunting = taunters(t, unit, reach)
    if taunting:
        best = favourites(t, unit, taunting)
        return Intent(unit, best[:1], t.at[unit], len(best) > 1)
    found: list[int] = []
    left = reach[:]
    is_open = False
    most = t.box.chip_targets[t.chip[unit]]
    while left and len(found) < most:
        best = favourites(t, unit, left)
        is_open = is_open or len(best) > most - len(found)
        left.remove(best[0])
        found.append(best[0])
    return Intent(unit, found, t.at[unit], is_open)


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
