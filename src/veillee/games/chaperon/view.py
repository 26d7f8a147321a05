"""What one seat may see of the wood: an allow-list, built field by field."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from veillee.engine.table import Seat
from veillee.engine.words import View
from veillee.games.chaperon.content.box import PICTURES
from veillee.games.chaperon.options import FLOWER, PEBBLE, UNKNOWN
from veillee.games.chaperon.pieces import FACE_DOWN, NO_CARD, NOBODY
from veillee.games.chaperon.rules.animals import known_face
from veillee.games.chaperon.rules.tokens import FLOWER_BIT, PLACE_SHIFT, UP_BIT
from veillee.games.chaperon.table import Wood

# Who looks: a player of Little Red's side or a spectator, the Wolf player, or somebody from whom nothing is hidden.
PLAYER: Final = 0
WOLF_PLAYER: Final = 1
ALL_KNOWING: Final = 2


@dataclass(unsafe_hash=True)
class LineCard(View):
    """A card of the line with its tokens: flower, pebble or unknown, and which of them are turned up."""

    card: int
    number: int
    flowers: int
    picture: str
    faces: tuple[int, ...]
    turned_up: tuple[bool, ...]


@dataclass(unsafe_hash=True)
class Tile(View):
    """An arrival tile: who turned it up (or nobody), and its face if this seat knows it."""

    turned_by: int
    cottage: bool | None


@dataclass(unsafe_hash=True)
class Character(View):
    """A Character in play: whose it is, and where its card is."""

    character: int
    owner: int
    place: int


@dataclass(unsafe_hash=True)
class WoodView(View):
    """The wood as one seat sees it."""

    seats: int
    asked: tuple[int, ...]
    wolf_seat: int
    hard_start: bool
    hood: int
    on_wolf_track: bool
    wolf: int
    hood_path: int
    wolf_track: int
    fork: int
    join: int
    line: tuple[LineCard, ...]
    pile: int
    count: int
    deck: int
    deck_bottom: int
    discard: tuple[int, ...]
    buried: int
    buried_cards: tuple[int, ...]
    hand: int
    hand_cards: tuple[int, ...]
    hidden: bool
    hidden_card: int
    hood_card_beside: bool
    reserve: int
    reserve_flowers: int | None
    basket: int
    seen_flowers: int
    seen_pebbles: int
    tiles: tuple[Tile, ...]
    cake: bool
    butter: bool
    characters: tuple[Character, ...]


def look(t: Wood, seat: Seat | None) -> WoodView:
    """The view of a seat, or of a spectator. § CHA-6.4 CHA-7.6 CHA-22.14 CHA-23.9"""
    return seen_with(t, WOLF_PLAYER if seat is not None and seat == t.wolf_seat else PLAYER)


def look_at_all(t: Wood) -> WoodView:
    """The view with nothing hidden, for a game that is over."""
    return seen_with(t, ALL_KNOWING)


def seen_with(t: Wood, eyes: int) -> WoodView:
    """The view of a player, of the Wolf player, or with nothing hidden."""
    is_wolf = eyes != PLAYER
    knows_all = eyes == ALL_KNOWING
    return WoodView(
        seats=t.seats,
        asked=tuple([question.seat for question in t.questions]),
        wolf_seat=t.wolf_seat,
        hard_start=t.hard_start,
        hood=t.hood,
        on_wolf_track=t.on_wolf_track,
        wolf=t.wolf,
        hood_path=t.box.hood_path,
        wolf_track=t.box.wolf_track,
        fork=t.box.fork,
        join=t.box.join,
        line=tuple([look_at_card(t, place, eyes) for place in range(len(t.line))]),
        pile=t.pile,
        count=t.count(),
        deck=len(t.deck),
        deck_bottom=t.deck[0] if t.bottom_known or (knows_all and t.deck) else NO_CARD,
        discard=tuple(sorted(t.discard)),
        buried=len(t.buried),
        buried_cards=tuple(sorted(t.buried)) if is_wolf else (),
        hand=len(t.hand),
        hand_cards=tuple(t.hand) if is_wolf else (),
        hidden=t.hidden != NO_CARD,
        hidden_card=t.hidden if is_wolf else NO_CARD,
        hood_card_beside=t.hood_card_beside,
        reserve=t.reserve_flowers + t.reserve_pebbles,
        reserve_flowers=t.reserve_flowers if knows_all or (is_wolf and t.reserve_known) else None,
        basket=t.basket_flowers + t.basket_pebbles,
        seen_flowers=t.basket_flowers if knows_all else t.seen_flowers,
        seen_pebbles=t.basket_pebbles if knows_all else t.seen_pebbles,
        tiles=tuple([look_at_tile(t, tile, eyes) for tile in range(len(t.tiles))]),
        cake=t.cake,
        butter=t.butter,
        characters=look_at_characters(t),
    )


def look_at_card(t: Wood, place: int, eyes: int) -> LineCard:
    """A card of the line: tokens turned up are known to all, those he placed to the Wolf player."""
    faces: list[int] = []
    turned_up: list[bool] = []
    for token in t.tokens:
        if token >> PLACE_SHIFT == place:
            up = bool(token & UP_BIT)
            turned_up.append(up)
            if up or eyes == ALL_KNOWING:
                faces.append(FLOWER if token & FLOWER_BIT else PEBBLE)
            else:
                faces.append(known_face(token) if eyes == WOLF_PLAYER else UNKNOWN)
    card, box = t.line[place], t.box
    picture = PICTURES[box.picture[card]]
    return LineCard(card, box.number[card], box.flower_count[card], picture, tuple(faces), tuple(turned_up))


def look_at_tile(t: Wood, tile: int, eyes: int) -> Tile:
    """A tile turned up is known to all, one the Vixen looked at to the Wolf player."""
    known = t.tiles[tile] != FACE_DOWN or eyes == ALL_KNOWING or (eyes == WOLF_PLAYER and t.known_tiles[tile])
    return Tile(t.tiles[tile], tile == t.cottage if known else None)


def look_at_characters(t: Wood) -> tuple[Character, ...]:
    """The Characters in play lie open."""
    return tuple(
        [
            Character(character, owner, t.characters[character])
            for character, owner in enumerate(t.owners)
            if owner != NOBODY
        ]
    )
