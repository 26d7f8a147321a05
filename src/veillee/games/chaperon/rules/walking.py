"""Walking: both pawns, the shortcut, the arrival tiles."""

from __future__ import annotations

from veillee.engine.table import Seat
from veillee.games.chaperon.content.box import Space
from veillee.games.chaperon.events import (
    HoodStayedPut,
    HoodSteppedBack,
    HoodWalked,
    ShortcutBarred,
    ShortcutRefused,
    ShortcutTaken,
    TileTurnedUp,
    WolfTrapped,
    WolfWalked,
)
from veillee.games.chaperon.options import ONLY_WAY, TAKE_SHORTCUT, WAYS, StayOnPath, TakeShortcut
from veillee.games.chaperon.pieces import BY_HOOD, BY_WOLF, FACE_DOWN
from veillee.games.chaperon.rules.ending import lose_by_meeting, lose_cottage, win
from veillee.games.chaperon.table import Wood


def walk(t: Wood, seat: Seat, steps: int) -> None:
    """Little Red advances space by space; at the fork, with a step left, the active player chooses the way.

    § CHA-6.7 CHA-8.3 CHA-9.1 CHA-18.4
    """
    if steps == 0:
        t.tell(HoodStayedPut)
        return
    while steps:
        stride = stride_of(t, steps)
        if stride == 0:
            t.then(choose_way, seat, steps)
            return
        t.hood = Space(t.hood + stride)
        steps -= stride
        t.tell(HoodWalked, stride, t.hood, t.on_wolf_track)
        if turns_tile_and_stops(t):
            return


def stride_of(t: Wood, steps: int) -> int:
    """How far she gets before the fork or onto a face-down tile."""
    end = t.hood + steps
    if not t.on_wolf_track and t.hood <= t.box.fork < end:
        return t.box.fork - t.hood
    first_tile = t.box.wolf_track if t.on_wolf_track else t.box.hood_path
    if end >= first_tile:
        for tile, pawn in enumerate(t.tiles):
            if pawn == FACE_DOWN and t.hood < first_tile + tile <= end:
                return first_tile + tile - t.hood
    return steps


def shortcut_is_open(t: Wood) -> bool:
    """The shortcut is closed once the Wolf has reached the space to its left. § CHA-9.5 CHA-9.6"""
    return t.wolf < t.box.join


def choose_way(t: Wood, seat: Seat, steps: int) -> None:
    """Keep to her own path, or take the Wolf's track (CHA-AMB.4: asked when she steps off). § CHA-9.1 CHA-21.4"""
    t.ask(seat, WAYS if shortcut_is_open(t) else ONLY_WAY, leave_fork, steps)


def leave_fork(t: Wood, seat: Seat, way: StayOnPath | TakeShortcut, steps: int) -> None:
    """One step along the way chosen, then the rest of the walk. § CHA-9.2 CHA-9.3"""
    if way is TAKE_SHORTCUT:
        t.on_wolf_track = True
        t.hood = t.box.join
        t.tell(ShortcutTaken)
    else:
        t.hood = Space(t.hood + 1)
        t.tell(ShortcutRefused if shortcut_is_open(t) else ShortcutBarred)
    t.tell(HoodWalked, 1, t.hood, t.on_wolf_track)
    stopped = turns_tile_and_stops(t)
    test_meeting(t)
    if steps > 1 and not stopped and t.result is None:
        t.then(walk, seat, steps - 1)


def step_back(t: Wood) -> None:
    """Little Red retraces one space; back on the fork, the shortcut is no longer taken (CHA-AMB.21).

    § CHA-23.1 CHA-23.2
    """
    if t.on_wolf_track and t.hood == t.box.join:
        t.on_wolf_track = False
        t.hood = t.box.fork
    else:
        t.hood = Space(t.hood - 1)
    t.tell(HoodSteppedBack, t.hood, t.on_wolf_track)
    test_meeting(t)


def can_step_back(t: Wood) -> bool:
    """Never behind her start (CHA-AMB.19)."""
    start = t.box.hard_start if t.hard_start else t.box.easy_start
    return t.on_wolf_track or t.hood > start


def advance_wolf(t: Wood) -> None:
    """The Wolf advances exactly one space on his track. § CHA-4.1 CHA-7.7 CHA-8.7"""
    t.wolf = Space(t.wolf + 1)
    t.tell(WolfWalked, t.wolf)
    test_meeting(t)
    tile = t.wolf - t.box.wolf_track
    if t.result is None and tile >= 0 and t.tiles[tile] == FACE_DOWN:
        turn_tile(t, tile, BY_WOLF)


def trap_wolf(t: Wood) -> None:
    """The Trap turned up sends the Wolf one space back, never behind his start. § CHA-16.8 CHA-17.4 CHA-22.15"""
    if t.wolf > t.box.wolf_start:
        t.wolf = Space(t.wolf - 1)
    t.tell(WolfTrapped, t.wolf)
    test_meeting(t)


def test_meeting(t: Wood) -> None:
    """Once the shortcut is taken, sharing a space with the Wolf loses the game; otherwise it does not matter.

    § CHA-9.4 CHA-9.7
    """
    if t.on_wolf_track and t.hood == t.wolf and t.result is None:
        lose_by_meeting(t)


def hood_tile(t: Wood) -> int:
    """The arrival tile under Little Red, or a negative number."""
    return t.hood - (t.box.wolf_track if t.on_wolf_track else t.box.hood_path)


def turns_tile_and_stops(t: Wood) -> bool:
    """Turn up the tile that Little Red reaches; say if her walk ends there.

    A path tile is an ordinary space (CHA-AMB.7); a switch lets it end the walk. § CHA-11.1 CHA-11.3 CHA-11.4
    """
    tile = hood_tile(t)
    if tile < 0 or t.tiles[tile] != FACE_DOWN:
        return False
    turn_tile(t, tile, BY_HOOD)
    return t.halting_tiles or t.result is not None


def turn_tile(t: Wood, tile: int, pawn: int) -> None:
    """The cottage ends the game at once for the pawn that finds it; the last tile left is surely the cottage.

    § CHA-11.1 CHA-11.2 CHA-11.5 CHA-11.6 CHA-11.7
    """
    t.tiles[tile] = pawn
    t.tell(TileTurnedUp, tile, tile == t.cottage, pawn == BY_HOOD)
    if tile == t.cottage:
        if pawn == BY_HOOD:
            win(t)
        else:
            lose_cottage(t)
