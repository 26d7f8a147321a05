"""Dream tiles that bring winks, Zzz, calm or a softer pillow: chapter 23.

Those that run stand in test_tile_runs.py, those that play cards in test_tile_cards.py.
"""

from __future__ import annotations

import pytest

from tests.games.insomnia.night import (
    AWAKE,
    BED,
    BOX,
    asked,
    choose,
    dream,
    hand,
    infinite_of,
    night,
    step_of,
    story,
    tile,
    told,
    who,
    zzz_of,
)
from veillee.games.insomnia.events import (
    DreamFizzled,
    PillowLowered,
    SheepCalmed,
    SheepScared,
    SheepWoke,
    TileUsed,
    WinksGained,
    ZzzMoved,
    ZzzPlaced,
    ZzzTakenBack,
    ZzzTurned,
)


@pytest.mark.parametrize("name", BOX.tile_ids)
def test_every_tile_costs_a_plain_zzz_which_is_paid_first(name):
    t = dream(name, deck="m7 m7 m7")
    assert told(t, TileUsed) == [TileUsed(0, tile(name), 5, False)]
    assert told(t, ZzzTakenBack)[0] == ZzzTakenBack(0, tile(name), 5, 1)
    assert story(t)[2:4] == ["TileUsed", "ZzzTakenBack"]


@pytest.mark.parametrize("name", BOX.tile_ids)
def test_every_tile_is_free_with_an_infinite_zzz_which_stays(name):
    t = dream(name, zzz={}, infinite={0: {5: 1}}, deck="m7 m7 m7")
    assert told(t, TileUsed) == [TileUsed(0, tile(name), 5, True)]
    assert told(t, ZzzTakenBack) == []
    assert infinite_of(t, 0) == {5: 1}


@pytest.mark.parametrize("name", BOX.tile_ids)
def test_every_tile_may_be_left_alone(name):
    t = choose(night(places={0: 2}, tiles={5: name}, zzz={0: {5: 1}}), "m3z1 move 3")
    assert asked(t) == [f"use {name}", "leave"]
    choose(t, "leave")
    assert (t.places[0], t.winks[0], zzz_of(t, 0), t.pillows[0]) == (5, 0, {5: 1}, 40)
    assert who(t) == 1


def test_action_hero_pays_who_is_scared():
    assert dream("action_hero", scared=[0]).winks[0] == 3
    t = dream("action_hero")
    assert (t.winks[0], t.supply[0]) == (0, 10)
    assert told(t, DreamFizzled) == [DreamFizzled(0)]


def test_action_hero_pays_who_was_scared_on_arriving_there():
    t = dream("action_hero", nightmare_at=5)
    assert story(t, SheepScared, TileUsed, WinksGained) == ["SheepScared", "TileUsed", "WinksGained"]
    assert t.winks[0] == 3


@pytest.mark.rule("INS-23.24", "INS-A.38")
@pytest.mark.parametrize(("here", "winks"), [(1, 0), (2, 2), (3, 4), (10, 18)])
def test_big_stash_counts_after_one_was_paid_and_sends_all_home(here, winks):
    t = dream("big_stash", zzz={0: {5: here}, 1: {5: 4}})
    assert (t.winks[0], zzz_of(t, 0), t.supply[0]) == (winks, {}, 10)
    assert zzz_of(t, 1) == {5: 4}


@pytest.mark.rule("INS-23.25", "INS-23.26")
@pytest.mark.parametrize(("plain", "infinite", "winks"), [(3, 1, 8), (0, 1, 2), (0, 2, 4)])
def test_big_stash_counts_an_infinite_zzz_as_one_and_leaves_it_there(plain, infinite, winks):
    t = dream("big_stash", zzz={0: {5: plain}}, infinite={0: {5: infinite}})
    assert t.winks[0] == winks
    assert (zzz_of(t, 0), infinite_of(t, 0)) == ({}, {5: infinite})
    assert told(t, ZzzTakenBack) == ([ZzzTakenBack(0, tile("big_stash"), 5, plain)] if plain else [])


