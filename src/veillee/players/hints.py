"""Hints: the chance to win with each option, what is certain about it, and why the best one is best."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from veillee.engine.chance import Chance
from veillee.engine.game import Game
from veillee.engine.table import Seat, Table
from veillee.engine.words import Option, Remark
from veillee.players.interval import wilson
from veillee.players.mcts import Branch, Search
from veillee.players.situation import Situation, situation_for

ITERATIONS = 1200


@dataclass(frozen=True)
class Outlook:
    """One option: its chance to win, estimated by imagined games, and exact remarks.

    The 95 % interval is that of a number of games won or lost; since an imagined game says more than won or lost, the
    estimate is at least as sure as that.
    """

    option: Option
    chance: float
    low: float
    high: float
    samples: int
    remarks: tuple[Remark, ...]


@dataclass(frozen=True)
class Advice:
    """All options, best first. `clear`: the best is better than the next beyond doubt."""

    outlooks: tuple[Outlook, ...]
    why: tuple[Remark, ...]
    clear: bool

    @property
    def best(self) -> Outlook:
        """The option to take."""
        return self.outlooks[0]


def advise(game: Game[Any], table: Table, seat: Seat, chance: Chance, iterations: int = ITERATIONS) -> Advice:
    """Advice for a seat that is asked, from redealt tables only; all options get the same number of iterations."""
    situation = situation_for(game, table, seat, chance)
    search = Search(situation, chance, even=True)
    for _ in range(iterations):
        search.iterate()
    known = situation.redeal()
    outlooks = [_outlook(situation, known, option, search.root[option]) for option in situation.options]
    outlooks.sort(key=lambda outlook: -outlook.chance)
    return Advice(tuple(outlooks), _why(outlooks), _is_clear(outlooks))


def _outlook(situation: Situation, known: Table, option: Option, branch: Branch) -> Outlook:
    remarks = tuple(situation.game.remarks(known, situation.seat, option))
    low, high = wilson(branch.worth, branch.visits)
    return Outlook(option, branch.mean, low, high, branch.visits, remarks)


def _why(outlooks: Sequence[Outlook]) -> tuple[Remark, ...]:
    """The remarks about the best option and the next one, each kind once: what to weigh against each other."""
    return tuple(dict.fromkeys(remark for outlook in outlooks[:2] for remark in outlook.remarks))


def _is_clear(outlooks: Sequence[Outlook]) -> bool:
    return len(outlooks) == 1 or outlooks[0].low > outlooks[1].high
