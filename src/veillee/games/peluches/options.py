"""Options: everything that can be chosen in a story. Each says what it points at on the board: what a die pays for, at
the die too.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from veillee.engine.words import Option, Target
from veillee.kit.grid import Square


@dataclass(frozen=True)
class ChoosePlush(Option):
    """Play this plush."""

    plush: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("plush", self.plush),)


@dataclass(frozen=True)
class StandOn(Option):
    """Put the plush on this square of the new page."""

    square: Square

    def points_at(self) -> tuple[Target, ...]:
        return (Target("square", self.square),)


@dataclass(frozen=True)
class PutMonster(Option):
    """The narrator puts the monster on this square."""

    square: Square

    def points_at(self) -> tuple[Target, ...]:
        return (Target("square", self.square),)


@dataclass(frozen=True)
class RollWhite(Option):
    """Roll a number of white dice together."""

    count: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("die", 5),)


@dataclass(frozen=True)
class Walk(Option):
    """Move with a die of this colour."""

    colour: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("die", self.colour),)


@dataclass(frozen=True)
class Store(Option):
    """Keep a die of this colour on one's card."""

    colour: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("die", self.colour),)


@dataclass(frozen=True)
class GiveDie(Option):
    """Encourage: a die of this colour goes, unrolled, on the card of another plush."""

    colour: int
    plush: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("die", self.colour), Target("plush", self.plush))


@dataclass(frozen=True)
class GiveStuffing(Option):
    """Encourage: discard a die of this colour, and a stuffing of one's own goes to another plush."""

    colour: int
    plush: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("die", self.colour), Target("plush", self.plush))


@dataclass(frozen=True)
class TryTest(Option):
    """Try an open test of the page with a die of this colour."""

    test: int
    colour: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("test", self.test), Target("die", self.colour))


@dataclass(frozen=True)
class ShakeOff(Option):
    """Try the test of a condition with a die of this colour, to be rid of it."""

    condition: int
    colour: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("condition", self.condition), Target("die", self.colour))


@dataclass(frozen=True)
class ClearAir(Option):
    """Try the test of an environment with a die of this colour, to be rid of it."""

    environment: int
    colour: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("environment", self.environment), Target("die", self.colour))


@dataclass(frozen=True)
class Contribute(Option):
    """Help the group task with a die of this colour."""

    colour: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("task"), Target("die", self.colour))


@dataclass(frozen=True)
class Strike(Option):
    """Attack a monster beside one with a die of this colour."""

    monster: int
    place: int
    colour: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("monster", self.place), Target("die", self.colour))


@dataclass(frozen=True)
class Shoot(Option):
    """Attack a monster from afar with a die of this colour."""

    monster: int
    place: int
    colour: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("monster", self.place), Target("die", self.colour))


@dataclass(frozen=True)
class Search(Option):
    """Search the map with a die of this colour."""

    colour: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("search"), Target("die", self.colour))


@dataclass(frozen=True)
class EndActions(Option):
    """Do no more this turn."""


@dataclass(frozen=True)
class AddDie(Option):
    """Put another die of this colour into the roll."""

    colour: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("die", self.colour),)


@dataclass(frozen=True)
class RollDice(Option):
    """Roll what was chosen."""


@dataclass(frozen=True)
class KeepRoll(Option):
    """Leave the dice as they lie."""


@dataclass(frozen=True)
class Reroll(Option):
    """Reroll the die at this place of the roll: the plush's own colour, once a roll."""

    place: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("rolled", self.place),)


@dataclass(frozen=True)
class RerollOne(Option):
    """Reroll a die that shows 1, thanks to an item."""

    place: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("rolled", self.place),)


@dataclass(frozen=True)
class SpendCourage(Option):
    """Discard Courageous to add to the roll."""


@dataclass(frozen=True)
class SpendLuck(Option):
    """Discard Lucky to roll the die at this place of the roll again."""

    place: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("rolled", self.place),)


@dataclass(frozen=True)
class WalkTo(Option):
    """Walk to this square."""

    square: Square

    def points_at(self) -> tuple[Target, ...]:
        return (Target("square", self.square),)


@dataclass(frozen=True)
class StayPut(Option):
    """Stay where one is."""