@pytest.mark.rule("INS-A.36")
@pytest.mark.parametrize(
    ("winks", "places", "gained"),
    [
        ({0: 2, 1: 3, 2: 5}, {}, 4),
        ({0: 3, 1: 3, 2: 5}, {}, 0),
        ({0: 4, 1: 3, 2: 5}, {}, 0),
        ({0: 2, 1: 2, 2: 5}, {1: BED}, 0),
        ({0: 2, 1: 3, 2: 5}, {1: BED, 2: BED}, 4),
        ({0: 0, 1: 3}, {2: AWAKE}, 0),
    ],
)
def test_catch_up_pays_who_has_fewer_winks_than_each_of_the_others(winks, places, gained):
    assert dream("catch_up", winks=winks, places=places).winks[0] == winks[0] + gained


@pytest.mark.rule("INS-A.15")
def test_cool_kids_club_brings_ones_own_pillow_down_by_one_and_not_below_0():
    t = dream("cool_kids_club", pillows={0: 12})
    assert t.pillows == [11, 40, 40]
    assert told(t, PillowLowered) == [PillowLowered(0, 1, 11)]
    assert dream("cool_kids_club", pillows={0: 0}).pillows[0] == 0


@pytest.mark.rule("INS-A.35")
def test_deep_sleep_doubles_ones_zzz_on_a_tile_of_ones_choice_and_brings_a_wink():
    t = dream("deep_sleep", tiles={3: "moonwalk", 8: "shortcut"}, zzz={0: {5: 2, 8: 3}, 1: {3: 2, 8: 1}})
    assert (step_of(t), asked(t)) == ("double_zzz", ["double 5", "double 8"])
    choose(t, "double 8")
    assert (zzz_of(t, 0), t.supply[0], t.winks[0]) == ({5: 1, 8: 6}, 3, 1)
    assert told(t, ZzzPlaced) == [ZzzPlaced(0, tile("shortcut"), 8, 3)]
    assert zzz_of(t, 1) == {3: 2, 8: 1}


@pytest.mark.rule("INS-A.35", "INS-A.40")
def test_deep_sleep_counts_an_infinite_zzz_as_one_and_adds_plain_ones():
    t = dream("deep_sleep", tiles={8: "shortcut"}, zzz={0: {8: 2}}, infinite={0: {5: 1, 8: 1}})
    choose(t, "double 8")
    assert (zzz_of(t, 0), infinite_of(t, 0)) == ({8: 5}, {5: 1, 8: 1})


@pytest.mark.rule("INS-A.35")
def test_deep_sleep_may_bring_from_other_tiles_what_the_supply_lacks():
    t = dream("deep_sleep", tiles={3: "moonwalk", 8: "shortcut"}, zzz={0: {3: 4, 5: 1, 8: 4}})
    assert t.supply[0] == 2
    choose(t, "double 8")
    assert (step_of(t), asked(t)) == ("bring_zzz", ["zzz 3>8", "keep zzz"])
    choose(t, "zzz 3>8")
    assert asked(t) == ["zzz 3>8", "keep zzz"]
    choose(t, "keep zzz")
    assert (zzz_of(t, 0), t.winks[0]) == ({3: 3, 8: 7}, 1)
    assert told(t, ZzzMoved) == [ZzzMoved(0, 3, 8)]


@pytest.mark.rule("INS-A.35")
def test_deep_sleep_brings_no_more_than_was_lacking():
    t = dream("deep_sleep", tiles={3: "moonwalk", 8: "shortcut"}, zzz={0: {3: 4, 5: 1, 8: 4}})
    choose(t, "double 8", "zzz 3>8", "zzz 3>8")
    assert (zzz_of(t, 0), t.supply[0], who(t)) == ({3: 2, 8: 8}, 0, 1)


@pytest.mark.rule("INS-23.3", "INS-A.35")
@pytest.mark.parametrize(("name", "verb"), [("deep_sleep", "double"), ("dream_journal", "turn")])
def test_any_tile_of_the_ring_may_be_chosen_from_the_first_space_to_the_last(name, verb):
    tiles = {space: BOX.tile_ids[space] for space in (1, 10)}
    t = dream(name, tiles=tiles, zzz={0: {1: 1, 5: 2, 10: 1}})
    assert asked(t) == [f"{verb} 1", f"{verb} 5", f"{verb} 10"]


