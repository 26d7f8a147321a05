"""What a seat sees. Everybody sees the same: hidden are the order of the piles, and which chips lie in the queue."""

from __future__ import annotations

from dataclasses import dataclass

from veillee.engine.words import View
from veillee.games.bones.content.mats import DICE_EACH
from veillee.games.bones.content.terms import (
    EVERY_STAT,
    GEARLOCS,
    NOBODY,
    NOWHERE,
    POISON,
    SIGNS,
    UNITS,
    VALUES,
    WEAKEN,
    Sign,
)
from veillee.games.bones.pieces import EXHAUSTED, IN_ACTIVE, IN_LOCKED, IN_TRAY, ON_UNIT
from veillee.games.bones.rules.meter import places_down
from veillee.games.bones.table import Battlefield


@dataclass(unsafe_hash=True)
class SignView(View):
    """An effect die on a chip; its value is 0 where it has none."""

    sign: int
    n: int


@dataclass(unsafe_hash=True)
class UnitView(View):
    """A unit on the mat. `dice` are skill dice on a baddie."""

    unit: int
    figure: int
    spot: int
    hp: int
    top: int
    bonus: int
    ones: int
    twos: int
    attack: int
    signs: tuple[SignView, ...]
    dice: tuple[int, ...]


@dataclass(unsafe_hash=True)
class DieView(View):
    """A skill die of the party that is not in the tray.

    `where`: 1 skill area, 2 taken for the roll, 3 rolled, 4 active slot, 5 locked slot, 6 on a unit, 7 backup plan,
    8 exhausted; `holder` is the unit in whose slot it lies, else -1. `n` is the number that its face has now, `left`
    how often it still works, or what a counter shows; `aim` is the position or unit it is aimed at, or -1.
    """

    die: int
    where: int
    holder: int
    face: int
    effect: int
    n: int
    left: int
    aim: int


@dataclass(unsafe_hash=True)
class BonesView(View):
    """A die in a backup plan: a skill die, or -2 for an attack die and -1 for a defence die."""

    die: int
    n: int


@dataclass(unsafe_hash=True)
class GearlocView(View):
    """A gearloc with its mat. `stats` are what it has now, `trained` what its four stat dice show."""

    unit: int
    seat: int
    stats: tuple[int, ...]
    trained: tuple[int, ...]
    limited: int
    upgraded: bool
    points: int
    hp: int
    top: int
    bonus: int
    on_mat: bool
    waiting: bool
    ones: int
    twos: int
    locked_ones: int
    locked_twos: int
    attack_lost: int
    defence_lost: int
    plan: tuple[BonesView, ...]
    active: tuple[int, ...]
    locked: tuple[int, ...]
    exhausted: tuple[int, ...]


@dataclass(unsafe_hash=True)
class ShiftView(View):
    """A move on the meter that comes at the end of the round: how many places down; negative is up."""

    unit: int
    n: int


@dataclass(unsafe_hash=True)
class BattleView(View):
    """The whole table.

    `fight` is the queue by chips that is played, or -1. `round` is 0 before the battle. `meter` lists units from the
    top, `order` those that still act in this round, in turn. `queue` are the values of the chips from the top, `piles`
    how many chips of 1, 5 and 20 points are left. `hits` and `blocks` are white dice rolled and not used yet (0 is
    bones), `hand` the skill dice. `targets` are whom the acting baddie turns on. `outcome`: 0 open, 1 won, 2 lost.
    """

    seats: int
    asked: tuple[int, ...]
    day: int
    mode: int
    country: int
    fight: int
    round: int
    outcome: int
    party: tuple[int, ...]
    units: tuple[UnitView, ...]
    gearlocs: tuple[GearlocView, ...]
    dice: tuple[DieView, ...]
    meter: tuple[int, ...]
    order: tuple[int, ...]
    shifts: tuple[ShiftView, ...]
    queue: tuple[int, ...]
    piles: tuple[int, ...]
    graveyard: tuple[int, ...]
    acting: int
    target: int
    targets: tuple[int, ...]
    dex: int
    hand: tuple[int, ...]
    hits: tuple[int, ...]
    blocks: tuple[int, ...]
    rolled: bool
    plan_used: bool
    bones: int
    fallen: int
    loot: int
    strength: int


