"""Playing a card, the first step of a turn: chapter 7."""

import pytest

from tests.games.insomnia.night import (
    GAME,
    asked,
    card,
    choose,
    hand,
    night,
    step_of,
    story,
    told,
    who,
    zzz_of,
)
from veillee.engine.errors import NoSuchOption
from veillee.games.insomnia.events import (
    CardPlayed,
    FenceJumped,
    SheepMoved,
    SheepScared,
    SheepWoke,
    TileUsed,
    ZzzMoved,
    ZzzPlaced,
)
from veillee.games.insomnia.options import PLACE_ZZZ

MOVES = [("m3z1", 3), ("m4z1", 4), ("m2z2", 2), ("m12z1", 1), ("m12z1", 2), ("m1m5", 1), ("m1m5", 5), ("m5w2", 5)]
MOVES += [("m6w3", 6), ("m7", 7)]
THREE_TILES = {2: "moonwalk", 5: "step_back", 10: "trampoline"}


@pytest.mark.rule("INS-7.1")
def test_one_card_of_the_hand_is_chosen_and_lies_face_up():
    t = night(hands={0: "m3z1 m7"}, deck="m6w3")
    assert asked(t) == ["m3z1 move 3", "m3z1 place 1", "m7 move 7"]
    with pytest.raises(NoSuchOption):
        choose(t, "m4z1 move 4")
    choose(t, "m7 move 7")
    assert hand(t, 0) == "m3z1 m6w3"
    assert told(t, CardPlayed) == [CardPlayed(0, card("m7"), 7, 0, 0)]
    for seat in (0, 1, 2, None):
        assert GAME.view(t, seat).last_cards == (card("m7"), -1, -1)
        assert GAME.view(t, seat).discard[card("m7")] == 1


@pytest.mark.rule("INS-7.1")
def test_two_cards_of_a_kind_are_one_choice_and_one_is_played():
    t = night(hands={0: "m3z1 m3z1"}, deck="m7")
    assert asked(t) == ["m3z1 move 3", "m3z1 place 1"]
    choose(t, "m3z1 move 3")
    assert sorted(hand(t, 0).split()) == ["m3z1", "m7"]


@pytest.mark.rule("INS-7.2")
@pytest.mark.parametrize(
    ("name", "play", "place", "zzz", "winks"),
    [
        ("m3z1", ["m3z1 move 3"], 5, {}, 0),
        ("m3z1", ["m3z1 place 1", "zzz 10"], 2, {10: 1}, 0),
        ("m2z2", ["m2z2 place 2", "zzz 10", "zzz 10"], 2, {10: 2}, 0),
        ("m5w2", ["m5w2 gain 2"], 2, {}, 2),
        ("m6w3", ["m6w3 gain 3"], 2, {}, 3),
        ("m1+z1", ["m1+z1 move 1 place 1", "zzz 10"], 3, {10: 1}, 0),
    ],
)
def test_what_the_card_says_happens(name, play, place, zzz, winks):
    t = night(places={0: 2}, hands={0: f"{name} m7"})
    choose(t, *play)
    assert (t.places[0], zzz_of(t, 0), t.winks[0]) == (place, zzz, winks)
    assert who(t) == 1


@pytest.mark.rule("INS-7.3")
@pytest.mark.parametrize(("name", "spaces"), MOVES)
def test_a_move_goes_clockwise_by_the_number_of_the_card(name, spaces):
    t = night(places={0: 2}, hands={0: f"{name} m1+z1"})
    choose(t, f"{name} move {spaces}")
    assert t.places[0] == 2 + spaces
    assert told(t, SheepMoved) == [SheepMoved(0, spaces, 2, 2 + spaces, False)]


@pytest.mark.rule("INS-7.4")
@pytest.mark.parametrize(("name", "spaces"), MOVES)
def test_a_sheep_off_the_board_begins_to_count_on_space_1(name, spaces):
    t = night(hands={0: f"{name} m1+z1"})
    choose(t, f"{name} move {spaces}")
    assert t.places[0] == spaces


@pytest.mark.rule("INS-7.5")
def test_to_enter_the_board_is_not_to_cross_the_fence():
    t = night(hands={0: "m7 m3z1"})
    choose(t, "m7 move 7")
    assert (t.winks[0], told(t, FenceJumped), told(t, SheepMoved)[0].crossed) == (0, [], False)
    assert who(t) == 1


@pytest.mark.rule("INS-7.6")
def test_the_whole_distance_is_run():
    t = night(places={0: 2, 1: 4}, nightmare_at=3, tiles={5: "moonwalk"}, zzz={0: {5: 1}}, hands={0: "m7 m7"})
    # Neither the nightmare, nor another sheep, nor a tile of one's own on the way stops a sheep.
    assert asked(t) == ["m7 move 7"]
    choose(t, "m7 move 7")
    assert t.places[0] == 9


