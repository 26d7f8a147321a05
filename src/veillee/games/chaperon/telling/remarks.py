"""Remarks: what can be said of an option before it is chosen, from what the seat may know."""

from __future__ import annotations

from dataclasses import dataclass

from veillee.engine.words import Remark
from veillee.games.chaperon.content.box import Space


@dataclass(frozen=True)
class FailureOdds(Remark):
    """How many of the cards that may come would make the picking fail."""

    failing: int
    cards: int
    percent: int


@dataclass(frozen=True)
class ExpectedSteps(Remark):
    """The tokens that count if the picking is stopped now, and the spaces they bring on average, in tenths."""

    tokens: int
    tenths: int


@dataclass(frozen=True)
class CouldReach(Remark):
    """Little Red could walk `steps` spaces at most, and stop on any from `first` to `last`, on her path or on
    the Wolf's track.
    """

    steps: int
    first: Space
    last: Space
    on_wolf_track: bool


@dataclass(frozen=True)
class WouldStand(Remark):
    """Little Red would stand on this space of her path or of the Wolf's track, on average where luck has a say."""

    space: Space
    on_wolf_track: bool


@dataclass(frozen=True)
class ShortcutClosed(Remark):
    """The Wolf has closed the shortcut."""


@dataclass(frozen=True)
class WolfDistance(Remark):
    """The number of spaces from the Wolf to the first arrival tile."""

    spaces: int


@dataclass(frozen=True)
class TreatKept(Remark):
    """A treat kept makes a better victory."""


@dataclass(frozen=True)
class WayHome(Remark):
    """The spaces from the fork to the first arrival tile, by her path or by the Wolf's track."""

    spaces: int
    on_wolf_track: bool


@dataclass(frozen=True)
class ShortcutGain(Remark):
    """The spaces that the shortcut saves, and how far behind the Wolf is."""

    spared: int
    behind: int


@dataclass(frozen=True)
class CardWouldFail(Remark):
    """Turned up now, this card would make the picking fail."""


@dataclass(frozen=True)
class CardWouldHold(Remark):
    """Turned up now, this card would join the line and bring tokens."""

    tokens: int


@dataclass(frozen=True)
class LosesLess(Remark):
    """The other choice fails with this number of the cards that may come, and this number of tokens would be lost."""

    failing: int
    cards: int
    tokens: int


@dataclass(frozen=True)
class LittleRisk(Remark):
    """So few of the cards that may come would fail that another one can be risked."""

    failing: int
    cards: int


@dataclass(frozen=True)
class LittleGathered(Remark):
    """Stopping now would bring few spaces on average, in tenths."""

    tenths: int


@dataclass(frozen=True)
class WolfFarBehind(Remark):
    """On the Wolf's track Little Red saves some spaces, and the Wolf stays some spaces behind."""

    spared: int
    behind: int


@dataclass(frozen=True)
class WolfOnHeels(Remark):
    """On his track the Wolf would be this close behind Little Red."""

    behind: int


@dataclass(frozen=True)
class SpaceCounts(Remark):
    """The Wolf is near the arrival tiles: one more space may decide the game."""

    spaces: int


@dataclass(frozen=True)
class RuinsPicking(Remark):
    """This card would ruin the picking, and the other would hold."""


@dataclass(frozen=True)
class GivesFewer(Remark):
    """This card would bring the players fewer tokens than the other."""

    tokens: int
    other: int


@dataclass(frozen=True)
class MorePebbles(Remark):
    """More of these tokens are pebbles, which do not let Little Red walk."""

    pebbles: int
    other: int


@dataclass(frozen=True)
class WolfAtTheDoor(Remark):
    """The Wolf is close to the arrival tiles (0: he walks on them), and Little Red needs some spaces more."""

    spaces: int
    needed: int


@dataclass(frozen=True)
class WolfBehindHer(Remark):
    """Little Red is on the Wolf's track with the Wolf close behind."""

    behind: int


@dataclass(frozen=True)
class LineAtRisk(Remark):
    """How many tokens lie on the line, which some of the cards that may come would lose."""

    tokens: int
    percent: int


@dataclass(frozen=True)
class ShortcutAhead(Remark):
    """The fork is some spaces ahead, and the Wolf closes the shortcut after some steps."""

    spaces: int
    steps: int


@dataclass(frozen=True)
class RaceStands(Remark):
    """The spaces that Little Red and the Wolf still need to the arrival tiles."""

    hood: int
    wolf: int


@dataclass(frozen=True)
class SheIsClose(Remark):
    """For the Wolf player: Little Red is this close to the arrival tiles."""

    spaces: int