@dataclass(frozen=True)
class Equip(Option):
    """Equip the item that was drawn; what was in its slot is discarded."""

    item: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("found", self.item),)


@dataclass(frozen=True)
class GiveItem(Option):
    """Give the item that was drawn to another plush, who equips it at once."""

    item: int
    plush: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("found", self.item), Target("plush", self.plush))


@dataclass(frozen=True)
class SwapItem(Option):
    """Trade the item that was drawn for one that another plush has equipped: which one is said next."""

    item: int
    plush: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("found", self.item), Target("plush", self.plush))


@dataclass(frozen=True)
class DropItem(Option):
    """Discard the item that was drawn."""

    item: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("found", self.item),)


@dataclass(frozen=True)
class PickItem(Option):
    """This one of several items."""

    item: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("found", self.item),)


@dataclass(frozen=True)
class Buy(Option):
    """Buy an item for a button."""

    item: int
    plush: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("shelf", self.item),)


@dataclass(frozen=True)
class Barter(Option):
    """Buy an item for one that the plush has equipped: which one is said next."""

    item: int
    plush: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("shelf", self.item),)


@dataclass(frozen=True)
class LeaveShop(Option):
    """Buy nothing more."""


@dataclass(frozen=True)
class TakeWay(Option):
    """Go this way on: one of the choices of a section."""

    choice: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("choice", self.choice),)


@dataclass(frozen=True)
class Decline(Option):
    """Walk on without an answer."""


@dataclass(frozen=True)
class Defend(Option):
    """Roll the stored die of this colour against the damage."""

    colour: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("stored", self.colour),)


@dataclass(frozen=True)
class RaiseShield(Option):
    """Discard an item against part of the damage."""

    item: int


@dataclass(frozen=True)
class FaceIt(Option):
    """Discard Courageous: the attack does nothing."""


@dataclass(frozen=True)
class Suffer(Option):
    """Take the damage."""


@dataclass(frozen=True)
class AimAt(Option):
    """The narrator says whom the monster is after."""

    plush: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("plush", self.plush),)


@dataclass(frozen=True)
class LeadTo(Option):
    """The narrator says where the monster stops."""

    square: Square

    def points_at(self) -> tuple[Target, ...]:
        return (Target("square", self.square),)


@dataclass(frozen=True)
class UseAbility(Option):
    """Spend a heart: an earned ability of a plush."""

    plush: int
    ability: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("ability", self.plush),)


@dataclass(frozen=True)
class HelpPlush(Option):
    """The ability is for this plush."""

    plush: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("plush", self.plush),)


@dataclass(frozen=True)
class Shove(Option):
    """Push the monster at this place of the column: where to is said next."""

    monster: int
    place: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("monster", self.place),)


@dataclass(frozen=True)
class PushTo(Option):
    """Push it to this square."""

    square: Square

    def points_at(self) -> tuple[Target, ...]:
        return (Target("square", self.square),)


@dataclass(frozen=True)
class PayDie(Option):
    """Pay with a die of this colour."""

    colour: int

    def points_at(self) -> tuple[Target, ...]:
        return (Target("die", self.colour),)


@dataclass(frozen=True)
class NotNow(Option):
    """Keep the heart for later."""


@dataclass(frozen=True)
class GoOn(Option):
    """Keep the heart, and let happen what is about to."""


@dataclass(frozen=True)
class MendTear(Option):
    """Discard an item to be rid of a condition."""

    item: int


END_ACTIONS: Final = EndActions()
ROLL_DICE: Final = RollDice()
KEEP_ROLL: Final = KeepRoll()
SPEND_COURAGE: Final = SpendCourage()
STAY_PUT: Final = StayPut()
LEAVE_SHOP: Final = LeaveShop()
DECLINE: Final = Decline()
FACE_IT: Final = FaceIt()
NOT_NOW: Final = NotNow()
GO_ON: Final = GoOn()
SUFFER: Final = Suffer()

# What is said in one way only.
ALONE: Final[tuple[Option, ...]] = (
    END_ACTIONS, ROLL_DICE, KEEP_ROLL, SPEND_COURAGE, STAY_PUT, LEAVE_SHOP, DECLINE, FACE_IT, NOT_NOW, SUFFER,
    GO_ON,
)  # fmt: skip
