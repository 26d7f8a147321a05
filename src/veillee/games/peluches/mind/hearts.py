"""Hearts: when an earned ability is worth a heart, among a plush's actions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from veillee.games.peluches.content.box import Ability
from veillee.games.peluches.content.colours import GREEN, PURPLE
from veillee.games.peluches.content.modifiers import COURAGE, SHY
from veillee.games.peluches.mind.aims import Aims
from veillee.games.peluches.mind.danger import Danger
from veillee.games.peluches.mind.stakes import RISEN
from veillee.games.peluches.options import UseAbility
from veillee.games.peluches.pieces import NO_CARD
from veillee.games.peluches.rules.abilities import (
    CHEER,
    COMFORT,
    CUDDLE,
    EXTRA_DIE,
    FORESEE,
    GIFT,
    HUSH,
    LONG_SHOT,
    ROAR,
    SLIP_THROUGH,
    TAUNT,
)
from veillee.games.peluches.table import Tale


class Moment:
    """What a plush weighs before it spends a heart: `here` is the worth of the active plush's square."""

    __slots__ = ("aims", "danger", "here", "n", "plush")

    def __init__(self, plush: int, n: int, aims: Aims, danger: Danger, here: float) -> None:
        self.plush = plush
        self.n = n
        self.aims = aims
        self.danger = danger
        self.here = here


def heart_worth(t: Tale, option: UseAbility, aims: Aims, danger: Danger, here: float) -> float:
    """The worth of an ability now; 0 for those that are not used among a plush's actions."""
    worth = WORTHS.get(t.box.ability_kinds[option.ability])
    if worth is None:
        return 0.0
    return worth(t, Moment(t.place_of(option.plush), t.box.ability_n[option.ability], aims, danger, here))


def extra_die_worth(t: Tale, now: Moment) -> float:
    """One more die is always welcome."""
    return 0.6


def cuddle_worth(t: Tale, now: Moment) -> float:
    """Stuffing, while there is little."""
    return 1.0 if t.stuffing[now.plush] <= 3 else 0.0


def gift_worth(t: Tale, now: Moment) -> float:
    """Stuffing for a friend who lies unconscious."""
    return RISEN if t.stuffing[now.plush] >= 3 and 0 in t.stuffing else 0.0


def hush_worth(t: Tale, now: Moment) -> float:
    """Less threat, when it is just enough to wake the monsters."""
    needed = len(t.monster_cards) or len(t.owners)
    return 1.0 if t.threat == needed else 0.0


def roar_worth(t: Tale, now: Moment) -> float:
    """Courage before a blow."""
    is_needed = now.danger.soon > 0.5 and t.stuffing[now.plush] > 0
    return 0.5 if is_needed and not t.has(now.plush, COURAGE) else 0.0


def slip_worth(t: Tale, now: Moment) -> float:
    """A way through, to a much better square."""
    gain = now.aims.worth_at(t, t.at[now.plush], 0, float(now.n)) - now.here
    return gain if gain > 0.6 and t.hearts[now.plush] > 1 else 0.0


def comfort_worth(t: Tale, now: Moment) -> float:
    """An end to shyness, when there is somebody to fight."""
    return 0.5 if t.has(now.plush, SHY) and t.monster_cards else 0.0


def cheer_worth(t: Tale, now: Moment) -> float:
    """Cheers, with hearts to spare."""
    return 0.3 if t.hearts[now.plush] > 2 else 0.0


def taunt_worth(t: Tale, now: Moment) -> float:
    """The blows, from a strong plush in place of a weak one."""
    weak = min([stuffing for stuffing in t.stuffing if stuffing > 0], default=0)
    return 0.4 if t.stuffing[now.plush] >= 5 and weak <= 2 and now.danger.soon > 0.8 else 0.0


def foresee_worth(t: Tale, now: Moment) -> float:
    """A look at the lost toy that waits, with hearts to spare."""
    return 0.3 if t.lost_tokens and t.hearts[now.plush] > 2 and t.foreseen == NO_CARD else 0.0


def shot_worth(t: Tale, now: Moment) -> float:
    """A longer range, with enough dice and a monster just out of reach."""
    plush, aims, n = now.plush, now.aims, now.n
    if t.hand[GREEN] + t.hand[PURPLE] < 2:
        return 0.0
    for index in range(len(aims.squares)):
        if aims.squares[index] in t.monster_at and aims.slacks[index] > 1:
            away = t.plan.ranges(t.at[plush], t.corners)[aims.squares[index]]
            if aims.slacks[index] < away <= aims.slacks[index] + n:
                return 0.9
    return 0.0


WORTHS: Final[dict[Ability, Callable[[Tale, Moment], float]]] = {
    EXTRA_DIE: extra_die_worth,
    CUDDLE: cuddle_worth,
    GIFT: gift_worth,
    HUSH: hush_worth,
    ROAR: roar_worth,
    SLIP_THROUGH: slip_worth,
    LONG_SHOT: shot_worth,
    COMFORT: comfort_worth,
    CHEER: cheer_worth,
    TAUNT: taunt_worth,
    FORESEE: foresee_worth,
}
