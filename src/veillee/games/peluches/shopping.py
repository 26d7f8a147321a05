"""Vendors: four items, each for a button or for another item."""

from __future__ import annotations

from typing import Final

from veillee.engine.table import Seat
from veillee.games.peluches.box import GROUP
from veillee.games.peluches.events import ItemBought, ShopOpened
from veillee.games.peluches.items import draw_item, equip, own_items, receive, unequip
from veillee.games.peluches.options import LEAVE_SHOP, Barter, Buy, LeaveShop
from veillee.games.peluches.plan import VENDOR
from veillee.games.peluches.table import NO_ITEM, Tale

SHELF: Final = 4


def open_shop(t: Tale) -> None:
    """The first visit reveals four items; then everybody on the square or beside it may buy.

    § PEL-10.1 PEL-10.2 PEL-10.3 PEL-10.4
    """
    t.shop_open = True
    for _ in range(SHELF):
        item = draw_item(t)
        if item != NO_ITEM:
            t.shelf.append(item)
            t.tell(ShopOpened, item)
    for plush in range(t.plushies()):
        if is_at_shop(t, plush):
            t.then(shop, plush)


def is_at_shop(t: Tale, plush: int) -> bool:
    """On a vendor square or next to one, and conscious. § PEL-10.4"""
    if not t.on_map(plush) or not t.is_up(plush):
        return False
    return any([t.plan.signs[square] == VENDOR for square in [t.at[plush], *t.plan.near[t.at[plush]]]])


def shop(t: Tale, plush: int) -> None:
    """Take one or several of the cards, each for a button or an equipped item (PEL-A.11).

    § PEL-10.5 PEL-10.6 PEL-10.10
    """
    options: list[Buy | Barter | LeaveShop] = [*offers(t, plush), LEAVE_SHOP]
    t.ask(t.seat_of(plush), options, trade, plush)


def offers(t: Tale, plush: int) -> list[Buy | Barter]:
    """What a plush can pay for."""
    found: list[Buy | Barter] = []
    for item in t.shelf:
        if t.buttons[plush] > 0:
            found.append(Buy(item, t.characters[plush]))
        for other in own_items(t, plush):
            found.append(Barter(item, t.characters[plush], other))
    return found


def trade(t: Tale, seat: Seat, option: Buy | Barter | LeaveShop, plush: int) -> None:
    """The price is paid and the item taken; then perhaps another. § PEL-10.5 PEL-10.6 PEL-41.3"""
    if not isinstance(option, LeaveShop):
        take(t, option)
        t.then(shop, plush)


def take(t: Tale, option: Buy | Barter) -> None:
    """A button goes to the supply, or an item to its discard; the item bought is equipped, or shared. § PEL-10.6"""
    plush = t.place_of(option.plush)
    if isinstance(option, Buy):
        t.buttons[plush] -= 1
    else:
        unequip(t, plush, option.other_item)
    t.shelf.remove(option.item)
    t.tell(ItemBought, option.plush, option.item)
    if t.box.slots[option.item] != GROUP:
        equip(t, plush, option.item)
    else:
        t.looked_at.append(option.item)
        t.then(receive, plush, option.item)


def close_shop(t: Tale) -> None:
    """Unsold cards are shuffled back into the item deck when the page is turned. § PEL-10.7 PEL-10.8"""
    if t.shelf:
        t.item_deck += t.shelf
        t.shelf.clear()
        t.item_deck.sort()
        t.chance.shuffle(t.item_deck)
    t.shop_open = False
