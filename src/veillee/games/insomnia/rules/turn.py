"""A turn: play a card, use dream tiles, cross the fence, draw cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from veillee.engine.table import Seat
from veillee.games.insomnia.content.effects import GAIN_ACTION, MOVE_ACTION, PLACE_ACTION, Action, ActionKind
from veillee.games.insomnia.events import (
    CardPlayed,
    DreamFizzled,
    SheepCalmed,
    SheepStayed,
    TileUsed,
    TopCardPlayed,
    TopCardRevealed,
)
from veillee.games.insomnia.options import (
    CALM as CALM_WAYS,
)
from veillee.games.insomnia.options import (
    CALM_DOWN,
    COPY_MOVE,
    HAND,
    LEAVE_TILE,
    USE_TILE,
    CalmDown,
    CopyMove,
    LeaveTile,
    PlayCard,
    PlayRevealed,
    Space,
    StayScared,
    UseTile,
)
from veillee.games.insomnia.pieces import NO_CARD, NOBODY, OFF, RING
from veillee.games.insomnia.rules.drawing import take_top
from veillee.games.insomnia.rules.dreams import can_use, happens
from veillee.games.insomnia.rules.fence import reach_fence
from veillee.games.insomnia.rules.nightmare import face_nightmare
from veillee.games.insomnia.rules.running import gain_winks, run, run_on
from veillee.games.insomnia.rules.zzz import place_zzz, take_back
from veillee.games.insomnia.table import Night


def take_turn(t: Night, seat: Seat) -> None:
    """Four steps in order: a card, dreams, the fence, cards. Nothing of an earlier turn counts any more. § INS-6.3"""
    if t.active != seat:
        t.previous = t.active
        t.active = seat
    t.landed = OFF
    t.crossings = t.moved = t.last_move = t.used = 0
    t.then(choose_card, seat)
    t.then(dream_on, seat)


def choose_card(t: Night, seat: Seat) -> None:
    """Choose a card of one's hand and what to do with it: of a card with OR one action, of one with AND all.

    Others must not learn from a missing question what a hand holds. § INS-7.1 INS-7.13 INS-7.14
    """
    first, other = t.hands[seat * HAND], t.hands[seat * HAND + 1]
    if first in (NO_CARD, other):
        first, other = other, NO_CARD
    if first == NO_CARD:
        t.tell(DreamFizzled, seat)
        return
    options = t.box.plays[first]
    if other != NO_CARD:
        options = options + t.box.plays[other]
    t.ask_secretly(seat, options, play_card)


def play_card(t: Night, seat: Seat, option: PlayCard) -> None:
    """The card lies open; what it does is done whole before any dream. § INS-7.1 INS-7.2 INS-8.16 INS-23.23"""
    card = option.card
    at = seat * HAND
    t.hands[at if t.hands[at] == card else at + 1] = NO_CARD
    t.discard.append(card)
    t.last_cards[seat] = card
    t.tell(CardPlayed, seat, card, option.spaces, option.zzz, option.winks)
    act(t, seat, t.box.actions[card][t.box.plays[card].index(option)])


def act(t: Night, seat: Seat, actions: list[Action]) -> None:
    """One action of a card, or both in the printed order (INS-A.5). § INS-7.2 INS-7.3 INS-7.8 INS-7.13"""
    if len(actions) == 1 and actions[0].kind == MOVE_ACTION:
        run(t, seat, actions[0].n)
        return
    for action in actions:
        ACTIONS[action.kind](t, seat, action.n)


def plan_run(t: Night, seat: Seat, spaces: int) -> None:
    """The sheep runs. § INS-7.3"""
    t.then(run_on, seat, spaces)


def plan_zzz(t: Night, seat: Seat, count: int) -> None:
    """Zzz are placed. § INS-7.8"""
    t.then(place_zzz, seat, count)


# What an action of a sheep card does.
ACTIONS: Final[dict[ActionKind, Callable[[Night, Seat, int], None]]] = {
    MOVE_ACTION: plan_run,
    PLACE_ACTION: plan_zzz,
    GAIN_ACTION: gain_winks,
}


def dream_on(t: Night, seat: Seat) -> None:
    """Where the sheep just arrived it may use the tile, or not; then the fence. Waking up ends the turn (INS-A.12).

    § INS-7.7 INS-8.3 INS-8.11 INS-14.10
    """
    if t.places[seat] < OFF:
        return
    if can_use(t, seat):
        tile = t.tiles[t.landed]
        options: list[UseTile | LeaveTile] = [USE_TILE[tile][t.landed], LEAVE_TILE]
        t.ask(seat, options, use_dream)
    else:
        reach_fence(t, seat)


def use_dream(t: Night, seat: Seat, option: UseTile | LeaveTile) -> None:
    """A Zzz goes back to the supply, unless an infinite one lies there, and the tile is used, once in a turn.

    § INS-3.2 INS-3.4 INS-8.3 INS-8.4 INS-8.5 INS-8.6 INS-8.8 INS-8.12
    """
    space = t.landed
    t.landed = OFF
    if isinstance(option, UseTile):
        tile = option.tile
        free = t.infinite[seat * RING + space] > 0
        t.used |= 1 << tile
        t.tell(TileUsed, seat, tile, space, free)
        if not free:
            take_back(t, seat, space, 1)
        carry_out(t, seat, tile, space, 0)
        t.then(dream_on, seat)
    else:
        reach_fence(t, seat)


def carry_out(t: Night, seat: Seat, tile: int, space: Space, at: int) -> None:
    """The effects of a tile one after the other, from one of them on; a sheep that wakes up gets no more of them.

    § INS-8.10 INS-14.10 INS-23.1 INS-23.3 INS-23.8
    """
    effects = t.box.abilities[tile]
    nothing = at == 0
    while at < len(effects):
        if t.places[seat] < OFF:
            return
        effect = effects[at]
        at += 1
        if happens(t, seat, effect.condition, space):
            nothing = False
            if t.box.verbs.rules[effect.verb](t, effect, seat, space):
                if at < len(effects):
                    t.then(carry_out, seat, tile, space, at)
                return
    if nothing:
        t.tell(DreamFizzled, seat)


def calm_down(t: Night, seat: Seat) -> None:
    """A scared sheep may stand up again, or stay scared: some dreams pay for it. § INS-14.8 INS-23.8"""
    if t.places[seat] >= OFF and t.scared[seat]:
        t.ask(seat, CALM_WAYS, stand_up)


def stand_up(t: Night, seat: Seat, option: CalmDown | StayScared) -> None:
    """The sheep stands: the next scare only scares it. § INS-14.8 INS-14.9"""
    if option is CALM_DOWN:
        t.scared[seat] = False
        t.tell(SheepCalmed, seat)


def copy_move(t: Night, seat: Seat) -> None:
    """Move by the number on the last sheep card of the previous player, used by him to move or not; of two numbers one
    is chosen (INS-A.28), and without a number one stays (INS-A.26).

    § INS-23.21 INS-23.22 INS-23.23
    """
    card = t.last_cards[t.previous] if t.previous != NOBODY else NO_CARD
    if card == NO_CARD or not t.box.card_moves[card]:
        t.tell(SheepStayed, seat)
    else:
        t.ask(seat, [COPY_MOVE[spaces] for spaces in t.box.card_moves[card]], copy_spaces)


def copy_spaces(t: Night, seat: Seat, option: CopyMove) -> None:
    """The copied number of spaces. § INS-23.23"""
    run(t, seat, option.spaces)


def play_top(t: Night, seat: Seat) -> None:
    """Play the top card of the pile; a nightmare card is carried out, and no other is played in its place.

    § INS-23.19 INS-23.20
    """
    card = take_top(t)
    if t.box.is_nightmare(card):
        face_nightmare(t, seat, card)
    else:
        t.revealed = card
        t.tell(TopCardRevealed, seat, card)
        t.then(choose_top_action, seat)


def choose_top_action(t: Night, seat: Seat) -> None:
    """Choose what to do with the card just turned up. § INS-7.13 INS-7.14"""
    t.ask(seat, t.box.top_plays[t.revealed], play_revealed)


def play_revealed(t: Night, seat: Seat, option: PlayRevealed) -> None:
    """It is played like a card of the hand. § INS-7.2"""
    card = option.card
    t.revealed = NO_CARD
    t.discard.append(card)
    t.last_cards[seat] = card
    t.tell(TopCardPlayed, seat, card, option.spaces, option.zzz, option.winks)
    act(t, seat, t.box.actions[card][t.box.top_plays[card].index(option)])
