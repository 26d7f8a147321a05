"""Odds: what a damage costs whom it hits, and the exact chances of a pool of dice against a target."""

from __future__ import annotations

from math import comb
from typing import Final

from veillee.games.bones.content.box import Box
from veillee.games.bones.content.deeds import ADD_DAMAGE, CAP_LOSS, FREEZE, IGNORE_BONES, IGNORE_FIRST, REDUCE, AddTo
from veillee.games.bones.content.effects import NO_BOOST
from veillee.games.bones.content.terms import (
    AIMED,
    ALL_BADDIES,
    ANY_BADDIE,
    AT_POSITION,
    ATTACK,
    BESIDE_AIM,
    FACES,
    GEARLOCS,
    NO_AIM,
    NOBODY,
    ROLLED,
    TARGET,
    USE,
    Stat,
)
from veillee.games.bones.rules.rolling import WHITE_ATTACK, WHITE_DEFENCE
from veillee.games.bones.rules.shields import shield_points
from veillee.games.bones.rules.slots import owner_unit
from veillee.games.bones.table import Battlefield
from veillee.kit.dice import DieOdds

PLAIN_VERB: Final = "damage"
TRUE_VERB: Final = "true_damage"

_white_odds: Final[dict[str, list[DieOdds]]] = {}


def white_odds(box: Box) -> list[DieOdds]:
    """The odds of the attack and defence dice of a box."""
    found = _white_odds.get(box.hash)
    if found is None:
        found = [DieOdds(faces) for faces in box.white]
        _white_odds[box.hash] = found
    return found


class Hide:
    """What stands between a unit and the loss of HP, as things stand: the pipeline of damage without its traces."""

    __slots__ = ("ceiling", "hp", "soak")

    def __init__(self, t: Battlefield, unit: int) -> None:
        self.hp = t.hp[unit]
        # Damage that costs no HP: shields, skin, bonus HP. A guard lowers each damage, and counts once here.
        self.soak = shield_points(t, unit) + t.bonus[unit]
        self.ceiling = self.hp
        if unit >= GEARLOCS and t.box.abilities[t.chip[unit]]:
            self.soak += max(0, t.standing(unit, IGNORE_FIRST) - t.skin[unit])
        if t.held:
            self.soak += t.standing(unit, REDUCE)
        if t.standing(unit, FREEZE):
            self.ceiling = 0
        elif t.standing(unit, CAP_LOSS):
            self.ceiling = max(0, 1 - t.lost[unit])

    def loss(self, plain: int, true: int) -> int:
        """The HP that an amount of damage costs, the second part of it true damage."""
        return min(self.ceiling, self.hp, max(0, plain - self.soak) + true)


def strike_odds(t: Battlefield, unit: int, target: int, dice: int) -> tuple[float, float]:
    """The HP that a number of attack dice costs a target on average, and the chance to fell it."""
    if dice <= 0:
        return 0.0, 0.0
    hide = Hide(t, target)
    more = t.standing(unit, ADD_DAMAGE) if t.held else 0
    ways = white_odds(t.box)[WHITE_ATTACK].sums(dice)
    rolls = float(FACES) ** dice
    mean = falls = 0.0
    for total, count in enumerate(ways):
        if total and count:
            loss = hide.loss(total + more, 0)
            mean += loss * count
            if loss >= hide.hp:
                falls += count
    return mean / rolls, falls / rolls


def training_odds(t: Battlefield, unit: int, stat: Stat) -> float:
    """The chance that a training succeeds that is rolled for: no bones, defence dice rolled a second time."""
    faces = t.box.white[WHITE_ATTACK if stat == ATTACK else WHITE_DEFENCE]
    bones = faces.count(0) / len(faces)
    dice, spared = t.stat(unit, stat), t.standing_for_stat(unit, IGNORE_BONES, stat)
    total = 0.0
    for count in range(dice + 1):
        again = max(0, count - spared)
        if again and stat == ATTACK:
            break
        total += comb(dice, count) * bones**count * (1.0 - bones) ** (dice - count + again)
    return total


# A whole roll: white dice and the skill dice taken.


class RollOdds:
    """The exact chances of a roll: mean damage dealt to the target, any bones, and that it falls."""

    __slots__ = ("bones", "damage", "fells", "loss")

    def __init__(self, t: Battlefield, unit: int, target: int, attack: int, defence: int, dice: list[int]) -> None:
        box = t.box
        self.bones = 1.0 - no_bones(box, attack, defence, dice)
        self.damage = self.loss = 0.0
        self.fells = -1.0
        if target == NOBODY:
            return
        hide = Hide(t, target)
        more = t.standing(unit, ADD_DAMAGE) if t.held else 0
        self.fells = 0.0
        for (plain, true), share in joint(t, target, attack, more, dice).items():
            loss = hide.loss(plain, true)
            self.damage += share * (plain + true)
            self.loss += share * loss
            if loss >= hide.hp:
                self.fells += share


