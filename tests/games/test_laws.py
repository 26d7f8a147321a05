"""The laws of the kernel on random games of every registered game, mode and number of players.

VEILLEE_LAW_DECISIONS says how many decisions of each are watched; the compiled build plays many more.
"""

from __future__ import annotations

import os

import pytest

from tests.games.combinations import combinations
from veillee.engine.laws import check_game, check_trial
from veillee.engine.registry import find_game, game_names

DECISIONS = int(os.environ.get("VEILLEE_LAW_DECISIONS", "300"))
FEWEST_GAMES = 3
# How many times longer a decision takes to check in a game with many pieces: fewer of its decisions are checked.
EFFORT = {"bones": 2, "peluches": 2, "storyfold": 2}


@pytest.mark.parametrize("combination", combinations(), ids=str)
def test_random_games_keep_all_laws(combination):
    game = find_game(combination.game)
    decisions = seed = 0
    effort = EFFORT.get(combination.game, 1)
    while decisions < DECISIONS // effort or seed < FEWEST_GAMES // effort:
        played = check_game(game, combination.seats, combination.varied_settings(seed), seed)
        assert played > 0
        decisions += played
        seed += 1


# Of very many set-ups, as the days of Too Many Bones, evenly chosen ones must do.
MOST_TRIALS = 18
TRIALS = [
    (name, number)
    for name in game_names()
    for count in [len(find_game(name).trials())]
    for number in range(0, count, -(-count // MOST_TRIALS) or 1)
]


@pytest.mark.parametrize(("name", "number"), TRIALS)
def test_every_trial_keeps_all_laws(name, number):
    game = find_game(name)
    assert check_trial(game, game.trials()[number], 1000 + number) > 0


def test_every_value_of_every_setting_is_played():
    for combination in combinations():
        played = [combination.varied_settings(seed) for seed in range(60)]
        for setting in find_game(combination.game).settings(combination.seats)[1:]:
            assert {settings[setting.key] for settings in played} == set(setting.values)


def test_every_registered_game_has_its_combinations():
    chaperon = [str(one) for one in combinations() if one.game == "chaperon"]
    together = [f"chaperon-together-{seats}" for seats in range(1, 6)]
    wolf = [f"chaperon-wolf-{seats}" for seats in range(2, 6)]
    assert chaperon == together + wolf


def test_every_nightmare_is_met_by_every_number_of_sheep():
    insomnia = [str(one) for one in combinations() if one.game == "insomnia"]
    nightmares = ("wolf", "bump", "spider", "random")
    assert insomnia == [f"insomnia-{nightmare}-{seats}" for nightmare in nightmares for seats in range(1, 5)]


def test_every_story_is_told_by_every_number_of_players_and_plushies():
    peluches = [one for one in combinations() if one.game == "peluches"]
    stories = ("night_light", "shop_window")
    assert [str(one) for one in peluches] == [f"peluches-{story}-{seats}" for story in stories for seats in range(1, 5)]
    for story in stories:
        told = [one.varied_settings(seed)["plushies"] for one in peluches if one.mode == story for seed in range(3)]
        assert set(told) == {2, 3, 4}
