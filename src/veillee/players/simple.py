"""The two simple bots: one that picks at random, one that looks a moment ahead."""

from __future__ import annotations

from veillee.engine.chance import Chance
from veillee.engine.words import Option
from veillee.players.playing import follow_instinct
from veillee.players.situation import Situation


class RandomPlayer:
    """Any option, all equally likely: the floor that every other bot must beat."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, situation: Situation) -> Option:
        """Any of the options."""
        return situation.options[self.chance.below(len(situation.options))]


class GreedyPlayer:
    """Tries each option on a few redealt tables, goes on by instinct for a moment, and takes what promises most.

    The moment matters: what a card laid face down is worth shows only when somebody has turned it up.
    """

    def __init__(self, chance: Chance, samples: int = 16, moment: int = 4) -> None:
        self.chance = chance
        self.samples = samples
        self.moment = moment

    def choose(self, situation: Situation) -> Option:
        """The option with the best average promise; the first of equals."""
        options = situation.options
        if len(options) == 1:
            return options[0]
        worths = [self._worth(situation, option) for option in options]
        return options[worths.index(max(worths))]

    def _worth(self, situation: Situation, option: Option) -> float:
        game, seat = situation.game, situation.seat
        worth = 0.0
        for _ in range(self.samples):
            table = situation.redeal()
            table.choose(seat, option)
            follow_instinct(game, table, self.chance, self.moment)
            worth += game.promise(table, seat)
        return worth
