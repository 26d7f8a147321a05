"""Remarks: exact odds and gains of options."""

from __future__ import annotations

from dataclasses import dataclass

from veillee.engine.words import Option, Remark
from veillee.games.bones.options import Roll
from veillee.games.bones.rules.rolling import WHITE_ATTACK, WHITE_DEFENCE
from veillee.games.bones.table import Battlefield
from veillee.kit.dice import DieOdds


@dataclass(frozen=True)
class ExpectedDamage(Remark):
    """What the attack dice deal on average, in tenths, before shields."""

    tenths: int


@dataclass(frozen=True)
class FellingChance(Remark):
    """How often the attack dice alone fell the target, in percent."""

    percent: int


@dataclass(frozen=True)
class BonesChance(Remark):
    """How often at least one white die shows bones, in percent."""

    percent: int


def remarks_on(t: Battlefield, option: Option) -> list[Remark]:
    """What a seat may know about an option before choosing it."""
    if not isinstance(option, Roll) or not option.attack + option.defence:
        return []
    found: list[Remark] = []
    box = t.box
    if option.attack:
        faces = box.white[WHITE_ATTACK]
        found.append(ExpectedDamage(10 * option.attack * sum(faces) // len(faces)))
        need = t.hp[t.target] + t.ones[t.target] + 2 * t.twos[t.target]
        found.append(FellingChance(round(100 * DieOdds(faces).reaches(option.attack, need))))
    without = 1.0
    for white, dice in ((WHITE_ATTACK, option.attack), (WHITE_DEFENCE, option.defence)):
        without *= (1 - box.white[white].count(0) / len(box.white[white])) ** dice
    found.append(BonesChance(round(100 * (1 - without))))
    return found
