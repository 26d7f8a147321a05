"""The odds before a roll, against all rolls there are; and what baddies do next, against what they then do."""

from __future__ import annotations

from itertools import product, takewhile

import pytest

from tests.games.bones.mat import BOX, choose, die, duel, mat, spot, unit
from veillee.engine.chance import seeded
from veillee.engine.match import Match, Sitter
from veillee.engine.registry import find_game
from veillee.games.bones.content.terms import ATTACK, DEFENCE, GEARLOCS, NOBODY
from veillee.games.bones.events import BaddieAimed, BonesKept, RoundBegan, ShieldPlaced, Struck, TurnBegan
from veillee.games.bones.mind.foresight import intent_of
from veillee.games.bones.mind.odds import RollOdds, strike_odds, training_odds
from veillee.games.bones.options import RESOLVE_ALL, Roll, UseDie
from veillee.games.bones.telling import remarks

GAME = find_game("bones")


def rolls(dice: int) -> list[int]:
    """The sums of all rolls of a number of attack dice."""
    return [sum(faces) for faces in product(BOX.white[0], repeat=dice)]


@pytest.mark.parametrize(
    ("baddie", "shields", "soak", "most"),
    [("bog_frog", "", 0, 4), ("bog_frog", "1 1", 2, 4), ("troll_brute", "", 1, 3), ("kobold_elite", "", 0, 1)],
    ids=["bare", "shields", "thick skin", "hardy"],
)
def test_attack_dice_against_what_a_baddie_wears(baddie, shields, soak, most):
    t = duel("tantrum", baddie, shields={baddie: shields})
    target = unit(t, baddie)
    losses = [min(most, max(0, total - soak)) for total in rolls(3)]
    mean, falls = strike_odds(t, unit(t, "tantrum"), target, 3)
    assert mean == pytest.approx(sum(losses) / len(losses))
    assert falls == pytest.approx(losses.count(t.hp[target]) / len(losses))


@pytest.mark.rule("BON-9.12", "BON-9.13", "BON-10.13", "BON-10.14", "BON-10.15")
@pytest.mark.parametrize("stat", [ATTACK, DEFENCE], ids=["attack", "defence"])
def test_a_training_says_how_often_it_works(stat):
    """Three dice; defence dice that show bones are rolled again."""
    t = duel("tantrum", "bog_frog")
    gearloc = unit(t, "tantrum")
    t.stats[gearloc * 4 + stat] += 3 - t.stat(gearloc, stat)
    once = BOX.white[0 if stat == ATTACK else 1]
    fails = once.count(0) / len(once)
    assert t.stat(gearloc, stat) == 3
    assert training_odds(t, gearloc, stat) == pytest.approx((1 - (fails if stat == ATTACK else fails**2)) ** 3)


def test_skill_dice_in_the_pool_are_counted_face_by_face():
    t = duel("patches", "bog_frog")
    saw = [1, 1, 2, 2, 3, 3]
    odds = RollOdds(t, unit(t, "patches"), unit(t, "bog_frog"), 1, 1, [die("bone_saw")])
    pools = [hit + cut for hit in BOX.white[0] for cut in saw]
    assert odds.damage == pytest.approx(sum(pools) / 36)
    assert odds.fells == pytest.approx(len([pool for pool in pools if pool >= 4]) / 36)
    assert odds.bones == pytest.approx(1 - 5 / 6 * 4 / 6)


THROW = """
    .  bog_frog  .  .
    .  .         .  .
    .  .         .  .
    .  boomer    .  .
"""


def test_a_die_that_adds_to_others_is_counted_with_them():
    """Facts: the frag grenade shows red bones, 3, 3, 3, 3, 4; the Bigger Boom bones, bones, +1, +1, +1, +2."""
    t = mat(THROW, turns="boomer", skills="frag bigger_boom", counters={"boom_counter": 1})
    choose(t, "target bog_frog", "take frag", "aim 1A", "take bigger_boom")
    odds = RollOdds(t, unit(t, "boomer"), unit(t, "bog_frog"), 1, 0, t.hand)
    pools = [
        hit + (frag + more if frag else 0)
        for hit, frag, more in product(BOX.white[0], [0, 3, 3, 3, 3, 4], [0, 0, 1, 1, 1, 2])
    ]
    assert odds.damage == pytest.approx(sum(pools) / 216)
    assert odds.fells == pytest.approx(len([pool for pool in pools if pool >= 4]) / 216)


