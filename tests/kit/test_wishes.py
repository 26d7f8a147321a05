"""Wishes: what is offered is no obstacle, and each obstacle stands once, with its first rule."""

from dataclasses import dataclass

from tests.engine.toy import Pond
from veillee.engine.chance import Chance
from veillee.engine.table import Question
from veillee.engine.words import Obstacle, Option
from veillee.kit.wishes import obstacles_to, offered_to


@dataclass(frozen=True)
class Jump(Option):
    """An option for these tests."""

    height: int


def test_what_is_offered_is_no_obstacle():
    wishes = [(Jump(1), "A"), (Jump(2), "B"), (Jump(3), "C")]
    assert obstacles_to(wishes, [Jump(2)]) == [Obstacle(Jump(1), "A"), Obstacle(Jump(3), "C")]


def test_each_wish_stands_once_with_its_first_rule():
    wishes = [(Jump(1), "A"), (Jump(2), "C"), (Jump(1), "B")]
    assert obstacles_to(wishes, []) == [Obstacle(Jump(1), "A"), Obstacle(Jump(2), "C")]


def test_a_seat_that_is_not_asked_is_offered_nothing():
    t = Pond(2, Chance(0))
    t.questions = (Question(1, [Jump(1), Jump(2)], lambda t: None, ()),)
    assert list(offered_to(t, 0)) == []
    assert list(offered_to(t, 1)) == [Jump(1), Jump(2)]
