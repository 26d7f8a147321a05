"""Powers: the earned abilities that may be used at any decision, or among a plush's actions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from veillee.engine.table import Seat
from veillee.games.peluches.content.box import Ability
from veillee.games.peluches.content.colours import BLACK, WHITE
from veillee.games.peluches.events import DiceDrawn, LostForeseen, MonsterPushed, StuffingGiven, ThreatPlaced
from veillee.games.peluches.options import HelpPlush, PushTo, Shove, UseAbility
from veillee.games.peluches.rules.abilities import (
    CHEER,
    COMFORT,
    COURAGEOUS,
    CUDDLE,
    EXTRA_DIE,
    FORESEE,
    GIFT,
    HUSH,
    LONG_SHOT,
    PUSH,
    ROAR,
    SCARED,
    SLIP_THROUGH,
    TAUNT,
    abilities_now,
    beside,
    comforted,
    room_round,
    spend_heart,
)
from veillee.games.peluches.rules.conditions import become, discard_condition
from veillee.games.peluches.rules.course import add_threat
from veillee.games.peluches.rules.dice import dice_to_draw, take_from_bag
from veillee.games.peluches.rules.harm import gain_stuffing, lose_stuffing, swell
from veillee.games.peluches.rules.story import read_on
from veillee.games.peluches.rules.walking import choose_square
from veillee.games.peluches.table import Tale, at_any_decision


def break_in(t: Tale) -> None:
    """Players with hearts may break in on the question that was just put. § PEL-42.4"""
    asides: dict[Seat, list[UseAbility]] = {}
    for seat in range(t.seats):
        own = abilities_now(t, seat)
        question = t.question_of(seat)
        if own and question is not None:
            own = [option for option in own if question.find(option) is None]
        if own:
            asides[seat] = own
    if asides:
        t.interject(asides, use_power)


def use_power(t: Tale, seat: Seat, option: UseAbility) -> None:
    """A heart is spent and the ability happens at once. § PEL-42.2 PEL-42.4 PEL-42.6 PEL-44.13"""
    plush = t.place_of(option.plush)
    spend_heart(t, plush, option.ability)
    POWERS[t.box.ability_kinds[option.ability]](t, plush, t.box.ability_n[option.ability])


def comfort(t: Tale, plush: int, n: int) -> None:
    """Plushies beside this one, and itself, are scared no longer."""
    for other in comforted(t, plush):
        discard_condition(t, other, t.box.condition_ids.index(SCARED))


def push_monster(t: Tale, plush: int, n: int) -> None:
    """A monster beside the plush is pushed a square away."""
    t.then(choose_shove, plush)


def give_stuffing(t: Tale, plush: int, n: int) -> None:
    """A stuffing goes over to a friend."""
    t.then(choose_friend, plush)


def roar(t: Tale, plush: int, n: int) -> None:
    """The plush becomes courageous."""
    become(t, plush, t.box.condition_ids.index(COURAGEOUS))


def cheer(t: Tale, plush: int, n: int) -> None:
    """Something is added to the next roll of everybody."""
    t.cheered = [cheered + max(1, n) for cheered in t.cheered]


def taunt(t: Tale, plush: int, n: int) -> None:
    """Monsters go for this plush until they have had their turn."""
    t.taunting = plush


def hush(t: Tale, plush: int, n: int) -> None:
    """Black dice leave the track."""
    add_threat(t, -max(1, n))


def slip_through(t: Tale, plush: int, n: int) -> None:
    """A few steps, through monsters too."""
    t.then(choose_square, plush, n, 0, True)


def aim_far(t: Tale, plush: int, n: int) -> None:
    """The next shot reaches farther."""
    t.long_shot = n


def foresee(t: Tale, plush: int, n: int) -> None:
    """Everybody hears what waits on top of the lost deck, and remembers it. § PEL-4.2"""
    if t.lost_deck:
        t.foreseen = t.lost_deck[-1]
        t.tell(LostForeseen, t.lost_deck[-1])


def draw_one_more(t: Tale, plush: int, n: int) -> None:
    """One die more from the bag; a black one goes to the track, a white one to the discard."""
    left = dice_to_draw(t)
    if left == 0:
        return
    die = take_from_bag(t, left)
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
    """Whom to give a stuffing to; nobody, if the last one is gone meanwhile."""
    if t.is_up(plush):
        help_plush = t.box.lexicon.help_plush
        others = [help_plush[t.characters[other]] for other in range(t.plushies()) if other != plush]
        t.ask(t.seat_of(plush), others, give, plush)


def give(t: Tale, seat: Seat, option: HelpPlush, plush: int) -> None:
    """One stuffing goes over without a die; the last one may be given (PEL-A.24)."""
    t.tell(StuffingGiven, t.characters[plush], option.plush, 1)
    swell(t, t.place_of(option.plush), 1)
    lose_stuffing(t, plush, 1)
    t.then(read_on)


def choose_shove(t: Tale, plush: int) -> None:
    """Which monster beside, if there is room behind it."""
    shove = t.box.lexicon.shove
    movable = [shove[t.monster_cards[monster]][monster] for monster in beside(t, plush) if room_round(t, monster)]
    if movable:
        t.ask(t.seat_of(plush), movable, shove_monster, plush)


def shove_monster(t: Tale, seat: Seat, option: Shove, plush: int) -> None:
    """Then where to."""
    t.then(choose_push, plush, option.place)


def choose_push(t: Tale, plush: int, monster: int) -> None:
    """To which square."""
    push_to = t.box.lexicon.push_to
    squares = room_round(t, monster)
    if squares:
        t.ask(t.seat_of(plush), [push_to[square] for square in squares], push, monster)


def push(t: Tale, seat: Seat, option: PushTo, monster: int) -> None:
    """The figure stands a square farther."""
    t.monster_at[monster] = option.square
    t.tell(MonsterPushed, t.monster_cards[monster], option.square, t.figures[monster])


# What each ability does: at any time, or among the actions of a plush.
POWERS: Final[dict[Ability, Callable[[Tale, int, int], None]]] = {
    COMFORT: comfort,
    PUSH: push_monster,
    GIFT: give_stuffing,
    FORESEE: foresee,
    ROAR: roar,
    CHEER: cheer,
    TAUNT: taunt,
    CUDDLE: gain_stuffing,
    HUSH: hush,
    SLIP_THROUGH: slip_through,
    LONG_SHOT: aim_far,
    EXTRA_DIE: draw_one_more,
}
at_any_decision(break_in)
