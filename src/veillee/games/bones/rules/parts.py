"""Parts: components in locked slots, and what is made of them."""

from __future__ import annotations

from veillee.games.bones.content.deeds import COMPONENT, Craft, OfPart
from veillee.games.bones.content.terms import ANY_PART
from veillee.games.bones.rules.consumables import turn_counter
from veillee.games.bones.rules.slots import wear
from veillee.games.bones.table import Battlefield


def part_on(t: Battlefield, die: int) -> int:
    """The component that a locked die holds."""
    deed = t.standing_deed(t.way_of(die, COMPONENT))
    assert isinstance(deed, OfPart)
    return deed.part


def dice_for(t: Battlefield, unit: int, takes: list[int]) -> list[int]:
    """A locked die for each component: of its own kind, else one that can be any. Empty if one is missing."""
    left = {die: t.left[die] for die in t.standing_dice(unit, COMPONENT)}
    found: list[int] = []
    for part in takes:
        for wanted in (part, ANY_PART):
            fitting = [die for die in left if left[die] and part_on(t, die) == wanted]
            if fitting:
                found.append(fitting[0])
                left[fitting[0]] -= 1
                break
    return found if len(found) == len(takes) else []


def has_parts(t: Battlefield, unit: int, takes: list[int]) -> bool:
    """Is there a component of each kind?"""
    return bool(dice_for(t, unit, takes))


def craft(t: Battlefield, deed: Craft, by: int, die: int, n: int, unit: int) -> None:
    """One of each component becomes one more on the counter; a component die at 0 is exhausted. § BON-15.5"""
    for one in dice_for(t, by, deed.takes):
        wear(t, one, 1)
    turn_counter(t, deed.die, t.left[deed.die] + 1)
