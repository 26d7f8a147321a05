"""The tale: the table of this game, with its pieces."""

from __future__ import annotations

from typing import Final

from veillee.engine.table import Seat, Table
from veillee.games.peluches.content.book import Page
from veillee.games.peluches.content.box import SLOTS, Box
from veillee.games.peluches.content.colours import NO_DIE
from veillee.games.peluches.content.modifiers import (
    FREE_LINE,
    IGNORE,
    Modifier,
    ModifierVerb,
    Numbered,
    OfColour,
    OfCondition,
    OfEnvironment,
    total,
)
from veillee.games.peluches.content.plan import Plan
from veillee.kit.grid import NOWHERE

NOBODY: Final = -1
NO_ITEM: Final = -1
NO_CARD: Final = -1
NOTHING: Final = -1

ASLEEP: Final = 0
RESTLESS: Final = 1
AWAKE: Final = 2


class Tale(Table):
    """All pieces in play. Plushies, monsters, cards, pages and sections are numbers.

    Dice in the bag, in the discard and before the active plush are counted by colour. `pool` and `rolled` are the
    dice of the roll in hand. Monsters lie in the order of their column. § PEL-3.1 PEL-3.2 PEL-3.6 PEL-3.7 PEL-3.8
    """

    __slots__ = (
        "active",
        "aimed",
        "at",
        "awake",
        "bag",
        "black_out",
        "boss_pile",
        "box",
        "buttons",
        "characters",
        "cheered",
        "conditions",
        "corners",
        "courage",
        "cut",
        "dark",
        "dice_discard",
        "discovery",
        "drop_stored",
        "each_turn",
        "environments",
        "explored",
        "faint_abilities",
        "falls",
        "flags",
        "follow_bookmark",
        "goals",
        "group_items",
        "guarded",
        "hand",
        "hearts",
        "imagined",
        "item_deck",
        "item_discard",
        "items",
        "known",
        "last_stuffing",
        "leaving",
        "long_shot",
        "looked_at",
        "lost_deck",
        "lost_discard",
        "lost_tokens",
        "monster_at",
        "monster_cards",
        "monster_deck",
        "monster_discard",
        "moved",
        "narrator",
        "once_used",
        "open_tests",
        "owners",
        "page",
        "pocket",
        "pocket_now",
        "pool",
        "purple_keys",
        "rerolled",
        "roll_kind",
        "rolled",
        "rolling",
        "shelf",
        "shop_open",
        "sleep_deck",
        "sleep_shown",
        "slowed",
        "still",
        "stored",
        "stored_now",
        "story",
        "stuffing",
        "surges",
        "task",
        "task_colours",
        "task_values",
        "taunting",
        "threat",
        "tired",
        "to_read",
        "token_at",
        "token_kinds",
        "turns",
        "weakened",
    )  # fmt: skip

    box: Box
    story: int
    page: int
    turns: int
    owners: list[Seat]
    characters: list[int]
    active: int
    narrator: int
    stuffing: list[int]
    hearts: list[int]
    buttons: list[int]
    at: list[int]
    stored: list[int]
    stored_now: list[bool]
    pocket: list[int]
    pocket_now: list[bool]
    items: list[int]
    group_items: list[int]
    conditions: list[int]
    cheered: list[int]
    taunting: int
    moved: bool
    bag: list[int]
    dice_discard: list[int]
    hand: list[int]
    threat: int
    black_out: int
    task: int
    task_colours: list[int]
    task_values: list[int]
    pool: list[int]
    rolled: list[int]
    roll_kind: int
    rolling: int
    rerolled: int
    courage: int
    long_shot: int
    aimed: int
    monster_cards: list[int]
    monster_at: list[int]
    dark: list[int]
    guarded: list[int]
    slowed: list[int]
    weakened: list[int]
    monster_deck: list[int]
    monster_discard: list[int]
    boss_pile: list[int]
    item_deck: list[int]
    item_discard: list[int]
    looked_at: list[int]
    lost_deck: list[int]
    lost_discard: list[int]
    sleep_deck: list[int]
    sleep_shown: list[int]
    awake: bool
    discovery: list[int]
    shelf: list[int]
    shop_open: bool
    explored: list[str]
    lost_tokens: list[int]
    surges: int
    environments: list[int]
    token_kinds: list[int]
    token_at: list[int]
    open_tests: list[int]
    goals: list[int]
    flags: list[str]
    once_used: list[int]
    each_turn: int
    still: bool
    leaving: int
    cut: bool
    tired: bool
    to_read: list[int]
    known: list[int]
    imagined: bool
    falls: int
    purple_keys: bool
    follow_bookmark: bool
    corners: bool
    last_stuffing: bool
    drop_stored: bool
    faint_abilities: bool

    def copy(self) -> Tale:
        """The same table, sharing nothing that changes."""
        twin = Tale(self.seats, self.chance.copy())
        self.copy_kernel(twin)
        self.copy_plushies(twin)
        self.copy_dice(twin)
        self.copy_monsters(twin)
        self.copy_page(twin)
        twin.box = self.box
        twin.story = self.story
        twin.turns = self.turns
        twin.falls = self.falls
        twin.item_deck = self.item_deck[:]
        twin.item_discard = self.item_discard[:]
        twin.looked_at = self.looked_at[:]
        twin.lost_deck = self.lost_deck[:]
        twin.lost_discard = self.lost_discard[:]
        twin.sleep_deck = self.sleep_deck[:]
        twin.sleep_shown = self.sleep_shown[:]
        twin.awake = self.awake
        twin.discovery = self.discovery[:]
        twin.purple_keys = self.purple_keys
        twin.follow_bookmark = self.follow_bookmark
        twin.corners = self.corners
        twin.last_stuffing = self.last_stuffing
        twin.drop_stored = self.drop_stored
        twin.faint_abilities = self.faint_abilities
        return twin

    def copy_plushies(self, twin: Tale) -> None:
        """The plushies and what they carry."""
        twin.owners = self.owners[:]
        twin.characters = self.characters[:]
        twin.active = self.active
        twin.narrator = self.narrator
        twin.stuffing = self.stuffing[:]
        twin.hearts = self.hearts[:]
        twin.buttons = self.buttons[:]
        twin.at = self.at[:]
        twin.stored = self.stored[:]
        twin.stored_now = self.stored_now[:]
        twin.pocket = self.pocket[:]
        twin.pocket_now = self.pocket_now[:]
        twin.items = self.items[:]
        twin.group_items = self.group_items[:]
        twin.conditions = self.conditions[:]
        twin.cheered = self.cheered[:]
        twin.taunting = self.taunting
        twin.moved = self.moved

    def copy_dice(self, twin: Tale) -> None:
        """The dice, wherever they are."""
        twin.bag = self.bag[:]
        twin.dice_discard = self.dice_discard[:]
        twin.hand = self.hand[:]
        twin.threat = self.threat
        twin.black_out = self.black_out
        twin.task = self.task
        twin.task_colours = self.task_colours[:]
        twin.task_values = self.task_values[:]
        twin.pool = self.pool[:]
        twin.rolled = self.rolled[:]
        twin.roll_kind = self.roll_kind
        twin.rolling = self.rolling
        twin.rerolled = self.rerolled
        twin.courage = self.courage
        twin.long_shot = self.long_shot
        twin.aimed = self.aimed

    def copy_monsters(self, twin: Tale) -> None:
        """The monsters on the map and in their decks."""
        twin.monster_cards = self.monster_cards[:]
        twin.monster_at = self.monster_at[:]
        twin.dark = self.dark[:]
        twin.guarded = self.guarded[:]
        twin.slowed = self.slowed[:]
        twin.weakened = self.weakened[:]
        twin.monster_deck = self.monster_deck[:]
        twin.monster_discard = self.monster_discard[:]
        twin.boss_pile = self.boss_pile[:]

    def copy_page(self, twin: Tale) -> None:
        """What happened on the page, and what is still open there."""
        twin.page = self.page
        twin.shelf = self.shelf[:]
        twin.shop_open = self.shop_open
        twin.explored = self.explored[:]
        twin.lost_tokens = self.lost_tokens[:]
        twin.surges = self.surges
        twin.environments = self.environments[:]
        twin.token_kinds = self.token_kinds[:]
        twin.token_at = self.token_at[:]
        twin.open_tests = self.open_tests[:]
        twin.goals = self.goals[:]
        twin.flags = self.flags[:]
        twin.once_used = self.once_used[:]
        twin.each_turn = self.each_turn
        twin.still = self.still
        twin.leaving = self.leaving
        twin.cut = self.cut
        twin.tired = self.tired
        twin.to_read = self.to_read[:]
        twin.known = self.known[:]
        twin.imagined = self.imagined

    def opened(self) -> None:
        """At any decision a heart may buy an ability (PEL-A.38)."""
        for hearts in self.hearts:
            if hearts:
                # Abilities use nearly all chapters, and all chapters use the table.
                from veillee.games.peluches.rules.powers import break_in

                break_in(self)
                return

    @property
    def spread(self) -> Page:
        """The page that lies open."""
        return self.box.book.pages[self.page]

    @property
    def plan(self) -> Plan:
        """The map that lies open."""
        return self.box.book.pages[self.page].plan

    def plushies(self) -> int:
        """How many plushies are in play; those unconscious too (PEL-A.32). § PEL-6.4 PEL-31.12"""
        return len(self.owners)

    def is_up(self, plush: int) -> bool:
        """Conscious? § PEL-44.6"""
        return self.stuffing[plush] > 0

    def seat_of(self, plush: int) -> Seat:
        """Who plays a plush."""
        return self.owners[plush]

    def place_of(self, character: int) -> int:
        """The place at the table of a plush that a word names."""
        return self.characters.index(character)

    def left_of(self, plush: int) -> int:
        """The next plush clockwise. § PEL-5.22 PEL-6.5 PEL-13.3"""
        return (plush + 1) % len(self.owners)

    def has_condition(self, plush: int, condition: int) -> bool:
        """Does its card lie on the plush?"""
        return bool(self.conditions[plush] >> condition & 1)

    def equipped(self, plush: int) -> list[int]:
        """All items that count for a plush: its own and those of the group; none while unconscious.

        § PEL-28.2 PEL-28.3 PEL-37.10
        """
        if self.stuffing[plush] == 0:
            return []
        own = self.items[plush * SLOTS : plush * SLOTS + SLOTS]
        return [item for item in own if item != NO_ITEM] + self.group_items

    def modifiers(self, plush: int) -> list[Modifier]:
        """All that items, conditions and environments change for a plush."""
        found: list[Modifier] = []
        box = self.box
        for item in self.equipped(plush):
            found += box.item_effects[item]
        conditions = self.conditions[plush]
        if conditions:
            for condition in range(len(box.condition_ids)):
                if conditions >> condition & 1:
                    found += box.condition_effects[condition]
        for environment in self.environments:
            if not self.ignores(plush, environment):
                found += box.environment_effects[environment]
        return found

    def ignores(self, plush: int, environment: int) -> bool:
        """Has a plush something that makes an environment harmless?"""
        name = self.box.environment_ids[environment]
        for item in self.equipped(plush):
            for modifier in self.box.item_effects[item]:
                if isinstance(modifier, OfEnvironment) and modifier.environment == name:
                    return True
        return False

    def kinds(self, plush: int) -> int:
        """A bit for each kind of effect that something of a plush has."""
        box = self.box
        kinds = 0
        if self.stuffing[plush]:
            # The four slots are written out, since this is asked all the time.
            item_kinds, items, slot = box.item_kinds, self.items, plush * SLOTS
            kinds = (
                item_kinds[items[slot]]
                | item_kinds[items[slot + 1]]
                | item_kinds[items[slot + 2]]
                | item_kinds[items[slot + 3]]
            )
            for item in self.group_items:
                kinds |= item_kinds[item]
        conditions = self.conditions[plush]
        condition = 0
        while conditions:
            if conditions & 1:
                kinds |= box.condition_kinds[condition]
            conditions >>= 1
            condition += 1
        for environment in self.environments:
            if not kinds >> IGNORE & 1 or not self.ignores(plush, environment):
                kinds |= box.environment_kinds[environment]
        return kinds

    def has(self, plush: int, kind: ModifierVerb) -> bool:
        """Does anything that a plush has do this? Most things are known of conditions alone, and most plushies have
        none.
        """
        if not self.conditions[plush] and not self.box.worn_kinds >> kind & 1:
            return False
        return bool(self.kinds(plush) >> kind & 1)

    def numbers_of(self, plush: int, kind: ModifierVerb) -> list[int]:
        """The number of each modifier of a kind that a plush has."""
        if not self.has(plush, kind):
            return []
        found = self.modifiers(plush)
        return [modifier.n for modifier in found if modifier.verb == kind and isinstance(modifier, Numbered)]

    def total_of(self, plush: int, kind: ModifierVerb) -> int:
        """The sum of a modifier over all that a plush has."""
        return total(self.modifiers(plush), kind) if self.has(plush, kind) else 0

    def conditions_of(self, plush: int, kind: ModifierVerb) -> list[str]:
        """The conditions that the modifiers of a kind name."""
        if not self.has(plush, kind):
            return []
        found = self.modifiers(plush)
        return [modifier.condition for modifier in found if modifier.verb == kind and isinstance(modifier, OfCondition)]

    def free_lines(self, plush: int) -> int:
        """A bit for each colour of lines that are open to a plush whatever its dice."""
        lines = 0
        if self.has(plush, FREE_LINE):
            for modifier in self.modifiers(plush):
                if isinstance(modifier, OfColour):
                    lines |= 1 << modifier.colour
        return lines

    def plush_on(self, square: int) -> int:
        """The plush on a square, unconscious or not; nobody."""
        for plush, at in enumerate(self.at):
            if at == square:
                return plush
        return NOBODY

    def monster_on(self, square: int) -> int:
        """The place in the column of the monster on a square; nobody."""
        for monster, at in enumerate(self.monster_at):
            if at == square:
                return monster
        return NOBODY

    def is_empty(self, square: int) -> bool:
        """No figure stands there."""
        return square not in self.at and square not in self.monster_at

    def occupied(self) -> list[bool]:
        """For each square of the map whether a figure stands on it."""
        found = [False] * len(self.plan.signs)
        for at in self.at:
            if at >= 0:
                found[at] = True
        for at in self.monster_at:
            if at >= 0:
                found[at] = True
        return found

    def is_free(self, square: int) -> bool:
        """A square of the grid with no figure on it. § PEL-7.8"""
        return self.plan.bounded[square] and square not in self.at and square not in self.monster_at

    def stored_dice(self, plush: int) -> list[int]:
        """The colours stored on a card."""
        return [die for die in (self.stored[plush], self.pocket[plush]) if die != NO_DIE]

    def on_map(self, plush: int) -> bool:
        """Is its figure on the map?"""
        return self.at[plush] != NOWHERE
