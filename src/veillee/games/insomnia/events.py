"""Events: everything that happens in the night. Those that show what was hidden are News.

Fields named `card`, `tile`, `nightmare` and `seat` are numbers that the catalogues turn into names. `space` and
`start` are spaces of the ring; 0 is off the ring: before a player for a sheep, the centre for the nightmare.
"""

from __future__ import annotations

from dataclasses import dataclass

from veillee.engine.words import Event, News
from veillee.games.insomnia.options import Space


@dataclass(frozen=True)
class NightBegan(Event):
    """A game begins, with this nightmare."""

    nightmare: int
    solo: bool


@dataclass(frozen=True)
class TileLaid(Event):
    """A tile lies on the ring before the game."""

    tile: int
    space: Space


@dataclass(frozen=True)
class TileRevealed(News):
    """A tile of the pile joined the market."""

    tile: int


@dataclass(frozen=True)
class RaceBegan(News):
    """A new race: two cards each; this seat has the First Sheep marker."""

    round: int
    seat: int


@dataclass(frozen=True)
class CardDrawn(News):
    """A sheep card came to the hand of the seat that hears of it."""

    card: int


@dataclass(frozen=True)
class HandFilled(Event):
    """A seat drew sheep cards and holds two again."""

    seat: int
    count: int


@dataclass(frozen=True)
class CardPlayed(Event):
    """A card was played from the hand for spaces, Zzz or winks."""

    seat: int
    card: int
    spaces: int
    zzz: int
    winks: int


@dataclass(frozen=True)
class TopCardRevealed(News):
    """A dream turned up the top card of the pile, a sheep card to be played."""

    seat: int
    card: int


@dataclass(frozen=True)
class TopCardPlayed(Event):
    """The card turned up from the pile was played for spaces, Zzz or winks."""

    seat: int
    card: int
    spaces: int
    zzz: int
    winks: int


@dataclass(frozen=True)
class SheepMoved(Event):
    """A sheep ran (back if negative) from one space to another, perhaps over the fence."""

    seat: int
    spaces: int
    start: Space
    space: Space
    crossed: bool


@dataclass(frozen=True)
class SheepStayed(Event):
    """A move came to nothing: blocked by the fence, or nowhere to go."""

    seat: int


@dataclass(frozen=True)
class SheepScared(Event):
    """A sheep lies on its side, trembling."""

    seat: int


@dataclass(frozen=True)
class SheepWoke(Event):
    """A sheep woke up: out of the race, without a wink; perhaps with all others, as the nightmare crossed the fence."""

    seat: int
    crossing: bool


@dataclass(frozen=True)
class SheepCalmed(Event):
    """A scared sheep stands up again."""

    seat: int


@dataclass(frozen=True)
class TileUsed(Event):
    """A sheep used the dream on which it arrived; `free` with an infinite Zzz."""

    seat: int
    tile: int
    space: Space
    free: bool


@dataclass(frozen=True)
class DreamFizzled(Event):
    """The dream just used gave nothing: what it asks for was not there."""

    seat: int


@dataclass(frozen=True)
class ZzzPlaced(Event):
    """Zzz of a supply were put on the tile of a space."""

    seat: int
    tile: int
    space: Space
    count: int


@dataclass(frozen=True)
class ZzzMoved(Event):
    """A Zzz went from the tile of one space to that of another."""

    seat: int
    source: Space
    space: Space


@dataclass(frozen=True)
class ZzzTurned(Event):
    """A Zzz shows its infinite side."""

    seat: int
    tile: int
    space: Space


@dataclass(frozen=True)
class ZzzTakenBack(Event):
    """Zzz went back to their supply."""

    seat: int
    tile: int
    space: Space
    count: int


@dataclass(frozen=True)
class WinksGained(Event):
    """A seat gained winks; `total` is what it has now."""

    seat: int
    winks: int
    total: int


@dataclass(frozen=True)
class FenceJumped(Event):
    """A sheep is paid for jumping the fence."""

    seat: int
    winks: int
    total: int


@dataclass(frozen=True)
class RunWentOn(Event):
    """A sheep runs another lap."""

    seat: int


@dataclass(frozen=True)
class WentToBed(Event):
    """A sheep called it a night with these winks."""

    seat: int
    winks: int


@dataclass(frozen=True)
class HandDropped(News):
    """The cards of a hand went to the discard, face up."""

    seat: int
    count: int


@dataclass(frozen=True)
class FlockLed(Event):
    """The whole flock was led a space on, or back."""

    seat: int
    forward: bool


@dataclass(frozen=True)
class NightmareDrawn(News):
    """A nightmare card was drawn."""

    seat: int
    card: int


@dataclass(frozen=True)
class LastSheepCardRevealed(News):
    """The last sheep turned up the top card before drawing; a sheep card, discarded."""

    seat: int
    card: int


@dataclass(frozen=True)
class NightmareMoved(Event):
    """The nightmare walked from a space to another, through all between."""

    nightmare: int
    start: Space
    space: Space


@dataclass(frozen=True)
class NightmareJumped(Event):
    """The nightmare jumped from a space to another."""

    nightmare: int
    start: Space
    space: Space


@dataclass(frozen=True)
class NightmareStayed(Event):
    """The nightmare could not move."""

    nightmare: int


@dataclass(frozen=True)
class NightmareHowled(Event):
    """The nightmare scared those on its space or beside it; from the centre, nobody."""

    nightmare: int
    space: Space


@dataclass(frozen=True)
class WebSpun(Event):
    """The web was put ahead: on this space, or behind the fence."""

    nightmare: int
    space: Space
    beyond: bool


@dataclass(frozen=True)
class NightmareCrossed(Event):
    """The nightmare is over the fence: everybody still running wakes up."""

    nightmare: int


@dataclass(frozen=True)
class RaceEnded(Event):
    """Every sheep is in bed or awake."""

    round: int


@dataclass(frozen=True)
class PillowRanked(Event):
    """After a race a pillow came down, by its owner's rank; rank 0 is for those who woke up."""

    seat: int
    rank: int
    spaces: int
    pillow: int


@dataclass(frozen=True)
class PillowLowered(Event):
    """A dream, or a lone night's winks, brought a pillow down."""

    seat: int
    spaces: int
    pillow: int


@dataclass(frozen=True)
class MarkerPassed(Event):
    """The First Sheep marker lies before this seat now."""

    seat: int


@dataclass(frozen=True)
class RestBegan(Event):
    """The rest phase: everybody adds to the dreams."""

    round: int


@dataclass(frozen=True)
class TileAdded(Event):
    """A player put a tile of the market on the ring."""

    seat: int
    tile: int
    space: Space


@dataclass(frozen=True)
class InfinitePlaced(Event):
    """An infinite Zzz came with a tile."""

    seat: int
    tile: int
    space: Space


@dataclass(frozen=True)
class DreamDrifted(News):
    """In the solo game one more tile came to the ring by itself."""

    tile: int
    space: Space


@dataclass(frozen=True)
class GameWon(Event):
    """A sheep reached its pillow; nobody passed theirs by more."""

    seat: int
    winks: int
    pillow: int


@dataclass(frozen=True)
class VictoryShared(Event):
    """One of several who share the victory."""

    seat: int
    winks: int
    pillow: int


@dataclass(frozen=True)
class SoloScored(Event):
    """The solo game is scored: winks, what the pillow's way is worth, what the rounds cost; grades go from 0 to 3."""

    winks: int
    bonus: int
    cost: int
    score: int
    grade: int
