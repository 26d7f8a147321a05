"""Reasons: what speaks for an option against another one, from what everybody knows."""

from __future__ import annotations

from typing import Final

from veillee.engine.words import Option, Remark
from veillee.games.storyfold.content.cards import DAZZLE, HEAL
from veillee.games.storyfold.mind.goals import Needs, needs_of
from veillee.games.storyfold.mind.odds import remarks_on
from veillee.games.storyfold.mind.worth import phases_after
from veillee.games.storyfold.options import NOTHING, Attempt, EndPhase, Protect, UseBottom
from veillee.games.storyfold.pieces import CENTRE
from veillee.games.storyfold.table import Wood
from veillee.games.storyfold.telling.remarks import (
    CreatureCosts,
    LikelierSuccess,
    ServesGoal,
    SomeOdds,
    SparesSpirit,
    TopOdds,
)

# A difference in percent that is worth a word.
NOTABLE: Final = 8


def reasons_for(t: Wood, option: Option, other: Option) -> list[Remark]:
    """What speaks for an option against another, weightiest first."""
    needs = needs_of(t)
    found: list[Remark] = []
    if serves(t, needs, option) and not serves(t, needs, other):
        found.append(ServesGoal())
    if isinstance(option, Attempt) and option.top == HEAL and option.creature != NOTHING:
        bite = t.box.bites[option.creature]
        if bite:
            found.append(CreatureCosts(option.creature, bite, phases_after(t)))
    if isinstance(option, Protect) and isinstance(other, EndPhase):
        found += [remark for remark in remarks_on(t, option) if isinstance(remark, SparesSpirit)]
    mine, theirs = chance_of(t, option), chance_of(t, other)
    if theirs >= 0 and mine >= theirs + NOTABLE:
        found.append(LikelierSuccess(mine, theirs))
    return found


def serves(t: Wood, needs: Needs, option: Option) -> bool:
    """Does an option bring the goal of the Scene nearer?"""
    if isinstance(option, Attempt):
        if option.place != NOTHING:
            return option.place in needs.places
        if option.top == HEAL and option.creature != NOTHING:
            return option.creature in needs.creatures or needs.clears or needs.heals > 0
        return False
    return isinstance(option, UseBottom) and option.bottom == DAZZLE and needs.light and t.light != CENTRE


def chance_of(t: Wood, option: Option) -> int:
    """The chance of success that remarks give for an option, in percent; -1 if they give none."""
    for remark in remarks_on(t, option):
        if isinstance(remark, (TopOdds, SomeOdds)):
            return remark.percent
    return -1
