"""Options: everything that can be chosen in the wood. Each says what it points at on the board.

Fields named `creature`, `place`, `boon`, `card`, `top`, `bottom` and `choice` are numbers that the catalogues turn into
names.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from veillee.engine.words import Option, Target

NOTHING: Final = -1
CARDS: Final = 4
MOST_EIGHTS: Final = 5
MOST_TENS: Final = 2
MOST_TWELVES: Final = 2
MOST_ROLLED: Final = MOST_EIGHTS + MOST_TENS + MOST_TWELVES
MOST_SPENT: Final = 3
SIZES: Final = 3


@dataclass(frozen=True)
class Attempt(Option):
    """Attempt the top ability of an Action card: on a creature, on a place, or on a Trauma in the Boon zone."""

    top: int
    creature: int
    place: int
    boon: int

    def points_at(self) -> tuple[Target, ...]:
        if self.place != NOTHING:
            return (Target("card", self.top), Target("place", self.place))
        if self.boon != NOTHING:
            return (Target("card", self.top), Target("boon", self.boon))
        return (Target("card", self.top), Target("creature", self.creature))


@dataclass(frozen=True)
class UseBottom(Option):
    """Use the bottom ability of an Action card."""

    bottom: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("card", self.bottom),)


@dataclass(frozen=True)
class RollDice(Option):
    """Roll some of the dice that are left: how many with eight, ten and twelve sides."""

    eights: int
    tens: int
    twelves: int

    def points_at(self) -> tuple[Target, ...]:
        counts = (self.eights, self.tens, self.twelves)
        return tuple([Target("die", size) for size in range(SIZES) if counts[size]])


@dataclass(frozen=True)
class LetStand(Option):
    """Change nothing more: count the roll as it lies."""


@dataclass(frozen=True)
class Reroll(Option):
    """Spend a crystal to roll this die again."""

    die: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("rolled", self.die),)


@dataclass(frozen=True)
class PickDie(Option):
    """Take this die of the roll: to roll it again, or to turn it."""

    die: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("rolled", self.die),)


@dataclass(frozen=True)
class PickNone(Option):
    """Leave the other dice as they lie."""


@dataclass(frozen=True)
class Spend(Option):
    """Spend crystals of the card in use, each for one success more."""

    count: int


@dataclass(frozen=True)
class TakeBottom(Option):
    """The top ability was missed: use the bottom one with what was rolled."""


@dataclass(frozen=True)
class TakeNothing(Option):
    """The top ability was missed: leave it at that."""


@dataclass(frozen=True)
class PlaceCrystal(Option):
    """Put a gained crystal on this Action card."""

    card: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("card", self.card),)


@dataclass(frozen=True)
class PayWith(Option):
    """Pay with a crystal of this Action card."""

    card: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("card", self.card),)


@dataclass(frozen=True)
class ChooseCard(Option):
    """Choose this Action card."""

    card: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("card", self.card),)


@dataclass(frozen=True)
class ReadyDie(Option):
    """Take back a used die of this size."""

    size: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("used", self.size),)


@dataclass(frozen=True)
class UseBoon(Option):
    """Use a Boon or a Companion of the Boon zone."""

    boon: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("boon", self.boon),)


@dataclass(frozen=True)
class Keep(Option):
    """Keep this one of the cards drawn."""

    boon: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("drawn", self.boon),)


@dataclass(frozen=True)
class UseUp(Option):
    """Every slot is taken: use this card now, to make room."""

    boon: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("boon", self.boon),)


@dataclass(frozen=True)
class Throw(Option):
    """Every slot is taken: discard this card, to make room."""

    boon: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("boon", self.boon),)


@dataclass(frozen=True)
class Comfort(Option):
    """Be rid of this Trauma."""

    boon: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("boon", self.boon),)


@dataclass(frozen=True)
class ChooseCreature(Option):
    """Choose this creature of the River."""

    creature: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("creature", self.creature),)


@dataclass(frozen=True)
class Protect(Option):
    """Brom's Protection: a crystal sends this creature to the end of the River, Stunned."""

    creature: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("brom"), Target("creature", self.creature))


@dataclass(frozen=True)
class Tend(Option):
    """Brom's Care: two crystals bring two Spirit."""

    def points_at(self) -> tuple[Target, ...]:
        return (Target("brom"),)


