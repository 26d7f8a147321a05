"""The worked examples of the book and those computed from its rules, move by move: INS-W.1 to INS-W.24.

W.10 stands with Lone Sheep and W.12 with Moonwalk (test_tiles.py, test_tile_runs.py), W.17 in test_victory.py, W.18 in
test_pillows.py, W.19 in test_marker.py, W.21 and W.22 in test_solo.py, W.24 in test_rest.py.
"""

from __future__ import annotations

import pytest

from tests.games.insomnia.night import (
    AWAKE,
    BED,
    BOX,
    OFF,
    asked,
    card,
    card_names,
    choose,
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
from veillee.engine.errors import NoSuchOption
from veillee.games.insomnia.events import (
    CardDrawn,
    CardPlayed,
    FenceJumped,
    HandDropped,
    HandFilled,
    LastSheepCardRevealed,
    NightmareCrossed,
    NightmareDrawn,
    NightmareJumped,
    NightmareMoved,
    PillowRanked,
    RaceEnded,
    RunWentOn,
    SheepMoved,
    SheepScared,
    SheepStayed,
    SheepWoke,
    TileUsed,
    WentToBed,
    WinksGained,
    ZzzPlaced,
    ZzzTakenBack,
)

YELLOW, BLUE, PURPLE = 0, 1, 2
BOUNCE, MOONWALK = tile("bounce_ahead"), tile("moonwalk")


def happened(t, *expressions):
    """Choose, and say what happened."""
    t.heard = []
    choose(t, *expressions)
    return [one.event for one in t.heard]


@pytest.mark.rule("INS-24.1", "INS-24.2", "INS-24.3", "INS-24.4", "INS-24.5", "INS-24.6", "INS-24.7", "INS-23.1")
def test_w_3_to_w_8_the_play_example():
    t = night(
        places={YELLOW: 7, BLUE: 10, PURPLE: 7},
        nightmare_at=9,
        tiles={10: "bounce_ahead", 1: "moonwalk"},
        zzz={YELLOW: {10: 1}},
        infinite={YELLOW: {1: 1}},
        winks={YELLOW: 3, BLUE: 4, PURPLE: 6},
        hands={YELLOW: "m3z1 m7", BLUE: "m2z2 m7", PURPLE: "m4z1 m7"},
        deck="m5w2 wolf-1 m6w3 m3z1 wolf-2",
    )
    # 1. Yellow runs three spaces, past the nightmare on 9, to 10, where blue stands too.
    assert asked(t) == ["m3z1 move 3", "m3z1 place 1", "m7 move 7"]
    assert happened(t, "m3z1 move 3") == [
        CardPlayed(YELLOW, card("m3z1"), 3, 0, 0),
        SheepMoved(YELLOW, 3, 7, 10, False),
    ]
    assert (t.places, t.scared) == ([10, 10, 7], [False] * 3)

    # 2. A Zzz of his is there: he takes it back and bounces over the fence,
    assert asked(t) == ["use bounce_ahead", "leave"]
    assert happened(t, "use bounce_ahead") == [
        TileUsed(YELLOW, BOUNCE, 10, False),
        ZzzTakenBack(YELLOW, BOUNCE, 10, 1),
        SheepMoved(YELLOW, 1, 10, 1, True),
    ]
    assert (zzz_of(t, YELLOW), t.supply[YELLOW], t.winks[YELLOW]) == ({}, 9, 3)
    # to Moonwalk, which is free to him. He cannot go back over the fence; the winks are his, then those of the fence.
    assert asked(t) == ["use moonwalk", "leave"]
    assert happened(t, "use moonwalk") == [
        TileUsed(YELLOW, MOONWALK, 1, True),
        WinksGained(YELLOW, 2, 5),
        SheepStayed(YELLOW),
        FenceJumped(YELLOW, 5, 10),
    ]
    assert (infinite_of(t, YELLOW), t.places[YELLOW]) == ({1: 1}, 1)
    # He runs on, and draws a card that is no nightmare.
    assert (who(t), asked(t)) == (YELLOW, ["on", "bed"])
    assert happened(t, "on") == [RunWentOn(YELLOW), CardDrawn(card("m5w2")), HandFilled(YELLOW, 1)]
    assert hand(t, YELLOW) == "m5w2 m7"

    # 3. Blue places two Zzz, one on each tile; though he stands on one of them, he did not arrive there in this turn.
    assert (who(t), asked(t)) == (BLUE, ["m2z2 move 2", "m2z2 place 2", "m7 move 7"])
    assert happened(t, "m2z2 place 2") == [CardPlayed(BLUE, card("m2z2"), 0, 2, 0)]
    assert asked(t) == ["zzz 1", "zzz 10"]
    assert happened(t, "zzz 10") == [ZzzPlaced(BLUE, BOUNCE, 10, 1)]
    # 4. He draws a nightmare, which comes to his space: he is scared. The next card is no nightmare.
    assert happened(t, "zzz 1") == [
        ZzzPlaced(BLUE, MOONWALK, 1, 1),
        NightmareDrawn(BLUE, card("wolf-1")),
        NightmareMoved(0, 9, 10),
        SheepScared(BLUE),
        CardDrawn(card("m6w3")),
        HandFilled(BLUE, 1),
    ]
    assert (t.places, t.scared, t.winks) == ([1, 10, 7], [False, True, False], [10, 4, 6])
    assert (zzz_of(t, BLUE), t.supply[BLUE], hand(t, BLUE)) == ({1: 1, 10: 1}, 8, "m6w3 m7")

    # 5. Purple runs four spaces past the nightmare over the fence; without a Zzz there he uses nothing, but is paid.
    assert (who(t), asked(t)) == (PURPLE, ["m4z1 move 4", "m4z1 place 1", "m7 move 7"])
    assert happened(t, "m4z1 move 4") == [
        CardPlayed(PURPLE, card("m4z1"), 4, 0, 0),
        SheepMoved(PURPLE, 4, 7, 1, True),
        FenceJumped(PURPLE, 5, 11),
    ]
    assert (t.scared[PURPLE], asked(t)) == (False, ["on", "bed"])

    # 6. He goes to bed: hand discarded, no card drawn, no turn, and the nightmare cannot reach him.
    assert happened(t, "bed") == [HandDropped(PURPLE, 1), WentToBed(PURPLE, 11)]
    assert (t.places[PURPLE], hand(t, PURPLE)) == (BED, "")
    assert card_names(t.discard) == "m3z1 m2z2 wolf-1 m4z1 m7"
    assert who(t) == YELLOW
    happened(t, "m5w2 gain 2")
    assert who(t) == BLUE
    later = happened(t, "m7 move 7")
    assert later[:3] == [
        CardPlayed(BLUE, card("m7"), 7, 0, 0),
        SheepMoved(BLUE, 7, 10, 7, True),
        FenceJumped(BLUE, 5, 9),
    ]
    later = happened(t, "on")
    assert [event for event in later if isinstance(event, SheepWoke)] == [
        SheepWoke(YELLOW, True),
        SheepWoke(BLUE, True),
    ]
    assert PillowRanked(PURPLE, 1, 10, 30) in later


@pytest.mark.rule("INS-24.3")
@pytest.mark.parametrize("name", ["m3z1", "m2z2", "m4z1"])
def test_the_cards_of_the_play_example_are_in_the_box_for_two_players_already(name):
    move, place = name[1], name[3]
    t = night(seats=2, hands={0: f"{name} m7"})
    assert asked(t)[:2] == [f"{name} move {move}", f"{name} place {place}"]
    assert card(name) in BOX.sheep_deck(2)


@pytest.mark.rule("INS-24.4")
def test_a_card_that_moves_the_nightmare_one_space():
    t = choose(night(places={0: 2}, nightmare_at=6, deck="wolf-1 m7"), "m3z1 move 3")
    assert t.nightmare_at == 7
    assert card("wolf-1") in BOX.nightmare_cards[0]


@pytest.mark.rule("INS-24.5")
@pytest.mark.parametrize(
    ("start", "name", "uses"), [(9, "m3z1", []), (7, "m3z1", ["use bounce_ahead"]), (6, "m4z1", ["use bounce_ahead"])]
)
def test_the_fence_is_paid_once_whether_a_card_or_a_tile_brought_the_sheep_over(start, name, uses):
    t = night(places={0: start}, tiles={10: "bounce_ahead"}, zzz={0: {10: 1}})
    choose(t, f"{name} move {name[1]}", *uses)
    assert told(t, FenceJumped) == [FenceJumped(0, 5, 5)]
    assert step_of(t) == "choose_bed"


@pytest.mark.rule("INS-24.5")
def test_over_the_fence_and_back_to_it_is_paid_all_the_same():
    t = night(places={0: 9}, tiles={2: "moonwalk"}, zzz={0: {2: 1}})
    choose(t, "m3z1 move 3", "use moonwalk")
    assert (t.places[0], t.winks[0]) == (1, 7)


@pytest.mark.rule("INS-24.6")
def test_who_runs_on_after_the_fence_draws_and_does_nothing_else():
    t = night(places={0: 9}, tiles={2: "moonwalk"}, zzz={0: {2: 1}}, deck="m5w2")
    choose(t, "m3z1 move 3", "leave")
    assert happened(t, "on") == [RunWentOn(0), CardDrawn(card("m5w2")), HandFilled(0, 1)]
    assert who(t) == 1


@pytest.mark.rule("INS-24.7")
def test_w_2_scared_by_ones_own_draw_one_fills_the_hand_and_passes_the_turn():
    t = night(seats=2, turn_of=BLUE, places={BLUE: 2}, nightmare_at=4, deck="wolf-1 m7", hands={BLUE: "m3z1 m2z2"})
    choose(t, "m3z1 move 3")
    assert (t.nightmare_at, t.scared[BLUE], t.places[BLUE]) == (5, True, 5)
    assert hand(t, BLUE) == "m7 m2z2"
    assert who(t) == YELLOW


def test_w_1_tile_and_fence():
    t = night(places={YELLOW: 7}, tiles={10: "bounce_ahead"}, zzz={YELLOW: {10: 1}}, deck="m5w2")
    choose(t, "m3z1 move 3", "use bounce_ahead", "on")
    assert (t.places[YELLOW], t.supply[YELLOW], t.winks[YELLOW]) == (1, 10, 5)
    assert hand(t, YELLOW) == "m5w2 m4z1"
    assert who(t) == BLUE


@pytest.mark.rule("INS-23.16", "INS-23.17")
def test_w_9_racing_rival():
    t = night(seats=2, places={0: 5, 1: 2}, tiles={5: "racing_rival"}, zzz={1: {5: 1}})
    choose(t, "m3z1 move 3", "m3z1 move 3", "use racing_rival")
    assert t.places[0] == 8
    assert told(t, SheepMoved)[-1] == SheepMoved(1, 8, 5, 3, True)


def test_w_11_entering_the_board_is_no_crossing():
    t = night(hands={0: "m3z1 m7"}, deck="wolf-2 m7")
    choose(t, "m3z1 move 3")
    assert (t.places[0], t.winks[0], t.nightmare_at) == (3, 0, 2)
    assert told(t, FenceJumped) == told(t, NightmareCrossed) == []


def test_w_13_scared_again_on_arriving_one_wakes_and_the_turn_is_over():
    t = night(places={0: 9}, scared=[0], nightmare_at=2, winks={0: 8}, tiles={2: "moonwalk"}, infinite={0: {2: 1}})
    assert happened(t, "m3z1 move 3") == [
        CardPlayed(0, card("m3z1"), 3, 0, 0),
        SheepMoved(0, 3, 9, 2, True),
        HandDropped(0, 1),
        SheepWoke(0, False),
    ]
    assert (t.places[0], t.winks[0], hand(t, 0), who(t)) == (AWAKE, 0, "", 1)


def test_w_14_a_nightmare_that_walks_scares_those_it_passes_and_reaches():
    places = {0: 3, 1: 5, 2: 7, 3: 5}
    t = night(seats=4, turn_of=3, nightmare="spider", nightmare_at=3, web=7, places=places, deck="spider-3")
    choose(t, "m3z1 move 3")
    assert told(t, NightmareMoved) == [NightmareMoved(2, 3, 7)]
    assert (t.places, t.nightmare_at) == ([3, 5, 7, 8], 7)
    assert t.scared == [False, True, True, False]


def test_w_15_a_nightmare_that_jumps_scares_where_it_lands():
    t = night(nightmare="bump", nightmare_at=4, places={0: 2, 1: 5, 2: 7}, deck="bump-3 m7")
    choose(t, "m3z1 move 3")
    assert told(t, NightmareJumped) == [NightmareJumped(1, 4, 7)]
    assert t.scared == [False, False, True]


def test_w_16_a_nightmare_over_the_fence_ends_the_race():
    winks = {0: 15, 1: 4}
    t = night(
        turn_of=1, nightmare="spider", nightmare_at=9, web=12, places={0: BED, 1: 1}, winks=winks, deck="spider-2"
    )
    choose(t, "m3z1 move 3")
    assert t.places == [OFF] * 3
    assert told(t, SheepWoke) == [SheepWoke(1, True), SheepWoke(2, True)]
    assert story(t, NightmareCrossed, RaceEnded) == ["NightmareCrossed", "RaceEnded"]
    assert [(one.rank, one.spaces) for one in told(t, PillowRanked)] == [(1, 10), (0, 3), (0, 3)]


def test_w_20_the_last_sheep_reveals_a_sheep_card_for_nothing():
    t = night(places={0: 2, 1: BED, 2: AWAKE}, deck="m7 m2z2")
    choose(t, "m3z1 move 3")
    assert told(t, LastSheepCardRevealed) == [LastSheepCardRevealed(0, card("m7"))]
    assert (hand(t, 0), card_names(t.discard), t.places[0]) == ("m2z2 m4z1", "m3z1 m7", 5)


def test_w_20_the_last_sheep_reveals_a_nightmare_and_each_one_drawn_is_carried_out_too():
    t = night(places={0: 2, 1: BED, 2: AWAKE}, deck="wolf-1 wolf-2 m7")
    choose(t, "m3z1 move 3")
    assert [one.card for one in told(t, NightmareDrawn)] == [card("wolf-1"), card("wolf-2")]
    assert (t.nightmare_at, hand(t, 0), card_names(t.discard)) == (3, "m7 m4z1", "m3z1 wolf-1 wolf-2")
    assert told(t, LastSheepCardRevealed) == []


def test_w_23_with_all_zzz_on_the_board_one_may_be_moved_or_none():
    t = night(tiles={3: "moonwalk", 5: "shortcut"}, zzz={0: {3: 4, 5: 5}}, infinite={0: {5: 1}})
    choose(t, "m3z1 place 1")
    assert asked(t) == ["zzz 3>5", "zzz 5>3", "keep zzz"]
    with pytest.raises(NoSuchOption):
        choose(t, "zzz 5")
    choose(t, "zzz 3>5")
    assert (zzz_of(t, 0), infinite_of(t, 0)) == ({3: 3, 5: 6}, {5: 1})
    t = choose(night(tiles={3: "moonwalk", 5: "shortcut"}, zzz={0: {3: 1}}, infinite={0: {5: 9}}), "m3z1 place 1")
    assert asked(t) == ["zzz 3>5", "keep zzz"]
    assert zzz_of(choose(t, "keep zzz"), 0) == {3: 1}
