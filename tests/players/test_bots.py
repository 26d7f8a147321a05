"""The bots: deterministic, legal, and each better than the one before."""

import pytest

from tests.games.chaperon.wood import walk
from tests.players.evenings import EVENINGS, GAME, happens, positions
from veillee.engine.chance import seeded
from veillee.games.chaperon.pieces import BY_WOLF, FACE_DOWN
from veillee.players import BadPlayer, play_out, player_from, situation_for
from veillee.players.mcts import Search

SPECS = ("random", "greedy", "mcts:12")


class Instinctive:
    """Instinct as a player: the cheapest opponent that plays sensibly."""

    def __init__(self, seed):
        self.chance = seeded(seed)

    def choose(self, situation):
        table = situation.redeal()
        return GAME.instinct(table, table.question_of(situation.seat), self.chance)


def seated(spec, seed):
    return Instinctive(seed) if spec == "instinct" else player_from(spec, seed)


def evenings(games, mode, little_red, wolf="random", start="easy", seats=3):
    """Whether the side of Little Red wins, game by game."""
    for seed in range(games):
        table = GAME.new_table(seats, {"mode": mode, "start": start}, seed=seed)
        players = {
            seat: seated(wolf if seat == table.wolf_seat else little_red, f"{seed} {seat}") for seat in range(seats)
        }
        play_out(GAME, table, players, seeded(f"bots {seed}"))
        yield any(seat != table.wolf_seat for seat in table.result.winners)


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize(("seats", "mode"), EVENINGS)
def test_a_bot_answers_with_one_of_the_options(spec, seats, mode):
    player = player_from(spec, 1)
    for table in positions(seats, mode, 1, every=7):
        seat = table.questions[0].seat
        situation = situation_for(GAME, table, seat, seeded(5))
        assert player.choose(situation) in situation.options


@pytest.mark.parametrize("spec", SPECS)
def test_the_same_seed_makes_the_same_choices(spec):
    def choices():
        player, chance = player_from(spec, 9), seeded(8)
        tables = list(positions(3, "wolf", 1, every=11))
        return [player.choose(situation_for(GAME, table, table.questions[0].seat, chance)) for table in tables]

    assert choices() == choices()


def test_another_seed_makes_other_choices():
    tables = list(positions(3, "wolf", 2, every=3))

    def choices(seed):
        player = player_from("random", seed)
        return [player.choose(situation_for(GAME, table, table.questions[0].seat, seeded(1))) for table in tables]

    assert choices(1) != choices(2)


def test_a_bot_with_seconds_takes_about_as_long(monkeypatch):
    clock = iter(range(1000))
    monkeypatch.setattr("veillee.players.mcts.perf_counter", lambda: next(clock))
    table = GAME.new_table(2, {"mode": "together"}, seed=1)
    situation = situation_for(GAME, table, table.questions[0].seat, seeded(1))
    assert player_from("mcts:5s", 1).choose(situation) in situation.options
    assert next(clock) == 6


def test_a_bot_without_a_budget_imagines_as_many_games_as_the_game_asks_for(monkeypatch):
    monkeypatch.setattr(Search, "is_settled", lambda search, left: False)
    table = GAME.new_table(2, {"mode": "together"}, seed=1)
    situation = situation_for(GAME, table, table.questions[0].seat, seeded(1))
    imagined = []
    monkeypatch.setattr(Search, "iterate", lambda search: imagined.append(search))
    player_from("mcts", 1).choose(situation)
    assert len(imagined) == GAME.thoughts(situation.options) == 400


def test_random_hardly_ever_wins_alone_against_the_race():
    assert not happens(20, evenings(200, "together", "random", start="hard"))


def test_greedy_beats_random_clearly_when_all_play_together():
    """Measured over 300 games: 77 %, and 2 % for random. 8 of 30 would be luck of 1 in a million for either."""
    assert happens(9, evenings(30, "together", "greedy"))


def test_tree_search_beats_random_clearly_when_all_play_together():
    """Measured over 240 games: 64 % with thirty iterations, and 2 % for random over 1000."""
    assert happens(5, evenings(16, "together", "mcts:30"))


def test_tree_search_is_a_better_wolf_than_random():
    """Measured over 200 games: Little Red by instinct wins 97 % against random, and 63 % against twelve
    iterations before the search trusted instinct in close calls (with more iterations that made it stronger).

    So 17 wins or more of 20 would be luck of 1 in 33 against the search, and fewer of 1 in 300 against random.
    """
    assert happens(17, evenings(20, "wolf", "instinct", wolf="random"))
    assert happens(4, (not won for won in evenings(20, "wolf", "instinct", wolf="mcts:12")))


@pytest.mark.parametrize(
    "spec", ["", "Random", "mcts:", "mcts:0", "mcts:-3", "mcts:2m", "mcts:1.5", "mcts:s", "greedy:3", "human"]
)
def test_an_unknown_player_is_refused_with_the_names_that_exist(spec):
    with pytest.raises(BadPlayer, match="random, greedy, mcts, mcts:500"):
        player_from(spec, 1)


def test_a_player_without_any_time_is_refused():
    with pytest.raises(BadPlayer, match="no time to think"):
        player_from("mcts:0s", 1)


@pytest.mark.parametrize("spec", ["random", "greedy", "mcts", "mcts:500", "mcts:2s", "mcts:1.5s", "mcts:0.25s"])
def test_known_players_are_understood(spec):
    assert hasattr(player_from(spec, 1), "choose")


def test_a_search_ends_when_the_rest_could_change_nothing():
    """The same choice as with all iterations, from fewer imagined games."""
    for table in positions(3, "together", 1, every=4):
        seat = table.questions[0].seat
        if len(table.questions[0].options) == 1:
            continue
        settled, whole = (Search(situation_for(GAME, table, seat, seeded(5)), seeded(6)) for _ in range(2))
        for left in range(60, 0, -1):
            if settled.is_settled(left):
                break
            settled.iterate()
        for _ in range(60):
            whole.iterate()
        assert settled.best() == whole.best()


def test_a_clear_case_is_settled_early():
    table = walk(
        hood=24,
        wolf=12,
        tiles=[BY_WOLF, BY_WOLF, BY_WOLF, FACE_DOWN],
        cottage=3,
        line="c6 c5 c4a",
        tokens={"c6": "F", "c5": "F", "c4a": "FF"},
        basket="PPPP",
        seen_pebbles=4,
    )
    search = Search(situation_for(GAME, table, 0, seeded(5)), seeded(6))
    assert not search.is_settled(200)
    for _ in range(150):
        search.iterate()
    assert search.is_settled(50)
