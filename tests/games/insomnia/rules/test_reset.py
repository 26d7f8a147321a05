"""What goes back to its place before the rest, and what stays: chapter 18."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.insomnia.night import (
    AWAKE,
    BED,
    GAME,
    choose,
    hand,
    infinite_of,
    last_to_bed,
    night,
    order_of,
    story,
    tile_names,
    who,
    whole_deck,
    zzz_of,
)
from veillee.engine.chance import Loaded
from veillee.games.insomnia.events import MarkerPassed, PillowRanked, RestBegan
from veillee.games.insomnia.options import HAND
from veillee.games.insomnia.pieces import CENTRE, NO_CARD, NO_WEB, NOBODY, OFF


def woken(**pieces):
    """A race that ends as the nightmare crosses, with one in bed, one awake and two still running."""
    given = {
        "seats": 4,
        "places": {0: 2, 1: BED, 2: AWAKE, 3: 8},
        "winks": {0: 7, 1: 12, 3: 4},
        "scared": [3],
        "nightmare_at": 10,
        "deck": "wolf-2",
    }
    t = night(**{**given, **pieces})
    return choose(t, "m3z1 move 3")


@pytest.mark.rule("INS-18.1")
def test_every_sheep_is_before_its_player_again():
    t = woken()
    assert t.places == [OFF] * 4
    assert GAME.view(t, None).places == (OFF,) * 4
    assert last_to_bed([10, 5, 0], awake=[2]).places == [OFF] * 3


@pytest.mark.rule("INS-18.2")
@pytest.mark.parametrize("nightmare_at", [0, 3, 10])
def test_the_nightmare_is_back_in_the_centre(nightmare_at):
    assert last_to_bed([10, 5, 0], nightmare_at=nightmare_at).nightmare_at == CENTRE


@pytest.mark.rule("INS-18.2", "INS-18.5")
def test_the_web_is_taken_up():
    t = last_to_bed([10, 5, 0], nightmare="spider", nightmare_at=6, web=9)
    assert t.web == NO_WEB
    assert GAME.view(t, 0).web == NO_WEB


@pytest.mark.rule("INS-18.3")
def test_every_score_token_is_on_0():
    assert last_to_bed([20, 15, 10]).winks == [0] * 3
    assert woken().winks == [0] * 4


@pytest.mark.rule("INS-18.4")
def test_all_cards_wherever_they_lay_make_a_new_draw_pile():
    t = woken(discard="m7 m7 wolf-1 m5w2", last_cards={1: "m6w3"})
    assert Counter(t.deck) == Counter(whole_deck(t))
    assert t.discard == []
    assert t.hands == [NO_CARD] * 4 * HAND


@pytest.mark.rule("INS-18.4")
def test_the_new_pile_is_shuffled():
    order = order_of("m7 wolf-1 m2z2")
    t = last_to_bed([20, 15, 10], discard="m5w2 wolf-2", chance=Loaded([order]))
    assert t.deck == order
    t = last_to_bed([20, 15, 10])
    assert t.deck not in (sorted(t.deck), sorted(t.deck, reverse=True))


@pytest.mark.rule("INS-18.4", "INS-19.12")
def test_the_next_race_is_dealt_from_the_new_pile():
    order = order_of("m7 m7 m2z2 m2z2 m5w2 m5w2", seats=3)
    t = last_to_bed([20, 15, 10], chance=Loaded([order]))
    choose(t, *["two zzz", "zzz 5", "zzz 5"] * 3)
    assert [hand(t, seat) for seat in (2, 0, 1)] == ["m7 m7", "m2z2 m2z2", "m5w2 m5w2"]


@pytest.mark.rule("INS-18.5")
def test_nothing_of_the_old_race_is_left():
    t = woken(last_cards={3: "m7"})
    assert (t.active, t.previous) == (NOBODY, NOBODY)
    assert (t.landed, t.crossings, t.moved, t.last_move, t.used) == (0, 0, 0, 0, 0)
    assert t.last_cards == [NO_CARD] * 4
    assert t.resting


@pytest.mark.rule("INS-18.5")
def test_the_card_of_an_older_race_is_not_copied_in_the_next():
    order = order_of("m3z1 m4z1 m7 m7 m2z2 m2z2", seats=3)
    t = last_to_bed([20, 15, 10], tiles={3: "copy_cat"}, infinite={2: {3: 1}}, chance=Loaded([order]))
    choose(t, *["two zzz"] * 3)
    assert who(t) == 2
    choose(t, "m3z1 move 3", "use copy_cat")
    assert t.places[2] == 3


@pytest.mark.rule("INS-18.6")
def test_tiles_and_zzz_stay_where_they_are():
    t = last_to_bed([20, 15, 10], tiles={4: "moonwalk", 9: "rush_ahead"}, zzz={1: {4: 2}}, infinite={2: {9: 1}})
    assert tile_names([t.tiles[4], t.tiles[9]]) == ["moonwalk", "rush_ahead"]
    assert (zzz_of(t, 1), infinite_of(t, 2)) == ({4: 2}, {9: 1})
    assert t.supply == [10, 8, 9]


@pytest.mark.rule("INS-18.7")
def test_pillows_keep_their_new_values_in_the_next_race():
    t = last_to_bed([20, 15, 10])
    choose(t, *["two zzz", "zzz 5", "zzz 5"] * 3)
    assert t.round == 2
    assert t.pillows == [30, 33, 35]


@pytest.mark.rule("INS-18.8")
def test_nobody_is_scared_or_awake_any_more():
    t = woken()
    assert t.scared == [False] * 4
    choose(t, *["two zzz", "zzz 5", "zzz 5"] * 4)
    assert t.racing() == 4
    assert t.scared == [False] * 4


@pytest.mark.rule("INS-18.8")
def test_a_scare_of_the_next_race_only_scares_who_was_scared_in_the_last():
    order = order_of("m3z1 m4z1 m7 m7 m2z2 m2z2 m5w2 m5w2 wolf-2 wolf-1", seats=4)
    t = woken(pillows={0: 20, 1: 20, 2: 20}, chance=Loaded([order]))
    choose(t, *["two zzz", "zzz 5", "zzz 5"] * 4)
    assert who(t) == 3
    choose(t, "m3z1 move 3")
    assert (t.places[3], t.nightmare_at, t.scared[3]) == (3, 3, True)


@pytest.mark.rule("INS-17.1", "INS-18.5")
def test_pillows_and_marker_come_before_the_rest():
    t = last_to_bed([20, 15, 10])
    assert story(t, PillowRanked, MarkerPassed, RestBegan) == [*["PillowRanked"] * 3, "MarkerPassed", "RestBegan"]
