"""Targeting: whom a baddie turns on, and who steps in or dodges. The first stages of the pipeline of damage."""

from __future__ import annotations

from typing import Final

from veillee.engine.table import Seat
from veillee.games.bones.content.deeds import AVOID, MISS, REDIRECT
from veillee.games.bones.content.effects import NOT_STANDING
from veillee.games.bones.content.terms import FACES, NOBODY, STRONGEST
from veillee.games.bones.events import AttackAvoided, AttackMissed, AttackTaken, BaddieAimed, BaddieIdle
from veillee.games.bones.options import LET_IT_HAPPEN, FallOn, LetItHappen, React, ReactWithPair
from veillee.games.bones.rules.doing import do_all
from veillee.games.bones.rules.sight import in_reach, taunters
from veillee.games.bones.rules.slots import exhaust, lying_way, owner_unit, wear
from veillee.games.bones.table import Battlefield

REACTIONS: Final = (REDIRECT, MISS, AVOID)


def favourites(t: Battlefield, unit: int, others: list[int]) -> list[int]:
    """Those that the target icon prefers: fewest or most HP, bonus HP not counted.

    § BON-19.21 BON-19.23 BON-27.7 BON-32.4
    """
    is_strongest = t.box.chip_icon[t.chip[unit]] == STRONGEST
    found: list[int] = []
    best = 0
    for other in others:
        hp = t.hp[other]
        if not found or (hp > best if is_strongest else hp < best):
            found = [other]
            best = hp
        elif hp == best:
            found.append(other)
    return found


def take_targets(t: Battlefield, unit: int) -> None:
    """The targets in reach, as many as the icon shows: the preferred one first, ties by the group (BON-A.8, BON-A.9).

    A taunting neighbour is attacked instead, as often as there are targets (BON-A.91).
    § BON-19.4 BON-19.21 BON-19.22 BON-19.23 BON-19.24 BON-19.25 BON-27.13 BON-37.23 BON-37.24
    """
    if len(t.targets) >= t.box.chip_targets[t.chip[unit]]:
        return
    best = next_targets(t, unit)
    if len(best) == 1:
        add_target(t, 0, t.box.lexicon.fall_on[best[0]][t.chip[best[0]]], unit)
    elif best:
        t.then(choose_target, unit)
    elif not t.targets and t.heard is not None:
        t.tell(BaddieIdle, unit, t.figure(unit))


def next_targets(t: Battlefield, unit: int) -> list[int]:
    """Those among whom its next target is chosen. § BON-19.21 BON-19.23 BON-27.13 BON-37.24"""
    reach = in_reach(t, unit)
    taunting = taunters(t, unit, reach)
    others = taunting or [other for other in reach if other not in t.targets]
    if len(others) < 2:
        return others
    best = [t.quarry] if not t.targets and t.quarry in others else favourites(t, unit, others)
    if not taunting and len(others) <= t.box.chip_targets[t.chip[unit]] - len(t.targets):
        # All of them are targets anyway.
        return best[:1]
    return best


def choose_target(t: Battlefield, unit: int) -> None:
    """Of equals the group chooses. § BON-19.22 BON-37.24"""
    lexicon = t.box.lexicon.fall_on
    t.ask_group(t.group(), [lexicon[other][t.chip[other]] for other in next_targets(t, unit)], add_target, unit)


def add_target(t: Battlefield, seat: Seat, option: FallOn, unit: int) -> None:
    """This one is targeted; then the next target is chosen, if there are several. § BON-19.22 BON-37.24"""
    t.targets.append(option.unit)
    t.victims.append(option.unit)
    if t.heard is not None:
        t.tell(BaddieAimed, unit, t.figure(unit), option.unit, option.figure)
    if t.held:
        t.then(step_in, unit, len(t.targets) - 1, False)
    if len(t.targets) < t.box.chip_targets[t.chip[unit]]:
        t.follow(take_targets, unit)


# Stages intercept and dodge.


def step_in(t: Battlefield, by: int, index: int, is_taken: bool) -> None:
    """Dice of whoever is targeted work: an ally takes it over, it misses, or all is avoided. What must happen happens;
    what may is asked of its owner; of two at once the group says which (BON-A.98).

    § BON-27.24
    """
    unit = t.victims[index]
    if unit == NOBODY or not t.held:
        return
    forced, chosen = reactions_of(t, by, unit, is_taken)
    lexicon = t.box.lexicon
    if forced:
        found = [lexicon.react[face_at(t, die)] for die in forced + chosen]
        t.ask_group(t.group(), found, react, by, index)
    elif chosen:
        offered: list[React | ReactWithPair | LetItHappen] = []
        for die in chosen:
            offered.append(lexicon.react[face_at(t, die)])
            if pair_of(t, unit, die) != NOBODY:
                offered.append(lexicon.react_pair[face_at(t, die)])
        t.ask(t.owner_of(unit), [*offered, LET_IT_HAPPEN], react, by, index)


def reactions_of(t: Battlefield, by: int, unit: int, is_taken: bool) -> tuple[list[int], list[int]]:
    """The dice that must work now, and those that may; one of each effect is enough."""
    forced: list[int] = []
    chosen: list[int] = []
    effects = t.box.effects
    seen: list[int] = []
    for die in t.held:
        if t.holder[die] != unit or t.is_disabled(owner_unit(die)) or t.effect_on(die) in seen:
            continue
        way = reaction_way(t, die)
        if way == NOT_STANDING or (effects.by_neighbour[way] and not t.are_adjacent(by, unit)):
            continue
        if effects.standing[way] == REDIRECT and (is_taken or not t.is_on_mat(owner_unit(die))):
            continue
        seen.append(t.effect_on(die))
        if effects.may[way]:
            chosen.append(die)
        else:
            forced.append(die)
    return forced, chosen


def reaction_way(t: Battlefield, die: int) -> int:
    """The way in which a die steps in or dodges; -1 if it does not."""
    for kind in REACTIONS:
        way = t.way_of(die, kind)
        if way != NOT_STANDING:
            return way
    return NOT_STANDING


def face_at(t: Battlefield, die: int) -> int:
    """The number of the face that a die shows, among all faces."""
    return die * FACES + t.face[die]


def pair_of(t: Battlefield, unit: int, die: int) -> int:
    """Another die with the same effect in the slots of the same unit."""
    for other in t.held:
        if other != die and t.holder[other] == unit and t.effect_on(other) == t.effect_on(die):
            return other
    return NOBODY


def react(t: Battlefield, seat: Seat, option: React | ReactWithPair | LetItHappen, by: int, index: int) -> None:
    """A die works, or nothing is done about it."""
    if isinstance(option, LetItHappen):
        return
    die = option.die
    unit = t.victims[index]
    way = reaction_way(t, die)
    kind = t.box.effects.standing[way]
    if kind == REDIRECT:
        owner = owner_unit(die)
        t.victims[index] = owner
        t.tell(AttackTaken, unit, unit, owner, owner, die)
        wear(t, die, 1)
        t.then(step_in, by, index, True)
        return
    if kind == AVOID:
        t.victims = [NOBODY if victim == unit else victim for victim in t.victims]
    t.victims[index] = NOBODY
    t.tell(AttackMissed if kind == MISS else AttackAvoided, unit, unit, die)
    pair = pair_of(t, unit, die)
    wear(t, die, 1)
    if isinstance(option, ReactWithPair) and pair != NOBODY:
        deeds = t.box.effects.pair[lying_way(t, pair)]
        exhaust(t, pair)
        do_all(t, deeds, unit, die, 1, 0)
