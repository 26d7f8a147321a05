"""Why not? Set the night, ask, look: each thing that cannot be done names the rule that forbids it."""

from __future__ import annotations

import pytest

from tests.games.insomnia.night import AWAKE, BED, GAME, asked, choose, night, said, step_of, tile, who
from veillee.engine.ledger import Ledger
from veillee.games.insomnia.options import AddTile, GoToBed, MoveZzz, PlaceZzz, PlayCard, PutTile, UseTile

LEDGER = Ledger(GAME)
TEN = [
    *("cool_kids_club", "lucid_dreams", "bounce_ahead", "moonwalk", "trampoline"),
    *("resting_spot", "shortcut", "catch_up", "run_away", "big_stash"),
]


def why_not(t, seat):
    """The rule that stands against each wish of a seat, written as in the other tests."""
    return {said(obstacle.option): obstacle.rule for obstacle in GAME.obstacles(t, seat)}


def all_kinds(t, seat):
    """The kind of each wish that a seat is refused."""
    return [type(obstacle.option) for obstacle in GAME.obstacles(t, seat)]


def kinds(t, seat):
    """The kinds of wishes that a seat is refused, each once."""
    return set(all_kinds(t, seat))


def test_what_is_offered_is_no_obstacle():
    t = night(places={0: 3}, hands={0: "m3z1 m7"})
    assert asked(t) == ["m3z1 move 3", "m3z1 place 1", "m7 move 7"]
    assert set(asked(t)).isdisjoint(why_not(t, 0))


def test_when_the_game_is_over_nothing_is_left_to_wish():
    t = night(seats=2, places={0: 9, 1: BED}, hands={0: "m3z1 m4z1"}, winks={0: 8}, pillows={0: 10})
    choose(t, "m3z1 move 3", "bed")
    assert t.result is not None
    assert GAME.obstacles(t, 0) == GAME.obstacles(t, 1) == []


def test_another_player_waits_for_the_turn():
    rules = why_not(night(places={0: 3, 1: 4}, hands={1: "m2z2 m7"}), 1)
    assert {rules[play] for play in ("m2z2 move 2", "m2z2 place 2", "m7 move 7")} == {"INS-6.1"}
    assert rules["bed"] == "INS-10.7"


def test_nobody_reads_the_cards_of_others_in_what_is_refused():
    t = night(hands={0: "m7 m2z2", 1: "m5w2 m6w3"})
    wishes = [obstacle.option for obstacle in GAME.obstacles(t, 1)]
    assert {wish.card for wish in wishes if isinstance(wish, PlayCard)} == set(t.hands[2:4])


def test_once_a_card_is_played_the_other_one_waits():
    t = choose(night(hands={0: "m3z1 m7"}), "m3z1 place 1")
    assert step_of(t) == "place_zzz"
    rules = why_not(t, 0)
    assert rules["m7 move 7"] == "INS-6.3"


def test_of_a_card_with_or_one_half_is_played():
    t = choose(night(hands={0: "m3z1 m7"}), "m3z1 place 1")
    assert (why_not(t, 0)["m3z1 move 3"], why_not(t, 0)["m3z1 place 1"]) == ("INS-7.14", "INS-7.14")


def test_what_another_played_last_is_nothing_to_wish_in_this_turn():
    t = choose(night(hands={0: "m3z1 m7", 1: "m7 m2z2"}, last_cards={1: "m4z1"}), "m3z1 place 1")
    assert "m4z1 place 1" not in why_not(t, 1)


def test_the_last_card_of_an_earlier_turn_is_forgotten():
    t = night(places={0: 3}, hands={0: "m4z1 m7"}, last_cards={0: "m3z1"})
    assert "m3z1 place 1" not in why_not(t, 0)


def test_a_second_card_by_a_dream_leaves_the_first_played():
    t = night(places={0: 2}, tiles={5: "double_dutch", 10: "lucid_dreams"}, zzz={0: {5: 1}}, hands={0: "m3z1 m4z1"})
    choose(t, "m3z1 move 3", "use double_dutch")
    assert asked(t) == ["m4z1 move 4", "m4z1 place 1"]
    rules = why_not(t, 0)
    assert rules["m3z1 place 1"] == "INS-7.14"
    assert rules["use double_dutch"] == "INS-8.12"


