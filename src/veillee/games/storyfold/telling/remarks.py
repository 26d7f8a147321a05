"""Remarks: what can be said of an option before it is chosen, from what everybody at the table knows."""

from __future__ import annotations

from dataclasses import dataclass

from veillee.engine.words import Remark


@dataclass(frozen=True)
class NeedsNumber(Remark):
    """A die must show at least this number where the card lies."""

    number: int


@dataclass(frozen=True)
class TargetNeeds(Remark):
    """How many successes the top ability in use asks for."""

    count: int


@dataclass(frozen=True)
class CrystalsWaiting(Remark):
    """How many crystals are still to be put on cards, this one included, or to be paid."""

    count: int
    pays: bool


@dataclass(frozen=True)
class TopOdds(Remark):
    """The chance, in percent, that the top ability is reached with these dice, crystals of the card included."""

    percent: int
    dice: int
    crystals: int


@dataclass(frozen=True)
class BareOdds(Remark):
    """The same without a crystal."""

    percent: int


@dataclass(frozen=True)
class SomeOdds(Remark):
    """The chance, in percent, of at least one success, and the successes on average, in tenths."""

    percent: int
    tenths: int


@dataclass(frozen=True)
class FallbackOdds(Remark):
    """The chance, in percent, that the top ability is missed with at least one success."""

    percent: int


@dataclass(frozen=True)
class NothingOdds(Remark):
    """The chance, in percent, that not one die succeeds."""

    percent: int


@dataclass(frozen=True)
class ReachesTarget(Remark):
    """The target is reached, with some successes to spare."""

    spare: int


@dataclass(frozen=True)
class StillMissing(Remark):
    """How many successes are still missing."""

    count: int


@dataclass(frozen=True)
class BottomBrings(Remark):
    """What the bottom ability brings with the successes there are: an effect, and a number."""

    effect: str
    count: int


@dataclass(frozen=True)
class RerollOdds(Remark):
    """The chance, in percent, that the die succeeds when it is rolled again."""

    percent: int


@dataclass(frozen=True)
class WouldLose(Remark):
    """What the creatures cost if the phase ends now: Spirit, and Shadow cards."""

    count: int
    cards: int


@dataclass(frozen=True)
class CreatureFollows(Remark):
    """What a creature would do after it has acted, Stunned or not: an effect, as `light_back`, and a number."""

    creature: int
    effect: str
    count: int


@dataclass(frozen=True)
class ShadowWouldReach(Remark):
    """How far from the centre the Shadow stands if the phase ends now."""

    shadow: int


@dataclass(frozen=True)
class SymbolAhead(Remark):
    """The Shadow would meet this symbol."""

    sign: int


@dataclass(frozen=True)
class ShadowWouldWin(Remark):
    """If the phase ends now, the Shadow reaches the centre."""


@dataclass(frozen=True)
class DiceLeft(Remark):
    """How many dice were not rolled."""

    count: int


@dataclass(frozen=True)
class SparesSpirit(Remark):
    """How much Spirit it spares Luma in the next Shadow phase."""

    count: int


@dataclass(frozen=True)
class BringsNearer(Remark):
    """How many cards it would bring to an easier slot."""

    count: int


@dataclass(frozen=True)
class WouldDrawShade(Remark):
    """A Shadow card would have to be drawn."""


@dataclass(frozen=True)
class WouldDoNothing(Remark):
    """As things stand it would change nothing."""


@dataclass(frozen=True)
class WinsScene(Remark):
    """If it succeeds, Luma wins the Scene."""


@dataclass(frozen=True)
class LikelierSuccess(Remark):
    """It succeeds more often than the other choice, in percent."""

    percent: int
    other: int


@dataclass(frozen=True)
class ServesGoal(Remark):
    """It brings Luma nearer to winning the Scene; the other choice does not."""


@dataclass(frozen=True)
class CreatureCosts(Remark):
    """What a creature would cost: Spirit in each phase, and the number of phases."""

    creature: int
    count: int
    phases: int


@dataclass(frozen=True)
class ShadowNear(Remark):
    """In how many phases the Shadow wins."""

    count: int


@dataclass(frozen=True)
class SpiritLow(Remark):
    """How much Spirit is left before a Shadow card is drawn."""

    count: int


@dataclass(frozen=True)
class LastShadeNear(Remark):
    """How many Shadow cards are left in the Chapter."""

    count: int


@dataclass(frozen=True)
class LightMissing(Remark):
    """How far the Light is from the centre, where a place waits for it."""

    count: int
