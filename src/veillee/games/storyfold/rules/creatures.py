"""Creatures: they enter the River, act in the Shadow phase, are Stunned, weakened, turned away."""

from __future__ import annotations

from veillee.engine.table import Seat
from veillee.games.storyfold.content.box import NO_CREATURE, SLOTS
from veillee.games.storyfold.content.cards import CREATURES_FROM, EVERY_CARD
from veillee.games.storyfold.content.deeds import Counted, Dots, OfCreature, Plain, Send
from veillee.games.storyfold.events import (
    CreatureDazzled,
    CreatureDrawn,
    CreatureEntered,
    CreatureLeft,
    CreatureMoved,
    CreaturesReshuffled,
    CreatureStunned,
    CreatureTurnedAway,
    CreatureWeakened,
)
from veillee.games.storyfold.options import ChooseCreature
from veillee.games.storyfold.rules import spirit
from veillee.games.storyfold.rules.river import LEFT, card_of, drift, put_in, send_card, swap, take_out
from veillee.games.storyfold.table import Wood
from veillee.kit.rows import without


def draw_by_deed(t: Wood, deed: Counted) -> None:
    """Creatures are drawn, one after the other. § STO-7.2"""
    if deed.n == 1:
        draw(t)
    else:
        for _ in range(deed.n):
            t.then(draw)


def draw(t: Wood) -> None:
    """A creature is drawn; an empty deck is made anew from its discard first (STO-AMB.19). § STO-7.1 STO-7.2 STO-7.6"""
    if not t.creature_deck:
        if not t.creature_discard:
            return
        t.creature_deck = sorted(t.creature_discard)
        t.creature_discard.clear()
        t.chance.shuffle(t.creature_deck)
        t.tell(CreaturesReshuffled)
    creature = t.creature_deck.pop()
    if not is_turned_away(t, creature):
        slot = enter(t, creature)
        if t.heard is not None:
            t.tell(CreatureDrawn, creature, slot)


def put_by_deed(t: Wood, deed: OfCreature) -> None:
    """A creature is put into play by name, from wherever it is; one that is in the River stays there. § STO-7.2"""
    creature = t.box.creature(deed.creature)
    if lift(t, creature):
        put(t, creature)


def lift(t: Wood, creature: int) -> bool:
    """Take a creature out of the box, the discard or the deck; says whether it lay there."""
    if creature in t.creature_box:
        t.creature_box = without(t.creature_box, creature)
    elif creature in t.creature_discard:
        t.creature_discard.remove(creature)
    elif creature in t.creature_deck:
        t.creature_deck.remove(creature)
    else:
        return False
    return True


def put(t: Wood, creature: int) -> None:
    """A creature enters without being drawn; the full River holds it off too (STO-AMB.14). § STO-7.1 STO-7.2"""
    if not is_turned_away(t, creature):
        slot = enter(t, creature)
        t.tell(CreatureEntered, creature, slot)


def is_turned_away(t: Wood, creature: int) -> bool:
    """With seven cards in the River, of which four are Action cards, a creature is discarded instead, and costs its
    Spirit; nothing else of it happens (STO-AMB.14).

    § STO-8.11 STO-8.12 STO-8.13
    """
    if len(t.river) < SLOTS:
        return False
    lay_down(t, creature)
    t.tell(CreatureTurnedAway, creature, t.box.bites[creature])
    spirit.lose(t, t.box.bites[creature])
    return True


def enter(t: Wood, creature: int) -> int:
    """It takes the slot that its card names and pushes the others on; says where it lies. § STO-7.1 STO-7.3"""
    slot = min(t.box.slots[creature], len(t.river))
    put_in(t, card_of(creature), slot)
    if t.newcomers_act and t.stirring != NO_CREATURE and slot > t.slot_of(card_of(t.stirring)):
        t.waiting.append(creature)
    return slot


def leave(t: Wood, creature: int) -> None:
    """A creature leaves the River: its Stunned token goes back to the supply (STO-AMB.16). § STO-14.5"""
    take_out(t, card_of(creature))
    if creature in t.stunned:
        t.stunned = without(t.stunned, creature)
    if creature in t.waiting:
        t.waiting.remove(creature)
    if t.stirring == creature:
        t.stirring = NO_CREATURE