@pytest.mark.rule("INS-A.35")
def test_deep_sleep_without_a_zzz_left_brings_its_wink_all_the_same():
    t = dream("deep_sleep")
    assert (t.winks[0], zzz_of(t, 0)) == (1, {})
    assert who(t) == 1


@pytest.mark.rule("INS-A.23")
def test_dream_journal_turns_a_zzz_anywhere_and_scares():
    t = dream("dream_journal", tiles={3: "moonwalk", 8: "shortcut"}, zzz={0: {5: 2, 8: 3}, 1: {3: 1}})
    assert (step_of(t), asked(t)) == ("turn_zzz", ["turn 5", "turn 8"])
    assert not t.scared[0]
    choose(t, "turn 8")
    assert (zzz_of(t, 0), infinite_of(t, 0)) == ({5: 1, 8: 2}, {8: 1})
    assert t.scared[0]
    assert told(t, ZzzTurned) == [ZzzTurned(0, tile("shortcut"), 8)]


@pytest.mark.rule("INS-A.23")
def test_the_zzz_that_pays_for_dream_journal_is_not_the_one_turned():
    t = dream("dream_journal")
    assert (zzz_of(t, 0), infinite_of(t, 0), t.supply[0]) == ({}, {}, 10)
    assert t.scared[0]


@pytest.mark.rule("INS-23.2", "INS-23.3")
def test_dream_journal_while_scared_first_turns_a_zzz_then_wakes():
    t = night(places={0: 2}, tiles={5: "dream_journal"}, zzz={0: {5: 3}}, scared=[0], winks={0: 9})
    choose(t, "m3z1 move 3")
    assert asked(t) == ["use dream_journal", "leave"]
    choose(t, "use dream_journal")
    assert story(t, ZzzTurned, SheepWoke) == ["ZzzTurned", "SheepWoke"]
    assert (zzz_of(t, 0), infinite_of(t, 0)) == ({5: 1}, {5: 1})
    assert (t.places[0], t.winks[0], hand(t, 0)) == (AWAKE, 0, "")
    assert who(t) == 1


@pytest.mark.rule("INS-23.13")
@pytest.mark.parametrize(("nightmare_at", "winks", "space"), [(0, 0, 5), (1, 2, 5), (9, 2, 5), (2, 0, 7), (10, 0, 7)])
def test_hide_or_seek_asks_where_the_nightmare_is(nightmare_at, winks, space):
    t = dream("hide_or_seek", nightmare_at=nightmare_at)
    assert (t.winks[0], t.places[0]) == (winks, space)
    assert told(t, DreamFizzled) == ([DreamFizzled(0)] if nightmare_at == 0 else [])


@pytest.mark.rule("INS-A.30")
def test_intense_dreams_scare_the_calm_for_four_winks_and_are_closed_to_the_scared():
    t = dream("intense_dreams")
    assert (t.scared[0], t.winks[0]) == (True, 4)
    for scared, nightmare_at in (([0], 0), ([], 5)):
        t = night(
            places={0: 2}, tiles={5: "intense_dreams"}, infinite={0: {5: 1}}, scared=scared, nightmare_at=nightmare_at
        )
        choose(t, "m3z1 move 3")
        assert who(t) == 1
        assert t.places[0] == 5


@pytest.mark.rule("INS-23.27", "INS-A.29")
@pytest.mark.parametrize(("space", "winks"), [(2, 3), (3, 0), (4, 0), (6, 0), (7, 0), (8, 3)])
def test_lone_sheep_looks_at_ones_own_zzz_one_or_two_spaces_away(space, winks):
    tiles = {space: "moonwalk"}
    assert dream("lone_sheep", tiles=tiles, zzz={0: {5: 3, space: 1}}).winks[0] == winks
    assert dream("lone_sheep", tiles=tiles, infinite={0: {space: 1}}).winks[0] == winks
    assert dream("lone_sheep", tiles=tiles, zzz={0: {5: 1}, 1: {space: 3}}).winks[0] == 3


