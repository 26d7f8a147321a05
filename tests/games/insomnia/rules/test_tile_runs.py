"""Dream tiles that run, lead and bounce: chapter 23, and the two tiles of the play example."""

from __future__ import annotations

import pytest

from tests.games.insomnia.night import (
    AWAKE,
    BED,
    OFF,
    asked,
    choose,
    dream,
    hand,
    infinite_of,
    night,
    step_of,
    story,
    told,
    who,
    zzz_of,
)
from veillee.games.insomnia.events import (
    DreamFizzled,
    FenceJumped,
    FlockLed,
    HandFilled,
    LastSheepCardRevealed,
    RunWentOn,
    SheepCalmed,
    SheepMoved,
    SheepScared,
    SheepStayed,
    SheepWoke,
    WentToBed,
    WinksGained,
)


def ran(t):
    """The last run of a tile, in spaces; 0 if it led nowhere."""
    moves = told(t, SheepMoved)
    return moves[1].spaces if len(moves) > 1 else 0


@pytest.mark.rule("INS-24.1")
def test_bounce_ahead_runs_one_space_over_the_fence_too():
    assert dream("bounce_ahead").places[0] == 6
    t = night(places={0: 7}, tiles={10: "bounce_ahead"}, zzz={0: {10: 1}})
    choose(t, "m3z1 move 3", "use bounce_ahead")
    assert told(t, SheepMoved)[-1] == SheepMoved(0, 1, 10, 1, True)
    assert (t.winks[0], asked(t)) == (5, ["on", "bed"])


@pytest.mark.rule("INS-24.2")
def test_moonwalk_brings_two_winks_then_slides_two_spaces_back():
    t = dream("moonwalk")
    assert (t.places[0], t.winks[0]) == (3, 2)
    assert story(t, WinksGained, SheepMoved) == ["SheepMoved", "WinksGained", "SheepMoved"]


@pytest.mark.rule("INS-23.1")
@pytest.mark.parametrize(("start", "space", "name"), [(8, 1, "m3z1"), (8, 2, "m4z1")])
def test_moonwalk_pays_though_the_fence_blocks_it(start, space, name):
    t = night(places={0: start}, tiles={space: "moonwalk"}, zzz={0: {space: 1}})
    choose(t, f"{name} move {name[1]}", "use moonwalk")
    assert (t.places[0], t.winks[0]) == (1, 7)
    assert len(told(t, SheepStayed)) == (space == 1)


@pytest.mark.rule("INS-23.1")
def test_w_12_moonwalk_cut_short_still_arrives_on_space_1_and_its_dream():
    t = night(tiles={1: "cool_kids_club", 2: "moonwalk"}, zzz={0: {1: 1, 2: 1}}, hands={0: "m2z2 m7"})
    choose(t, "m2z2 move 2", "use moonwalk")
    assert (t.places[0], t.winks[0]) == (1, 2)
    assert asked(t) == ["use cool_kids_club", "leave"]


@pytest.mark.parametrize(("scared", "space"), [([0], 2), ([], 5)])
def test_final_sprint_is_for_the_scared(scared, space):
    t = dream("final_sprint", scared=scared)
    assert t.places[0] == space
    assert len(told(t, DreamFizzled)) == (space == 5)


@pytest.mark.parametrize("name", ["bounce_ahead", "snooze_moves", "trampoline", "run_away", "copy_cat"])
def test_a_run_onto_the_nightmare_scares_before_the_next_dream(name):
    space = {"bounce_ahead": 6, "snooze_moves": 10, "trampoline": 8, "run_away": 0, "copy_cat": 1}[name]
    t = dream(name, nightmare_at=space, previous=1, last_cards={1: "m6w3"})
    assert (t.places[0], t.scared[0]) == ((5, False) if name == "run_away" else (space, True))


@pytest.mark.rule("INS-23.10", "INS-A.24")
@pytest.mark.parametrize(
    ("nightmare_at", "spaces", "space"), [(7, 3, 8), (5, 1, 6), (9, 5, 10), (10, 6, 1), (1, 7, 2), (3, 9, 4)]
)
def test_run_away_goes_to_the_space_before_the_nightmare_over_the_fence_if_need_be(nightmare_at, spaces, space):
    t = dream("run_away", nightmare_at=nightmare_at)
    assert (ran(t), t.places[0]) == (spaces, space)
    assert told(t, SheepMoved)[-1].crossed == (space < 5)
    assert len(told(t, FenceJumped)) == (space < 5)