def test_a_card_with_and_has_no_other_half():
    t = choose(night(hands={0: "m1+z1 m7"}), "m1+z1 move 1 place 1")
    assert step_of(t) == "place_zzz"
    assert "m1+z1 move 1 place 1" not in why_not(t, 0)


@pytest.mark.parametrize("place", [0, 4])
def test_bed_is_for_those_who_just_jumped_the_fence(place):
    assert why_not(night(places={0: place}), 0)["bed"] == "INS-10.7"


def test_bed_waits_until_the_dreams_are_over():
    t = night(places={0: 8}, tiles={2: "moonwalk", 10: "lucid_dreams"}, zzz={0: {2: 1}}, hands={0: "m4z1 m7"})
    choose(t, "m4z1 move 4")
    assert asked(t) == ["use moonwalk", "leave"]
    assert (why_not(t, 0)["bed"], why_not(t, 1)["bed"]) == ("INS-A.7", "INS-10.7")
    choose(t, "leave")
    assert asked(t) == ["on", "bed"]
    assert GoToBed not in kinds(t, 0)


def test_in_bed_and_awake_the_race_is_over():
    t = night(places={1: BED, 2: AWAKE})
    assert why_not(t, 1) == {"on": "INS-10.4"}
    assert why_not(t, 2) == {"on": "INS-14.7", "bed": "INS-14.7"}


def test_whoever_is_led_over_the_fence_has_no_turn():
    tiles = {3: "lead_the_flock", 10: "lucid_dreams"}
    t = night(places={0: 1, 1: 10}, tiles=tiles, zzz={0: {3: 1}}, hands={0: "m2z2 m7", 1: "m3z1 m4z1"})
    choose(t, "m2z2 move 2", "use lead_the_flock", "forward")
    assert (step_of(t), who(t)) == ("choose_bed_out_of_turn", 1)
    rules = why_not(t, 1)
    assert rules["m3z1 move 3"] == "INS-6.1"
    assert "bed" not in rules


def test_a_dream_needs_a_zzz_of_ones_own():
    t = choose(night(places={0: 2}, hands={0: "m3z1 m7"}), "m7 move 7")
    assert "use cool_kids_club" not in why_not(t, 0)
    assert why_not(night(places={0: 5}), 0)["use cool_kids_club"] == "INS-8.2"
    assert why_not(night(places={0: 5}, zzz={1: {5: 2}}), 0)["use cool_kids_club"] == "INS-8.14"


def test_standing_on_a_dream_is_not_arriving():
    assert why_not(night(places={0: 5}, zzz={0: {5: 1}}), 0)["use cool_kids_club"] == "INS-8.13"
    t = choose(night(places={0: 5}, hands={0: "m3z1 m7"}), "m3z1 place 1")
    assert why_not(t, 0)["use cool_kids_club"] == "INS-8.2"


def test_standing_on_a_dream_is_not_arriving_after_the_card_either():
    t = choose(night(places={0: 5}, zzz={0: {5: 1}}, hands={0: "m3z1 m7"}), "m3z1 place 1")
    assert why_not(t, 0)["use cool_kids_club"] == "INS-8.13"


def test_a_dream_elsewhere_is_out_of_reach():
    t = night(places={0: 2}, zzz={0: {5: 1}, 1: {10: 1}})
    rules = why_not(t, 0)
    assert rules["use cool_kids_club"] == "INS-8.1"
    assert "use lucid_dreams" not in rules


def test_from_the_first_space_of_the_ring_to_the_last():
    tiles = {1: "moonwalk", 5: "trampoline", 10: "lucid_dreams"}
    rules = why_not(night(places={0: 2}, tiles=tiles, zzz={0: {1: 1, 10: 1}}), 0)
    assert (rules["use moonwalk"], rules["use lucid_dreams"]) == ("INS-8.1", "INS-8.1")
    t = night(tiles=tiles, zzz={0: {5: 8}}, infinite={0: {1: 1, 10: 1}}, hands={0: "m3z1 m7"})
    rules = why_not(choose(t, "m3z1 place 1"), 0)
    assert (rules["zzz 1>10"], rules["zzz 10>1"]) == ("INS-8.7", "INS-8.7")
    rules = why_not(choose(night("rest", tiles=tiles, market="shortcut"), "add shortcut"), 0)
    assert (rules["put 1"], rules["put 10"]) == ("INS-19.5", "INS-19.5")


