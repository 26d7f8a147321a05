"""Events: everything that happens in a story. Those that show what was hidden are News.

Fields named after content (`story`, `intro`, `aside`, `page`, `panel`, `section`, `voice`, `called`, `choice`,
`ending`, `plush`, `monster`, `action`, `ability`, `item`, `lost`, `condition`, `environment`, `discovery`) are numbers
that the catalogues turn into names; so are those that end in one, such as `other_plush`. `plush` is the number of its
card, not its place at the table; `figure` tells monsters with the same card apart. A `path` lists squares, the last
included: `12 13 27`; `dice` have a colour and a value each: `0:4 4:6`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from veillee.engine.words import Event, News
from veillee.kit.grid import Square


@dataclass(frozen=True)
class StoryBegan(Event):
    """A story begins, with a number of plushies: its introduction is read."""

    story: int
    plushies: int
    intro: int


@dataclass(frozen=True)
class PlushChosen(Event):
    """A player plays this plush."""

    seat: int
    plush: int


@dataclass(frozen=True)
class MemoryRead(News):
    """The introduction goes on: what earlier stories left."""

    aside: int


@dataclass(frozen=True)
class PageOpened(Event):
    """The book lies open at a new page."""

    page: int


@dataclass(frozen=True)
class PanelRead(Event):
    """The side panel of the page is read."""

    panel: int


@dataclass(frozen=True)
class SectionRead(News):
    """A section of the book is read aloud, with what one or two plushies say to it; -1 if nobody does."""

    section: int
    voice: int = -1
    other_voice: int = -1


@dataclass(frozen=True)
class EpilogueRead(News):
    """The ending begins: what became of something that was chosen, or of somebody who was there."""

    aside: int


@dataclass(frozen=True)
class WayTaken(Event):
    """One of the ways on was chosen."""

    choice: int


@dataclass(frozen=True)
class TurnBegan(Event):
    """A plush begins its turn."""

    plush: int


@dataclass(frozen=True)
class DiceDrawn(News):
    """Five dice came from the bag: the number of each colour."""

    plush: int
    red: int
    green: int
    yellow: int
    blue: int
    purple: int
    white: int
    black: int


@dataclass(frozen=True)
class BagRefilled(Event):
    """The dice discard was poured back into the bag."""

    count: int


@dataclass(frozen=True)
class StuffingFound(Event):
    """A roll of white dice brought a stuffing."""

    plush: int
    stuffing: int


@dataclass(frozen=True)
class StuffingMissed(Event):
    """A roll of white dice was too low."""

    plush: int


@dataclass(frozen=True)
class ThreatPlaced(Event):
    """Black dice were put on the threat track: how many, and how many are there now."""

    count: int
    total: int


@dataclass(frozen=True)
class DiceRolled(News):
    """Dice were rolled: how many, the sum of what they show, and what each of them shows."""

    plush: int
    count: int
    total: int
    dice: str


@dataclass(frozen=True)
class DieRerolled(News):
    """A die was rolled again."""

    plush: int
    colour: int
    value: int


@dataclass(frozen=True)
class RollCounted(Event):
    """The total of a roll with all bonuses, and what they added to the dice as they lie now; the kind of the roll, what
    it had to reach (0 for a walk) and whether that is reached.
    """

    plush: int
    total: int
    bonus: int
    dice: str
    roll: int
    target: int
    enough: bool


@dataclass(frozen=True)
class PlushWalked(Event):
    """A plush walked from a square to another, over those of the path."""

    plush: int
    start: Square
    square: Square
    path: str


@dataclass(frozen=True)
class PlushStayed(Event):
    """A plush stayed where it is."""

    plush: int


@dataclass(frozen=True)
class DieStored(Event):
    """A plush keeps a die for later."""

    plush: int
    colour: int


@dataclass(frozen=True)
class DieGiven(Event):
    """A plush gave another a die."""

    plush: int
    other_plush: int
    colour: int


@dataclass(frozen=True)
class StuffingGiven(Event):
    """A plush gave another of its stuffing."""

    plush: int
    other_plush: int
    count: int


@dataclass(frozen=True)
class TrialPassed(Event):
    """A test was passed: the roll, and what it had to reach."""

    plush: int
    total: int
    target: int


@dataclass(frozen=True)
class TrialFailed(Event):
    """A test was failed: the roll, and what it had to reach."""

    plush: int
    total: int
    target: int


@dataclass(frozen=True)
class TaskOpened(Event):
    """The group has a task."""

    colour: int
    target: int


@dataclass(frozen=True)
class TaskHelped(Event):
    """A plush helped with the task: its sum now, and its target."""

    plush: int
    total: int
    target: int


@dataclass(frozen=True)
class TaskDone(Event):
    """The group task is done."""

    target: int


@dataclass(frozen=True)
class AttackMissed(Event):
    """An attack was too weak."""

    plush: int
    monster: int
    total: int
    defence: int
    figure: int


@dataclass(frozen=True)
class BossHurt(Event):
    """A boss lost a dark stuffing; `left` is what it still has."""

    plush: int
    monster: int
    left: int
    figure: int


@dataclass(frozen=True)
class MonsterDefeated(Event):
    """A monster is defeated."""

    plush: int
    monster: int
    figure: int


@dataclass(frozen=True)
class MonsterPushed(Event):
    """A monster was pushed to a square."""

    monster: int
    square: Square
    figure: int


@dataclass(frozen=True)
class ButtonsGained(Event):
    """A plush gained buttons."""

    plush: int
    count: int


@dataclass(frozen=True)
class HeartsGained(Event):
    """A plush gained hearts."""

    plush: int
    count: int


@dataclass(frozen=True)
class StuffingGained(Event):
    """A plush gained stuffing from elsewhere."""

    plush: int
    count: int


@dataclass(frozen=True)
class Paid(Event):
    """A plush paid with buttons, hearts, stuffing, an item or a die."""

    plush: int
    what: str
    count: int


@dataclass(frozen=True)
class SearchFailed(Event):
    """A search found nothing."""

    plush: int
    total: int
    target: int


@dataclass(frozen=True)
class ItemFound(News):
    """An item was drawn."""

    plush: int
    item: int


@dataclass(frozen=True)
class ItemEquipped(Event):
    """A plush equipped an item."""

    plush: int
    item: int


@dataclass(frozen=True)
class ItemShared(Event):
    """An item of the whole group lies in the middle."""

    item: int


@dataclass(frozen=True)
class ItemDropped(Event):
    """An item was discarded."""

    item: int


@dataclass(frozen=True)
class ShopOpened(News):
    """A vendor shows an item."""

    item: int


@dataclass(frozen=True)
class ItemBought(Event):
    """A plush bought an item."""

    plush: int
    item: int


@dataclass(frozen=True)
class LostFound(News):
    """A plush met a lost toy; a seat reads its card aloud."""

    plush: int
    lost: int
    section: int
    seat: int


@dataclass(frozen=True)
class LostForeseen(News):
    """The top of the lost deck was looked at."""

    lost: int


@dataclass(frozen=True)
class Declined(Event):
    """The plushies walked on."""

    plush: int


@dataclass(frozen=True)
class ThreatHeld(Event):
    """The threat track was looked at, and nothing happened."""

    count: int
    needed: int


@dataclass(frozen=True)
class SurgeCame(Event):
    """A surge: the page answers."""

    nth: int


@dataclass(frozen=True)
class MonstersWoke(Event):
    """The monsters take a turn."""

    count: int


@dataclass(frozen=True)
class MonsterCame(News):
    """A monster came into play on a square."""

    monster: int
    square: Square
    figure: int


@dataclass(frozen=True)
class MonsterActed(News):
    """A monster rolled for its action."""

    monster: int
    action: int
    value: int
    figure: int


@dataclass(frozen=True)
class MonsterWalked(Event):
    """A monster walked from a square to another, over those of the path."""

    monster: int
    start: Square
    square: Square
    path: str
    figure: int


@dataclass(frozen=True)
class MonsterStayed(Event):
    """A monster stayed where it is."""

    monster: int
    figure: int


@dataclass(frozen=True)
class MonsterAttacked(Event):
    """A monster attacks a plush with this power."""

    monster: int
    plush: int
    power: int
    figure: int


@dataclass(frozen=True)
class MonsterLooked(Event):
    """A monster has nobody in reach."""

    monster: int
    figure: int


@dataclass(frozen=True)
class HarmThreatened(Event):
    """The story hurts a plush."""

    plush: int
    damage: int


@dataclass(frozen=True)
class HarmPrevented(Event):
    """Damage was kept off."""

    plush: int
    count: int


@dataclass(frozen=True)
class StuffingLost(Event):
    """A plush lost stuffing; `left` is what it still has."""

    plush: int
    count: int
    left: int


@dataclass(frozen=True)
class PlushFell(Event):
    """A plush lost its last stuffing."""

    plush: int


@dataclass(frozen=True)
class PlushRose(Event):
    """A plush is back on its feet."""

    plush: int


@dataclass(frozen=True)
class ConditionGained(Event):
    """A plush became something."""

    plush: int
    condition: int


@dataclass(frozen=True)
class ConditionLost(Event):
    """A plush is something no longer."""

    plush: int
    condition: int


@dataclass(frozen=True)
class SleepRevealed(News):
    """A sleep card: asleep, restless or awake."""

    face: int


@dataclass(frozen=True)
class SleepSpared(Event):
    """A sleep card was not revealed, thanks to an item."""

    item: int


@dataclass(frozen=True)
class SleepPeeked(News):
    """A sleep card was looked at, this many cards below the top."""

    face: int
    depth: int


@dataclass(frozen=True)
class EnvironmentSet(Event):
    """An environment holds on this page."""

    environment: int


@dataclass(frozen=True)
class EnvironmentGone(Event):
    """An environment is over."""

    environment: int


@dataclass(frozen=True)
class LostTokensPlaced(Event):
    """Lost toys wait on the map."""

    count: int


@dataclass(frozen=True)
class TokenPlaced(Event):
    """A token of the story lies on a square. `called` is what the page calls it, or -1."""

    token: int
    square: Square
    called: int


@dataclass(frozen=True)
class TokenMoved(Event):
    """A token of the story lies on another square than before."""

    token: int
    square: Square
    called: int


@dataclass(frozen=True)
class TokenRemoved(Event):
    """A token of the story is gone."""

    token: int
    called: int


@dataclass(frozen=True)
class AbilityUsed(Event):
    """A plush spent a heart for an ability."""

    plush: int
    ability: int


@dataclass(frozen=True)
class BookmarkPassed(Event):
    """Another player is the narrator."""

    plush: int


@dataclass(frozen=True)
class DiscoveryMade(News):
    """A card of the discovery pile was fetched."""

    discovery: int


@dataclass(frozen=True)
class PageLeft(Event):
    """The page is turned."""

    page: int


@dataclass(frozen=True)
class StoryWon(Event):
    """The story is told to its end."""

    awake: bool
    ending: int


@dataclass(frozen=True)
class StoryLost(Event):
    """All plushies lie still."""

    story: int
    ending: int


def told_numbers(numbers: Sequence[int]) -> str:
    """Several numbers in one field: the squares of a path, or plushies."""
    return " ".join([str(number) for number in numbers])


def told_dice(colours: list[int], values: list[int]) -> str:
    """Dice in one field."""
    return " ".join([f"{colour}:{value}" for colour, value in zip(colours, values, strict=True)])