@pytest.mark.rule("INS-23.10", "INS-A.24")
@pytest.mark.parametrize(("nightmare_at", "space"), [(9, 10), (1, 2), (6, 7)])
def test_run_away_counts_from_wherever_the_sheep_stands(nightmare_at, space):
    t = night(places={0: 1}, nightmare_at=nightmare_at, tiles={4: "run_away"}, zzz={0: {4: 1}})
    choose(t, "m3z1 move 3", "use run_away")
    assert t.places[0] == space


@pytest.mark.rule("INS-23.10", "INS-A.24")
@pytest.mark.parametrize(("friends", "spaces"), [({1: 7, 2: 8}, 2), ({1: 8, 2: 4}, 3), ({1: 4}, 9), ({1: 2, 2: 1}, 6)])
def test_find_a_friend_goes_to_the_next_sheep_over_the_fence_if_need_be(friends, spaces):
    t = dream("find_a_friend", places=friends)
    assert ran(t) == spaces
    assert len(told(t, FenceJumped)) == (spaces > 5)


@pytest.mark.rule("INS-23.10", "INS-A.24")
@pytest.mark.parametrize(
    ("zzz", "infinite", "spaces"),
    [
        ({1: {7: 3}, 2: {9: 3}}, {}, 2),
        ({0: {5: 1, 9: 3}, 1: {7: 2}}, {}, 4),
        ({1: {7: 2}, 2: {7: 1, 9: 2}}, {2: {9: 1}}, 4),
        ({2: {3: 5}}, {}, 8),
    ],
)
def test_shortcut_goes_to_the_next_tile_where_one_player_has_three_zzz(zzz, infinite, spaces):
    tiles = {3: "rush_ahead", 7: "moonwalk", 9: "trampoline"}
    t = dream("shortcut", tiles=tiles, zzz={0: {5: 1}, **zzz}, infinite=infinite)
    assert ran(t) == spaces


@pytest.mark.rule("INS-23.11", "INS-A.34")
def test_who_stands_on_the_target_already_does_not_move():
    assert ran(dream("run_away", nightmare_at=4)) == 0
    assert ran(dream("find_a_friend", places={1: 5, 2: 7})) == 0
    assert ran(dream("shortcut", tiles={7: "moonwalk"}, zzz={0: {5: 1}, 1: {5: 3, 7: 3}})) == 0
    t = dream("shortcut", tiles={7: "moonwalk"}, zzz={0: {5: 4}, 1: {7: 3}})
    assert told(t, SheepStayed) == [SheepStayed(0)]


@pytest.mark.rule("INS-23.11", "INS-A.34")
def test_shortcut_looks_at_its_own_space_after_a_zzz_was_paid():
    assert ran(dream("shortcut", tiles={7: "moonwalk"}, zzz={0: {5: 3}, 1: {7: 3}})) == 2


@pytest.mark.rule("INS-23.12")
def test_without_a_target_one_does_not_move():
    assert ran(dream("run_away", nightmare_at=0)) == 0
    assert ran(dream("find_a_friend", places={1: BED, 2: AWAKE})) == 0
    assert ran(dream("find_a_friend", places={1: OFF, 2: BED})) == 0
    assert ran(dream("shortcut", tiles={7: "moonwalk"}, zzz={0: {5: 1, 7: 2}, 1: {7: 2}})) == 0


@pytest.mark.rule("INS-23.11", "INS-A.31")
def test_who_did_not_move_arrives_nowhere_and_is_not_scared():
    t = dream("run_away", nightmare_at=4, zzz={0: {5: 2}})
    assert t.scared[0] is False
    assert who(t) == 1
    t = dream("find_a_friend", places={1: 5}, nightmare_at=5)
    assert story(t, SheepScared, SheepWoke) == ["SheepScared"]


@pytest.mark.rule("INS-23.14")
def test_trampoline_makes_the_move_of_the_card_once_more():
    assert dream("trampoline").places[0] == 8
    t = night(tiles={3: "trampoline"}, zzz={0: {3: 1}})
    assert choose(t, "m3z1 move 3", "use trampoline").places[0] == 6
    t = night(places={0: 5}, tiles={9: "trampoline"}, zzz={0: {9: 1}})
    choose(t, "m4z1 move 4", "use trampoline")
    assert (t.places[0], t.winks[0]) == (3, 5)


@pytest.mark.rule("INS-23.14")
def test_trampoline_after_a_card_and_a_tile_doubles_the_tile_alone():
    t = night(places={0: 2}, tiles={5: "bounce_ahead", 6: "trampoline"}, zzz={0: {5: 1, 6: 1}})
    choose(t, "m3z1 move 3", "use bounce_ahead", "use trampoline")
    assert t.places[0] == 7


