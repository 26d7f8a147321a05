"""Reports: known intervals, tables that show what matters, plots that are written."""

import json
import re
from io import StringIO

import pytest
from rich.console import Console

from tests.words.test_catalogues import endings
from veillee.engine.errors import BadSetting
from veillee.engine.registry import find_game, game_names
from veillee.lab import plot, run_simulation
from veillee.lab.plot import CannotPlot, draw
from veillee.lab.tally import Numbers, Rate, Tally
from veillee.players.interval import wilson
from veillee.words import LANGUAGES, Speaker
from veillee.words.speaker import text_id

every_game = pytest.mark.parametrize("game", game_names())


@pytest.fixture(scope="module")
def report():
    return run_simulation("chaperon", games=72, seats_spec="random", seed=3)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (81, 263, 0.2553, 0.3662), (0, 0, 0, 1)],
)
def test_wilson_intervals_are_those_of_the_textbook(wins, games, low, high):
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_numbers_know_their_mean_and_deviation():
    numbers, others = Numbers(), Numbers()
    for number in (2, 4, 4, 4):
        numbers.add(number)
    for number in (5, 5, 7, 9):
        others.add(number)
    numbers.merge(others)
    assert numbers.mean == 5
    assert numbers.deviation == pytest.approx(2.138, abs=1e-3)
    assert Numbers().mean == Numbers().deviation == 0


def test_a_rate_of_no_game_is_not_a_number():
    assert Rate(0, 0).data()["rate"] is None
    assert Tally().win_rate.share == 0


def _printed(report, language="en", width=160):
    console = Console(width=width, file=StringIO())
    console.print(report.tables(language))
    return console.file.getvalue()


def test_the_table_shows_wins_events_and_endings(report):
    text = _printed(report)
    assert "Bots" not in text
    for word in ("72 games", "seed 3", "win rate", "shortcuts", "lost, caught", "Together", "Super Tough"):
        assert word in text


def test_where_different_bots_meet_the_table_tells_how_often_each_won(greedy_by_instinct):
    kinds = {"fixed": {"nightmare": "wolf"}, "players": [2], "games": 6, "seats_spec": ["greedy", "random"]}
    text = _printed(run_simulation("insomnia", swap=True, **kinds))
    assert "greedy, random (seats swapped)" in text
    assert "Wins of the first seat" in text
    assert re.search(r"greedy │ +6 │ +100\.0% \[61\.0, 100\.0\]", text)
    assert re.search(r"random │ +6 │ +0\.0% \[0\.0, 39\.0\]", text)


def test_json_says_everything_and_nothing_about_how_it_was_computed(report):
    data = json.loads(report.to_json())
    assert data["game"] == "chaperon"
    assert data["bots"] == "random"
    assert "jobs" not in data
    cell = data["cells"][0]
    assert cell["wins"]["low"] <= cell["wins"]["rate"] <= cell["wins"]["high"]
    assert set(cell["events"]["shortcut_taken"]) == {"per_game", "happened", "wins_with", "wins_without"}


def test_other_events_can_be_watched_and_unknown_ones_are_refused():
    watched = run_simulation("chaperon", games=4, seats_spec="random", players=[2], watched=["cake_eaten"])
    assert watched.watched == ("cake_eaten",)
    with pytest.raises(BadSetting, match="no event 'pie_eaten'"):
        run_simulation("chaperon", games=4, watched=["pie_eaten"])


@pytest.mark.parametrize(("name", "start"), [("wins.svg", b"<?xml"), ("wins.png", b"\x89PNG")])
def test_a_plot_is_written(report, tmp_path, name, start):
    draw([report], tmp_path / name)
    assert (tmp_path / name).read_bytes().startswith(start)


def test_the_same_report_draws_the_same_picture(report, tmp_path):
    draw([report], tmp_path / "a.svg")
    draw([report], tmp_path / "b.svg")
    assert (tmp_path / "a.svg").read_bytes() == (tmp_path / "b.svg").read_bytes()


def test_a_plot_that_cannot_be_says_why(report, tmp_path, monkeypatch):
    with pytest.raises(CannotPlot, match=r"one of \.svg"):
        draw([report], tmp_path / "wins.gif")
    with pytest.raises(CannotPlot, match="no such folder"):
        draw([report], tmp_path / "nowhere" / "wins.svg")
    monkeypatch.setattr(plot, "find_spec", lambda name: None)
    with pytest.raises(CannotPlot, match="pip install"):
        draw([report], tmp_path / "wins.svg")


def test_set_ups_without_a_game_are_blank_and_no_share_of_nothing_is_told():
    text = _printed(run_simulation("chaperon", games=2, seats_spec="random", seed=3))
    rows = [line for line in text.splitlines() if "Somebody plays the Wolf" in line]
    assert len(rows) == 8
    assert not any("%" in row or "±" in row for row in rows)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [40, 80, 200])
def test_no_name_is_cut_off_however_narrow_the_terminal(report, language, width):
    text = _printed(report, language, width)
    assert "…" not in text
    speaker = Speaker(find_game("chaperon"), language, [])
    words = [speaker.setting("mode"), speaker.setting_value("mode", "wolf"), speaker.say("event-picking-failed.short")]
    letters = "".join(char for char in text if char.isalpha())
    if width == 200:
        assert all("".join(filter(str.isalpha, word)) in letters for word in words)


def test_figures_are_written_as_the_language_writes_them(report):
    french, english = _printed(report, "fr"), _printed(report, "en")
    assert re.search(r"\d,\d\u00a0% \[\d+,\d\u00a0; \d+,\d\]", french)
    assert re.search(r"\d\.\d% \[\d+\.\d, \d+\.\d\]", english)
    assert "Victoires" in french
    assert "shortcuts" not in french


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_landmarks_and_endings_have_a_short_name(game, language):
    speaker = Speaker(find_game(game), language, [])
    for event in find_game(game).landmarks():
        assert speaker.has(f"{text_id('event', event)}.short"), event
    for ending in endings(find_game(game)) - {"unread"}:
        assert speaker.has(f"{text_id('ending', ending)}.short"), ending


def test_games_without_an_end_are_given_up_and_told(monkeypatch):
    monkeypatch.setattr("veillee.players.playing.LONGEST_GAME", 10)
    heard = []
    given_up = run_simulation(
        "chaperon", games=3, seats_spec="random", players=[2], progress=lambda done, total: heard.append((done, total))
    )
    assert (given_up.games, given_up.endless) == (0, 3)
    assert heard[-1] == (3, 3)
    assert json.loads(given_up.to_json())["endless"] == 3
    assert "3 games were not over after 10,000 decisions" in _printed(given_up)
    assert "no game of 3" in _printed(given_up)