def lay_down(t: Wood, creature: int) -> None:
    """A creature goes to the discard; a great one back to the box, with its first face up."""
    if t.box.is_great[creature]:
        t.creature_box = (*t.creature_box, first_face(t, creature))
    else:
        t.creature_discard.append(creature)


def first_face(t: Wood, creature: int) -> int:
    """The first face of a creature's card; most have only one."""
    is_second = t.box.is_great[creature] and t.box.second_face[creature] == NO_CREATURE
    return creature - 1 if is_second else creature


def discard(t: Wood, creature: int) -> None:
    """A creature is discarded by an effect: that gives no crystals. § STO-7.7 STO-7.8"""
    leave(t, creature)
    lay_down(t, creature)
    t.tell(CreatureLeft, creature)


def banish(t: Wood, deed: Plain) -> None:
    """A creature of one's choice is discarded, never a great one. § STO-7.7"""
    t.then(choose_banished)


def choose_banished(t: Wood) -> None:
    """Which one is the players' choice."""
    choose = t.box.lexicon.choose_creature
    found = [choose[creature] for creature in t.creatures() if not t.box.is_great[creature]]
    if found:
        t.ask_all(t.phases, found, banish_one)


def banish_one(t: Wood, seat: Seat, option: ChooseCreature) -> None:
    """It is gone. § STO-7.7"""
    discard(t, option.creature)


def stun(t: Wood, creature: int) -> None:
    """A token is put on a creature; never a second one. § STO-14.4"""
    if creature not in t.stunned:
        t.stunned += (creature,)


def stun_all(t: Wood, deed: Plain) -> None:
    """All creatures of the River are Stunned where they stand. § STO-14.4"""
    for creature in t.creatures():
        stun(t, creature)
        t.tell(CreatureStunned, creature)


def stun_one(t: Wood, deed: Plain) -> None:
    """One creature is Stunned where it stands."""
    t.then(choose_stunned)


def choose_stunned(t: Wood) -> None:
    """Which one is the players' choice; one that is Stunned already gains nothing. § STO-14.4"""
    choose = t.box.lexicon.choose_creature
    found = [choose[creature] for creature in t.creatures() if creature not in t.stunned]
    if found:
        t.ask_all(t.phases, found, stun_chosen)


def stun_chosen(t: Wood, seat: Seat, option: ChooseCreature) -> None:
    """It stays where it is, with a token."""
    stun(t, option.creature)
    t.tell(CreatureStunned, option.creature)


def dazzle(t: Wood, creature: int) -> None:
    """A creature goes to the end of the River with a Stunned token; one that has a token moves too (STO-AMB.16).

    § STO-2.2 STO-2.3 STO-3.8 STO-3.9 STO-8.15 STO-14.4 STO-14.5
    """
    drift(t, card_of(creature))
    stun(t, creature)
    t.tell(CreatureDazzled, creature)


def weaken(t: Wood, deed: Dots) -> None:
    """A creature asks for fewer successes for the rest of the Scene, wherever it is now."""
    creature = t.box.creature(deed.creature)
    t.weakened += (creature,) * deed.n
    t.tell(CreatureWeakened, creature, t.dots_of(creature))


def swap_left(t: Wood, deed: Plain) -> None:
    """The creature that acts changes places with its left neighbour. § STO-8.10"""
    if t.stirring != NO_CREATURE:
        swap(t, t.stirring, LEFT)


def drift_away(t: Wood, deed: Plain) -> None:
    """The creature that acts drifts to the end of the River. § STO-8.15"""
    if t.stirring != NO_CREATURE:
        drift(t, card_of(t.stirring))
        t.tell(CreatureMoved, t.stirring, len(t.river) - 1)


def push_next(t: Wood, deed: Plain) -> None:
    """The next Action card to the right of the creature that acts goes to the end. § STO-8.15"""
    if t.stirring == NO_CREATURE:
        return
    slot = t.slot_of(card_of(t.stirring))
    for card in t.river[slot + 1 :]:
        if card < CREATURES_FROM:
            send_card(t, EVERY_CARD[card])
            return


def send(t: Wood, deed: Send) -> None:
    """An Action card goes to the end: the one named, or the leftmost. § STO-8.15"""
    send_card(t, t.cards_in_river()[0] if deed.card is None else deed.card)
