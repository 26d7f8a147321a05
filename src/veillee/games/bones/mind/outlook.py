"""Outlook: how a battle looks for the party, from 0 (lost) to 1 (won)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from veillee.engine.words import Option
from veillee.games.bones.content.terms import VALUES
from veillee.games.bones.options import ChooseGearloc, TrainDie, TrainStat
from veillee.games.bones.pieces import OPEN, WON
from veillee.games.bones.table import Battlefield
from veillee.kit.judgement import logistic

# Decisions by instinct before an imagined battle is judged: a whole skirmish, since HP in the midst of it say little
# about who will win.
MOMENT: Final = 160
# Games that the strong bot imagines before each choice in a battle.
THOUGHTS: Final = 100
# What a chip of 1, 5 and 20 points has in HP, roughly, while it is unseen.
HP_OF_VALUE: Final = (3.0, 6.5, 10.0)


def thoughts(options: Sequence[Option]) -> int:
    """How many games are imagined for a choice. What a point of training does is lost in the luck of a battle."""
    return 0 if isinstance(options[0], (ChooseGearloc, TrainDie, TrainStat)) else THOUGHTS


def promise(t: Battlefield) -> float:
    """The party's HP, dice and shields against what still stands on the other side."""
    if t.outcome != OPEN:
        return 1.0 if t.outcome == WON else 0.0
    own = 0.0
    for unit in t.party:
        if t.hp[unit]:
            own += t.hp[unit] + t.bonus[unit] + 0.6 * (t.ones[unit] + 2 * t.twos[unit]) + 1.5 * t.attack_of(unit)
            own += 0.4 * t.bones_in(unit) - t.poison[unit]
    other = 0.0
    for unit in t.baddies():
        other += t.hp[unit] + t.ones[unit] + 2 * t.twos[unit] + 1.2 * t.attack_of(unit) - 0.5 * t.poison[unit]
    for chip in t.queue:
        value = t.box.chip_value[chip]
        other += HP_OF_VALUE[value] + 0.3 * VALUES[value]
    return logistic((own - other) / 6.0)