@pytest.mark.rule("INS-7.7")
def test_where_the_move_ends_a_tile_with_a_zzz_of_ones_own_may_be_used():
    t = night(places={0: 2}, tiles={5: "cool_kids_club"}, zzz={0: {5: 1}})
    choose(t, "m3z1 move 3")
    assert (who(t), asked(t)) == (0, ["use cool_kids_club", "leave"])
    choose(t, "use cool_kids_club")
    assert t.pillows[0] == 39


@pytest.mark.rule("INS-7.8")
@pytest.mark.parametrize("space", [2, 5, 10])
def test_a_zzz_goes_on_any_tile_of_the_board(space):
    t = night(places={0: 7}, tiles=THREE_TILES, zzz={1: {5: 2}})
    choose(t, "m3z1 place 1")
    assert asked(t) == ["zzz 2", "zzz 5", "zzz 10"]
    choose(t, f"zzz {space}")
    assert (zzz_of(t, 0), t.supply[0]) == ({space: 1}, 9)
    assert told(t, ZzzPlaced) == [ZzzPlaced(0, t.tiles[space], space, 1)]
    assert who(t) == 1


@pytest.mark.rule("INS-7.9")
def test_when_all_zzz_are_out_one_may_be_moved_to_another_tile():
    t = night(tiles=THREE_TILES, zzz={0: {2: 6, 5: 4}})
    choose(t, "m3z1 place 1")
    assert asked(t) == ["zzz 2>5", "zzz 2>10", "zzz 5>2", "zzz 5>10", "keep zzz"]
    choose(t, "zzz 2>10")
    assert (zzz_of(t, 0), t.supply[0]) == ({2: 5, 5: 4, 10: 1}, 0)
    assert told(t, ZzzMoved) == [ZzzMoved(0, 2, 10)]


@pytest.mark.rule("INS-7.10")
def test_when_all_zzz_are_out_the_placement_may_be_given_up():
    t = night(tiles=THREE_TILES, zzz={0: {2: 6, 5: 4}})
    choose(t, "m3z1 place 1", "keep zzz")
    assert zzz_of(t, 0) == {2: 6, 5: 4}
    assert who(t) == 1


@pytest.mark.rule("INS-7.9", "INS-7.10", "INS-A.6")
def test_while_a_zzz_is_left_it_must_be_placed():
    t = night(tiles=THREE_TILES, zzz={0: {2: 5, 5: 4}})
    choose(t, "m3z1 place 1")
    for refused in ("keep zzz", "zzz 2>10"):
        with pytest.raises(NoSuchOption):
            choose(t, refused)
    assert asked(t) == ["zzz 2", "zzz 5", "zzz 10"]


@pytest.mark.rule("INS-7.9")
def test_the_last_zzz_is_placed_and_the_next_may_be_moved():
    t = night(tiles=THREE_TILES, zzz={0: {2: 9}}, hands={0: "m2z2 m7"})
    choose(t, "m2z2 place 2", "zzz 5")
    assert asked(t) == ["zzz 2>5", "zzz 2>10", "zzz 5>2", "zzz 5>10", "keep zzz"]
    choose(t, "zzz 2>10")
    assert zzz_of(t, 0) == {2: 8, 5: 1, 10: 1}


@pytest.mark.rule("INS-7.11", "INS-7.12")
@pytest.mark.parametrize(("spaces", "zzz"), [((5, 5), {5: 2}), ((2, 10), {2: 1, 10: 1}), ((10, 2), {2: 1, 10: 1})])
def test_several_zzz_go_on_one_tile_or_on_several(spaces, zzz):
    t = night(tiles=THREE_TILES, hands={0: "m2z2 m7"})
    choose(t, "m2z2 place 2", *[f"zzz {space}" for space in spaces])
    assert (zzz_of(t, 0), t.supply[0]) == (zzz, 8)
    assert who(t) == 1


@pytest.mark.rule("INS-7.13")
def test_a_card_with_and_asks_for_both_actions():
    t = night(places={0: 2}, hands={0: "m1+z1 m1+z1"}, tiles=THREE_TILES)
    assert asked(t) == ["m1+z1 move 1 place 1"]
    choose(t, "m1+z1 move 1 place 1")
    assert t.places[0] == 3
    assert asked(t) == ["zzz 2", "zzz 5", "zzz 10"]
    choose(t, "zzz 10")
    assert zzz_of(t, 0) == {10: 1}


@pytest.mark.rule("INS-7.13", "INS-A.5")
def test_a_card_with_and_moves_first_so_its_zzz_may_serve_at_once():
    t = night(places={0: 4}, hands={0: "m1+z1 m7"}, tiles={5: "cool_kids_club", 10: "moonwalk"})
    choose(t, "m1+z1 move 1 place 1", "zzz 5")
    assert asked(t) == ["use cool_kids_club", "leave"]


