"""Instinct and odds of Little Red: from what the seat may know, and sensible."""

import pytest

from tests.games.chaperon.wood import asked, card, hunt_at, walk
from tests.players.evenings import EVENINGS, GAME, positions
from veillee.engine.chance import seeded
from veillee.games.chaperon import options as words
from veillee.games.chaperon.mind.odds import promise, remarks_on
from veillee.games.chaperon.options import (
    CONTINUE,
    EAT_CAKE,
    EAT_NOTHING,
    STAY_ON_PATH,
    STOP,
    TAKE_SHORTCUT,
    TURN,
    WAYS,
)
from veillee.games.chaperon.telling.remarks import (
    CardWouldFail,
    CardWouldHold,
    CouldReach,
    ExpectedSteps,
    FailureOdds,
    ShortcutGain,
    TreatKept,
    WayHome,
    WolfDistance,
    WouldStand,
)
from veillee.players.playing import follow_instinct


def instinct_at(table):
    return GAME.instinct(table, table.questions[0], seeded(1))


@pytest.mark.parametrize(("seats", "mode"), EVENINGS)
def test_instinct_promise_and_remarks_do_not_see_what_is_hidden(seats, mode):
    for table in positions(seats, mode, 12, every=3):
        question = table.questions[0]
        seat = question.seat
        twin = GAME.redeal(table, seat, seeded(31))
        assert GAME.instinct(table, question, seeded(2)) == GAME.instinct(twin, twin.question_of(seat), seeded(2))
        assert promise(table, seat) == promise(twin, seat)
        for option in question.options:
            assert remarks_on(table, seat, option) == remarks_on(twin, seat, option)


@pytest.mark.parametrize(("seats", "mode"), EVENINGS)
def test_instinct_answers_every_question_of_a_game(seats, mode):
    for seed in range(20):
        table = GAME.new_table(seats, {"mode": mode}, seed=seed)
        follow_instinct(GAME, table, seeded(seed))
        assert table.result is not None
        for seat in range(seats):
            assert promise(table, seat) == table.result.payoff(seat)


@pytest.mark.parametrize(("seats", "mode"), EVENINGS)
def test_promise_is_a_chance_and_the_wolf_hopes_for_the_opposite(seats, mode):
    for table in positions(seats, mode, 4):
        for seat in range(seats):
            assert 0.0 <= promise(table, seat) <= 1.0
    near, far = walk(hood=21), walk(hood=3)
    assert promise(near, 0) > promise(far, 0)
    near, far = hunt_at(hood=21, wolf=0), hunt_at(hood=3, wolf=0)
    assert promise(near, 1) > promise(far, 1)
    assert promise(near, 0) < promise(far, 0)


def test_instinct_goes_on_without_risk_and_stops_before_a_likely_failure():
    assert instinct_at(walk(line="c6", tokens={"c6": ""})) is CONTINUE
    rich = walk(line="c6 c5 c4a c4b", tokens={"c6": "F", "c5": "F", "c4a": "FF", "c4b": "F"})
    assert instinct_at(rich) is STOP


def test_instinct_eats_the_treat_that_reaches_a_tile():
    table = walk(hood=22, line="c6", tokens={"c6": "P"}, cottage=3)
    table.choose(0, STOP)
    assert asked(table)[0] is EAT_NOTHING
    assert instinct_at(table) is not EAT_NOTHING
    table = walk(hood=5, line="c6", tokens={"c6": "P"})
    table.choose(0, STOP)
    assert instinct_at(table) is EAT_NOTHING


def test_instinct_takes_the_shortcut_when_the_wolf_is_far():
    def at_the_fork(wolf):
        table = walk(hood=12, wolf=wolf, line="c6 c4a", tokens={"c6": "F", "c4a": "FF"})
        table.choose(0, STOP)
        table.choose(0, EAT_NOTHING)
        return table

    assert asked(at_the_fork(2)) == list(WAYS)
    assert instinct_at(at_the_fork(2)) is TAKE_SHORTCUT


