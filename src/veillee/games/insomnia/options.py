"""Options: everything that can be chosen in the night. Each says what it points at on the board."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NewType

from veillee.engine.words import Option, Target

# A space of the ring, from 1 on; what is on none of them is at another number.
Space = NewType("Space", int)

SPACES: Final = 10
EVERY_SPACE: Final = [Space(number) for number in range(1, SPACES + 1)]
HAND: Final = 2
MOST_TILES: Final = 60


@dataclass(frozen=True)
class PlayCard(Option):
    """Play a card of the hand for one of its actions: spaces, Zzz or winks."""

    card: int
    spaces: int
    zzz: int
    winks: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("hand", self.card),)


@dataclass(frozen=True)
class PlayRevealed(Option):
    """Play the card just turned up from the pile, for one of its actions."""

    card: int
    spaces: int
    zzz: int
    winks: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("revealed", self.card),)


@dataclass(frozen=True)
class PlaceZzz(Option):
    """Put a Zzz of one's supply on the dream tile of this space."""

    space: Space

    def points_at(self) -> tuple[Target, ...]:
        return (Target("space", self.space),)


@dataclass(frozen=True)
class MoveZzz(Option):
    """Bring a Zzz from the tile of one space to the tile of another, since none is left in the supply."""

    source: Space
    space: Space

    def points_at(self) -> tuple[Target, ...]:
        return (Target("space", self.source), Target("space", self.space))


@dataclass(frozen=True)
class LeaveZzz(Option):
    """Leave all Zzz where they lie."""


@dataclass(frozen=True)
class UseTile(Option):
    """Use the dream tile on which the sheep just arrived."""

    tile: int
    space: Space

    def points_at(self) -> tuple[Target, ...]:
        return (Target("space", self.space),)


@dataclass(frozen=True)
class LeaveTile(Option):
    """Dream on without using the tile: the Zzz is saved for another time."""


@dataclass(frozen=True)
class CalmDown(Option):
    """Be scared no longer."""


@dataclass(frozen=True)
class StayScared(Option):
    """Stay scared: some dreams pay for it."""


@dataclass(frozen=True)
class TurnZzz(Option):
    """Turn a Zzz on the tile of this space to its infinite side."""

    space: Space

    def points_at(self) -> tuple[Target, ...]:
        return (Target("space", self.space),)


@dataclass(frozen=True)
class DoubleZzz(Option):
    """Double one's Zzz on the tile of this space."""

    space: Space

    def points_at(self) -> tuple[Target, ...]:
        return (Target("space", self.space),)


@dataclass(frozen=True)
class CopyMove(Option):
    """Move by one of the numbers of the card that is copied."""

    spaces: int


@dataclass(frozen=True)
class LeadForward(Option):
    """Lead the whole flock one space on."""


@dataclass(frozen=True)
class LeadBack(Option):
    """Lead the whole flock one space back."""


@dataclass(frozen=True)
class GoOn(Option):
    """Run another lap."""

    def points_at(self) -> tuple[Target, ...]:
        return (Target("fence"),)


@dataclass(frozen=True)
class GoToBed(Option):
    """Call it a night and keep the winks."""

    def points_at(self) -> tuple[Target, ...]:
        return (Target("bed"),)


@dataclass(frozen=True)
class AddTile(Option):
    """Take this tile of the market."""

    tile: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("market", self.tile),)


@dataclass(frozen=True)
class PutTile(Option):
    """Put the tile taken on this space."""

    space: Space

    def points_at(self) -> tuple[Target, ...]:
        return (Target("space", self.space),)


@dataclass(frozen=True)
class PlaceTwo(Option):
    """Place two Zzz instead of a new tile."""

    def points_at(self) -> tuple[Target, ...]:
        return (Target("supply"),)


_RING: Final = [Space(number) for number in range(SPACES + 1)]
PLACE_ZZZ: Final = [PlaceZzz(space) for space in _RING]
MOVE_ZZZ: Final = [[MoveZzz(source, space) for space in _RING] for source in _RING]
LEAVE_ZZZ: Final = LeaveZzz()
USE_TILE: Final = [[UseTile(tile, space) for space in _RING] for tile in range(MOST_TILES)]
LEAVE_TILE: Final = LeaveTile()
CALM_DOWN: Final = CalmDown()
STAY_SCARED: Final = StayScared()
TURN_ZZZ: Final = [TurnZzz(space) for space in _RING]
DOUBLE_ZZZ: Final = [DoubleZzz(space) for space in _RING]
COPY_MOVE: Final = [CopyMove(spaces) for spaces in range(SPACES + 1)]
LEAD_FORWARD: Final = LeadForward()
LEAD_BACK: Final = LeadBack()
GO_ON: Final = GoOn()
GO_TO_BED: Final = GoToBed()
ADD_TILE: Final = [AddTile(tile) for tile in range(MOST_TILES)]
PUT_TILE: Final = [PutTile(space) for space in _RING]
PLACE_TWO: Final = PlaceTwo()

CALM: Final[tuple[CalmDown | StayScared, ...]] = (CALM_DOWN, STAY_SCARED)
WAYS: Final[tuple[LeadForward | LeadBack, ...]] = (LEAD_FORWARD, LEAD_BACK)
AT_FENCE: Final[tuple[GoOn | GoToBed, ...]] = (GO_ON, GO_TO_BED)
