"""Conditions: what a plush becomes, what it is immune to, and how it is rid of it."""

from __future__ import annotations

from veillee.games.peluches.content.modifiers import IMMUNE, ModifierVerb
from veillee.games.peluches.events import ConditionGained, ConditionLost
from veillee.games.peluches.table import Tale


def become(t: Tale, plush: int, condition: int) -> None:
    """The card of that name is put on the plush; one of each type, none while immune or unconscious (PEL-A.37).

    § PEL-37.9 PEL-39.1 PEL-39.2 PEL-39.3 PEL-39.4
    """
    if t.is_up(plush) and not t.has_condition(plush, condition) and not is_immune(t, plush, condition):
        t.conditions[plush] |= 1 << condition
        t.tell(ConditionGained, t.characters[plush], condition)


def is_immune(t: Tale, plush: int, condition: int) -> bool:
    """Does an item keep the condition off? § PEL-39.4"""
    if not t.has(plush, IMMUNE):
        return False
    return t.box.condition_ids[condition] in t.conditions_of(plush, IMMUNE)


def discard_condition(t: Tale, plush: int, condition: int) -> None:
    """The card goes back to the supply. § PEL-5.17"""
    if t.has_condition(plush, condition):
        t.conditions[plush] &= ~(1 << condition)
        t.tell(ConditionLost, t.characters[plush], condition)


def shed_immune(t: Tale, plush: int) -> None:
    """Who becomes immune to what it already has discards it. § PEL-39.5"""
    for condition in range(len(t.box.condition_ids)) if t.conditions[plush] else []:
        if t.has_condition(plush, condition) and is_immune(t, plush, condition):
            discard_condition(t, plush, condition)


def held_with(t: Tale, plush: int, kind: ModifierVerb) -> list[int]:
    """The conditions of a plush that do this. § PEL-39.6"""
    held = t.conditions[plush]
    if not held:
        return []
    kinds = t.box.condition_kinds
    return [condition for condition in range(len(kinds)) if held >> condition & 1 and kinds[condition] >> kind & 1]
