"""Abilities: what a heart buys, and when."""

from __future__ import annotations

from typing import Final

from veillee.engine.table import Seat
from veillee.games.peluches.box import ABILITIES
from veillee.games.peluches.events import AbilityUsed
from veillee.games.peluches.modifiers import MELEE_ROLL, STUFFING_ROLL
from veillee.games.peluches.options import UseAbility
from veillee.games.peluches.table import Tale

(
    DASH, STRONGER_BLOW, COMFORT, TAKE_THE_BLOW, BRACE, PUSH, PICK_ITEM, GIFT, FORESEE,
    SLIP_THROUGH, LONG_SHOT, EXTRA_DIE, ROAR, CHEER, TAUNT, PLUMP_UP, CUDDLE, HUSH,
) = range(len(ABILITIES))  # fmt: skip

# The moments at which abilities may be used.
STABLE: Final = 0
ACTING: Final = 1
ROLLED: Final = 2
ATTACKED: Final = 3
FOUND: Final = 4
DEFEATED: Final = 5

AT_ANY_TIME: Final = (COMFORT, PUSH, GIFT, FORESEE, ROAR, CHEER, TAUNT, CUDDLE, HUSH)
WHILE_ACTING: Final = (SLIP_THROUGH, LONG_SHOT, EXTRA_DIE)
REACH_OF_BLOW: Final = 3


def abilities_now(t: Tale, seat: Seat, moment: int) -> list[UseAbility]:
    """All earned abilities that a player may use now, for any of his plushies.

    § PEL-42.2 PEL-42.4 PEL-42.5 PEL-44.13
    """
    found: list[UseAbility] = []
    for plush, owner in enumerate(t.owners):
        if owner == seat and t.hearts[plush] > 0:
            for ability in t.box.earned[t.characters[plush]]:
                if is_time_for(t, plush, t.box.ability_kinds[ability], moment):
                    found.append(UseAbility(t.characters[plush], ability))
    return found


def is_time_for(t: Tale, plush: int, ability: int, moment: int) -> bool:
    """The timing that the card prints, and whether the ability would do anything. § PEL-42.5"""
    if moment == ROLLED:
        if t.rolling != plush:
            return False
        return (ability == STRONGER_BLOW and t.roll_kind == MELEE_ROLL) or (
            ability == PLUMP_UP and t.roll_kind == STUFFING_ROLL
        )
    if moment in (FOUND, DEFEATED, ATTACKED):
        return False
    if ability in WHILE_ACTING:
        return moment == ACTING and plush == t.active and t.on_map(plush) and not (ability == LONG_SHOT and t.long_shot)
    return ability in AT_ANY_TIME and would_help(t, plush, ability)


def would_help(t: Tale, plush: int, ability: int) -> bool:
    """An ability that could do nothing is not offered."""
    if ability == HUSH:
        return t.threat > 0
    if ability == PUSH:
        return bool(beside(t, plush))
    if ability == GIFT:
        return t.plushies() > 1 and (t.stuffing[plush] > 1 or (t.last_stuffing and t.stuffing[plush] == 1))
    if ability == FORESEE:
        return bool(t.lost_deck)
    if ability == TAUNT:
        return t.taunting != plush and bool(t.monster_at)
    return True


def beside(t: Tale, plush: int) -> list[int]:
    """The monsters on squares next to a plush."""
    if not t.on_map(plush):
        return []
    near = t.plan.near[t.at[plush]]
    return [monster for monster, at in enumerate(t.monster_at) if at in near]


def spend_heart(t: Tale, plush: int, ability: int) -> None:
    """One heart goes back to the supply for one use. § PEL-42.2 PEL-42.6 PEL-44.13"""
    t.hearts[plush] -= 1
    t.tell(AbilityUsed, t.characters[plush], ability)
