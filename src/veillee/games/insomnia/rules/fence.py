"""The fence: what jumping it pays, and the choice to run on or to call it a night."""

from __future__ import annotations

from veillee.engine.table import Seat
from veillee.games.insomnia.events import FenceJumped, RunWentOn, WentToBed
from veillee.games.insomnia.options import AT_FENCE, GO_TO_BED, GoOn, GoToBed
from veillee.games.insomnia.pieces import IN_BED
from veillee.games.insomnia.rules.drawing import draw_up
from veillee.games.insomnia.rules.running import drop_hand
from veillee.games.insomnia.table import Night


def reach_fence(t: Night, seat: Seat) -> None:
    """After the dreams: without a crossing straight to the cards, otherwise the winks and then the choice.

    All crossings of the turn, by card or by tile, are paid now, then chosen upon once (INS-A.7).
    § INS-9.1 INS-9.2 INS-9.3 INS-9.7 INS-9.8 INS-10.7 INS-24.5
    """
    if t.crossings:
        crossings, t.crossings = t.crossings, 0
        pay_crossings(t, seat, crossings)
        t.then(choose_bed, seat)
    else:
        draw_up(t, seat)


def pay_crossings(t: Night, seat: Seat, crossings: int) -> None:
    """Winks for each crossing. § INS-9.2 INS-23.6"""
    winks = crossings * t.box.fence
    t.winks[seat] += winks
    t.tell(FenceJumped, seat, winks, t.winks[seat])


def choose_bed(t: Night, seat: Seat) -> None:
    """Run on, or call it a night. § INS-9.3 INS-10.7 INS-10.8"""
    t.ask(seat, AT_FENCE, decide)


def decide(t: Night, seat: Seat, option: GoOn | GoToBed) -> None:
    """Who goes on draws cards at once; who goes to bed draws none. § INS-10.3 INS-11.2 INS-24.6"""
    if option is GO_TO_BED:
        go_to_bed(t, seat)
    else:
        t.tell(RunWentOn, seat)
        draw_up(t, seat)


def choose_bed_out_of_turn(t: Night, seat: Seat) -> None:
    """Led over the fence in another's turn, one may go to bed right then. § INS-23.7"""
    t.ask(seat, AT_FENCE, decide_out_of_turn)


def decide_out_of_turn(t: Night, seat: Seat, option: GoOn | GoToBed) -> None:
    """Back to the turn of the leader; a hand that stays is full already. § INS-23.7"""
    if option is GO_TO_BED:
        go_to_bed(t, seat)
    else:
        t.tell(RunWentOn, seat)


def go_to_bed(t: Night, seat: Seat) -> None:
    """The sheep lies in front of its player, safe, with its winks; the hand is discarded.

    § INS-10.1 INS-10.2 INS-10.4 INS-10.5 INS-10.6
    """
    t.places[seat] = IN_BED
    t.scared[seat] = False
    drop_hand(t, seat)
    t.tell(WentToBed, seat, t.winks[seat])
