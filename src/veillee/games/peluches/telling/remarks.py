"""Remarks: what can be said of an option before it is chosen."""

from __future__ import annotations

from dataclasses import dataclass

from veillee.engine.words import Remark


@dataclass(frozen=True)
class SuccessOdds(Remark):
    """The chance in percent that the roll reaches its target with these dice, the plush's free reroll included."""

    percent: int
    target: int


@dataclass(frozen=True)
class AverageSteps(Remark):
    """The squares that these dice walk on average, in tenths."""

    tenths: int


@dataclass(frozen=True)
class CouldReach(Remark):
    """The squares on which a walk of that many steps with these dice could end, and their number."""

    steps: int
    count: int
    squares: str


@dataclass(frozen=True)
class TaskStep(Remark):
    """What these dice add to the group task on average, in tenths, and what is missing to it."""

    tenths: int
    missing: int


@dataclass(frozen=True)
class WouldCount(Remark):
    """What the dice as they lie count with all bonuses, what they must reach (0 for a walk), and whether they do."""

    total: int
    target: int
    enough: bool


@dataclass(frozen=True)
class WithinReach(Remark):
    """The number of monsters that could hit somebody on that square with their next action."""

    count: int


@dataclass(frozen=True)
class LiesThere(Remark):
    """What a walk to that square leads to: `lost` a lost toy, `vendor`, or the number of a place to explore."""

    what: str


@dataclass(frozen=True)
class DiceLeft(Remark):
    """The number of dice that would go unused, the colour of the last of them, and whether one may still be kept."""

    count: int
    colour: int
    may_keep: bool


@dataclass(frozen=True)
class FallOdds(Remark):
    """The chance in percent that the plush falls, and the stuffing it loses on average, in tenths."""

    percent: int
    tenths: int


@dataclass(frozen=True)
class WouldRise(Remark):
    """The other plush lies unconscious and would be back on its feet."""


@dataclass(frozen=True)
class WouldFall(Remark):
    """It is one's own last stuffing: one would fall."""


@dataclass(frozen=True)
class ThreatFills(Remark):
    """The number of black dice with which the threat is full: then the monsters act, or a surge comes."""

    needed: int
    monsters: bool


@dataclass(frozen=True)
class Threatens(Remark):
    """With its next action a monster may stop on some squares and hit others, at most; and these plushies could be hit
    where they stand now.
    """

    figure: int
    walks: str
    hits: str
    plushies: str


@dataclass(frozen=True)
class WalksFarther(Remark):
    """These dice walk farther on average than the other choice, both in tenths of squares."""

    tenths: int
    other: int


@dataclass(frozen=True)
class LikelierToSucceed(Remark):
    """The roll succeeds more often than with the other choice, both in percent."""

    percent: int
    other: int


@dataclass(frozen=True)
class AddsMore(Remark):
    """These dice add more to the group task on average than the other choice, both in tenths."""

    tenths: int
    other: int


@dataclass(frozen=True)
class SaferThere(Remark):
    """Fewer monsters could hit the plush there than on the other square."""

    count: int
    other: int


@dataclass(frozen=True)
class FallsLess(Remark):
    """The plush falls less often than with the other choice, both in percent."""

    percent: int
    other: int


@dataclass(frozen=True)
class LosesLess(Remark):
    """The plush loses less stuffing on average than with the other choice, both in tenths."""

    tenths: int
    other: int


@dataclass(frozen=True)
class KeepsDie(Remark):
    """The die that the other choice spends can do more than walk: it stays in hand."""

    colour: int


@dataclass(frozen=True)
class Serves(Remark):
    """What an option is good for."""

    aim: str


@dataclass(frozen=True)
class FriendDown(Remark):
    """A plush lies unconscious: a tuft of stuffing brings it back."""

    plush: int


@dataclass(frozen=True)
class ThreatSoon(Remark):
    """The number of black dice still missing until the monsters act or a surge comes; 0: at the end of this turn."""

    missing: int
    monsters: bool


@dataclass(frozen=True)
class NearlyEmpty(Remark):
    """A plush has little stuffing left, and monsters could hit it where it stands."""

    plush: int
    stuffing: int
    count: int


@dataclass(frozen=True)
class TaskNeeds(Remark):
    """What the group task still needs."""

    missing: int


@dataclass(frozen=True)
class NotThereYet(Remark):
    """The number of plushies that still have to reach the place that the page asks for."""

    count: int


@dataclass(frozen=True)
class Gathered(Remark):
    """The page asks everybody to a mark: so many of them all are there."""

    mark: str
    there: int
    all: int


@dataclass(frozen=True)
class MonstersLeft(Remark):
    """The page asks to defeat the monsters: this number is left."""

    count: int


@dataclass(frozen=True)
class BossStands(Remark):
    """The page asks to defeat the boss, who is still there."""


@dataclass(frozen=True)
class TurnsLeft(Remark):
    """The page asks to hold out for this number of turns more."""

    turns: int


@dataclass(frozen=True)
class Unexplored(Remark):
    """The number of points of interest that nobody has explored yet."""

    count: int
