"""Environments: every registered game keeps the contracts of PettingZoo and Gymnasium, and its own promises."""

from __future__ import annotations

import os
import subprocess
import sys
import warnings
from pathlib import Path

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from tests.games.combinations import combinations, combinations_of
from veillee.engine.chance import seeded
from veillee.engine.errors import BadSetting
from veillee.engine.registry import find_game, game_names
from veillee.engine.snapshot import freeze
from veillee.engine.words import Option, field_names
from veillee.lab import envs
from veillee.lab.envs.family import family_of, listing
from veillee.lab.envs.observation import observation_of
from veillee.lab.envs.scene import Scene
from veillee.players.spec import BadPlayer

LISTINGS = Path(__file__).parents[2] / "docs" / "environments"
# What both checkers say of every environment that has a mask and draws nothing.
USUAL_WARNINGS = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
    "Environment has not defined a render",
)

every_game = pytest.mark.parametrize("name", game_names())
every_combination = pytest.mark.parametrize("combination", combinations(), ids=str)


def unexpected(check, *args, **kwargs) -> list[str]:
    """What a checker complains of, beyond the usual."""
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        check(*args, **kwargs)
    return [str(one.message) for one in said if not str(one.message).startswith(USUAL_WARNINGS)]


def agents(name, seats=2, **settings):
    return family_of(find_game(name)).env(seats, settings)


def learner(name, seats=2, **wishes):
    return family_of(find_game(name)).seat_env(seats, **wishes)


def any_action(mask, luck):
    actions = mask.nonzero()[0]
    return int(actions[luck.below(len(actions))])


def play(env, seed):
    """Play random agents to the end: the rewards that each was told of, the last infos, what was seen on the way."""
    luck, rewards, infos, seen = seeded(seed), {}, [], []
    env.reset(seed=seed)
    for agent in env.agent_iter():
        observation, reward, terminated, _, info = env.last()
        infos += [info] if terminated else []
        rewards[agent] = rewards.get(agent, 0.0) + reward
        seen.append((agent, observation["observation"], observation["action_mask"]))
        env.step(None if terminated else any_action(observation["action_mask"], luck))
    return rewards, infos, seen


@every_game
def test_pettingzoo_finds_nothing_wrong(name, capsys):
    for combination in combinations_of(find_game(name))[1::3]:
        env = agents(name, combination.seats, **combination.settings())
        assert unexpected(api_test, env, num_cycles=100) == []
    assert "Passed" in capsys.readouterr().out


@every_game
def test_the_same_seed_is_the_same_game_for_pettingzoo(name):
    assert unexpected(seed_test, lambda: agents(name), num_cycles=50) == []


@every_game
def test_gymnasium_finds_nothing_wrong(name):
    family = family_of(find_game(name))
    made = gymnasium.make(family.gymnasium_id, seats=2, seat=1, opponents="random")
    assert unexpected(check_env, made.unwrapped) == []


@every_combination
def test_every_view_fits_its_space_and_every_offer_has_its_number(combination):
    game = find_game(combination.game)
    for seed in range(2):
        scene = Scene(combination.game, combination.seats, combination.varied_settings(seed), None)
        space, luck = scene.observation_space(), seeded(seed)
        table = scene.deal(seed)
        while table.result is None:
            for seat in range(combination.seats):
                assert space.contains(scene.vector(table, seat)), game.view(table, seat)
            question = table.questions[0]
            mask = scene.mask(table, question.seat)
            assert [scene.actions.options[number] for number in mask.nonzero()[0]] == sorted(
                question.options, key=scene.actions.number
            )
            table.choose(question.seat, question.options[luck.below(len(question.options))])
        assert space.contains(scene.observation.vector(game.reveal(table), 0))


@every_game
def test_every_kind_of_option_has_a_number(name):
    game = find_game(name)
    numbered = {type(option) for option in game.all_options()}
    assert numbered == {kind for kind in game.vocabulary().values() if issubclass(kind, Option)}
    assert len(set(game.all_options())) == len(game.all_options())


@every_game
def test_every_field_of_a_view_is_observed_once(name):
    game = find_game(name)
    cells = observation_of(game).cells
    assert len({cell.name for cell in cells}) == len(cells)
    fields = {cell.name.partition("[")[0].partition(".")[0] for cell in cells} - {"me"}
    assert fields == set(field_names(game.view_type()))


@every_combination
def test_a_seat_cannot_tell_a_redealt_table_by_its_numbers(combination):
    scene = Scene(combination.game, combination.seats, combination.settings(), None)
    luck, table = seeded("secrets"), scene.deal(5)
    while table.result is None:
        for seat in range(combination.seats):
            other = scene.game.redeal(table, seat, luck)
            assert np.array_equal(scene.vector(other, seat), scene.vector(table, seat))
        question = table.questions[0]
        table.choose(question.seat, question.options[luck.below(len(question.options))])


@every_game
def test_rewards_are_the_payoff_of_the_result(name):
    for seed in range(6):
        env = agents(name)
        rewards, infos, _ = play(env, seed)
        result = env.table.result
        assert rewards == {f"player_{seat}": result.payoff(seat) for seat in range(2)}
        assert infos == [{"ending": result.ending, "score": result.score}] * 2


