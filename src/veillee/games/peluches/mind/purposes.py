"""Purposes: what an option is good for in itself, from what everybody at the table knows. A hint says it first."""

from __future__ import annotations

from typing import Final

from veillee.engine.words import Option, Remark
from veillee.games.peluches.content.deeds import GATHER, REACH
from veillee.games.peluches.mind.aims import points_left
from veillee.games.peluches.mind.odds import would_count
from veillee.games.peluches.options import (
    AddDie,
    ClearAir,
    Contribute,
    Defend,
    EndActions,
    Equip,
    GiveDie,
    GiveStuffing,
    KeepRoll,
    MendTear,
    Reroll,
    RerollOne,
    RollWhite,
    Search,
    ShakeOff,
    Shoot,
    SpendLuck,
    StayPut,
    Store,
    Strike,
    Suffer,
    TryTest,
    Walk,
    WalkTo,
)
from veillee.games.peluches.table import Tale
from veillee.games.peluches.telling.remarks import Serves

# What options serve that always serve the same.
AIMS: Final[dict[type[Option], str]] = {
    AddDie: "more",
    ClearAir: "clear",
    Contribute: "task",
    Defend: "defend",
    EndActions: "end",
    Equip: "equip",
    GiveDie: "give",
    KeepRoll: "keep",
    MendTear: "cure",
    Reroll: "again",
    RerollOne: "again",
    RollWhite: "plump",
    Search: "find",
    ShakeOff: "cure",
    Shoot: "fight",
    SpendLuck: "again",
    StayPut: "stay",
    WalkTo: "walk",
    Store: "store",
    Strike: "fight",
    Suffer: "suffer",
    TryTest: "test",
}


def purpose_of(t: Tale, option: Option) -> list[Remark]:
    """What an option is good for, if that can be said in a sentence."""
    if isinstance(option, Walk):
        return [Serves(aim_of_walk(t))]
    if isinstance(option, KeepRoll) and not would_count(t).enough:
        return []
    if isinstance(option, Suffer) and not any([t.stored_dice(plush) for plush in range(t.plushies())]):
        return []
    if isinstance(option, GiveStuffing):
        return [Serves("share" if t.stuffing[t.place_of(option.plush)] else "raise")]
    aim = AIMS.get(type(option))
    return [Serves(aim)] if aim else []


def aim_of_walk(t: Tale) -> str:
    """Where walking leads: where the page asks to go, to what is still to be explored, or just elsewhere."""
    if any([t.box.book.goals[number].kind in (GATHER, REACH) for number in t.goals]):
        return "goal"
    return "explore" if points_left(t, False) else "walk"
