"""Obstacles: why not? What a player may wish to do and is not offered now, with the rule that forbids it."""

from __future__ import annotations

from veillee.engine.table import Seat
from veillee.engine.words import Obstacle
from veillee.games.bones.content.mats import CONSUMABLE, DICE_EACH
from veillee.games.bones.content.terms import DEFENCE, EVERY_STAT, FACES, NO_DIE, NOBODY, RANGED, SPOTS
from veillee.games.bones.options import (
    END_TURN,
    KEEP_BONES,
    MOST_DICE,
    MOVE_TO,
    PLACE_SHIELD,
    ROLL,
    TRAIN_STAT,
    UPGRADE,
)
from veillee.games.bones.pieces import EXHAUSTED, IN_SKILL, IN_TRAY
from veillee.games.bones.rules.consumables import can_pay
from veillee.games.bones.rules.gearloc_turn import attack_dice, choose_course, pick_dice
from veillee.games.bones.rules.ground import walk_costs
from veillee.games.bones.rules.placing import room_in_plan
from veillee.games.bones.rules.resolving import resolve
from veillee.games.bones.rules.shields import defence_dice
from veillee.games.bones.rules.sight import form_of, in_reach
from veillee.games.bones.rules.slots import bones_of
from veillee.games.bones.rules.training import train
from veillee.games.bones.table import Battlefield
from veillee.games.bones.telling.addressee import unit_asked
from veillee.games.bones.telling.remarks import CounterTooLow, TooFewBones, TooLittleDexterity
from veillee.kit.grid import FAR
from veillee.kit.wishes import Wish, obstacles_to, offered_to


def obstacles_of(t: Battlefield, seat: Seat) -> list[Obstacle]:
    """What a seat may wish in the question that it is asked; nothing while others are asked."""
    question = t.question_of(seat)
    if question is None or t.asking is None:
        return []
    unit = unit_asked(t, question)
    if unit == NOBODY:
        return []
    step = t.asking[0]
    wishes: list[Wish] = []
    if step is train:
        wishes = training_wishes(t, unit)
    elif step is choose_course:
        wishes = course_wishes(t, unit)
    elif step is pick_dice:
        wishes = dice_wishes(t, unit)
    elif step is resolve:
        wishes = result_wishes(t, unit)
    return obstacles_to(wishes, offered_to(t, seat))


def training_wishes(t: Battlefield, unit: int) -> list[Wish]:
    """Stats that have failed or are at their most, skills without an arrow, consumables."""
    wishes: list[Wish] = []
    for stat in EVERY_STAT:
        is_full = t.stats[unit * 4 + stat] >= t.box.most_trained
        wishes.append((TRAIN_STAT[stat], "BON-8.5" if is_full else "BON-A.38"))
    for die in range(unit * DICE_EACH, unit * DICE_EACH + DICE_EACH):
        if t.where[die] == IN_TRAY:
            rule = "BON-15.1" if t.box.die_kind[die] == CONSUMABLE else "BON-14.3"
            wishes.append((t.box.lexicon.train_die[die], rule))
    return wishes


def course_wishes(t: Battlefield, unit: int) -> list[Wish]:
    """Targets out of reach, hidden or forbidden by a taunt; positions that are taken, shut off or too far away."""
    wishes: list[Wish] = []
    is_ranged = form_of(t, unit) == RANGED
    reach = in_reach(t, unit)
    for other in t.baddies():
        rule = "BON-A.90"
        if other in reach:
            rule = "BON-A.91"
        elif not is_ranged and not t.are_adjacent(unit, other):
            rule = "BON-11.5"
        wishes.append((t.box.lexicon.take_target[other][t.chip[other]], rule))
    costs = walk_costs(t, unit)
    for spot in range(SPOTS):
        if spot != t.at[unit] and not 0 < costs[spot] <= t.dex:
            rule = "BON-22.11" if spot in t.at else "BON-22.12" if costs[spot] == FAR else "BON-8.13"
            walk = MOVE_TO[spot][min(costs[spot], MOST_DICE - 1)]
            is_too_far = rule == "BON-8.13"
            wishes.append((walk, rule, TooLittleDexterity(costs[spot], t.dex)) if is_too_far else (walk, rule))
    return wishes


def dice_wishes(t: Battlefield, unit: int) -> list[Wish]:
    """One attack or defence die more, skill dice that are exhausted or cannot be paid, another target."""
    wishes: list[Wish] = []
    for other in t.baddies():
        if other != t.target:
            wishes.append((t.box.lexicon.take_target[other][t.chip[other]], "BON-37.10"))
    attack, defence = attack_dice(t, unit), defence_dice(t, unit)
    if not attack and t.attack_of(unit):
        wishes.append((ROLL[1][0], "BON-37.25"))
    if defence < t.stat(unit, DEFENCE):
        wishes.append((ROLL[0][defence + 1], "BON-10.10"))
    if attack + defence > t.dex:
        wishes.append((ROLL[attack][defence], "BON-8.13"))
    for die in range(unit * DICE_EACH, unit * DICE_EACH + DICE_EACH):
        if t.where[die] == EXHAUSTED:
            wishes.append((t.box.lexicon.take_die[die], "BON-12.2"))
        elif t.where[die] == IN_SKILL and t.box.die_pays[die] != NO_DIE:
            counter, price = t.box.die_pays[die], t.box.die_price[die]
            too_low = CounterTooLow(counter, price, t.left[counter])
            if not can_pay(t, counter, price):
                wishes.append((t.box.lexicon.take_die[die], "BON-26.11", too_low))
    return wishes


def result_wishes(t: Battlefield, unit: int) -> list[Wish]:
    """The backup plan without bones or a second time, bones without room, a turn that cannot end yet."""
    wishes: list[Wish] = []
    bones = t.bones_in(unit)
    for at, cost in enumerate(t.box.plan_costs[unit]):
        if t.plan_used or bones < cost:
            plan = t.box.lexicon.buy[unit][at][cost]
            wishes.append((plan, "BON-16.1") if t.plan_used else (plan, "BON-16.3", TooFewBones(cost, bones)))
    if not t.upgraded[unit]:
        wishes.append((UPGRADE, "BON-16.1" if t.plan_used else "BON-11.2"))
    room = room_in_plan(t, unit)
    if not room:
        wishes += [(KEEP_BONES[white], "BON-16.8") for white, faces in enumerate((t.hits, t.blocks)) if 0 in faces]
    if t.free_active(unit) <= 0:
        wishes += [(PLACE_SHIELD[value], "BON-17.11") for value in (2, 1) if value in t.blocks]
    for die in t.hand:
        if bones_of(t, die) > room:
            wishes.append((t.box.lexicon.store[die * FACES + t.face[die]], "BON-A.45"))
    for spot in t.box.beside[t.at[unit]]:
        if spot not in t.at:
            wishes.append((MOVE_TO[spot][1], "BON-26.13"))
    wishes.append((END_TURN, "BON-26.16"))
    return wishes
