"""Drawing dice: chapter 14."""

import pytest

from tests.games.peluches.tale import GAME, dice_in, tale, told
from veillee.engine.chance import Chance
from veillee.games.peluches.events import BagRefilled, DiceDrawn


@pytest.mark.rule("PEL-14.1")
def test_five_dice_are_drawn():
    t = tale("turn", dice=["purple", "blue", "yellow", "green", "red"])
    assert (dice_in(t.hand), sum(t.bag)) == ("red green yellow blue purple", 26)
    assert told(t, DiceDrawn) == [DiceDrawn(0, 1, 1, 1, 1, 1, 0, 0)]


@pytest.mark.rule("PEL-14.1")
def test_dice_are_drawn_at_random():
    draws = [told(tale("turn", dice=Chance(seed * 7919)), DiceDrawn)[0] for seed in range(60)]
    assert len(set(draws)) > 25
    totals = [
        sum(column) for column in zip(*[(d.red, d.green, d.yellow, d.blue, d.purple) for d in draws], strict=True)
    ]
    assert min(totals) > 25
    assert max(totals) < 75
    assert 10 < sum(d.white for d in draws) < 50 > sum(d.black for d in draws) > 10


@pytest.mark.rule("PEL-14.2", "PEL-14.3")
def test_a_short_bag_is_drawn_empty_then_filled_from_the_discard():
    t = tale("turn", bag="blue blue purple", dice=["blue", "purple", "blue", "green", "red"])
    assert (dice_in(t.hand), told(t, BagRefilled)) == ("red green blue blue purple", [BagRefilled(28)])
    assert (sum(t.bag), sum(t.dice_discard)) == (26, 0)


@pytest.mark.rule("PEL-14.2")
def test_all_dice_of_a_short_bag_are_drawn_first():
    for seed in range(5):
        t = tale("turn", bag="blue blue purple", dice=Chance(seed))
        drawn = told(t, DiceDrawn)[0]
        assert drawn.blue >= 2
        assert drawn.purple >= 1


@pytest.mark.rule("PEL-14.3")
def test_a_bag_of_five_is_not_filled():
    t = tale("turn", bag="red red red red red")
    assert (told(t, BagRefilled), sum(t.bag), sum(t.dice_discard)) == ([], 0, 26)


@pytest.mark.rule("PEL-14.3")
def test_if_there_are_not_five_one_draws_what_there_is():
    away = [(colour, 1) for colour in ("green", "yellow", "blue", "purple") for _ in range(5)]
    t = tale("turn", bag="red red", task=[*away, *[("red", 1), ("white", 1)] * 3], threat=3)
    assert (dice_in(t.hand), sum(t.bag), sum(t.dice_discard)) == ("red red", 0, 0)
    assert GAME.census(t)["dice"] == 31


@pytest.mark.rule("PEL-14.4")
def test_dice_on_tracks_and_cards_are_not_poured_back():
    pieces = {"stored": {"lumpy": "blue"}, "task": [("red", 4), ("red", 2)], "threat": 1, "opened": "task"}
    t = tale("turn", bag="purple", dice=["purple", "yellow", "yellow", "yellow", "yellow"], **pieces)
    assert told(t, BagRefilled) == [BagRefilled(31 - 1 - 4)]
    assert (t.threat, t.stored, t.task_values) == (1, [-1, 3], [4, 2])
    assert sum(t.bag) == 31 - 5 - 4


@pytest.mark.rule("PEL-14.5")
def test_a_stored_die_does_not_reduce_the_draw():
    t = tale("turn", stored={"theadora": "blue"})
    assert (sum(t.hand), t.stored[0]) == (5, 3)
