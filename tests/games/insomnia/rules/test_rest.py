"""The rest phase: chapter 19."""

from __future__ import annotations

import pytest

from tests.games.insomnia.night import (
    BOX,
    GAME,
    asked,
    choose,
    infinite_of,
    night,
    step_of,
    story,
    tile,
    tile_names,
    told,
    who,
    zzz_of,
)
from veillee.engine.errors import NoSuchOption
from veillee.games.insomnia.events import (
    InfinitePlaced,
    RaceBegan,
    RestBegan,
    TileAdded,
    TileRevealed,
    ZzzMoved,
    ZzzPlaced,
)
from veillee.games.insomnia.pieces import NO_TILE

FULL = {space: BOX.tile_ids[space] for space in range(1, 11)}
THREE_ZZZ = {
    "big_stash",
    "double_dutch",
    "dream_journal",
    "final_sprint",
    "find_a_friend",
    "lead_the_flock",
    "pipe_dream",
    "racing_rival",
    "snooze_moves",
    "trampoline",
}


def resting(market="moonwalk trampoline rush_ahead shortcut", **pieces):
    return night("rest", market=market, **pieces)


@pytest.mark.rule("INS-19.1")
@pytest.mark.parametrize("number", range(30))
def test_every_tile_shows_a_name_an_ability_and_a_bonus(number):
    piece = GAME.pieces()["tiles"][number]
    assert piece["effects"]
    assert piece["bonus"] == ("three" if piece["id"] in THREE_ZZZ else "infinite")
    for names in GAME.content_names.values():
        assert names[f"tile-{number}"]
        assert names[f"says-{number}"]


@pytest.mark.rule("INS-19.2")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_the_holder_of_the_marker_chooses_first_then_clockwise_once_each(first, order):
    t = resting(first=first)
    chose = []
    while t.resting:
        chose.append(who(t))
        choose(t, "two zzz", "zzz 5", "zzz 5")
    assert chose == order


@pytest.mark.rule("INS-19.3", "INS-19.4")
def test_one_of_two_things_a_tile_of_the_market_or_two_zzz():
    t = resting()
    assert step_of(t) == "choose_rest"
    assert asked(t) == ["add moonwalk", "add trampoline", "add rush_ahead", "add shortcut", "two zzz"]
    choose(t, "add moonwalk", "put 3")
    assert who(t) == 1
    choose(t, "two zzz", "zzz 5", "zzz 5")
    assert who(t) == 2


@pytest.mark.rule("INS-19.4")
def test_no_tile_but_those_of_the_market_can_be_taken():
    t = resting(pile="lone_sheep")
    with pytest.raises(NoSuchOption):
        choose(t, "add lone_sheep")


@pytest.mark.rule("INS-19.5")
def test_the_tile_goes_to_any_empty_space_and_to_no_other():
    t = choose(resting(), "add moonwalk")
    assert asked(t) == [f"put {space}" for space in (1, 2, 3, 4, 6, 7, 8, 9)]
    choose(t, "put 7")
    assert t.tiles[7] == tile("moonwalk")
    assert told(t, TileAdded) == [TileAdded(0, tile("moonwalk"), 7)]


@pytest.mark.rule("INS-19.5")
def test_the_last_empty_space_is_taken_without_asking():
    t = choose(night("rest", tiles={k: v for k, v in FULL.items() if k != 4}, market="trampoline"), "add trampoline")
    assert t.tiles[4] == tile("trampoline")
    assert who(t) == 1


@pytest.mark.rule("INS-19.6")
@pytest.mark.parametrize("name", BOX.tile_ids)
def test_every_tile_brings_three_zzz_or_an_infinite_one(name):
    other = "moonwalk" if name == "lucid_dreams" else "lucid_dreams"
    t = choose(resting(market=name, tiles={5: other}), f"add {name}", "put 3")
    if name in THREE_ZZZ:
        assert (zzz_of(t, 0), infinite_of(t, 0), t.supply[0]) == ({3: 3}, {}, 7)
        assert told(t, ZzzPlaced) == [ZzzPlaced(0, tile(name), 3, 3)]
    else:
        assert (zzz_of(t, 0), infinite_of(t, 0), t.supply[0]) == ({}, {3: 1}, 9)
        assert told(t, InfinitePlaced) == [InfinitePlaced(0, tile(name), 3)]


