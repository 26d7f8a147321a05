"""A gearloc's turn: movement, target, dice, in the order of the rulebook. `resolving` has what follows the roll."""

from __future__ import annotations

from veillee.engine.table import Seat
from veillee.games.bones.content.mats import DICE_EACH
from veillee.games.bones.content.terms import (
    AT_BADDIE,
    AT_GEARLOC,
    AT_POSITION,
    BADDIE_FELL,
    DEX,
    NO_AIM,
    NO_DIE,
    NOBODY,
    SPOTS,
    WEAKEN,
)
from veillee.games.bones.events import AimTaken, TargetTaken
from veillee.games.bones.options import (
    AIM_AT_SPOT,
    NO_TARGET,
    ROLL,
    AimAtSpot,
    ChooseUnit,
    MoveTo,
    NoTarget,
    Roll,
    TakeDie,
    TakeTarget,
    UseDie,
    UsePair,
)
from veillee.games.bones.pieces import IN_SKILL, TAKEN
from veillee.games.bones.rules.consumables import can_pay, pay
from veillee.games.bones.rules.freeing import Freeing, free, freeings
from veillee.games.bones.rules.ground import move, moves_within
from veillee.games.bones.rules.reactions import baddies_react
from veillee.games.bones.rules.resolving import resolve
from veillee.games.bones.rules.rolling import WHITE_ATTACK, WHITE_DEFENCE, roll_skill, roll_white, tell_roll
from veillee.games.bones.rules.shields import defence_dice
from veillee.games.bones.rules.sight import reaches, targets_of
from veillee.games.bones.rules.uses import own_dice, use_die, uses_of
from veillee.games.bones.table import Battlefield
from veillee.kit.rows import replaced

Course = MoveTo | TakeTarget | NoTarget | UseDie | UsePair | Freeing


def gearloc_turn(t: Battlefield, unit: int) -> None:
    """The steps of a gearloc's turn after its effect dice; Weaken takes dexterity (BON-A.88).

    § BON-26.8 BON-26.9 BON-26.10 BON-26.12 BON-26.13 BON-26.14 BON-26.15
    """
    t.dex = t.stat(unit, DEX)
    if t.signs[unit] and t.has_sign(unit, WEAKEN):
        t.dex = max(0, t.dex - t.weaken[unit])
    t.then(choose_course, unit)
    t.then(pick_dice, unit, 0)
    t.then(resolve, unit)
    t.then(baddies_react, unit)


# Steps 2 and 3: movement and target.


def choose_course(t: Battlefield, unit: int) -> None:
    """Move, at a point of dexterity for each position, and use what may be used at any time; then one target, or none.

    § BON-8.14 BON-9.6 BON-9.7 BON-17.11 BON-26.1 BON-26.2 BON-26.8 BON-26.9 BON-37.9 BON-37.10
    """
    lexicon = t.box.lexicon.take_target
    found: list[Course] = [lexicon[other][t.chip[other]] for other in targets_of(t, unit)]
    found.append(NO_TARGET)
    found += moves_within(t, unit, t.dex)
    for die in own_dice(t, unit):
        found += uses_of(t, die)
    found += freeings(t, unit)
    t.ask(t.owner_of(unit), found, take_course, unit)


def take_course(t: Battlefield, seat: Seat, option: Course, unit: int) -> None:
    """What was chosen happens; a target, or none, ends the movement. § BON-8.14 BON-8.15 BON-26.8 BON-26.13"""
    if isinstance(option, TakeTarget):
        t.target = option.unit
        t.tell(TargetTaken, unit, unit, option.unit, option.figure)
        return
    if isinstance(option, NoTarget):
        return
    if isinstance(option, MoveTo):
        t.dex -= option.cost
        move(t, unit, option.spot)
    elif isinstance(option, (UseDie, UsePair)):
        use_die(t, unit, option)
    else:
        free(t, unit, option)
    t.then(choose_course, unit)


# Step 4: dice.


def attack_dice(t: Battlefield, unit: int) -> int:
    """The attack dice that may be rolled: none without a target in reach, not even for bones.

    § BON-9.1 BON-9.3 BON-9.4 BON-9.11 BON-37.13 BON-37.25
    """
    if t.target == NOBODY or not reaches(t, unit, t.target):
        return 0
    return t.attack_of(unit)


