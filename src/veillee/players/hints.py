"""Hints: what to choose, how certain that is, what it gains over another choice, and what matters now.

The time is spent by sequential halving: all options are tried alike, the worse half is dropped, and those left share
the next part of the time, until one remains. The nth game of every option is imagined on the same deal, so options are
compared deal by deal, which takes most of the luck out of the comparison. What a bot would do by instinct stays in to
the end, and is chosen unless something else is better beyond doubt: a few lucky games are no reason to do anything odd.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, log2
from statistics import fmean
from time import perf_counter
from typing import Any

from veillee.engine.chance import Chance
from veillee.engine.game import Game
from veillee.engine.table import Seat, Table
from veillee.engine.words import Option, Remark
from veillee.players.interval import mean_and_reach
from veillee.players.mcts import Search
from veillee.players.simple import instinct_on
from veillee.players.situation import Situation, situation_for

# The imagined games of a hint, and the seconds after which it makes do with fewer.
GAMES = 1200
SECONDS = 1.0
# Every option still in gets at least this number of games in each round: fewer say nothing of their spread.
FEWEST = 2
# A smaller difference in the chance of winning is not worth mentioning.
TRIFLE = 0.01
# Options that may differ by more than this are not called alike: too few games were imagined to tell.
VAGUE = 0.1


@dataclass(frozen=True)
class Outlook:
    """One option: its chance of winning with a 95 % interval, exact remarks, whether it is worse than the best one
    beyond doubt, and by how much the difference to that may be wrong.
    """

    option: Option
    chance: float
    low: float
    high: float
    is_worse: bool
    doubt: float
    remarks: tuple[Remark, ...]


@dataclass(frozen=True)
class Advice:
    """All options, best first.

    `purpose` says what the best is good for in itself, and `why` what it gains over the `rival`: the first of its peers
    from which exact odds set it apart, or else the next best that is really worse. What a peer has for itself is in
    `against`. `concerns` say what matters now, most pressing first. `games` were imagined in all.
    """

    outlooks: tuple[Outlook, ...]
    purpose: tuple[Remark, ...]
    rival: Option | None
    why: tuple[Remark, ...]
    against: tuple[Remark, ...]
    concerns: tuple[Remark, ...]
    games: int

    @property
    def best(self) -> Outlook:
        """The option to take."""
        return self.outlooks[0]

    @property
    def peers(self) -> tuple[Outlook, ...]:
        """The other options that are as good as the best, as far as can be told."""
        return peers_among(self.outlooks)

    @property
    def is_level(self) -> bool:
        """Is the rival one of the peers: as good, as far as can be told?"""
        return any(peer.option == self.rival for peer in self.peers)

    @property
    def is_vague(self) -> bool:
        """May a peer be a good deal worse or better all the same, since too few games were imagined?"""
        return any(peer.doubt > VAGUE for peer in self.peers)


class Trials:
    """The imagined games of each option, by their worth; the nth of every option is on the same deal."""

    def __init__(self, situation: Situation, chance: Chance) -> None:
        self.search = Search(situation, chance)
        self.worths: dict[Option, list[float]] = {option: [] for option in situation.options}

    @property
    def games(self) -> int:
        """The number of games imagined so far."""
        return sum(len(worths) for worths in self.worths.values())

    def play(self, options: Sequence[Option], times: int, until: float) -> None:
        """Try these options this number of times each, or fewer when the time has come."""
        for time in range(max(times, FEWEST)):
            if time >= FEWEST and perf_counter() > until:
                return
            for option in options:
                self.worths[option].append(self.search.try_out(option))

    def halve(self, games: int, seconds: float, kept: Option | None = None) -> Option:
        """The best option, found by sequential halving; the one `kept` is tried to the end."""
        running = list(self.worths)
        end = perf_counter() + seconds
        for rounds in range(max(1, ceil(log2(len(running)))), 0, -1):
            now = perf_counter()
            self.play(running, (games - self.games) // (rounds * len(running)), now + (end - now) / rounds)
            running.sort(key=lambda option: -sum(self.worths[option]))
            half = (len(running) + 1) // 2
            running = running[:half] + [option for option in running[half:] if option == kept]
        return running[0]


def advise(
    game: Game[Any], table: Table, seat: Seat, chance: Chance, games: int = GAMES, seconds: float = SECONDS
) -> Advice:
    """Advice for a seat that is asked, from redealt tables only."""
    situation = situation_for(game, table, seat, chance)
    trials = Trials(situation, chance)
    known = situation.redeal()
    usual = instinct_on(known, situation, chance)
    best = trials.halve(games, seconds, usual)
    if not compared(trials.worths[best], trials.worths[usual])[2]:
        best = usual
    outlooks = [
        _outlook(situation, known, option, trials.worths[best], trials.worths[option]) for option in trials.worths
    ]
    outlooks.sort(key=lambda outlook: (outlook.option != best, -outlook.chance))
    rival, why, against = set_apart(game, known, seat, outlooks)
    purpose, concerns = tuple(game.purpose(known, seat, best)), tuple(game.concerns(known, seat))
    return Advice(tuple(outlooks), purpose, rival, why, against, concerns, trials.games)


def peers_among(outlooks: Sequence[Outlook]) -> tuple[Outlook, ...]:
    """Those that are as good as the first, as far as can be told; to throw something away is no advice if nothing is
    gained by it.
    """
    best = outlooks[0].option
    return tuple([one for one in outlooks[1:] if not one.is_worse and one.option.gives_up <= best.gives_up])


def set_apart(
    game: Game[Any], known: Table, seat: Seat, outlooks: Sequence[Outlook]
) -> tuple[Option | None, tuple[Remark, ...], tuple[Remark, ...]]:
    """The rival of the best option, what speaks for the best, and what for the rival if that is as good."""
    best = outlooks[0].option
    for peer in peers_among(outlooks):
        why = game.advantages(known, seat, best, peer.option)
        against = game.advantages(known, seat, peer.option, best)
        if why or against:
            return peer.option, tuple(why), tuple(against)
    worse = next((outlook.option for outlook in outlooks if outlook.is_worse), None)
    return worse, tuple(game.reasons(known, seat, best, worse)) if worse is not None else (), ()


def compared(best: Sequence[float], worths: Sequence[float]) -> tuple[float, float, bool]:
    """By how much an option falls behind on the deals that both were tried on, how wrong that may be, and whether it is
    worse beyond doubt.
    """
    lead, doubt = mean_and_reach([mine - other for mine, other in zip(best, worths, strict=False)], -1.0, 1.0)
    return lead, doubt, lead > doubt and lead >= TRIFLE


def _outlook(
    situation: Situation, known: Table, option: Option, best: Sequence[float], worths: Sequence[float]
) -> Outlook:
    """An option compared with the best one on the deals that both were tried on."""
    lead, doubt, is_worse = compared(best, worths)
    _, reach = mean_and_reach(worths, 0.0, 1.0)
    chance = min(max(fmean(best) - lead, 0.0), 1.0)
    return Outlook(
        option,
        chance,
        max(0.0, chance - reach),
        min(1.0, chance + reach),
        is_worse,
        doubt,
        tuple(situation.game.remarks(known, situation.seat, option)),
    )
