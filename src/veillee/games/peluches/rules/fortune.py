"""Fortune: what the story does to plushies. Harm, conditions, hearts, buttons, stuffing, dice, and where they stand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from veillee.games.peluches.content.box import ITEM, KEEPSAKE, LOST, MONSTER, CardKind
from veillee.games.peluches.content.colours import NO_DIE
from veillee.games.peluches.content.deeds import (
    ACTIVE,
    ALL,
    FALLEN,
    NARRATOR,
    NEAR,
    OTHERS,
    Ailment,
    Befalling,
    Change,
    Counted,
    Find,
    Harm,
    Pay,
    StoreDie,
    Stuffing,
    Who,
)
from veillee.games.peluches.events import (
    ButtonsGained,
    DieStored,
    DiscoveryMade,
    HarmThreatened,
    HeartsGained,
    Paid,
)
from veillee.games.peluches.rules.conditions import become, discard_condition
from veillee.games.peluches.rules.dice import can_store, dice_at_hand
from veillee.games.peluches.rules.harm import gain_stuffing, hurt, lose_defenceless, lose_stuffing
from veillee.games.peluches.rules.items import find_items, own_items, receive
from veillee.games.peluches.rules.payments import choose_die, choose_payment
from veillee.games.peluches.rules.story import at_turn, choose_place, is_near, read_if_any
from veillee.games.peluches.table import Tale


def everyone(t: Tale) -> list[int]:
    """All plushies in play."""
    return list(range(t.plushies()))


# The plushies that an effect concerns.
WHOM: Final[dict[Who, Callable[[Tale, Befalling], list[int]]]] = {
    ACTIVE: lambda t, deed: [at_turn(t)],
    ALL: lambda t, deed: everyone(t),
    OTHERS: lambda t, deed: [plush for plush in everyone(t) if plush != at_turn(t)],
    NEAR: lambda t, deed: [plush for plush in everyone(t) if is_near(t, plush, deed.mark)],
    NARRATOR: lambda t, deed: [t.narrator],
    FALLEN: lambda t, deed: [plush for plush in everyone(t) if not t.is_up(plush)],
}


def whom(t: Tale, deed: Befalling) -> list[int]:
    """The plushies that an effect concerns."""
    return WHOM[deed.who](t, deed)


def damage_of(t: Tale, deed: Harm) -> int:
    """How much damage the story does to each of those who play."""
    return deed.damage(t.plushies()) if t.box.counts_two else deed.n


def harm(t: Tale, deed: Harm) -> None:
    """Damage, against which each may defend. § PEL-38.1"""
    damage = damage_of(t, deed)
    for plush in whom(t, deed):
        if t.is_up(plush):
            t.tell(HarmThreatened, t.characters[plush], damage)
            hurt(t, plush, damage, False)


def afflict(t: Tale, deed: Ailment) -> None:
    """Each gets a condition. § PEL-39.1"""
    for plush in whom(t, deed):
        become(t, plush, t.box.condition_ids.index(deed.condition))


def cure(t: Tale, deed: Ailment) -> None:
    """Each is rid of a condition."""
    for plush in whom(t, deed):
        discard_condition(t, plush, t.box.condition_ids.index(deed.condition))


def give_hearts(t: Tale, deed: Change) -> None:
    """Hearts for the conscious; negative: lost. § PEL-42.1"""
    for plush in whom(t, deed):
        if t.is_up(plush):
            t.hearts[plush] = max(0, t.hearts[plush] + deed.n)
            t.tell(HeartsGained, t.characters[plush], deed.n)


def give_buttons(t: Tale, deed: Change) -> None:
    """Buttons for the conscious; negative: lost."""
    for plush in whom(t, deed):
        if t.is_up(plush):
            t.buttons[plush] = max(0, t.buttons[plush] + deed.n)
            t.tell(ButtonsGained, t.characters[plush], deed.n)


def give_stuffing(t: Tale, deed: Stuffing) -> None:
    """Stuffing for each; negative: lost, without defence. § PEL-42.4"""
    for plush in whom(t, deed):
        if deed.n > 0:
            gain_stuffing(t, plush, deed.n)
        else:
            lose_defenceless(t, plush, -deed.n)


def store_die(t: Tale, deed: StoreDie) -> None:
    """A die from the bag for each plush that has no stored die and may keep one; this turn it defends only (PEL-A.22).

    § PEL-19.4
    """
    for plush in whom(t, deed):
        if t.stored[plush] == NO_DIE and t.bag[deed.colour] and can_store(t, plush):
            t.bag[deed.colour] -= 1
            t.stored[plush] = deed.colour
            t.stored_now[plush] = t.box.stored_later
            t.tell(DieStored, t.characters[plush], deed.colour)


def place(t: Tale, deed: Befalling) -> None:
    """Each stands on the mark or beside it."""
    for plush in whom(t, deed):
        t.then(choose_place, plush, deed.mark)


def draw_items(t: Tale, deed: Counted) -> None:
    """The plush whose turn it is draws items."""
    t.then(find_items, at_turn(t), deed.n)


def find(t: Tale, deed: Find) -> None:
    """A card of the discovery pile is fetched by name and joins what it belongs to. § PEL-4.5 PEL-4.6"""
    box = t.box
    number = box.discovery_ids.index(deed.card)
    if number not in t.discovery:
        return
    t.discovery.remove(number)
    card, kind = box.discovery_cards[number], box.discovery_kinds[number]
    t.tell(DiscoveryMade, number)
    FINDS[kind](t, card)


def find_item(t: Tale, card: int) -> None:
    """An item is received by the plush whose turn it is."""
    t.looked_at.append(card)
    t.then(receive, at_turn(t), card)


def find_lost_toy(t: Tale, card: int) -> None:
    """A lost toy lies on top of its deck, and everybody knows it."""
    t.lost_deck.append(card)
    t.foreseen = card


# Where a card of the discovery pile goes when it is found; a keepsake is only looked at.
FINDS: Final[dict[CardKind, Callable[[Tale, int], None]]] = {
    ITEM: find_item,
    LOST: find_lost_toy,
    MONSTER: lambda t, card: t.boss_pile.append(card),
    KEEPSAKE: lambda t, card: None,
}


def pay(t: Tale, deed: Pay) -> None:
    """Pay if one can; the story goes on accordingly. § PEL-41.2 PEL-41.3"""
    plush = at_turn(t)
    is_paid = PAYMENTS[deed.currency](t, plush, deed.n)
    if is_paid:
        t.tell(Paid, t.characters[plush], deed.currency, deed.n)
    read_if_any(t, deed.success if is_paid else deed.failure)


def pay_buttons(t: Tale, plush: int, n: int) -> bool:
    """Give up buttons. § PEL-41.2"""
    if t.buttons[plush] < n:
        return False
    t.buttons[plush] -= n
    return True


def pay_hearts(t: Tale, plush: int, n: int) -> bool:
    """Give up hearts. § PEL-41.2"""
    if t.hearts[plush] < n:
        return False
    t.hearts[plush] -= n
    return True


def pay_stuffing(t: Tale, plush: int, n: int) -> bool:
    """Give up stuffing; the last one only where the rules of the table allow it. § PEL-41.2"""
    if t.stuffing[plush] < n or (t.stuffing[plush] == n and not t.last_stuffing):
        return False
    lose_stuffing(t, plush, n)
    return True


def pay_item(t: Tale, plush: int, n: int) -> bool:
    """Give up an item of one's choice. § PEL-41.3"""
    if not own_items(t, plush):
        return False
    t.then(choose_payment, plush)
    return True


def pay_die(t: Tale, plush: int, n: int) -> bool:
    """Give up a die of one's choice. § PEL-41.3"""
    if not dice_at_hand(t, plush):
        return False
    t.then(choose_die, plush)
    return True


# How each currency is paid, if it can be.
PAYMENTS: Final[dict[str, Callable[[Tale, int, int], bool]]] = {
    "button": pay_buttons,
    "heart": pay_hearts,
    "stuffing": pay_stuffing,
    "item": pay_item,
    "die": pay_die,
}
