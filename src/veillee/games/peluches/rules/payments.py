"""Payments: what a plush parts with when the story asks for an item or a die."""

from __future__ import annotations

from veillee.engine.table import Seat
from veillee.games.peluches.content.colours import ATTRIBUTE_COLOURS
from veillee.games.peluches.options import PayDie, PickItem
from veillee.games.peluches.rules.dice import dice_at_hand, take_die
from veillee.games.peluches.rules.items import own_items, unequip
from veillee.games.peluches.table import Tale


def choose_payment(t: Tale, plush: int) -> None:
    """Which equipped item to give away."""
    pick_item = t.box.lexicon.pick_item
    t.ask(t.owners[plush], [pick_item[item] for item in own_items(t, plush)], give_away, plush)


def give_away(t: Tale, seat: Seat, option: PickItem, plush: int) -> None:
    """It goes to the discard of its deck. § PEL-44.5"""
    unequip(t, plush, option.item)


def choose_die(t: Tale, plush: int) -> None:
    """Which die to pay with. § PEL-14.5"""
    pay_die, at_hand = t.box.lexicon.pay_die, dice_at_hand(t, plush)
    colours = [pay_die[colour] for colour in range(ATTRIBUTE_COLOURS) if at_hand >> colour & 1]
    if colours:
        t.ask(t.owners[plush], colours, let_go, plush)


def let_go(t: Tale, seat: Seat, option: PayDie, plush: int) -> None:
    """It is discarded unrolled. § PEL-44.4"""
    take_die(t, plush, option.colour)
    t.dice_discard[option.colour] += 1
