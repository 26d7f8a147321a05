"""Innate talents: what a gearloc can do from the start, and better once its chip is turned over."""

from __future__ import annotations

from veillee.games.bones.content.deeds import FEARLESS
from veillee.games.bones.content.terms import NO_DIE, Moment
from veillee.games.bones.rules.doing import do_at_once
from veillee.games.bones.table import Battlefield


def talent_ways(t: Battlefield, unit: int, moment: Moment) -> list[int]:
    """The ways of its talent that work at a moment; none while it is disabled (BON-A.89). § BON-11.1"""
    return [] if t.is_disabled(unit) else t.box.talent_ways[unit][t.upgraded[unit]][moment]


def wake_talents(t: Battlefield, unit: int, moment: Moment, times: int) -> None:
    """The talent works at this moment by itself, a number of times. § BON-11.1 BON-24.1"""
    for way in talent_ways(t, unit, moment):
        for _ in range(times):
            do_at_once(t, t.box.effects.deeds_of[way], unit, NO_DIE, 1)


def is_fearless(t: Battlefield, unit: int) -> bool:
    """Does it ignore every breakdown?"""
    return bool(t.standing(unit, FEARLESS))
