"""How hard is it? Good bots play each set-up that a game names; stages are counted and told in both languages."""

from __future__ import annotations

import pytest

from tests.terminal.window import veillee_here
from veillee.engine.registry import find_game
from veillee.engine.table import Told
from veillee.games.peluches.events import PageOpened, PlushFell, TurnBegan
from veillee.games.storyfold.events import SceneLost, SceneOpened, SceneWon
from veillee.lab.difficulty import Rating, hear, rate, said_of_difficulty
from veillee.words import LANGUAGES, Catalogue

GAME = find_game("peluches", None)


def test_every_story_is_tried_with_two_three_and_four_plushies():
    setups = [dict(trial.settings) for trial in GAME.trials()]
    assert len(setups) == 3 * len(GAME.box.book.stories)
    assert {(setup["story"], setup["plushies"]) for setup in setups} == {
        (story.name, plushies) for story in GAME.box.book.stories for plushies in (2, 3, 4)
    }


def test_a_game_of_people_against_each_other_has_no_difficulty():
    heard = []
    assert rate(find_game("chaperon", None), 5, heard.append) == []
    assert heard == []


def test_what_happens_on_a_stage_is_counted_there():
    rating = Rating(GAME.trials()[0])
    events = [
        TurnBegan(0),
        PageOpened(2),
        TurnBegan(0),
        TurnBegan(1),
        PlushFell(1),
        PageOpened(5),
        TurnBegan(0),
    ]
    hear(rating, GAME.stages(), [Told(event, None) for event in events], won=False)
    hear(rating, GAME.stages(), [Told(event, None) for event in events[:3]], won=True)
    first, second = rating.stages["page-2"], rating.stages["page-5"]
    assert (first.visits, first.mean("turn_began"), first.mean("plush_fell"), first.lost) == (2, 1.5, 0.5, 0)
    assert (second.visits, second.mean("turn_began"), second.mean("plush_fell"), second.lost) == (1, 1, 0, 1)


@pytest.fixture(scope="module")
def ratings():
    return rate(GAME, 1, lambda done: None)


def test_each_set_up_is_played_and_every_game_counts(ratings):
    assert [rating.games for rating in ratings] == [1] * len(GAME.trials())
    for rating in ratings:
        assert sum(rating.endings.values()) == 1
        assert rating.wins == rating.endings["won-asleep"] + rating.endings["won-awake"]
        assert sum(stage.lost for stage in rating.stages.values()) == rating.endings["lost"]


def test_the_same_games_are_played_again(ratings):
    again = rate(GAME, 1, lambda done: None)
    assert [rating.stages.keys() for rating in again] == [rating.stages.keys() for rating in ratings]
    assert [rating.endings for rating in again] == [rating.endings for rating in ratings]


@pytest.mark.parametrize("language", LANGUAGES)
def test_difficulty_is_told_in_both_languages(ratings, language):
    lines = said_of_difficulty(GAME, ratings, Catalogue(language))
    assert len(lines) == len(ratings) + sum(len(rating.stages) for rating in ratings)
    names = GAME.content_names[language]
    assert names["story-0"] in lines[0]
    assert any(names["page-0"] in line for line in lines)


def test_a_stage_that_can_be_won_says_how_often():
    game = find_game("storyfold", None)
    rating = Rating(game.trials()[0])
    events = [SceneOpened(0, 0, 0), SceneWon(0), SceneOpened(0, 0, 0), SceneLost(0), SceneOpened(0, 0, 0), SceneWon(0)]
    rating.games = rating.wins = 1
    hear(rating, game.stages(), [Told(event, None) for event in events], won=True)
    line = said_of_difficulty(game, [rating], Catalogue("en"))[1]
    assert ": won 66.7% [20.8, 93.9], Luma phases 0.0, Shadow cards 0.0;" in line


def test_the_command_tells_it(tmp_path):
    ran = veillee_here(tmp_path, "check", "peluches", "--games", "0", "--difficulty", "1", "--lang", "en")
    assert ran.returncode == 0, ran.stderr
    assert "2 plushies: won" in ran.stdout
    silent = veillee_here(tmp_path, "check", "peluches", "--games", "0", "--difficulty", "0", "--lang", "en")
    assert "plushies: won" not in silent.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_set_up_whose_games_do_not_end_is_given_up_and_not_called_proved(monkeypatch, language):
    monkeypatch.setattr("veillee.players.playing.LONGEST_GAME", 5)
    done = []
    ratings = rate(GAME, 3, done.append)
    assert done[-1] == 3 * len(ratings)
    assert all(rating.is_endless and not rating.games for rating in ratings)
    lines = said_of_difficulty(GAME, ratings, Catalogue(language))
    assert len(lines) == len(ratings)
    assert all(("not proved" if language == "en" else "n’est pas prouvé") in line for line in lines)


def test_what_no_bot_wins_is_not_called_proved():
    rating = Rating(GAME.trials()[0], games=10)
    rating.endings["lost"] = 10
    won, unproved = said_of_difficulty(GAME, [rating], Catalogue("en"))
    assert "won 0.0% [0.0, 27.8]" in won
    assert "won none of 10 games" in unproved
    rating.wins = rating.endings["won-asleep"] = 1
    assert len(said_of_difficulty(GAME, [rating], Catalogue("en"))) == 1