def skill_dice(t: Battlefield, unit: int, first: int) -> list[int]:
    """The skill dice that may be taken, from a number on: those in the skill area whose price can be paid.

    § BON-13.5 BON-26.11
    """
    if t.is_disabled(unit):
        return []
    box = t.box
    where = t.where
    found: list[int] = []
    for die in box.rollable[unit]:
        if where[die] != IN_SKILL or die % DICE_EACH < first:
            continue
        if box.die_needs[die] == BADDIE_FELL and not t.fallen:
            continue
        if box.die_pays[die] != NO_DIE and not can_pay(t, box.die_pays[die], box.die_price[die]):
            continue
        if box.die_aim[die] == AT_BADDIE and not t.baddies():
            continue
        found.append(die)
    return found


def pick_dice(t: Battlefield, unit: int, first: int) -> None:
    """Skill dice are taken one by one, by number; then all are rolled with some attack and defence dice. Each die
    costs a point of dexterity.

    § BON-8.13 BON-9.5 BON-10.3 BON-26.10 BON-26.11
    """
    found: list[Roll | TakeDie] = []
    if t.dex > 0:
        attack = min(t.dex, attack_dice(t, unit))
        defence = defence_dice(t, unit)
        for hits in range(attack, -1, -1):
            for blocks in range(min(defence, t.dex - hits), -1, -1):
                found.append(ROLL[hits][blocks])
        found += [t.box.lexicon.take_die[die] for die in skill_dice(t, unit, first)]
    else:
        found.append(ROLL[0][0])
    t.ask(t.owner_of(unit), found, take_dice, unit)


def take_dice(t: Battlefield, seat: Seat, option: Roll | TakeDie, unit: int) -> None:
    """One more die, or the roll. § BON-9.5 BON-10.3 BON-26.10"""
    if isinstance(option, Roll):
        t.dex -= option.attack + option.defence
        roll(t, unit, option.attack, option.defence)
        return
    die = option.die
    t.dex -= 1
    t.where[die] = TAKEN
    t.hand.append(die)
    if t.box.die_pays[die] != NO_DIE:
        pay(t, t.box.die_pays[die], t.box.die_price[die])
    if t.box.die_aim[die] != NO_AIM:
        t.then(choose_aim, unit, die)
    t.then(pick_dice, unit, die % DICE_EACH + 1)


def choose_aim(t: Battlefield, unit: int, die: int) -> None:
    """A die with an aim of its own: a position, a baddie or a gearloc, beside the target. § BON-26.5 BON-37.11"""
    aim = t.box.die_aim[die]
    found: list[AimAtSpot | ChooseUnit] = []
    if aim == AT_POSITION:
        found += [AIM_AT_SPOT[spot] for spot in range(SPOTS)]
    else:
        lexicon = t.box.lexicon.choose_unit
        units = t.gearlocs() if aim == AT_GEARLOC else t.baddies()
        found += [lexicon[one][t.chip[one]] for one in units]
    t.ask(t.owner_of(unit), found, take_aim, die)


def take_aim(t: Battlefield, seat: Seat, option: AimAtSpot | ChooseUnit, die: int) -> None:
    """It is aimed there."""
    if isinstance(option, AimAtSpot):
        t.aims = replaced(t.aims, die, option.spot)
        t.tell(AimTaken, die, option.spot)
    else:
        t.aims = replaced(t.aims, die, option.unit)
        t.tell(AimTaken, die, t.at[option.unit])


def roll(t: Battlefield, unit: int, attack: int, defence: int) -> None:
    """All dice are rolled together. § BON-26.12"""
    t.hits = roll_white(t, WHITE_ATTACK, attack)
    t.blocks = roll_white(t, WHITE_DEFENCE, defence)
    for die in t.hand:
        roll_skill(t, die)
    t.is_rolled = True
    t.has_attacked = attack > 0
    if attack or defence or t.hand:
        tell_roll(t, unit, False)
    if attack > 1:
        t.hits.sort(reverse=True)
    if defence > 1:
        t.blocks.sort(reverse=True)
