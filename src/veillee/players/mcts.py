"""Monte Carlo tree search over what each seat can see.

Each iteration deals anew all that the thinking seat does not know, walks down the tree, goes on by instinct for a
moment and writes back how good the table then looks: a whole game costs far more and says little more. The first visit
of every option is on the same deal, so is the second: options then differ by what they are, not by their luck.

A node is not a position but a view: what the asked seat sees. So no seat of the imagined game acts on what it could
not know either, and the same search serves partners and opponents: each seat seeks its own payoff, which partners
share and an opponent does not.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from time import perf_counter

from veillee.engine.chance import Chance
from veillee.engine.table import Question, Seat, Table
from veillee.engine.words import Option, View
from veillee.players.playing import follow_instinct, pick_question
from veillee.players.simple import instinct_on
from veillee.players.situation import Situation

CURIOSITY = 0.5
# Decisions by instinct before the table is judged, unless the game says otherwise. Measured at 100 iterations over 160
# games of chaperon: Little Red (by instinct) wins 47 % against a Wolf with 10 and 28 % against one with 30. Without a
# Wolf player 8, 16 and whole games lay within the noise of 200 games.
MOMENT = 30
# Another option is preferred to that of instinct if it leads by this share of all visits.
TRUST = 0.15
# The search checks whether it is settled after this number of iterations.
LOOKS = 10


class Branch:
    """Statistics of one option at a node: how often it was available, how often chosen, and the worth of that."""

    __slots__ = ("available", "visits", "worth")

    def __init__(self) -> None:
        self.available = 0
        self.visits = 0
        self.worth = 0.0

    @property
    def mean(self) -> float:
        """The average worth; an even chance before the first visit."""
        return self.worth / self.visits if self.visits else 0.5


Node = dict[Option, Branch]
Path = list[tuple[Seat, Branch]]


class Search:
    """The search tree of one situation."""

    def __init__(self, situation: Situation, chance: Chance) -> None:
        self.situation = situation
        self.game = situation.game
        self.chance = chance
        self.moment = self.game.moment() or MOMENT
        self.favourite: Option | None = None
        self.root: Node = {option: Branch() for option in situation.options}
        self.deals: list[Table] = []
        self.nodes: dict[tuple[Seat, View], Node] = {}

    def iterate(self) -> None:
        """Play one imagined game."""
        self.try_out(self._first_option())

    def try_out(self, option: Option) -> float:
        """Play one imagined game that begins with this option; returns its worth."""
        path: Path = []
        table = self._descend(option, path)
        follow_instinct(self.game, table, self.chance, self.moment)
        worths: dict[Seat, float] = {}
        for seat, branch in path:
            if seat not in worths:
                worths[seat] = self.game.promise(table, seat)
            branch.visits += 1
            branch.worth += worths[seat]
        return worths[self.situation.seat]

    def best(self) -> Option:
        """The option with the most visits; instinct decides close calls, where the difference is noise."""
        scores = self._scores(sum(branch.visits for branch in self.root.values()))
        return max(scores, key=scores.__getitem__)

    def is_settled(self, left: int) -> bool:
        """Is the best option the same whatever the remaining iterations find?"""
        visits = left + sum(branch.visits for branch in self.root.values())
        first, second = sorted(self._scores(visits).values(), reverse=True)[:2]
        return first > second + left

    def _scores(self, visits: int) -> dict[Option, float]:
        lead = TRUST * visits
        return {
            option: branch.visits + (lead if option == self.favourite else 0.0) for option, branch in self.root.items()
        }

    def _deal(self, turn: int) -> Table:
        """A table to imagine a game on. All options are tried on the same deals, so that luck does not favour one."""
        if turn == len(self.deals):
            self.deals.append(self.situation.redeal())
        return self.deals[turn].copy()

    def _descend(self, option: Option, path: Path) -> Table:
        """Walk down the tree from an option of the question and one step beyond it, noting the path."""
        seat = self.situation.seat
        branch = self.root[option]
        table = self._deal(branch.visits)
        path.append((seat, branch))
        table.choose(seat, option)
        table.pass_rests()
        while table.result is None:
            question = pick_question(table, self.chance)
            key = (question.seat, self.game.view(table, question.seat))
            node = self.nodes.get(key)
            if node is None:
                self._grow(key, table, question, path)
                return table
            option = _most_urgent(node, question.options)
            path.append((question.seat, node[option]))
            table.choose(question.seat, option)
            table.pass_rests()
        return table

    def _first_option(self) -> Option:
        if self.favourite is None:
            table = self._deal(0)
            question = table.question_of(self.situation.seat)
            if question is not None:
                self.favourite = self.game.instinct(table, question, self.chance)
                return self.favourite
        return _most_urgent(self.root, self.situation.options)

    def _grow(self, key: tuple[Seat, View], table: Table, question: Question, path: Path) -> None:
        """Add a node. It tries the option of instinct first, so that rarely visited nodes play sensibly too."""
        option = self.game.instinct(table, question, self.chance)
        node = self.nodes[key] = {option: Branch()}
        path.append((question.seat, node[option]))
        table.choose(question.seat, option)


def _most_urgent(node: Node, options: Sequence[Option]) -> Option:
    """The option to try next (UCB). Each starts with an imaginary draw, so that absurd options need not be tried."""
    best, best_urge = options[0], -1.0
    for option in options:
        branch = node.get(option)
        if branch is None:
            branch = node[option] = Branch()
        branch.available += 1
        tries = branch.visits + 1
        urge = (branch.worth + 0.5) / tries + CURIOSITY * sqrt(log(branch.available + 1) / tries)
        if urge > best_urge:
            best, best_urge = option, urge
    return best


class MctsPlayer:
    """Thinks for some seconds, or for some iterations (its own or the game's): the same seed, the same choice."""

    def __init__(self, chance: Chance, iterations: int | None = None, seconds: float | None = None) -> None:
        self.chance = chance
        self.iterations = iterations
        self.seconds = seconds

    def choose(self, situation: Situation) -> Option:
        """The best option that the search finds."""
        if len(situation.options) == 1:
            return situation.options[0]
        if self.seconds is not None:
            return _think_until(Search(situation, self.chance), perf_counter() + self.seconds)
        iterations = self.iterations or situation.game.thoughts(situation.options)
        if iterations == 0:
            return instinct_on(situation.redeal(), situation, self.chance)
        return _think(Search(situation, self.chance), iterations)


def _think(search: Search, iterations: int) -> Option:
    """The best option after some iterations, or when the rest of them could change nothing."""
    for left in range(iterations, 0, -1):
        if left % LOOKS == 0 and search.is_settled(left):
            break
        search.iterate()
    return search.best()


def _think_until(search: Search, end: float) -> Option:
    """The best option at a time of the clock."""
    search.iterate()
    while perf_counter() < end:
        search.iterate()
    return search.best()
