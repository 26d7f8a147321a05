"""Gains: what a result is worth to the party now, about in HP. A line for each verb; content decides what uses it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from veillee.games.bones.content.deeds import COMPONENT, STANDING, Craft, Deed, OfDie, OfSign
from veillee.games.bones.content.effects import NO_TIMES, NOT_STANDING
from veillee.games.bones.content.terms import (
    AIMED,
    BOUGHT,
    DISABLE,
    FACES,
    GEARLOCS,
    NEGATIVE,
    OWN_TURN,
    POISON,
    ROLLED,
    STUN,
    TAUNT,
    UNIT,
    UNTARGETABLE,
    VALUES,
    WEAKEN,
)
from veillee.games.bones.mind.odds import Hide
from veillee.games.bones.pieces import IN_SKILL
from veillee.games.bones.rules.doing import CHOICES, units_for
from veillee.games.bones.rules.shields import shield_points
from veillee.games.bones.rules.slots import owner_unit
from veillee.games.bones.table import Battlefield

# What an attack die deals on average.
MEAN_HIT: Final = 7.0 / 6.0
BONES: Final = 0.4
SHIELD: Final = 0.6


def threat(t: Battlefield, unit: int) -> float:
    """What a baddie costs the party in a turn, about."""
    box = t.box
    chip = t.chip[unit]
    return MEAN_HIT * t.attack_of(unit) * box.chip_targets[chip] + 0.5 * len(box.abilities[chip]) + 0.5


def harm(t: Battlefield, unit: int, plain: int, true: int) -> float:
    """What a damage is worth: HP it costs a baddie, a little for shields worn off, much for the last HP."""
    hide = Hide(t, unit)
    loss = hide.loss(plain, true)
    if unit < GEARLOCS:
        return -1.3 * loss - (4.0 if loss >= hide.hp else 0.0)
    worn = min(plain, shield_points(t, unit))
    return loss + 0.4 * worn + (1.0 + threat(t, unit) if loss >= hide.hp else 0.0)


def of_damage(t: Battlefield, deed: Deed, by: int, n: int, unit: int) -> float:
    """Damage."""
    return harm(t, unit, n, 0)


def of_true_damage(t: Battlefield, deed: Deed, by: int, n: int, unit: int) -> float:
    """True damage."""
    return harm(t, unit, 0, n)


def of_heal(t: Battlefield, deed: Deed, by: int, n: int, unit: int) -> float:
    """HP that are missing; more for those near the end."""
    gained = min(n, t.top[unit] - t.hp[unit])
    return gained * (1.3 if t.hp[unit] <= 2 else 0.8)


def of_set_hp(t: Battlefield, deed: Deed, by: int, n: int, unit: int) -> float:
    """HP lost, or won."""
    return 0.8 * (n - t.hp[unit])


def of_defeat(t: Battlefield, deed: Deed, by: int, n: int, unit: int) -> float:
    """All that is left of a baddie."""
    return t.hp[unit] + 0.5 * shield_points(t, unit) + 1.0 + threat(t, unit)


def of_bash(t: Battlefield, deed: Deed, by: int, n: int, unit: int) -> float:
    """All defence as damage, and no defence afterwards."""
    points = shield_points(t, by)
    return harm(t, unit, points + sum(t.blocks), 0) - SHIELD * points


def of_put(t: Battlefield, deed: Deed, by: int, n: int, unit: int) -> float:
    """An effect die."""
    assert isinstance(deed, OfSign)
    sign = deed.sign
    is_there = t.has_sign(unit, sign)
    if unit < GEARLOCS:
        if sign == UNTARGETABLE:
            return 1.5 if t.hp[unit] <= 3 else 0.5
        return 0.4 if sign == TAUNT and t.hp[unit] > 3 else -0.5
    if sign == POISON:
        return min(t.hp[unit], 1.1 * max(0, n - t.poison[unit]))
    if sign == WEAKEN:
        return min(threat(t, unit), float(max(0, n - t.weaken[unit])))
    if is_there:
        return 0.0
    if sign == STUN:
        return threat(t, unit)
    return 1.5 * len(t.box.abilities[t.chip[unit]]) if sign == DISABLE else 0.3


def of_cure(t: Battlefield, deed: Deed, by: int, n: int, unit: int) -> float:
    """Negative effects that go."""
    total = 0.8 * t.poison[unit]
    for sign in range(1, NEGATIVE):
        if t.signs[unit] >> sign & 1:
            total += 1.0
    return total


def of_jump(t: Battlefield, deed: Deed, by: int, n: int, unit: int) -> float:
    """A target, for whoever has none."""
    return 0.8 if not t.is_on_mat(t.target) and (1 in t.hits or 2 in t.hits) else 0.0


def of_shield(t: Battlefield, deed: Deed, by: int, n: int, unit: int) -> float:
    """A shield, if there is room for it."""
    return SHIELD * n if t.free_active(unit) > 0 else 0.0


def of_counter(t: Battlefield, deed: Deed, by: int, n: int, unit: int) -> float:
    """What a counter can still count."""
    assert isinstance(deed, OfDie)
    now = t.left[deed.die]
    then = min(t.box.most_counted[deed.die], now + n) if deed.set_to < 0 else deed.set_to
    return 1.3 * max(0, then - now)


def of_craft(t: Battlefield, deed: Deed, by: int, n: int, unit: int) -> float:
    """One more bomb."""
    assert isinstance(deed, Craft)
    return 2.5 if t.left[deed.die] < t.box.most_counted[deed.die] else 0.0


def of_multiply(t: Battlefield, deed: Deed, by: int, n: int, unit: int) -> float:
    """Healing that is needed."""
    missing = 0
    for one in t.gearlocs():
        missing = max(missing, t.top[one] - t.hp[one])
    return 0.5 * missing


def of_bones(t: Battlefield, deed: Deed, by: int, n: int, unit: int) -> float:
    """Bones that fit into the plan."""
    return BONES * min(n, t.box.plan_slots - t.bones_in(unit))


Gain = Callable[[Battlefield, Deed, int, int, int], float]

GAINS: Final[dict[str, Gain]] = {
    "damage": of_damage,
    "strike": of_damage,
    "true_damage": of_true_damage,
    "heal": of_heal,
    "set_hp": of_set_hp,
    "defeat": of_defeat,
    "bash": of_bash,
    "put": of_put,
    "cure": of_cure,
    "jump": of_jump,
    "shield": of_shield,
    "counter": of_counter,
    "craft": of_craft,
    "multiply": of_multiply,
    "bones": of_bones,
}
# Verbs whose worth does not depend on the table: for each point of their number, and at least.
EACH: Final[dict[str, float]] = {
    "bonus_hp": 0.8,
    "refill": 0.7,
    "top_hp": 1.6,
    "add_to": 0.7,
    "rage": 0.3,
}
ONCE: Final[dict[str, float]] = {
    "revive": 4.0,
    "move": 0.1,
    "shift": 0.1,
    "swap": -0.2,
    "meter": 0.4,
    "meter_top": 0.4,
    "roll_shields": 2.0,
    "reroll": 0.5,
    "gain_die": 1.2,
    "draw_loot": 0.3,
    "train": 0.4,
    "advance": 0.4,
    "reset_rage": -0.5,
}
# What lies in a slot and works later, again and again: for each point.
LASTING: Final[dict[str, float]] = {"heal": 1.6, "damage": 0.8, "put": 0.7, "refill": 0.8, "move": 0.2, "swap": 0.1}
# What stands in a slot, for each point.
STANDS: Final[dict[str, float]] = {
    "miss": 1.6,
    "redirect": 0.5,
    "avoid": 1.8,
    "prevent": SHIELD,
    "reduce": 2.0,
    "cap_loss": 1.6,
    "freeze_hp": 0.3,
    "save_from_ko": 2.2,
    "ward": 0.5,
    "stat": 1.7,
    "add_damage": 1.8,
    "charge": 0.3,
    "component": 0.75,
    "ignore_bones": 0.05,
}


def way_gain(t: Battlefield, way: int, by: int, die: int, n: int, m: int) -> float:
    """What one way to use a result is worth now."""
    effects = t.box.effects
    if effects.standing[way] != NOT_STANDING:
        return standing_gain(t, way, by, die, n, m) + deeds_gain(t, effects.first[way], by, die, n, m)
    if UNIT in effects.places[way]:
        return hosted_gain(t, way, n, m)
    if effects.when[way] in (ROLLED, BOUGHT, OWN_TURN):
        return deeds_gain(t, effects.deeds_of[way], by, die, n, m)
    total = deeds_gain(t, effects.first[way], by, die, n, m)
    for number in effects.deeds_of[way]:
        deed = effects.deeds[number]
        total += LASTING.get(effects.verbs.names[deed.verb], 0.2) * deed.amount(n, m)
    return total


def deeds_gain(t: Battlefield, deeds: list[int], by: int, die: int, n: int, m: int) -> float:
    """What some deeds are worth now: the best of those among whom one chooses, or all together."""
    effects = t.box.effects
    total = 0.0
    for number in deeds:
        deed = effects.deeds[number]
        amount = deed.amount(n, m)
        verb = effects.verbs.names[deed.verb]
        gain = GAINS.get(verb)
        if gain is None:
            total += ONCE[verb] if verb in ONCE else EACH.get(verb, 0.0) * amount
            continue
        is_open = deed.to == AIMED and die >= 0 and t.where[die] == IN_SKILL
        units = unaimed(t, deed, amount) if is_open else units_for(t, deed, by, die, amount)
        worths = [gain(t, deed, by, amount, unit) for unit in units]
        if worths:
            total += max(worths) if is_open or deed.to in CHOICES else sum(worths)
    return total


def unaimed(t: Battlefield, deed: Deed, n: int) -> list[int]:
    """The baddies at which a die could still be aimed."""
    if not deed.is_limit:
        return t.baddies()
    return [unit for unit in t.baddies() if VALUES[t.points_of(unit)] <= n]


def standing_gain(t: Battlefield, way: int, by: int, die: int, n: int, m: int) -> float:
    """What a die that stands in a slot is worth."""
    effects = t.box.effects
    kind = effects.standing[way]
    deed = effects.deeds[effects.deeds_of[way][0]]
    amount = deed.amount(n, m)
    if deed.n is not None and effects.times[way] != NO_TIMES:
        amount = effects.uses(way, n, m)
    if UNIT in effects.places[way]:
        amount = -amount
    worth = STANDS.get(STANDING.names[kind], 0.2) * amount
    if kind == COMPONENT and by >= 0:
        # A second one of a kind is of little use before the others are found.
        for other in t.locked_of(by):
            if t.effect_on(other) == t.box.effects.effect_of[way]:
                worth *= 0.5
    return worth


def hosted_gain(t: Battlefield, way: int, n: int, m: int) -> float:
    """A die on the chip of a baddie."""
    effects = t.box.effects
    total = 0.0
    for number in effects.deeds_of[way]:
        total += 0.8 * effects.deeds[number].amount(n, m) * max(1, effects.uses(way, n, m))
    return total


def face_gain(t: Battlefield, die: int, face: int, n: int) -> float:
    """What a face of a die is worth now: the best way to use it, or its bones."""
    box = t.box
    effect = box.face_effect[face]
    by = owner_unit(die)
    if box.is_bones[effect]:
        return BONES * min(n, box.plan_slots - t.bones_in(by))
    best = 0.0
    is_forced = False
    for at, way in enumerate(box.effects.ways[effect]):
        gain = way_gain(t, way, by, die, n, box.face_m[face])
        is_forced = is_forced or box.effects.must[way]
        if at == 0 and is_forced:
            best = gain
        best = max(best, gain)
    return best


def die_gain(t: Battlefield, die: int) -> float:
    """What a roll of a die is worth now, on average."""
    box = t.box
    first = die * FACES
    gains: list[float] = []
    total = 0.0
    for face in range(first, first + FACES):
        alike = box.face_alike[face]
        gain = face_gain(t, die, face, box.face_n[face]) if alike == face else gains[alike - first]
        gains.append(gain)
        total += gain
    return total / FACES
