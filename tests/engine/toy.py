"""The pond: a toy game with a bag of stones, small enough to see through, that uses what the kernel offers.

Everybody draws stones unseen into a purse and shows them on a public pile; most white stones shown wins.
"""

from __future__ import annotations

import sys
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from types import ModuleType

from veillee.engine.chance import Chance
from veillee.engine.game import Game, Setting, Settings
from veillee.engine.result import Result
from veillee.engine.table import Question, Seat, Table
from veillee.engine.words import Atom, Event, News, Obstacle, Option, View

WHITE = 1
BLACK = 0
STONES = 8


@dataclass(frozen=True)
class Draw(Option):
    """Take a stone from the bag, unseen by the others."""


@dataclass(frozen=True)
class Show(Option):
    """Lay the stone at this place of one's purse on the pile."""

    place: int


@dataclass(frozen=True)
class Nod(Option):
    """Do nothing; nobody nods right after a nod."""


@dataclass(frozen=True)
class Nodded(Event):
    seat: int


@dataclass(frozen=True)
class StoneDrawn(Event):
    seat: int


@dataclass(frozen=True)
class StoneDrawnByYou(News):
    stone: int


@dataclass(frozen=True)
class StoneShown(News):
    seat: int
    stone: int


class Pond(Table):
    """`bag` and `purses` are secret, `piles` public; `notes` is where tests of the kernel let their steps write."""

    __slots__ = ("bag", "nodded", "notes", "piles", "purses")

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.bag: list[int] = []
        self.purses: list[list[int]] = [[] for _ in range(seats)]
        self.piles: list[list[int]] = [[] for _ in range(seats)]
        self.nodded = False
        self.notes: list[str] = []

    def copy(self) -> Pond:
        twin = type(self)(self.seats, self.chance.copy())
        self.copy_kernel(twin)
        twin.bag = self.bag[:]
        twin.purses = [purse[:] for purse in self.purses]
        twin.piles = [pile[:] for pile in self.piles]
        twin.nodded = self.nodded
        twin.notes = self.notes[:]
        return twin


def turn(t: Pond, seat: Seat) -> None:
    """Draw, show or nod; a seat that can do none of it is passed over."""
    if options := choices_of(t, seat):
        t.ask(seat, options, act)
    else:
        t.then(turn, (seat + 1) % t.seats)


def choices_of(t: Pond, seat: Seat) -> list[Draw | Show | Nod]:
    """What a seat can do."""
    draw: list[Draw | Show | Nod] = [Draw()] if t.bag else []
    nod = [] if t.nodded else [Nod()]
    return [*draw, *[Show(place) for place in range(len(t.purses[seat]))], *nod]


def act(t: Pond, seat: Seat, option: Draw | Show | Nod) -> None:
    """The choice, then the next seat; the game ends when every stone is shown."""
    t.nodded = isinstance(option, Nod)
    if isinstance(option, Draw):
        draw(t, seat)
    elif isinstance(option, Show):
        show(t, seat, option.place)
    else:
        t.tell(Nodded, seat)
    if t.bag or any(t.purses):
        t.then(turn, (seat + 1) % t.seats)
    else:
        t.finish(Result((max(range(t.seats), key=lambda one: sum(t.piles[one])),), "shown"))


def draw(t: Pond, seat: Seat) -> None:
    """The top stone of the bag goes into the purse."""
    stone = t.bag.pop()
    t.purses[seat].append(stone)
    t.tell(StoneDrawn, seat)
    t.whisper(seat, StoneDrawnByYou, stone)


def show(t: Pond, seat: Seat, place: int) -> None:
    """A stone of the purse goes onto the pile."""
    stone = t.purses[seat].pop(place)
    t.piles[seat].append(stone)
    t.tell(StoneShown, seat, stone)


@dataclass
class PondView(View):
    bag: int
    purse: tuple[int, ...]
    purses: tuple[int, ...]
    piles: tuple[tuple[int, ...], ...]
    nodded: bool


class PondGame(Game[Pond]):
    """The toy as the house knows it. Broken twins override one thing each."""

    table: type[Pond] = Pond

    def __init__(self) -> None:
        super().__init__("pond", 1, "0" * 16, {})

    def chapters(self) -> Sequence[ModuleType]:
        return (sys.modules[__name__],)

    def words(self) -> Sequence[ModuleType]:
        return (sys.modules[__name__],)

    def settings(self, seats: int) -> tuple[Setting, ...]:
        return (Setting("mode", ("still", "windy")), Setting("first", tuple(range(seats)), is_seat=True))

    def seat_counts(self, settings: Mapping[str, Atom]) -> range:
        return range(2, 5)

    def deal(self, seats: int, settings: Settings, chance: Chance) -> Pond:
        t = self.blank(seats)
        t.chance = chance
        t.bag = [WHITE, BLACK] * (STONES // 2)
        chance.shuffle(t.bag)
        t.then(turn, int(settings["first"]))
        return t

    def blank(self, seats: int) -> Pond:
        return self.table(seats, Chance(0))

    def view(self, table: Pond, seat: Seat | None) -> PondView:
        return PondView(
            bag=len(table.bag),
            purse=() if seat is None else tuple(table.purses[seat]),
            purses=tuple(len(purse) for purse in table.purses),
            piles=tuple(tuple(pile) for pile in table.piles),
            nodded=table.nodded,
        )

    def view_type(self) -> type[View]:
        return PondView

    def reveal(self, table: Pond) -> PondView:
        purses = tuple(stone for purse in table.purses for stone in purse)
        return PondView(len(table.bag), purses, (), tuple(tuple(pile) for pile in table.piles), table.nodded)

    def obstacles(self, table: Pond, seat: Seat) -> list[Obstacle]:
        question = table.question_of(seat)
        offered = [] if question is None else question.options
        rule = "PON-1.1" if question is None else "PON-1.2"
        return [Obstacle(wish, rule) for wish in (Draw(), Nod()) if wish not in offered]

    def redeal(self, table: Pond, seat: Seat | None, chance: Chance) -> Pond:
        twin = table.copy()
        self.deal_unknown(twin, () if seat is None else (seat,), chance)
        twin.chance = chance.spawn()
        twin.ask_again()
        return twin

    def deal_unknown(self, table: Pond, seats: Collection[Seat], chance: Chance) -> None:
        others = [seat for seat in range(table.seats) if seat not in seats]
        secret = [*table.bag, *[stone for seat in others for stone in table.purses[seat]]]
        chance.shuffle(secret)
        for seat in others:
            table.purses[seat] = [secret.pop() for _ in table.purses[seat]]
        table.bag = secret

    def side(self, table: Pond, seat: Seat) -> int:
        return seat

    def census(self, table: Pond) -> dict[str, int]:
        stones = [stone for heap in (table.bag, *table.purses, *table.piles) for stone in heap]
        return {"white": stones.count(WHITE), "black": stones.count(BLACK)}

    def instinct(self, table: Pond, question: Question, chance: Chance) -> Option:
        return question.options[0]

    def promise(self, table: Pond, seat: Seat) -> float:
        return 0.5


def pond(seats: int = 3) -> Pond:
    """A table with nothing on its agenda."""
    return Pond(seats, Chance(1))
