"""Idle content: what no section, deed, deck or set-up of any story can ever bring into play."""

from __future__ import annotations

from typing import Final

from veillee.games.peluches.content.book import Book
from veillee.games.peluches.content.box import BOSS, ITEM, LEADER, LOST, MONSTER, MOST_PLUSHIES, Box, ability_named
from veillee.games.peluches.content.deeds import (
    BEAT_BOSS,
    CLEAR,
    EARLIER,
    HAS_FLAG,
    MANY_PLUSHIES,
    Affliction,
    DropGoals,
    Effect,
    Encounter,
    Find,
    FindItems,
    Flag,
    Goal,
    Leave,
    LostTokens,
    SetEnvironment,
    When,
    Win,
)
from veillee.games.peluches.content.modifiers import WET, OfCondition
from veillee.games.peluches.content.plan import LOST as LOST_SIGN
from veillee.games.peluches.content.plan import VENDOR
from veillee.games.peluches.content.specials import Affliction as AfflictingBlow
from veillee.games.peluches.content.specials import Howl, Summon
from veillee.kit.book import NO_SECTION

FEWEST_PLUSHIES: Final = 2
COURAGEOUS: Final = "courageous"
ROAR: Final = ability_named("roar")

Idle = dict[str, list[str]]


def idle_content(box: Box) -> Idle:
    """The ids of what cannot come into play in any story, told in order, by kind; kinds without any are left out."""
    stories: list[Telling] = []
    promises: set[str] = set()
    for number in range(len(box.book.stories)):
        telling = Telling(box, number, promises)
        stories.append(telling)
        promises |= telling.promises()
    plushies = [plush for plush in range(len(box.plush_ids)) if box.from_story[plush] <= len(stories)]
    met = {monster for telling in stories for monster in telling.monsters}
    air = {name for telling in stories for name in telling.environments}
    lost = {card for telling in stories for card in telling.lost}
    found: dict[str, tuple[list[str], set[str]]] = {
        "plushies": (box.plush_ids, {box.plush_ids[plush] for plush in plushies}),
        "items": (box.item_ids[: box.plain_items], ids_of(box.item_ids, [one.items for one in stories])),
        "monsters": (box.monster_ids[: box.plain_monsters], {box.monster_ids[monster] for monster in met}),
        "conditions": (box.condition_ids, conditions_met(box, stories, plushies, met, air)),
        "environments": (box.environment_ids, air),
        "lost": (box.lost_ids[: box.plain_lost], {box.lost_ids[card] for card in lost}),
        "discovery": (box.discovery_ids, {card for one in stories for card in one.discovered()}),
        "sections": (
            sections_in_question(box, lost),
            {box.book.sections[section].name for one in stories for section in one.sections},
        ),
    }
    idle = {kind: [name for name in names if name not in used] for kind, (names, used) in found.items()}
    return {kind: names for kind, names in idle.items() if names}


def sections_in_question(box: Box, lost: set[int]) -> list[str]:
    """All sections but those of lost toys that cannot be met, which go without saying."""
    idle = tuple([f"lost:{name}" for card, name in enumerate(box.lost_ids) if card not in lost])
    own = [section.name for section in box.book.sections]
    return [name for name in own if not any([name == toy or name.startswith(f"{toy}:") for toy in idle])]


def ids_of(ids: list[str], found: list[set[int]]) -> set[str]:
    """The ids of cards found in any story."""
    return {ids[card] for cards in found for card in cards}


