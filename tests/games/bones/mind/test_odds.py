"""The odds before a roll, against all rolls there are; and what baddies do next, against what they then do."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.bones.camp import BOX, GAME, SPOT_NAMES, choose, field, learn, play, train, unit
from veillee.engine.chance import seeded
from veillee.games.bones.content.terms import GEARLOCS, NOBODY
from veillee.games.bones.events import BaddieAimed
from veillee.games.bones.mind.foresight import intent_of
from veillee.games.bones.mind.odds import RollOdds, strike_odds
from veillee.games.bones.telling import remarks


def rolls(dice: int) -> list[int]:
    """The sums of all rolls of so many attack dice."""
    return [sum(faces) for faces in product(BOX.white[0], repeat=dice)]


@pytest.mark.parametrize(
    ("baddie", "ones", "soak", "most"),
    [("bog_frog", 0, 0, 4), ("bog_frog", 2, 2, 4), ("troll_brute", 0, 1, 3), ("kobold_elite", 0, 0, 1)],
    ids=["bare", "shields", "thick skin", "hardy"],
)
def test_attack_dice_against_what_a_baddie_wears(baddie, ones, soak, most):
    t = field({"tantrum": "1C"}, {baddie: "1B"})
    target = unit(t, baddie)
    t.ones[target] = ones
    losses = [min(most, max(0, total - soak)) for total in rolls(3)]
    mean, falls = strike_odds(t, unit(t, "tantrum"), target, 3)
    assert mean == pytest.approx(sum(losses) / len(losses))
    assert falls == pytest.approx(losses.count(t.hp[target]) / len(losses))


def test_skill_dice_in_the_pool_are_counted_face_by_face():
    t = field({"patches": "1C"}, {"bog_frog": "1B"})
    saw = [1, 1, 2, 2, 3, 3]
    odds = RollOdds(t, unit(t, "patches"), unit(t, "bog_frog"), 1, 1, [BOX.die("bone_saw")])
    pools = [hit + cut for hit in BOX.white[0] for cut in saw]
    assert odds.damage == pytest.approx(sum(pools) / 36)
    assert odds.fells == pytest.approx(len([pool for pool in pools if pool >= 4]) / 36)
    assert odds.bones == pytest.approx(1 - 5 / 6 * 4 / 6)


def test_a_roll_says_its_odds_and_none_of_a_target_that_was_not_named():
    t = field({"tantrum": "1C"}, {"bog_frog": "1B"})
    learn(t, "anger_management")
    play(t)
    choose(t, "no_target")
    found = GAME.remarks(t, 0, t.questions[0].options[0])
    assert found == [remarks.RollOdds(0, 0, -1)]


def test_what_a_baddie_is_about_to_do_is_what_it_does():
    told = 0
    for number in range(12):
        t = GAME.new_table(1, GAME.complete(1, {"gearlocs": 1, "day": 5}), f"forecast {number}")
        chance = seeded(f"forecast {number}")
        t.heard = []
        while t.result is None:
            question = t.questions[0]
            acting = t.order[-1] if t.order else NOBODY
            forecast = intent_of(t, acting) if acting >= GEARLOCS and t.is_on_mat(acting) else None
            heard, stood = len(t.heard), t.at[:]
            t.choose(question.seat, GAME.instinct(t, question, chance))
            aimed = [one.event for one in t.heard[heard:] if isinstance(one.event, BaddieAimed)]
            if forecast is not None and stood[:GEARLOCS] == t.at[:GEARLOCS] and aimed and aimed[0].unit == acting:
                told += 1
                assert forecast.victims == [aimed[0].other_unit]
    assert told > 8


def test_a_baddie_out_of_reach_walks_and_the_forecast_says_where():
    t = field({"picket": "4D"}, {"clay_golem": "3A"})
    golem = unit(t, "clay_golem")
    forecast = intent_of(t, golem)
    assert forecast.victims == []
    near = field({"picket": "3D"}, {"clay_golem": "3A"})
    forecast = intent_of(near, unit(near, "clay_golem"))
    assert forecast.victims == [unit(near, "picket")]
    assert SPOT_NAMES[forecast.spot] == "3C"


def test_a_ranged_baddie_aims_at_the_weakest_wherever_it_stands():
    t = field({"picket": "4D", "boomer": "3D"}, {"bog_pole": "1A"})
    train(t, picket_health=1)
    forecast = intent_of(t, unit(t, "bog_pole"))
    assert forecast.victims == [unit(t, "boomer")]
    assert forecast.spot == t.at[unit(t, "bog_pole")]