@pytest.mark.rule("INS-19.6")
def test_nothing_is_brought_along_while_the_supply_has_three():
    t = night("rest", seats=2, market="trampoline", zzz={0: {5: 5, 10: 2}})
    choose(t, "add trampoline", "put 3")
    assert (zzz_of(t, 0), t.supply[0], who(t)) == ({3: 3, 5: 5, 10: 2}, 0, 1)
    assert t.taken == NO_TILE


@pytest.mark.rule("INS-19.6", "INS-A.17")
def test_a_17_all_three_may_be_brought_from_anywhere_on_the_ring_and_no_fourth():
    tiles = {1: "moonwalk", 10: "lucid_dreams"}
    t = night("rest", seats=2, market="trampoline", tiles=tiles, zzz={0: {1: 6, 10: 4}})
    choose(t, "add trampoline", "put 3")
    assert asked(t) == ["zzz 1>3", "zzz 10>3", "keep zzz"]
    choose(t, "zzz 1>3", "zzz 10>3", "zzz 1>3")
    assert (zzz_of(t, 0), who(t)) == ({1: 4, 3: 3, 10: 3}, 1)


@pytest.mark.rule("INS-19.6", "INS-A.17")
def test_a_17_what_the_supply_lacks_may_be_brought_from_other_tiles():
    t = resting(zzz={0: {5: 6, 10: 2}}, infinite={0: {10: 1}})
    choose(t, "add trampoline", "put 3")
    assert zzz_of(t, 0)[3] == 1
    assert (step_of(t), asked(t)) == ("bring_zzz", ["zzz 5>3", "zzz 10>3", "keep zzz"])
    choose(t, "zzz 10>3", "zzz 5>3")
    assert zzz_of(t, 0) == {3: 3, 5: 5, 10: 1}
    assert told(t, ZzzMoved) == [ZzzMoved(0, 10, 3), ZzzMoved(0, 5, 3)]
    assert who(t) == 1


@pytest.mark.rule("INS-19.6", "INS-A.17")
def test_a_17_or_fewer_are_placed():
    t = resting(zzz={0: {5: 8}})
    choose(t, "add trampoline", "put 3", "keep zzz")
    assert (zzz_of(t, 0), t.supply[0]) == ({3: 2, 5: 8}, 0)
    assert who(t) == 1


@pytest.mark.rule("INS-19.6", "INS-A.17")
def test_a_17_an_infinite_one_may_be_made_of_a_plain_one_brought_along():
    t = resting(zzz={0: {5: 7, 10: 2}}, infinite={0: {10: 1}})
    choose(t, "add moonwalk", "put 3")
    assert asked(t) == ["zzz 5>3", "zzz 10>3", "keep zzz"]
    choose(t, "zzz 5>3")
    assert (zzz_of(t, 0), infinite_of(t, 0)) == ({5: 6, 10: 2}, {3: 1, 10: 1})
    assert told(t, InfinitePlaced) == [InfinitePlaced(0, tile("moonwalk"), 3)]
    assert who(t) == 1


@pytest.mark.rule("INS-19.6", "INS-A.17", "INS-8.7")
def test_a_17_infinite_ones_are_never_brought_along():
    t = resting(infinite={0: {5: 5, 10: 5}})
    choose(t, "add moonwalk", "put 3")
    assert infinite_of(t, 0) == {5: 5, 10: 5}
    assert who(t) == 1


@pytest.mark.rule("INS-19.7")
def test_the_market_is_filled_again_from_the_pile():
    t = choose(resting(pile="lone_sheep step_back"), "add trampoline", "put 1")
    assert tile_names(t.market) == ["moonwalk", "rush_ahead", "shortcut", "lone_sheep"]
    assert told(t, TileRevealed) == [TileRevealed(tile("lone_sheep"))]
    choose(t, "add lone_sheep", "put 2")
    assert tile_names(t.market)[-1] == "step_back"


@pytest.mark.rule("INS-19.7")
def test_the_market_is_filled_after_the_bonus_was_brought():
    t = resting(zzz={0: {5: 10}})
    choose(t, "add trampoline", "put 1")
    assert (len(t.market), step_of(t)) == (3, "bring_zzz")
    choose(t, "keep zzz")
    assert len(t.market) == 4


