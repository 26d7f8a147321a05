"""A baddie's turn: target, approach, abilities, dice, backup plan, reactions, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

from veillee.engine.table import Seat
from veillee.games.bones.content.deeds import EXTRA_DICE, ROLL_AGAIN, Deed, Extra
from veillee.games.bones.content.effects import NOT_STANDING
from veillee.games.bones.content.terms import (
    ATTACKED_BESIDE,
    MELEE,
    NOBODY,
    ON_TARGETS,
    WAS_ATTACKED,
    WEAKEN,
    WHILE_HURT,
)
from veillee.games.bones.events import DiceRolled, Struck
from veillee.games.bones.options import WALK_TO, FallOn, WalkTo
from veillee.games.bones.rules.abilities import distinct, use_abilities, work
from veillee.games.bones.rules.ground import move
from veillee.games.bones.rules.harm import OF_ATTACK_DICE, hurt
from veillee.games.bones.rules.reactions import gearlocs_react
from veillee.games.bones.rules.rolling import WHITE_ATTACK, WHITE_DEFENCE, listed, roll_white, sum_of
from veillee.games.bones.rules.shields import place_shield
from veillee.games.bones.rules.sight import in_reach, is_targetable
from veillee.games.bones.rules.targeting import favourites, step_in, take_targets
from veillee.games.bones.rules.waves import closest_of, ends_of_walk, waves_from
from veillee.games.bones.table import Battlefield

BADDIE_STEPS: Final = 2
PACK_DICE: Final = 1


def baddie_turn(t: Battlefield, unit: int) -> None:
    """The steps of a baddie's turn after its effect dice.

    § BON-27.13 BON-27.14 BON-27.15 BON-27.16 BON-27.17 BON-27.20 BON-27.21 BON-27.22 BON-27.24 BON-27.25
    """
    t.extra = t.inspired
    t.inspired = 0
    box = t.box
    chip = t.chip[unit]
    # Steps that this baddie has no use for are not planned.
    can_answer = bool(t.held)
    if box.chip_form[chip] == MELEE and not in_reach(t, unit):
        seek(t, unit)
    t.follow(take_targets, unit)
    if box.abilities_at[chip][ON_TARGETS]:
        t.follow(use_abilities_on_targets, unit)
    t.follow(roll, unit)
    if box.chip_plan[chip]:
        t.follow(use_plan, unit)
    if can_answer:
        t.follow(gearlocs_react, unit)


# Steps 2 and 3: target and approach.


def seek(t: Battlefield, unit: int) -> None:
    """A melee baddie without an opponent beside it turns to the closest that it can reach; equally close ones by the
    target icon, then by the group. Ranged ones do not move (BON-A.5, BON-A.90).

    § BON-19.20 BON-19.21 BON-19.22 BON-27.3 BON-27.6 BON-27.7 BON-27.10 BON-27.11 BON-27.14 BON-36.23 BON-37.3 BON-37.4
    """
    waves = waves_from(t, unit)
    best = closest_to(t, unit, waves)
    if len(best) == 1:
        approach(t, unit, best[0], waves)
    elif best:
        t.then(choose_quarry, unit)


def closest_to(t: Battlefield, unit: int, waves: list[int]) -> list[int]:
    """The closest that it can reach, of equally close ones those that the target icon prefers.

    § BON-19.21 BON-27.6 BON-27.7
    """
    others = [other for other in t.gearlocs() if is_targetable(t, unit, other)]
    best = closest_of(t, others, waves)
    return favourites(t, unit, best) if len(best) > 1 else best


def choose_quarry(t: Battlefield, unit: int) -> None:
    """Of equals the group chooses. § BON-27.7"""
    lexicon = t.box.lexicon.fall_on
    best = closest_to(t, unit, waves_from(t, unit))
    t.ask_group(t.group(), [lexicon[other][t.chip[other]] for other in best], turn_to, unit)


def turn_to(t: Battlefield, seat: Seat, option: FallOn, unit: int) -> None:
    """It turns to this one. § BON-27.7"""
    approach(t, unit, option.unit, waves_from(t, unit))


def approach(t: Battlefield, unit: int, quarry: int, waves: list[int]) -> None:
    """It walks toward it. § BON-27.5 BON-27.8"""
    t.quarry = quarry
    ends = ends_of_walk(t, unit, quarry, waves, BADDIE_STEPS)
    if len(ends) == 1:
        move(t, unit, ends[0])
    else:
        t.then(choose_walk, unit)


def choose_walk(t: Battlefield, unit: int) -> None:
    """Of equally short ways the group chooses one. § BON-27.9"""
    ends = ends_of_walk(t, unit, t.quarry, waves_from(t, unit), BADDIE_STEPS)
    t.ask_group(t.group(), [WALK_TO[spot] for spot in ends], walk, unit)


def walk(t: Battlefield, seat: Seat, option: WalkTo, unit: int) -> None:
    """It stands there now. § BON-27.5"""
    move(t, unit, option.spot)


# Step 4: abilities.


def use_abilities_on_targets(t: Battlefield, unit: int) -> None:
    """Abilities without a moment of their own, on each target in reach. § BON-19.14 BON-27.15 BON-36.18"""
    use_abilities(t, unit, ON_TARGETS)


# Steps 5 and 6: dice.


def attack_dice(t: Battlefield, unit: int) -> int:
    """What it rolls at each target: printed, plus what abilities and allies add, less Weaken (BON-A.88).

    § BON-19.10
    """
    dice = t.attack_of(unit) + t.extra
    if t.box.chip_stands[t.chip[unit]][EXTRA_DICE]:
        dice += extra_dice(t, unit)
    if t.signs[unit] >> WEAKEN & 1:
        dice -= t.weaken[unit]
    return max(0, dice)


def extra_dice(t: Battlefield, unit: int) -> int:
    """Attack dice by abilities: while hurt, or for each other one of a type on the mat."""
    box = t.box
    total = 0
    if t.is_disabled(unit):
        return total
    flat = box.abilities[t.chip[unit]]
    for at in range(0, len(flat), 2):
        way = box.standing_way(flat[at], EXTRA_DICE)
        if way != NOT_STANDING:
            deed = t.standing_deed(way)
            assert isinstance(deed, Extra)
            n = deed.amount(flat[at + 1], 0)
            if deed.per == WHILE_HURT:
                total += n if t.hp[unit] < t.top[unit] else 0
            else:
                kind = box.type_ids.index(deed.per)
                others = [one for one in t.baddies() if one != unit and box.chip_type[t.chip[one]] == kind]
                total += n * len(others)
    return total


def roll(t: Battlefield, unit: int) -> None:
    """Attack dice for each target in reach, then all defence dice that do not lie there; shields are placed before
    damage is dealt.

    § BON-19.7 BON-19.8 BON-19.9 BON-19.11 BON-19.12 BON-19.16 BON-19.26 BON-19.32
    BON-27.16 BON-27.17 BON-27.18 BON-27.20 BON-37.25
    """
    damages: list[int] = []
    rolls: list[list[int]] = []
    dice = attack_dice(t, unit)
    for _ in t.targets:
        faces = roll_attack(t, unit, dice)
        rolls.append(faces)
        damages.append(sum_of(faces))
        t.bones += faces.count(0)
    missing = t.box.chip_defence[t.chip[unit]] - t.ones[unit] - t.twos[unit]
    blocks = roll_white(t, WHITE_DEFENCE, max(0, missing))
    t.bones += blocks.count(0)
    if t.heard is not None:
        tell_rolls(t, unit, rolls, blocks)
    for value in blocks:
        if value:
            place_shield(t, unit, value)
    if not dice:
        return
    if len(damages) == 1:
        strike(t, unit, 0, damages[0])
    else:
        for index, n in enumerate(damages):
            t.then(strike, unit, index, n)


def roll_attack(t: Battlefield, unit: int, dice: int) -> list[int]:
    """One roll of attack dice; with Frenzy the dice that hit are rolled once more and added, if enough did."""
    faces = roll_white(t, WHITE_ATTACK, dice)
    needed = t.standing(unit, ROLL_AGAIN)
    if needed:
        hits = dice - faces.count(0)
        if hits >= needed:
            faces += roll_white(t, WHITE_ATTACK, hits)
    return faces


def tell_rolls(t: Battlefield, unit: int, rolls: list[list[int]], blocks: list[int]) -> None:
    """Say what was rolled; the defence dice with the first roll."""
    figure = t.figure(unit)
    for at, faces in enumerate(rolls or [[]]):
        shown = blocks if at == 0 else []
        if faces or shown:
            t.tell(DiceRolled, unit, figure, listed(faces), listed(shown), "", "")


def strike(t: Battlefield, unit: int, index: int, n: int) -> None:
    """The sum of a roll is dealt to whom it reaches, as one damage. § BON-19.11 BON-27.21"""
    victim = t.victims[index]
    if not t.is_on_mat(victim):
        return
    t.touched[victim] |= WAS_ATTACKED | (ATTACKED_BESIDE if t.are_adjacent(unit, victim) else 0)
    if n:
        if t.heard is not None:
            t.tell(Struck, unit, t.figure(unit), victim, t.figure(victim), n)
        hurt(t, unit, victim, n, OF_ATTACK_DICE)


# Step 6c: the backup plan of a baddie.


def use_plan(t: Battlefield, unit: int) -> None:
    """Blue abilities for which enough bones were rolled, each once; bones are not used up (BON-A.10, BON-A.11).

    § BON-19.15 BON-19.18 BON-19.19 BON-27.22 BON-36.12
    """
    if t.is_disabled(unit):
        return
    flat = t.box.chip_plan[t.chip[unit]]
    for at in range(0, len(flat), 3):
        if t.bones >= flat[at]:
            t.then(choose_planned, unit, flat[at + 1], flat[at + 2])


def choose_planned(t: Battlefield, unit: int, effect: int, n: int) -> None:
    """If it needs a target and there are several, the group says which; of one target there is no choice (BON-A.102).

    § BON-19.17
    """
    effects = t.box.effects
    if not effects.needs_target[effects.ways[effect][0]]:
        t.then(work, unit, effect, n, NOBODY)
        return
    victims = [victim for victim in distinct(t.victims) if t.is_on_mat(victim)]
    if victims:
        lexicon = t.box.lexicon.fall_on
        t.ask_group(t.group(), [lexicon[one][t.chip[one]] for one in victims], work_planned, unit, effect, n)


def work_planned(t: Battlefield, seat: Seat, option: FallOn, unit: int, effect: int, n: int) -> None:
    """It falls on this one. § BON-19.17"""
    t.then(work, unit, effect, n, option.unit)


# The pack.


def rouse_pack(t: Battlefield, deed: Deed, by: int, die: int, n: int, unit: int) -> None:
    """Every other one of its type rolls one attack die at the target it would have where it stands."""
    kind = t.box.chip_type[t.chip[by]]
    for other in t.baddies():
        if other != by and t.box.chip_type[t.chip[other]] == kind and in_reach(t, other):
            t.then(join_pack, other)


def join_pack(t: Battlefield, unit: int) -> None:
    """Its one die, at the one it prefers; ties by the group."""
    if not t.is_on_mat(unit):
        return
    others = in_reach(t, unit)
    if others:
        lexicon = t.box.lexicon.fall_on
        best = favourites(t, unit, others)
        t.ask_group(t.group(), [lexicon[one][t.chip[one]] for one in best], turn_on, unit)


def turn_on(t: Battlefield, seat: Seat, option: FallOn, unit: int) -> None:
    """Whoever is targeted may step aside, as from any attack."""
    t.targets.append(option.unit)
    t.victims.append(option.unit)
    t.then(step_in, unit, len(t.targets) - 1, False)
    t.then(bite, unit, len(t.targets) - 1)


def bite(t: Battlefield, unit: int, index: int) -> None:
    """It rolls."""
    faces = roll_white(t, WHITE_ATTACK, PACK_DICE)
    if t.heard is not None:
        tell_rolls(t, unit, [faces], [])
    t.then(strike, unit, index, sum_of(faces))
