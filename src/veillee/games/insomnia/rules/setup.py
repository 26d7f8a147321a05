"""Set-up, from the settings."""

from __future__ import annotations

from typing import Final

from veillee.engine.chance import Chance
from veillee.engine.game import Setting, Settings
from veillee.games.insomnia.content.box import MOST_PLAYERS, Box
from veillee.games.insomnia.events import NightBegan, TileLaid, TileRevealed
from veillee.games.insomnia.options import HAND, SPACES
from veillee.games.insomnia.pieces import CENTRE, NO_CARD, NO_TILE, OFF, RING
from veillee.games.insomnia.rules.rounds import play_round
from veillee.games.insomnia.table import Night, blank_table

RANDOM: Final = "random"
LAST_RACE: Final = "last_race"
ALL: Final = "all"


def settings_for(box: Box, seats: int) -> tuple[Setting, ...]:
    """What the players choose before the game; the first nightmare of the box, the wolf, is advised to begin with.

    Who went to bed earliest cannot be known here, so the table says who is first (INS-A.1). Each seat has a colour of
    its own.

    § INS-2.5 INS-2.10 INS-2.11 INS-2.12 INS-2.26
    """
    settings = (
        Setting("nightmare", (*box.nightmare_ids, RANDOM)),
        Setting("first", tuple(range(seats)), is_seat=True),
        Setting("last_sheep_reveals_until_sheep", (False, True)),
        Setting("dense_ranking", (False, True)),
        Setting("solo_winks", (LAST_RACE, ALL)),
    )
    left_out = ("first", "dense_ranking") if seats == 1 else ("solo_winks",)
    return tuple([setting for setting in settings if setting.key not in left_out])


def seat_counts() -> range:
    """1 to 4 players. § INS-1.18"""
    return range(1, MOST_PLAYERS + 1)


def set_up(box: Box, seats: int, settings: Settings, chance: Chance) -> Night:
    """Nightmare, draw pile, dream tiles; then the first round.

    Cards of the other nightmares and those for more players stay in the box.
    § INS-2.10 INS-2.12 INS-2.15 INS-2.16 INS-2.17
    """
    t = blank_table(box, seats, chance)
    lay_out(t, settings)
    chosen = settings["nightmare"]
    names = box.nightmare_ids
    t.nightmare = chance.below(len(names)) if chosen == RANDOM else names.index(str(chosen))
    t.deck = box.sheep_deck(seats) + box.nightmare_cards[t.nightmare]
    chance.shuffle(t.deck)
    lay_tiles(t)
    t.then(announce)
    t.then(play_round)
    return t


def lay_out(t: Night, settings: Settings) -> None:
    """A set for each player: sheep off the board, score on 0, pillow on 40, ten Zzz; nightmare in the centre.

    § INS-2.6 INS-2.7 INS-2.8 INS-2.9 INS-2.14 INS-2.26 INS-20.1 INS-20.5
    """
    seats = t.seats
    t.reveals_until_sheep = bool(settings["last_sheep_reveals_until_sheep"])
    t.dense_ranking = bool(settings.get("dense_ranking", False))
    t.sum_all_races = settings.get("solo_winks") == ALL
    t.first = int(settings.get("first", 0))
    t.places = [OFF] * seats
    t.scared = [False] * seats
    t.winks = [0] * seats
    t.pillows = [t.box.pillow] * seats
    t.supply = [t.box.zzz] * seats
    t.zzz = [0] * (seats * RING)
    t.infinite = [0] * (seats * RING)
    t.hands = [NO_CARD] * (seats * HAND)
    t.last_cards = [NO_CARD] * seats
    t.tiles = [NO_TILE] * (SPACES + 1)
    t.nightmare_at = CENTRE


def lay_tiles(t: Night) -> None:
    """The tiles are shuffled face down; the first two go to spaces 5 and 10 without Zzz, the next four to the market.

    Alone six tiles stay in the box. § INS-2.21 INS-2.22 INS-2.23 INS-2.24 INS-2.25 INS-20.3
    """
    t.pile = [tile for tile in range(len(t.box.tile_ids)) if t.seats > 1 or t.box.in_solo[tile]]
    t.chance.shuffle(t.pile)
    for space in t.box.first_tiles:
        t.tiles[space] = t.pile.pop()
    for _ in range(t.box.market):
        t.market.append(t.pile.pop())


def announce(t: Night) -> None:
    """Say which nightmare is about, and which dreams lie ready. § INS-2.13"""
    t.tell(NightBegan, t.nightmare, t.seats == 1)
    for space in t.box.first_tiles:
        t.tell(TileLaid, t.tiles[space], space)
    for tile in t.market:
        t.tell(TileRevealed, tile)
