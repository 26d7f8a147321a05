"""Wishes: what is offered is no obstacle, and each obstacle stands once, with its first rule."""

from veillee.engine.registry import find_game
from veillee.engine.words import Obstacle
from veillee.games.chaperon.options import CONTINUE, LAY_CARD, STOP
from veillee.games.chaperon.telling.remarks import FailureOdds
from veillee.kit.wishes import obstacles_to, offered_to

ONE, TWO, THREE = LAY_CARD[1:4]


def test_what_is_offered_is_no_obstacle():
    wishes = [(ONE, "A"), (TWO, "B"), (THREE, "C")]
    assert obstacles_to(wishes, [TWO]) == [Obstacle(ONE, "A"), Obstacle(THREE, "C")]


def test_each_wish_stands_once_with_its_first_rule():
    wishes = [(ONE, "A"), (TWO, "C"), (ONE, "B")]
    assert obstacles_to(wishes, []) == [Obstacle(ONE, "A"), Obstacle(TWO, "C")]


def test_an_obstacle_says_what_is_missing_if_that_is_known():
    odds = FailureOdds(1, 2, 50)
    assert obstacles_to([(ONE, "A", odds), (TWO, "B")], []) == [Obstacle(ONE, "A", odds), Obstacle(TWO, "B")]


def test_what_does_the_same_as_something_offered_comes_first():
    wishes = [(STOP, "A"), (TWO, "B"), (CONTINUE, "C"), (THREE, "D")]
    assert [one.option for one in obstacles_to(wishes, [ONE])] == [TWO, THREE, STOP, CONTINUE]


def test_a_seat_that_is_not_asked_is_offered_nothing():
    t = find_game("chaperon").new_table(2, {"mode": "together"}, 1)
    [question] = t.questions
    assert list(offered_to(t, question.seat)) == list(question.options) != []
    assert list(offered_to(t, 1 - question.seat)) == []
