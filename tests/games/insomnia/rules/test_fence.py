"""Crossing the fence, the third step of a turn: chapter 9."""

import pytest

from tests.games.insomnia.night import BED, asked, choose, night, step_of, story, told, who
from veillee.games.insomnia.events import CardDrawn, FenceJumped, RunWentOn, SheepMoved, SheepStayed, WinksGained


@pytest.mark.rule("INS-9.1")
@pytest.mark.parametrize("start", [0, 1, 6])
def test_without_a_crossing_there_is_no_third_step(start):
    t = night(places={0: start})
    choose(t, "m4z1 move 4")
    assert (t.winks[0], told(t, FenceJumped), told(t, RunWentOn)) == (0, [], [])
    assert (who(t), step_of(t)) == (1, "choose_card")


@pytest.mark.rule("INS-9.2")
@pytest.mark.parametrize("start", [7, 8, 9, 10])
def test_a_crossing_pays_five_winks(start):
    t = night(places={0: start}, winks={0: 3})
    choose(t, "m4z1 move 4")
    assert t.places[0] == start - 6
    assert (t.winks, told(t, FenceJumped)) == ([8, 0, 0], [FenceJumped(0, 5, 8)])


@pytest.mark.rule("INS-9.2", "INS-9.3", "INS-A.7")
def test_two_crossings_of_a_turn_pay_ten_and_ask_once():
    t = night(places={0: 9}, scared=(0,), tiles={6: "final_sprint"}, zzz={0: {6: 1}}, hands={0: "m7 m3z1"})
    choose(t, "m7 move 7")
    assert t.winks[0] == 0
    choose(t, "use final_sprint")
    assert (t.places[0], t.winks[0]) == (3, 10)
    assert asked(t) == ["on", "bed"]
    choose(t, "on")
    assert who(t) == 1


@pytest.mark.rule("INS-9.2")
def test_a_crossing_is_paid_once():
    t = night(seats=2, places={0: 9}, hands={0: "m3z1 m4z1", 1: "m3z1 m7"})
    choose(t, "m3z1 move 3", "on", "m3z1 move 3", "m4z1 move 4")
    assert (t.places[0], t.winks[0]) == (6, 5)


@pytest.mark.rule("INS-9.3")
@pytest.mark.parametrize(("answer", "place"), [("on", 2), ("bed", BED)])
def test_after_the_winks_one_goes_on_or_to_bed(answer, place):
    t = night(places={0: 9})
    choose(t, "m3z1 move 3")
    assert (who(t), asked(t), t.winks[0]) == (0, ["on", "bed"], 5)
    choose(t, answer)
    assert (t.places[0], t.winks[0], who(t)) == (place, 5, 1)


@pytest.mark.rule("INS-9.3")
def test_the_decision_comes_before_the_cards():
    t = night(places={0: 9})
    choose(t, "m3z1 move 3")
    assert told(t, CardDrawn) == []
    choose(t, "on")
    assert story(t, FenceJumped, RunWentOn, CardDrawn) == ["FenceJumped", "RunWentOn", "CardDrawn"]


@pytest.mark.rule("INS-9.4", "INS-9.5", "INS-9.6")
@pytest.mark.parametrize(("start", "end"), [(4, 2), (3, 1), (2, 1)])
def test_nobody_crosses_backwards(start, end):
    name = {2: "m2z2", 3: "m3z1", 4: "m4z1"}[start]
    t = night(hands={0: f"{name} m7"}, tiles={start: "moonwalk"}, zzz={0: {start: 1}})
    choose(t, f"{name} move {start}", "use moonwalk")
    assert (t.places[0], t.winks[0]) == (end, 2)
    assert (told(t, FenceJumped), who(t)) == ([], 1)
    assert told(t, SheepMoved)[-1] == SheepMoved(0, end - start, start, end, False)


@pytest.mark.rule("INS-9.5", "INS-9.6", "INS-A.31")
@pytest.mark.parametrize("name", ["moonwalk", "step_back"])
def test_on_space_1_a_step_back_stays_there(name):
    t = night(hands={0: "m1m5 m7"}, tiles={1: name}, infinite={0: {1: 1}}, nightmare_at=1)
    choose(t, "m1m5 move 1", f"use {name}")
    if name == "step_back":
        choose(t, "stay scared")
    assert (t.places[0], told(t, FenceJumped), who(t)) == (1, [], 1)
    assert told(t, SheepStayed) == [SheepStayed(0)]
    # To stay is no arrival: the nightmare there does not scare a second time.
    assert t.scared[0]


@pytest.mark.rule("INS-9.5", "INS-9.6")
def test_a_flock_led_back_stops_at_the_fence_too():
    t = night(places={0: 2, 1: 1, 2: 2}, tiles={5: "lead_the_flock"}, zzz={0: {5: 1}})
    choose(t, "m3z1 move 3", "use lead_the_flock", "back")
    assert t.places == [4, 1, 1]
    assert (told(t, FenceJumped), t.winks) == ([], [0, 0, 0])


@pytest.mark.rule("INS-9.4")
def test_forth_and_back_over_the_fence_is_one_crossing():
    t = night(places={0: 8}, tiles={1: "moonwalk"}, zzz={0: {1: 1}})
    choose(t, "m3z1 move 3", "use moonwalk")
    assert (t.places[0], told(t, FenceJumped)) == (1, [FenceJumped(0, 5, 7)])


@pytest.mark.rule("INS-9.7")
@pytest.mark.parametrize("zzz", [{}, {1: {1: 2}}, {0: {1: 1}}])
def test_the_crossing_is_paid_wherever_the_sheep_lands(zzz):
    t = night(places={0: 7}, tiles={1: "lucid_dreams"}, zzz=zzz)
    choose(t, "m4z1 move 4")
    if 0 in zzz:
        choose(t, "leave")
    assert (t.places[0], t.winks[0], asked(t)) == (1, 5, ["on", "bed"])


@pytest.mark.rule("INS-9.7")
def test_and_also_where_there_is_no_tile():
    t = night(places={0: 9}, tiles={5: "moonwalk"})
    choose(t, "m4z1 move 4")
    assert (t.places[0], t.winks[0], asked(t)) == (3, 5, ["on", "bed"])


@pytest.mark.rule("INS-9.8")
def test_winks_of_tiles_come_before_those_of_the_fence():
    t = night(places={0: 7}, tiles={10: "bounce_ahead", 1: "moonwalk"}, zzz={0: {10: 1}}, infinite={0: {1: 1}})
    choose(t, "m3z1 move 3", "use bounce_ahead", "use moonwalk")
    assert story(t, WinksGained, FenceJumped) == ["WinksGained", "FenceJumped"]
    assert told(t, WinksGained) == [WinksGained(0, 2, 2)]
    assert told(t, FenceJumped) == [FenceJumped(0, 5, 7)]
