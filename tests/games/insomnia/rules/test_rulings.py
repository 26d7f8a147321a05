"""The rulings, INS-A: what the book leaves open and this table settles, each switch with both of its values.

Rulings about one tile or one phase stand with it: A.13 to A.16 with pillows and marker, A.17 to A.19 with the rest,
A.20 to A.22 and A.42 with the solo game, A.23 to A.30 and A.34 to A.40 with the tiles. A.32 only says how the book was
read.
"""

from __future__ import annotations

import pytest

from tests.games.insomnia.night import (
    AWAKE,
    BED,
    BOX,
    GAME,
    OFF,
    asked,
    card,
    card_names,
    choose,
    hand,
    lay_out,
    night,
    step_of,
    told,
    who,
    whole_deck,
    zzz_of,
)
from veillee.engine.chance import Chance
from veillee.engine.errors import NoSuchOption
from veillee.games.insomnia.events import (
    CardDrawn,
    FenceJumped,
    LastSheepCardRevealed,
    NightmareCrossed,
    NightmareDrawn,
    NightmareJumped,
    NightmareMoved,
    NightmareStayed,
    RaceBegan,
    SheepScared,
    SheepStayed,
    SheepWoke,
    WebSpun,
    ZzzPlaced,
)
from veillee.games.insomnia.pieces import NO_WEB
from veillee.games.insomnia.rules.nightmare import face_nightmare

UNTIL_SHEEP = {"last_sheep_reveals_until_sheep": True}
NIGHTMARES = ("wolf", "bump", "spider")


@pytest.mark.rule("INS-A.1")
@pytest.mark.parametrize("first", range(3))
def test_a_1_the_table_says_who_is_first(first):
    t = lay_out(settings={"first": first})
    assert told(t, RaceBegan) == [RaceBegan(1, first)]
    assert who(t) == first


