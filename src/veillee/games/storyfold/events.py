"""Events: everything that happens in the wood. Those that show what was hidden are News.

Fields named `creature`, `place`, `boon`, `card`, `shade`, `scene`, `chapter`, `sign`, `goal`, `section` and `choice`
are numbers that the catalogues turn into names; -1 is none. `slot` counts from 0.
"""

from __future__ import annotations

from dataclasses import dataclass

from veillee.engine.words import Event, News


@dataclass(frozen=True)
class StoryBegan(Event):
    """A game begins, at this Chapter and level."""

    chapter: int
    level: str
    whole: bool


@dataclass(frozen=True)
class ChapterBegan(News):
    """A Chapter begins; its first page is read."""

    chapter: int
    section: int
    time: int


@dataclass(frozen=True)
class ChapterBeganAgain(News):
    """The Chapter begins again, for the nth time."""

    chapter: int
    time: int


@dataclass(frozen=True)
class SceneOpened(News):
    """The book unfolds at a Scene; its opening is read, and what one has to do."""

    scene: int
    section: int
    goal: int


@dataclass(frozen=True)
class MarkersSet(Event):
    """Light and Shadow stand so far from the centre."""

    light: int
    shadow: int


@dataclass(frozen=True)
class PlaceSeen(News):
    """A place of the open Scene can be seen."""

    place: int


@dataclass(frozen=True)
class SectionRead(News):
    """A passage is read aloud: the end of a Scene, or where a way leads."""

    section: int


@dataclass(frozen=True)
class StoryTaken(News):
    """A Story card is taken from the Chapter deck and read."""

    number: int
    section: int


@dataclass(frozen=True)
class WayTaken(Event):
    """The group took a way."""

    choice: int


@dataclass(frozen=True)
class Remembered(News):
    """Something will be remembered."""

    memory: str


@dataclass(frozen=True)
class PhaseBegan(Event):
    """A Luma phase begins: all dice are taken back."""

    phase: int
    dice: int


@dataclass(frozen=True)
class DieLeftOut(Event):
    """A die is left out in this phase."""

    sides: int


@dataclass(frozen=True)
class AbilityChosen(Event):
    """A top ability is attempted, on a creature, a place or a Trauma, with the successes it asks for."""

    top: int
    creature: int
    place: int
    boon: int
    dots: int


@dataclass(frozen=True)
class BottomChosen(Event):
    """A bottom ability is attempted."""

    bottom: int


@dataclass(frozen=True)
class DiceRolled(Event):
    """Dice were rolled for a card: what each shows, and how many sides each has."""

    card: int
    number: int
    faces: str
    sides: str


@dataclass(frozen=True)
class DieRerolled(Event):
    """A die was rolled again."""

    sides: int
    face: int
    new_face: int


@dataclass(frozen=True)
class DieTurned(Event):
    """A die was turned to its highest face."""

    sides: int
    face: int


@dataclass(frozen=True)
class SuccessesCounted(Event):
    """How many successes were rolled; and how many the target asks for, where they are too few, else 0."""

    card: int
    count: int
    dots: int


@dataclass(frozen=True)
class SuccessAdded(Event):
    """A card adds successes."""

    count: int


@dataclass(frozen=True)
class CrystalsSpent(Event):
    """Crystals of the card in use became successes."""

    card: int
    count: int
    total: int


@dataclass(frozen=True)
class AbilityMissed(Event):
    """The top ability was missed."""

    top: int
    count: int
    dots: int


@dataclass(frozen=True)
class AttemptFailed(Event):
    """Not one success: the attempt fails."""

    card: int


@dataclass(frozen=True)
class CreatureDazzled(Event):
    """A creature was sent to the end of the River, Stunned."""

    creature: int


@dataclass(frozen=True)
class CreatureHealed(Event):
    """A creature was healed; it leaves crystals."""

    creature: int
    count: int


@dataclass(frozen=True)
class TraumaHealed(Event):
    """A Trauma was healed."""

    boon: int


@dataclass(frozen=True)
class PlaceResolved(News):
    """A place was resolved: a marker lies on it, and its passage is read."""

    place: int
    section: int


@dataclass(frozen=True)
class LightMoved(Event):
    """The Light moved; so far it is now from the centre."""

    spaces: int
    light: int


@dataclass(frozen=True)
class ShadowMoved(Event):
    """The Shadow moved; so far it is now from the centre."""

    spaces: int
    shadow: int


@dataclass(frozen=True)
class SymbolMet(Event):
    """The Shadow reached a symbol."""

    sign: int


@dataclass(frozen=True)
class CrystalsGained(Event):
    """Crystals were gained."""

    count: int


@dataclass(frozen=True)
class CrystalsLost(Event):
    """There was no room for crystals: they are lost."""

    count: int


@dataclass(frozen=True)
class CrystalPlaced(Event):
    """A crystal was put on an Action card."""

    card: int
    count: int


@dataclass(frozen=True)
class CardDrained(Event):
    """An Action card lost crystals."""

    card: int
    count: int


@dataclass(frozen=True)
class SpiritGained(Event):
    """Spirit was gained, and what there is now."""

    count: int
    left: int


