"""Hints: rolls that win as often are not called alike while their odds differ, and a few games prove nothing."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.bones.mat import BOX, choose, duel, mat, spot
from veillee.engine.chance import seeded
from veillee.engine.registry import find_game
from veillee.games.bones.mind.odds import mean_shields
from veillee.games.bones.options import ROLL
from veillee.games.bones.table import Battlefield
from veillee.games.bones.telling.remarks import FellsMore, HitsMore, MoreBones, MoreShields
from veillee.players import Advice, advise
from veillee.terminal.evening.hints import hint_lines
from veillee.words import Catalogue, Speaker

GAME = find_game("bones")
LONG = 60.0
DICE = {"stats": {"picket": "dex 3, attack 2"}, "loose": True}


def before_a_roll(baddie: str = "bog_frog") -> Battlefield:
    """Picket, with five dexterity, three attack and two defence dice, beside a baddie."""
    t = duel("picket", baddie, **DICE)
    choose(t, f"target {baddie}")
    return t


def hint_in(language: str, advice: Advice) -> str:
    speaker = Speaker(GAME, language, ["Ada"])
    return "\n".join(line.plain for line in hint_lines(advice, speaker, Catalogue(language)))


def test_of_two_rolls_each_has_its_advantages_with_both_numbers():
    t = before_a_roll()
    hits = [sum(faces) for faces in product(BOX.white[0], repeat=3)]
    falls = round(100 * len([hit for hit in hits if hit >= 4]) / len(hits))
    loss = round(10 * sum(min(4, hit) for hit in hits) / len(hits))
    for_three = GAME.advantages(t, 0, ROLL[3][0], ROLL[1][2])
    assert set(for_three) == {FellsMore(falls, 0), HitsMore(loss, 12)}
    assert set(GAME.advantages(t, 0, ROLL[1][2], ROLL[3][0])) == {MoreShields(20, 0), MoreBones(63, 42)}
    assert GAME.advantages(t, 0, ROLL[2][1], ROLL[2][1]) == []


def test_the_weightiest_advantage_comes_first():
    found = GAME.advantages(before_a_roll(), 0, ROLL[3][2], ROLL[2][2])
    assert [type(remark) for remark in found] == [FellsMore, HitsMore, MoreBones]


@pytest.mark.parametrize(("dice", "slots"), [(0, 5), (1, 5), (2, 5), (2, 1), (3, 2), (2, 0)])
def test_shields_count_as_far_as_there_are_slots(dice, slots):
    rolls = [sum(sorted(faces, reverse=True)[:slots]) for faces in product(BOX.white[1], repeat=dice)]
    assert mean_shields(BOX, dice, slots) == pytest.approx(sum(rolls) / len(rolls))


def test_a_roll_that_may_win_as_often_is_told_apart_by_its_odds():
    """Sixty games do not tell two rolls apart; the exact odds do."""
    t = before_a_roll()
    advice = advise(GAME, t, 0, seeded(1), 60, LONG)
    assert advice.is_level
    assert advice.rival in [peer.option for peer in advice.peers]
    assert advice.why or advice.against
    assert list(advice.why) == GAME.advantages(t, 0, advice.best.option, advice.rival)
    assert list(advice.against) == GAME.advantages(t, 0, advice.rival, advice.best.option)
    rival = Speaker(GAME, "en", ["Ada"]).option(advice.rival)
    hint = hint_in("en", advice)
    assert f"Its advantage over “{rival}”" in hint
    assert Speaker(GAME, "en", ["Ada"]).remark(advice.why[0]) in hint
    assert "Son avantage sur" in hint_in("fr", advice)


def test_a_few_games_are_not_enough_to_call_anything_alike():
    t = before_a_roll()
    advice = advise(GAME, t, 0, seeded(1), 4 * len(t.questions[0].options), LONG)
    assert advice.is_vague
    assert "one is about as good as the other" in hint_in("en", advice)
    assert "les deux se valent, ou presque" in hint_in("fr", advice)
    for outlook in advice.outlooks:
        assert outlook.high - outlook.low > 0.1


FAR = """
    .       .  .         .
    .       .  bog_frog  .
    .       .  .         .
    picket  .  .         .
"""


def test_where_games_do_not_tell_the_advice_is_what_a_bot_would_do():
    """He goes where he can strike; no stroll is advised because three games went well after it."""
    t = mat(FAR, turns="picket", **DICE)
    [question] = t.questions
    usual = {GAME.instinct(t, question, seeded(number)) for number in range(20)}
    assert {option.spot for option in usual} <= {spot("1B"), spot("2C"), spot("4B"), spot("2A")}
    for seed in range(5):
        advice = advise(GAME, t, 0, seeded(seed), 2 * len(question.options), LONG)
        assert advice.best.option in usual
