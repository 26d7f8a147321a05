"""Judgement: the best of several, chance between equals, worth as a chance."""

import pytest

from veillee.engine.chance import Loaded, seeded
from veillee.engine.table import Question
from veillee.kit.judgement import any_of, best_of, logistic, number_at, waver


def test_the_best_is_the_first_of_equals():
    assert best_of("abcd", [1.0, 3.0, 3.0, 2.0]) == "b"
    assert best_of([7], [-5.0]) == 7


def test_any_may_be_anyone():
    chance = seeded("any")
    assert {any_of("abc", chance) for _ in range(50)} == set("abc")


@pytest.mark.parametrize(("drawn", "amount"), [(0, 0.0), (50, 0.15), (99, 0.297)])
def test_waver_stays_below_its_most(drawn, amount):
    assert waver(Loaded([drawn]), 0.3) == pytest.approx(amount)


def test_numbers_that_a_step_passes_on():
    question = Question(0, (), lambda t: None, (4, "red", True))
    assert [number_at(question, index) for index in range(4)] == [4, 0, 1, 0]


def test_a_worth_becomes_a_chance():
    assert logistic(0.0) == 0.5
    assert logistic(1.0) == pytest.approx(0.7310586)
    assert logistic(-2.0) == pytest.approx(1.0 - logistic(2.0))
    assert logistic(-20.0) < 1e-8
