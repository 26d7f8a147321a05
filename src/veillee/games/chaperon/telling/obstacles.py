"""Why not? What a player may want to do and is not offered now, with the rule that forbids it: see `kit.wishes`.

Only what the seat can see is used.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from veillee.engine.table import Seat, Step
from veillee.engine.words import Obstacle, Option
from veillee.games.chaperon.content.box import WOLF
from veillee.games.chaperon.options import (
    CONTINUE,
    EAT_BUTTER,
    EAT_CAKE,
    EAT_TOKEN,
    FLOWER,
    LAY_CARD,
    LOOK_AT_TILE,
    OPEN_WITH,
    PEBBLE,
    PLACE_TOKENS,
    PLAY_HOOD_CARD,
    STAY_ON_PATH,
    STOP,
    SWAP_TILES,
    TAKE_BACK,
    TAKE_SHORTCUT,
    USE_ANIMAL,
    USE_HUMAN,
    PlaceTokens,
)
from veillee.games.chaperon.pieces import NO_CARD, NOBODY, USED_BY_OWNER, USED_BY_WOLF, WITH_OWNER, WITH_WOLF
from veillee.games.chaperon.rules.animals import (
    choose_card_to_take_back,
    choose_swap,
    choose_tile,
    choose_token,
    has_target,
)
from veillee.games.chaperon.rules.hunt import choose_animal, choose_first_card, choose_hidden_card, take_action
from veillee.games.chaperon.rules.picking import close_picking
from veillee.games.chaperon.rules.tokens import FLOWER_BIT, PLACE_SHIFT, UP_BIT, choose_tokens
from veillee.games.chaperon.rules.walking import choose_way, shortcut_is_open
from veillee.games.chaperon.table import Wood
from veillee.kit.wishes import Wish, obstacles_to, offered_to

TIME_FOR_POWERS: Final[tuple[Step, ...]] = (
    choose_animal,
    choose_token,
    choose_card_to_take_back,
    choose_tile,
    choose_swap,
)


def obstacles_of(t: Wood, seat: Seat) -> list[Obstacle]:
    """The wishes of a seat that are not offered; none when the game is over."""
    if t.asking is None:
        return []
    step = t.asking[0]
    offered = offered_to(t, seat)
    wishes = wishes_of_wolf(t, step, offered) if seat == t.wolf_seat else wishes_of_player(t, step, seat)
    return obstacles_to(wishes, offered)


def wishes_of_player(t: Wood, step: Step, seat: Seat) -> list[Wish]:
    """The wishes of a player on Little Red's side."""
    not_now = why_not_now(t, step, seat)
    no_card = step is take_action and t.question_of(seat) is not None and t.hidden == NO_CARD
    wishes: list[Wish] = [(CONTINUE, "CHA-AMB.13" if no_card else not_now), (STOP, not_now)]
    if t.wolf_seat != NOBODY:
        wishes.append((PLAY_HOOD_CARD, not_now if t.hood_card_beside else "CHA-18.6"))
        for character, owner in enumerate(t.owners):
            if owner == seat:
                wishes.append((USE_HUMAN[character], why_no_human(t.characters[character], not_now)))
    wishes.append((EAT_CAKE, why_no_treat(t, step, seat, t.cake, not_now)))
    wishes.append((EAT_BUTTER, why_no_treat(t, step, seat, t.butter, not_now)))
    wishes.append((TAKE_SHORTCUT, why_no_shortcut(t, step)))
    if t.on_wolf_track:
        wishes.append((STAY_ON_PATH, "CHA-9.3"))
    return wishes


def why_not_now(t: Wood, step: Step, seat: Seat) -> str:
    """Why a player cannot act now: the action of the turn is done, or it is somebody else's turn."""
    together = t.wolf_seat == NOBODY
    if t.question_of(seat) is not None:
        return "CHA-4.5" if together else "CHA-16.1"
    if together:
        return "CHA-4.6"
    if t.question_of(t.wolf_seat) is None:
        return "CHA-20.1"
    if step is choose_tokens:
        return "CHA-16.5"
    return "CHA-14.15" if step is choose_first_card else "CHA-15.1"


