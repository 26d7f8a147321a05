"""Visions: what the effects of dream tiles do. Each says whether the rest of the tile must wait for it."""

from __future__ import annotations

from typing import Final

from veillee.engine.table import Seat
from veillee.games.insomnia.content.effects import Counted, Measured, Plain, RunTo
from veillee.games.insomnia.options import Space
from veillee.games.insomnia.pieces import RING
from veillee.games.insomnia.rules.dreams import amount, distance_to
from veillee.games.insomnia.rules.flock import lead_flock
from veillee.games.insomnia.rules.running import drop_hand, gain_winks, lower_pillow, run, scare
from veillee.games.insomnia.rules.turn import calm_down, choose_card, copy_move, play_top
from veillee.games.insomnia.rules.zzz import double_zzz, place_zzz, take_back, turn_zzz
from veillee.games.insomnia.table import Night

DONE: Final = False
WAIT: Final = True


def move(t: Night, effect: Measured, seat: Seat, space: Space) -> bool:
    """The sheep runs on. § INS-24.1"""
    run(t, seat, amount(t, seat, effect, space))
    return DONE


def move_back(t: Night, effect: Measured, seat: Seat, space: Space) -> bool:
    """The sheep goes back, as far as the fence. § INS-24.2"""
    run(t, seat, -amount(t, seat, effect, space))
    return DONE


def run_again(t: Night, effect: Plain, seat: Seat, space: Space) -> bool:
    """The last move once more, in the same direction. § INS-23.14 INS-23.15"""
    run(t, seat, t.last_move)
    return DONE


def run_to_target(t: Night, effect: RunTo, seat: Seat, space: Space) -> bool:
    """The sheep runs to the next target."""
    run(t, seat, distance_to(t, seat, effect.target))
    return DONE


def gain(t: Night, effect: Measured, seat: Seat, space: Space) -> bool:
    """Winks. § INS-23.1"""
    gain_winks(t, seat, amount(t, seat, effect, space))
    return DONE


def frighten(t: Night, effect: Plain, seat: Seat, space: Space) -> bool:
    """The sheep is scared, or wakes up if it was scared already. § INS-23.2"""
    scare(t, seat)
    return DONE


def fluff_pillow(t: Night, effect: Counted, seat: Seat, space: Space) -> bool:
    """The pillow comes down."""
    lower_pillow(t, seat, effect.n)
    return DONE


def take_all_back(t: Night, effect: Plain, seat: Seat, space: Space) -> bool:
    """One's plain Zzz on the tile go back to the supply. § INS-23.26"""
    here = t.zzz[seat * RING + space]
    if here:
        take_back(t, seat, space, here)
    return DONE


def lose_hand(t: Night, effect: Plain, seat: Seat, space: Space) -> bool:
    """The hand is discarded. § INS-23.9"""
    drop_hand(t, seat)
    return DONE


def place(t: Night, effect: Counted, seat: Seat, space: Space) -> bool:
    """Zzz onto tiles."""
    t.then(place_zzz, seat, effect.n)
    return WAIT


def calm(t: Night, effect: Plain, seat: Seat, space: Space) -> bool:
    """The sheep may calm down. § INS-23.8"""
    t.then(calm_down, seat)
    return WAIT


def turn(t: Night, effect: Plain, seat: Seat, space: Space) -> bool:
    """A Zzz turns infinite."""
    t.then(turn_zzz, seat)
    return WAIT


def double(t: Night, effect: Plain, seat: Seat, space: Space) -> bool:
    """The Zzz on one tile are doubled."""
    t.then(double_zzz, seat)
    return WAIT


def lead_all(t: Night, effect: Counted, seat: Seat, space: Space) -> bool:
    """All sheep run on, or all go back."""
    t.then(lead_flock, seat, effect.n)
    return WAIT


def copy(t: Night, effect: Plain, seat: Seat, space: Space) -> bool:
    """A move by the number on the previous player's card."""
    t.then(copy_move, seat)
    return WAIT


def play_other(t: Night, effect: Plain, seat: Seat, space: Space) -> bool:
    """The other card of the hand is played. § INS-23.9"""
    t.then(choose_card, seat)
    return WAIT


def play_top_card(t: Night, effect: Plain, seat: Seat, space: Space) -> bool:
    """The top card of the pile is played."""
    t.then(play_top, seat)
    return WAIT
