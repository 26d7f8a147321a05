"""Hearts: when an earned ability is worth a heart, among a plush's actions."""

from __future__ import annotations

from veillee.games.peluches.content.box import Ability
from veillee.games.peluches.content.colours import GREEN, PURPLE
from veillee.games.peluches.content.modifiers import COURAGE, SHY
from veillee.games.peluches.mind.aims import Aims
from veillee.games.peluches.mind.danger import Danger
from veillee.games.peluches.mind.stakes import RISEN
from veillee.games.peluches.options import UseAbility
from veillee.games.peluches.rules.abilities import (
    CHEER,
    COMFORT,
    CUDDLE,
    EXTRA_DIE,
    GIFT,
    HUSH,
    LONG_SHOT,
    ROAR,
    SLIP_THROUGH,
    TAUNT,
)
from veillee.games.peluches.table import Tale


def heart_worth(t: Tale, option: UseAbility, aims: Aims, danger: Danger, here: float) -> float:
    """The worth of an ability now; `here` is the worth of the active plush's square."""
    plush = t.place_of(option.plush)
    kind = t.box.ability_kinds[option.ability]
    if kind == EXTRA_DIE:
        return 0.6
    if kind == CUDDLE:
        return 1.0 if t.stuffing[plush] <= 3 else 0.0
    if kind == GIFT:
        return RISEN if t.stuffing[plush] >= 3 and 0 in t.stuffing else 0.0
    if kind == HUSH:
        needed = len(t.monster_cards) or len(t.owners)
        return 1.0 if t.threat == needed else 0.0
    if kind == ROAR:
        is_needed = danger.soon > 0.5 and t.stuffing[plush] > 0
        return 0.5 if is_needed and not t.has(plush, COURAGE) else 0.0
    if kind == SLIP_THROUGH:
        gain = aims.worth_at(t, t.at[plush], 0, float(t.box.ability_n[option.ability])) - here
        return gain if gain > 0.6 and t.hearts[plush] > 1 else 0.0
    if kind == LONG_SHOT:
        return shot_worth(t, plush, aims, t.box.ability_n[option.ability])
    return rare_worth(t, plush, kind, danger)


def rare_worth(t: Tale, plush: int, kind: Ability, danger: Danger) -> float:
    """Abilities that need the right moment."""
    if kind == COMFORT:
        return 0.5 if t.has(plush, SHY) and t.monster_cards else 0.0
    if kind == CHEER:
        return 0.3 if t.hearts[plush] > 2 else 0.0
    if kind == TAUNT:
        weak = min([stuffing for stuffing in t.stuffing if stuffing > 0], default=0)
        return 0.4 if t.stuffing[plush] >= 5 and weak <= 2 and danger.soon > 0.8 else 0.0
    return 0.0


def shot_worth(t: Tale, plush: int, aims: Aims, n: int) -> float:
    """A longer range is worth it with enough dice and a monster just out of reach."""
    if t.hand[GREEN] + t.hand[PURPLE] < 2:
        return 0.0
    for index in range(len(aims.squares)):
        if aims.squares[index] in t.monster_at and aims.slacks[index] > 1:
            away = t.plan.ranges(t.at[plush], t.corners)[aims.squares[index]]
            if aims.slacks[index] < away <= aims.slacks[index] + n:
                return 0.9
    return 0.0
