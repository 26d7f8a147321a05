"""Zzz and the use of dream tiles, the second step of a turn: the first half of chapter 3, chapter 8."""

import pytest

from tests.games.insomnia.night import (
    GAME,
    asked,
    choose,
    infinite_of,
    night,
    story,
    tile,
    told,
    who,
    zzz_of,
)
from veillee.engine.errors import NoSuchOption
from veillee.games.insomnia.events import (
    FenceJumped,
    PillowLowered,
    SheepScared,
    SheepWoke,
    TileUsed,
    ZzzPlaced,
    ZzzTakenBack,
    ZzzTurned,
)

CLUB = {5: "cool_kids_club", 10: "lucid_dreams"}


def arrives(**pieces):
    """Seat 0 arrives on space 5."""
    return choose(night(places={0: 2}, **{"tiles": CLUB, **pieces}), "m3z1 move 3")


@pytest.mark.rule("INS-3.2")
def test_one_zzz_is_removed_to_activate_a_tile_on_arrival():
    t = arrives(zzz={0: {5: 2}})
    choose(t, "use cool_kids_club")
    assert (zzz_of(t, 0), t.pillows[0]) == ({5: 1}, 39)
    assert told(t, TileUsed) == [TileUsed(0, tile("cool_kids_club"), 5, False)]


@pytest.mark.rule("INS-3.3")
def test_the_back_of_a_zzz_is_an_infinite_zzz():
    t = arrives(tiles={5: "dream_journal", 10: "lucid_dreams"}, zzz={0: {5: 1, 10: 2}})
    choose(t, "use dream_journal")
    # One of two plain tokens on 10 is turned over: the same token, none comes from the supply.
    assert (zzz_of(t, 0), infinite_of(t, 0), t.supply[0]) == ({10: 1}, {10: 1}, 8)
    assert told(t, ZzzTurned) == [ZzzTurned(0, tile("lucid_dreams"), 10)]


@pytest.mark.rule("INS-3.4", "INS-8.8")
@pytest.mark.parametrize("plain", [0, 2])
def test_an_infinite_zzz_pays_without_any_token_being_removed(plain):
    t = arrives(zzz={0: {5: plain}}, infinite={0: {5: 1}})
    supply = t.supply[0]
    choose(t, "use cool_kids_club")
    assert (zzz_of(t, 0).get(5, 0), infinite_of(t, 0), t.supply[0]) == (plain, {5: 1}, supply)
    assert (t.pillows[0], told(t, ZzzTakenBack)) == (39, [])
    assert told(t, TileUsed)[0].free


@pytest.mark.rule("INS-3.4")
def test_an_infinite_zzz_serves_its_owner_only():
    t = arrives(zzz={0: {5: 1}}, infinite={1: {5: 1}})
    choose(t, "use cool_kids_club")
    assert zzz_of(t, 0) == {}
    assert infinite_of(t, 1) == {5: 1}


@pytest.mark.rule("INS-8.1")
def test_a_tile_is_used_where_a_card_or_another_tile_brought_the_sheep():
    tiles = {5: "bounce_ahead", 6: "cool_kids_club"}
    t = arrives(tiles=tiles, zzz={0: {5: 1, 6: 1}})
    assert asked(t) == ["use bounce_ahead", "leave"]
    choose(t, "use bounce_ahead")
    assert asked(t) == ["use cool_kids_club", "leave"]
    choose(t, "use cool_kids_club")
    assert (t.places[0], t.pillows[0], zzz_of(t, 0)) == (6, 39, {})


@pytest.mark.rule("INS-8.2")
@pytest.mark.parametrize(
    ("zzz", "infinite", "usable"),
    [({}, {}, False), ({10: 3}, {10: 1}, False), ({5: 1}, {}, True), ({}, {5: 1}, True)],
)
def test_a_tile_needs_a_zzz_of_ones_own(zzz, infinite, usable):
    t = arrives(zzz={0: zzz}, infinite={0: infinite})
    assert (who(t) == 0 and asked(t) == ["use cool_kids_club", "leave"]) == usable
    assert (who(t) == 1) == (not usable)


@pytest.mark.rule("INS-8.3")
def test_a_tile_need_not_be_used():
    t = arrives(zzz={0: {5: 1}})
    choose(t, "leave")
    assert (zzz_of(t, 0), t.pillows[0], told(t, TileUsed)) == ({5: 1}, 40, [])
    assert who(t) == 1


