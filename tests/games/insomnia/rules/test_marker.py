"""The First Sheep marker: chapter 17."""

from __future__ import annotations

import pytest

from tests.games.insomnia.night import choose, last_to_bed, told, who
from veillee.games.insomnia.events import MarkerPassed, RaceBegan


@pytest.mark.rule("INS-17.1")
@pytest.mark.parametrize(("winks", "marked"), [([10, 20, 15], 0), ([20, 10, 15], 1), ([20, 15, 10], 2)])
def test_the_highest_pillow_takes_the_marker(winks, marked):
    t = last_to_bed(winks)
    assert t.first == marked
    assert told(t, MarkerPassed) == [MarkerPassed(marked)]


@pytest.mark.rule("INS-17.1")
def test_the_pillows_are_compared_after_they_moved():
    t = last_to_bed([10, 20, 15], pillows={0: 34, 1: 40, 2: 35})
    assert t.pillows == [29, 30, 28]
    assert t.first == 1


@pytest.mark.rule("INS-17.1")
def test_the_marker_may_stay_where_it_is():
    t = last_to_bed([20, 15, 10], first=2)
    assert t.first == 2


@pytest.mark.rule("INS-17.2", "INS-A.16")
@pytest.mark.parametrize(
    ("holder", "tied", "marked"),
    [
        (0, (0, 1), 1),
        (0, (1, 2), 2),
        (1, (0, 1), 0),
        (1, (0, 2), 0),
        (1, (1, 2), 2),
        (2, (0, 1), 1),
        (2, (0, 1, 2), 1),
        (0, (0, 1, 2), 2),
    ],
)
def test_of_equals_the_farthest_from_the_holder_takes_it(holder, tied, marked):
    pillows = {seat: 30 if seat in tied else 20 for seat in range(3)}
    assert last_to_bed([5, 5, 5], first=holder, pillows=pillows).first == marked


@pytest.mark.rule("INS-17.2")
def test_w_19_of_three_out_of_four_it_goes_to_the_one_on_the_right_of_its_holder():
    t = last_to_bed([5, 5, 5, 5], first=0, pillows={0: 30, 1: 30, 2: 20, 3: 30})
    assert t.first == 3


@pytest.mark.rule("INS-17.1")
def test_the_new_holder_rests_first_and_begins_the_next_race():
    t = last_to_bed([20, 10, 15])
    for seat in (1, 2, 0):
        assert who(t) == seat
        choose(t, "two zzz", "zzz 5", "zzz 5")
    assert told(t, RaceBegan) == [RaceBegan(2, 1)]
    assert who(t) == 1
