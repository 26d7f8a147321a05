"""Exploration cards: drawn and kept, Boons stored and used, Banes that strike, Companions that stay, Traumas that must
be healed.
"""

from __future__ import annotations

from typing import Final

from veillee.engine.table import Seat
from veillee.games.storyfold.content.box import BANE, COMPANION, TRAUMA
from veillee.games.storyfold.content.deeds import Counted, OfBoon, Plain
from veillee.games.storyfold.events import (
    BaneStruck,
    BoonAdded,
    BoonAlreadyThere,
    BoonDiscarded,
    BoonKept,
    BoonReceived,
    BoonsDrawn,
    BoonSeen,
    BoonsReshuffled,
    BoonStored,
    BoonUsed,
    TraumaAdded,
    TraumaHealed,
)
from veillee.games.storyfold.options import Comfort, Keep, Throw, UseUp
from veillee.games.storyfold.rules.story import do_deeds
from veillee.games.storyfold.table import Wood
from veillee.kit.rows import replaced, without

NO_BOON: Final = -1


def draw_by_deed(t: Wood, deed: Counted) -> None:
    """Cards are drawn, and one is kept."""
    draw_cards(t, deed.n)


def draw_cards(t: Wood, count: int) -> None:
    """Cards are drawn, as far as there are any; one of them will be kept. § STO-2.15 STO-6.8 STO-6.15"""
    for _ in range(count):
        card = next_card(t)
        if card == NO_BOON:
            break
        t.drawn += (card,)
    if t.heard is not None:
        t.tell(BoonsDrawn, len(t.drawn))
        for card in t.drawn:
            t.tell(BoonSeen, card)
    t.then(let_banes_bite)
    t.then(choose_kept)


def next_card(t: Wood) -> int:
    """The top card. An empty deck is made anew from its discard alone: what is in hand is not in it (STO-AMB.19).

    § STO-6.8 STO-6.15
    """
    if not t.boon_deck:
        if not t.boon_discard:
            return NO_BOON
        t.boon_deck = sorted(t.boon_discard)
        t.boon_discard.clear()
        t.chance.shuffle(t.boon_deck)
        t.tell(BoonsReshuffled)
    card = t.boon_deck.pop()
    if card in t.unseen_traumas:
        t.unseen_traumas = without(t.unseen_traumas, card)
    return card


def let_banes_bite(t: Wood) -> None:
    """With the setting, every Bane of a multiple draw takes effect (STO-AMB.10)."""
    if t.banes_bite and len(t.drawn) > 1:
        for card in [card for card in t.drawn if t.box.kinds[card] == BANE]:
            t.drawn = without(t.drawn, card)
            t.in_play += (card,)
            t.then(strike, card)


def choose_kept(t: Wood) -> None:
    """Exactly one of the drawn cards is kept; Banes are named last (STO-AMB.10). § STO-2.16"""
    if t.drawn:
        keep = t.box.lexicon.keep
        kinds = t.box.kinds
        found = [keep[card] for card in t.drawn if kinds[card] != BANE]
        found += [keep[card] for card in t.drawn if kinds[card] == BANE]
        t.ask_all(t.phases, found, keep_one)


def keep_one(t: Wood, seat: Seat, option: Keep) -> None:
    """The others are discarded, and do nothing. § STO-2.16 STO-2.17"""
    t.drawn = without(t.drawn, option.boon)
    t.in_play += (option.boon,)
    t.tell(BoonKept, option.boon)
    for card in t.drawn:
        t.boon_discard.append(card)
        t.tell(BoonDiscarded, card)
    t.drawn = ()
    t.then(take_in, option.boon)


def take_in(t: Wood, card: int) -> None:
    """A Bane strikes at once; anything else takes an empty Boon slot, or room is made for it.

    § STO-6.3 STO-6.4 STO-6.5 STO-6.11
    """
    if t.box.kinds[card] == BANE:
        t.then(strike, card)
    elif len(t.boons) < t.box.boon_slots:
        t.in_play = without(t.in_play, card)
        t.boons.append(card)
        t.tell(BoonStored, card)
    else:
        t.then(make_room, card)


def strike(t: Wood, card: int) -> None:
    """A Bane takes effect, then goes to the discard. § STO-6.4 STO-6.14"""
    t.tell(BaneStruck, card)
    t.then(do_deeds, t.box.boon_sections[card])
    t.then(finish_card, card)


def finish_card(t: Wood, card: int) -> None:
    """A card whose effect is done goes to the discard. § STO-6.14"""
    t.in_play = without(t.in_play, card)
    t.boon_discard.append(card)


def make_room(t: Wood, card: int) -> None:
    """Every slot is taken: a Boon of one's choice, perhaps the new card, is used or discarded; Traumas cannot be chosen
    (STO-AMB.11, STO-AMB.12). What needs a roll, and a Companion that has helped already, can only be discarded. With
    Traumas everywhere a new one goes to the discard.

    § STO-6.5 STO-6.6 STO-6.7 STO-6.10 STO-6.12
    """
    box = t.box
    found: list[UseUp | Throw] = []
    for boon in [*t.boons, card]:
        if box.kinds[boon] != TRAUMA:
            if not box.of_rolls[boon] and boon not in t.turned:
                found.append(box.lexicon.use_up[boon])
            found.append(box.lexicon.throw[boon])
    if found:
        t.ask_all(t.phases, found, free_slot, card)
    else:
        t.then(throw_new, card)