def why_no_human(place: int, not_now: str) -> str:
    """Why a player's own Character cannot help."""
    if place == WITH_OWNER:
        return not_now
    return "CHA-19.4" if place == WITH_WOLF else "CHA-19.8"


def why_no_treat(t: Wood, step: Step, seat: Seat, is_left: bool, not_now: str) -> str:
    """Why a treat cannot be eaten: it is gone, it is somebody else's turn, or nobody stops now."""
    if not is_left:
        return "CHA-10.4"
    if t.question_of(seat) is None:
        return not_now
    return "CHA-10.5" if step is choose_way and not was_stopped(t) else "CHA-10.1"


def was_stopped(t: Wood) -> bool:
    """Whether Little Red walks because somebody stopped, and not because of her card."""
    for step, _ in t.planned_before():
        if step is close_picking:
            return True
    return False


def why_no_shortcut(t: Wood, step: Step) -> str:
    """Why Little Red cannot take the Wolf's track: taken, missed, shut, or she is not leaving the fork."""
    if t.on_wolf_track:
        return "CHA-9.3"
    if t.hood <= t.box.fork and not shortcut_is_open(t):
        return "CHA-9.5" if t.wolf == t.box.join else "CHA-9.6"
    return "CHA-AMB.4" if t.hood == t.box.fork and step is not choose_way else "CHA-9.1"


def wishes_of_wolf(t: Wood, step: Step, offered: Sequence[Option]) -> list[Wish]:
    """The wishes of the Wolf player."""
    wishes = wishes_for_cards(t, step)
    for character, owner in enumerate(t.owners):
        if owner != NOBODY:
            wishes.append((USE_ANIMAL[character], why_no_animal(t, step, character)))
    if step is choose_tokens:
        for option in offered[:1]:
            assert isinstance(option, PlaceTokens)
            wishes += [(other, "CHA-16.5") for other in PLACE_TOKENS[option.flowers + option.pebbles]]
    elif step is choose_token:
        wishes += wishes_for_tokens(t)
    elif step is choose_card_to_take_back:
        wishes += [(TAKE_BACK[card], "CHA-23.7") for card in t.line]
    elif step is choose_tile:
        wishes += [(look, "CHA-23.8") for look in LOOK_AT_TILE]
    elif step is choose_swap:
        wishes += [(swap, "CHA-23.10") for swap in SWAP_TILES]
    return wishes


def wishes_for_cards(t: Wood, step: Step) -> list[Wish]:
    """Each of the Wolf's eleven cards; those out of the hand come back together when it is empty."""
    wishes: list[Wish] = []
    not_now = why_wolf_cannot_now(step, "CHA-15.3")
    for card in t.box.cards_of[WOLF]:
        if card == t.box.hood_card:
            continue
        rule = not_now if card in t.hand else "CHA-15.4" if card == t.hidden else "CHA-15.5"
        if step is choose_first_card:
            wishes.append((OPEN_WITH[card], rule))
        else:
            wishes.append((LAY_CARD[card], rule))
    return wishes


def why_no_animal(t: Wood, step: Step, character: int) -> str:
    """Why an animal cannot help: the Wolf does not have it, it has no target, or this is not its moment."""
    place = t.characters[character]
    if place == WITH_OWNER:
        return "CHA-15.8"
    if place == USED_BY_OWNER:
        return "CHA-19.3"
    if place == USED_BY_WOLF:
        return "CHA-15.9"
    if not has_target(t, t.box.animal_power[character]):
        return "CHA-AMB.19"
    return why_wolf_cannot_now(step, "CHA-15.7")


def why_wolf_cannot_now(step: Step, among_powers: str) -> str:
    """Why the Wolf player cannot act now: a card comes first, then one power, then the players."""
    if step in TIME_FOR_POWERS:
        return among_powers
    if step is choose_tokens:
        return "CHA-16.5"
    return "CHA-15.3" if step is choose_hidden_card or step is choose_first_card else "CHA-15.1"


def wishes_for_tokens(t: Wood) -> list[Wish]:
    """The Goat cannot eat tokens that are turned up."""
    return [
        (EAT_TOKEN[token >> PLACE_SHIFT][FLOWER if token & FLOWER_BIT else PEBBLE], "CHA-23.3")
        for token in t.tokens
        if token & UP_BIT
    ]