@pytest.mark.rule("INS-19.7", "INS-A.18")
def test_a_18_an_empty_pile_leaves_the_market_short():
    t = resting()
    t.pile = []
    choose(t, "add trampoline", "put 1")
    assert asked(t) == ["add moonwalk", "add rush_ahead", "add shortcut", "two zzz"]


@pytest.mark.rule("INS-19.8")
def test_w_24_on_a_full_ring_only_zzz_can_be_placed():
    t = night("rest", tiles=FULL)
    assert step_of(t) == "place_zzz"
    assert asked(t) == [f"zzz {space}" for space in range(1, 11)]
    assert t.market[0] not in t.tiles


@pytest.mark.rule("INS-19.9")
def test_two_zzz_must_be_placed_while_the_supply_has_them():
    t = choose(resting(), "two zzz")
    assert asked(t) == ["zzz 5", "zzz 10"]
    with pytest.raises(NoSuchOption):
        choose(t, "keep zzz")
    choose(t, "zzz 5")
    assert (who(t), asked(t)) == (0, ["zzz 5", "zzz 10"])
    choose(t, "zzz 10")
    assert t.supply[0] == 8
    assert who(t) == 1


@pytest.mark.rule("INS-19.10")
def test_both_zzz_may_go_on_one_tile():
    assert zzz_of(choose(resting(), "two zzz", "zzz 10", "zzz 10"), 0) == {10: 2}


@pytest.mark.rule("INS-19.11")
def test_the_two_zzz_may_go_on_two_tiles():
    assert zzz_of(choose(resting(), "two zzz", "zzz 10", "zzz 5"), 0) == {5: 1, 10: 1}


@pytest.mark.rule("INS-19.9", "INS-A.19")
def test_a_19_with_one_zzz_left_the_second_may_be_moved_or_given_up():
    t = choose(resting(zzz={0: {5: 9}}), "two zzz", "zzz 5")
    assert asked(t) == ["zzz 5>10", "keep zzz"]
    choose(t, "zzz 5>10")
    assert zzz_of(t, 0) == {5: 9, 10: 1}
    assert who(t) == 1


@pytest.mark.rule("INS-19.9", "INS-A.19")
def test_a_19_with_none_left_each_of_the_two_may_be_moved():
    t = choose(resting(zzz={0: {5: 10}}), "two zzz", "zzz 5>10")
    assert asked(t) == ["zzz 5>10", "zzz 10>5", "keep zzz"]
    choose(t, "zzz 5>10")
    assert zzz_of(t, 0) == {5: 8, 10: 2}
    assert who(t) == 1


@pytest.mark.rule("INS-19.12")
def test_when_all_have_chosen_a_new_race_begins():
    t = resting(rounds_begun=3)
    choose(t, *["two zzz", "zzz 5", "zzz 5"] * 2)
    assert told(t, RaceBegan) == []
    choose(t, "two zzz", "zzz 5", "zzz 5")
    assert story(t, RestBegan, RaceBegan) == ["RestBegan", "RaceBegan"]
    assert (t.round, t.resting, step_of(t)) == (4, False, "choose_card")
    assert NO_TILE not in t.hands


@pytest.mark.rule("INS-19.12")
def test_race_and_rest_follow_each_other_again_and_again():
    t = GAME.new_table(2, {}, seed=2)
    t.heard = []
    while t.round < 4:
        question = t.questions[0]
        t.choose(question.seat, question.options[-1])
    rounds = [one.event for one in t.heard if isinstance(one.event, (RaceBegan, RestBegan))]
    assert [(type(one), one.round) for one in rounds] == [
        (RestBegan, 1),
        (RaceBegan, 2),
        (RestBegan, 2),
        (RaceBegan, 3),
        (RestBegan, 3),
        (RaceBegan, 4),
    ]


@pytest.mark.rule("INS-19.13")
def test_a_tile_once_placed_never_leaves_its_space():
    t = GAME.new_table(3, {}, seed=5)
    placed: dict[int, int] = {}
    for number in range(400):
        if t.result is not None:
            break
        question = t.questions[0]
        t.choose(question.seat, question.options[number * 7 % len(question.options)])
        now = {space: one for space, one in enumerate(t.tiles) if one != NO_TILE}
        assert placed.items() <= now.items()
        placed = now
    assert len(placed) > 2
