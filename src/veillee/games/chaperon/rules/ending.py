"""The end of the game: who won, how well, and how many points."""

from __future__ import annotations

from typing import Final

from veillee.engine.result import Result
from veillee.games.chaperon.events import GameLostToCottage, GameLostToMeeting, GameWon, PointsCounted
from veillee.games.chaperon.pieces import BY_HOOD, NOBODY
from veillee.games.chaperon.table import Wood

WON_SUPER: Final = "won-super"
WON_LESS_SUPER: Final = "won-less-super"
WON_NOT_SUPER: Final = "won-not-super"
LOST_COTTAGE: Final = "lost-cottage"
LOST_CAUGHT: Final = "lost-caught"

POINTS_HARD_START: Final = 40
POINTS_SHORTCUT: Final = 40
POINTS_CAKE: Final = 20
POINTS_BUTTER: Final = 10
POINTS_TILE: Final = 10
POINTS_COTTAGE: Final = 60
POINTS_PROUD: Final = 200


def win(t: Wood) -> None:
    """Little Red is home first; the treats she still carries set the level. § CHA-1.1 CHA-12.1 CHA-12.2 CHA-12.3"""
    treats = int(t.cake) + int(t.butter)
    t.tell(GameWon, treats)
    conclude(t, t.hood_seats(), (WON_NOT_SUPER, WON_LESS_SUPER, WON_SUPER)[treats], True)


def lose_cottage(t: Wood) -> None:
    """The Wolf is at the cottage first. § CHA-11.5 CHA-20.3"""
    t.tell(GameLostToCottage)
    conclude(t, wolf_side(t), LOST_COTTAGE, False)


def lose_by_meeting(t: Wood) -> None:
    """The Wolf met Little Red after she took the shortcut. § CHA-9.4 CHA-23.2"""
    t.tell(GameLostToMeeting)
    conclude(t, wolf_side(t), LOST_CAUGHT, False)


def wolf_side(t: Wood) -> tuple[int, ...]:
    """Little Red's loss is the Wolf player's win; without one, nobody wins. § CHA-20.3"""
    return () if t.wolf_seat == NOBODY else (t.wolf_seat,)


def conclude(t: Wood, winners: tuple[int, ...], ending: str, won: bool) -> None:
    """Set the result, with the score where the variant is played. § CHA-13.7 CHA-13.8"""
    if not t.points:
        t.finish(Result(winners, ending))
        return
    score = count_points(t, won)
    proud = score >= POINTS_PROUD
    t.tell(PointsCounted, score, proud)
    t.finish(Result(winners, ending, score, ("proud",) if proud else ()))


def count_points(t: Wood, won: bool) -> int:
    """The sum of all that was earned; a lost game counts too, without the cottage (CHA-AMB.10).

    The cottage does not also pay as a tile (CHA-AMB.9). § CHA-13.1 CHA-13.2 CHA-13.3 CHA-13.4 CHA-13.5 CHA-13.6
    """
    score = POINTS_HARD_START if t.hard_start else 0
    if t.on_wolf_track:
        score += POINTS_SHORTCUT
    if t.cake:
        score += POINTS_CAKE
    if t.butter:
        score += POINTS_BUTTER
    for tile, pawn in enumerate(t.tiles):
        if pawn == BY_HOOD and tile != t.cottage:
            score += POINTS_TILE
    return score + POINTS_COTTAGE if won else score