@pytest.mark.rule("INS-8.4", "INS-8.5")
@pytest.mark.parametrize("count", [1, 2, 5])
def test_a_use_costs_one_zzz_which_goes_back_to_the_supply(count):
    t = arrives(zzz={0: {5: count}, 1: {5: 2}})
    assert t.supply == [10 - count, 8, 10]
    choose(t, "use cool_kids_club")
    assert zzz_of(t, 0).get(5, 0) == count - 1
    assert (t.supply, zzz_of(t, 1)) == ([11 - count, 8, 10], {5: 2})
    assert told(t, ZzzTakenBack) == [ZzzTakenBack(0, tile("cool_kids_club"), 5, 1)]


@pytest.mark.rule("INS-8.6")
def test_an_infinite_zzz_is_never_discarded():
    t = arrives(tiles={5: "big_stash", 10: "lucid_dreams"}, zzz={0: {5: 2}}, infinite={0: {5: 1}})
    choose(t, "use big_stash")
    assert (zzz_of(t, 0), infinite_of(t, 0), t.supply[0]) == ({}, {5: 1}, 9)


@pytest.mark.rule("INS-8.7")
def test_an_infinite_zzz_is_never_moved_when_the_supply_is_empty():
    t = night(zzz={0: {5: 8}}, infinite={0: {5: 1, 10: 1}})
    choose(t, "m3z1 place 1")
    assert asked(t) == ["zzz 5>10", "keep zzz"]
    choose(t, "zzz 5>10")
    assert (zzz_of(t, 0), infinite_of(t, 0)) == ({5: 7, 10: 1}, {5: 1, 10: 1})


@pytest.mark.rule("INS-8.7")
def test_with_infinite_zzz_alone_nothing_can_be_moved():
    tiles = dict(zip(range(1, 11), GAME.box.tile_ids, strict=False))
    t = night(tiles=tiles, infinite={0: dict.fromkeys(range(1, 11), 1)})
    choose(t, "m3z1 place 1")
    assert who(t) == 1
    assert infinite_of(t, 0) == dict.fromkeys(range(1, 11), 1)


@pytest.mark.rule("INS-8.7")
def test_an_infinite_zzz_is_not_brought_to_a_new_tile():
    t = night("rest", zzz={0: {5: 9}}, infinite={0: {10: 1}}, market="trampoline")
    choose(t, "add trampoline", "put 3")
    assert asked(t) == ["zzz 5>3", "keep zzz"]


@pytest.mark.rule("INS-8.9")
def test_a_tile_that_brings_the_sheep_to_the_nightmare_scares_it():
    t = arrives(tiles={5: "bounce_ahead"}, zzz={0: {5: 1}}, nightmare_at=6)
    assert not t.scared[0]
    choose(t, "use bounce_ahead")
    assert (t.places[0], t.scared[0]) == (6, True)
    assert told(t, SheepScared) == [SheepScared(0)]


@pytest.mark.rule("INS-8.9")
def test_backwards_too():
    t = arrives(tiles={5: "moonwalk"}, zzz={0: {5: 1}}, nightmare_at=3)
    choose(t, "use moonwalk")
    assert (t.places[0], t.scared[0]) == (3, True)


@pytest.mark.rule("INS-8.10")
def test_that_scare_comes_before_the_next_tile():
    t = arrives(tiles={5: "bounce_ahead", 6: "action_hero"}, zzz={0: {5: 1, 6: 1}}, nightmare_at=6)
    choose(t, "use bounce_ahead", "use action_hero")
    assert story(t, TileUsed, SheepScared) == ["TileUsed", "SheepScared", "TileUsed"]
    assert t.winks[0] == 3


@pytest.mark.rule("INS-8.10")
def test_that_scare_comes_before_the_fence():
    t = night(places={0: 7}, tiles={10: "bounce_ahead"}, zzz={0: {10: 1}}, nightmare_at=1)
    choose(t, "m3z1 move 3", "use bounce_ahead")
    assert story(t, SheepScared, FenceJumped) == ["SheepScared", "FenceJumped"]
    t = night(places={0: 7}, tiles={10: "bounce_ahead"}, zzz={0: {10: 1}}, nightmare_at=1, scared=(0,))
    choose(t, "m3z1 move 3", "use bounce_ahead")
    assert story(t, SheepWoke, FenceJumped) == ["SheepWoke"]