@every_game
def test_only_who_is_asked_may_act(name):
    env = agents(name)
    env.reset(seed=1)
    asked = env.agent_selection
    assert [env.observe(agent)["action_mask"].any() for agent in env.agents] == [one == asked for one in env.agents]


@every_game
def test_each_agent_knows_where_it_sits(name):
    *_, seen = play(agents(name), 3)
    assert all(vector[0] == int(agent.removeprefix("player_")) for agent, vector, _ in seen)


@every_game
@pytest.mark.parametrize("wrong", ["not offered", "counted from the end", "beyond the end"])
def test_an_action_that_is_not_offered_ends_the_game_and_costs_its_agent(name, wrong):
    def wrong_action(mask):
        actions = (mask == (wrong != "not offered")).nonzero()[0]
        return int(actions[0]) + {"counted from the end": -mask.size, "beyond the end": mask.size}.get(wrong, 0)

    env = agents(name)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(wrong_action(env.last()[0]["action_mask"]))
    assert env.rewards == {one: -1.0 if one == agent else 0.0 for one in env.agents}
    assert all(env.terminations.values())
    assert env.infos[agent] == {"illegal": True}
    alone = learner(name)
    alone.reset(seed=1)
    _, reward, terminated, truncated, info = alone.step(wrong_action(alone.action_masks()))
    assert (reward, terminated, truncated, info["illegal"]) == (-1.0, True, False, True)


@every_game
def test_games_without_a_seed_differ_and_follow_from_the_last_seed(name):
    def beginnings(seed):
        env = agents(name)
        env.reset(seed=seed)
        tables = []
        for _ in range(8):
            env.reset()
            tables.append(str(freeze(env.table)["pieces"]))
        return tables

    assert beginnings(1) == beginnings(1) != beginnings(2)
    assert len(set(beginnings(1))) > 1


@every_game
def test_a_learner_is_asked_and_rewarded_as_its_seat_is(name):
    env, luck = learner(name, seat=1), seeded(4)
    for seed in range(5):
        _, info = env.reset(seed=seed)
        terminated, reward = False, 0.0
        while not terminated:
            assert env.table.questions[0].seat == 1
            assert np.array_equal(info["action_mask"], env.action_masks())
            assert reward == 0.0
            _, reward, terminated, _, info = env.step(any_action(info["action_mask"], luck))
        result = env.table.result
        assert reward == result.payoff(1)
        assert (info["ending"], info["score"]) == (result.ending, result.score)


@every_game
def test_bots_sit_on_the_other_seats(name):
    for bots in ("greedy", ["greedy"]):
        vector, _ = learner(name, opponents=bots).reset(seed=3)
        again, _ = learner(name, opponents=bots).reset(seed=3)
        assert np.array_equal(vector, again)
    with pytest.raises(BadPlayer, match="oracle"):
        learner(name, opponents="oracle")
    with pytest.raises(BadPlayer, match="2 bots for 1 seats"):
        learner(name, opponents=["random", "random"])
    with pytest.raises(BadPlayer, match="no seat 2"):
        learner(name, seat=2)


@every_game
def test_settings_are_those_of_the_game(name):
    with pytest.raises(BadSetting, match="colour"):
        agents(name, colour="red")
    with pytest.raises(BadSetting, match="players"):
        agents(name, seats=99)


@every_game
def test_what_a_version_promises_is_kept(name):
    """Numbers that move break what was trained on them: raise `version` in the game's observation.toml."""
    family = family_of(find_game(name))
    file = LISTINGS / f"{family.name}.txt"
    if os.environ.get("VEILLEE_RENEW") and not file.exists():
        file.write_text(listing(find_game(name)), encoding="utf-8")
    assert file.exists(), f"VEILLEE_RENEW=1 writes {file.name}"
    assert listing(find_game(name)) == file.read_text(encoding="utf-8")


def test_environments_are_found_by_their_names():
    assert set(envs.families()) == {family_of(find_game(name)).name for name in game_names()}
    assert envs.chaperon_v0.env(seats=3).possible_agents == ["player_0", "player_1", "player_2"]
    with pytest.raises(AttributeError, match="chaperon_v0"):
        envs.belote_v0  # noqa: B018


def test_what_is_asked_before_a_table_is_dealt_is_said_so():
    with pytest.raises(AttributeError, match=r"before reset\(\)"):
        envs.chaperon_v0.env().last()


def test_without_its_libraries_the_lab_says_what_to_install():
    program = "import sys; sys.modules['pettingzoo'] = None; import veillee.lab; import veillee.lab.envs"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert ran.returncode == 1
    assert "ImportError: environments need pettingzoo: pip install 'veillee[lab]'" in ran.stderr


def test_the_example_learns():
    """It runs; that it wins more afterwards takes half a minute, which is too long here."""
    example = Path(__file__).parents[2] / "examples" / "learn.py"
    command = [sys.executable, str(example), "--seconds", "0.1", "--games", "2"]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert [line.partition(" ")[0] for line in ran.stdout.splitlines()] == ["before:", "learned", "after:"]
