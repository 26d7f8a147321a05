"""Items: drawing them, equipping, giving and trading them, and those of the whole group."""

from __future__ import annotations

from veillee.engine.table import Seat
from veillee.games.peluches.content.box import GROUP, SLOTS
from veillee.games.peluches.content.colours import NO_DIE
from veillee.games.peluches.content.modifiers import POCKET
from veillee.games.peluches.events import ItemDropped, ItemEquipped, ItemFound, ItemShared
from veillee.games.peluches.options import DropItem, Equip, GiveItem, PickItem, SwapItem
from veillee.games.peluches.pieces import NO_ITEM
from veillee.games.peluches.rules.conditions import shed_immune
from veillee.games.peluches.table import Tale

Keep = Equip | GiveItem | SwapItem | DropItem


def draw_item(t: Tale) -> int:
    """The top item; an empty deck is made anew of its discard (PEL-A.42). § PEL-44.5"""
    if not t.item_deck:
        t.item_deck, t.item_discard = sorted(t.item_discard), []
        t.chance.shuffle(t.item_deck)
    return t.item_deck.pop() if t.item_deck else NO_ITEM


def find_items(t: Tale, plush: int, count: int) -> None:
    """Draw items one after the other. § PEL-26.5 PEL-26.13 PEL-44.12"""
    item = draw_item(t) if count > 0 else NO_ITEM
    if item != NO_ITEM:
        t.looked_at.append(item)
        t.tell(ItemFound, t.characters[plush], item)
        t.then(receive, plush, item)
        t.then(find_items, plush, count - 1)


def receive(t: Tale, plush: int, item: int) -> None:
    """An item looked at: one of the group lies in the middle for all; any other is equipped, given, traded or discarded
    (PEL-A.28).

    § PEL-26.7 PEL-26.8 PEL-26.9 PEL-26.11 PEL-26.13 PEL-28.1 PEL-28.4 PEL-28.5
    """
    if t.box.slots[item] == GROUP:
        t.looked_at.remove(item)
        t.group_items.append(item)
        t.tell(ItemShared, item)
        for friend in range(t.plushies()):
            shed_immune(t, friend)
    else:
        t.then(choose_keeper, plush, item)


def choose_keeper(t: Tale, plush: int, item: int) -> None:
    """Who gets the item. A plush that cannot use items now may still be given one. § PEL-26.7 PEL-26.8 PEL-26.9"""
    lexicon = t.box.lexicon
    options: list[Keep] = [lexicon.equip[item]]
    for other, character in enumerate(t.characters):
        if other != plush:
            options.append(lexicon.give_item[item][character])
            if own_items(t, other):
                options.append(lexicon.swap_item[item][character])
    options.append(lexicon.drop_item[item])
    t.ask(t.owners[plush], options, keep, plush)


def keep(t: Tale, seat: Seat, option: Keep, plush: int) -> None:
    """A plush that gets an item equips it at once. § PEL-26.7 PEL-26.8 PEL-26.9 PEL-26.10"""
    if isinstance(option, SwapItem):
        t.then(choose_swap, plush, option.item, t.place_of(option.plush))
        return
    t.looked_at.remove(option.item)
    if isinstance(option, Equip):
        equip(t, plush, option.item)
    elif isinstance(option, GiveItem):
        equip(t, t.place_of(option.plush), option.item)
    else:
        drop(t, option.item)


def choose_swap(t: Tale, plush: int, item: int, friend: int) -> None:
    """For which of the other's items. § PEL-26.9"""
    pick_item = t.box.lexicon.pick_item
    t.ask(t.owners[plush], [pick_item[one] for one in own_items(t, friend)], swap, plush, item, friend)


def swap(t: Tale, seat: Seat, option: PickItem, plush: int, item: int, friend: int) -> None:
    """Both equip at once what they got. § PEL-26.9 PEL-26.10"""
    t.looked_at.remove(item)
    take_off(t, friend, option.item)
    equip(t, friend, item)
    equip(t, plush, option.item)


def equip(t: Tale, plush: int, item: int) -> None:
    """A slot holds one item: the one already there is discarded. § PEL-27.1 PEL-27.2 PEL-27.3 PEL-27.4"""
    at = plush * SLOTS + t.box.slots[item]
    if t.items[at] != NO_ITEM:
        unequip(t, plush, t.items[at])
    t.items[at] = item
    t.tell(ItemEquipped, t.characters[plush], item)
    shed_immune(t, plush)


def unequip(t: Tale, plush: int, item: int) -> None:
    """An equipped item is discarded. § PEL-27.4"""
    take_off(t, plush, item)
    drop(t, item)


def take_off(t: Tale, plush: int, item: int) -> None:
    """A plush wears an item no longer; a die in its pocket is discarded."""
    t.items[plush * SLOTS + t.box.slots[item]] = NO_ITEM
    if t.pocket[plush] != NO_DIE and t.box.item_kinds[item] >> POCKET & 1:
        t.dice_discard[t.pocket[plush]] += 1
        t.pocket[plush] = NO_DIE


def drop(t: Tale, item: int) -> None:
    """The card goes to the discard of its deck. § PEL-44.5"""
    t.item_discard.append(item)
    t.tell(ItemDropped, item)


def own_items(t: Tale, plush: int) -> list[int]:
    """What a plush itself has equipped."""
    return [item for item in t.items[plush * SLOTS : plush * SLOTS + SLOTS] if item != NO_ITEM]
