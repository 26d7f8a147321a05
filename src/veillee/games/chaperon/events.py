"""Events: everything that happens in the wood. Those that show what was hidden are News.

Fields named `card`, `character`, `seat`, `tile` are numbers that the catalogues turn into names.
"""

from __future__ import annotations

from dataclasses import dataclass

from veillee.engine.words import Event, News
from veillee.games.chaperon.content.box import Space


@dataclass(frozen=True)
class WalkBegan(Event):
    """A game without a Wolf player begins."""

    hard: bool


@dataclass(frozen=True)
class HuntBegan(Event):
    """A game with a Wolf player begins."""

    seat: int
    hard: bool


@dataclass(frozen=True)
class CharacterDealt(Event):
    """A Character lies before its owner, human face up."""

    seat: int
    character: int


@dataclass(frozen=True)
class DeckRefilled(News):
    """The discard was shuffled into a new deck."""

    count: int


@dataclass(frozen=True)
class PickingOpened(News):
    """A first card lies in the line."""

    card: int


@dataclass(frozen=True)
class CardKept(News):
    """A revealed card joined the line; it was compared with the number of cards there."""

    card: int
    against: int


@dataclass(frozen=True)
class PickingFailed(News):
    """A revealed card was too low: the picking is lost."""

    card: int
    against: int


@dataclass(frozen=True)
class PickingStopped(Event):
    """The player stopped the picking."""

    seat: int


@dataclass(frozen=True)
class TokensPlaced(Event):
    """Tokens were put face down on a card."""

    card: int
    count: int


@dataclass(frozen=True)
class TokensChosen(Event):
    """What the Wolf player alone knows of the tokens placed."""

    flowers: int
    pebbles: int


@dataclass(frozen=True)
class ReserveRefilled(Event):
    """The basket was emptied into the reserve."""

    count: int


@dataclass(frozen=True)
class TokensTurnedUp(News):
    """The hidden tokens of the line were turned up."""

    flowers: int
    pebbles: int


@dataclass(frozen=True)
class OwlLooked(News):
    """The Owl showed the last card of the deck to everybody."""

    card: int


@dataclass(frozen=True)
class HoodWalked(Event):
    """Little Red moved to a space."""

    steps: int
    space: Space
    on_wolf_track: bool


@dataclass(frozen=True)
class HoodStayedPut(Event):
    """Little Red did not move."""


@dataclass(frozen=True)
class HoodSteppedBack(Event):
    """The Snake frightened Little Red one space back."""

    space: Space
    on_wolf_track: bool


@dataclass(frozen=True)
class ShortcutTaken(Event):
    """Little Red left her path for the Wolf's track."""


@dataclass(frozen=True)
class ShortcutRefused(Event):
    """Little Red kept to her path, though she could have left it."""


@dataclass(frozen=True)
class ShortcutBarred(Event):
    """Little Red kept to her path, as the Wolf has closed the shortcut."""


@dataclass(frozen=True)
class WolfWalked(Event):
    """The Wolf advanced to a space."""

    space: Space


@dataclass(frozen=True)
class WolfTrapped(Event):
    """The Trap was turned up: the Wolf steps back to a space (his start at the least)."""

    space: Space


@dataclass(frozen=True)
class TileTurnedUp(News):
    """A pawn turned an arrival tile up."""

    tile: int
    cottage: bool
    by_hood: bool


@dataclass(frozen=True)
class CakeEaten(Event):
    """The cake is gone."""


@dataclass(frozen=True)
class ButterEaten(Event):
    """The butter is gone."""


@dataclass(frozen=True)
class CardLaid(Event):
    """The Wolf laid a card face down."""


@dataclass(frozen=True)
class CardLaidByYou(Event):
    """What the Wolf player alone knows of it."""

    card: int


@dataclass(frozen=True)
class HandTakenBack(Event):
    """The Wolf took the whole discard back into his hand."""

    count: int


@dataclass(frozen=True)
class HiddenCardDiscarded(Event):
    """The Wolf's face-down card was discarded unseen."""


@dataclass(frozen=True)
class HoodCardPlayed(Event):
    """Little Red's own card joined the line."""


@dataclass(frozen=True)
class HumanUsed(Event):
    """A player used a Character; the card lies under the line."""

    seat: int
    character: int


@dataclass(frozen=True)
class AnimalUsed(Event):
    """The Wolf used an animal; the card lies under the line."""

    character: int


@dataclass(frozen=True)
class LineStacked(Event):
    """The Woodcutter made one pile of the line."""

    count: int


@dataclass(frozen=True)
class WolfCardHunted(News):
    """The Hunter made the Wolf discard his 0."""


@dataclass(frozen=True)
class NothingHunted(News):
    """The Hunter found no 0 in the Wolf's hand."""


@dataclass(frozen=True)
class CardDrawnBlind(News):
    """Peter drew this card from the Wolf's hand into the line."""

    card: int


@dataclass(frozen=True)
class NothingDrawnBlind(Event):
    """The Wolf had no card left for Peter to draw."""


@dataclass(frozen=True)
class TokenEaten(Event):
    """The Goat ate a token of a card, unseen."""

    card: int


@dataclass(frozen=True)
class CardTakenBack(Event):
    """The Raven brought the Wolf a card of the discard."""


@dataclass(frozen=True)
class CardTakenBackByYou(Event):
    """Which one: for the Wolf player alone."""

    card: int


@dataclass(frozen=True)
class TileLookedAt(Event):
    """The Vixen looked under a tile."""

    tile: int


@dataclass(frozen=True)
class TileSeen(News):
    """What the Wolf player alone saw under it."""

    tile: int
    cottage: bool


@dataclass(frozen=True)
class TilesSwapped(Event):
    """The Vixen swapped two tiles."""

    tile: int
    other: int


@dataclass(frozen=True)
class TilesLeft(Event):
    """The Vixen left the tiles as they lie."""


@dataclass(frozen=True)
class CharacterWentToWolf(Event):
    """A Character used by its owner goes to the Wolf, animal face up."""

    character: int


@dataclass(frozen=True)
class CharacterCameHome(Event):
    """An animal used by the Wolf goes back to its owner, human face up."""

    seat: int
    character: int


@dataclass(frozen=True)
class GameWon(Event):
    """Little Red is at the cottage; the treats she still has set the level."""

    treats: int


@dataclass(frozen=True)
class GameLostToCottage(Event):
    """The Wolf is at the cottage."""


@dataclass(frozen=True)
class GameLostToMeeting(Event):
    """The Wolf met Little Red on his track."""


@dataclass(frozen=True)
class PointsCounted(Event):
    """The score of the points variant."""

    score: int
    proud: bool
