"""Powers: the earned abilities that may be used at any time, or among a plush's actions."""

from __future__ import annotations

from typing import Final

from veillee.engine.table import Seat
from veillee.games.peluches.abilities import (
    CHEER,
    COMFORT,
    CUDDLE,
    EXTRA_DIE,
    FORESEE,
    GIFT,
    HUSH,
    LONG_SHOT,
    PUSH,
    ROAR,
    SLIP_THROUGH,
    beside,
    spend_heart,
)
from veillee.games.peluches.colours import BLACK, EVERY_LINE, NO_DIE, WHITE
from veillee.games.peluches.conditions import become, discard_condition
from veillee.games.peluches.dice import take_from_bag
from veillee.games.peluches.events import DiceDrawn, LostForeseen, MonsterPushed, StuffingGiven, ThreatPlaced
from veillee.games.peluches.fighting import COURAGEOUS
from veillee.games.peluches.harm import gain_stuffing, lose_stuffing
from veillee.games.peluches.options import HelpPlush, Shove, UseAbility
from veillee.games.peluches.story import add_threat, read_on
from veillee.games.peluches.table import Tale
from veillee.games.peluches.walking import choose_square

SCARED: Final = "scared"


def use_power(t: Tale, option: UseAbility) -> None:
    """A heart is spent and the ability happens at once. § PEL-42.2 PEL-42.4 PEL-42.6 PEL-44.13"""
    plush = t.place_of(option.plush)
    ability = t.box.ability_kinds[option.ability]
    n = t.box.ability_n[option.ability]
    spend_heart(t, plush, option.ability)
    if ability == COMFORT:
        comfort(t, plush)
    elif ability == PUSH:
        t.then(choose_shove, plush)
    elif ability == GIFT:
        t.then(choose_friend, plush)
    elif ability == FORESEE:
        foresee(t)
    elif ability == ROAR:
        become(t, plush, t.box.condition_ids.index(COURAGEOUS))
    elif ability == CHEER:
        t.cheered = [cheer + max(1, n) for cheer in t.cheered]
    elif ability == CUDDLE:
        gain_stuffing(t, plush, n)
    elif ability == HUSH:
        add_threat(t, -max(1, n))
    elif ability == SLIP_THROUGH:
        t.then(choose_square, plush, n, 0, True)
    elif ability == LONG_SHOT:
        t.long_shot = n
    elif ability == EXTRA_DIE:
        draw_one_more(t, plush)
    else:
        t.taunting = plush


def comfort(t: Tale, plush: int) -> None:
    """Plushies beside this one, and itself, are scared no longer."""
    scared = t.box.condition_ids.index(SCARED)
    for other in range(t.plushies()):
        if other == plush or (t.on_map(other) and t.at[other] in t.plan.near[t.at[plush]]):
            discard_condition(t, other, scared)


def foresee(t: Tale) -> None:
    """Everybody hears what waits on top of the lost deck. § PEL-4.2"""
    if t.lost_deck:
        t.tell(LostForeseen, t.lost_deck[-1])


def draw_one_more(t: Tale, plush: int) -> None:
    """One die more from the bag; a black one goes to the track, a white one to the discard."""
    die = take_from_bag(t)
    if die == NO_DIE:
        return
    counts = [int(colour == die) for colour in range(BLACK + 1)]
    t.tell(DiceDrawn, t.characters[plush], counts[0], counts[1], counts[2], counts[3], counts[4], counts[5], counts[6])
    if die == BLACK:
        t.threat += 1
        t.tell(ThreatPlaced, 1, t.threat)
    elif die == WHITE:
        t.dice_discard[WHITE] += 1
    else:
        t.hand[die] += 1


def choose_friend(t: Tale, plush: int) -> None:
    """Whom to give a stuffing to."""
    others = [HelpPlush(t.characters[other]) for other in range(t.plushies()) if other != plush]
    t.ask(t.seat_of(plush), others, give, plush)


def give(t: Tale, seat: Seat, option: HelpPlush, plush: int) -> None:
    """One stuffing goes over without a die; the last one may be given (PEL-A.24)."""
    t.tell(StuffingGiven, t.characters[plush], option.plush, 1)
    gain_stuffing(t, t.place_of(option.plush), 1)
    lose_stuffing(t, plush, 1)
    t.then(read_on)


def choose_shove(t: Tale, plush: int) -> None:
    """Which monster beside, and where to."""
    options: list[Shove] = []
    for monster in beside(t, plush):
        here = t.monster_at[monster]
        for square in t.plan.near[here]:
            if t.is_free(square) and t.plan.step_is_open(here, square, EVERY_LINE, t.corners):
                options.append(Shove(t.monster_cards[monster], monster, square))
    if options:
        t.ask(t.seat_of(plush), options, shove)


def shove(t: Tale, seat: Seat, option: Shove) -> None:
    """The figure stands a square farther."""
    t.monster_at[option.place] = option.square
    t.tell(MonsterPushed, option.monster, option.square)