@pytest.mark.parametrize(
    ("locked", "numbers"), [("", (1, 1, 2, 2, 3, 3)), ("search_for_325=element_325", (2, 2, 4, 5, 6, 6))]
)
def test_the_second_number_counts_with_element_325(locked, numbers):
    t = mat(THROW, turns="boomer", skills="holy_hand_grenade", locked={"boomer": locked} if locked else None)
    choose(t, "target bog_frog", "take holy_hand_grenade", "aim 1A")
    odds = RollOdds(t, unit(t, "boomer"), unit(t, "bog_frog"), 0, 0, t.hand)
    assert odds.damage == pytest.approx(sum(numbers) / 6)
    assert odds.fells == pytest.approx(len([number for number in numbers if number >= 4]) / 6)


def test_a_roll_says_its_odds_and_none_of_a_target_that_was_not_named():
    t = duel("tantrum", "bog_frog", skills="anger_management")
    choose(t, "no target")
    found = GAME.remarks(t, 0, t.questions[0].options[0])
    assert found == [remarks.RollOdds(0, 0, -1)]


def test_a_roll_counts_the_skill_dice_that_were_taken():
    t = mat(THROW, turns="boomer", skills="frag", counters={"boom_counter": 1})
    choose(t, "target bog_frog", "take frag", "aim 1A")
    assert remarks.WithSkillDice(1, 2) in GAME.remarks(t, 0, Roll(1, 0))
    assert [type(one) for one in GAME.remarks(t, 0, Roll(0, 0))] == [remarks.RollOdds]


@pytest.mark.parametrize("hp", [0, 1], ids=["full", "wounded"])
def test_a_use_says_that_there_is_nothing_to_heal(hp):
    t = duel("tantrum", counters={"body_count": 2}, **({"hp": {"tantrum": hp}} if hp else {}))
    uses = [option for option in t.questions[0].options if isinstance(option, UseDie)]
    assert [use.die for use in uses] == [die("body_count")]
    assert GAME.remarks(t, 0, uses[0]) == ([] if hp else [remarks.NothingToHeal()])


def test_what_is_done_at_once_is_what_was_said_of_it():
    seen = set()
    for seed in range(6):
        match, chance = Match(GAME, [Sitter("Anna")], {"gearlocs": 2, "day": 3}, seed), seeded(f"at once {seed}")
        while match.table.result is None:
            question = match.table.questions[0]
            if RESOLVE_ALL not in question.options:
                match.choose(question.seat, GAME.instinct(match.table, question, chance))
                continue
            (said,) = GAME.remarks(match.table, question.seat, RESOLVE_ALL)
            told = [one.event for one in match.choose(question.seat, RESOLVE_ALL)]
            events = list(takewhile(lambda one: not isinstance(one, (TurnBegan, RoundBegan)), told))
            hits = next((one.n for one in events if isinstance(one, Struck)), 0)
            shields = len([one for one in events if isinstance(one, ShieldPlaced)])
            bones = sum([one.n for one in events if isinstance(one, BonesKept)])
            assert said == remarks.WillResolve(hits, shields, bones)
            seen |= {name for name in ("hits", "shields", "bones") if getattr(said, name)}
    assert seen == {"hits", "shields", "bones"}


def test_what_a_baddie_is_about_to_do_is_what_it_does():
    told = 0
    for number in range(12):
        t = GAME.new_table_with(seeded(f"forecast {number}"), 1, {"gearlocs": 1, "day": 5})
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
    far = mat(
        """
        clay_golem  .  .  .
        .           .  .  .
        .           .  .  .
        .           .  .  picket
        """
    )
    assert intent_of(far, unit(far, "clay_golem")).victims == []
    near = mat(
        """
        clay_golem  .  .  .
        .           .  .  .
        .           .  .  .
        picket      .  .  .
        """
    )
    forecast = intent_of(near, unit(near, "clay_golem"))
    assert (forecast.victims, forecast.spot) == ([unit(near, "picket")], spot("3C"))


def test_a_ranged_baddie_aims_at_the_weakest_wherever_it_stands():
    t = mat(
        """
        .       bog_pole  .  .
        .       .         .  .
        .       .         .  .
        boomer  .         .  picket
        """,
        health={"picket": 1},
    )
    forecast = intent_of(t, unit(t, "bog_pole"))
    assert forecast.victims == [unit(t, "boomer")]
    assert forecast.spot == t.at[unit(t, "bog_pole")]