@pytest.mark.rule("INS-23.27", "INS-23.28", "INS-A.29")
@pytest.mark.parametrize("space", [10, 1, 3, 4, 5, 9])
def test_w_10_lone_sheep_on_space_2_looks_across_the_fence(space):
    t = night(places={0: 9}, tiles={2: "lone_sheep", space: "moonwalk"}, zzz={0: {2: 1, space: 1}})
    choose(t, "m3z1 move 3", "use lone_sheep")
    assert t.winks[0] == (8 if space in (5, 9) else 5)


@pytest.mark.rule("INS-23.28", "INS-A.29")
def test_w_10_sheep_make_no_difference_to_lone_sheep():
    t = night(seats=4, places={0: 9, 1: 10, 2: 3, 3: 2}, tiles={2: "lone_sheep"}, zzz={0: {2: 1}})
    choose(t, "m3z1 move 3", "use lone_sheep")
    assert t.winks[0] == 8


@pytest.mark.parametrize(
    ("zzz", "infinite", "winks"),
    [
        ({5: 1}, {}, 4),
        ({5: 1, 3: 1, 8: 4}, {}, 4),
        ({5: 2, 3: 1, 8: 4}, {}, 0),
        ({3: 1, 8: 4}, {5: 1}, 0),
        ({8: 4}, {5: 1}, 4),
        ({5: 1, 3: 1}, {8: 1, 1: 1}, 0),
    ],
)
def test_lucid_dreams_pay_who_has_zzz_on_two_tiles_or_fewer_once_paid(zzz, infinite, winks):
    tiles = {1: "trampoline", 3: "moonwalk", 8: "shortcut"}
    others = {1: {1: 1, 3: 1, 8: 1}}
    t = dream("lucid_dreams", tiles=tiles, zzz={0: zzz, **others}, infinite={0: infinite})
    assert t.winks[0] == winks


@pytest.mark.parametrize(("start", "name", "space", "winks"), [(9, "m3z1", 2, 7), (9, "m4z1", 3, 8), (8, "m3z1", 1, 6)])
def test_perfect_landing_pays_the_number_of_its_space_after_the_fence(start, name, space, winks):
    t = night(places={0: start}, tiles={space: "perfect_landing"}, zzz={0: {space: 1}})
    choose(t, f"{name} move {name[1]}", "use perfect_landing")
    assert t.winks[0] == winks


def test_perfect_landing_pays_nothing_without_the_fence_nor_for_one_jumped_in_an_earlier_turn():
    assert dream("perfect_landing").winks[0] == 0
    t = night(seats=2, places={0: 9}, tiles={6: "perfect_landing"}, zzz={0: {6: 1}})
    choose(t, "m3z1 move 3", "on", "m3z1 move 3", "m4z1 move 4", "use perfect_landing")
    assert (t.places[0], t.winks[0]) == (6, 5)


@pytest.mark.rule("INS-23.18", "INS-A.27")
@pytest.mark.parametrize(("name", "start", "pillow"), [("m7", 2, 37), ("m6w3", 3, 40)])
def test_pipe_dream_adds_up_the_moves_of_card_and_tiles(name, start, pillow):
    tiles = {9: "bounce_ahead", 10: "pipe_dream"}
    t = night(places={0: start}, tiles=tiles, zzz={0: {9: 1, 10: 1}}, hands={0: f"{name} m4z1"})
    choose(t, f"{name} move {name[1]}", "use bounce_ahead", "use pipe_dream")
    assert t.pillows[0] == pillow
    assert len(told(t, DreamFizzled)) == (pillow == 40)


@pytest.mark.rule("INS-23.18", "INS-A.27")
def test_pipe_dream_counts_spaces_back_too_and_more_than_eight_will_do():
    tiles = {8: "moonwalk", 6: "pipe_dream"}
    for start, name in ((2, "m6w3"), (1, "m7")):
        t = night(places={0: start}, tiles=tiles, zzz={0: {8: 1, 6: 1}}, hands={0: f"{name} m4z1"})
        choose(t, f"{name} move {name[1]}", "use moonwalk", "use pipe_dream")
        assert t.pillows[0] == 37


