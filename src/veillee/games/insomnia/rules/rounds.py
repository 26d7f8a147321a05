"""Rounds: a race and a rest, again and again until somebody wins."""

from __future__ import annotations

from veillee.games.insomnia.events import RaceBegan
from veillee.games.insomnia.pieces import NOBODY
from veillee.games.insomnia.rules.drawing import deal_hands
from veillee.games.insomnia.rules.ending import end_race
from veillee.games.insomnia.rules.rest import rest
from veillee.games.insomnia.rules.turn import take_turn
from veillee.games.insomnia.table import Night


def play_round(t: Night) -> None:
    """A race, then a rest; then the next round. The first phase of the game is a race.

    § INS-4.1 INS-4.2 INS-4.3 INS-19.12
    """
    t.then(start_race)
    t.then(race_on)
    t.then(end_race)
    t.then(rest)
    t.then(play_round)


def start_race(t: Night) -> None:
    """Everybody gets two cards. § INS-4.1 INS-5.1 INS-19.12"""
    t.round += 1
    t.resting = False
    t.tell(RaceBegan, t.round, t.first)
    deal_hands(t)


def race_on(t: Night) -> None:
    """The holder of the marker begins; then the next in the race, clockwise, until nobody is.

    § INS-6.1 INS-6.2 INS-10.4 INS-11.6 INS-14.7 INS-15.1
    """
    seat = t.next_racing(t.first - 1 if t.active == NOBODY else t.active)
    if seat != NOBODY:
        t.then(take_turn, seat)
        t.then(race_on)
