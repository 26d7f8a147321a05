"""Training: points spent on stats and skills before the battle."""

from __future__ import annotations

from typing import Final

from veillee.engine.table import Seat
from veillee.games.bones.content.deeds import IGNORE_BONES, OfStat
from veillee.games.bones.content.mats import DICE_EACH
from veillee.games.bones.content.terms import ATTACK, DEFENCE, EVERY_STAT, FACES, HEALTH, Stat
from veillee.games.bones.events import DieTrained, PointLost, StatTrained, TrainingFailed, TrainingRolled
from veillee.games.bones.options import (
    LET_LIE,
    ROLL_AGAIN,
    STATS,
    TRAIN_STAT,
    LetLie,
    RollAgain,
    TrainDie,
    TrainStat,
)
from veillee.games.bones.pieces import IN_SKILL, IN_TRAY
from veillee.games.bones.rules.rolling import roll_white
from veillee.games.bones.table import Battlefield

AGAIN: Final[tuple[RollAgain | LetLie, ...]] = (ROLL_AGAIN, LET_LIE)


def train(t: Battlefield, unit: int) -> None:
    """Each point buys one attempt, on a stat or a skill; points are not saved (BON-A.41).

    § BON-8.3 BON-14.5 BON-34.12
    """
    if not t.points[unit]:
        return
    stats, found = trainable_stats(t, unit), with_all_stats(t, unit)
    if len(stats) < STATS:
        found = [*stats, *found[STATS:]]
    if found:
        t.ask(t.owner_of(unit), found, attempt, unit)
    else:
        t.then(lose_point, unit)


def lose_point(t: Battlefield, unit: int) -> None:
    """With nothing left to train the points are lost (BON-A.39)."""
    t.points[unit] = 0
    t.tell(PointLost, unit)


def trainable_stats(t: Battlefield, unit: int) -> list[TrainStat]:
    """The stats whose die is not on its last face, and which did not fail with this point (BON-A.38).

    § BON-8.5 BON-9.15 BON-10.16 BON-34.15
    """
    dice, first = t.stats, unit * STATS
    most = t.box.most_trained
    for stat in EVERY_STAT:
        if dice[first + stat] >= most or t.failed >> stat & 1:
            return [TRAIN_STAT[one] for one in EVERY_STAT if dice[first + one] < most and not t.failed >> one & 1]
    return TRAIN_STAT


def with_all_stats(t: Battlefield, unit: int) -> list[TrainStat | TrainDie]:
    """All stats, and the skills that can be trained now. Those depend on nothing but the skills that are trained: each
    set of them, a bit for each, is gone through once.
    """
    box, where = t.box, t.where
    trained = 0
    for die in box.learnable[unit]:
        trained += trained + (where[die] != IN_TRAY)
    found = box.trainable[unit].get(trained)
    if found is None:
        found = [*TRAIN_STAT, *[box.lexicon.train_die[die] for die in open_skills(t, unit)]]
        box.trainable[unit][trained] = found
    return found


def open_skills(t: Battlefield, unit: int) -> list[int]:
    """The skills with a star, and those to which an arrow leads from a trained one; consumables never.

    § BON-14.2 BON-14.3 BON-14.4 BON-15.1
    """
    box = t.box
    where = t.where
    found: list[int] = []
    for die in box.learnable[unit]:
        if where[die] != IN_TRAY:
            continue
        if box.is_star[die]:
            found.append(die)
            continue
        for before in box.arrows[die]:
            # One of two arrows is enough.
            if where[before] != IN_TRAY:
                found.append(die)
                break
    return found


def attempt(t: Battlefield, seat: Seat, option: TrainStat | TrainDie, unit: int) -> None:
    """Health, dexterity and skills never fail; attack and defence are rolled for.

    § BON-8.11 BON-8.16 BON-13.2 BON-13.3 BON-34.13 BON-34.14
    """
    if isinstance(option, TrainDie):
        learn(t, option.die)
        succeed(t, unit)
    elif option.stat in (ATTACK, DEFENCE):
        roll_training(t, unit, option.stat)
    else:
        raise_stat(t, unit, Stat(option.stat))
        succeed(t, unit)
    t.then(train, unit)