class Telling:
    """All that can come into play while one story of the book is told after those before it.

    `promises` are the flags of earlier stories. What is found may open more, so it is looked through until nothing new
    turns up.
    """

    def __init__(self, box: Box, story: int, promises: set[str]) -> None:
        self.box = box
        self.book: Book = box.book
        self.story = story
        self.flags = set(promises)
        self.pages: set[int] = set()
        self.sections: set[int] = set()
        self.deeds: list[Effect] = []
        self.items: set[int] = set()
        self.lost: set[int] = set()
        self.monsters: set[int] = set()
        self.environments: set[str] = set()
        self.found: set[str] = set()
        self._open(self.book.stories[story].first)
        size = -1
        while size != self._size():
            size = self._size()
            for deed in self.deeds[:]:
                self._follow(deed)
            self._draw_cards()

    def _size(self) -> int:
        cards = (self.items, self.lost, self.monsters, self.found, self.flags, self.environments)
        return len(self.deeds) + len(self.pages) + sum([len(kind) for kind in cards])

    def promises(self) -> set[str]:
        """The flags of this story, as later ones call them."""
        name = self.book.stories[self.story].name
        return {flag if EARLIER in flag else f"{name}{EARLIER}{flag}" for flag in self.flags}

    def discovered(self) -> list[str]:
        """The cards of the discovery deck that can come into play: found, or drawn from the deck they joined."""
        box = self.box
        seen = {ITEM: self.items, LOST: self.lost, MONSTER: self.monsters}
        known: list[str] = []
        for number, name in enumerate(box.discovery_ids):
            kind = box.discovery_kinds[number]
            if box.discovery_cards[number] in seen[kind] if kind in seen else name in self.found:
                known.append(name)
        return known

    def _open(self, number: int) -> None:
        """A page: its sections and environments; a surge only if one can come."""
        if number in self.pages:
            return
        self.pages.add(number)
        page = self.book.pages[number]
        self.environments |= set(page.environments)
        for section in [page.enter, page.restless, *page.points.values()]:
            self._read(section)
        if not bars_surges(self.box, number):
            for section in page.surges:
                self._read(section)

    def _read(self, section: int) -> None:
        if section == NO_SECTION or section in self.sections:
            return
        self.sections |= {section, *self.book.sections[section].again}
        self.deeds += self.book.deeds_of(section)
        for choice in self.book.sections[section].choices:
            self._read(self.book.ways[choice])

    def _follow(self, deed: Effect) -> None:
        """What one deed opens."""
        if isinstance(deed, Leave):
            self._open(self.book.page_number(deed.page))
        elif isinstance(deed, Flag):
            self.flags.add(deed.flag)
        elif isinstance(deed, Encounter):
            self._meet(deed.monster)
        elif isinstance(deed, SetEnvironment):
            self.environments.add(deed.environment)
        elif isinstance(deed, Find) and deed.card in self.book.stories[self.story].discovery:
            self._find(deed.card)
        if not isinstance(deed, When) or self._may_hold(deed):
            for section in deed.leads_to():
                self._read(section)

    def _may_hold(self, deed: When) -> bool:
        """Whether what a branch looks at can ever be so."""
        if deed.look == HAS_FLAG:
            return deed.flag in self.flags
        return deed.look != MANY_PLUSHIES or deed.plushies <= MOST_PLUSHIES

    def _find(self, card: str) -> None:
        box = self.box
        self.found.add(card)
        number = box.discovery_ids.index(card)
        if box.discovery_kinds[number] == ITEM:
            self.items.add(box.discovery_cards[number])

    def _meet(self, name: str) -> None:
        """Monsters by name or family; without a name any of the deck, which has no boss. What they summon comes too."""
        box = self.box
        for monster in self._deck_of_monsters():
            is_named = name in (box.monster_ids[monster], box.families[monster])
            if (is_named if name else box.monster_kinds[monster] != BOSS) and monster not in self.monsters:
                self.monsters.add(monster)
                for special in box.specials[monster]:
                    if isinstance(special, Summon):
                        self._meet(special.monster)

    def _deck_of_monsters(self) -> list[int]:
        return [*range(self.box.plain_monsters), *self._joined(MONSTER), *self._found_of(MONSTER)]

    def _joined(self, kind: str) -> list[int]:
        """The cards of a kind that earlier stories left in its deck."""
        box = self.box
        own = self.book.stories[self.story].discovery
        return [
            box.discovery_cards[number]
            for number, name in enumerate(box.discovery_ids)
            if box.discovery_kinds[number] == kind
            and name not in own
            and box.discovery_story[number] <= self.story
            and box.discovery_joins[number]
        ]

    def _found_of(self, kind: str) -> list[int]:
        box = self.box
        numbers = [box.discovery_ids.index(name) for name in self.found]
        return [box.discovery_cards[number] for number in numbers if box.discovery_kinds[number] == kind]

    def _draw_cards(self) -> None:
        """Items are drawn by searching, from vendors and where the story says so; lost toys where their tokens lie."""
        pages = [self.book.pages[number] for number in self.pages]
        has_items = any([isinstance(deed, FindItems) for deed in self.deeds])
        if has_items or any([page.search or page.plan.squares(VENDOR) for page in pages]):
            self.items |= {*range(self.box.plain_items), *self._joined(ITEM)}
        has_tokens = any([isinstance(deed, LostTokens) for deed in self.deeds])
        if has_tokens and any([page.plan.squares(LOST_SIGN) for page in pages]):
            self.lost |= {*range(self.box.plain_lost), *self._joined(LOST), *self._found_of(LOST)}
        for card in self.lost:
            self._read(self.box.lost_sections[card])
            self._read(self.box.declines[card])

    def afflicts(self) -> set[str]:
        """The conditions that the story gives."""
        return {deed.condition for deed in self.deeds if isinstance(deed, Affliction)}


