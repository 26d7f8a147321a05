"""Reactions: counter-attacks after a roll is resolved, of baddies in a gearloc's turn and of gearlocs in a baddie's."""

from __future__ import annotations

from veillee.engine.table import Seat
from veillee.games.bones.content.terms import (
    GEARLOCS,
    HIT_BESIDE,
    HIT_BY_NEIGHBOUR,
    NO_DIE,
    NOBODY,
    REACTION,
)
from veillee.games.bones.events import AbilityWorked, DieUsed
from veillee.games.bones.options import LET_IT_HAPPEN, LetItHappen, React
from veillee.games.bones.rules.doing import do_all, do_deed
from veillee.games.bones.rules.slots import owner_unit
from veillee.games.bones.rules.targeting import face_at
from veillee.games.bones.table import Battlefield


def baddies_react(t: Battlefield, unit: int) -> None:
    """Step 6 of a gearloc's turn: abilities that answer. Who was defeated answers only where the ability says so
    (BON-A.69, BON-A.103).

    § BON-26.14 BON-36.16
    """
    for baddie in t.baddies():
        if t.touched[baddie] and not t.is_disabled(baddie):
            answer_with(t, baddie, t.chip[baddie], False)
    if t.struck_chip != NOBODY and t.target != NOBODY and not t.is_on_mat(t.target):
        answer_with(t, t.target, t.struck_chip, True)


def answer_with(t: Battlefield, baddie: int, chip: int, is_defeated: bool) -> None:
    """The abilities of a chip that answer what was done to it in this turn."""
    effects = t.box.effects
    flat = t.box.abilities_at[chip][REACTION]
    for at in range(0, len(flat), 2):
        way = effects.ways[flat[at]][0]
        if t.touched[baddie] >> effects.on[way] & 1 and (effects.is_dying[way] or not is_defeated):
            t.then(answer, baddie, chip, flat[at], flat[at + 1])


def answer(t: Battlefield, baddie: int, chip: int, effect: int, n: int) -> None:
    """One ability answers whoever acts."""
    effects = t.box.effects
    t.tell(AbilityWorked, baddie, GEARLOCS + chip, effect, n if t.box.is_numbered[effect] else 0)
    for number in effects.deeds_of[effects.ways[effect][0]]:
        t.then(do_deed, number, baddie, NO_DIE, effects.deeds[number].amount(n, 0))


def gearlocs_react(t: Battlefield, unit: int) -> None:
    """Step 7 of a baddie's turn: dice of gearlocs that were hit by a neighbour may answer (BON-A.98). § BON-27.24"""
    for gearloc in t.gearlocs():
        if t.touched[gearloc] & HIT_BESIDE:
            t.then(offer_answers, unit, gearloc, 0)


def offer_answers(t: Battlefield, unit: int, gearloc: int, after: int) -> None:
    """One die after the other, in the order in which they lie there. § BON-27.24"""
    dice = [die for die in t.held[after:] if answers(t, die, gearloc)]
    if dice and t.is_on_mat(gearloc) and t.is_on_mat(unit):
        die = dice[0]
        found: tuple[React | LetItHappen, ...] = (t.box.lexicon.react[face_at(t, die)], LET_IT_HAPPEN)
        t.ask(t.owner_of(gearloc), found, answer_with_die, unit, gearloc, die)


def answers(t: Battlefield, die: int, gearloc: int) -> bool:
    """Does a die in its slots answer a hit?"""
    effects = t.box.effects
    if t.holder[die] != gearloc or t.is_disabled(owner_unit(die)):
        return False
    return any([effects.when[way] == HIT_BY_NEIGHBOUR for way in effects.ways[t.effect_on(die)]])


def answer_with_die(
    t: Battlefield, seat: Seat, option: React | LetItHappen, unit: int, gearloc: int, die: int
) -> None:  # fmt: skip
    """It answers, or not; then the next."""
    if isinstance(option, React):
        effects = t.box.effects
        t.tell(DieUsed, gearloc, gearloc, die, option.effect, option.n, 0)
        for way in effects.ways[option.effect]:
            if effects.when[way] == HIT_BY_NEIGHBOUR:
                do_all(t, effects.deeds_of[way], gearloc, die, t.value[die], 0)
    t.then(offer_answers, unit, gearloc, t.held.index(die) + 1)
