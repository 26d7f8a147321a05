"""Advice: the same for tables that the seat cannot tell apart, and reasons that are true."""

import pytest

from tests.games.chaperon.wood import walk
from tests.players.evenings import GAME, positions
from veillee.engine.chance import seeded
from veillee.games.chaperon.options import CONTINUE, STOP
from veillee.games.chaperon.pieces import BY_WOLF, FACE_DOWN
from veillee.games.chaperon.telling.remarks import ExpectedSteps, FailureOdds
from veillee.players import advise


def test_every_option_is_judged_equally_long_and_the_best_comes_first():
    table = walk(chance=None)
    advice = advise(GAME, table, 0, seeded(1), iterations=101)
    assert {outlook.option for outlook in advice.outlooks} == {CONTINUE, STOP}
    assert sorted(outlook.samples for outlook in advice.outlooks) == [50, 51]
    chances = [outlook.chance for outlook in advice.outlooks]
    assert chances == sorted(chances, reverse=True)
    assert advice.best is advice.outlooks[0]
    for outlook in advice.outlooks:
        assert 0 <= outlook.low <= outlook.chance <= outlook.high <= 1


@pytest.mark.parametrize("mode", ["together", "wolf"])
def test_advice_depends_only_on_what_the_seat_may_know(mode):
    for table in positions(3, mode, 1, every=19):
        seat = table.questions[0].seat
        other = GAME.redeal(table, seat, seeded(77))
        mine = advise(GAME, table, seat, seeded(1), iterations=200)
        theirs = advise(GAME, other, seat, seeded(1), iterations=200)
        by_option = {outlook.option: outlook for outlook in theirs.outlooks}
        for outlook in mine.outlooks:
            assert outlook.remarks == by_option[outlook.option].remarks
            assert outlook.low <= by_option[outlook.option].high
            assert outlook.high >= by_option[outlook.option].low


def test_the_same_seed_gives_the_same_advice():
    table = GAME.new_table(2, {"mode": "together"}, seed=5)
    seat = table.questions[0].seat
    assert advise(GAME, table, seat, seeded(1), iterations=60) == advise(GAME, table, seat, seeded(1), iterations=60)


def test_a_sure_gain_is_recognised():
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
    advice = advise(GAME, table, 0, seeded(1), iterations=300)
    assert advice.best.option == STOP
    assert advice.best.chance == 1.0
    assert advice.clear


def test_the_reasons_set_the_best_option_against_the_next():
    table = walk(line="c3a", tokens={"c3a": "FP"})
    advice = advise(GAME, table, 0, seeded(1), iterations=40)
    assert any(isinstance(remark, FailureOdds) for remark in advice.why)
    assert any(isinstance(remark, ExpectedSteps) for remark in advice.why)
    assert len(set(advice.why)) == len(advice.why)
