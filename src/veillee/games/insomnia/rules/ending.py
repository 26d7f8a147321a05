"""The end of a race: who won, how far pillows come down, who is first next, and what goes back to its place."""

from __future__ import annotations

from typing import Final

from veillee.engine.result import Result
from veillee.engine.table import Seat
from veillee.games.insomnia.events import (
    GameWon,
    MarkerPassed,
    PillowRanked,
    RaceEnded,
    SoloScored,
    VictoryShared,
)
from veillee.games.insomnia.options import HAND
from veillee.games.insomnia.pieces import CENTRE, IN_BED, NO_CARD, NO_WEB, NOBODY, OFF
from veillee.games.insomnia.rules.running import lower_pillow
from veillee.games.insomnia.table import Night

WON: Final = "won"
SHARED: Final = "shared"
GRADES: Final = ("restless-sleeper", "sound-snorer", "great-dreamer", "dream-sheep")


def end_race(t: Night) -> None:
    """When every sheep is in bed or awake, the score track is looked at for a winner; otherwise pillows come down.

    § INS-15.1 INS-15.2 INS-16.1
    """
    t.tell(RaceEnded, t.round)
    t.winks_so_far += sum(t.winks)
    if t.seats == 1:
        end_lone_race(t)
        return
    winners = winners_of(t)
    if winners:
        win(t, winners)
        return
    move_pillows(t)
    pass_marker(t)
    clear_up(t)


def winners_of(t: Night) -> list[Seat]:
    """The players who reached or passed the pillow: the widest margin wins, then the most winks, then all of them.

    Winks lost on waking up win nothing. § INS-3.7 INS-15.3 INS-15.4 INS-15.5 INS-15.6 INS-15.7
    """
    best: list[Seat] = []
    for seat in range(t.seats):
        if t.winks[seat] >= t.pillows[seat]:
            order = compare(t, seat, best[0]) if best else 1
            if order > 0:
                best = [seat]
            elif order == 0:
                best.append(seat)
    return best


def compare(t: Night, seat: Seat, other: Seat) -> int:
    """Above 0 if the first seat's victory is the better, 0 if they are equal. § INS-15.4 INS-15.5"""
    margins = t.winks[seat] - t.pillows[seat] - (t.winks[other] - t.pillows[other])
    return margins if margins else t.winks[seat] - t.winks[other]


def win(t: Night, winners: list[Seat]) -> None:
    """The game is over. § INS-4.3 INS-15.3 INS-15.6"""
    for seat in winners:
        if len(winners) == 1:
            t.tell(GameWon, seat, t.winks[seat], t.pillows[seat])
        else:
            t.tell(VictoryShared, seat, t.winks[seat], t.pillows[seat])
    t.finish(Result(tuple(winners), WON if len(winners) == 1 else SHARED))


def move_pillows(t: Night) -> None:
    """Those in bed are ranked by their winks; each pillow comes down by the number of its rank, and those who woke up
    have a line of their own (INS-A.14).

    § INS-3.8 INS-16.1 INS-16.2 INS-16.3 INS-16.4 INS-16.5 INS-16.6 INS-16.7
    """
    for seat in range(t.seats):
        rank = rank_of(t, seat)
        spaces = t.box.pillow_ranks[t.seats][rank - 1] if rank else t.box.pillow_awake[t.seats]
        t.pillows[seat] = max(0, t.pillows[seat] - spaces)
        t.tell(PillowRanked, seat, rank, spaces, t.pillows[seat])


def rank_of(t: Night, seat: Seat) -> int:
    """1 for the most winks among those in bed; equals share the best of their ranks, which uses the others up
    (INS-A.13; a switch lets the next rank follow at once). 0 for who woke up.

    § INS-16.1 INS-16.4 INS-16.5
    """
    if t.places[seat] != IN_BED:
        return 0
    own = t.winks[seat]
    better = [t.winks[other] for other in range(t.seats) if t.places[other] == IN_BED and t.winks[other] > own]
    return 1 + (len(set(better)) if t.dense_ranking else len(better))


def pass_marker(t: Night) -> None:
    """The highest pillow takes the First Sheep marker; of equals the one farthest from its holder (INS-A.16).

    § INS-17.1 INS-17.2
    """
    highest = max(t.pillows)
    for seat in t.in_turn_order(t.first):
        if t.pillows[seat] == highest:
            marked = seat
    t.first = marked
    t.tell(MarkerPassed, marked)


def clear_up(t: Night) -> None:
    """Sheep before their players, nightmare in the centre, score tokens on 0, all cards shuffled into a new pile.

    Tiles, Zzz and pillows stay as they are; nobody is scared or awake any more.
    § INS-3.6 INS-18.1 INS-18.2 INS-18.3 INS-18.4 INS-18.5 INS-18.6 INS-18.7 INS-18.8
    """
    t.nightmare_at = CENTRE
    t.web = NO_WEB
    t.active = t.previous = NOBODY
    t.landed = OFF
    t.crossings = t.moved = t.last_move = t.used = 0
    t.deck += t.discard
    t.discard.clear()
    for seat in range(t.seats):
        t.places[seat] = OFF
        t.scared[seat] = False
        t.winks[seat] = 0
        t.last_cards[seat] = NO_CARD
    for at in range(t.seats * HAND):
        if t.hands[at] != NO_CARD:
            t.deck.append(t.hands[at])
            t.hands[at] = NO_CARD
    t.deck.sort()
    t.chance.shuffle(t.deck)


def end_lone_race(t: Night) -> None:
    """Alone: in bed with the pillow reached, the game is over; otherwise the pillow comes down by a space for each full
    five winks, or not at all after waking up.

    § INS-20.2 INS-21.2 INS-21.3 INS-21.4 INS-21.5 INS-22.8
    """
    if t.places[0] == IN_BED:
        if t.winks[0] >= t.pillows[0]:
            score_lone_night(t)
            return
        spaces = t.winks[0] // t.box.winks_per_space
        if spaces:
            lower_pillow(t, 0, spaces)
    clear_up(t)


def score_lone_night(t: Night) -> None:
    """Winks, of the last race or of all (INS-A.21), something for the way the pillow came down (INS-A.42), less
    something for each round played, the last one too (INS-A.22); and the grade for that.

    § INS-22.1 INS-22.2 INS-22.3 INS-22.4 INS-22.5 INS-22.6 INS-22.7
    """
    winks = t.winks_so_far if t.sum_all_races else t.winks[0]
    bonus = t.box.solo_bonus * ((t.box.pillow - t.pillows[0]) // t.box.bonus_spaces)
    cost = t.box.round_cost * t.round
    score = winks + bonus - cost
    grade = 0
    for least in t.box.grades:
        if score >= least:
            grade += 1
    t.tell(SoloScored, winks, bonus, cost, score, grade)
    t.finish(Result((0,), GRADES[grade], score))
