"""Instinct: sensible in plain cases, never lost for an answer, and far better than chance."""

from __future__ import annotations

import pytest

from tests.games.bones.mat import BOX, choose, duel, mat, unit
from veillee.engine.chance import seeded
from veillee.engine.registry import find_game
from veillee.engine.words import word_name
from veillee.games.bones.mind.concerns import concerns_of, reasons_for
from veillee.games.bones.options import Roll, TakeTarget
from veillee.games.bones.telling.remarks import FellsMore, InDanger, MostDangerous
from veillee.players.playing import play_out
from veillee.players.spec import player_from

GAME = find_game("bones")


def said(t):
    """What instinct answers to the open question."""
    return GAME.instinct(t, t.questions[0], seeded("instinct"))


def test_it_aims_at_whom_it_can_fell():
    t = mat(
        """
        .           .              .  .
        .           goblin_bomber  .  .
        stone_golem tantrum        .  .
        .           .              .  .
        """,
        turns="tantrum",
        hp={"goblin_bomber": 1},
    )
    answer = said(t)
    assert isinstance(answer, TakeTarget)
    assert answer.unit == unit(t, "goblin_bomber")


def test_a_fighter_walks_to_somebody_before_it_rolls():
    t = mat(
        """
        .  .         .  .
        .  bog_frog  .  .
        .  .         .  .
        .  tantrum   .  .
        """,
        turns="tantrum",
    )
    assert word_name(type(said(t))) == "move_to"


def test_dice_are_chosen_up_to_the_dexterity():
    t = duel("tantrum", "stone_golem", stats={"tantrum": "dex 2"})
    choose(t, "target stone_golem")
    answer = said(t)
    assert isinstance(answer, Roll)
    assert answer.attack == BOX.start[unit(t, "tantrum")][2]


def test_nobody_heals_the_healthy():
    t = duel("patches", "stone_golem", skills="med_kit")
    choose(t, "target stone_golem")
    assert word_name(type(said(t))) == "roll"


@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_good_players_beat_chance(size):
    wins = {"random": 0, "greedy": 0}
    for spec in wins:
        for number in range(12):
            t = GAME.new_table_with(seeded(f"level {number}"), 1, {"gearlocs": size, "day": 5})
            play_out(GAME, t, {0: player_from(spec, number)}, seeded(f"level {number}"))
            assert t.result is not None
            wins[spec] += bool(t.result.winners)
    assert wins["greedy"] >= 5
    assert wins["greedy"] >= wins["random"] + 3


def test_a_gearloc_that_may_not_live_to_its_next_turn_is_a_concern():
    t = duel("tantrum", "stone_golem", start="turns", turns="", hp={"tantrum": 1})
    assert [one for one in concerns_of(t) if isinstance(one, InDanger)]
    t.hp[unit(t, "tantrum")] = 9
    assert not [one for one in concerns_of(t) if isinstance(one, InDanger)]


TWO = """
    .  stone_golem  .  .
    .  bog_frog     .  .
    .  tantrum      .  .
    .  .            .  .
"""


def test_who_does_most_harm_matters_where_a_target_is_chosen():
    t = mat(TWO, turns="tantrum")
    assert [one for one in concerns_of(t) if isinstance(one, MostDangerous)]
    choose(t, "target bog_frog")
    assert not [one for one in concerns_of(t) if isinstance(one, MostDangerous)]


def test_a_reason_compares_the_odds_of_two_rolls():
    t = duel("tantrum", "bog_frog", hp={"bog_frog": 2})
    choose(t, "target bog_frog")
    assert isinstance(reasons_for(t, Roll(2, 0), Roll(1, 0))[0], FellsMore)
    assert reasons_for(t, Roll(1, 0), Roll(2, 0)) == []