@pytest.mark.rule("INS-23.15")
def test_trampoline_keeps_the_direction():
    t = night(places={0: 5}, tiles={8: "moonwalk", 6: "trampoline"}, zzz={0: {8: 1, 6: 1}})
    choose(t, "m3z1 move 3", "use moonwalk", "use trampoline")
    assert t.places[0] == 4


@pytest.mark.rule("INS-A.25")
def test_a_25_trampoline_repeats_the_spaces_really_covered_and_stops_on_1():
    t = night(places={0: 8}, tiles={2: "moonwalk", 1: "trampoline"}, zzz={0: {1: 1, 2: 1}})
    choose(t, "m4z1 move 4", "use moonwalk", "use trampoline")
    assert t.places[0] == 1
    assert t.last_move == -1
    t = night(places={0: 2}, tiles={5: "moonwalk", 3: "trampoline"}, zzz={0: {3: 1, 5: 1}})
    choose(t, "m3z1 move 3", "use moonwalk", "use trampoline")
    assert t.places[0] == 1


@pytest.mark.rule("INS-23.16", "INS-23.17")
@pytest.mark.parametrize(("space", "end"), [(1, 6), (5, 10), (7, 2)])
def test_racing_rival_runs_the_number_of_the_space_of_the_previous_player(space, end):
    t = dream("racing_rival", previous=2, places={1: 3, 2: space})
    assert t.places[0] == end


@pytest.mark.rule("INS-A.26", "INS-23.16")
@pytest.mark.parametrize("place", [OFF, BED, AWAKE])
def test_a_26_a_rival_on_no_space_gives_no_step(place):
    t = dream("racing_rival", previous=2, places={1: 3, 2: place})
    assert ran(t) == 0
    assert told(t, SheepStayed) == [SheepStayed(0)]


@pytest.mark.rule("INS-A.26", "INS-23.16", "INS-23.21")
@pytest.mark.parametrize("name", ["racing_rival", "copy_cat"])
def test_a_26_in_the_first_turn_of_a_race_there_is_no_previous_player(name):
    t = dream(name, places={1: 3, 2: 4})
    assert (ran(t), told(t, SheepStayed)) == (0, [SheepStayed(0)])


@pytest.mark.rule("INS-A.26", "INS-23.16", "INS-23.21")
@pytest.mark.parametrize(("name", "space"), [("racing_rival", 5), ("copy_cat", 2)])
def test_a_26_the_last_sheep_still_looks_at_the_last_other_who_played(name, space):
    tiles = {5: name}
    t = night(turn_of=2, places={0: 1, 1: BED, 2: 8}, tiles=tiles, zzz={0: {5: 1}}, hands={2: "m7 m4z1"})
    choose(t, "m7 move 7", "bed", "m3z1 place 1", "m4z1 move 4", f"use {name}")
    assert t.places[0] == space


@pytest.mark.rule("INS-23.21", "INS-23.23")
@pytest.mark.parametrize(("name", "end"), [("m3z1", 8), ("m2z2", 7), ("m5w2", 10), ("m7", 2), ("m1+z1", 6)])
def test_copy_cat_runs_the_number_on_the_last_card_of_the_previous_player(name, end):
    t = dream("copy_cat", previous=2, last_cards={1: "m6w3", 2: name})
    assert t.places[0] == end


@pytest.mark.rule("INS-23.22", "INS-23.23")
def test_copy_cat_counts_a_card_not_used_to_move_and_no_nightmare_card():
    tiles = {5: "copy_cat"}
    t = night(turn_of=2, places={0: 2}, tiles=tiles, zzz={0: {5: 1}}, hands={2: "m4z1 m7"}, deck="wolf-2 m7")
    choose(t, "m4z1 place 1")
    assert t.nightmare_at == 2
    choose(t, "m3z1 move 3", "use copy_cat")
    assert t.places[0] == 9


@pytest.mark.rule("INS-23.22")
def test_copy_cat_looks_past_a_nightmare_that_rush_ahead_turned_up():
    tiles = {5: "copy_cat", 8: "rush_ahead"}
    t = night(turn_of=2, places={0: 2, 2: 4}, tiles=tiles, zzz={0: {5: 1}, 2: {8: 1}}, deck="wolf-1")
    choose(t, "m4z1 move 4", "use rush_ahead", "m3z1 move 3", "use copy_cat")
    assert t.places[0] == 9


