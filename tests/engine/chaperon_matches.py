"""Matches of the real game, played by chance, for tests of matches and their files."""

from __future__ import annotations

from veillee.engine.chance import seeded
from veillee.engine.match import Match, Sitter
from veillee.engine.registry import find_game

GAME = find_game("chaperon")
NAMES = ("Zoé", "Ægir", "小红", 'Bob "the hat"', "E\nF")


def match_of(mode: str = "together", seats: int = 3, choices: int = 1000, seed: int = 1, **settings: object) -> Match:
    """A match after a number of random choices, or at its end."""
    match = Match(GAME, [Sitter(name) for name in NAMES[:seats]], {"mode": mode, **settings}, seed)
    play(match, choices)
    return match


def play(match: Match, choices: int) -> None:
    """Choose at random a number of times, or to the end; the same for the same log."""
    for _ in range(choices):
        if match.table.result is not None:
            return
        question = match.table.questions[0]
        chance = seeded(f"{match.seed} {len(match.choices)}")
        match.choose(question.seat, question.options[chance.below(len(question.options))])
