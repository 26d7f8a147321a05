"""Rescue: whether a heart is spent before something happens by itself, or kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from veillee.engine.table import Question
from veillee.engine.words import Option
from veillee.games.peluches.content.box import Ability
from veillee.games.peluches.content.modifiers import MOVE_ROLL, STUFFING_ROLL
from veillee.games.peluches.content.specials import Burst
from veillee.games.peluches.mind.reactions import roll_worth, toll
from veillee.games.peluches.options import GO_ON, UseAbility
from veillee.games.peluches.pieces import NOBODY
from veillee.games.peluches.rules.abilities import (
    CHEER,
    COMFORT,
    CUDDLE,
    FORESEE,
    GIFT,
    HUSH,
    PUSH,
    ROAR,
    SLIP_THROUGH,
    TAUNT,
    most_from,
)
from veillee.games.peluches.rules.monsters import special_of
from veillee.games.peluches.rules.stalking import in_reach, within
from veillee.games.peluches.rules.windows import APPROACH, ATTACK, DAMAGE, ROLL, WAKING, Moment, await_hearts
from veillee.games.peluches.table import Tale
from veillee.kit.judgement import number_at

# The price of a heart, in stuffing.
HEART: Final = 2.0
# What a heart that would be lost is still good for.
FAREWELL: Final = 0.1
# A stored die keeps off about this much.
GUARDED: Final = 1.5
# Further than this a push does not take a monster out of range.
ARM: Final = 1


def spend_or_keep(t: Tale, question: Question) -> Option:
    """In a window: the ability that saves most, or to go on."""
    worth_of = WORTHS[Moment(number_at(question, 0))]
    one, two, three = number_at(question, 1), number_at(question, 2), number_at(question, 3)
    best: Option = GO_ON
    most = 0.0
    for option, _ in question.asides:
        if isinstance(option, UseAbility):
            worth = worth_of(t, option, one, two, three)
            if worth > most:
                best, most = option, worth
    return best


def rescue_from_damage(t: Tale, option: UseAbility, plush: int, damage: int, by_monster: int) -> float:
    """Stuffing that keeps a plush on its feet, courage against a hard blow, last uses of hearts that will be lost."""
    kind = t.box.ability_kinds[option.ability]
    helps = AGAINST_DAMAGE.get(kind)
    return helps(t, t.place_of(option.plush), plush, damage, by_monster) if helps is not None else 0.0


def face_blow(t: Tale, user: int, plush: int, damage: int, by_monster: int) -> float:
    """Courage lets a plush face a monster's blow."""
    return toll(t, plush, damage) - HEART if by_monster and user == plush else 0.0


def plump_oneself(t: Tale, user: int, plush: int, damage: int, by_monster: int) -> float:
    """Enough stuffing keeps a plush on its feet; where it is not enough, the heart would be lost anyway."""
    missing = damage - t.stuffing[plush] + 1
    if missing <= 0 or user != plush:
        return 0.0
    return toll(t, plush, damage) - HEART if most_from(t, user, CUDDLE) >= missing else FAREWELL


def give_enough(t: Tale, user: int, plush: int, damage: int, by_monster: int) -> float:
    """A friend's stuffing keeps a plush on its feet."""
    missing = damage - t.stuffing[plush] + 1
    is_enough = most_from(t, user, GIFT) >= missing and t.stuffing[user] > missing
    return toll(t, plush, damage) - HEART if missing > 0 and user != plush and is_enough else 0.0


def use_before_fall(t: Tale, user: int, plush: int, damage: int, by_monster: int) -> float:
    """A heart that a fall would take is spent on whatever it can do."""
    return FAREWELL if user == plush and damage >= t.stuffing[plush] else 0.0


AGAINST_DAMAGE: Final[dict[Ability, Callable[[Tale, int, int, int, int], float]]] = {
    ROAR: face_blow,
    CUDDLE: plump_oneself,
    GIFT: give_enough,
    CHEER: use_before_fall,
    COMFORT: use_before_fall,
    HUSH: use_before_fall,
    FORESEE: use_before_fall,
}


