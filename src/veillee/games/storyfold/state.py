"""Clears and copies the pieces of a table. Made from pieces.py by `make state`: not to be edited."""

from __future__ import annotations

from veillee.games.storyfold.content.book import NO_SCENE
from veillee.games.storyfold.content.box import NO_CREATURE
from veillee.games.storyfold.content.cards import NO_CARD
from veillee.games.storyfold.options import NOTHING
from veillee.games.storyfold.pieces import NO_SHADE, OPEN, PROTECTION, WoodPieces


class WoodState(WoodPieces):
    """The pieces of pieces.py with what the kernel asks of them."""

    __slots__ = ()

    def clear(self) -> None:
        """Give every piece the value it has before the set-up."""
        self.level = 0
        self.first_chapter = 0
        self.last_chapter = 0
        self.chapter = 0
        self.beginnings = 0
        self.glade = NO_SCENE
        self.outcome = OPEN
        self.phases = 0
        self.river = []
        self.stunned = ()
        self.crystals = []
        self.dice = []
        self.used = []
        self.spare = ()
        self.pool = ()
        self.rolled = []
        self.bonus = 0
        self.successes = 0
        self.acting = NO_CARD
        self.is_top = False
        self.aim_creature = NO_CREATURE
        self.aim_place = NOTHING
        self.aim_boon = NOTHING
        self.spirit = 0
        self.light = 0
        self.shadow = 0
        self.is_alone = False
        self.brom = PROTECTION
        self.brom_away = False
        self.fewer_dice = 0
        self.boons = []
        self.turned = ()
        self.drawn = ()
        self.in_play = ()
        self.boon_deck = []
        self.boon_discard = []
        self.boon_box = ()
        self.unseen_traumas = ()
        self.creature_deck = []
        self.creature_discard = []
        self.creature_box = ()
        self.waiting = []
        self.stirring = NO_CREATURE
        self.shadow_deck = []
        self.shadow_discard = ()
        self.shadow_box = ()
        self.shade = NO_SHADE
        self.shadow_due = 0
        self.stories = ()
        self.story_box = ()
        self.marked = ()
        self.healed = ()
        self.weakened = ()
        self.memories = ()
        self.stock_crystals = ()
        self.stock_boons = ()
        self.stock_box = ()
        self.stock_memories = ()
        self.known = []
        self.imagined = False
        self.banes_bite = False
        self.reroll_beside_brom = False
        self.newcomers_act = False
        self.always_watch = False

    def copy_pieces(self, twin: WoodPieces) -> None:
        """Give a twin all pieces, sharing nothing that changes."""
        twin.box = self.box
        twin.level = self.level
        twin.first_chapter = self.first_chapter
        twin.last_chapter = self.last_chapter
        twin.chapter = self.chapter
        twin.beginnings = self.beginnings
        twin.glade = self.glade
        twin.outcome = self.outcome
        twin.phases = self.phases
        twin.river = self.river[:]
        twin.stunned = self.stunned
        twin.crystals = self.crystals[:]
        twin.dice = self.dice[:]
        twin.used = self.used[:]
        twin.spare = self.spare
        twin.pool = self.pool
        twin.rolled = self.rolled[:]
        twin.bonus = self.bonus
        twin.successes = self.successes
        twin.acting = self.acting
        twin.is_top = self.is_top
        twin.aim_creature = self.aim_creature
        twin.aim_place = self.aim_place
        twin.aim_boon = self.aim_boon
        twin.spirit = self.spirit
        twin.light = self.light
        twin.shadow = self.shadow
        twin.is_alone = self.is_alone
        twin.brom = self.brom
        twin.brom_away = self.brom_away
        twin.fewer_dice = self.fewer_dice
        twin.boons = self.boons[:]
        twin.turned = self.turned
        twin.drawn = self.drawn
        twin.in_play = self.in_play
        twin.boon_deck = self.boon_deck[:]
        twin.boon_discard = self.boon_discard[:]
        twin.boon_box = self.boon_box
        twin.unseen_traumas = self.unseen_traumas
        twin.creature_deck = self.creature_deck[:]
        twin.creature_discard = self.creature_discard[:]
        twin.creature_box = self.creature_box
        twin.waiting = self.waiting[:]
        twin.stirring = self.stirring
        twin.shadow_deck = self.shadow_deck[:]
        twin.shadow_discard = self.shadow_discard
        twin.shadow_box = self.shadow_box
        twin.shade = self.shade
        twin.shadow_due = self.shadow_due
        twin.stories = self.stories
        twin.story_box = self.story_box
        twin.marked = self.marked
        twin.healed = self.healed
        twin.weakened = self.weakened
        twin.memories = self.memories
        twin.stock_crystals = self.stock_crystals
        twin.stock_boons = self.stock_boons
        twin.stock_box = self.stock_box
        twin.stock_memories = self.stock_memories
        twin.known = self.known[:]
        twin.imagined = self.imagined
        twin.banes_bite = self.banes_bite
        twin.reroll_beside_brom = self.reroll_beside_brom
        twin.newcomers_act = self.newcomers_act
        twin.always_watch = self.always_watch
