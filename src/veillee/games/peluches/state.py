"""Clears and copies the pieces of a table. Made from pieces.py by `make state`: not to be edited."""

from __future__ import annotations

from veillee.games.peluches.content.book import NO_PAGE
from veillee.games.peluches.content.modifiers import NO_ROLL
from veillee.games.peluches.pieces import NO_CARD, NOBODY, NOTHING, TalePieces
from veillee.kit.book import NO_SECTION


class TaleState(TalePieces):
    """The pieces of pieces.py with what the kernel asks of them."""

    __slots__ = ()

    def clear(self) -> None:
        """Give every piece the value it has before the set-up."""
        self.story = 0
        self.page = NO_PAGE
        self.turns = 0
        self.owners = []
        self.characters = []
        self.active = NOBODY
        self.narrator = 0
        self.stuffing = []
        self.hearts = []
        self.buttons = []
        self.at = []
        self.stored = []
        self.stored_now = []
        self.pocket = []
        self.pocket_now = []
        self.items = []
        self.group_items = []
        self.conditions = []
        self.cheered = []
        self.taunting = NOBODY
        self.moved = False
        self.bag = []
        self.dice_discard = []
        self.hand = []
        self.threat = 0
        self.black_out = 0
        self.task = NOTHING
        self.task_colours = []
        self.task_values = []
        self.pool = []
        self.rolled = []
        self.roll_kind = NO_ROLL
        self.rolling = NOBODY
        self.rerolled = 0
        self.courage = 0
        self.long_shot = 0
        self.aimed = NOBODY
        self.monster_cards = []
        self.monster_at = []
        self.figures = []
        self.met = 0
        self.dark = []
        self.guarded = []
        self.slowed = []
        self.weakened = []
        self.monster_deck = []
        self.monster_discard = []
        self.boss_pile = []
        self.item_deck = []
        self.item_discard = []
        self.looked_at = []
        self.lost_deck = []
        self.lost_discard = []
        self.foreseen = NO_CARD
        self.reader = NOBODY
        self.sleep_deck = []
        self.sleep_shown = []
        self.awake = False
        self.discovery = []
        self.shelf = []
        self.shop_open = False
        self.explored = []
        self.lost_tokens = []
        self.surges = 0
        self.environments = []
        self.token_kinds = []
        self.token_at = []
        self.open_tests = []
        self.goals = []
        self.flags = []
        self.told = []
        self.comrades = []
        self.once_used = []
        self.each_turn = NO_SECTION
        self.still = False
        self.tired = False
        self.to_read = []
        self.known = []
        self.taken = []
        self.imagined = False
        self.falls = 0
        self.purple_keys = False
        self.follow_bookmark = False
        self.corners = False
        self.last_stuffing = False
        self.drop_stored = False
        self.faint_abilities = False

    def copy_pieces(self, twin: TalePieces) -> None:
        """Give a twin all pieces, sharing nothing that changes."""
        twin.box = self.box
        twin.story = self.story
        twin.page = self.page
        twin.turns = self.turns
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
        twin.monster_cards = self.monster_cards[:]
        twin.monster_at = self.monster_at[:]
        twin.figures = self.figures[:]
        twin.met = self.met
        twin.dark = self.dark[:]
        twin.guarded = self.guarded[:]
        twin.slowed = self.slowed[:]
        twin.weakened = self.weakened[:]
        twin.monster_deck = self.monster_deck[:]
        twin.monster_discard = self.monster_discard[:]
        twin.boss_pile = self.boss_pile[:]
        twin.item_deck = self.item_deck[:]
        twin.item_discard = self.item_discard[:]
        twin.looked_at = self.looked_at[:]
        twin.lost_deck = self.lost_deck[:]
        twin.lost_discard = self.lost_discard[:]
        twin.foreseen = self.foreseen
        twin.reader = self.reader
        twin.sleep_deck = self.sleep_deck[:]
        twin.sleep_shown = self.sleep_shown[:]
        twin.awake = self.awake
        twin.discovery = self.discovery[:]
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
        twin.told = self.told[:]
        twin.comrades = self.comrades[:]
        twin.once_used = self.once_used[:]
        twin.each_turn = self.each_turn
        twin.still = self.still
        twin.tired = self.tired
        twin.to_read = self.to_read[:]
        twin.known = self.known[:]
        twin.taken = self.taken[:]
        twin.imagined = self.imagined
        twin.falls = self.falls
        twin.purple_keys = self.purple_keys
        twin.follow_bookmark = self.follow_bookmark
        twin.corners = self.corners
        twin.last_stuffing = self.last_stuffing
        twin.drop_stored = self.drop_stored
        twin.faint_abilities = self.faint_abilities