@dataclass(frozen=True)
class GiveBrom(Option):
    """Let Brom go in place of the last Shadow card."""

    def points_at(self) -> tuple[Target, ...]:
        return (Target("brom"),)


@dataclass(frozen=True)
class DrawIt(Option):
    """Draw the last Shadow card; Brom stays."""

    def points_at(self) -> tuple[Target, ...]:
        return (Target("shadow"),)


@dataclass(frozen=True)
class FaceIt(Option):
    """Let the creature act."""


@dataclass(frozen=True)
class EndPhase(Option):
    """End the Luma phase: the Shadow's begins."""


@dataclass(frozen=True)
class TakeWay(Option):
    """Take one of the ways that the story offers."""

    choice: int


@dataclass(frozen=True)
class TurnPage(Option):
    """Unfold the book again and go on."""


_CARDS: Final = range(CARDS)
USE_BOTTOM: Final = [UseBottom(card) for card in _CARDS]
ROLL_DICE: Final = [
    [[RollDice(eights, tens, twelves) for twelves in range(MOST_TWELVES + 1)] for tens in range(MOST_TENS + 1)]
    for eights in range(MOST_EIGHTS + 1)
]


def _rolls(eights: int, tens: int, twelves: int, least: int) -> tuple[RollDice, ...]:
    return tuple([
        ROLL_DICE[eight][ten][twelve]
        for eight in range(eights + 1)
        for ten in range(tens + 1)
        for twelve in range(twelves + 1)
        if eight + ten + twelve >= least
    ])  # fmt: skip


LET_STAND: Final = LetStand()
REROLL: Final = [Reroll(die) for die in range(MOST_ROLLED)]
PICK_DIE: Final = [PickDie(die) for die in range(MOST_ROLLED)]
PICK_NONE: Final = PickNone()
SPEND: Final = [Spend(count) for count in range(MOST_SPENT + 1)]
TAKE_BOTTOM: Final = TakeBottom()
TAKE_NOTHING: Final = TakeNothing()
PLACE_CRYSTAL: Final = [PlaceCrystal(card) for card in _CARDS]
PAY_WITH: Final = [PayWith(card) for card in _CARDS]
CHOOSE_CARD: Final = [ChooseCard(card) for card in _CARDS]
READY_DIE: Final = [ReadyDie(size) for size in range(SIZES)]
TEND: Final = Tend()
GIVE_BROM: Final = GiveBrom()
DRAW_IT: Final = DrawIt()
FACE_IT: Final = FaceIt()
END_PHASE: Final = EndPhase()
TURN_PAGE: Final = TurnPage()

# What may be rolled, by the dice of each size that are left and, last, by the least number of dice.
HANDFULS: Final = [
    [
        [
            [_rolls(eights, tens, twelves, least) for least in range(eights + tens + twelves + 1)]
            for twelves in range(MOST_TWELVES + 1)
        ]
        for tens in range(MOST_TENS + 1)
    ]
    for eights in range(MOST_EIGHTS + 1)
]
# What may be spent, by the crystals there: the nth option spends n, the last one nothing.
SPENDINGS: Final = [(*SPEND[1 : most + 1], SPEND[0]) for most in range(MOST_SPENT + 1)]

FALLBACK: Final[tuple[TakeBottom | TakeNothing, ...]] = (TAKE_BOTTOM, TAKE_NOTHING)
LAST_CARD: Final[tuple[GiveBrom | DrawIt, ...]] = (GIVE_BROM, DRAW_IT)
_ROLLS: Final = [roll for tens in ROLL_DICE for twelves in tens for roll in twelves]
# All options that name no piece of the box; rolling no die at all is none.
PLAIN_OPTIONS: Final[tuple[Option, ...]] = (
    *USE_BOTTOM, *_ROLLS[1:], LET_STAND, *REROLL, *PICK_DIE, PICK_NONE, *SPEND, *FALLBACK, *PLACE_CRYSTAL, *PAY_WITH,
    *CHOOSE_CARD, *READY_DIE, TEND, *LAST_CARD, FACE_IT, END_PHASE, TURN_PAGE,
)  # fmt: skip