def learn(t: Battlefield, die: int) -> None:
    """A skill die moves from the tray to its place in the skill area, for the whole game.

    § BON-3.28 BON-13.2 BON-13.9
    """
    unwrap(t, die)
    if t.heard is not None:
        t.tell(DieTrained, die // DICE_EACH, die)


def unwrap(t: Battlefield, die: int) -> None:
    """A die lies in the skill area as it comes out of the box. § BON-3.28"""
    face = t.box.first_face[die]
    t.where[die] = IN_SKILL
    t.face[die] = face
    t.value[die] = t.left[die] = t.box.face_n[die * FACES + face]


def succeed(t: Battlefield, unit: int) -> None:
    """The point is spent; the next one may be tried on anything."""
    t.points[unit] -= 1
    t.failed = 0


def raise_stat(t: Battlefield, unit: int, stat: Stat) -> None:
    """The stat die goes up by 1; with health comes an HP. § BON-8.4 BON-8.6 BON-8.12"""
    shows = t.stats[unit * 4 + stat] + 1
    t.stats[unit * 4 + stat] = shows
    if stat == HEALTH:
        t.top[unit] += 1
        t.hp[unit] += 1
    if t.heard is not None:
        t.tell(StatTrained, unit, stat, shows)


def roll_training(t: Battlefield, unit: int, stat: int) -> None:
    """As many dice as the stat has now; none succeed by themselves (BON-A.40). § BON-9.12 BON-10.13 BON-36.3"""
    faces = roll_white(t, 0 if stat == ATTACK else 1, t.stat(unit, Stat(stat)))
    if faces and t.heard is not None:
        t.tell(TrainingRolled, unit, stat, " ".join([str(face) for face in faces]))
    bones = faces.count(0) - t.standing_for_stat(unit, IGNORE_BONES, stat)
    if bones > 0 and stat == DEFENCE:
        t.then(ask_reroll, unit, bones)
    else:
        judge(t, unit, stat, bones)


def ask_reroll(t: Battlefield, unit: int, bones: int) -> None:
    """Defence dice that show bones may be rolled once more. § BON-10.14"""
    t.ask(t.owner_of(unit), AGAIN, reroll, unit, bones)


def reroll(t: Battlefield, seat: Seat, option: RollAgain | LetLie, unit: int, bones: int) -> None:
    """Only those dice, and only once. § BON-10.14 BON-10.15"""
    if isinstance(option, RollAgain):
        faces = roll_white(t, 1, bones)
        if t.heard is not None:
            t.tell(TrainingRolled, unit, DEFENCE, " ".join([str(face) for face in faces]))
        bones = faces.count(0)
    judge(t, unit, DEFENCE, bones)


def judge(t: Battlefield, unit: int, stat: int, bones: int) -> None:
    """It succeeds if no bones show (BON-A.37); a failure costs nothing but this stat for this point.

    § BON-9.13 BON-9.14 BON-9.15 BON-10.15 BON-10.16 BON-16.6
    """
    if bones > 0:
        t.failed |= 1 << stat
        t.tell(TrainingFailed, unit, stat)
    else:
        raise_stat(t, unit, Stat(stat))
        succeed(t, unit)


def train_by_deed(t: Battlefield, deed: OfStat, by: int, die: int, n: int, unit: int) -> None:
    """A free attempt, in the middle of a battle."""
    if t.stats[unit * 4 + deed.stat] < t.box.most_trained:
        t.points[unit] += 1
        t.then(roll_training, unit, deed.stat)
        t.then(end_free_attempt, unit)


def end_free_attempt(t: Battlefield, unit: int) -> None:
    """A point that failed in a free attempt is gone."""
    t.points[unit] = t.failed = 0