@pytest.mark.rule("INS-8.10")
def test_a_sheep_woken_by_a_tile_uses_no_other():
    tiles = {5: "bounce_ahead", 6: "cool_kids_club"}
    t = arrives(tiles=tiles, zzz={0: {5: 1, 6: 1}}, nightmare_at=6, scared=(0,))
    choose(t, "use bounce_ahead")
    assert (who(t), zzz_of(t, 0), told(t, PillowLowered)) == (1, {6: 1}, [])


@pytest.mark.rule("INS-8.11")
def test_a_chain_of_different_tiles():
    tiles = {5: "bounce_ahead", 6: "moonwalk", 4: "cool_kids_club"}
    t = arrives(tiles=tiles, zzz={0: {5: 1, 6: 1, 4: 1}})
    choose(t, "use bounce_ahead", "use moonwalk", "use cool_kids_club")
    assert [GAME.box.tile_ids[event.tile] for event in told(t, TileUsed)] == [tiles[5], tiles[6], tiles[4]]
    assert (t.places[0], t.winks[0], t.pillows[0], zzz_of(t, 0)) == (4, 2, 39, {})


@pytest.mark.rule("INS-8.12")
@pytest.mark.parametrize("infinite", [0, 1])
def test_the_same_tile_serves_once_in_a_turn(infinite):
    tiles = {5: "bounce_ahead", 6: "step_back"}
    t = arrives(tiles=tiles, zzz={0: {5: 3, 6: 3}}, infinite={0: {5: infinite}})
    choose(t, "use bounce_ahead", "use step_back")
    assert t.places[0] == 5
    assert who(t) == 1
    assert zzz_of(t, 0) == {5: 2 + infinite, 6: 2}


@pytest.mark.rule("INS-8.12")
def test_it_serves_again_in_the_next_turn():
    t = arrives(seats=2, tiles={5: "step_back"}, zzz={0: {5: 2}}, hands={0: "m3z1 m1m5", 1: "m3z1 m4z1"})
    choose(t, "use step_back", "m3z1 move 3", "m1m5 move 1")
    assert (t.places[0], asked(t)) == (5, ["use step_back", "leave"])


@pytest.mark.rule("INS-8.13")
def test_a_sheep_that_did_not_just_arrive_may_not_use_its_tile():
    t = night(places={0: 5}, zzz={0: {5: 2}}, hands={0: "m2z2 m5w2"})
    choose(t, "m2z2 place 2", "zzz 5", "zzz 10")
    assert (who(t), zzz_of(t, 0), told(t, TileUsed)) == (1, {5: 3, 10: 1}, [])
    t = night(places={0: 5}, zzz={0: {5: 2}}, hands={0: "m2z2 m5w2"})
    choose(t, "m5w2 gain 2")
    assert who(t) == 1


@pytest.mark.rule("INS-8.14")
def test_zzz_of_others_do_not_help():
    t = arrives(zzz={1: {5: 3}}, infinite={2: {5: 1}})
    assert who(t) == 1


@pytest.mark.rule("INS-8.15")
def test_a_tile_may_hold_zzz_of_several_players():
    t = night(zzz={1: {5: 3}}, infinite={2: {5: 1}})
    choose(t, "m3z1 place 1", "zzz 5")
    assert [zzz_of(t, seat) for seat in range(3)] == [{5: 1}, {5: 3}, {}]
    assert infinite_of(t, 2) == {5: 1}


@pytest.mark.rule("INS-8.16")
def test_the_whole_card_comes_before_any_tile():
    t = night(places={0: 4}, tiles=CLUB, zzz={0: {5: 1}}, hands={0: "m1+z1 m7"})
    choose(t, "m1+z1 move 1 place 1")
    assert (t.places[0], asked(t)) == (5, ["zzz 5", "zzz 10"])
    with pytest.raises(NoSuchOption):
        choose(t, "use cool_kids_club")
    choose(t, "zzz 10", "use cool_kids_club")
    assert story(t, ZzzPlaced, TileUsed) == ["ZzzPlaced", "TileUsed"]