def test_a_dream_is_used_once_a_turn():
    tiles = {5: "moonwalk", 10: "lucid_dreams", 3: "resting_spot"}
    t = night(places={0: 2}, tiles=tiles, zzz={0: {5: 2, 3: 1}}, hands={0: "m3z1 m7"})
    choose(t, "m3z1 move 3", "use moonwalk", "use resting_spot")
    assert step_of(t) == "place_zzz"
    rules = why_not(t, 0)
    assert (rules["use moonwalk"], rules["use resting_spot"]) == ("INS-8.12", "INS-8.12")


def test_a_scared_sheep_has_no_intense_dreams():
    tiles = {5: "intense_dreams", 10: "lucid_dreams"}
    t = night(places={0: 4}, tiles=tiles, zzz={0: {5: 1}}, scared=[0], hands={0: "m1+z1 m7"})
    choose(t, "m1+z1 move 1 place 1")
    assert why_not(t, 0)["use intense_dreams"] == "INS-A.30"


def test_a_calm_sheep_is_told_another_reason():
    t = night(places={0: 5}, tiles={5: "intense_dreams", 10: "lucid_dreams"}, zzz={0: {5: 1}})
    assert why_not(t, 0)["use intense_dreams"] == "INS-8.13"


def test_the_whole_card_comes_before_the_dream():
    t = choose(night(places={0: 4}, zzz={0: {5: 1}}, hands={0: "m1+z1 m7"}), "m1+z1 move 1 place 1")
    assert step_of(t) == "place_zzz"
    assert why_not(t, 0)["use cool_kids_club"] == "INS-8.16"


def test_from_dream_to_dream_but_one_at_a_time():
    tiles = {5: "step_back", 4: "moonwalk", 10: "lucid_dreams"}
    t = night(places={0: 2}, tiles=tiles, zzz={0: {5: 1, 4: 1}}, scared=[0], hands={0: "m3z1 m7"})
    choose(t, "m3z1 move 3", "use step_back")
    assert step_of(t) == "calm_down"
    assert why_not(t, 0)["use moonwalk"] == "INS-8.11"
    choose(t, "calm")
    assert "use moonwalk" in asked(t)


def test_at_the_fence_the_dreams_are_past():
    t = night(places={0: 8}, tiles={2: "moonwalk", 10: "lucid_dreams"}, zzz={0: {2: 1}}, hands={0: "m4z1 m7"})
    choose(t, "m4z1 move 4", "leave")
    assert why_not(t, 0)["use moonwalk"] == "INS-6.3"


def test_in_the_turn_of_another_ones_dream_waits():
    t = night(places={1: 5}, zzz={1: {5: 1}})
    assert why_not(t, 1)["use cool_kids_club"] == "INS-6.1"
    assert UseTile not in kinds(night(places={1: 5}), 1)


def test_only_a_dream_calms_down():
    t = night(places={0: 3, 1: 4}, scared=[0])
    assert why_not(t, 0)["calm"] == "INS-14.8"
    assert "calm" not in why_not(t, 1)


def test_while_the_supply_has_zzz_one_is_placed_and_none_is_moved():
    t = choose(night(zzz={0: {5: 2, 10: 1}}, hands={0: "m3z1 m7"}), "m3z1 place 1")
    rules = why_not(t, 0)
    assert rules["keep zzz"] == "INS-A.6"
    assert rules["zzz 5>10"] == "INS-7.9"
    assert rules["zzz 1"] == "INS-3.1"
    assert sorted(kind.__name__ for kind in all_kinds(t, 0) if kind in (MoveZzz, PlaceZzz)) == ["MoveZzz", "PlaceZzz"]


