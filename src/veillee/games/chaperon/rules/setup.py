"""Set-up of both modes, from the settings."""

from __future__ import annotations

from veillee.engine.chance import Chance
from veillee.engine.game import Setting, Settings
from veillee.games.chaperon.content.box import ARRIVAL_TILES, CHARACTERS, MODES, TOGETHER, WOLF, Box
from veillee.games.chaperon.events import CharacterDealt, HuntBegan, WalkBegan
from veillee.games.chaperon.pieces import FACE_DOWN, IN_BOX, NOBODY, WITH_OWNER
from veillee.games.chaperon.rules.hunt import begin_hunt
from veillee.games.chaperon.rules.together import begin_walk
from veillee.games.chaperon.table import Wood, blank_table

EASY = "easy"
HARD = "hard"


def settings_for(seats: int) -> tuple[Setting, ...]:
    """What the players choose before the game. § CHA-1.2 CHA-1.3 CHA-3.7 CHA-14.1 CHA-14.11"""
    everyone = tuple(range(seats))
    return (
        Setting("mode", MODES),
        Setting("start", (EASY, HARD)),
        Setting("first", everyone, is_seat=True, when=("mode", TOGETHER)),
        Setting("wolf", tuple(reversed(everyone)), is_seat=True, when=("mode", WOLF)),
        Setting("points", (False, True)),
        Setting("recount_face_up_tokens", (False, True)),
        Setting("arrival_tile_halts_move", (False, True)),
    )


def seat_counts(mode: object) -> range:
    """Mode 1 is for 1 to 5 players, mode 2 for 2 to 5, the Wolf player included. § CHA-1.5 CHA-1.6"""
    return range(1, 6) if mode == TOGETHER else range(2, 6)


def set_up(box: Box, seats: int, settings: Settings, chance: Chance) -> Wood:
    """Lay out the table for the mode chosen, with the first steps planned. § CHA-1.2 CHA-1.3"""
    t = blank_table(box, seats, chance)
    lay_out(t, settings)
    hide_cottage(t)
    if settings["mode"] == TOGETHER:
        set_up_together(t, int(settings["first"]))
    else:
        set_up_hunt(t)
    return t


def lay_out(t: Wood, settings: Settings) -> None:
    """Pawns on their starts, reserve full, basket empty, both treats there.

    § CHA-3.4 CHA-3.6 CHA-3.7 CHA-3.8 CHA-3.9 CHA-3.10 CHA-14.10 CHA-14.11 CHA-14.12
    """
    box = t.box
    t.wolf_seat = int(settings["wolf"]) if settings["mode"] == WOLF else NOBODY
    t.hard_start = settings["start"] == HARD
    t.points = bool(settings["points"])
    t.recount = bool(settings["recount_face_up_tokens"])
    t.halting_tiles = bool(settings["arrival_tile_halts_move"])
    t.hood = box.hard_start if t.hard_start else box.easy_start
    t.wolf = box.wolf_start
    t.reserve_flowers = box.flowers
    t.reserve_pebbles = box.pebbles
    t.tiles = [FACE_DOWN] * ARRIVAL_TILES
    t.known_tiles = [False] * ARRIVAL_TILES
    t.cake = t.butter = True
    t.owners = [NOBODY] * CHARACTERS
    t.characters = [IN_BOX] * CHARACTERS


def hide_cottage(t: Wood) -> None:
    """The four arrival tiles lie face down in random order: the cottage is under one of them. § CHA-3.5 CHA-14.12"""
    t.cottage = t.chance.below(len(t.tiles))


def set_up_together(t: Wood, youngest: int) -> None:
    """Mode 1: the twelve cards without the Trap, shuffled into a face-down deck. § CHA-3.1 CHA-3.2"""
    t.deck = t.box.cards_of[TOGETHER][:]
    t.chance.shuffle(t.deck)
    t.then(announce)
    t.then(begin_walk, youngest)


def set_up_hunt(t: Wood) -> None:
    """Mode 2: Trap for Owl, Little Red's card beside the board, the other eleven in the Wolf's hand; Characters dealt.

    The Wolf player has the tokens before him and knows the full reserve. § CHA-14.1 CHA-14.6 CHA-14.7 CHA-14.8 CHA-14.9
    """
    t.hand = [card for card in t.box.cards_of[WOLF] if card != t.box.hood_card]
    t.hood_card_beside = True
    t.reserve_known = True
    deal_characters(t)
    t.then(announce)
    t.then(begin_hunt)


def deal_characters(t: Wood) -> None:
    """Each player but the Wolf gets one Character at random, human face up; a lone player gets two.

    The others stay in the box. § CHA-14.2 CHA-14.3 CHA-14.4 CHA-14.5
    """
    shuffled = list(range(CHARACTERS))
    t.chance.shuffle(shuffled)
    players = t.hood_seats()
    for seat in players * 2 if len(players) == 1 else players:
        character = shuffled.pop()
        t.owners[character] = seat
        t.characters[character] = WITH_OWNER


def announce(t: Wood) -> None:
    """Say which game begins, and who is who."""
    if t.wolf_seat == NOBODY:
        t.tell(WalkBegan, t.hard_start)
    else:
        t.tell(HuntBegan, t.wolf_seat, t.hard_start)
    for character, owner in enumerate(t.owners):
        if owner != NOBODY:
            t.tell(CharacterDealt, owner, character)
