"""What a bot is given: all that its seat may know, and nothing else."""

import pytest

from tests.players.evenings import EVENINGS, GAME, positions
from veillee.engine.chance import seeded
from veillee.engine.errors import NotYourTurn
from veillee.engine.snapshot import freeze
from veillee.players import situation_for
from veillee.players.mcts import Search


@pytest.mark.parametrize(("seats", "mode"), EVENINGS)
def test_a_situation_shows_the_view_and_the_options_of_its_seat(seats, mode):
    for table in positions(seats, mode, 3):
        question = table.questions[0]
        situation = situation_for(GAME, table, question.seat, seeded(1))
        assert situation.view == GAME.view(table, question.seat)
        assert list(situation.options) == list(question.options)
        assert situation.seat == question.seat


@pytest.mark.parametrize(("seats", "mode"), EVENINGS)
def test_every_redealt_table_looks_the_same_to_the_seat(seats, mode):
    for table in positions(seats, mode, 2, every=9):
        seat = table.questions[0].seat
        situation = situation_for(GAME, table, seat, seeded(2))
        for _ in range(4):
            twin = situation.redeal()
            assert GAME.view(twin, seat) == situation.view
            assert list(twin.question_of(seat).options) == list(situation.options)


def test_redealt_tables_differ_from_the_true_one_and_from_each_other():
    table = GAME.new_table(3, {"mode": "together"}, seed=4)
    situation = situation_for(GAME, table, table.questions[0].seat, seeded(3))
    decks = [tuple(situation.redeal().deck) for _ in range(20)]
    assert len(set(decks)) == 20
    assert tuple(table.deck) not in decks
    assert len({situation.redeal().cottage for _ in range(40)}) == 4


def test_the_true_table_cannot_be_reached_from_a_situation():
    table = GAME.new_table(3, {"mode": "together"}, seed=4)
    situation = situation_for(GAME, table, table.questions[0].seat, seeded(3))
    within = [getattr(situation, name) for name in situation.__slots__]
    assert not any(part is table for part in within)
    assert not any(getattr(part, "deck", None) == table.deck for part in within)


def test_the_future_of_the_true_table_is_hidden_too():
    table = GAME.new_table(3, {"mode": "together"}, seed=4)
    situation = situation_for(GAME, table, table.questions[0].seat, seeded(3))
    assert table.chance.stored() not in {situation.redeal().chance.stored() for _ in range(20)}


def test_thinking_changes_nothing_on_the_true_table():
    table = GAME.new_table(3, {"mode": "wolf"}, seed=4)
    before = freeze(table)
    search = Search(situation_for(GAME, table, table.questions[0].seat, seeded(3)), seeded(4))
    for _ in range(50):
        search.iterate()
    assert freeze(table) == before


def test_a_seat_that_is_not_asked_has_no_situation():
    table = GAME.new_table(3, {"mode": "together", "first": 0}, seed=4)
    with pytest.raises(NotYourTurn, match="seat 2"):
        situation_for(GAME, table, 2, seeded(1))


def test_all_options_of_a_question_are_tried_on_the_same_deals():
    table = GAME.new_table(3, {"mode": "together"}, seed=4)
    search = Search(situation_for(GAME, table, table.questions[0].seat, seeded(3)), seeded(4))
    for option in list(search.root) * 10:
        search.try_out(option)
    visits = [branch.visits for branch in search.root.values()]
    assert visits == [10, 10]
    assert len(search.deals) == 10
    assert len({tuple(deal.deck) for deal in search.deals}) == 10
