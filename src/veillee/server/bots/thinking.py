"""What worker processes do: choose for a bot, make hints, look back. Tables come as snapshots, answers go as data."""

from __future__ import annotations

from typing import Any

from veillee.engine.chance import seeded
from veillee.engine.registry import find_edition
from veillee.engine.snapshot import thaw
from veillee.engine.words import Atom, to_list
from veillee.players import advise, player_from, situation_for
from veillee.players.fortunes import Fortune, fortune_at
from veillee.players.spec import LEVELS

Frozen = dict[str, Any]
# A game by its name, and the version of the rules that the table is played with.
Edition = tuple[str, int]
# How many options a hint shows with their chances.
SHOWN = 3


def choose_for(edition: Edition, frozen: Frozen, seat: int, level: str, seed: str) -> list[Atom]:
    """The choice of a bot of this level, as a word."""
    box = find_edition(*edition)
    table = thaw(box, frozen)
    player = player_from(LEVELS[level], seed)
    return to_list(player.choose(situation_for(box, table, seat, seeded(f"bot {seed}"))))


def hint_for(edition: Edition, frozen: Frozen, seat: int, seed: str) -> dict[str, Any]:
    """A hint for a seat: the best options, those that are as good as the first, and why."""
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
        for one in advice.outlooks[:SHOWN]
    ]
    return {
        "outlooks": outlooks,
        "options": len(advice.outlooks),
        "peers": [to_list(one.option) for one in advice.peers],
        "rival": None if advice.rival is None else to_list(advice.rival),
        "purpose": [to_list(remark) for remark in advice.purpose],
        "why": [to_list(remark) for remark in advice.why],
        "against": [to_list(remark) for remark in advice.against],
        "level": advice.is_level,
        "vague": advice.is_vague,
        "concerns": [to_list(remark) for remark in advice.concerns],
        "games": advice.games,
    }


def fortune_for(edition: Edition, frozen: Frozen, moment: int, seed: str, games: int, seconds: float) -> Fortune:
    """The chances at a past moment of a game that is over."""
    box = find_edition(*edition)
    return fortune_at(box, thaw(box, frozen), moment, seeded(f"fortune {seed} {moment}"), games, seconds)
