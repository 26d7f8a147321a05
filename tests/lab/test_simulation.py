"""Simulations: the same numbers for the same seed, whoever plays and in how many processes."""

import json

import pytest

from veillee.engine.errors import BadSetting, NoSuchGame
from veillee.engine.registry import find_game, game_names
from veillee.lab import run_simulation, simulation
from veillee.lab.grid import cells_of
from veillee.lab.seating import seating_of
from veillee.players import BadPlayer

GAME = find_game("chaperon")


def test_the_numbers_do_not_depend_on_the_jobs():
    alone = run_simulation("chaperon", games=90, seats_spec="random", seed=5, jobs=1)
    together = run_simulation("chaperon", games=90, seats_spec="random", seed=5, jobs=2)
    assert alone.to_json() == together.to_json()


def test_the_seed_makes_the_numbers():
    assert _random(5).to_json() == _random(5).to_json()
    assert _random(5).to_json() != _random(6).to_json()


def _random(seed):
    return run_simulation("chaperon", games=54, seats_spec="random", seed=seed)


def test_thinking_bots_are_reproducible_too():
    kinds = {"fixed": {"mode": "wolf", "start": "easy"}, "players": [2], "games": 2}
    first = run_simulation("chaperon", seats_spec=["wolf=mcts:3", "greedy"], **kinds)
    again = run_simulation("chaperon", seats_spec=["wolf=mcts:3", "greedy"], **kinds)
    assert first.to_json() == again.to_json()


def test_the_grid_covers_mode_start_and_players_evenly():
    report = _random(1)
    cells = [(cell.axes["mode"], cell.axes["start"], cell.seats) for cell in report.cells]
    assert len(cells) == len(set(cells)) == 18
    assert {tally.games for tally in report.tallies} == {3}
    assert not any(cell.settings["points"] for cell in report.cells)


def test_the_grid_can_be_narrowed():
    cells = cells_of(GAME, {"mode": "wolf"}, [1, 3])
    assert [(cell.axes["start"], cell.seats) for cell in cells] == [("easy", 3), ("hard", 3)]
    assert cells[0].named == {"wolf": 2}
    assert cells[0].lead == 0


@pytest.mark.parametrize("name", game_names())
def test_every_game_has_a_grid_whose_cells_have_the_same_axes(name):
    cells = cells_of(find_game(name), {}, None)
    assert len({tuple(cell.axes) for cell in cells}) == 1
    assert len({(cell.seats, *cell.axes.values()) for cell in cells}) == len(cells)


def test_what_one_may_choose_alone_makes_cells_for_one_alone():
    """How the winks of a lone night are counted is chosen by nobody else."""
    game = find_game("insomnia")
    assert "solo_winks" not in cells_of(game, {}, None)[0].axes
    assert {cell.axes["solo_winks"] for cell in cells_of(game, {}, [1])} == {"last_race", "all"}
    assert {cell.seats for cell in cells_of(game, {"solo_winks": "all"}, None)} == {1}


def test_a_setting_that_no_game_has_is_named():
    with pytest.raises(BadSetting, match="'colour'"):
        cells_of(GAME, {"colour": "red"}, None)


def test_a_grid_without_any_game_is_refused():
    with pytest.raises(BadSetting, match="no game for 1 players"):
        cells_of(GAME, {"mode": "wolf"}, [1])
    with pytest.raises(BadSetting, match="start cannot be 'medium'"):
        cells_of(GAME, {"start": "medium"}, None)
    with pytest.raises(NoSuchGame):
        run_simulation("nowhere")


def test_events_are_counted_by_name_from_the_very_first():
    report = run_simulation("chaperon", games=20, seats_spec="random", fixed={"mode": "together"}, players=[2])
    for tally in report.tallies:
        assert tally.heard["picking_opened"] >= 10 * tally.games
        assert tally.games_with["picking_opened"] == tally.games
        assert tally.rate_with("shortcut_taken").games + tally.rate_without("shortcut_taken").games == tally.games
        assert sum(tally.endings.values()) == tally.games


def test_points_are_averaged_where_they_count():
    report = run_simulation("chaperon", games=18, seats_spec="random", fixed={"points": True})
    cells = json.loads(report.to_json())["cells"]
    assert all("score" in cell for cell in cells)
    assert not any("score" in cell for cell in json.loads(_random(1).to_json())["cells"])