@pytest.mark.rule("INS-23.23")
def test_copy_cat_takes_the_later_of_two_cards():
    tiles = {5: "copy_cat", 8: "rush_ahead"}
    t = night(turn_of=2, places={0: 2, 2: 4}, tiles=tiles, zzz={0: {5: 1}, 2: {8: 1}}, deck="m2z2")
    choose(t, "m4z1 move 4", "use rush_ahead", "top m2z2 move 2", "m3z1 move 3", "use copy_cat")
    assert t.places[0] == 7


@pytest.mark.rule("INS-A.28")
@pytest.mark.parametrize(("name", "numbers"), [("m1m5", ["copy 1", "copy 5"]), ("m12z1", ["copy 1", "copy 2"])])
def test_a_28_of_a_card_with_two_numbers_one_is_chosen(name, numbers):
    t = dream("copy_cat", previous=1, last_cards={1: name})
    assert (step_of(t), asked(t)) == ("copy_move", numbers)
    choose(t, numbers[1])
    assert t.places[0] == 5 + int(numbers[1][-1])


@pytest.mark.rule("INS-23.31", "INS-23.32", "INS-A.30")
@pytest.mark.parametrize(("elsewhere", "spaces"), [(0, 5), (1, 4), (2, 4), (3, 3), (8, 1), (9, 0)])
def test_snooze_moves_counts_the_zzz_just_paid_and_runs_forward(elsewhere, spaces):
    t = dream("snooze_moves", tiles={9: "moonwalk"}, zzz={0: {5: 1, 9: elsewhere}})
    assert ran(t) == spaces
    assert len(told(t, SheepStayed)) == (spaces == 0)


@pytest.mark.rule("INS-23.31")
def test_snooze_moves_with_an_infinite_zzz_has_none_to_add():
    t = dream("snooze_moves", tiles={9: "moonwalk"}, zzz={0: {9: 6}}, infinite={0: {5: 1}})
    assert (t.supply[0], ran(t)) == (3, 1)


def test_step_back_steps_then_calms_then_the_dream_there_may_be_used():
    t = dream("step_back", tiles={4: "cool_kids_club"}, zzz={0: {4: 1, 5: 1}}, scared=[0])
    assert (t.places[0], step_of(t)) == (4, "calm_down")
    choose(t, "calm")
    assert asked(t) == ["use cool_kids_club", "leave"]


def test_step_back_onto_the_nightmare_scares_before_one_may_calm_down():
    t = dream("step_back", nightmare_at=4)
    assert (t.scared[0], asked(t)) == (True, ["calm", "stay scared"])
    t = dream("step_back", nightmare_at=4, scared=[0])
    assert (t.places[0], told(t, SheepCalmed), who(t)) == (AWAKE, [], 1)


def test_step_back_on_space_1_stays_there_and_calms_all_the_same():
    t = night(places={0: 8}, tiles={1: "step_back"}, infinite={0: {1: 1}}, scared=[0])
    choose(t, "m3z1 move 3", "use step_back", "calm")
    assert (t.places[0], t.scared[0], asked(t)) == (1, False, ["on", "bed"])


@pytest.mark.rule("INS-A.39")
@pytest.mark.parametrize(("way", "places"), [("forward", [6, 8, OFF, BED]), ("back", [4, 6, OFF, BED])])
def test_a_39_lead_the_flock_moves_all_sheep_on_the_board_the_same_way(way, places):
    t = dream("lead_the_flock", seats=4, places={1: 7, 3: BED})
    assert asked(t) == ["forward", "back"]
    choose(t, way)
    assert t.places == places
    assert told(t, FlockLed) == [FlockLed(0, way == "forward")]


def test_lead_the_flock_backward_leaves_sheep_on_space_1_there():
    t = choose(dream("lead_the_flock", places={1: 1, 2: 2}), "back")
    assert t.places == [4, 1, 1]
    assert told(t, SheepStayed) == [SheepStayed(1)]


@pytest.mark.rule("INS-23.4")
def test_sheep_led_use_no_tile_but_the_leader_may():
    tiles = {6: "cool_kids_club", 8: "moonwalk"}
    t = dream("lead_the_flock", places={1: 7}, tiles=tiles, zzz={0: {5: 1, 6: 1}, 1: {8: 3}})
    choose(t, "forward")
    assert (who(t), asked(t)) == (0, ["use cool_kids_club", "leave"])
    choose(t, "leave")
    assert (who(t), step_of(t), t.winks[1], zzz_of(t, 1)) == (1, "choose_card", 0, {8: 3})


