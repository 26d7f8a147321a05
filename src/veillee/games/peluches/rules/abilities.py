"""Abilities: what a heart buys, and when."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from veillee.engine.table import Seat
from veillee.games.peluches.content.box import Ability, ability_named
from veillee.games.peluches.content.colours import EVERY_LINE
from veillee.games.peluches.content.modifiers import MELEE_ROLL, NO_MOVE, STUFFING_ROLL
from veillee.games.peluches.events import AbilityUsed
from veillee.games.peluches.options import UseAbility
from veillee.games.peluches.table import Tale
from veillee.kit.grid import NOWHERE

DASH: Final = ability_named("dash_after_defeat")
STRONGER_BLOW: Final = ability_named("stronger_blow")
COMFORT: Final = ability_named("comfort")
TAKE_THE_BLOW: Final = ability_named("take_the_blow")
BRACE: Final = ability_named("brace")
PUSH: Final = ability_named("push")
PICK_ITEM: Final = ability_named("pick_item")
GIFT: Final = ability_named("gift")
FORESEE: Final = ability_named("foresee")
SLIP_THROUGH: Final = ability_named("slip_through")
LONG_SHOT: Final = ability_named("long_shot")
EXTRA_DIE: Final = ability_named("extra_die")
ROAR: Final = ability_named("roar")
CHEER: Final = ability_named("cheer")
TAUNT: Final = ability_named("taunt")
PLUMP_UP: Final = ability_named("plump_up")
CUDDLE: Final = ability_named("cuddle")
HUSH: Final = ability_named("hush")

WHILE_ACTING: Final = (LONG_SHOT, EXTRA_DIE)
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
                if kind in WOULD_HELP and WOULD_HELP[kind](t, plush):
                    found.append(t.box.lexicon.use_ability[ability])
    return found


def abilities_among(t: Tale, plush: int, kinds: tuple[Ability, ...]) -> list[UseAbility]:
    """The earned abilities of a plush of some kinds, if it has a heart. § PEL-42.2 PEL-42.5"""
    if t.hearts[plush] == 0:
        return []
    earned = t.box.earned[t.characters[plush]]
    return [t.box.lexicon.use_ability[one] for one in earned if t.box.ability_kinds[one] in kinds]


def abilities_acting(t: Tale, plush: int) -> list[UseAbility]:
    """What a plush may use among its actions only, and a slip-through, with which it may go on acting. § PEL-42.5"""
    if t.hearts[plush] == 0 or not t.on_map(plush):
        return []
    kinds = WHILE_ACTING[1:] if t.long_shot else WHILE_ACTING
    can_go = can_slip(t, plush) or not t.box.any_time
    return abilities_among(t, plush, (SLIP_THROUGH, *kinds) if can_go else kinds)


def most_from(t: Tale, plush: int, kind: Ability) -> int:
    """The most that a plush can get out of an ability with all its hearts; 0 if it has not earned it."""
    for ability in t.box.earned[t.characters[plush]]:
        if t.box.ability_kinds[ability] == kind:
            return t.hearts[plush] * max(1, t.box.ability_n[ability])
    return 0


def abilities_rolling(t: Tale, plush: int) -> list[UseAbility]:
    """What a plush may use after a roll of its own only. § PEL-42.5"""
    if t.roll_kind == MELEE_ROLL:
        return abilities_among(t, plush, (STRONGER_BLOW,))
    return abilities_among(t, plush, (PLUMP_UP,)) if t.roll_kind == STUFFING_ROLL else []


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


def room_round(t: Tale, monster: int) -> list[int]:
    """The free squares a step away from a monster."""
    here = t.monster_at[monster]
    ways = t.plan.ways(EVERY_LINE, t.corners)[here]
    return [square for square in t.plan.near[here] if square in ways and t.is_free(square)]


def can_push(t: Tale, plush: int) -> bool:
    """There is a monster beside the plush, with room to be pushed to; in matches of older rules room was no matter."""
    found = beside(t, plush)
    return any([room_round(t, monster) for monster in found]) if t.box.any_time else bool(found)


def can_slip(t: Tale, plush: int) -> bool:
    """The plush can move. What it meets on the way may need dice and cards, so those on the table are put away first;
    in matches of older rules it slips among its own actions only. § PEL-42.4
    """
    is_free = t.box.any_time and not t.pool and not t.looked_at
    return is_free and t.turns > 0 and t.on_map(plush) and not t.still and not t.has(plush, NO_MOVE)


def can_roar(t: Tale, plush: int) -> bool:
    """Courage would be new to the plush."""
    return not t.has_condition(plush, t.box.condition_ids.index(COURAGEOUS))


def can_give(t: Tale, plush: int) -> bool:
    """There is a friend, and stuffing to spare."""
    return t.plushies() > 1 and (t.stuffing[plush] > 1 or (t.last_stuffing and t.stuffing[plush] == 1))


def can_taunt(t: Tale, plush: int) -> bool:
    """There are monsters, and they do not look at this plush already."""
    return t.taunting != plush and bool(t.monster_at)


# The abilities for any time, and when each would do something: otherwise it is not offered.
WOULD_HELP: Final[dict[Ability, Callable[[Tale, int], bool]]] = {
    COMFORT: lambda t, plush: bool(comforted(t, plush)),
    PUSH: can_push,
    GIFT: can_give,
    FORESEE: lambda t, plush: bool(t.lost_deck),
    ROAR: can_roar,
    CHEER: lambda t, plush: True,
    TAUNT: can_taunt,
    CUDDLE: lambda t, plush: True,
    HUSH: lambda t, plush: t.threat > 0,
    SLIP_THROUGH: can_slip,
}


def spend_heart(t: Tale, plush: int, ability: int) -> None:
    """One heart goes back to the supply for one use. § PEL-42.2 PEL-42.6 PEL-44.13"""
    t.hearts[plush] -= 1
    t.tell(AbilityUsed, t.characters[plush], ability)
