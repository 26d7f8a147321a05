"""Abilities: what a heart buys, and when."""

from __future__ import annotations

from typing import Final

from veillee.engine.table import Seat
from veillee.games.peluches.content.box import ABILITIES
from veillee.games.peluches.content.modifiers import MELEE_ROLL, STUFFING_ROLL
from veillee.games.peluches.events import AbilityUsed
from veillee.games.peluches.options import UseAbility
from veillee.games.peluches.table import Tale
from veillee.kit.grid import NOWHERE

(
    DASH, STRONGER_BLOW, COMFORT, TAKE_THE_BLOW, BRACE, PUSH, PICK_ITEM, GIFT, FORESEE,
    SLIP_THROUGH, LONG_SHOT, EXTRA_DIE, ROAR, CHEER, TAUNT, PLUMP_UP, CUDDLE, HUSH,
) = range(len(ABILITIES))  # fmt: skip

AT_ANY_TIME: Final = (COMFORT, PUSH, GIFT, FORESEE, ROAR, CHEER, TAUNT, CUDDLE, HUSH)
WHILE_ACTING: Final = (SLIP_THROUGH, LONG_SHOT, EXTRA_DIE)
REACH_OF_BLOW: Final = 3
SCARED: Final = "scared"
COURAGEOUS: Final = "courageous"


def abilities_now(t: Tale, seat: Seat) -> list[UseAbility]:
    """All earned abilities that a player may use at any time, for any of his plushies.

    § PEL-42.2 PEL-42.4 PEL-42.5 PEL-44.13
    """
    found: list[UseAbility] = []
    for plush, owner in enumerate(t.owners):
        if owner == seat and t.hearts[plush] > 0:
            for ability in t.box.earned[t.characters[plush]]:
                kind = t.box.ability_kinds[ability]
                if kind in AT_ANY_TIME and would_help(t, plush, kind):
                    found.append(t.box.lexicon.use_ability[ability])
    return found


def abilities_among(t: Tale, plush: int, kinds: tuple[int, ...]) -> list[UseAbility]:
    """The earned abilities of a plush of some kinds, if it has a heart. § PEL-42.2 PEL-42.5"""
    if t.hearts[plush] == 0:
        return []
    earned = t.box.earned[t.characters[plush]]
    return [t.box.lexicon.use_ability[one] for one in earned if t.box.ability_kinds[one] in kinds]


def abilities_acting(t: Tale, plush: int) -> list[UseAbility]:
    """What a plush may use among its actions only. § PEL-42.5"""
    if t.hearts[plush] == 0 or not t.on_map(plush):
        return []
    return abilities_among(t, plush, (SLIP_THROUGH, EXTRA_DIE) if t.long_shot else WHILE_ACTING)


def abilities_rolling(t: Tale, plush: int) -> list[UseAbility]:
    """What a plush may use after a roll of its own only. § PEL-42.5"""
    if t.roll_kind == MELEE_ROLL:
        return abilities_among(t, plush, (STRONGER_BLOW,))
    return abilities_among(t, plush, (PLUMP_UP,)) if t.roll_kind == STUFFING_ROLL else []


def would_help(t: Tale, plush: int, ability: int) -> bool:
    """An ability that could do nothing is not offered."""
    if ability == HUSH:
        return t.threat > 0
    if ability == COMFORT:
        return bool(comforted(t, plush))
    if ability == ROAR:
        return not t.has_condition(plush, t.box.condition_ids.index(COURAGEOUS))
    if ability == PUSH:
        return bool(beside(t, plush))
    if ability == GIFT:
        return t.plushies() > 1 and (t.stuffing[plush] > 1 or (t.last_stuffing and t.stuffing[plush] == 1))
    if ability == FORESEE:
        return bool(t.lost_deck)
    if ability == TAUNT:
        return t.taunting != plush and bool(t.monster_at)
    return True


def comforted(t: Tale, plush: int) -> list[int]:
    """The scared plushies beside one, and itself if it is scared."""
    scared = 1 << t.box.condition_ids.index(SCARED)
    here = t.at[plush]
    near = t.plan.near[here] if here != NOWHERE else []
    found: list[int] = []
    for other, held in enumerate(t.conditions):
        if held & scared and (other == plush or t.at[other] in near):
            found.append(other)
    return found


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
