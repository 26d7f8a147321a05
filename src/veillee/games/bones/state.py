"""Clears and copies the pieces of a table. Made from pieces.py by `make state`: not to be edited."""

from __future__ import annotations

from veillee.games.bones.content.terms import NOBODY
from veillee.games.bones.pieces import OPEN, BattlePieces


class BattleState(BattlePieces):
    """The pieces of pieces.py with what the kernel asks of them."""

    __slots__ = ()

    def clear(self) -> None:
        """Give every piece the value it has before the set-up."""
        self.day = 0
        self.mode = 0
        self.land = 0
        self.fight = 0
        self.leader_decides = False
        self.party = ()
        self.seat_of = ()
        self.stats = []
        self.limited = ()
        self.upgraded = ()
        self.points = []
        self.failed = 0
        self.attack_lost = ()
        self.defence_lost = ()
        self.plan = ()
        self.chip = []
        self.at = []
        self.hp = []
        self.top = []
        self.bonus = []
        self.ones = []
        self.twos = []
        self.locked_ones = []
        self.locked_twos = []
        self.signs = []
        self.poison = ()
        self.weaken = ()
        self.calls = ()
        self.initiative = ()
        self.lost = []
        self.skin = ()
        self.touched = []
        self.where = []
        self.holder = ()
        self.face = []
        self.value = []
        self.left = []
        self.aims = ()
        self.held = []
        self.acting = NOBODY
        self.began_with = 0
        self.dex = 0
        self.target = NOBODY
        self.quarry = NOBODY
        self.targets = []
        self.victims = []
        self.hand = []
        self.hits = []
        self.blocks = []
        self.tired = ()
        self.plan_used = False
        self.is_rolled = False
        self.has_attacked = False
        self.bones = 0
        self.broken = 0
        self.struck_chip = NOBODY
        self.extra = 0
        self.inspired = 0
        self.swapped = NOBODY
        self.moments = []
        self.round = 0
        self.meter = []
        self.order = []
        self.deferred = ()
        self.queue = []
        self.piles = ()
        self.graveyard = ()
        self.waiting = ()
        self.fallen = 0
        self.loot = 0
        self.strength = 0
        self.outcome = OPEN

    def copy_pieces(self, twin: BattlePieces) -> None:
        """Give a twin all pieces, sharing nothing that changes."""
        twin.box = self.box
        twin.day = self.day
        twin.mode = self.mode
        twin.land = self.land
        twin.fight = self.fight
        twin.leader_decides = self.leader_decides
        twin.party = self.party
        twin.seat_of = self.seat_of
        twin.stats = self.stats[:]
        twin.limited = self.limited
        twin.upgraded = self.upgraded
        twin.points = self.points[:]
        twin.failed = self.failed
        twin.attack_lost = self.attack_lost
        twin.defence_lost = self.defence_lost
        twin.plan = self.plan
        twin.chip = self.chip[:]
        twin.at = self.at[:]
        twin.hp = self.hp[:]
        twin.top = self.top[:]
        twin.bonus = self.bonus[:]
        twin.ones = self.ones[:]
        twin.twos = self.twos[:]
        twin.locked_ones = self.locked_ones[:]
        twin.locked_twos = self.locked_twos[:]
        twin.signs = self.signs[:]
        twin.poison = self.poison
        twin.weaken = self.weaken
        twin.calls = self.calls
        twin.initiative = self.initiative
        twin.lost = self.lost[:]
        twin.skin = self.skin
        twin.touched = self.touched[:]
        twin.where = self.where[:]
        twin.holder = self.holder
        twin.face = self.face[:]
        twin.value = self.value[:]
        twin.left = self.left[:]
        twin.aims = self.aims
        twin.held = self.held[:]
        twin.acting = self.acting
        twin.began_with = self.began_with
        twin.dex = self.dex
        twin.target = self.target
        twin.quarry = self.quarry
        twin.targets = self.targets[:]
        twin.victims = self.victims[:]
        twin.hand = self.hand[:]
        twin.hits = self.hits[:]
        twin.blocks = self.blocks[:]
        twin.tired = self.tired
        twin.plan_used = self.plan_used
        twin.is_rolled = self.is_rolled
        twin.has_attacked = self.has_attacked
        twin.bones = self.bones
        twin.broken = self.broken
        twin.struck_chip = self.struck_chip
        twin.extra = self.extra
        twin.inspired = self.inspired
        twin.swapped = self.swapped
        twin.moments = self.moments[:]
        twin.round = self.round
        twin.meter = self.meter[:]
        twin.order = self.order[:]
        twin.deferred = self.deferred
        twin.queue = self.queue[:]
        twin.piles = self.piles
        twin.graveyard = self.graveyard
        twin.waiting = self.waiting
        twin.fallen = self.fallen
        twin.loot = self.loot
        twin.strength = self.strength
        twin.outcome = self.outcome