def test_progress_is_smooth_and_ends_with_all_games():
    heard = []
    run_simulation("chaperon", games=300, seats_spec="random", progress=lambda done, total: heard.append((done, total)))
    assert heard[-1] == (300, 300)
    assert len(heard) >= 50
    assert heard == sorted(heard)


def test_an_interruption_keeps_what_was_done(monkeypatch):
    real, played = simulation.play_chunk, []

    def interrupted(plan, indexes):
        if len(played) == 4:
            raise KeyboardInterrupt
        played.append(indexes)
        return real(plan, indexes)

    monkeypatch.setattr(simulation, "play_chunk", interrupted)
    report = run_simulation("chaperon", games=90, seats_spec="random")
    assert report.games == 4
    assert report.asked == 90
    assert json.loads(report.to_json())["games"] == 4


@pytest.mark.parametrize(
    ("specs", "seats"),
    [
        ("random", ["random", "random", "random"]),
        (["greedy", "random", "mcts:5"], ["greedy", "random", "mcts:5"]),
        (["wolf=mcts:9", "random"], ["random", "random", "mcts:9"]),
        (["wolf=mcts:9", "others=random"], ["random", "random", "mcts:9"]),
        (["wolf=mcts:9", "random", "greedy"], ["random", "greedy", "mcts:9"]),
        (["wolf=mcts:9"], ["greedy", "greedy", "mcts:9"]),
    ],
)
def test_bots_are_seated_by_role_or_in_order(specs, seats):
    cells = cells_of(GAME, {"mode": "wolf"}, [3])
    assert seating_of(specs, cells).specs(cells[0]) == seats


def test_swapped_bots_move_up_a_seat_after_each_game_and_roles_stay():
    cells = cells_of(GAME, {"mode": "wolf"}, [3])
    seating = seating_of(["wolf=mcts:9", "random", "greedy"], cells, swapped=True)
    assert [seating.specs(cells[0], game)[:2] for game in range(3)] == [
        ["random", "greedy"], ["greedy", "random"], ["random", "greedy"],
    ]  # fmt: skip
    assert {seating.specs(cells[0], game)[2] for game in range(3)} == {"mcts:9"}
    assert str(seating) == "wolf=mcts:9, random, greedy (seats swapped)"


def test_wins_follow_the_bot_from_seat_to_seat(greedy_by_instinct):
    """The good bot wins nearly always, so that each seat wins every other game."""
    kinds = {"fixed": {"nightmare": "wolf"}, "players": [2], "games": 8, "seats_spec": ["greedy", "random"]}
    [swapped] = run_simulation("insomnia", swap=True, **kinds).tallies
    assert swapped.rate_of("greedy").games == swapped.rate_of("random").games == 8
    assert swapped.rate_of("greedy").wins >= 7
    assert swapped.seat_wins[1] >= 3
    [still] = run_simulation("insomnia", **kinds).tallies
    assert still.seat_wins[0] == still.rate_of("greedy").wins


def test_swapped_bots_win_the_same_games_in_several_processes():
    kinds = {"fixed": {"nightmare": "wolf"}, "players": [2], "games": 8, "seats_spec": ["mcts:1", "random"]}
    [alone], [both] = (run_simulation("insomnia", swap=True, jobs=jobs, **kinds).tallies for jobs in (1, 2))
    assert both.bot_wins == alone.bot_wins
    assert sum(both.bot_wins.values()) >= 8


def test_a_role_matters_only_where_it_exists():
    cells = cells_of(GAME, {"start": "easy"}, [3])
    seating = seating_of(["wolf=greedy", "random"], cells)
    assert [seating.specs(cell) for cell in cells] == [["random"] * 3, ["random", "random", "greedy"]]


@pytest.mark.parametrize(
    ("specs", "message"),
    [
        ("genius", "no player is called 'genius'"),
        (["bear=greedy"], "no seat is called 'bear'"),
        (["wolf=genius"], "no player is called 'genius'"),
        (["random", "greedy"], "2 bots for 3 seats"),
    ],
)
def test_a_seating_that_cannot_be_is_refused_at_once(specs, message):
    with pytest.raises(BadPlayer, match=message):
        run_simulation("chaperon", games=1, seats_spec=specs, fixed={"mode": "wolf"}, players=[3])
