"""Why not? What a player may want to do and is not offered now, with the rule that forbids it: see `kit.wishes`.

Only what the seat can see is used.
"""

from __future__ import annotations

from collections.abc import Sequence

from veillee.engine.table import Seat, Step
from veillee.engine.words import Obstacle, Option
from veillee.games.insomnia.options import (
    ADD_TILE,
    CALM_DOWN,
    EVERY_SPACE,
    GO_ON,
    GO_TO_BED,
    HAND,
    LEAVE_ZZZ,
    MOVE_ZZZ,
    PLACE_TWO,
    PLACE_ZZZ,
    PUT_TILE,
    TURN_ZZZ,
    USE_TILE,
    MoveZzz,
    Space,
)
from veillee.games.insomnia.pieces import AWAKE, IN_BED, NO_CARD, NO_TILE, OFF, RING
from veillee.games.insomnia.rules.fence import choose_bed_out_of_turn
from veillee.games.insomnia.rules.rest import choose_space, empty_spaces
from veillee.games.insomnia.rules.turn import choose_card
from veillee.games.insomnia.rules.zzz import bring_zzz, place_zzz, turn_zzz
from veillee.games.insomnia.table import Night
from veillee.kit.wishes import Wish, obstacles_to, offered_to


def obstacles_of(t: Night, seat: Seat) -> list[Obstacle]:
    """The wishes of a seat that are not offered; none when the game is over."""
    if t.asking is None:
        return []
    step = t.asking[0]
    offered = offered_to(t, seat)
    is_asked = len(offered) > 0
    wishes = wishes_at_rest(t, step, is_asked) if t.resting else wishes_in_race(t, step, seat, is_asked)
    if is_asked:
        wishes += wishes_for_zzz(t, step, seat, offered)
    return obstacles_to(wishes, offered)


def wishes_in_race(t: Night, step: Step, seat: Seat, is_asked: bool) -> list[Wish]:
    """Cards, dreams, bed and courage; a sheep out of the race can only wish to be in it."""
    place = t.places[seat]
    if place == IN_BED:
        return [(GO_ON, "INS-10.4")]
    if place == AWAKE:
        return [(GO_ON, "INS-14.7"), (GO_TO_BED, "INS-14.7")]
    has_turn = is_asked and step is not choose_bed_out_of_turn
    wishes = wishes_for_cards(t, step, seat, has_turn)
    if has_turn:
        wishes += wishes_for_dreams(t, step, seat)
    elif place > OFF and t.tokens_at(seat, place):
        wishes.append((USE_TILE[t.tiles[place]][place], "INS-6.1"))
    wishes.append((GO_TO_BED, "INS-A.7" if has_turn and t.crossings else "INS-10.7"))
    if t.scared[seat]:
        wishes.append((CALM_DOWN, "INS-14.8"))
    return wishes


def wishes_for_cards(t: Night, step: Step, seat: Seat, has_turn: bool) -> list[Wish]:
    """The cards in hand, and what the card just played could have done instead."""
    wishes: list[Wish] = []
    for card in t.hands[seat * HAND : seat * HAND + HAND]:
        if card != NO_CARD:
            wishes += [(play, "INS-6.3" if has_turn else "INS-6.1") for play in t.box.plays[card]]
    # A card is asked for twice in a turn only by a dream, and then a dream was used.
    has_played = has_turn and (step is not choose_card or t.used != 0)
    if has_played and t.last_cards[seat] != NO_CARD:
        card = t.last_cards[seat]
        if len(t.box.plays[card]) > 1:
            wishes += [(play, "INS-7.14") for play in t.box.plays[card]]
    return wishes


def wishes_for_dreams(t: Night, step: Step, seat: Seat) -> list[Wish]:
    """The tile under the sheep, and the other tiles with a Zzz of the seat."""
    wishes: list[Wish] = []
    for space in EVERY_SPACE:
        tile = t.tiles[space]
        if tile == NO_TILE:
            continue
        if t.places[seat] == space:
            wishes.append((USE_TILE[tile][space], why_not_here(t, step, seat, space)))
        elif t.used >> tile & 1:
            wishes.append((USE_TILE[tile][space], "INS-8.12"))
        elif t.tokens_at(seat, space):
            wishes.append((USE_TILE[tile][space], "INS-8.1"))
    return wishes