def throw_new(t: Wood, card: int) -> None:
    """The new card goes to the discard."""
    t.tell(BoonDiscarded, card)
    t.then(finish_card, card)


def free_slot(t: Wood, seat: Seat, option: UseUp | Throw, card: int) -> None:
    """The new card takes the slot that was freed; if it was itself chosen, the slots stay as they were.

    § STO-6.6 STO-6.7 STO-6.13 STO-6.14 STO-6.16
    """
    boon = option.boon
    if boon != card:
        t.boons[t.boons.index(boon)] = card
        t.in_play = replaced(t.in_play, t.in_play.index(card), boon)
        if boon in t.turned:
            t.turned = without(t.turned, boon)
        t.tell(BoonStored, card)
    if isinstance(option, UseUp):
        t.tell(BoonUsed, boon)
        t.then(do_deeds, t.box.boon_sections[boon])
    else:
        t.tell(BoonDiscarded, boon)
    t.then(finish_card, boon)


def usable_boons(t: Wood, of_rolls: bool) -> list[int]:
    """The Boons and Companions of the zone that can be used now: between actions, or after a roll (STO-AMB.25).

    § STO-6.13
    """
    found: list[int] = []
    kinds, rolls = t.box.kinds, t.box.of_rolls
    for boon in t.boons:
        if rolls[boon] == of_rolls and kinds[boon] != TRAUMA and boon not in t.turned:
            found.append(boon)
    return found


def use_boon(t: Wood, boon: int) -> None:
    """A Boon leaves its slot, its effect is resolved, and it goes to the discard; a Companion stays and is turned.

    § STO-6.10 STO-6.13 STO-6.14
    """
    t.tell(BoonUsed, boon)
    if t.box.kinds[boon] == COMPANION:
        t.turned += (boon,)
        t.then(do_deeds, t.box.boon_sections[boon])
    else:
        t.boons.remove(boon)
        t.in_play += (boon,)
        t.then(do_deeds, t.box.boon_sections[boon])
        t.then(finish_card, boon)


def receive(t: Wood, deed: OfBoon) -> None:
    """A card comes to Luma wherever it is, if it does not lie in the Boon zone. § STO-6.3"""
    card = t.box.boon(deed.boon)
    if lift(t, card):
        t.in_play += (card,)
        t.tell(BoonReceived, card)
        t.then(take_in, card)
    else:
        t.tell(BoonAlreadyThere, card)


def lift(t: Wood, card: int) -> bool:
    """Take a card out of the box, the discard or the deck; says whether it lay there."""
    if card in t.boon_box:
        t.boon_box = without(t.boon_box, card)
    elif card in t.boon_discard:
        t.boon_discard.remove(card)
    elif card in t.boon_deck:
        t.boon_deck.remove(card)
    else:
        return False
    return True


def add(t: Wood, deed: OfBoon) -> None:
    """A card of the box is shuffled into the Exploration deck; one that was added before is there already. § STO-6.2"""
    card = t.box.boon(deed.boon)
    if card in t.boon_box:
        t.boon_box = without(t.boon_box, card)
        t.boon_deck.append(card)
        t.chance.shuffle(t.boon_deck)
        t.tell(BoonAdded, card)


def add_trauma(t: Wood, deed: Plain) -> None:
    """A Trauma of the box, nobody knows which, is shuffled into the Exploration deck. § STO-6.2"""
    left = [card for card in t.boon_box if t.box.kinds[card] == TRAUMA]
    if left:
        card = left[t.chance.below(len(left))]
        t.boon_box = without(t.boon_box, card)
        t.unseen_traumas = (*t.unseen_traumas, card)
        t.boon_deck.append(card)
        t.chance.shuffle(t.boon_deck)
        t.tell(TraumaAdded)


def heal_trauma(t: Wood, card: int) -> None:
    """A Trauma leaves the Boon zone for the discard; nothing else removes one. § STO-6.12 STO-6.14"""
    t.boons.remove(card)
    t.boon_discard.append(card)
    t.tell(TraumaHealed, card)


def comfort(t: Wood, deed: Plain) -> None:
    """A Trauma is healed as Heal would do it, without a roll. § STO-6.12"""
    t.then(choose_comfort)


def choose_comfort(t: Wood) -> None:
    """Which one is the players' choice."""
    found = [t.box.lexicon.comfort[boon] for boon in t.boons if t.box.kinds[boon] == TRAUMA]
    if found:
        t.ask_all(t.phases, found, comfort_one)


def comfort_one(t: Wood, seat: Seat, option: Comfort) -> None:
    """It is gone. § STO-6.12"""
    heal_trauma(t, option.boon)
