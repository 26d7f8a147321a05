"""The laws of the kernel on random games of every registered game, mode and number of players.

VEILLEE_LAW_GAMES says how many games of each; the compiled build plays thousands.
"""

from __future__ import annotations

import os

import pytest

from tests.games.combinations import combinations
from veillee.engine.laws import check_game
from veillee.engine.registry import find_game

GAMES = int(os.environ.get("VEILLEE_LAW_GAMES", "60"))
BLOCK = 250
BLOCKS = [range(first, min(first + BLOCK, GAMES)) for first in range(0, GAMES, BLOCK)]


@pytest.mark.parametrize("seeds", BLOCKS, ids=lambda seeds: f"{seeds[0]}-{seeds[-1]}")
@pytest.mark.parametrize("combination", combinations(), ids=str)
def test_random_games_keep_all_laws(combination, seeds):
    game = find_game(combination.game)
    for seed in seeds:
        assert check_game(game, combination.seats, combination.varied_settings(seed), seed) > 0


def test_every_value_of_every_setting_is_played():
    for combination in combinations():
        played = [combination.varied_settings(seed) for seed in range(60)]
        for setting in find_game(combination.game).settings(combination.seats):
            if setting.key != "mode":
                assert {settings[setting.key] for settings in played} == set(setting.values)


def test_every_registered_game_has_its_combinations():
    chaperon = [str(one) for one in combinations() if one.game == "chaperon"]
    together = [f"chaperon-together-{seats}" for seats in range(1, 6)]
    wolf = [f"chaperon-wolf-{seats}" for seats in range(2, 6)]
    assert chaperon == together + wolf
