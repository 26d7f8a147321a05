"""Premises: what goals, tests, prices and encounters of a story need, and whether the box and the maps give it."""

from __future__ import annotations

from typing import Final

from veillee.games.peluches.content.book import Story
from veillee.games.peluches.content.box import BOSS, DICE_OF_A_COLOUR, ITEM, MONSTER, NO_WEAPON, Box, CardKind
from veillee.games.peluches.content.colours import EVERY_LINE, FACES, PURPLE, Colour
from veillee.games.peluches.content.deeds import (
    GATHER,
    REACH,
    Befalling,
    Change,
    Effect,
    Encounter,
    Find,
    Goal,
    Pay,
    Task,
    Trial,
    When,
)
from veillee.games.peluches.content.plan import PLUSH_START, Plan
from veillee.kit.grid import FAR, distances

# The dice of one roll: those drawn, and those kept on a card and in a pocket.
DRAWN: Final = 5
KEPT: Final = 2
FULL_STUFFING: Final = 5

BUTTONS: Final = "buttons"
HEARTS: Final = "hearts"
ITEMS: Final = "items"
LOST_TOKENS: Final = "lost_tokens"
PLACE: Final = "place"


class Premises:
    """What one story has to offer: its deeds, by page and all together, and where its maps can be walked."""

    def __init__(self, box: Box, story: Story, sections: set[int]) -> None:
        self.box = box
        self.story = story
        self.number = box.book.stories.index(story)
        self.by_page: dict[int, list[Effect]] = {page: [] for page in story.pages}
        for section in sorted(sections):
            self.by_page[box.book.sections[section].part] += box.book.deeds_of(section)
        self.deeds = [deed for deeds in self.by_page.values() for deed in deeds]
        self.put = {page: self._put(page) for page in story.pages}
        self.monsters = {name for name in story.discovery if self._is_card(name, MONSTER)}
        self.known_cards: dict[str, list[int]] = {}
        self.walks: dict[int, list[bool]] = {page: walked(box.book.pages[page].plan, False) for page in story.pages}
        self.has_lost = bool(self.named(LOST_TOKENS))
        self.has_items = self.has_lost or any([self.arms(page) or self._gives_item(page) for page in story.pages])
        self.has_monsters = any([isinstance(deed, Encounter) for deed in self.deeds])

    def verb(self, deed: Effect) -> str:
        """The verb of a deed as content writes it."""
        return self.box.book.verbs.name_of(deed)

    def named(self, verb: str) -> list[Effect]:
        """All deeds of the story with this verb."""
        return [deed for deed in self.deeds if self.verb(deed) == verb]

    def arms(self, page: int) -> bool:
        """Can items, and weapons among them, be found or bought on a page?"""
        spread = self.box.book.pages[page]
        return bool(spread.search or spread.vendors)

    def gives_weapon(self, deed: Effect) -> bool:
        """Can a deed bring a weapon? Nobody strikes without one."""
        if isinstance(deed, Find):
            return self._is_card(deed.card, ITEM) and self._is_weapon(deed.card)
        return self.verb(deed) in (ITEMS, LOST_TOKENS)

    def _gives_item(self, page: int) -> bool:
        deeds = self.by_page[page]
        found = [deed.card for deed in deeds if isinstance(deed, Find)]
        return any([self._is_card(card, ITEM) for card in found]) or any([self.verb(deed) == ITEMS for deed in deeds])

    def _is_card(self, name: str, kind: CardKind) -> bool:
        """Is it a card of this kind, set aside for the story?"""
        if name not in self.story.discovery:
            return False
        return self.box.discovery_kinds[self.box.discovery_ids.index(name)] == kind

    def _is_weapon(self, name: str) -> bool:
        return self.box.weapons[self.box.discovery_cards[self.box.discovery_ids.index(name)]] != NO_WEAPON

    def is_monster(self, name: str) -> bool:
        """Is a discovery card of the story a monster?"""
        return name in self.monsters

    def own_discovery(self, card: int) -> str:
        """The discovery card set aside for this story that a monster card is; empty for all others."""
        for name in self.story.discovery:
            if self.is_monster(name) and self.box.discovery_cards[self.box.discovery_ids.index(name)] == card:
                return name
        return ""

    def cards_of(self, name: str) -> list[int]:
        """The monster cards of this name or family that can come in this story, whether fetched yet or not."""
        if name not in self.known_cards:
            self.known_cards[name] = self._find_cards(name)
        return self.known_cards[name]

    def _find_cards(self, name: str) -> list[int]:
        box = self.box
        cards = list(range(box.plain_monsters))
        for number, kind in enumerate(box.discovery_kinds):
            is_left = box.discovery_story[number] <= self.number and box.discovery_joins[number]
            if kind == MONSTER and (is_left or box.discovery_ids[number] in self.story.discovery):
                cards.append(box.discovery_cards[number])
        return [card for card in cards if name in (box.monster_ids[card], box.families[card])]

    def copies_of(self, cards: list[int]) -> int:
        """How many of these monsters there are."""
        return sum([self.box.monster_copies[card] for card in cards])

    def has_boss(self, cards: list[int]) -> bool:
        """Is one of them a boss?"""
        return any([self.box.monster_kinds[card] == BOSS for card in cards])

    def squares_of(self, goal: Goal, page: int) -> int:
        """The squares on which plushies can stand to reach a goal; off the grid only where they are put."""
        plan = self.box.book.pages[page].plan
        put = self.put[page]
        found = [square for sign in goal.mark for square in plan.squares(sign)]
        return len([square for square in found if self.walks[page][square] or plan.signs[square] in put])

    def _put(self, page: int) -> str:
        """The marks on or beside which the page itself puts plushies, beside their start."""
        placing = [deed for deed in self.by_page[page] if self.verb(deed) == PLACE]
        return "".join([PLUSH_START, *[deed.mark for deed in placing if isinstance(deed, Befalling)]])

    def can_stand(self, goal: Goal, page: int, is_still: bool) -> bool:
        """Can plushies come to the mark of a goal? Where nobody walks they must be put there."""
        if not is_still:
            return True
        plan = self.box.book.pages[page].plan
        near = plan.round(self.put[page])
        return any([near[square] for sign in goal.mark for square in plan.squares(sign)])

    def fits(self, goal: Goal, page: int, plushies: int) -> bool:
        """Is there room for what a goal asks?"""
        if goal.kind == GATHER:
            return self.squares_of(goal, page) >= plushies
        return goal.kind != REACH or self.squares_of(goal, page) > 0

    def what_differs(self, plushies: int) -> tuple[bool, ...]:
        """Everything in the story that depends on the number of plushies: room for goals, branches, monsters."""
        found: list[bool] = []
        for page, deeds in self.by_page.items():
            for deed in deeds:
                if isinstance(deed, Goal):
                    found.append(self.fits(deed, page, plushies))
                elif isinstance(deed, When):
                    found.append(plushies >= deed.plushies)
                elif isinstance(deed, Encounter) and deed.monster:
                    cards = self.copies_of(self.cards_of(deed.monster))
                    found += [deed.count(plushies) > 0, deed.count(plushies) > cards]
        return tuple(found)

    def is_near(self, mark: str, page: int, is_still: bool) -> bool:
        """Can a plush stand on a square of the mark or beside it? Where nobody walks, only from the start."""
        if not mark:
            return True
        near = self.box.book.pages[page].plan.round(mark)
        if not is_still:
            return any([near[square] and walk for square, walk in enumerate(self.walks[page])])
        start = self.box.book.pages[page].plan.round(self.put[page])
        return any([near[square] and start[square] for square in range(len(near))])

    def can_be_paid(self, price: Pay) -> bool:
        """Is there any way to come by what a price asks for?"""
        if price.currency == "button":
            return self._is_given(BUTTONS) or self.has_lost or self.has_monsters
        if price.currency == "heart":
            return self._is_given(HEARTS) or self.has_lost
        if price.currency == "stuffing":
            return price.n <= FULL_STUFFING
        return price.currency != "item" or self.has_items

    def _is_given(self, verb: str) -> bool:
        return any([isinstance(deed, Change) and deed.n > 0 for deed in self.named(verb)])


def walked(plan: Plan, strict: bool) -> list[bool]:
    """For each square whether a walk leads there from the start; purple dice open every coloured line."""
    steps = distances(plan.ways(EVERY_LINE, strict), plan.squares(PLUSH_START)[0], plan.ground)
    return [bounded and steps[square] != FAR for square, bounded in enumerate(plan.bounded)]


def most_of(trial: Trial) -> int:
    """The most that the dice of a test or task can show."""
    if isinstance(trial, Task):
        return FACES * dice_of(trial.colour)
    return FACES * min(dice_of(trial.colour), DRAWN + KEPT)


def dice_of(colour: Colour) -> int:
    """The dice of a colour and the purple ones, which go with any."""
    return DICE_OF_A_COLOUR if colour == PURPLE else 2 * DICE_OF_A_COLOUR
