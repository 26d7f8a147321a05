"""The registry: the only door to the games."""

from __future__ import annotations

import pytest

from veillee.engine.errors import NoSuchGame
from veillee.engine.registry import find_game, game_names


def test_the_games_are_listed_in_alphabetical_order():
    assert "chaperon" in game_names()
    assert game_names() == sorted(game_names())


def test_a_game_is_found_by_its_name_and_opened_once():
    game = find_game("chaperon")
    assert game.name == "chaperon"
    assert find_game("chaperon") is game


@pytest.mark.parametrize("name", ["", "Chaperon", "chaperon ", "monopoly", "../chaperon", "\ud800", "a\x00b"])
def test_an_unknown_game_is_refused_with_those_there_are(name):
    with pytest.raises(NoSuchGame, match=r"there is: .*chaperon") as refused:
        find_game(name)
    assert repr(name) in str(refused.value)