def test_the_wolf_places_pebbles_and_keeps_his_lowest_card():
    table = hunt_at("choose_first_card", line="", hand="c0 c1 c6")
    assert instinct_at(table) == words.OPEN_WITH[card("c6")]


def test_failure_odds_count_the_cards_that_may_come():
    table = walk(line="c3a c4a c5", deck="c0 c1 c6", discard="c2a c2b c3b c4b c7h c8")
    assert remarks_on(table, 0, CONTINUE) == [FailureOdds(2, 3, 67)]


def test_failure_odds_leave_out_a_bottom_card_that_the_owl_showed():
    table = walk(line="c3a c4a c5", deck="c6 c1 c0", discard="c2a c2b c3b c4b c7h c8", bottom_known=True)
    assert remarks_on(table, 0, CONTINUE) == [FailureOdds(1, 2, 50)]
    last = walk(line="c3a c4a c5", deck="c0", discard="c1 c6 c2a c2b c3b c4b c7h c8", bottom_known=True)
    assert remarks_on(last, 0, CONTINUE) == [FailureOdds(1, 1, 100)]


def test_failure_odds_of_an_empty_deck_are_those_of_the_discard():
    table = walk(line="c3a c4a c5", discard="c0 c1 c6 c2a c2b c3b c4b c7h c8")
    assert table.deck == []
    assert remarks_on(table, 0, CONTINUE) == [FailureOdds(4, 9, 44)]


def test_of_a_card_the_wolf_chose_only_certainty_is_told():
    safe = hunt_at(line="c3a", hidden="c6", hand="c5 c4a", discard="c0 c1 c2a c2b c3b c4b c7p")
    assert remarks_on(safe, 1, CONTINUE) == [FailureOdds(0, 3, 0)]
    unsure = hunt_at(line="c3a", hidden="c6", hand="c0 c4a", discard="c5 c1 c2a c2b c3b c4b c7p")
    assert remarks_on(unsure, 1, CONTINUE) == []


def test_stopping_is_worth_the_share_of_flowers_among_unseen_tokens():
    table = walk(line="c3a c4a", tokens={"c3a": "fp", "c4a": "FP"}, wolf=4)
    assert remarks_on(table, 0, STOP) == [
        ExpectedSteps(2, round(10 * 2 * 8 / 11)),
        WolfDistance(6),
        CouldReach(2, table.hood + 1, table.hood + 2, False),
        WouldStand(table.hood + 2, False),
    ]


def test_no_average_is_told_of_tokens_that_the_wolf_chose():
    table = hunt_at(line="c3a", tokens={"c3a": "Ww"}, hidden="c6")
    assert not any(isinstance(remark, ExpectedSteps) for remark in remarks_on(table, 1, STOP))


def test_other_remarks_state_plain_facts():
    table = walk(wolf=2)
    assert remarks_on(table, 0, EAT_NOTHING) == [TreatKept()]
    assert remarks_on(table, 0, EAT_CAKE) == []
    joined, stayed = WouldStand(table.box.join, True), WouldStand(table.box.fork + 1, False)
    assert remarks_on(table, 0, TAKE_SHORTCUT) == [WayHome(5, True), ShortcutGain(6, 4), joined]
    assert remarks_on(table, 0, STAY_ON_PATH) == [WayHome(11, False), WolfDistance(8), stayed]
    assert TURN == (CONTINUE, STOP)


def test_the_wolf_is_told_whether_a_card_would_hold():
    table = hunt_at("choose_hidden_card", line="c3a c4a c5")
    assert remarks_on(table, 0, words.LAY_CARD[card("c2a")]) == [CardWouldFail()]
    assert remarks_on(table, 0, words.LAY_CARD[card("c3b")]) == [CardWouldHold(1)]