def joint(t: Battlefield, target: int, attack: int, more: int, dice: list[int]) -> dict[tuple[int, int], float]:
    """The shares of all rolls by their plain and their true damage to the target; dice that add to others are used
    before those.
    """
    shares: dict[tuple[int, int], float] = {}
    for added, chance in additions(t.box, dice):
        for key, share in pooled(t, target, attack, more, dice, added).items():
            shares[key] = shares.get(key, 0.0) + chance * share
    return shares


def additions(box: Box, dice: list[int]) -> list[tuple[list[int], float]]:
    """What the dice of a roll may add to each of them, in their order, with the chance of it."""
    effects = box.effects
    found: list[tuple[list[int], float]] = [([0] * len(dice), 1.0)]
    for die in dice:
        faces: list[list[int]] = []
        for face in range(die * FACES, die * FACES + FACES):
            added = [0] * len(dice)
            for number in [one for way in effects.ways[box.face_effect[face]] for one in effects.deeds_of[way]]:
                deed = effects.deeds[number]
                if isinstance(deed, AddTo):
                    amount = deed.amount(box.face_n[face], box.face_m[face])
                    added = [amount if other in deed.dice else 0 for other in dice]
            faces.append(added)
        if any([sum(added) for added in faces]):
            found = [
                ([one + two for one, two in zip(before, added, strict=True)], chance / FACES)
                for before, chance in found
                for added in faces
            ]
    return found


def pooled(
    t: Battlefield, target: int, attack: int, more: int, dice: list[int], added: list[int]
) -> dict[tuple[int, int], float]:
    """The shares of all rolls by their damage, with what other dice add to each die that does not show bones."""
    ways = white_odds(t.box)[WHITE_ATTACK].sums(attack)
    rolls = float(FACES) ** attack
    shares: dict[tuple[int, int], float] = {}
    for total, count in enumerate(ways):
        if count:
            shares[(total + more if total else 0, 0)] = count / rolls
    for die, extra in zip(dice, added, strict=True):
        after: dict[tuple[int, int], float] = {}
        for face in range(die * FACES, die * FACES + FACES):
            plain, true = face_damage(t, target, die, face, extra)
            for (one, two), share in shares.items():
                key = (one + plain, two + true)
                after[key] = after.get(key, 0.0) + share / FACES
        shares = after
    return shares


def face_damage(t: Battlefield, target: int, die: int, face: int, extra: int) -> tuple[int, int]:
    """The damage that a face deals to the target at once, if its owner aims it there: plain, and true."""
    box = t.box
    effects = box.effects
    plain = true = 0
    for way in effects.ways[box.face_effect[face]]:
        if effects.when[way] != ROLLED or USE not in effects.places[way]:
            continue
        for number in effects.deeds_of[way]:
            deed = effects.deeds[number]
            if not concerns(t, deed.to, die, target):
                continue
            verb = effects.verbs.names[deed.verb]
            n = box.face_m[face] if is_boosted(t, way, die) else box.face_n[face] + extra
            amount = deed.amount(n, box.face_m[face])
            if verb == PLAIN_VERB:
                plain += amount
            elif verb == TRUE_VERB:
                true += amount
        break
    return plain, true


def is_boosted(t: Battlefield, way: int, die: int) -> bool:
    """Does a locked die make the second number of a face count?"""
    boost = t.box.effects.boost[way]
    return boost != NO_BOOST and any([t.effect_on(one) == boost for one in t.locked_of(owner_unit(die))])


def concerns(t: Battlefield, aim: int, die: int, target: int) -> bool:
    """Does an aim mean the target?"""
    if aim in (TARGET, ALL_BADDIES, ANY_BADDIE):
        return True
    if aim in (AIMED, BESIDE_AIM):
        kind, at = t.box.die_aim[die], t.aims[die]
        if kind == NO_AIM or at < 0:
            return False
        if kind != AT_POSITION:
            return aim == AIMED and at == target
        spot = t.at[target]
        return spot == at if aim == AIMED else spot in t.box.beside[at]
    return False


def mean_shields(box: Box, dice: int, slots: int) -> float:
    """The sum of the highest faces of a roll of defence dice, one for each slot, on average."""
    faces = box.white[WHITE_DEFENCE]
    rolls: dict[tuple[int, ...], float] = {(): 1.0}
    for _ in range(dice):
        after: dict[tuple[int, ...], float] = {}
        for kept, share in rolls.items():
            for face in faces:
                best = tuple(sorted([*kept, face], reverse=True)[:slots])
                after[best] = after.get(best, 0.0) + share / len(faces)
        rolls = after
    return sum([share * sum(kept) for kept, share in rolls.items()])


def no_bones(box: Box, attack: int, defence: int, dice: list[int]) -> float:
    """The chance that no die of a roll shows bones."""
    share = 1.0
    for white, count in ((WHITE_ATTACK, attack), (WHITE_DEFENCE, defence)):
        faces = box.white[white]
        share *= (1.0 - faces.count(0) / len(faces)) ** count
    for die in dice:
        bones = 0
        for face in range(die * FACES, die * FACES + FACES):
            if box.is_bones[box.face_effect[face]]:
                bones += 1
        share *= 1.0 - bones / FACES
    return share
