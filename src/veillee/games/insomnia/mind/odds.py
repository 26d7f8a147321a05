"""Odds: what an option is likely to bring, from what the seat may know."""

from __future__ import annotations

from typing import Final

from veillee.engine.table import Seat
from veillee.engine.words import Option, Remark
from veillee.games.insomnia.events import DreamFizzled, SheepMoved, SheepStayed
from veillee.games.insomnia.mind.chains import best_chain, happenings, jumps_made, winks_gained, woke
from veillee.games.insomnia.mind.laps import imagine_laps
from veillee.games.insomnia.mind.outlook import Prospect, expectation, share
from veillee.games.insomnia.mind.solitude import likely_score, promise_of
from veillee.games.insomnia.options import (
    LEAD_FORWARD,
    CopyMove,
    DoubleZzz,
    GoOn,
    GoToBed,
    LeadBack,
    LeadForward,
    MoveZzz,
    PlaceZzz,
    PlayCard,
    PlayRevealed,
    Space,
    TurnZzz,
    UseTile,
)
from veillee.games.insomnia.pieces import NO_TILE, OFF
from veillee.games.insomnia.rules.running import run
from veillee.games.insomnia.table import Night
from veillee.games.insomnia.telling.remarks import (
    ChainRuns,
    PillowDistance,
    ReachesTile,
    RunsTo,
    SheepWouldRun,
    StayingWorth,
    StaysPut,
    TokensThere,
    WakingOdds,
    WouldFizzle,
    WouldGain,
    WouldScare,
    WouldWake,
)

# About a turn of everybody. Longer imagined games drown a choice in luck, shorter ones miss what it leads to: at 100
# iterations against the greedy bot a search with 10 decisions won 36 of 40 games, with 4 it won 23 of 30, and with 30
# it stood at 5 or 6 of 10 when it was stopped.
MOMENT: Final = 10


def promise(t: Night, seat: Seat) -> float:
    """How good the table looks for a seat, from 0 (lost) to 1 (won)."""
    if t.seats == 1:
        score = likely_score(t) if t.result is None or t.result.score is None else float(t.result.score)
        return promise_of(score)
    if t.result is not None:
        return t.result.payoff(seat)
    if t.resting:
        return share(t, seat)
    return expectation(t, seat, Prospect(t))


def remarks_on(t: Night, seat: Seat, option: Option) -> list[Remark]:
    """The facts that bear on an option."""
    if isinstance(option, (PlayCard, PlayRevealed, CopyMove, UseTile, LeadForward, LeadBack)):
        return remarks_on_run(t, seat, option)
    if isinstance(option, (PlaceZzz, MoveZzz, TurnZzz, DoubleZzz)):
        return [TokensThere(t.tokens_at(seat, option.space))]
    if isinstance(option, GoOn):
        return remarks_on_lap(t, seat)
    if isinstance(option, GoToBed):
        return [PillowDistance(max(0, t.pillows[seat] - t.winks[seat]))]
    return []


def remarks_on_run(t: Night, seat: Seat, option: Option) -> list[Remark]:
    """Where the sheep would arrive, what is there, what it would gain, and how far dreams could take it."""
    _, events, _ = happenings(t, seat, option)
    remarks: list[Remark] = []
    for event in events:
        if isinstance(event, SheepMoved) and event.seat == seat:
            remarks.append(RunsTo(event.spaces, event.space, event.crossed))
            if event.space == t.nightmare_at:
                remarks.append(WouldWake() if woke(events, seat) else WouldScare())
            elif can_dream(t, seat, event.space, option):
                remarks.append(ReachesTile(t.tiles[event.space]))
        elif isinstance(event, SheepStayed) and event.seat == seat:
            remarks.append(StaysPut())
        elif isinstance(event, DreamFizzled) and event.seat == seat:
            remarks.append(WouldFizzle())
    winks = winks_gained(events, seat)
    if not woke(events, seat):
        winks += jumps_made(events, seat) * t.box.fence
    if winks:
        remarks.append(WouldGain(winks))
    chain = best_chain(t, seat, option)
    if chain.dreams:
        remarks.append(ChainRuns(chain.spaces, chain.winks))
    if isinstance(option, (LeadForward, LeadBack)):
        remarks += remarks_on_flock(t, seat, option)
    return remarks


def remarks_on_flock(t: Night, seat: Seat, option: LeadForward | LeadBack) -> list[Remark]:
    """Where the other sheep on the board would go along, and what waits for them there."""
    question = t.question_of(seat)
    if question is None:
        return []
    spaces = question.args[0]
    assert isinstance(spaces, int)
    remarks: list[Remark] = []
    for other in t.in_turn_order(seat)[1:]:
        if t.places[other] > OFF:
            twin = t.copy()
            twin.heard = []
            run(twin, other, spaces if option is LEAD_FORWARD else -spaces)
            events = [told.event for told in twin.heard]
            for event in events:
                if isinstance(event, SheepMoved):
                    scared = twin.scared[other] and not t.scared[other]
                    remarks.append(
                        SheepWouldRun(other, event.spaces, event.space, event.crossed, scared, woke(events, other))
                    )
    return remarks


def can_dream(t: Night, seat: Seat, space: Space, option: Option) -> bool:
    """Whether the sheep could use the tile of a space on which it arrives in this turn."""
    tile = t.tiles[space]
    if tile == NO_TILE or t.used >> tile & 1 or (isinstance(option, UseTile) and option.tile == tile):
        return False
    return t.tokens_at(seat, space) > 0 and not (t.box.only_calm[tile] and t.scared[seat])


def remarks_on_lap(t: Night, seat: Seat) -> list[Remark]:
    """The chance to wake up before the next fence, and the mean winks of another lap."""
    laps = imagine_laps(t, seat)
    waking = round(100 * laps.awake / laps.count)
    worth = StayingWorth(round(10 * laps.winks / laps.count), t.winks[seat])
    return [WakingOdds(waking, 100 - waking), worth]