def test_with_an_empty_supply_no_infinite_zzz_moves():
    t = night(zzz={0: {5: 9}}, infinite={0: {10: 1}}, hands={0: "m3z1 m7"})
    choose(t, "m3z1 place 1")
    assert asked(t) == ["zzz 5>10", "keep zzz"]
    rules = why_not(t, 0)
    assert rules["zzz 10>5"] == "INS-8.7"
    assert rules["zzz 5"] == "INS-7.9"
    assert "keep zzz" not in rules


def test_an_infinite_zzz_beside_a_plain_one_is_no_obstacle():
    t = night(zzz={0: {5: 9}}, infinite={0: {5: 1}}, hands={0: "m3z1 m7"})
    choose(t, "m3z1 place 1")
    assert "INS-8.7" not in why_not(t, 0).values()


def test_what_is_infinite_is_not_brought_to_a_new_tile():
    t = night("rest", seats=2, market="trampoline", zzz={0: {5: 9}}, infinite={0: {10: 1}})
    choose(t, "add trampoline", "put 3")
    assert asked(t) == ["zzz 5>3", "keep zzz"]
    assert why_not(t, 0)["zzz 10>3"] == "INS-8.7"


def test_what_is_infinite_is_not_turned_again():
    tiles = {5: "dream_journal", 10: "lucid_dreams", 8: "moonwalk", 7: "trampoline"}
    t = night(places={0: 2}, tiles=tiles, zzz={0: {5: 1, 8: 1, 7: 1}}, infinite={0: {10: 1}}, hands={0: "m3z1 m7"})
    choose(t, "m3z1 move 3", "use dream_journal")
    assert asked(t) == ["turn 7", "turn 8"]
    assert why_not(t, 0)["turn 10"] == "INS-3.3"


def test_at_rest_everybody_waits_for_their_turn():
    t = night("rest", seats=2, market="trampoline moonwalk")
    rules = why_not(t, 1)
    assert {rules[wish] for wish in ("add trampoline", "add moonwalk", "two zzz")} == {"INS-19.2"}
    assert why_not(t, 0) == {}


def test_at_rest_a_dream_or_two_zzz_not_both():
    t = choose(night("rest", seats=2, market="trampoline moonwalk"), "two zzz")
    rules = why_not(t, 0)
    assert (rules["add trampoline"], rules["keep zzz"]) == ("INS-19.3", "INS-19.9")


def test_a_new_dream_needs_an_empty_space():
    t = choose(night("rest", seats=2, market="trampoline moonwalk"), "add trampoline")
    rules = why_not(t, 0)
    assert (rules["put 5"], rules["put 10"]) == ("INS-19.5", "INS-19.5")
    assert (rules["add moonwalk"], rules["two zzz"]) == ("INS-19.4", "INS-19.3")
    assert len([1 for obstacle in GAME.obstacles(t, 0) if isinstance(obstacle.option, PutTile)]) == 2


def test_a_full_board_takes_no_dream():
    t = night("rest", seats=2, tiles=dict(enumerate(TEN, 1)))
    assert step_of(t) == "place_zzz"
    wishes = {obstacle.option: obstacle.rule for obstacle in GAME.obstacles(t, 0)}
    assert {rule for wish, rule in wishes.items() if isinstance(wish, AddTile)} == {"INS-19.8"}
    assert tile("cool_kids_club") not in {wish.tile for wish in wishes if isinstance(wish, AddTile)}


def test_every_rule_that_is_cited_can_be_read():
    nights = [
        night(places={0: 5, 1: 5}, zzz={0: {5: 1}}, scared=[0]),
        choose(night(zzz={0: {5: 2}}, hands={0: "m3z1 m7"}), "m3z1 place 1"),
        choose(night("rest", seats=3, market="trampoline"), "add trampoline"),
    ]
    rules = {obstacle.rule for t in nights for seat in range(3) for obstacle in GAME.obstacles(t, seat)}
    assert len(rules) > 8
    for rule in rules:
        assert (LEDGER.rules.get(rule) or LEDGER.rulings[rule]).texts["fr"]