def look(t: Battlefield) -> BattleView:
    """The view of everybody. § BON-19.33 BON-23.3"""
    values = t.box.chip_value
    return BattleView(
        seats=t.seats,
        asked=tuple([question.seat for question in t.questions if not question.optional]),
        day=t.day,
        mode=t.mode,
        country=t.land,
        fight=t.fight,
        round=t.round,
        outcome=t.outcome,
        party=tuple(t.party),
        units=tuple([look_at_unit(t, unit) for unit in range(UNITS) if t.at[unit] != NOWHERE]),
        gearlocs=tuple([look_at_gearloc(t, unit) for unit in t.party]),
        dice=tuple([look_at_die(t, die) for die in dice_of(t) if t.where[die] != IN_TRAY]),
        meter=tuple(t.meter),
        order=tuple(reversed(t.order)),
        shifts=tuple([look_at_shift(t, at) for at in range(0, len(t.deferred), 2)]),
        queue=tuple([VALUES[values[chip]] for chip in reversed(t.queue)]),
        piles=tuple([len(pile) for pile in t.piles]),
        graveyard=tuple(sorted(t.graveyard)),
        acting=t.acting,
        target=t.target,
        targets=tuple(t.targets),
        dex=t.dex,
        hand=tuple(t.hand),
        hits=tuple(t.hits),
        blocks=tuple(t.blocks),
        rolled=t.is_rolled,
        plan_used=t.plan_used,
        bones=t.bones,
        fallen=t.fallen,
        loot=t.loot,
        strength=t.strength,
    )


def dice_of(t: Battlefield) -> list[int]:
    """The skill dice of the party."""
    return [gearloc * DICE_EACH + number for gearloc in t.party for number in range(DICE_EACH)]


def look_at_unit(t: Battlefield, unit: int) -> UnitView:
    """A unit on the mat with all that lies on it."""
    return UnitView(
        unit=unit,
        figure=t.figure(unit),
        spot=t.at[unit],
        hp=t.hp[unit],
        top=t.top[unit],
        bonus=t.bonus[unit],
        ones=t.ones[unit],
        twos=t.twos[unit],
        attack=t.attack_of(unit),
        signs=tuple([look_at_sign(t, unit, Sign(sign)) for sign in range(len(SIGNS)) if t.has_sign(unit, Sign(sign))]),
        dice=tuple(t.held_by(unit)) if unit >= GEARLOCS else (),
    )


def look_at_sign(t: Battlefield, unit: int, sign: Sign) -> SignView:
    """An effect die."""
    return SignView(sign, t.poison[unit] if sign == POISON else t.weaken[unit] if sign == WEAKEN else 0)


def look_at_shift(t: Battlefield, at: int) -> ShiftView:
    """A deferred move, as it would go from where the die stands now."""
    unit = t.deferred[at]
    return ShiftView(unit, places_down(t, unit, t.deferred[at + 1]))


def look_at_gearloc(t: Battlefield, unit: int) -> GearlocView:
    """A gearloc and its mat."""
    held = t.held_by(unit)
    own = range(unit * DICE_EACH, unit * DICE_EACH + DICE_EACH)
    return GearlocView(
        unit=unit,
        seat=t.seat_of[unit],
        stats=tuple([t.stat(unit, stat) for stat in EVERY_STAT]),
        trained=tuple([t.stats[unit * 4 + stat] for stat in EVERY_STAT]),
        limited=t.limited[unit],
        upgraded=bool(t.upgraded[unit]),
        points=t.points[unit],
        hp=t.hp[unit],
        top=t.top[unit],
        bonus=t.bonus[unit],
        on_mat=t.at[unit] != NOWHERE,
        waiting=unit in t.waiting,
        ones=t.ones[unit],
        twos=t.twos[unit],
        locked_ones=t.locked_ones[unit],
        locked_twos=t.locked_twos[unit],
        attack_lost=t.attack_lost[unit],
        defence_lost=t.defence_lost[unit],
        plan=tuple([BonesView((code >> 3) - 2, code & 7) for code in t.plan[unit]]),
        active=tuple([die for die in held if t.where[die] == IN_ACTIVE]),
        locked=tuple([die for die in held if t.where[die] == IN_LOCKED]),
        exhausted=tuple([die for die in own if t.where[die] == EXHAUSTED]),
    )


def look_at_die(t: Battlefield, die: int) -> DieView:
    """A skill die where it lies."""
    where = t.where[die]
    is_held = where in (IN_ACTIVE, IN_LOCKED, ON_UNIT)
    return DieView(
        die=die,
        where=where,
        holder=t.holder[die] if is_held else NOBODY,
        face=t.face[die],
        effect=t.effect_on(die),
        n=t.value[die],
        left=t.left[die],
        aim=t.aims[die],
    )