@dataclass(frozen=True)
class SpiritLost(Event):
    """Spirit was lost, and what is left."""

    count: int
    left: int


@dataclass(frozen=True)
class SpiritWrapped(Event):
    """The Spirit track began anew: a Shadow card is due."""

    cards: int


@dataclass(frozen=True)
class CardSentToEnd(Event):
    """A card drifted to the end of the River."""

    card: int


@dataclass(frozen=True)
class CardBroughtToFront(Event):
    """An Action card came to the first slot."""

    card: int


@dataclass(frozen=True)
class RiverReversed(Event):
    """The four Action cards changed places, back to front."""


@dataclass(frozen=True)
class CreatureDrawn(News):
    """A creature was drawn and entered the River at this slot."""

    creature: int
    slot: int


@dataclass(frozen=True)
class CreatureEntered(News):
    """A creature was put into play at this slot."""

    creature: int
    slot: int


@dataclass(frozen=True)
class CreatureTurnedAway(News):
    """The River was full: the creature was discarded, and Spirit lost."""

    creature: int
    count: int


@dataclass(frozen=True)
class CreatureLeft(Event):
    """A creature was discarded without crystals."""

    creature: int


@dataclass(frozen=True)
class CreatureStunned(Event):
    """A creature was Stunned where it stands."""

    creature: int


@dataclass(frozen=True)
class CreatureWeakened(Event):
    """A creature asks for fewer successes now."""

    creature: int
    dots: int


@dataclass(frozen=True)
class CreatureMoved(Event):
    """A creature moved to this slot."""

    creature: int
    slot: int


@dataclass(frozen=True)
class CreaturesReshuffled(News):
    """The creature discard became the deck."""


@dataclass(frozen=True)
class ShadowPhaseBegan(Event):
    """The Shadow phase begins."""

    phase: int


@dataclass(frozen=True)
class CreatureActed(Event):
    """A creature acts: Luma loses Spirit."""

    creature: int
    count: int


@dataclass(frozen=True)
class CreatureBlinked(Event):
    """A Stunned creature acts: its token goes instead of Spirit."""

    creature: int


@dataclass(frozen=True)
class ProtectionUsed(Event):
    """Brom protected Luma from a creature; his card is turned over."""

    creature: int


@dataclass(frozen=True)
class CareUsed(Event):
    """Brom took care of Luma; his card is turned over."""


@dataclass(frozen=True)
class BromLeft(Event):
    """Brom went in place of the last Shadow card."""


@dataclass(frozen=True)
class BromKeptAway(Event):
    """Brom cannot help in this Scene."""


@dataclass(frozen=True)
class BromReturned(Event):
    """Brom is back in his slot."""


@dataclass(frozen=True)
class ShadeDrawn(News):
    """A Shadow card was drawn and is read."""

    shade: int
    section: int
    left: int


@dataclass(frozen=True)
class BoonsDrawn(News):
    """Exploration cards were drawn."""

    count: int


@dataclass(frozen=True)
class BoonSeen(News):
    """One of the Exploration cards drawn."""

    boon: int


@dataclass(frozen=True)
class BoonKept(Event):
    """A card was kept."""

    boon: int


@dataclass(frozen=True)
class BoonStored(Event):
    """A card lies in the Boon zone."""

    boon: int


@dataclass(frozen=True)
class BoonReceived(News):
    """A card came to Luma, wherever it was."""

    boon: int


@dataclass(frozen=True)
class BoonAlreadyThere(Event):
    """The card to be received lies in the Boon zone already."""

    boon: int


@dataclass(frozen=True)
class BoonUsed(Event):
    """A Boon or a Companion was used."""

    boon: int


@dataclass(frozen=True)
class BoonDiscarded(Event):
    """A card was discarded."""

    boon: int


@dataclass(frozen=True)
class BaneStruck(News):
    """A Bane takes effect."""

    boon: int


@dataclass(frozen=True)
class BoonAdded(News):
    """A card was shuffled into the Exploration deck."""

    boon: int


@dataclass(frozen=True)
class TraumaAdded(News):
    """A Trauma, nobody knows which, was shuffled into the Exploration deck."""


@dataclass(frozen=True)
class BoonsReshuffled(News):
    """The Exploration discard became the deck."""


@dataclass(frozen=True)
class DieGained(Event):
    """A larger die was gained, until the end of the Chapter."""

    sides: int


@dataclass(frozen=True)
class DieReadied(Event):
    """A used die can be rolled again."""

    sides: int


@dataclass(frozen=True)
class SceneWon(Event):
    """Luma wins the Scene."""

    scene: int


@dataclass(frozen=True)
class SceneLost(Event):
    """The Shadow wins the Scene."""

    scene: int


@dataclass(frozen=True)
class Travelled(Event):
    """The River is cleared; the journey goes on."""

    scene: int


@dataclass(frozen=True)
class BookFolded(Event):
    """The book is folded: here one can leave for tonight."""

    scene: int


@dataclass(frozen=True)
class ChapterEnded(Event):
    """A Chapter is told to its end."""

    chapter: int


@dataclass(frozen=True)
class EndingTold(News):
    """The story is over; its ending is read."""

    ending: str
    section: int
