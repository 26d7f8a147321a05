"""A turn of any unit: how it begins, what happens at the same moment, and how it ends."""

from __future__ import annotations

from typing import Final

from veillee.engine.table import Seat
from veillee.games.bones.content.terms import (
    BLEED,
    BY_USE,
    END_OF_TURN,
    FACES,
    GEARLOCS,
    HOLDER_TURN,
    INNATE_DOWN,
    NO_DIE,
    NOBODY,
    POISON,
    START_OF_TURN,
    STUN,
    TAUNT,
    TERRIFY,
    UNITS,
    UNTARGETABLE,
    WEAKEN,
)
from veillee.games.bones.events import InnateWorked, SignWorked, TurnBegan, TurnLost
from veillee.games.bones.options import EffectFirst, SignFirst
from veillee.games.bones.rules.abilities import use_abilities, work
from veillee.games.bones.rules.baddie_turn import baddie_turn
from veillee.games.bones.rules.doing import do_all
from veillee.games.bones.rules.gearloc_turn import gearloc_turn
from veillee.games.bones.rules.harm import TRUE, hurt
from veillee.games.bones.rules.signs import remove
from veillee.games.bones.rules.slots import owner_unit, return_hand, tick_down, wear
from veillee.games.bones.rules.talents import talent_ways
from veillee.games.bones.table import NO_AIMS, ZERO_PER_UNIT, Battlefield
from veillee.kit.rows import replaced

# What happens at the start of a turn, by code: effect dice, ways of talents, abilities (with their number), dice.
TALENTS_FROM: Final = 1000
ABILITIES_FROM: Final = 10_000
DICE_FROM: Final = 1_000_000
NUMBERS: Final = 64


def take_turn(t: Battlefield, unit: int) -> None:
    """A turn is a scene: it ends at once when its unit leaves the mat. § BON-26.7 BON-27.12 BON-36.16"""
    if t.is_on_mat(unit):
        t.scene(play_turn, unit)


def play_turn(t: Battlefield, unit: int) -> None:
    """Effect dice first; then the steps of a gearloc or of a baddie, unless it is stunned.

    § BON-26.7 BON-27.12
    """
    if t.heard is not None:
        t.tell(TurnBegan, unit, t.figure(unit))
    t.acting = unit
    t.began_with = t.signs[unit]
    t.target = t.quarry = t.swapped = t.struck_chip = NOBODY
    t.lost = [0] * UNITS
    t.skin = ZERO_PER_UNIT
    t.touched = [0] * UNITS
    t.plan_used = t.is_rolled = t.has_attacked = False
    t.bones = t.broken = t.dex = 0
    t.tired = ()
    if t.began_with:
        remove(t, unit, UNTARGETABLE)
        remove(t, unit, TAUNT)
    t.moments = moments_of(t, unit)
    if not t.moments:
        go_on(t, unit)
        return
    if len(t.moments) == 1:
        happen(t, unit, 0)
    else:
        t.then(next_moment, unit)
    t.then(go_on, unit)


def moments_of(t: Battlefield, unit: int) -> list[int]:
    """All that happens at the start of its turn: effect dice, talents or abilities, dice in slots and on it.

    § BON-26.7 BON-27.12 BON-37.8
    """
    found: list[int] = []
    is_stunned = False
    if t.signs[unit]:
        found += [sign for sign in (POISON, BLEED) if t.has_sign(unit, sign)]
        is_stunned = t.has_sign(unit, STUN)
    if unit < GEARLOCS:
        if is_stunned:
            return found
        for way in talent_ways(t, unit, START_OF_TURN):
            found.append(TALENTS_FROM + way)
    elif not is_stunned and not t.is_disabled(unit):
        flat = t.box.abilities_at[t.chip[unit]][START_OF_TURN]
        for at in range(0, len(flat), 2):
            found.append(ABILITIES_FROM + flat[at] * NUMBERS + flat[at + 1])
    effects = t.box.effects
    for die in t.held:
        for way in effects.ways[t.effect_on(die)]:
            when = effects.when[way]
            is_own = when == START_OF_TURN and owner_unit(die) == unit
            if (is_own or (when == HOLDER_TURN and t.holder[die] == unit)) and not is_suspended(t, die):
                found.append(DICE_FROM + die)
    return found


def is_suspended(t: Battlefield, die: int) -> bool:
    """Are the skills of its owner suspended (BON-A.89)?"""
    return t.is_disabled(owner_unit(die))


def next_moment(t: Battlefield, unit: int) -> None:
    """One after the other; where the order can matter, because something hurts and something else does not, the group
    chooses.

    § BON-37.8
    """
    if not t.moments:
        return
    harmful = [code for code in t.moments if is_harmful(t, unit, code)]
    if len(t.moments) > 1 and harmful and len(harmful) < len(t.moments):
        t.ask_group(t.group(), [named(t, code) for code in t.moments], choose_moment, unit)
    else:
        happen(t, unit, 0)


def is_harmful(t: Battlefield, unit: int, code: int) -> bool:
    """Does it hurt the unit?"""
    return code < TALENTS_FROM or (code >= DICE_FROM and owner_unit(code - DICE_FROM) != unit and unit >= GEARLOCS)