@pytest.mark.rule("INS-7.5", "INS-7.13")
def test_a_card_with_and_brings_a_sheep_onto_the_board():
    t = choose(night(hands={0: "m1+z1 m7"}), "m1+z1 move 1 place 1", "zzz 5")
    assert (t.places[0], zzz_of(t, 0)) == (1, {5: 1})


@pytest.mark.rule("INS-7.13", "INS-A.5")
def test_a_card_with_and_places_nothing_for_a_sheep_that_woke():
    t = night(places={0: 4}, scared=(0,), nightmare_at=5, hands={0: "m1+z1 m7"})
    choose(t, "m1+z1 move 1 place 1")
    assert (zzz_of(t, 0), who(t), step_of(t)) == ({}, 1, "choose_card")


@pytest.mark.rule("INS-7.14")
def test_of_a_card_with_or_one_action_is_chosen():
    t = night(places={0: 2}, hands={0: "m12z1 m5w2"})
    assert asked(t) == ["m12z1 move 1", "m12z1 move 2", "m12z1 place 1", "m5w2 move 5", "m5w2 gain 2"]
    choose(t, "m5w2 move 5")
    assert (t.places[0], t.winks[0], who(t)) == (7, 0, 1)
    t = night(places={0: 2}, hands={0: "m12z1 m5w2"})
    choose(t, "m12z1 move 2")
    assert (t.places[0], zzz_of(t, 0), who(t)) == (4, {}, 1)
    t = night(places={0: 2}, hands={0: "m12z1 m5w2"})
    choose(t, "m12z1 place 1", "zzz 5")
    assert (t.places[0], zzz_of(t, 0), who(t)) == (2, {5: 1}, 1)


@pytest.mark.rule("INS-7.15")
def test_a_move_that_ends_on_the_nightmare_scares():
    t = night(places={0: 2}, nightmare_at=5)
    choose(t, "m3z1 move 3")
    assert t.scared == [True, False, False]
    assert story(t)[:3] == ["CardPlayed", "SheepMoved", "SheepScared"]


@pytest.mark.rule("INS-7.16")
def test_the_scare_comes_before_tile_and_fence():
    t = night(places={0: 8}, nightmare_at=1, tiles={1: "action_hero"}, zzz={0: {1: 1}})
    choose(t, "m3z1 move 3")
    assert (t.scared[0], told(t, FenceJumped)) == (True, [])
    assert asked(t) == ["use action_hero", "leave"]
    choose(t, "use action_hero")
    # The tile pays three winks to a scared sheep only, so the scare was there before the tile.
    assert t.winks[0] == 8
    assert story(t, SheepScared, TileUsed, FenceJumped) == ["SheepScared", "TileUsed", "FenceJumped"]


@pytest.mark.rule("INS-7.16")
def test_a_sheep_that_wakes_at_the_end_of_its_move_gets_neither_tile_nor_fence():
    t = night(places={0: 8}, scared=(0,), nightmare_at=1, tiles={1: "action_hero"}, zzz={0: {1: 1}})
    choose(t, "m3z1 move 3")
    assert story(t, SheepWoke, TileUsed, FenceJumped) == ["SheepWoke"]
    assert who(t) == 1


@pytest.mark.rule("INS-7.17")
@pytest.mark.parametrize("scared", [(), (0,)])
def test_to_pass_over_the_nightmare_is_harmless(scared):
    t = night(places={0: 2}, nightmare_at=4, scared=scared)
    choose(t, "m3z1 move 3")
    assert (t.places[0], t.scared[0]) == (5, scared == (0,))
    assert told(t, SheepScared) == []


@pytest.mark.rule("INS-7.18")
def test_several_sheep_may_share_a_space():
    t = night(places={0: 2, 1: 5, 2: 5})
    choose(t, "m3z1 move 3")
    assert t.places == [5, 5, 5]


@pytest.mark.rule("INS-7.19")
def test_a_tile_passed_over_does_nothing():
    t = night(places={0: 2}, tiles={3: "cool_kids_club", 4: "moonwalk"}, zzz={0: {3: 2}}, infinite={0: {4: 1}})
    choose(t, "m3z1 move 3")
    assert (who(t), told(t, TileUsed), zzz_of(t, 0)) == (1, [], {3: 2})


@pytest.mark.rule("INS-3.1", "INS-7.8")
def test_zzz_are_placed_on_dream_tiles_only():
    t = night(tiles=THREE_TILES)
    choose(t, "m3z1 place 1")
    for space in (1, 3, 4, 6, 7, 8, 9):
        with pytest.raises(NoSuchOption):
            t.choose(0, PLACE_ZZZ[space])
