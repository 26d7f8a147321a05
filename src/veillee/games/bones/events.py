"""Events: everything that happens. Those that show what was hidden are News.

Fields named `figure`, `die`, `effect`, `sign`, `stat` and `spot` are numbers that the catalogues turn into names; lists
of numbers are texts with blanks between them.
"""

from __future__ import annotations

from dataclasses import dataclass

from veillee.engine.words import Event, News


@dataclass(frozen=True)
class GearlocChosen(Event):
    """A seat plays this gearloc."""

    seat: int
    figure: int


@dataclass(frozen=True)
class StatTrained(Event):
    """A stat went up, and what its die shows now."""

    figure: int
    stat: int
    n: int


@dataclass(frozen=True)
class TrainingRolled(Event):
    """White dice were rolled in training: what they show, 0 is bones."""

    figure: int
    stat: int
    faces: str


@dataclass(frozen=True)
class TrainingFailed(Event):
    """The attempt failed; the point is spent on something else."""

    figure: int
    stat: int


@dataclass(frozen=True)
class DieTrained(Event):
    """A skill die was trained."""

    figure: int
    die: int


@dataclass(frozen=True)
class PointLost(Event):
    """There was nothing left to train."""

    figure: int


@dataclass(frozen=True)
class BattleBegan(Event):
    """A battle begins: on this day, against these points."""

    day: int
    n: int


@dataclass(frozen=True)
class QueueBuilt(Event):
    """The queue stands: the values of its chips from the top."""

    values: str


@dataclass(frozen=True)
class BaddieEntered(News):
    """A baddie enters the mat."""

    unit: int
    figure: int
    spot: int


@dataclass(frozen=True)
class ChipQueued(News):
    """A chip was added to the queue: where it lies from the top, and its value."""

    n: int
    value: int


@dataclass(frozen=True)
class InitiativeRolled(Event):
    """A gearloc rolled for initiative."""

    unit: int
    figure: int
    n: int


@dataclass(frozen=True)
class MeterSet(Event):
    """The meter from the top, by units."""

    units: str


@dataclass(frozen=True)
class GearlocPlaced(Event):
    """A gearloc takes its position."""

    unit: int
    figure: int
    spot: int


@dataclass(frozen=True)
class RoundBegan(Event):
    """A round begins; from 6 on there is fatigue."""

    n: int


@dataclass(frozen=True)
class RuleWorked(Event):
    """What holds in this battle alone takes effect."""

    queue: int


@dataclass(frozen=True)
class FatigueSet(Event):
    """Fatigue: every unit on the mat loses 1 HP."""


@dataclass(frozen=True)
class TurnBegan(Event):
    """Somebody's turn begins."""

    unit: int
    figure: int


@dataclass(frozen=True)
class TurnLost(Event):
    """A stunned unit does nothing."""

    unit: int
    figure: int


@dataclass(frozen=True)
class Moved(Event):
    """Somebody moved."""

    unit: int
    figure: int
    from_spot: int
    spot: int


@dataclass(frozen=True)
class Swapped(Event):
    """Two units changed places."""

    unit: int
    figure: int
    other_unit: int
    other_figure: int


@dataclass(frozen=True)
class TargetTaken(Event):
    """A gearloc names its target."""

    unit: int
    figure: int
    other_unit: int
    other_figure: int


@dataclass(frozen=True)
class AimTaken(Event):
    """A die is aimed: at a position."""

    die: int
    spot: int


@dataclass(frozen=True)
class Paid(Event):
    """A counter was paid from."""

    die: int
    n: int


@dataclass(frozen=True)
class DiceRolled(Event):
    """Dice were rolled: attack and defence faces (0 is bones), skill dice and the faces they show."""

    unit: int
    figure: int
    attack: str
    defence: str
    dice: str
    faces: str


@dataclass(frozen=True)
class DiceRerolled(Event):
    """Dice were rolled again; everything that lies there now."""

    unit: int
    figure: int
    attack: str
    defence: str
    dice: str
    faces: str


@dataclass(frozen=True)
class Struck(Event):
    """An attack, and the damage dealt to the target."""

    unit: int
    figure: int
    other_unit: int
    other_figure: int
    n: int


@dataclass(frozen=True)
class HitsLeft(Event):
    """A hit was not used."""

    unit: int
    figure: int
    n: int


@dataclass(frozen=True)
class ShieldsHeld(Event):
    """How much shields stopped."""

    unit: int
    figure: int
    n: int


@dataclass(frozen=True)
class DamageEased(Event):
    """How much skin, ale, hardiness or a guard stopped."""

    unit: int
    figure: int
    n: int


@dataclass(frozen=True)
class BonusLost(Event):
    """How much bonus HP took."""

    unit: int
    figure: int
    n: int


@dataclass(frozen=True)
class HpLost(Event):
    """How much HP was lost, and how much is left."""

    unit: int
    figure: int
    n: int
    hp: int


@dataclass(frozen=True)
class Healed(Event):
    """How much HP was gained, and how much there is now."""

    unit: int
    figure: int
    n: int
    hp: int


@dataclass(frozen=True)
class HpSet(Event):
    """HP is this now."""

    unit: int
    figure: int
    hp: int


@dataclass(frozen=True)
class TopRaised(Event):
    """The most HP went up."""

    unit: int
    figure: int
    n: int


@dataclass(frozen=True)
class BonusGained(Event):
    """Bonus HP was gained."""

    unit: int
    figure: int
    n: int


@dataclass(frozen=True)
class SignPlaced(Event):
    """An effect die was placed."""

    unit: int
    figure: int
    sign: int
    n: int


