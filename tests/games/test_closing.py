"""What ends a turn stands last among what can be chosen, so that nobody ends one by taking the first that comes."""

from __future__ import annotations

import random

import pytest

from veillee.engine.match import Match, Sitter
from veillee.engine.registry import find_game, game_names
from veillee.engine.words import to_list

CLOSING = {
    "bones": "end_turn",
    "chaperon": "stop",
    "insomnia": "go_to_bed",
    "peluches": "end_actions",
    "storyfold": "end_phase",
}
ENOUGH = 12


@pytest.mark.parametrize("game", game_names())
def test_what_ends_a_turn_is_offered_last_and_never_alone(game: str) -> None:
    dice, found = random.Random(7), 0
    match = Match(find_game(game), [Sitter("Anna"), Sitter("Bruno")], {}, 7)
    while found < ENOUGH:
        if match.table.result is not None:
            match = Match(find_game(game), [Sitter("Anna"), Sitter("Bruno")], {}, dice.randrange(10**6))
        question = dice.choice(match.table.questions)
        names = [str(to_list(option)[0]) for option in question.answers or question.options]
        if CLOSING[game] in names:
            found += 1
            assert names.index(CLOSING[game]) == len(names) - 1 > 0
        match.choose(question.seat, dice.choice(question.options))