@pytest.mark.rule("INS-23.18")
def test_pipe_dream_does_not_count_the_moves_of_earlier_turns():
    t = night(seats=2, places={0: 1}, tiles={2: "pipe_dream"}, zzz={0: {2: 1}}, hands={0: "m7 m4z1"})
    choose(t, "m7 move 7", "m3z1 move 3", "m4z1 move 4", "use pipe_dream")
    assert (t.places[0], t.pillows[0]) == (2, 40)


@pytest.mark.rule("INS-23.29")
@pytest.mark.parametrize(("here", "winks"), [(1, 2), (3, 2), (4, 4)])
def test_recurring_dream_is_paid_before_it_counts(here, winks):
    t = dream("recurring_dream", tiles={3: "moonwalk", 8: "shortcut"}, zzz={0: {5: here, 8: 3, 3: 2}, 1: {3: 5}})
    assert t.winks[0] == winks


@pytest.mark.rule("INS-23.30", "INS-A.40")
def test_recurring_dream_counts_an_infinite_zzz_as_one():
    tiles = {3: "moonwalk", 8: "shortcut"}
    assert dream("recurring_dream", tiles=tiles, zzz={0: {5: 2, 8: 1}}, infinite={0: {5: 1, 8: 1}}).winks[0] == 2
    assert dream("recurring_dream", tiles=tiles, zzz={0: {5: 1, 8: 2}}, infinite={0: {5: 1, 8: 1}}).winks[0] == 2


@pytest.mark.rule("INS-23.30")
@pytest.mark.parametrize(("first", "last", "winks"), [(3, 3, 4), (3, 2, 2), (2, 3, 2), (2, 2, 0)])
def test_recurring_dream_counts_the_first_space_and_the_last(first, last, winks):
    t = dream("recurring_dream", tiles={1: "moonwalk", 10: "shortcut"}, zzz={0: {5: 1, 1: first, 10: last}})
    assert t.winks[0] == winks


def test_resting_spot_places_a_zzz_then_lets_one_calm_down():
    t = dream("resting_spot", tiles={8: "shortcut"}, scared=[0])
    assert (step_of(t), asked(t)) == ("place_zzz", ["zzz 5", "zzz 8"])
    choose(t, "zzz 8")
    assert (step_of(t), asked(t)) == ("calm_down", ["calm", "stay scared"])
    choose(t, "calm")
    assert (t.scared[0], zzz_of(t, 0)) == (False, {8: 1})
    assert told(t, SheepCalmed) == [SheepCalmed(0)]


def test_resting_spot_cannot_be_used_again_with_the_zzz_it_placed():
    t = dream("resting_spot")
    assert zzz_of(t, 0) == {5: 1}
    assert who(t) == 1


@pytest.mark.rule("INS-23.8")
@pytest.mark.parametrize("name", ["resting_spot", "step_back", "second_wind"])
def test_the_calming_tiles_are_open_to_the_calm_who_are_asked_nothing(name):
    t = dream(name)
    assert told(t, TileUsed) == [TileUsed(0, tile(name), 5, False)]
    assert told(t, SheepCalmed) == []
    assert who(t) == 1


@pytest.mark.rule("INS-23.8")
@pytest.mark.parametrize("name", ["resting_spot", "step_back", "second_wind"])
@pytest.mark.parametrize("answer", ["calm", "stay scared"])
def test_the_calming_tiles_leave_the_choice(name, answer):
    t = choose(dream(name, scared=[0]), answer)
    assert t.scared[0] == (answer == "stay scared")
    assert who(t) == 1


@pytest.mark.rule("INS-A.37")
@pytest.mark.parametrize(("pillows", "winks"), [({0: 30}, 2), ({1: 39, 2: 39}, 4), ({1: 39}, 4), ({0: 39, 2: 40}, 2)])
def test_sweet_dream_pays_two_more_to_the_highest_pillow(pillows, winks):
    assert dream("sweet_dream", pillows=pillows).winks[0] == winks