def conditions_met(
    box: Box, stories: list[Telling], plushies: list[int], monsters: set[int], environments: set[str]
) -> set[str]:
    """The conditions that stories, monsters, environments, victories over leaders or an ability can give."""
    met = {condition for telling in stories for condition in telling.afflicts()}
    for monster in monsters:
        met |= {one.condition for one in box.specials[monster] if isinstance(one, (AfflictingBlow, Howl))}
        if box.monster_kinds[monster] in (LEADER, BOSS):
            met.add(COURAGEOUS)
    for name in environments:
        effects = box.environment_effects[box.environment_ids.index(name)]
        met |= {one.condition for one in effects if one.verb == WET and isinstance(one, OfCondition)}
    for plush in plushies:
        if ROAR in [box.ability_kinds[ability] for ability in box.earned[plush]]:
            met.add(COURAGEOUS)
    return met


def bars_surges(box: Box, page: int) -> bool:
    """Whether no surge can come: monsters are there from the beginning, and when the last of them, or the boss, is
    beaten, the page is over at once.
    """
    book = box.book
    sure = certain(book, book.pages[page].enter)
    met = [deed for deed in sure if isinstance(deed, Encounter) and deed.count(FEWEST_PLUSHIES) > 0]
    bosses = [deed for deed in met if is_boss(box, deed.monster)]
    own = [number for number, section in enumerate(book.sections) if section.part == page]
    if any([isinstance(deed, DropGoals) for number in own for deed in book.deeds_of(number)]):
        return False
    last_ones = {CLEAR: met, BEAT_BOSS: bosses}
    goals = [deed for deed in sure if isinstance(deed, Goal) and last_ones.get(deed.kind)]
    return any([ends_page(book, goal.success) for goal in goals])


def is_boss(box: Box, name: str) -> bool:
    """Whether a name is that of a boss."""
    return name in box.monster_ids and box.monster_kinds[box.monster_ids.index(name)] == BOSS


def certain(book: Book, section: int) -> list[Effect]:
    """The deeds of a section and of those that it goes on to, whatever happens."""
    sure: list[Effect] = []
    for deed in book.deeds_of(section):
        sure.append(deed)
        if deed.goes_to() != NO_SECTION:
            sure += certain(book, deed.goes_to())
    return sure


def ends_page(book: Book, section: int) -> bool:
    """Whether a section wins or leaves its page at once, whatever is chosen."""
    if any([isinstance(deed, Win) or (isinstance(deed, Leave) and deed.at_once) for deed in certain(book, section)]):
        return True
    ways = [book.ways[choice] for choice in book.sections[section].choices]
    return bool(ways) and all([ends_page(book, way) for way in ways])
