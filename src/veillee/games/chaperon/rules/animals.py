"""The animal powers, used by the Wolf player in mode 2."""

from __future__ import annotations

from veillee.engine.table import Seat
from veillee.games.chaperon import options
from veillee.games.chaperon.content.box import EAT_TOKENS, LOOK_AT_TILE, STEP_BACK, TAKE_BACK
from veillee.games.chaperon.events import (
    AnimalUsed,
    CardTakenBack,
    CardTakenBackByYou,
    TileLookedAt,
    TileSeen,
    TilesLeft,
    TilesSwapped,
    TokenEaten,
)
from veillee.games.chaperon.options import (
    EAT_TOKEN,
    FLOWER,
    LEAVE_TILES,
    PEBBLE,
    SWAP_TILES,
    UNKNOWN,
    USE_ANIMAL,
    EatToken,
    LeaveTiles,
    LookAtTile,
    SwapTiles,
    TakeBack,
    UseAnimal,
    UseNoAnimal,
)
from veillee.games.chaperon.pieces import FACE_DOWN, USED_BY_WOLF, WITH_WOLF
from veillee.games.chaperon.rules.tokens import BLIND_BIT, FLOWER_BIT, PLACE_SHIFT, UP_BIT, to_basket
from veillee.games.chaperon.rules.walking import can_step_back, step_back
from veillee.games.chaperon.rules.wolf_hand import take_into_hand
from veillee.games.chaperon.table import Wood

TOKENS_EATEN = 2


def animals_at_hand(t: Wood) -> list[UseAnimal]:
    """The animals before the Wolf player whose power has a target (CHA-AMB.19). § CHA-15.7 CHA-15.8 CHA-19.8"""
    return [
        USE_ANIMAL[character]
        for character, place in enumerate(t.characters)
        if place == WITH_WOLF and has_target(t, t.box.animal_power[character])
    ]


def has_target(t: Wood, power: int) -> bool:
    """Can the power do anything now? (CHA-AMB.19)"""
    if power == STEP_BACK:
        return can_step_back(t)
    if power == EAT_TOKENS:
        return has_hidden_token(t)
    if power == TAKE_BACK:
        return bool(t.discard or t.buried)
    return FACE_DOWN in t.tiles


def use_animal(t: Wood, seat: Seat, option: UseAnimal | UseNoAnimal) -> None:
    """The Character goes under the line and its power is used, or none is. § CHA-15.7 CHA-15.9"""
    if isinstance(option, UseAnimal):
        t.characters[option.character] = USED_BY_WOLF
        t.tell(AnimalUsed, option.character)
        power = t.box.animal_power[option.character]
        if power == STEP_BACK:
            step_back(t)
        elif power == EAT_TOKENS:
            graze(t, TOKENS_EATEN)
        elif power == TAKE_BACK:
            t.then(choose_card_to_take_back)
        elif power == LOOK_AT_TILE:
            t.then(choose_tile)


def has_hidden_token(t: Wood) -> bool:
    """Is a face-down token on the line?"""
    return any(not token & UP_BIT for token in t.tokens)


def known_face(token: int) -> int:
    """A token as the Wolf player knows it: he remembers what he placed, and nobody knows what Peter placed."""
    if token & BLIND_BIT:
        return UNKNOWN
    return FLOWER if token & FLOWER_BIT else PEBBLE


def graze(t: Wood, tokens: int) -> None:
    """The Goat eats a number of face-down tokens of the line, or all there are. § CHA-23.3"""
    hidden = [token for token in t.tokens if not token & UP_BIT]
    if len(hidden) > tokens:
        t.then(choose_token, tokens)
    else:
        for token in hidden:
            eat_token(t, token)


def choose_token(t: Wood, tokens: int) -> None:
    """The Wolf player chooses a face-down token, without looking; how many kinds he sees is his secret.

    § CHA-23.3 CHA-23.4 CHA-23.5
    """
    choices: list[EatToken] = []
    for token in t.tokens:
        if not token & UP_BIT:
            choice = EAT_TOKEN[token >> PLACE_SHIFT][known_face(token)]
            if choice not in choices:
                choices.append(choice)
    t.ask_secretly(t.wolf_seat, choices, eat_chosen_token, tokens)


def eat_chosen_token(t: Wood, seat: Seat, option: EatToken, tokens: int) -> None:
    """The token chosen, then the next one. § CHA-23.4"""
    for token in t.tokens:
        if not token & UP_BIT and token >> PLACE_SHIFT == option.place and known_face(token) == option.face:
            eat_token(t, token)
            break
    if tokens > 1:
        graze(t, tokens - 1)


def eat_token(t: Wood, token: int) -> None:
    """A token goes to the basket unrevealed. § CHA-23.6"""
    t.tokens.remove(token)
    to_basket(t, token)
    t.tell(TokenEaten, t.line[token >> PLACE_SHIFT])


def choose_card_to_take_back(t: Wood) -> None:
    """The Raven brings one card of the discard. § CHA-23.7"""
    t.ask(t.wolf_seat, [options.TAKE_BACK[card] for card in sorted(t.discard + t.buried)], take_back)


def take_back(t: Wood, seat: Seat, option: TakeBack) -> None:
    """The card joins the hand; nobody else sees which, so the discard is no longer known (CHA-AMB.23). § CHA-23.7"""
    t.buried += t.discard
    t.discard = []
    t.buried.remove(option.card)
    take_into_hand(t, option.card)
    t.tell(CardTakenBack)
    t.whisper(seat, CardTakenBackByYou, option.card)


def choose_tile(t: Wood) -> None:
    """The Vixen looks under one of the face-down arrival tiles. § CHA-23.8"""
    t.ask(t.wolf_seat, [options.LOOK_AT_TILE[tile] for tile in face_down_tiles(t)], look_at_tile)


def face_down_tiles(t: Wood) -> list[int]:
    """The tiles that can be looked at or swapped (CHA-AMB.19)."""
    return [tile for tile, pawn in enumerate(t.tiles) if pawn == FACE_DOWN]


def look_at_tile(t: Wood, seat: Seat, option: LookAtTile) -> None:
    """The Wolf player alone sees it. § CHA-23.8 CHA-23.9"""
    t.known_tiles[option.tile] = True
    t.tell(TileLookedAt, option.tile)
    t.whisper(seat, TileSeen, option.tile, option.tile == t.cottage)
    t.then(choose_swap, option.tile)


def choose_swap(t: Wood, tile: int) -> None:
    """He may then swap it with another face-down tile. § CHA-23.10"""
    choices: list[LeaveTiles | SwapTiles] = [LEAVE_TILES]
    choices += [SWAP_TILES[other] for other in face_down_tiles(t) if other != tile]
    t.ask(t.wolf_seat, choices, swap_tiles, tile)


def swap_tiles(t: Wood, seat: Seat, option: LeaveTiles | SwapTiles, tile: int) -> None:
    """The two tiles change places; the other one is not looked at. § CHA-23.10 CHA-23.11"""
    if isinstance(option, SwapTiles):
        if t.cottage == tile:
            t.cottage = option.tile
        elif t.cottage == option.tile:
            t.cottage = tile
        known = t.known_tiles
        known[tile], known[option.tile] = known[option.tile], known[tile]
        t.tell(TilesSwapped, tile, option.tile)
    else:
        t.tell(TilesLeft)
