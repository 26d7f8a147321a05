"""Lexicon: every option that can be offered with one box, made once.

Making a frozen word takes longer than all the rest of offering it, and those who choose by number need all of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from veillee.engine.words import Option
from veillee.games.peluches import options
from veillee.games.peluches.content.book import Book
from veillee.games.peluches.content.colours import ATTRIBUTE_COLOURS, GREEN, PURPLE, RED
from veillee.games.peluches.content.deeds import SoloTest
from veillee.games.peluches.options import (
    AddDie,
    AimAt,
    Barter,
    Buy,
    ChoosePlush,
    ClearAir,
    Contribute,
    Defend,
    DropItem,
    Equip,
    GiveDie,
    GiveItem,
    GiveStuffing,
    HelpPlush,
    LeadTo,
    MendTear,
    PayDie,
    PickItem,
    PushTo,
    PutMonster,
    RaiseShield,
    Reroll,
    RerollOne,
    RollWhite,
    Search,
    ShakeOff,
    Shoot,
    Shove,
    SpendLuck,
    StandOn,
    Store,
    Strike,
    SwapItem,
    TakeWay,
    TryTest,
    UseAbility,
    Walk,
    WalkTo,
)
from veillee.kit.grid import Square

WithAnyDie = Walk | Store | GiveDie | GiveStuffing

# All dice of a colour and all purple ones.
MOST_ROLLED: Final = 10
MOST_WHITE: Final = 5


class Lexicon:
    """Options by the numbers of what they speak of. Attacks know their colour, or purple: see `attack`."""

    def __init__(
        self,
        book: Book,
        earned: Sequence[Sequence[int]],
        items: int,
        monster_copies: Sequence[int],
        conditions: int,
        environments: int,
    ) -> None:
        """`earned`: the abilities of each plush; `monster_copies`: the figures of each monster card."""
        plushies = range(len(earned))
        self.known_lists: dict[int, list[WithAnyDie]] = {}
        self._speak_of_dice(range(ATTRIBUTE_COLOURS))
        self._speak_of_squares(max([len(page.plan.signs) for page in book.pages]))
        self._speak_of_plushies(plushies, earned)
        self._speak_of_items(range(items), plushies)
        self._speak_of_monsters(range(len(monster_copies)), range(sum(monster_copies)))
        self._speak_of_trials(book, conditions, environments)

    def _speak_of_dice(self, colours: range) -> None:
        self.walk = [Walk(colour) for colour in colours]
        self.store = [Store(colour) for colour in colours]
        self.search = [Search(colour) for colour in colours]
        self.contribute = [Contribute(colour) for colour in colours]
        self.add_die = [AddDie(colour) for colour in colours]
        self.defend = [Defend(colour) for colour in colours]
        self.pay_die = [PayDie(colour) for colour in colours]
        self.roll_white = [RollWhite(count) for count in range(1, MOST_WHITE + 1)]
        self.reroll = [Reroll(place) for place in range(MOST_ROLLED)]
        self.reroll_one = [RerollOne(place) for place in range(MOST_ROLLED)]
        self.spend_luck = [SpendLuck(place) for place in range(MOST_ROLLED)]

    def _speak_of_squares(self, count: int) -> None:
        squares = [Square(number) for number in range(count)]
        self.stand_on = [StandOn(square) for square in squares]
        self.put_monster = [PutMonster(square) for square in squares]
        self.walk_to = [WalkTo(square) for square in squares]
        self.lead_to = [LeadTo(square) for square in squares]
        self.push_to = [PushTo(square) for square in squares]

    def _speak_of_plushies(self, plushies: range, earned: Sequence[Sequence[int]]) -> None:
        colours = range(ATTRIBUTE_COLOURS)
        self.choose_plush = [ChoosePlush(plush) for plush in plushies]
        self.aim_at = [AimAt(plush) for plush in plushies]
        self.help_plush = [HelpPlush(plush) for plush in plushies]
        self.give_die = [[GiveDie(colour, plush) for plush in plushies] for colour in colours]
        self.give_stuffing = [[GiveStuffing(colour, plush) for plush in plushies] for colour in colours]
        self.use_ability = [UseAbility(plush, ability) for plush in plushies for ability in earned[plush]]

    def _speak_of_items(self, items: range, plushies: range) -> None:
        self.equip = [Equip(item) for item in items]
        self.drop_item = [DropItem(item) for item in items]
        self.pick_item = [PickItem(item) for item in items]
        self.raise_shield = [RaiseShield(item) for item in items]
        self.mend_tear = [MendTear(item) for item in items]
        self.give_item = [[GiveItem(item, plush) for plush in plushies] for item in items]
        self.swap_item = [[SwapItem(item, plush) for plush in plushies] for item in items]
        self.buy = [[Buy(item, plush) for plush in plushies] for item in items]
        self.barter = [[Barter(item, plush) for plush in plushies] for item in items]

    def _speak_of_monsters(self, cards: range, places: range) -> None:
        self.strike = [[[Strike(card, at, die) for die in (RED, PURPLE)] for at in places] for card in cards]
        self.shoot = [[[Shoot(card, at, die) for die in (GREEN, PURPLE)] for at in places] for card in cards]
        self.shove = [[Shove(card, place) for place in places] for card in cards]

    def _speak_of_trials(self, book: Book, conditions: int, environments: int) -> None:
        colours = range(ATTRIBUTE_COLOURS)
        self.take_way = [TakeWay(choice) for choice in range(len(book.ways))]
        self.try_test = [
            [TryTest(number, colour) for colour in (colours if isinstance(deed, SoloTest) else ())]
            for number, deed in enumerate(book.deeds)
        ]
        self.shake_off = [[ShakeOff(condition, colour) for colour in colours] for condition in range(conditions)]
        self.clear_air = [[ClearAir(environment, die) for die in colours] for environment in range(environments)]

    def with_dice(self, at_hand: int, walking: int, storable: int, keepers: int, friends: int) -> list[WithAnyDie]:
        """What a die of any colour pays for, colour by colour; the same lists are asked for again and again.

        All are sets: of the colours at hand, those to walk with and those to store, and of the plushies that may be
        given a die or a stuffing.
        """
        few = ATTRIBUTE_COLOURS
        key = at_hand | walking << few | storable << 2 * few | (keepers | friends << len(self.aim_at)) << 3 * few
        known = self.known_lists.get(key)
        if known is None:
            known = self.known_lists[key] = []
            for colour in [colour for colour in range(few) if at_hand >> colour & 1]:
                if walking >> colour & 1:
                    known.append(self.walk[colour])
                if storable >> colour & 1:
                    known.append(self.store[colour])
                for plush in range(len(self.aim_at)):
                    if keepers >> plush & 1:
                        known.append(self.give_die[colour][plush])
                    if friends >> plush & 1:
                        known.append(self.give_stuffing[colour][plush])
        return known

    def everything(self) -> tuple[Option, ...]:
        """Every option once, those that do not depend on content first."""
        found: list[Option] = [*options.ALONE]
        kinds: tuple[Sequence[Option], ...] = (
            self.walk, self.store, self.search, self.contribute, self.add_die, self.defend, self.pay_die,
            self.roll_white, self.reroll, self.reroll_one, self.spend_luck, self.choose_plush, self.aim_at,
            self.help_plush, *self.give_die, *self.give_stuffing, self.use_ability, self.stand_on, self.put_monster,
            self.walk_to, self.lead_to, self.push_to, self.equip, self.drop_item, self.pick_item, self.raise_shield,
            self.mend_tear, *self.give_item, *self.swap_item, *self.buy, *self.barter, self.take_way, *self.try_test,
            *self.shake_off, *self.clear_air, *self.shove,
        )  # fmt: skip
        for words in kinds:
            found.extend(words)
        for card in range(len(self.strike)):
            for place in range(len(self.strike[card])):
                found.extend(self.strike[card][place])
                found.extend(self.shoot[card][place])
        return tuple(found)
