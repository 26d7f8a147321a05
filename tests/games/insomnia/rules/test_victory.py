"""The end of a race and victory: chapter 15."""

from __future__ import annotations

import pytest

from tests.games.insomnia.night import AWAKE, BED, asked, choose, last_to_bed, night, story, told, who
from veillee.engine.result import Result
from veillee.games.insomnia.events import (
    GameWon,
    NightmareCrossed,
    PillowRanked,
    RaceEnded,
    RestBegan,
    SheepWoke,
    VictoryShared,
)
from veillee.games.insomnia.rules.ending import SHARED, WON


@pytest.mark.rule("INS-15.1")
def test_the_race_ends_when_the_last_sheep_goes_to_bed():
    t = night(places={0: 9, 1: 9, 2: AWAKE})
    choose(t, "m3z1 move 3", "bed")
    assert told(t, RaceEnded) == []
    assert who(t) == 1
    choose(t, "m3z1 move 3", "bed")
    assert told(t, RaceEnded) == [RaceEnded(1)]


@pytest.mark.rule("INS-15.1")
def test_the_race_ends_when_the_last_sheep_wakes_up():
    t = night(places={0: 2, 1: BED, 2: AWAKE}, scared=[0], nightmare_at=5)
    choose(t, "m3z1 move 3")
    assert story(t, SheepWoke, RaceEnded) == ["SheepWoke", "RaceEnded"]


@pytest.mark.rule("INS-15.1")
def test_the_race_ends_when_the_nightmare_crosses_the_fence_whoever_still_runs():
    t = night(places={0: 2, 1: 7}, nightmare_at=9, deck="wolf-2")
    choose(t, "m3z1 move 3")
    assert story(t, NightmareCrossed, SheepWoke, RaceEnded) == ["NightmareCrossed", *["SheepWoke"] * 3, "RaceEnded"]


@pytest.mark.rule("INS-15.2")
def test_the_score_track_is_looked_at_when_the_race_ends_and_before_pillows_move():
    t = last_to_bed([39, 20, 10])
    assert t.result is None
    assert story(t, RaceEnded, PillowRanked, RestBegan) == ["RaceEnded", *["PillowRanked"] * 3, "RestBegan"]
    t = last_to_bed([40, 20, 10])
    assert story(t, RaceEnded, GameWon, PillowRanked, RestBegan) == ["RaceEnded", "GameWon"]


@pytest.mark.rule("INS-15.2")
def test_a_pillow_that_would_come_down_far_enough_wins_nothing_yet():
    t = last_to_bed([35, 0, 0])
    assert t.result is None
    assert t.pillows[0] == 30


@pytest.mark.rule("INS-15.3")
@pytest.mark.parametrize(("winks", "won"), [(29, False), (30, True), (31, True)])
def test_whoever_reached_or_passed_the_pillow_wins(winks, won):
    t = last_to_bed([winks, 10, 5], pillows={0: 30})
    assert t.result == (Result((0,), WON) if won else None)
    assert told(t, GameWon) == ([GameWon(0, winks, 30)] if won else [])


@pytest.mark.rule("INS-15.3")
def test_not_the_most_winks_but_ones_own_pillow_counts():
    t = last_to_bed([35, 20, 10], pillows={1: 20})
    assert t.result == Result((1,), WON)


@pytest.mark.rule("INS-15.4")
def test_of_several_the_widest_margin_wins_though_others_have_more_winks():
    t = last_to_bed([41, 30, 22], pillows={0: 40, 1: 25, 2: 20})
    assert t.result == Result((1,), WON)


@pytest.mark.rule("INS-15.4", "INS-15.5")
def test_w_17_equal_margins_are_decided_by_winks_a_wider_one_by_itself():
    t = last_to_bed([35, 30, 0], pillows={0: 30, 1: 25})
    assert t.result == Result((0,), WON)
    t = last_to_bed([35, 30, 30], pillows={0: 30, 1: 25, 2: 24})
    assert t.result == Result((2,), WON)


@pytest.mark.rule("INS-15.5")
def test_equal_margins_are_decided_by_winks_wherever_the_winner_sits():
    t = last_to_bed([30, 35, 25], pillows={0: 25, 1: 30, 2: 20})
    assert t.result == Result((1,), WON)


@pytest.mark.rule("INS-15.6")
def test_equal_in_margin_and_winks_they_share_the_victory():
    t = last_to_bed([32, 34, 32, 32], pillows={0: 30, 1: 33, 2: 30, 3: 31})
    assert t.result == Result((0, 2), SHARED)
    assert told(t, VictoryShared) == [VictoryShared(0, 32, 30), VictoryShared(2, 32, 30)]
    assert told(t, GameWon) == []


@pytest.mark.rule("INS-15.7")
def test_winks_beyond_the_pillow_win_nothing_while_the_race_goes_on():
    t = night(places={0: 9, 1: 4, 2: BED}, winks={0: 45, 2: 60})
    choose(t, "m3z1 move 3")
    assert asked(t) == ["on", "bed"]
    choose(t, "bed")
    assert t.result is None
    assert who(t) == 1


@pytest.mark.rule("INS-15.7")
def test_winks_lost_by_waking_up_win_nothing():
    t = night(places={0: 2, 1: BED, 2: BED}, winks={0: 60, 1: 10}, scared=[0], nightmare_at=5)
    choose(t, "m3z1 move 3")
    assert told(t, RaceEnded) == [RaceEnded(1)]
    assert t.result is None


@pytest.mark.rule("INS-15.3", "INS-15.7")
def test_a_sheep_in_bed_wins_although_the_race_ends_with_the_others_awake():
    t = night(places={0: 2, 1: BED, 2: 7}, winks={0: 60, 1: 40}, nightmare_at=10, deck="wolf-1")
    choose(t, "m3z1 move 3")
    assert t.result == Result((1,), WON)
