"""Asking: which plush a question is for, where its player has several."""

from __future__ import annotations

from typing import Final

from veillee.engine.table import Seat, Step
from veillee.games.peluches.pieces import NOBODY
from veillee.games.peluches.rules.dice import change_roll, gather
from veillee.games.peluches.rules.encounters import place_monster
from veillee.games.peluches.rules.harm import ask_friends
from veillee.games.peluches.rules.monsters import choose_target
from veillee.games.peluches.rules.stalking import choose_path, choose_quarry
from veillee.games.peluches.rules.story import choose_way
from veillee.games.peluches.rules.windows import await_hearts
from veillee.games.peluches.table import Tale

# Most questions are for the plush that their step names first: not these, which are about the roll, or others.
OF_ROLLS: Final[tuple[Step, ...]] = (gather, change_roll)
OF_OTHERS: Final[tuple[Step, ...]] = (
    place_monster, choose_way, choose_quarry, choose_path, choose_target, await_hearts, ask_friends,
)  # fmt: skip


def asked_plush(t: Tale, seat: Seat) -> int:
    """Its character; nobody if the question is for the player: with one plush, none yet, or as narrator."""
    if t.asking is None or t.owners.count(seat) == 1:
        return NOBODY
    step, arguments = t.asking
    if step in OF_OTHERS:
        return NOBODY
    place = t.rolling if step in OF_ROLLS else arguments[0] if arguments else NOBODY
    return t.characters[place] if isinstance(place, int) and t.owners[place] == seat else NOBODY
