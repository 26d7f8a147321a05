"""Reports: known intervals, tables that show what matters, plots that are written."""

import json
import re
from io import StringIO

import pytest
from rich.console import Console

from veillee.engine.errors import BadSetting
from veillee.lab import plot, run_simulation
from veillee.lab.plot import CannotPlot, draw
from veillee.lab.tally import Numbers, Rate, Tally
from veillee.players.interval import wilson


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
