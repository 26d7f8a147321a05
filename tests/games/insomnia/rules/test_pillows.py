"""How far pillows come down after a race: chapter 16, and the tables of the pillow tiles."""

from __future__ import annotations

import pytest

from tests.games.insomnia.night import AWAKE, BED, BOX, choose, last_to_bed, night, told
from veillee.games.insomnia.events import PillowRanked

DENSE = {"dense_ranking": True}


@pytest.mark.rule("INS-16.1", "INS-16.2", "INS-16.3")
@pytest.mark.parametrize(
    ("winks", "pillows"),
    [
        ([10, 15], [35, 32]),
        ([15, 10], [32, 35]),
        ([10, 20, 15], [35, 30, 33]),
        ([25, 20, 15], [30, 33, 35]),
        ([5, 25, 15, 20], [35, 30, 34, 32]),
    ],
)
def test_pillows_come_down_by_the_rank_of_their_winks(winks, pillows):
    assert last_to_bed(winks).pillows == pillows


@pytest.mark.rule("INS-16.1", "INS-16.2", "INS-16.3")
def test_ranks_and_spaces_are_told():
    t = last_to_bed([10, 20, 15], pillows={1: 28})
    assert told(t, PillowRanked) == [PillowRanked(0, 3, 5, 35), PillowRanked(1, 1, 10, 18), PillowRanked(2, 2, 7, 33)]


@pytest.mark.rule("INS-16.1")
def test_only_the_winks_of_this_race_are_ranked():
    t = last_to_bed([10, 5, 15], pillows={0: 40, 1: 20, 2: 31})
    assert t.pillows == [33, 15, 21]


@pytest.mark.rule("INS-16.4", "INS-16.5")
def test_w_18_tied_players_all_take_the_best_of_their_ranks():
    first, second, third = BOX.pillow_ranks[3]
    assert last_to_bed([20, 20, 10]).pillows == [40 - first, 40 - first, 40 - third]
    assert last_to_bed([20, 10, 10]).pillows == [40 - first, 40 - second, 40 - second]


@pytest.mark.rule("INS-16.5")
def test_everybody_may_share_the_first_place():
    t = last_to_bed([20, 20, 20, 20])
    assert t.pillows == [30] * 4
    assert [one.rank for one in told(t, PillowRanked)] == [1] * 4


@pytest.mark.rule("INS-A.13", "INS-16.4")
@pytest.mark.parametrize(
    ("winks", "ranks", "dense"),
    [
        ([20, 20, 10, 5], [1, 1, 3, 4], [1, 1, 2, 3]),
        ([20, 15, 15, 5], [1, 2, 2, 4], [1, 2, 2, 3]),
        ([20, 20, 20, 5], [1, 1, 1, 4], [1, 1, 1, 2]),
    ],
)
def test_a_13_ranks_shared_are_used_up_unless_the_switch_says_otherwise(winks, ranks, dense):
    assert [one.rank for one in told(last_to_bed(winks), PillowRanked)] == ranks
    t = last_to_bed(winks, settings=DENSE)
    assert [one.rank for one in told(t, PillowRanked)] == dense
    assert t.pillows == [40 - BOX.pillow_ranks[4][rank - 1] for rank in dense]


@pytest.mark.rule("INS-16.6", "INS-A.14")
@pytest.mark.parametrize(("seats", "spaces"), [(2, 3), (3, 3), (4, 3)])
def test_whoever_woke_up_has_a_line_of_their_own(seats, spaces):
    t = last_to_bed([10, *[0] * (seats - 1)], awake=range(1, seats))
    assert t.pillows[0] == 40 - BOX.pillow_ranks[seats][0]
    assert t.pillows[1:] == [40 - spaces] * (seats - 1)
    assert [one.rank for one in told(t, PillowRanked)[1:]] == [0] * (seats - 1)


@pytest.mark.rule("INS-16.6", "INS-A.14")
def test_only_those_in_bed_are_ranked_even_without_a_wink():
    t = night(seats=3, places={0: 2, 1: BED, 2: AWAKE}, winks={0: 12}, scared=[0], nightmare_at=5)
    choose(t, "m3z1 move 3")
    assert told(t, PillowRanked) == [PillowRanked(0, 0, 3, 37), PillowRanked(1, 1, 10, 30), PillowRanked(2, 0, 3, 37)]


@pytest.mark.rule("INS-16.6", "INS-A.14")
def test_w_16_after_the_nightmare_crossed_one_in_bed_is_first_and_the_others_take_their_own_line():
    t = night(places={0: 4, 1: BED}, winks={0: 9, 1: 15}, nightmare_at=9, hands={0: "m2z2 m7"}, deck="wolf-2")
    choose(t, "m2z2 move 2")
    assert told(t, PillowRanked) == [PillowRanked(0, 0, 3, 37), PillowRanked(1, 1, 10, 30), PillowRanked(2, 0, 3, 37)]


@pytest.mark.rule("INS-16.7", "INS-A.15")
def test_a_pillow_comes_down_and_stops_at_0():
    t = last_to_bed([5, 1, 0], pillows={0: 9, 1: 7, 2: 6})
    assert t.pillows == [0, 0, 1]


@pytest.mark.rule("INS-16.2", "INS-16.3", "INS-A.3")
def test_the_tables_are_those_of_the_pillow_tiles():
    assert BOX.pillow_ranks == {2: (8, 5), 3: (10, 7, 5), 4: (10, 8, 6, 5)}
    assert BOX.pillow_awake == {2: 3, 3: 3, 4: 3}
