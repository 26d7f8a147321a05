"""Options: everything that can be chosen in the wood. Each says what it points at on the board."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from veillee.engine.words import Option, Target
from veillee.games.chaperon.content.box import ARRIVAL_TILES, CHARACTERS, PATH_CARDS, TOKENS

# The face of a token, as the Wolf player knows it.
PEBBLE: Final = 0
FLOWER: Final = 1
UNKNOWN: Final = 2


@dataclass(frozen=True)
class Continue(Option):
    """Go on picking: reveal one more card."""

    def points_at(self) -> tuple[Target, ...]:
        return (Target("deck"),)


@dataclass(frozen=True)
class Stop(Option):
    """Stop picking and walk."""

    def points_at(self) -> tuple[Target, ...]:
        return (Target("line"),)


@dataclass(frozen=True)
class PlayHoodCard(Option):
    """Play Little Red's own card, once in the game."""

    def points_at(self) -> tuple[Target, ...]:
        return (Target("hood_card"),)


@dataclass(frozen=True)
class UseHuman(Option):
    """Use the power of a Character of one's own."""

    character: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("character", self.character),)


@dataclass(frozen=True)
class UseAnimal(Option):
    """The Wolf uses the animal of a Character card."""

    character: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("character", self.character),)


@dataclass(frozen=True)
class UseNoAnimal(Option):
    """The Wolf keeps his animals for later."""


@dataclass(frozen=True)
class EatNothing(Option):
    """Keep the treats for Grandmother."""


@dataclass(frozen=True)
class EatCake(Option):
    """Eat the cake for one more space."""

    def points_at(self) -> tuple[Target, ...]:
        return (Target("cake"),)


@dataclass(frozen=True)
class EatButter(Option):
    """Eat the butter for one more space."""

    def points_at(self) -> tuple[Target, ...]:
        return (Target("butter"),)


@dataclass(frozen=True)
class StayOnPath(Option):
    """Keep to Little Red's own path."""

    def points_at(self) -> tuple[Target, ...]:
        return (Target("hood_path"),)


@dataclass(frozen=True)
class TakeShortcut(Option):
    """Leave the path for the Wolf's track."""

    def points_at(self) -> tuple[Target, ...]:
        return (Target("wolf_track"),)


@dataclass(frozen=True)
class OpenWith(Option):
    """The Wolf opens a picking with this card, face up."""

    card: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("hand", self.card),)


@dataclass(frozen=True)
class LayCard(Option):
    """The Wolf lays this card face down."""

    card: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("hand", self.card),)


@dataclass(frozen=True)
class PlaceTokens(Option):
    """The Wolf puts these tokens on the card just revealed."""

    flowers: int
    pebbles: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("reserve"),)


@dataclass(frozen=True)
class EatToken(Option):
    """The Goat eats a face-down token of the card at this place of the line."""

    place: int
    face: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("line_card", self.place),)


@dataclass(frozen=True)
class TakeBack(Option):
    """The Raven brings this card of the discard back to the Wolf's hand."""

    card: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("discard", self.card),)


@dataclass(frozen=True)
class LookAtTile(Option):
    """The Vixen looks under this arrival tile."""

    tile: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("tile", self.tile),)


@dataclass(frozen=True)
class LeaveTiles(Option):
    """The Vixen leaves the tiles as they lie."""


@dataclass(frozen=True)
class SwapTiles(Option):
    """The Vixen swaps the tile she saw with this one."""

    tile: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("tile", self.tile),)


CONTINUE: Final = Continue()
STOP: Final = Stop()
PLAY_HOOD_CARD: Final = PlayHoodCard()
USE_HUMAN: Final = [UseHuman(character) for character in range(CHARACTERS)]
USE_ANIMAL: Final = [UseAnimal(character) for character in range(CHARACTERS)]
USE_NO_ANIMAL: Final = UseNoAnimal()
EAT_NOTHING: Final = EatNothing()
EAT_CAKE: Final = EatCake()
EAT_BUTTER: Final = EatButter()
STAY_ON_PATH: Final = StayOnPath()
TAKE_SHORTCUT: Final = TakeShortcut()
OPEN_WITH: Final = [OpenWith(card) for card in range(PATH_CARDS)]
LAY_CARD: Final = [LayCard(card) for card in range(PATH_CARDS)]
TAKE_BACK: Final = [TakeBack(card) for card in range(PATH_CARDS)]
LOOK_AT_TILE: Final = [LookAtTile(tile) for tile in range(ARRIVAL_TILES)]
SWAP_TILES: Final = [SwapTiles(tile) for tile in range(ARRIVAL_TILES)]
LEAVE_TILES: Final = LeaveTiles()
PLACE_TOKENS: Final = [
    [PlaceTokens(flowers, count - flowers) for flowers in range(count + 1)] for count in range(TOKENS + 1)
]
EAT_TOKEN: Final = [[EatToken(place, face) for face in (PEBBLE, FLOWER, UNKNOWN)] for place in range(PATH_CARDS)]

TURN: Final[tuple[Continue | Stop, ...]] = (CONTINUE, STOP)
ONLY_STOP: Final[tuple[Continue | Stop, ...]] = (STOP,)
WAYS: Final[tuple[StayOnPath | TakeShortcut, ...]] = (STAY_ON_PATH, TAKE_SHORTCUT)
ONLY_WAY: Final[tuple[StayOnPath | TakeShortcut, ...]] = (STAY_ON_PATH,)
