"""A picking, as both modes play it: cards kept or failing, stopping, treats, the end of the line."""

from __future__ import annotations

from veillee.engine.table import Seat
from veillee.games.chaperon.content.box import HOOD, OWL, TRAP, WALK_ON_PEBBLES
from veillee.games.chaperon.events import (
    ButterEaten,
    CakeEaten,
    CharacterCameHome,
    CharacterWentToWolf,
    PickingFailed,
    PickingStopped,
)
from veillee.games.chaperon.options import (
    EAT_BUTTER,
    EAT_CAKE,
    EAT_NOTHING,
    EatButter,
    EatCake,
    EatNothing,
)
from veillee.games.chaperon.pieces import NOBODY, USED_BY_OWNER, USED_BY_WOLF, WITH_OWNER, WITH_WOLF
from veillee.games.chaperon.rules.deck import show_bottom
from veillee.games.chaperon.rules.tokens import (
    empty_line_into_basket,
    place_blind,
    supply_tokens,
    turn_up_tokens,
    worth_again,
)
from veillee.games.chaperon.rules.walking import advance_wolf, trap_wolf, walk
from veillee.games.chaperon.table import Wood


def holds(t: Wood, card: int) -> bool:
    """A card is kept if its number is at least the count of cards already in the line.

    § CHA-5.3 CHA-5.4 CHA-5.5 CHA-5.8 CHA-5.9 CHA-16.3
    """
    return t.box.number[card] >= t.count()


def apply_effect(t: Wood, seat: Seat, card: int) -> None:
    """A card in the line has its effect: flowers, Little Red, the Owl, the Trap. The 0 Wolf has none.

    An opening card too (CHA-AMB.3). § CHA-5.6 CHA-6.1 CHA-21.1
    """
    flowers = t.box.flower_count[card]
    picture = t.box.picture[card]
    if flowers:
        if t.wolf_seat == NOBODY:
            place_blind(t, flowers)
        else:
            t.then(supply_tokens, flowers)
    if picture == HOOD:
        t.then(hurry, seat)
    elif picture == OWL:
        show_bottom(t)
    elif picture == TRAP:
        trap_wolf(t)


def hurry(t: Wood, seat: Seat) -> None:
    """Little Red's card turns up the tokens and lets her walk, without ending the picking or moving the Wolf.

    § CHA-6.6 CHA-6.7 CHA-6.8 CHA-6.10 CHA-6.11 CHA-10.5 CHA-18.3 CHA-18.4 CHA-22.9
    """
    t.then(walk, seat, turn_up_tokens(t, t.power_active(WALK_ON_PEBBLES)))


def stop(t: Wood, seat: Seat) -> None:
    """Stopping: tokens up, perhaps a treat, Little Red walks, the picking ends, then the Wolf advances.

    Little Red walks first, so she wins a tie. § CHA-8.1 CHA-8.2 CHA-8.3 CHA-8.7 CHA-8.11 CHA-17.1 CHA-22.8
    """
    t.tell(PickingStopped, seat)
    pebbles_walk = t.power_active(WALK_ON_PEBBLES)
    before = worth_again(t, pebbles_walk) if t.recount else 0
    steps = before + turn_up_tokens(t, pebbles_walk)
    if t.cake or t.butter:
        t.then(offer_treat, seat, steps)
    else:
        t.then(walk, seat, steps)
    t.then(close_picking)


def offer_treat(t: Wood, seat: Seat, steps: int) -> None:
    """The player may eat one treat, cake or butter, even with no flower (CHA-AMB.8). § CHA-10.1 CHA-10.3 CHA-21.5"""
    options: list[EatNothing | EatCake | EatButter] = [EAT_NOTHING]
    if t.cake:
        options.append(EAT_CAKE)
    if t.butter:
        options.append(EAT_BUTTER)
    t.ask(seat, options, eat, steps)


def eat(t: Wood, seat: Seat, treat: EatNothing | EatCake | EatButter, steps: int) -> None:
    """A treat eaten adds one space to this walk and is gone for the rest of the game. § CHA-10.2 CHA-10.4"""
    if treat is EAT_CAKE:
        t.cake = False
        steps += 1
        t.tell(CakeEaten)
    elif treat is EAT_BUTTER:
        t.butter = False
        steps += 1
        t.tell(ButterEaten)
    walk(t, seat, steps)


def fail(t: Wood, card: int) -> None:
    """The picking is lost: Little Red stays, tokens unseen to the basket, cards to the discard, the Wolf advances.

    The failing card has no effect (CHA-AMB.15: but a Trap turned up always sends the Wolf back).
    § CHA-7.1 CHA-7.5 CHA-7.7 CHA-7.11 CHA-16.4 CHA-16.7
    """
    t.tell(PickingFailed, card, t.count())
    if t.box.picture[card] == TRAP:
        trap_wolf(t)
    end_picking(t)
    t.discard.append(card)
    advance_wolf(t)


def close_picking(t: Wood) -> None:
    """After the walk of a stop: the picking ends, then the Wolf advances. § CHA-8.5 CHA-8.7"""
    end_picking(t)
    advance_wolf(t)


def end_picking(t: Wood) -> None:
    """Tokens to the basket, cards to the discard, Characters change hands.

    § CHA-7.2 CHA-7.4 CHA-8.5 CHA-8.6 CHA-22.10
    """
    empty_line_into_basket(t)
    discard_line(t)
    if t.wolf_seat != NOBODY:
        return_characters(t)


def discard_line(t: Wood) -> None:
    """The line goes face down to the discard; Little Red's card of mode 2 goes to the box.

    § CHA-7.4 CHA-7.6 CHA-8.6 CHA-18.7
    """
    if t.wolf_seat != NOBODY and t.box.hood_card in t.line:
        t.line.remove(t.box.hood_card)
    t.discard += t.line
    t.line = []
    t.pile = 0


def return_characters(t: Wood) -> None:
    """A Character used by its owner goes to the Wolf as an animal; one used by the Wolf goes home as a human.

    § CHA-15.10 CHA-15.11 CHA-15.12 CHA-19.3 CHA-19.4 CHA-19.5 CHA-22.10
    """
    for character, place in enumerate(t.characters):
        if place == USED_BY_OWNER:
            t.characters[character] = WITH_WOLF
            t.tell(CharacterWentToWolf, character)
        elif place == USED_BY_WOLF:
            t.characters[character] = WITH_OWNER
            t.tell(CharacterCameHome, t.owners[character], character)
