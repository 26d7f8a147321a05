"""Intentions: which action a plush takes with its dice, by what each action brings per die."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from veillee.engine.chance import Chance
from veillee.engine.words import Option
from veillee.games.peluches.content.colours import (
    ATTRIBUTE_COLOURS,
    EVERY_LINE,
    GREEN,
    NO_DIE,
    PURPLE,
    RED,
    YELLOW,
    Colour,
)
from veillee.games.peluches.content.modifiers import (
    ENCOURAGE,
    MELEE_ROLL,
    MOVE_ROLL,
    NO_STORE,
    RANGED_ROLL,
    SEARCH_ROLL,
    TEST_ROLL,
    RollKind,
)
from veillee.games.peluches.mind.aims import Aims
from veillee.games.peluches.mind.chances import DICE
from veillee.games.peluches.mind.danger import Danger, drain_each_turn, patience
from veillee.games.peluches.mind.hearts import heart_worth
from veillee.games.peluches.mind.stakes import AVERAGE, RISEN, SPARE, guard_worth, kill_worth, task_worth
from veillee.games.peluches.mind.worth import condition_weight, gain_of
from veillee.games.peluches.options import (
    END_ACTIONS,
    Barter,
    Buy,
    ClearAir,
    Contribute,
    GiveDie,
    GiveStuffing,
    MendTear,
    Search,
    ShakeOff,
    Shoot,
    Store,
    Strike,
    TryTest,
    UseAbility,
    Walk,
)
from veillee.games.peluches.pieces import NOBODY, NOTHING
from veillee.games.peluches.rules.actions import search_target
from veillee.games.peluches.rules.bonuses import bonus_of
from veillee.games.peluches.rules.dice import stored_place
from veillee.games.peluches.rules.fighting import defence_of
from veillee.games.peluches.rules.walking import reachable
from veillee.games.peluches.table import Tale
from veillee.kit.judgement import waver

# Close calls are random.
WAVER: Final = 0.04
# The least gain for which an action is worth a die.
LEAST: Final = 0.03
# The weight of the danger on a square against standing there.
CAUTION: Final = 0.22
# The steps of a usual roll.
USUAL: Final = 4
# The worth of giving away a die that would be discarded otherwise.
GIFT_OF_DIE: Final = 0.35
ITEM: Final = 1.7
TRIED: Final = 1.8


class Intentions:
    """What the active plush knows when it chooses an action."""

    __slots__ = ("aims", "danger", "guard", "here", "keep", "needs_guard", "plush", "t")

    def __init__(self, t: Tale, plush: int) -> None:
        self.t = t
        self.plush = plush
        self.aims = Aims(t, plush)
        self.danger = Danger(t, plush)
        self.needs_guard = t.stored[plush] == NO_DIE and not t.has(plush, NO_STORE)
        self.guard = guard_worth(t, plush, self.danger)
        self.here = self.aims.worth_at(t, t.at[plush], 0, 0.0)
        self.keep = [0.0] * ATTRIBUTE_COLOURS
        self.weigh_colours()

    def best(self, options: Sequence[Option], chance: Chance) -> Option:
        """The action that brings most per die, or the end of the turn; a walk must also lead somewhere better."""
        worths: list[float] = []
        for option in options:
            worth = self.worth(option)
            worths.append(worth + waver(chance, WAVER) if worth > 0 else 0.0)
        while True:
            most = max(worths)
            if most < LEAST:
                return END_ACTIONS
            index = worths.index(most)
            option = options[index]
            if not isinstance(option, Walk) or self.leads_somewhere(option.colour):
                return option
            worths[index] = 0.0

    def leads_somewhere(self, colour: int) -> bool:
        """Whether a square within a usual roll is better than this one, danger included."""
        t = self.t
        keys = self.aims.free | (EVERY_LINE if colour == PURPLE else 1 << colour)
        caution = CAUTION * patience(t)
        here = self.here - caution * self.danger.at(t.at[self.plush])
        for square in reachable(t, self.plush, USUAL, keys, False):
            worth = self.aims.worth_at(t, square, 0, 0.0) - caution * self.danger.at(square)
            if worth > here + 0.2:
                return True
        return False

    def weigh_colours(self) -> None:
        """What the dice of each colour are worth for other uses, here or a few steps away."""
        t = self.t
        keep = self.keep
        if t.task != NOTHING:
            task = t.box.book.trials[t.task]
            colour = task.colour
            worth = task_worth(t) if self.is_within(task.mark) else 0.25
            keep[colour] = max(keep[colour], worth)
            keep[PURPLE] = max(keep[PURPLE], worth)
        for number in t.open_tests:
            test = t.box.book.trials[number]
            if self.is_within(test.mark):
                keep[test.colour] = max(keep[test.colour], 0.7)
        if t.monster_cards:
            self.weigh_fight()
        if t.spread.search and t.hand[YELLOW]:
            keep[YELLOW] = max(keep[YELLOW], 0.35)

    def weigh_fight(self) -> None:
        """Red dice for striking and green dice for shooting, if a monster is not far."""
        t = self.t
        here = t.at[self.plush]
        aims = self.aims
        for index in range(len(aims.squares)):
            if aims.squares[index] in t.monster_at:
                away = t.plan.ranges(aims.squares[index], t.corners)[here] - aims.slacks[index]
                if away <= 5:
                    colour = RED if aims.slacks[index] == 1 else GREEN
                    self.keep[colour] = max(self.keep[colour], 0.6)
                    self.keep[PURPLE] = max(self.keep[PURPLE], 0.6)

    def is_within(self, mark: str) -> bool:
        """Whether a mark can be reached in this turn."""
        if not mark:
            return True
        t = self.t
        ranges = t.plan.ranges(t.at[self.plush], t.corners)
        for sign in mark:
            for square in t.plan.squares(sign):
                if ranges[square] <= 6:
                    return True
        return False

    def cost(self, colour: int) -> float:
        """The cost of spending a die: a stored one is missed as a guard."""
        if self.t.hand[colour] > 0:
            return 0.0
        return self.guard if stored_place(self.t, self.plush, colour) == 0 else self.guard * 0.6

    def worth(self, option: Option) -> float:
        """What an action brings per die."""
        if isinstance(option, Walk):
            return self.walk(option.colour)
        if isinstance(option, Store):
            own = 0.04 if self.t.box.reroll_colour[self.t.characters[self.plush]] == option.colour else 0.0
            return (self.guard if self.needs_guard else SPARE) + own - 0.8 * self.keep[option.colour]
        if isinstance(option, GiveDie):
            return self.give_die(option)
        if isinstance(option, GiveStuffing):
            return self.give_stuffing(option)
        if isinstance(option, Strike):
            return self.attack(option.place, option.colour, RED, MELEE_ROLL)
        if isinstance(option, Shoot):
            return self.attack(option.place, option.colour, GREEN, RANGED_ROLL)
        if isinstance(option, Contribute):
            other = 0.05 if option.colour == PURPLE else 0.1
            return task_worth(self.t) + other - self.cost(option.colour)
        return self.other_worth(option)

    def other_worth(self, option: Option) -> float:
        """Tests, searches, shopping, abilities."""
        t = self.t
        if isinstance(option, Search):
            return self.roll(option.colour, YELLOW, SEARCH_ROLL, search_target(t, self.plush), ITEM)
        if isinstance(option, TryTest):
            test = t.box.book.trials[option.test]
            return self.roll(option.colour, test.colour, TEST_ROLL, test.target, TRIED)
        if isinstance(option, ShakeOff):
            weight = condition_weight(t, self.plush, option.condition)
            return self.roll(
                option.colour, Colour(option.colour), TEST_ROLL, t.box.cure_targets[option.condition], weight
            )
        if isinstance(option, ClearAir):
            target = t.box.environment_targets[option.environment]
            return self.roll(option.colour, Colour(option.colour), TEST_ROLL, target, 0.5)
        if isinstance(option, Buy):
            return gain_of(t, self.plush, option.item)
        if isinstance(option, Barter):
            return 0.0
        if isinstance(option, MendTear):
            return 0.6
        return heart_worth(t, option, self.aims, self.danger, self.here) if isinstance(option, UseAbility) else 0.0

    def walk(self, colour: int) -> float:
        """The gain of a walk: nearer to the aims, or away from danger."""
        t = self.t
        if not self.aims.squares and self.danger.soon == 0:
            return 0.0
        steps = AVERAGE + bonus_of(t, self.plush, MOVE_ROLL, [colour], NOBODY)
        keys = EVERY_LINE if colour == PURPLE else 1 << colour
        gain = self.aims.worth_at(t, t.at[self.plush], keys, steps) - self.here
        if t.stuffing[self.plush] <= 2 and self.here < 1.0:
            gain += 0.3 * self.danger.at(t.at[self.plush])
        lost = 0.0 if gain > 1.6 else 0.9 * self.keep[colour]
        return gain - lost - self.cost(colour)

    def give_die(self, option: GiveDie) -> float:
        """A die that would be discarded can guard a friend without a stored die."""
        t = self.t
        friend = t.place_of(option.plush)
        if t.stored[friend] != NO_DIE or t.hand[option.colour] == 0:
            return 0.0
        threatened = t.at[friend] >= 0 and self.danger.soon > 0
        worth = GIFT_OF_DIE + (0.25 if threatened else 0.0) + (0.2 if t.stuffing[friend] <= 2 else 0.0)
        return worth - 0.9 * self.keep[option.colour]

    def give_stuffing(self, option: GiveStuffing) -> float:
        """Help fallen friends first, then weak ones, with stuffing that can be spared."""
        t = self.t
        friend = t.place_of(option.plush)
        own, theirs = t.stuffing[self.plush], t.stuffing[friend]
        more = 0.5 * t.total_of(self.plush, ENCOURAGE)
        price = 0.9 * self.keep[option.colour] + self.cost(option.colour)
        if own <= 1 + drain_each_turn(t):
            return 0.0
        if theirs == 0:
            worth = RISEN if own >= 3 else RISEN * 0.5
            return worth + more - price
        return (0.3 * (own - theirs - 1) + more if theirs <= 3 else 0.0) - price

    def attack(self, monster: int, colour: int, main: Colour, kind: RollKind) -> float:
        """The worth per die of an attack with the best number of dice."""
        t = self.t
        worth = kill_worth(t, monster)
        target = defence_of(t, monster)
        best = 0.0
        pool = [colour]
        mains = max(0, t.hand[main] - 1) if colour == main else 0
        purples = t.hand[PURPLE] - (1 if colour == PURPLE and t.hand[PURPLE] else 0)
        while True:
            odds = DICE.reaches(len(pool), target - bonus_of(t, self.plush, kind, pool, monster))
            best = max(best, worth * odds / (len(pool) + 0.4))
            if odds > 0.95 or mains + purples == 0:
                break
            if mains:
                mains -= 1
                pool.append(main)
            else:
                purples -= 1
                pool.append(PURPLE)
        return best - self.cost(colour) - (0.1 if colour == PURPLE else 0.0)

    def roll(self, colour: int, wanted: Colour, kind: RollKind, target: int, worth: float) -> float:
        """The worth per die of a roll against a target with the best number of dice."""
        t = self.t
        best = 0.0
        pool: list[int] = []
        count = max(1, t.hand[colour])
        if colour != PURPLE:
            count += t.hand[PURPLE] // 2
        for number in range(count):
            pool.append(colour if number < max(1, t.hand[colour]) else PURPLE)
            odds = DICE.reaches(len(pool), target - bonus_of(t, self.plush, kind, pool, NOBODY))
            if odds > 0.3:
                best = max(best, worth * odds / (len(pool) + 0.4))
        lost = 0.9 * self.keep[PURPLE] if colour == PURPLE and wanted != PURPLE else 0.0
        return best - self.cost(colour) - lost
