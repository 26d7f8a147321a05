"""The two simple bots: one chooses at random, one looks a few decisions ahead."""

from __future__ import annotations

from veillee.engine.chance import Chance
from veillee.engine.table import Table
from veillee.engine.words import Option
from veillee.players.playing import follow_instinct
from veillee.players.situation import Situation


class RandomPlayer:
    """Any option that answers, all equally likely: the floor that every other bot must beat. What an aside costs is not
    thrown away by chance.
    """

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, situation: Situation) -> Option:
        """One of the answers, at random."""
        return situation.answers[self.chance.below(len(situation.answers))]


class GreedyPlayer:
    """Tries each option on a few redealt tables, goes on by instinct for a few decisions, and takes the best.

    The moment matters: what a card laid face down is worth shows only when somebody has turned it up. Where dice are
    many and a moment shows little but their luck, the game says so and instinct alone decides.
    """

    def __init__(self, chance: Chance, moment: int = 4) -> None:
        self.chance = chance
        self.moment = moment

    def choose(self, situation: Situation) -> Option:
        """The option with the best average promise; among equals the first."""
        options = situation.options
        if len(options) == 1:
            return options[0]
        samples = situation.game.samples()
        if samples == 0:
            return instinct_on(situation.redeal(), situation, self.chance)
        worths = [self._worth(situation, option, samples) for option in options]
        return options[worths.index(max(worths))]

    def _worth(self, situation: Situation, option: Option, samples: int) -> float:
        game, seat = situation.game, situation.seat
        worth = 0.0
        for _ in range(samples):
            table = situation.redeal()
            table.choose(seat, option)
            follow_instinct(game, table, self.chance, self.moment)
            worth += game.promise(table, seat)
        return worth


def instinct_on(redealt: Table, situation: Situation, chance: Chance) -> Option:
    """What the game's instinct answers on a redealt table."""
    question = redealt.question_of(situation.seat)
    assert question is not None, "a redealt table asks the same seat"
    return situation.game.instinct(redealt, question, chance)
