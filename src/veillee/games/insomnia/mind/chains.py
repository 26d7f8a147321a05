"""Chains: how far a card and the dreams it leads to can take a sheep, tried on copies of the table.

What is revealed after the moves of the turn (cards drawn, nightmares) is never used: the seat cannot know it yet.
"""

from __future__ import annotations

from typing import Final

from veillee.engine.chance import Chance
from veillee.engine.table import Question, Seat
from veillee.engine.words import Event, News, Option
from veillee.games.insomnia.events import HandDropped, SheepMoved, SheepWoke, WinksGained
from veillee.games.insomnia.mind.instinct import answer
from veillee.games.insomnia.options import (
    SPACES,
    CopyMove,
    GoOn,
    LeadForward,
    LeaveTile,
    PlayCard,
    UseTile,
)
from veillee.games.insomnia.table import Night

# The most ways that are tried for one option.
MOST_WAYS: Final = 60
# The weight of a wink against a space when ways are compared.
WINK: Final = 2


class Chain:
    """The best way found so far, and how many were tried."""

    __slots__ = ("dreams", "spaces", "tried", "winks")

    def __init__(self) -> None:
        self.spaces = 0
        self.winks = 0
        self.dreams = 0
        self.tried = 0

    def offer(self, spaces: int, winks: int, dreams: int) -> None:
        """Keep a way if it is the best so far."""
        if spaces + WINK * winks > self.spaces + WINK * self.winks:
            self.spaces, self.winks, self.dreams = spaces, winks, dreams


def happenings(t: Night, seat: Seat, option: Option) -> tuple[Night, list[Event], bool]:
    """A copy on which the option was chosen, the events up to the first news, and whether there were no others before
    the next question.
    """
    twin = t.copy()
    twin.heard = []
    twin.choose(seat, option)
    known: list[Event] = []
    for told in twin.heard:
        if isinstance(told.event, News) and not isinstance(told.event, HandDropped):
            return twin, known, False
        known.append(told.event)
    return twin, known, True


def spaces_run(events: list[Event], seat: Seat) -> int:
    """The spaces that a sheep covered, forward or back."""
    spaces = 0
    for event in events:
        if isinstance(event, SheepMoved) and event.seat == seat:
            spaces += abs(event.spaces)
    return spaces


def winks_gained(events: list[Event], seat: Seat) -> int:
    """The winks of cards and dreams, without the fence."""
    winks = 0
    for event in events:
        if isinstance(event, WinksGained) and event.seat == seat:
            winks += event.winks
    return winks


def woke(events: list[Event], seat: Seat) -> bool:
    """Whether a sheep woke up."""
    for event in events:
        if isinstance(event, SheepWoke) and event.seat == seat:
            return True
    return False


def jumps_made(events: list[Event], seat: Seat) -> int:
    """The number of times a sheep jumped the fence."""
    jumps = 0
    for event in events:
        if isinstance(event, SheepMoved) and event.seat == seat and event.spaces > 0:
            jumps += (event.start + event.spaces - 1) // SPACES
    return jumps


def best_chain(t: Night, seat: Seat, option: Option) -> Chain:
    """The best way through the dreams that an option opens."""
    chain = Chain()
    follow(t, seat, option, chain, 0, 0, 0)
    return chain


def follow(t: Night, seat: Seat, option: Option, chain: Chain, spaces: int, winks: int, dreams: int) -> None:
    """Try an option after the spaces, winks and dreams so far, then every option it leads to."""
    chain.tried += 1
    twin, events, is_all = happenings(t, seat, option)
    if woke(events, seat):
        return
    spaces += spaces_run(events, seat)
    winks += winks_gained(events, seat) + jumps_made(events, seat) * t.box.fence
    chain.offer(spaces, winks, dreams)
    question = twin.question_of(seat) if is_all else None
    if question is None or isinstance(question.options[0], GoOn):
        return
    for way in ways_on(twin, question):
        if chain.tried < MOST_WAYS:
            follow(twin, seat, way, chain, spaces, winks, dreams + (1 if isinstance(way, UseTile) else 0))


def ways_on(t: Night, question: Question) -> list[Option]:
    """The options worth trying: all runs and dreams; instinct decides where a Zzz goes, which hardly matters."""
    first = question.options[0]
    if isinstance(first, (PlayCard, UseTile, CopyMove, LeadForward)):
        return [option for option in question.options if not isinstance(option, LeaveTile)]
    return [answer(t, question, Chance(0))]