@dataclass(frozen=True)
class SignWorked(Event):
    """An effect die worked."""

    unit: int
    figure: int
    sign: int
    n: int


@dataclass(frozen=True)
class SignRemoved(Event):
    """An effect die was removed."""

    unit: int
    figure: int
    sign: int


@dataclass(frozen=True)
class SignKeptOff(Event):
    """An effect die was kept off."""

    unit: int
    figure: int
    sign: int


@dataclass(frozen=True)
class ShieldPlaced(Event):
    """A shield was placed."""

    unit: int
    figure: int
    shield: int


@dataclass(frozen=True)
class ShieldLocked(Event):
    """A shield was locked."""

    unit: int
    figure: int
    shield: int


@dataclass(frozen=True)
class ShieldDropped(Event):
    """A shield was taken off."""

    unit: int
    figure: int
    shield: int


@dataclass(frozen=True)
class BonesKept(Event):
    """Bones went into the backup plan, and how many it holds now."""

    unit: int
    figure: int
    n: int
    bones: int


@dataclass(frozen=True)
class BonesGone(Event):
    """Bones that found no room or no use went."""

    unit: int
    figure: int
    n: int


@dataclass(frozen=True)
class DieUsed(Event):
    """A skill die was used for what it shows."""

    unit: int
    figure: int
    die: int
    effect: int
    n: int
    m: int


@dataclass(frozen=True)
class DiePlaced(Event):
    """A skill die went into an active slot, or onto a unit."""

    die: int
    effect: int
    n: int
    unit: int
    other_figure: int


@dataclass(frozen=True)
class DieLocked(Event):
    """A skill die was locked."""

    die: int
    effect: int
    n: int


@dataclass(frozen=True)
class DieTurned(Event):
    """A die in a slot, or a counter, shows another number."""

    die: int
    n: int


@dataclass(frozen=True)
class DieRolled(Event):
    """What a skill die of a roll shows."""

    die: int
    effect: int
    n: int


@dataclass(frozen=True)
class DieShows(Event):
    """A die in a slot was turned to another face."""

    die: int
    effect: int
    n: int


@dataclass(frozen=True)
class DieExhausted(Event):
    """A die was exhausted."""

    die: int


@dataclass(frozen=True)
class DieToTray(Event):
    """A consumable went back to the tray."""

    die: int


@dataclass(frozen=True)
class DieBack(Event):
    """A die went back to its slot, not exhausted."""

    die: int


@dataclass(frozen=True)
class DieGained(Event):
    """A consumable was gained."""

    figure: int
    die: int


@dataclass(frozen=True)
class PlanBought(Event):
    """An ability of the backup plan was bought."""

    unit: int
    figure: int
    effect: int
    bones: int


@dataclass(frozen=True)
class InnateUpgraded(Event):
    """An innate talent was turned over."""

    unit: int
    figure: int
    effect: int


@dataclass(frozen=True)
class InnateWorked(Event):
    """An innate talent works."""

    unit: int
    figure: int
    effect: int


@dataclass(frozen=True)
class AbilityWorked(Event):
    """A baddie's ability works."""

    unit: int
    figure: int
    effect: int
    n: int


@dataclass(frozen=True)
class BaddieAimed(Event):
    """A baddie turns on somebody."""

    unit: int
    figure: int
    other_unit: int
    other_figure: int


@dataclass(frozen=True)
class BaddieIdle(Event):
    """A baddie finds nobody to attack."""

    unit: int
    figure: int


@dataclass(frozen=True)
class AttackMissed(Event):
    """Whoever is targeted is missed."""

    unit: int
    figure: int
    die: int


@dataclass(frozen=True)
class AttackTaken(Event):
    """An attack is taken over."""

    unit: int
    figure: int
    other_unit: int
    other_figure: int
    die: int


@dataclass(frozen=True)
class AttackAvoided(Event):
    """Everything is avoided in this turn."""

    unit: int
    figure: int
    die: int


@dataclass(frozen=True)
class AttackDiceLost(Event):
    """Attack dice broke: exhausted for this battle."""

    unit: int
    figure: int
    n: int


@dataclass(frozen=True)
class DefenceDiceLost(Event):
    """Defence dice were eaten away: exhausted for this battle."""

    unit: int
    figure: int
    n: int


@dataclass(frozen=True)
class StatLimited(Event):
    """A stat die is off for this battle."""

    unit: int
    figure: int
    stat: int


@dataclass(frozen=True)
class MeterDeferred(Event):
    """How many places down, or up, it moves at the end of the round."""

    unit: int
    figure: int
    n: int
    up: bool


@dataclass(frozen=True)
class Defeated(Event):
    """A baddie is defeated; `other_figure` is the gearloc that felled it, or -1."""

    unit: int
    figure: int
    value: int
    other_figure: int


@dataclass(frozen=True)
class KnockedOut(Event):
    """A gearloc is K.O."""

    unit: int
    figure: int


@dataclass(frozen=True)
class SavedFromKo(Event):
    """A die saves a gearloc from the K.O."""

    unit: int
    figure: int
    die: int
    hp: int


@dataclass(frozen=True)
class Revived(Event):
    """A gearloc comes back at the end of the round."""

    unit: int
    figure: int
    hp: int


@dataclass(frozen=True)
class LootFound(Event):
    """Loot was found."""

    unit: int
    figure: int
    n: int


@dataclass(frozen=True)
class BattleWon(Event):
    """The battle is won, with this score."""

    score: int


@dataclass(frozen=True)
class BattleLost(Event):
    """The party is knocked out; this is the score."""

    score: int
