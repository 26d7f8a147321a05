"""What worker processes do: choose for a bot, and make hints. Tables come as snapshots, answers go as plain data."""

from __future__ import annotations

from typing import Any

from veillee.engine.chance import seeded
from veillee.engine.registry import find_edition
from veillee.engine.snapshot import thaw
from veillee.engine.words import Atom, to_list
from veillee.players import advise, player_from, situation_for
from veillee.server.tables.levels import PLAYERS

Frozen = dict[str, Any]
# A game by its name, and the version of the rules that the table is played with.
Edition = tuple[str, int]


def choose_for(edition: Edition, frozen: Frozen, seat: int, level: str, seed: str) -> list[Atom]:
    """The choice of a bot of this level, as a word."""
    box = find_edition(*edition)
    table = thaw(box, frozen)
    player = player_from(PLAYERS[level], seed)
    return to_list(player.choose(situation_for(box, table, seat, seeded(f"bot {seed}"))))


def hint_for(edition: Edition, frozen: Frozen, seat: int, seed: str) -> dict[str, Any]:
    """A hint for a seat."""
    box = find_edition(*edition)
    advice = advise(box, thaw(box, frozen), seat, seeded(f"hint {seed}"))
    outlooks = [
        {
            "word": to_list(one.option),
            "chance": round(100 * one.chance),
            "low": round(100 * one.low),
            "high": round(100 * one.high),
            "remarks": [to_list(remark) for remark in one.remarks],
        }
        for one in advice.outlooks
    ]
    return {"outlooks": outlooks, "why": [to_list(remark) for remark in advice.why], "clear": advice.clear}
