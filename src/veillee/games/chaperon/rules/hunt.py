"""Mode 2: one player is the Wolf. The round, the Wolf's turn, the four actions of the active player."""

from __future__ import annotations

from veillee.engine.table import Seat
from veillee.games.chaperon.events import (
    CardKept,
    CardLaid,
    CardLaidByYou,
    HiddenCardDiscarded,
    HoodCardPlayed,
    HumanUsed,
    PickingOpened,
)
from veillee.games.chaperon.options import (
    CONTINUE,
    LAY_CARD,
    OPEN_WITH,
    PLAY_HOOD_CARD,
    STOP,
    USE_HUMAN,
    USE_NO_ANIMAL,
    Continue,
    LayCard,
    OpenWith,
    PlayHoodCard,
    Stop,
    UseAnimal,
    UseHuman,
    UseNoAnimal,
)
from veillee.games.chaperon.pieces import NO_CARD, USED_BY_OWNER, WITH_OWNER
from veillee.games.chaperon.rules.animals import animals_at_hand, use_animal
from veillee.games.chaperon.rules.humans import use_human
from veillee.games.chaperon.rules.picking import apply_effect, fail, holds, hurry, stop
from veillee.games.chaperon.rules.wolf_hand import take_back_discard
from veillee.games.chaperon.table import Wood

Action = Continue | Stop | PlayHoodCard | UseHuman


def begin_hunt(t: Wood) -> None:
    """The Wolf player opens the first picking; the first active player sits to his left. § CHA-14.13 CHA-15.2"""
    t.then(supply_first_card)
    t.then(play_round, t.next_seat(t.wolf_seat))


def supply_first_card(t: Wood) -> None:
    """With an empty hand the Wolf player takes the discard back before he opens a picking (CHA-AMB.13). § CHA-15.5"""
    take_back_discard(t)
    if t.hand:
        t.then(choose_first_card)


def choose_first_card(t: Wood) -> None:
    """The Wolf player opens a picking with a card of his hand, face up (CHA-AMB.14). § CHA-14.13 CHA-14.15 CHA-16.4"""
    t.ask(t.wolf_seat, [OPEN_WITH[card] for card in t.hand], open_with)


def open_with(t: Wood, seat: Seat, option: OpenWith) -> None:
    """The card opens the picking and has its effect. § CHA-14.13 CHA-14.14"""
    t.hand.remove(option.card)
    open_picking(t, seat, option.card)


def open_picking(t: Wood, seat: Seat, card: int) -> None:
    """A first card lies face up in the line: flowers bring tokens, the Trap moves the Wolf.

    § CHA-17.2 CHA-17.3 CHA-17.4
    """
    t.line.append(card)
    t.tell(PickingOpened, card)
    apply_effect(t, seat, card)


def play_round(t: Wood, active: Seat) -> None:
    """Each round the Wolf player acts first, card then power, then the active player; then the left neighbour's round.

    § CHA-15.1 CHA-15.3 CHA-20.1 CHA-20.2
    """
    t.then(supply_hidden_card)
    t.then(choose_animal)
    t.then(take_action, active)
    t.then(play_round, t.next_seat(active))


def supply_hidden_card(t: Wood) -> None:
    """With all his cards played the Wolf player first takes the discard back, which does not end the picking.

    With no card anywhere, none is laid (CHA-AMB.13). § CHA-15.5 CHA-15.6
    """
    take_back_discard(t)
    if t.hand:
        t.then(choose_hidden_card)


def choose_hidden_card(t: Wood) -> None:
    """The Wolf player must choose a card of his hand. § CHA-15.4"""
    t.ask(t.wolf_seat, [LAY_CARD[card] for card in t.hand], lay_card)


def lay_card(t: Wood, seat: Seat, option: LayCard) -> None:
    """The card lies face down before him. § CHA-15.4"""
    t.hand.remove(option.card)
    t.hidden = option.card
    t.tell(CardLaid)
    t.whisper(seat, CardLaidByYou, option.card)


def choose_animal(t: Wood) -> None:
    """The Wolf player may use one Character that lies before him animal side up. § CHA-15.7 CHA-15.8"""
    options: list[UseAnimal | UseNoAnimal] = [USE_NO_ANIMAL]
    options += animals_at_hand(t)
    t.ask(t.wolf_seat, options, use_animal)


def take_action(t: Wood, active: Seat) -> None:
    """The active player must choose one of four actions: continue, stop, Little Red's card, a Character's power.

    § CHA-16.1 CHA-18.1 CHA-18.6 CHA-19.1 CHA-19.8
    """
    options: list[Action] = []
    if t.hidden != NO_CARD:
        options.append(CONTINUE)
    options.append(STOP)
    if t.hood_card_beside:
        options.append(PLAY_HOOD_CARD)
    for character, owner in enumerate(t.owners):
        if owner == active and t.characters[character] == WITH_OWNER:
            options.append(USE_HUMAN[character])
    t.ask(active, options, act)


def act(t: Wood, active: Seat, action: Action) -> None:
    """The action as chosen. § CHA-16.1"""
    if action is CONTINUE:
        turn_up_hidden_card(t, active)
    elif action is STOP:
        stop(t, active)
        t.then(open_with_hidden_card, active)
    elif action is PLAY_HOOD_CARD:
        play_hood_card(t, active)
    elif isinstance(action, UseHuman):
        play_human(t, active, action.character)


def turn_up_hidden_card(t: Wood, active: Seat) -> None:
    """The Wolf's card joins the line if its number holds; otherwise the picking fails and the Wolf opens a new one.

    § CHA-16.2 CHA-16.3 CHA-16.4 CHA-16.5
    """
    card = t.hidden
    t.hidden = NO_CARD
    if holds(t, card):
        t.tell(CardKept, card, t.count())
        t.line.append(card)
        apply_effect(t, active, card)
    else:
        fail(t, card)
        t.then(supply_first_card)


def open_with_hidden_card(t: Wood, active: Seat) -> None:
    """After a stop the Wolf's face-down card opens the new picking; without one he chooses. § CHA-17.2"""
    if t.hidden == NO_CARD:
        t.then(supply_first_card)
    else:
        card = t.hidden
        t.hidden = NO_CARD
        open_picking(t, active, card)


def bury_hidden_card(t: Wood) -> None:
    """The Wolf's face-down card is discarded unseen. § CHA-18.8 CHA-19.7"""
    if t.hidden != NO_CARD:
        t.buried.append(t.hidden)
        t.hidden = NO_CARD
        t.tell(HiddenCardDiscarded)


def play_hood_card(t: Wood, active: Seat) -> None:
    """Little Red's card joins the line untested (CHA-AMB.16), once in the game, and she hurries.

    § CHA-18.1 CHA-18.2 CHA-18.5 CHA-18.6
    """
    t.hood_card_beside = False
    t.line.append(t.box.hood_card)
    t.tell(HoodCardPlayed)
    bury_hidden_card(t)
    t.then(hurry, active)


def play_human(t: Wood, active: Seat, character: int) -> None:
    """The Character goes under the line and its power is used; the Wolf's card is discarded unseen.

    § CHA-19.1 CHA-19.2 CHA-19.6 CHA-19.7
    """
    t.characters[character] = USED_BY_OWNER
    t.tell(HumanUsed, active, character)
    bury_hidden_card(t)
    use_human(t, character)