def rescue_from_attack(t: Tale, option: UseAbility, monster: int, face: int, first: int) -> float:
    """A target that would pay dearly slips away, a monster that strikes near is pushed, a strong friend is struck."""
    helps = AGAINST_ATTACK.get(t.box.ability_kinds[option.ability])
    if helps is None:
        return 0.0
    card = t.monster_cards[monster]
    reach, power = t.box.reaches[card][face - 1], t.box.powers[card][face - 1]
    special = special_of(t, monster, face)
    user = t.place_of(option.plush)
    if special.aims:
        return helps(t, user, in_reach(t, monster, reach, first), reach, power)
    is_hit = isinstance(special, Burst) and user in within(t, monster, special.around)
    return slip_away(t, user, [user], reach, power) if helps is slip_away and is_hit else 0.0


def slip_away(t: Tale, user: int, targets: list[int], reach: int, power: int) -> float:
    """A target is no longer there."""
    return blow_price(t, targets[0], power) - HEART if user in targets else 0.0


def push_away(t: Tale, user: int, targets: list[int], reach: int, power: int) -> float:
    """A monster that strikes near cannot reach anybody."""
    return blow_price(t, targets[0], power) - HEART if targets and reach <= ARM else 0.0


def step_in(t: Tale, user: int, targets: list[int], reach: int, power: int) -> float:
    """A friend is struck instead."""
    if not targets or user in targets:
        return 0.0
    return blow_price(t, targets[0], power) - HEART - blow_price(t, user, power)


AGAINST_ATTACK: Final[dict[Ability, Callable[[Tale, int, list[int], int, int], float]]] = {
    SLIP_THROUGH: slip_away,
    PUSH: push_away,
    TAUNT: step_in,
}


def blow_price(t: Tale, plush: int, power: int) -> float:
    """The cost of a blow to a plush, less what its stored dice keep off."""
    return toll(t, plush, power) - GUARDED * len(t.stored_dice(plush))


def take_or_leave(t: Tale, options: Sequence[Option], plush: int, damage: int, friend: int) -> Option:
    """Take a blow that would cost another much more; otherwise keep the heart."""
    saved = blow_price(t, plush, damage) - blow_price(t, friend, damage)
    return options[-1] if saved > HEART else options[0]


def rescue_of_roll(t: Tale, option: UseAbility, one: int, two: int, three: int) -> float:
    """A roll that matters is made to succeed; walks are not worth a heart."""
    is_own = t.place_of(option.plush) == t.rolling
    kind = t.box.ability_kinds[option.ability]
    if t.roll_kind in (MOVE_ROLL, STUFFING_ROLL):
        return FAREWELL if t.roll_kind == STUFFING_ROLL and kind == GIFT and is_own else 0.0
    return roll_worth(t) - HEART if kind == CHEER or (kind == ROAR and is_own) else 0.0


def rescue_from_waking(t: Tale, option: UseAbility, one: int, two: int, three: int) -> float:
    """Quiet, where it keeps the monsters asleep."""
    return 1.0 if t.box.ability_kinds[option.ability] == HUSH else 0.0


def wait_and_see(t: Tale, option: UseAbility, one: int, two: int, three: int) -> float:
    """A monster that sets out has not struck yet."""
    return 0.0


WORTHS: Final[dict[Moment, Callable[[Tale, UseAbility, int, int, int], float]]] = {
    ROLL: rescue_of_roll,
    APPROACH: wait_and_see,
    ATTACK: rescue_from_attack,
    DAMAGE: rescue_from_damage,
    WAKING: rescue_from_waking,
}


def in_danger(t: Tale) -> int:
    """The plush that is about to lose stuffing; nobody, if no window is open for it."""
    for step, args in t.planned_before()[-1:]:
        if step is await_hearts and args[0] == DAMAGE:
            plush = args[1]
            assert isinstance(plush, int)
            return plush
    return NOBODY


def saving_aside(t: Tale, question: Question, plush: int, damage: int, by_monster: int) -> Option | None:
    """An ability of the asked player that keeps a plush from a fall before it defends itself."""
    if damage < t.stuffing[plush]:
        return None
    for option, _ in question.asides:
        if isinstance(option, UseAbility) and rescue_from_damage(t, option, plush, damage, by_monster) > FAREWELL:
            return option
    return None