def named(t: Battlefield, code: int) -> SignFirst | EffectFirst:
    """The option for what is pending."""
    lexicon = t.box.lexicon
    if code < TALENTS_FROM:
        return lexicon.sign_first[code]
    if code < ABILITIES_FROM:
        return lexicon.effect_first[t.box.effects.effect_of[code - TALENTS_FROM]]
    if code < DICE_FROM:
        return lexicon.effect_first[(code - ABILITIES_FROM) // NUMBERS]
    die = code - DICE_FROM
    return lexicon.face_first[die * FACES + t.face[die]]


def choose_moment(t: Battlefield, seat: Seat, option: SignFirst | EffectFirst, unit: int) -> None:
    """What was chosen is next. § BON-37.8"""
    for at, code in enumerate(t.moments):
        if named(t, code) == option:
            happen(t, unit, at)
            return


def happen(t: Battlefield, unit: int, at: int) -> None:
    """It happens, then the rest. Only what hurts is planned: after it the unit may be gone."""
    code = t.moments.pop(at)
    if code < TALENTS_FROM:
        t.then(work_sign, unit, code)
    elif code < ABILITIES_FROM:
        work_talent(t, unit, code - TALENTS_FROM)
    elif code < DICE_FROM:
        work(t, unit, (code - ABILITIES_FROM) // NUMBERS, (code - ABILITIES_FROM) % NUMBERS, NOBODY)
    else:
        work_die(t, unit, code - DICE_FROM)
    if t.moments:
        t.then(next_moment, unit)


def work_sign(t: Battlefield, unit: int, sign: int) -> None:
    """Poison deals its value in true damage and goes down by 1 (BON-A.67); Bleed deals 1 (BON-A.92).

    § BON-36.19
    """
    n = t.poison[unit] if sign == POISON else 1
    t.tell(SignWorked, unit, t.figure(unit), sign, n)
    if sign == POISON:
        if n > 1:
            t.poison = replaced(t.poison, unit, n - 1)
        else:
            remove(t, unit, POISON)
    hurt(t, NOBODY, unit, n, TRUE)


def work_talent(t: Battlefield, unit: int, way: int) -> None:
    """A talent works at the start of the turn."""
    t.tell(InnateWorked, unit, unit, t.box.effects.effect_of[way])
    do_all(t, t.box.effects.deeds_of[way], unit, NO_DIE, 1, 0)


def work_die(t: Battlefield, unit: int, die: int) -> None:
    """A die in a slot or on a unit works at the start of a turn; if it counts its uses, it is turned down."""
    effects = t.box.effects
    for way in effects.ways[t.effect_on(die)]:
        if effects.when[way] in (START_OF_TURN, HOLDER_TURN):
            do_all(t, effects.deeds_of[way], owner_unit(die), die, t.value[die], 0)
            if effects.counts[way] == BY_USE:
                wear(t, die, 1)
            return


def go_on(t: Battlefield, unit: int) -> None:
    """Dice that last some rounds are turned down. A stunned unit does nothing in its turn (BON-A.87); the others take
    their steps.
    """
    if unit < GEARLOCS and t.held:
        tick_down(t, unit)
    if t.has_sign(unit, STUN):
        t.inspired = 0
        t.tell(TurnLost, unit, t.figure(unit))
    elif unit < GEARLOCS:
        gearloc_turn(t, unit)
    else:
        is_done = not t.began_with and not t.box.abilities_at[t.chip[unit]][END_OF_TURN]
        baddie_turn(t, unit)
        if is_done:
            return
    t.follow(end_turn, unit)


def end_turn(t: Battlefield, unit: int) -> None:
    """The turn ends: what happens then, and effect dice that last until then (BON-A.87, BON-A.88).

    § BON-26.15 BON-27.25
    """
    if t.began_with:
        for sign in (STUN, WEAKEN, TERRIFY):
            # One that came in this turn lasts until the end of the next.
            if t.began_with >> sign & 1:
                remove(t, unit, sign)
        if t.began_with >> STUN & 1:
            return
    if unit < GEARLOCS:
        if t.held:
            end_of_gearloc_turn(t, unit)
    else:
        use_abilities(t, unit, END_OF_TURN)


def end_of_gearloc_turn(t: Battlefield, unit: int) -> None:
    """Dice that work at the end of their owner's turn."""
    effects = t.box.effects
    for die in t.held[:]:
        if owner_unit(die) == unit:
            for way in effects.ways[t.effect_on(die)]:
                is_due = effects.when[way] == END_OF_TURN
                if is_due and not (effects.needs[way] == INNATE_DOWN and t.upgraded[unit]):
                    do_all(t, effects.deeds_of[way], unit, die, t.value[die], 0)


def close_turn(t: Battlefield) -> None:
    """The turn is over: what was rolled and not used is gone; skill dice go back to their slots. § BON-13.7"""
    unit = t.acting
    t.acting = t.target = t.quarry = NOBODY
    t.hits.clear()
    t.blocks.clear()
    t.targets.clear()
    t.victims.clear()
    t.moments.clear()
    t.extra = 0
    if t.hand:
        return_hand(t)
    if unit < GEARLOCS:
        t.aims = NO_AIMS