@pytest.mark.rule("INS-A.2")
@pytest.mark.parametrize("nightmare", NIGHTMARES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_2_all_ten_cards_of_the_nightmare_are_in_whatever_the_number_of_players(nightmare, seats):
    t = lay_out(seats=seats, nightmare=nightmare)
    assert len([one for one in t.deck if BOX.is_nightmare(one)]) == 10
    assert {BOX.nightmare_of[one] for one in t.deck if BOX.is_nightmare(one)} == {NIGHTMARES.index(nightmare)}


@pytest.mark.rule("INS-A.4")
def test_a_4_at_the_start_each_is_done_with_all_nightmares_before_the_next():
    t = night("race", seats=2, deck="wolf-1 m7 wolf-2 m2z2 wolf-1 m5w2 wolf-2 m6w3")
    seats = [(one.seat, BOX.card_ids[one.card]) for one in told(t, NightmareDrawn)]
    assert seats == [(0, "wolf-1"), (0, "wolf-1"), (1, "wolf-2"), (1, "wolf-2")]
    assert (hand(t, 0), hand(t, 1)) == ("m5w2 m7", "m6w3 m2z2")


@pytest.mark.rule("INS-A.5")
def test_a_5_a_card_with_and_moves_then_places_even_where_the_sheep_just_arrived():
    t = night(places={0: 4}, tiles={5: "cool_kids_club", 9: "moonwalk"}, hands={0: "m1+z1 m7"})
    assert asked(t) == ["m1+z1 move 1 place 1", "m7 move 7"]
    choose(t, "m1+z1 move 1 place 1")
    assert (t.places[0], asked(t)) == (5, ["zzz 5", "zzz 9"])
    choose(t, "zzz 5")
    assert asked(t) == ["use cool_kids_club", "leave"]


@pytest.mark.rule("INS-A.5")
def test_a_5_if_the_move_wakes_the_sheep_nothing_is_placed():
    t = night(places={0: 4}, scared=[0], nightmare_at=5, hands={0: "m1+z1 m7"})
    choose(t, "m1+z1 move 1 place 1")
    assert (t.places[0], told(t, ZzzPlaced), who(t)) == (AWAKE, [], 1)


@pytest.mark.rule("INS-A.6")
def test_a_6_a_placement_is_not_refused_while_the_supply_has_a_zzz():
    t = choose(night(zzz={0: {5: 9}}), "m3z1 place 1")
    assert asked(t) == ["zzz 5", "zzz 10"]
    for refused in ("keep zzz", "zzz 5>10"):
        with pytest.raises(NoSuchOption):
            choose(t, refused)


@pytest.mark.rule("INS-A.7")
def test_a_7_two_crossings_of_a_turn_are_paid_together_and_chosen_upon_once():
    t = night(places={0: 8, 1: 9}, previous=1, tiles={2: "racing_rival"}, zzz={0: {2: 1}})
    choose(t, "m4z1 move 4", "use racing_rival")
    assert t.places[0] == 1
    assert told(t, FenceJumped) == [FenceJumped(0, 10, 10)]
    choose(t, "on")
    assert who(t) == 1


@pytest.mark.rule("INS-A.8")
@pytest.mark.parametrize("nightmare", NIGHTMARES)
def test_a_8_the_nightmare_is_over_the_fence_before_its_cards_run_out(nightmare):
    cards = BOX.nightmare_cards[NIGHTMARES.index(nightmare)]
    for seed in range(300):
        t = night(nightmare=nightmare)
        order = cards[:]
        Chance(seed).shuffle(order)
        for one in order:
            if t.racing():
                face_nightmare(t, 0, one)
        assert told(t, NightmareCrossed), card_names(order)


@pytest.mark.rule("INS-A.8")
def test_a_8_the_slowest_order_of_each_nightmare_still_crosses_with_its_last_cards():
    slowest = {
        "wolf": "wolf-howl wolf-howl wolf-1 wolf-1 wolf-1 wolf-1 wolf-2 wolf-2 wolf-2 wolf-2",
        "bump": "bump-back-1 bump-3 bump-back-2 bump-back-1 bump-2 bump-2 bump-2 bump-2 bump-1 bump-3",
        "spider": "spider-2 spider-3 spider-2 spider-3 spider-2 spider-3 spider-2 spider-3 spider-3 spider-3",
    }
    for nightmare, order in slowest.items():
        t = night(nightmare=nightmare)
        names = order.split()
        for name in names[:9]:
            face_nightmare(t, 0, card(name))
        assert told(t, NightmareCrossed) == [], nightmare
        face_nightmare(t, 0, card(names[9]))
        assert told(t, NightmareCrossed), nightmare


@pytest.mark.rule("INS-A.9", "INS-12.5")
def test_a_9_the_last_sheep_reveals_one_card_then_draws():
    t = choose(night(places={0: 2, 1: BED, 2: AWAKE}, deck="wolf-1 wolf-2 m7 m2z2"), "m3z1 move 3")
    assert (t.nightmare_at, hand(t, 0)) == (3, "m7 m4z1")
    assert told(t, LastSheepCardRevealed) == []


@pytest.mark.rule("INS-A.9")
def test_a_9_with_the_switch_the_last_sheep_reveals_until_a_sheep_card_comes():
    t = night(places={0: 2, 1: BED, 2: AWAKE}, deck="wolf-1 wolf-2 m7 m2z2", settings=UNTIL_SHEEP)
    choose(t, "m3z1 move 3")
    assert (t.nightmare_at, hand(t, 0)) == (3, "m2z2 m4z1")
    assert told(t, LastSheepCardRevealed) == [LastSheepCardRevealed(0, card("m7"))]


@pytest.mark.rule("INS-A.9")
def test_a_9_with_the_switch_revealing_ends_when_the_sheep_wakes():
    t = night(
        places={0: 2, 1: BED, 2: AWAKE}, scared=[0], nightmare_at=4, deck="wolf-1 wolf-2 m7", settings=UNTIL_SHEEP
    )
    choose(t, "m3z1 move 3")
    assert [one.card for one in told(t, NightmareDrawn)] == [card("wolf-1")]
    assert step_of(t) == "choose_rest"


@pytest.mark.rule("INS-A.9")
def test_a_9_a_sheep_card_revealed_first_ends_it_either_way():
    for settings in ({}, UNTIL_SHEEP):
        t = night(places={0: 2, 1: BED, 2: AWAKE}, deck="m7 m2z2", settings=settings)
        choose(t, "m3z1 move 3")
        assert hand(t, 0) == "m2z2 m4z1"


@pytest.mark.rule("INS-A.10")
def test_a_10_the_space_the_nightmare_leaves_is_not_entered():
    t = choose(night(places={0: 2, 1: 6}, nightmare_at=6, deck="wolf-2 m7"), "m3z1 move 3")
    assert t.nightmare_at == 8
    assert told(t, SheepScared) == []


@pytest.mark.rule("INS-A.11")
@pytest.mark.parametrize(("at", "name", "crosses"), [(8, "bump-2", False), (9, "bump-2", True), (10, "bump-1", True)])
def test_a_11_a_jump_past_space_10_crosses_the_fence(at, name, crosses):
    t = choose(night(nightmare="bump", places={0: 2}, nightmare_at=at, deck=f"{name} m7"), "m3z1 move 3")
    assert len(told(t, NightmareCrossed)) == crosses
    assert len(told(t, SheepWoke)) == 3 * crosses


@pytest.mark.rule("INS-A.11")
@pytest.mark.parametrize(
    ("at", "name", "end"), [(0, "bump-back-1", 0), (1, "bump-back-2", 1), (2, "bump-back-2", 1), (5, "bump-back-2", 3)]
)
def test_a_11_a_jump_back_never_crosses_and_scares_nobody_if_it_was_none(at, name, end):
    t = night(nightmare="bump", places={0: 2, 1: end or OFF}, nightmare_at=at, deck=f"{name} m7")
    choose(t, "m4z1 move 4")
    assert t.nightmare_at == end
    moved = end != at
    assert len(told(t, NightmareStayed)) == (not moved)
    assert told(t, NightmareJumped) == ([NightmareJumped(1, at, end)] if moved else [])
    assert told(t, SheepScared) == ([SheepScared(1)] if moved else [])


@pytest.mark.rule("INS-A.12")
def test_a_12_who_wakes_up_after_the_fence_is_not_paid():
    t = night(places={0: 9}, scared=[0], nightmare_at=3, winks={0: 4}, tiles={2: "bounce_ahead"}, infinite={0: {2: 1}})
    choose(t, "m3z1 move 3", "use bounce_ahead")
    assert (t.places[0], t.winks[0], told(t, FenceJumped), who(t)) == (AWAKE, 0, [], 1)


@pytest.mark.rule("INS-A.15")
def test_a_15_winks_have_no_upper_end():
    t = choose(night(places={0: 9}, winks={0: 58}), "m3z1 move 3")
    assert t.winks[0] == 63


@pytest.mark.rule("INS-A.31")
def test_a_31_a_move_of_no_space_is_no_arrival():
    t = night(places={0: 8}, nightmare_at=1, tiles={1: "moonwalk"}, infinite={0: {1: 1}})
    choose(t, "m3z1 move 3")
    assert t.scared[0]
    choose(t, "use moonwalk")
    assert told(t, SheepStayed) == [SheepStayed(0)]
    assert (told(t, SheepWoke), t.places[0]) == ([], 1)


@pytest.mark.rule("INS-A.33")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_a_33_the_discard_lies_open_and_hands_thrown_there_too(viewer):
    t = choose(night(places={0: 9}, hands={0: "m3z1 m7"}), "m3z1 move 3", "bed")
    seen = GAME.view(t, viewer).discard
    assert {BOX.card_ids[one]: count for one, count in enumerate(seen) if count} == {"m3z1": 1, "m7": 1}


@pytest.mark.rule("INS-A.41")
def test_a_41_the_web_holds_nobody():
    t = night(seats=2, nightmare="spider", places={0: 2}, web=5, tiles={5: "moonwalk"}, zzz={0: {5: 1}})
    choose(t, "m3z1 move 3")
    assert (t.scared[0], asked(t)) == (False, ["use moonwalk", "leave"])
    choose(t, "leave", "m3z1 move 3", "m4z1 move 4")
    assert (t.places[0], t.web, t.scared[0]) == (9, 5, False)


@pytest.mark.rule("INS-A.41")
def test_a_41_the_spider_spins_then_walks_to_the_web_and_takes_it_up():
    deck = "spider-3 m7 spider-2 m7 spider-2"
    t = night(seats=2, nightmare="spider", places={0: OFF, 1: 2}, deck=deck)
    choose(t, "m4z1 move 4")
    assert (t.web, t.nightmare_at) == (3, 0)
    assert told(t, WebSpun) == [WebSpun(2, 3, False)]
    choose(t, "m4z1 move 4")
    assert (t.web, t.nightmare_at) == (NO_WEB, 3)
    assert told(t, NightmareMoved) == [NightmareMoved(2, 0, 3)]
    choose(t, "m3z1 move 3")
    assert t.web == 5


@pytest.mark.rule("INS-A.41")
def test_a_41_a_web_beyond_the_fence_ends_the_race_when_the_spider_follows():
    t = night(seats=2, nightmare="spider", nightmare_at=8, places={0: 2, 1: 2}, deck="spider-3 m7 spider-3")
    choose(t, "m3z1 move 3")
    assert told(t, WebSpun) == [WebSpun(2, 1, True)]
    assert GAME.view(t, None).web == 11
    choose(t, "m3z1 move 3")
    assert len(told(t, SheepWoke)) == 2


def test_switches_are_offered_where_they_matter():
    keys = {seats: [setting.key for setting in GAME.settings(seats)] for seats in (1, 2)}
    assert keys[1] == ["nightmare", "last_sheep_reveals_until_sheep", "solo_winks"]
    assert keys[2] == ["nightmare", "first", "last_sheep_reveals_until_sheep", "dense_ranking"]
    assert GAME.settings(1)[-1].values == ("last_race", "all")


def test_the_rulings_are_those_of_the_box_as_it_comes():
    t = lay_out(seats=2)
    assert (t.reveals_until_sheep, t.dense_ranking, t.sum_all_races) == (False, False, False)
    assert sorted([*t.deck, *t.hands]) == sorted(whole_deck(t))
    assert len(told(t, CardDrawn)) == 4
    assert zzz_of(t, 0) == {}