@pytest.mark.rule("INS-23.5")
def test_sheep_led_onto_the_nightmare_are_scared_or_wake():
    t = choose(dream("lead_the_flock", places={1: 7, 2: 7}, scared=[2], winks={2: 9}, nightmare_at=8), "forward")
    assert told(t, SheepScared) == [SheepScared(1)]
    assert told(t, SheepWoke) == [SheepWoke(2, False)]
    assert (t.places, t.winks[2], hand(t, 2)) == ([6, 8, AWAKE], 0, "")


@pytest.mark.rule("INS-23.6", "INS-23.7")
def test_a_sheep_led_over_the_fence_is_paid_and_may_go_to_bed_right_then():
    t = choose(dream("lead_the_flock", places={1: 10, 2: 7}, winks={1: 2}), "forward")
    assert told(t, FenceJumped) == [FenceJumped(1, 5, 7)]
    assert (who(t), step_of(t), asked(t)) == (1, "choose_bed_out_of_turn", ["on", "bed"])
    assert t.places[2] == 7
    choose(t, "bed")
    assert (t.places[1], t.winks[1], hand(t, 1)) == (BED, 7, "")
    assert told(t, WentToBed) == [WentToBed(1, 7)]
    assert t.places[2] == 8
    assert (who(t), step_of(t)) == (2, "choose_card")


@pytest.mark.rule("INS-23.7")
def test_a_sheep_led_over_the_fence_may_run_on_and_draws_nothing():
    t = choose(dream("lead_the_flock", places={1: 10, 2: 7}), "forward", "on")
    assert (t.places[1], hand(t, 1)) == (1, "m3z1 m4z1")
    assert told(t, HandFilled) == [HandFilled(0, 1)]
    assert told(t, RunWentOn) == [RunWentOn(1)]
    assert (who(t), step_of(t)) == (1, "choose_card")


@pytest.mark.rule("INS-23.6", "INS-23.7", "INS-A.39")
def test_others_decide_in_turn_order_and_the_leader_in_his_own_third_step():
    t = night(turn_of=1, places={0: 10, 1: 7, 2: 10}, tiles={10: "lead_the_flock"}, zzz={1: {10: 1}})
    choose(t, "m3z1 move 3", "use lead_the_flock", "forward")
    assert (who(t), step_of(t), t.winks) == (2, "choose_bed_out_of_turn", [0, 0, 5])
    choose(t, "on")
    assert (who(t), step_of(t), t.winks) == (0, "choose_bed_out_of_turn", [5, 0, 5])
    choose(t, "bed")
    assert (who(t), step_of(t), t.winks) == (1, "choose_bed", [5, 5, 5])


@pytest.mark.rule("INS-23.5", "INS-23.6")
def test_a_sheep_led_over_the_fence_onto_the_nightmare_is_scared_first_and_unpaid_if_it_wakes():
    t = choose(dream("lead_the_flock", places={1: 10, 2: 10}, scared=[2], nightmare_at=1), "forward")
    assert (who(t), t.scared[1], t.winks[1]) == (1, True, 5)
    choose(t, "bed")
    assert (t.places[2], t.winks[2]) == (AWAKE, 0)
    assert told(t, FenceJumped) == [FenceJumped(1, 5, 5)]


@pytest.mark.rule("INS-23.7", "INS-12.1")
def test_when_the_others_go_to_bed_in_his_turn_the_leader_is_the_last_sheep():
    t = choose(dream("lead_the_flock", places={1: 10, 2: BED}, deck="m7 m2z2"), "forward", "bed")
    assert len(told(t, LastSheepCardRevealed)) == 1
    assert hand(t, 0) == "m2z2 m4z1"
    assert who(t) == 0


def test_a_leader_who_wakes_has_led_the_others_all_the_same():
    t = choose(dream("lead_the_flock", places={1: 7}, scared=[0], nightmare_at=6), "forward")
    assert t.places == [AWAKE, 8, OFF]
    assert who(t) == 1


@pytest.mark.rule("INS-8.11")
def test_an_infinite_zzz_stays_through_a_chain_of_runs():
    tiles = {5: "bounce_ahead", 6: "trampoline", 7: "moonwalk"}
    t = night(places={0: 2}, tiles=tiles, infinite={0: {5: 1, 6: 1, 7: 1}})
    choose(t, "m3z1 move 3", "use bounce_ahead", "use trampoline", "use moonwalk")
    assert (t.places[0], who(t)) == (5, 1)
    assert infinite_of(t, 0) == {5: 1, 6: 1, 7: 1}
