"""Vendors: four items, each for a button or for another item."""

from __future__ import annotations

from typing import Final

from veillee.engine.table import Seat
from veillee.games.peluches.content.box import GROUP
from veillee.games.peluches.content.plan import VENDOR
from veillee.games.peluches.events import ItemBought, ShopOpened
from veillee.games.peluches.options import LEAVE_SHOP, Barter, Buy, LeaveShop, PickItem
from veillee.games.peluches.pieces import NO_ITEM
from veillee.games.peluches.rules.items import draw_item, equip, own_items, receive, unequip
from veillee.games.peluches.table import Tale

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
    return t.on_map(plush) and t.is_up(plush) and t.plan.round(VENDOR)[t.at[plush]]


def shop(t: Tale, plush: int) -> None:
    """Take one or several of the cards, each for a button or an equipped item (PEL-A.11).

    § PEL-10.5 PEL-10.6 PEL-10.10
    """
    if t.is_up(plush):
        options: list[Buy | Barter | LeaveShop] = [*offers(t, plush), LEAVE_SHOP]
        t.ask(t.owners[plush], options, trade, plush)


def offers(t: Tale, plush: int) -> list[Buy | Barter]:
    """What a plush can pay for."""
    found: list[Buy | Barter] = []
    character = t.characters[plush]
    has_item = bool(own_items(t, plush))
    for item in t.shelf:
        if t.buttons[plush] > 0:
            found.append(t.box.lexicon.buy[item][character])
        if has_item:
            found.append(t.box.lexicon.barter[item][character])
    return found


def trade(t: Tale, seat: Seat, option: Buy | Barter | LeaveShop, plush: int) -> None:
    """The price is paid and the item taken; then perhaps another. § PEL-10.5 PEL-10.6 PEL-41.3"""
    if not isinstance(option, LeaveShop):
        take(t, option)
        t.then(shop, plush)


def take(t: Tale, option: Buy | Barter) -> None:
    """The price is a button, or an item of one's own. § PEL-10.6"""
    plush = t.place_of(option.plush)
    if isinstance(option, Buy):
        t.buttons[plush] -= 1
        take_from_shelf(t, plush, option.item)
    else:
        t.then(choose_barter, plush, option.item)


def choose_barter(t: Tale, plush: int, item: int) -> None:
    """Which item to give for it. § PEL-10.6"""
    pick_item = t.box.lexicon.pick_item
    t.ask(t.owners[plush], [pick_item[one] for one in own_items(t, plush)], barter, plush, item)


def barter(t: Tale, seat: Seat, option: PickItem, plush: int, item: int) -> None:
    """It goes to its discard. § PEL-10.6"""
    unequip(t, plush, option.item)
    take_from_shelf(t, plush, item)


def take_from_shelf(t: Tale, plush: int, item: int) -> None:
    """The item bought is equipped, or shared. § PEL-10.6"""
    t.shelf.remove(item)
    t.tell(ItemBought, t.characters[plush], item)
    if t.box.slots[item] != GROUP:
        equip(t, plush, item)
    else:
        t.looked_at.append(item)
        t.then(receive, plush, item)


def close_shop(t: Tale) -> None:
    """Unsold cards are shuffled back into the item deck when the page is turned. § PEL-10.7 PEL-10.8"""
    if t.shelf:
        t.item_deck += t.shelf
        t.shelf.clear()
        t.item_deck.sort()
        t.chance.shuffle(t.item_deck)
    t.shop_open = False
