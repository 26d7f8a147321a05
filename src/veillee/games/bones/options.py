"""Options: everything that can be chosen. Each says what it points at on the board.

Fields named `figure`, `die`, `effect`, `sign`, `stat`, `spot` and `gearloc` are numbers that the catalogues turn into
names. A figure is a gearloc (0 to 3) or a baddie's chip (its number and 4); `unit` is its row on the table.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from veillee.engine.words import Option, Target

SPOTS: Final = 16
STATS: Final = 4
MOST_DICE: Final = 16
MOST_WHITE: Final = 13
MOST_SHIELDS: Final = 6
SHIELD_VALUES: Final = 3


# Before the battle


@dataclass(frozen=True)
class ChooseGearloc(Option):
    """Play this gearloc."""

    figure: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("gearloc", self.figure),)


@dataclass(frozen=True)
class TrainStat(Option):
    """Spend a training point on a stat."""

    stat: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("stat", self.stat),)


@dataclass(frozen=True)
class TrainDie(Option):
    """Spend a training point on a skill die."""

    die: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("die", self.die),)


@dataclass(frozen=True)
class RollAgain(Option):
    """Roll the dice that show bones once more."""


@dataclass(frozen=True)
class LetLie(Option):
    """Leave the dice as they lie."""


@dataclass(frozen=True)
class StandAbove(Option):
    """On the initiative meter, this one stands above the other."""

    unit: int
    figure: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("unit", self.unit),)


@dataclass(frozen=True)
class StartAt(Option):
    """Begin the battle on this position."""

    spot: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("spot", self.spot),)


# A gearloc's turn


@dataclass(frozen=True)
class MoveTo(Option):
    """Move to this position, at a cost in dexterity."""

    spot: int
    cost: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("spot", self.spot),)


@dataclass(frozen=True)
class TakeTarget(Option):
    """Name the target of this turn."""

    unit: int
    figure: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("unit", self.unit),)


@dataclass(frozen=True)
class NoTarget(Option):
    """Play this turn without a target."""


@dataclass(frozen=True)
class TakeDie(Option):
    """Take this skill die for the roll."""

    die: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("die", self.die),)


@dataclass(frozen=True)
class AimAtSpot(Option):
    """Aim the die at this position."""

    spot: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("spot", self.spot),)


@dataclass(frozen=True)
class Roll(Option):
    """Roll the skill dice taken, with a number of attack and defence dice."""

    attack: int
    defence: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("tray"),)


@dataclass(frozen=True)
class ResolveAll(Option):
    """Strike with every hit, place every shield, keep all bones: as far as there is room."""

    def points_at(self) -> tuple[Target, ...]:
        return (Target("tray"),)


@dataclass(frozen=True)
class Strike(Option):
    """Deal all hits rolled to the target, as one damage."""

    hits: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("white", 0),)


@dataclass(frozen=True)
class LeaveHit(Option):
    """Do not use an attack die that shows this."""

    hits: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("white", 0),)


@dataclass(frozen=True)
class PlaceShield(Option):
    """Put a shield of this value in an active slot."""

    shield: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("white", 1),)


@dataclass(frozen=True)
class LockShield(Option):
    """Put a shield of this value in a locked slot."""

    shield: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("white", 1),)


@dataclass(frozen=True)
class KeepBones(Option):
    """Put the bones of a white die in the backup plan: of an attack die (0) or a defence die (1)."""

    white: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("white", self.white),)


@dataclass(frozen=True)
class StoreDie(Option):
    """Put this skill die in the backup plan, counting as some bones."""

    die: int
    n: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("die", self.die), Target("plan"))


@dataclass(frozen=True)
class UseDie(Option):
    """Use what this die shows; `way` tells two uses of the same face apart."""

    die: int
    effect: int
    n: int
    m: int
    way: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("die", self.die),)


@dataclass(frozen=True)
class UsePair(Option):
    """Use what this die shows together with another one that shows the same."""

    die: int
    effect: int
    way: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("die", self.die),)


@dataclass(frozen=True)
class PlaceDie(Option):
    """Put this die in an active slot of a gearloc."""

    die: int
    effect: int
    n: int
    figure: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("die", self.die), Target("active", self.figure))


@dataclass(frozen=True)
class LockDie(Option):
    """Put this die in a locked slot."""

    die: int
    effect: int
    n: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("die", self.die), Target("locked"))


@dataclass(frozen=True)
class SalvagePart(Option):
    """Put this die, which shows bones, in a locked slot as one component."""

    die: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("die", self.die), Target("locked"))


@dataclass(frozen=True)
class BuyPlan(Option):
    """Spend bones on an ability of the backup plan."""

    effect: int
    bones: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("plan", self.bones),)


@dataclass(frozen=True)
class Upgrade(Option):
    """Spend six bones: the innate talent is turned over for good."""

    def points_at(self) -> tuple[Target, ...]:
        return (Target("plan", 6),)


@dataclass(frozen=True)
class EndTurn(Option):
    """Leave what is left and end the turn."""


# Slots


@dataclass(frozen=True)
class DropShield(Option):
    """Take a shield of this value out of an active slot."""

    @property
    def gives_up(self) -> bool:
        return True

    shield: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("shield", self.shield),)


@dataclass(frozen=True)
class DropLockedShield(Option):
    """Take a shield of this value out of a locked slot."""

    @property
    def gives_up(self) -> bool:
        return True

    shield: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("shield", self.shield),)


@dataclass(frozen=True)
class DropDie(Option):
    """Take this die out of its slot."""

    @property
    def gives_up(self) -> bool:
        return True

    die: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("die", self.die),)


@dataclass(frozen=True)
class KeepShields(Option):
    """Absorb damage so that these shield dice remain: ones, twos, and points on skill dice."""

    ones: int
    twos: int
    others: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("shield"),)


# What dice and abilities ask


@dataclass(frozen=True)
class ChooseUnit(Option):
    """Choose this unit."""

    unit: int
    figure: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("unit", self.unit),)


@dataclass(frozen=True)
class ChooseSpot(Option):
    """Choose this position."""

    spot: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("spot", self.spot),)


@dataclass(frozen=True)
class StayHere(Option):
    """Do not move."""


@dataclass(frozen=True)
class PickDie(Option):
    """Take this die of the roll."""

    die: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("die", self.die),)


@dataclass(frozen=True)
class PickWhite(Option):
    """Take a white die of the roll that shows this: an attack die (0) or a defence die (1)."""

    white: int
    shows: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("white", self.white),)


@dataclass(frozen=True)
class PickNoMore(Option):
    """That is all."""


@dataclass(frozen=True)
class GainDie(Option):
    """Gain this consumable die."""

    die: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("die", self.die),)


@dataclass(frozen=True)
class RageUp(Option):
    """More rage."""


@dataclass(frozen=True)
class RageDown(Option):
    """Less rage."""


@dataclass(frozen=True)
class LoseStat(Option):
    """Take the die of this stat off for the battle."""

    stat: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("stat", self.stat),)


@dataclass(frozen=True)
class React(Option):
    """Let this die work now."""

    die: int
    effect: int
    n: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("die", self.die),)


@dataclass(frozen=True)
class ReactWithPair(Option):
    """Let this die work now, together with another one that shows the same."""

    die: int
    effect: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("die", self.die),)


@dataclass(frozen=True)
class LetItHappen(Option):
    """Do not react."""


@dataclass(frozen=True)
class UseInnate(Option):
    """Use the innate talent."""

    effect: int


@dataclass(frozen=True)
class SkipInnate(Option):
    """Do without the innate talent now."""


# What the group decides


@dataclass(frozen=True)
class FallOn(Option):
    """The baddie turns on this one."""

    unit: int
    figure: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("unit", self.unit),)


@dataclass(frozen=True)
class WalkTo(Option):
    """The baddie walks to this position."""

    spot: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("spot", self.spot),)


@dataclass(frozen=True)
class SignFirst(Option):
    """Of what happens at the same moment, this effect die is next."""

    sign: int


@dataclass(frozen=True)
class EffectFirst(Option):
    """Of what happens at the same moment, this ability, talent or die is next; `die` is -1 where there is none."""

    effect: int
    die: int


@dataclass(frozen=True)
class RuleFirst(Option):
    """At the start of the round, what this battle says is next."""


@dataclass(frozen=True)
class FatigueFirst(Option):
    """At the start of the round, fatigue is next."""


CHOOSE_GEARLOC: Final = [ChooseGearloc(figure) for figure in range(4)]
TRAIN_STAT: Final = [TrainStat(stat) for stat in range(STATS)]
ROLL_AGAIN: Final = RollAgain()
LET_LIE: Final = LetLie()
START_AT: Final = [StartAt(spot) for spot in range(SPOTS)]
MOVE_TO: Final = [[MoveTo(spot, cost) for cost in range(MOST_DICE)] for spot in range(SPOTS)]
NO_TARGET: Final = NoTarget()
AIM_AT_SPOT: Final = [AimAtSpot(spot) for spot in range(SPOTS)]
ROLL: Final = [[Roll(attack, defence) for defence in range(MOST_WHITE)] for attack in range(MOST_WHITE)]
RESOLVE_ALL: Final = ResolveAll()
STRIKE: Final = [Strike(hits) for hits in range(2 * MOST_WHITE)]
LEAVE_HIT: Final = [LeaveHit(hits) for hits in range(SHIELD_VALUES)]
PLACE_SHIELD: Final = [PlaceShield(shield) for shield in range(SHIELD_VALUES)]
LOCK_SHIELD: Final = [LockShield(shield) for shield in range(SHIELD_VALUES)]
KEEP_BONES: Final = [KeepBones(white) for white in range(2)]
UPGRADE: Final = Upgrade()
END_TURN: Final = EndTurn()
DROP_SHIELD: Final = [DropShield(shield) for shield in range(SHIELD_VALUES)]
DROP_LOCKED_SHIELD: Final = [DropLockedShield(shield) for shield in range(SHIELD_VALUES)]
CHOOSE_SPOT: Final = [ChooseSpot(spot) for spot in range(SPOTS)]
STAY_HERE: Final = StayHere()
PICK_WHITE: Final = [[PickWhite(white, shows) for shows in range(SHIELD_VALUES)] for white in range(2)]
PICK_NO_MORE: Final = PickNoMore()
RAGE_UP: Final = RageUp()
RAGE_DOWN: Final = RageDown()
LOSE_STAT: Final = [LoseStat(stat) for stat in range(STATS)]
LET_IT_HAPPEN: Final = LetItHappen()
SKIP_INNATE: Final = SkipInnate()
WALK_TO: Final = [WalkTo(spot) for spot in range(SPOTS)]
RULE_FIRST: Final = RuleFirst()
FATIGUE_FIRST: Final = FatigueFirst()