def why_not_here(t: Night, step: Step, seat: Seat, space: Space) -> str:
    """Why the tile under the sheep cannot be used: used, no own Zzz, not arrived, too scared, or not yet."""
    tile = t.tiles[space]
    if t.used >> tile & 1:
        return "INS-8.12"
    if not t.tokens_at(seat, space):
        return "INS-8.14" if has_tokens_of_others(t, seat, space) else "INS-8.2"
    if t.box.only_calm[tile] and t.scared[seat]:
        return "INS-A.30"
    if t.landed == space:
        return "INS-8.11" if t.used else "INS-8.16"
    return "INS-8.13" if step is choose_card or not t.moved else "INS-6.3"


def has_tokens_of_others(t: Night, seat: Seat, space: Space) -> bool:
    """Whether somebody else has a Zzz there."""
    for other in range(t.seats):
        if other != seat and t.tokens_at(other, space):
            return True
    return False


def wishes_for_zzz(t: Night, step: Step, seat: Seat, offered: Sequence[Option]) -> list[Wish]:
    """What cannot be done with Zzz while they are placed, brought or turned."""
    if step is place_zzz:
        return wishes_while_placing(t, seat)
    if step is bring_zzz:
        first = offered[0]
        assert isinstance(first, MoveZzz)
        return [(MOVE_ZZZ[source][first.space], "INS-8.7") for source in spaces_with_infinite(t, seat)]
    if step is turn_zzz:
        return [(TURN_ZZZ[space], "INS-3.3") for space in spaces_with_infinite(t, seat)]
    return []


def wishes_while_placing(t: Night, seat: Seat) -> list[Wish]:
    """A Zzz of the supply must be placed, on a tile; only with an empty supply may a plain one be moved.

    Where a rule forbids the same on every space, one wish stands for all.
    """
    tiles = [space for space in EVERY_SPACE if t.tiles[space] != NO_TILE]
    if not t.supply[seat]:
        wishes: list[Wish] = [(PLACE_ZZZ[tiles[0]], "INS-7.9")]
        wishes += [(MOVE_ZZZ[source][other_than(source, tiles)], "INS-8.7") for source in spaces_with_infinite(t, seat)]
        return wishes
    wishes = [(LEAVE_ZZZ, "INS-19.9" if t.resting else "INS-A.6")]
    wishes += [(PLACE_ZZZ[space], "INS-3.1") for space in empty_spaces(t)[:1]]
    sources = [space for space in tiles if t.zzz[seat * RING + space]]
    wishes += [(MOVE_ZZZ[source][other_than(source, tiles)], "INS-7.9") for source in sources[:1]]
    return wishes


def other_than(source: Space, tiles: list[Space]) -> Space:
    """A space with another tile."""
    return tiles[0] if tiles[0] != source else tiles[-1]


def spaces_with_infinite(t: Night, seat: Seat) -> list[Space]:
    """The spaces where the seat has infinite Zzz and no plain one."""
    return [space for space in EVERY_SPACE if t.infinite[seat * RING + space] and not t.zzz[seat * RING + space]]


def wishes_at_rest(t: Night, step: Step, is_asked: bool) -> list[Wish]:
    """A new dream or two Zzz: only in turn, one or the other, and where there is room."""
    if not is_asked:
        wishes: list[Wish] = [(ADD_TILE[tile], "INS-19.2") for tile in t.market]
        wishes.append((PLACE_TWO, "INS-19.2"))
        return wishes
    if not empty_spaces(t):
        rule = "INS-19.8"
    else:
        rule = "INS-19.3" if step is place_zzz else "INS-19.4"
    wishes = [(ADD_TILE[tile], rule) for tile in t.market]
    wishes.append((PLACE_TWO, "INS-19.3"))
    if step is choose_space:
        wishes += [(PUT_TILE[space], "INS-19.5") for space in EVERY_SPACE if t.tiles[space] != NO_TILE]
    return wishes
