"""The lexicon: every option that names a piece of the box, made once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from veillee.engine.game import options_in
from veillee.engine.words import Option
from veillee.games.bones import options
from veillee.games.bones.content.effects import Effects
from veillee.games.bones.content.terms import FACES, GEARLOCS, LANES, NO_DIE, SIGNS
from veillee.games.bones.options import (
    BuyPlan,
    ChooseUnit,
    DropDie,
    EffectFirst,
    FallOn,
    GainDie,
    KeepShields,
    LockDie,
    PickDie,
    PlaceDie,
    React,
    ReactWithPair,
    SalvagePart,
    SignFirst,
    StandAbove,
    StoreDie,
    TakeDie,
    TakeTarget,
    TrainDie,
    UseDie,
    UseInnate,
    UsePair,
)

MOST_ONES: Final = 9
MOST_OTHERS: Final = 20

Named = TypeVar("Named", bound=Option)


class Lexicon:
    """Options by the number of the piece that they concern: by face (die times six plus face), by unit and chip."""

    def __init__(
        self, effects: Effects, face_effect: list[int], face_n: list[int], face_m: list[int], chips: int,
        plans: list[list[int]],
    ) -> None:  # fmt: skip
        dice = range(len(face_effect) // FACES)
        self.train_die = [TrainDie(die) for die in dice]
        self.take_die = [TakeDie(die) for die in dice]
        self.drop_die = [DropDie(die) for die in dice]
        self.pick_die = [PickDie(die) for die in dice]
        self.gain_die = [GainDie(die) for die in dice]
        self.salvage = [SalvagePart(die) for die in dice]
        self.use: list[list[UseDie]] = []
        self.pair: list[list[UsePair]] = []
        self.place: list[list[PlaceDie]] = []
        self.lock: list[LockDie] = []
        self.store: list[StoreDie] = []
        self.react: list[React] = []
        self.react_pair: list[ReactWithPair] = []
        for at, effect in enumerate(face_effect):
            die, n, m = at // FACES, face_n[at], face_m[at]
            ways = effects.ways[effect]
            self.use.append([UseDie(die, effect, n, m, way) for way in ways])
            self.pair.append([UsePair(die, effect, way) for way in ways])
            self.place.append([PlaceDie(die, effect, n, figure) for figure in range(GEARLOCS)])
            self.lock.append(LockDie(die, effect, n))
            self.store.append(StoreDie(die, n))
            self.react.append(React(die, effect, n))
            self.react_pair.append(ReactWithPair(die, effect))
        self.choose_unit = by_unit(ChooseUnit, chips)
        self.take_target = by_unit(TakeTarget, chips)
        self.stand_above = by_unit(StandAbove, chips)
        self.fall_on = by_unit(FallOn, chips)
        self.sign_first = [SignFirst(sign) for sign in range(len(SIGNS))]
        self.effect_first = [EffectFirst(effect, NO_DIE) for effect in range(len(effects.ids))]
        self.face_first = [EffectFirst(effect, at // FACES) for at, effect in enumerate(face_effect)]
        self.use_innate = [UseInnate(effect) for effect in range(len(effects.ids))]
        self.buy = [[[BuyPlan(effect, bones) for bones in range(6)] for effect in plan] for plan in plans]
        self.keep_shields = [
            [[KeepShields(one, two, other) for other in range(MOST_OTHERS + 1)] for two in range(MOST_ONES + 1)]
            for one in range(MOST_ONES + 1)
        ]

    def everything(self) -> tuple[Option, ...]:
        """All options of the game, each once, in an order that stays."""
        found: dict[Option, None] = dict.fromkeys(options_in([options]))
        for value in vars(self).values():
            _collect(value, found)
        return tuple(found)


def by_unit(make: Callable[[int, int], Named], chips: int) -> list[list[Named]]:
    """Options that name a unit, with its figure: a row for each unit, by its chip. Gearlocs have one."""
    rows = [[make(unit, unit)] for unit in range(GEARLOCS)]
    rows += [[make(GEARLOCS + lane, GEARLOCS + chip) for chip in range(chips)] for lane in range(LANES)]
    return rows


def _collect(value: object, found: dict[Option, None]) -> None:
    if isinstance(value, Option):
        found[value] = None
    elif isinstance(value, list):
        for item in value:
            _collect(item, found)
