"""Dream tiles that play and drop cards: Double Dutch, Rush Ahead, Second Wind."""

from __future__ import annotations

import pytest

from tests.games.insomnia.night import (
    AWAKE,
    asked,
    card,
    card_names,
    choose,
    dream,
    hand,
    night,
    step_of,
    story,
    told,
    who,
    zzz_of,
)
from veillee.games.insomnia.events import (
    CardPlayed,
    DreamFizzled,
    HandDropped,
    HandFilled,
    NightmareDrawn,
    TopCardPlayed,
    TopCardRevealed,
)
from veillee.games.insomnia.pieces import NO_CARD


@pytest.mark.rule("INS-23.9")
def test_double_dutch_plays_the_other_card_and_draws_two():
    t = dream("double_dutch", tiles={9: "moonwalk"}, deck="m7 m2z2")
    assert (step_of(t), asked(t)) == ("choose_card", ["m4z1 move 4", "m4z1 place 1"])
    assert told(t, HandFilled) == []
    choose(t, "m4z1 move 4")
    assert t.places[0] == 9
    assert told(t, HandFilled) == [HandFilled(0, 2)]
    assert hand(t, 0) == "m7 m2z2"
    assert [one.card for one in told(t, CardPlayed)] == [card("m3z1"), card("m4z1")]


def test_double_dutch_lets_the_second_card_reach_another_dream_but_not_itself():
    tiles = {6: "double_dutch", 10: "bounce_ahead"}
    t = night(places={0: 3}, tiles=tiles, zzz={0: {6: 2, 10: 1}}, hands={0: "m3z1 m4z1"})
    choose(t, "m3z1 move 3", "use double_dutch", "m4z1 move 4")
    assert asked(t) == ["use bounce_ahead", "leave"]
    t = choose(dream("double_dutch", zzz={0: {5: 2}}, hands={0: "m3z1 m2z2"}), "m2z2 place 2")
    assert zzz_of(t, 0) == {5: 3}
    assert who(t) == 1


def test_double_dutch_without_another_card_gives_nothing():
    t = dream("double_dutch", hands={0: "m3z1"})
    assert told(t, DreamFizzled) == [DreamFizzled(0)]
    assert told(t, HandFilled) == [HandFilled(0, 2)]


def test_rush_ahead_brings_a_wink_and_plays_the_top_card_like_one_of_the_hand():
    t = dream("rush_ahead", tiles={9: "cool_kids_club"}, infinite={0: {9: 1}}, deck="m4z1 m7")
    assert (t.winks[0], step_of(t)) == (1, "choose_top_action")
    assert asked(t) == ["top m4z1 move 4", "top m4z1 place 1"]
    assert told(t, TopCardRevealed) == [TopCardRevealed(0, card("m4z1"))]
    choose(t, "top m4z1 move 4")
    assert asked(t) == ["use cool_kids_club", "leave"]
    assert card_names(t.discard) == "m3z1 m4z1"
    assert t.revealed == NO_CARD
    choose(t, "use cool_kids_club")
    assert hand(t, 0) == "m7 m4z1"


def test_rush_ahead_with_a_card_of_one_action_plays_it_at_once():
    t = dream("rush_ahead", deck="m7")
    assert told(t, TopCardPlayed) == [TopCardPlayed(0, card("m7"), 7, 0, 0)]
    assert (t.places[0], asked(t)) == (2, ["on", "bed"])


@pytest.mark.rule("INS-23.19", "INS-23.20")
def test_rush_ahead_into_a_nightmare_carries_it_out_and_plays_no_other_card():
    t = dream("rush_ahead", nightmare_at=4, deck="wolf-1 m2z2")
    assert (t.nightmare_at, t.scared[0], t.winks[0], t.places[0]) == (5, True, 1, 5)
    assert told(t, NightmareDrawn) == [NightmareDrawn(0, card("wolf-1"))]
    assert told(t, TopCardPlayed) == told(t, TopCardRevealed) == []
    assert hand(t, 0) == "m2z2 m4z1"
    assert who(t) == 1


@pytest.mark.rule("INS-23.19")
def test_rush_ahead_into_a_nightmare_may_wake_the_sheep_and_end_its_turn():
    t = dream("rush_ahead", scared=[0], nightmare_at=3, deck="wolf-2 m2z2")
    assert (t.places[0], t.winks[0], hand(t, 0)) == (AWAKE, 0, "")
    assert told(t, HandFilled) == []
    assert who(t) == 1


@pytest.mark.rule("INS-23.9")
def test_second_wind_drops_the_hand_and_two_are_drawn():
    t = dream("second_wind", deck="m7 m2z2")
    assert story(t, HandDropped, HandFilled) == ["HandDropped", "HandFilled"]
    assert told(t, HandDropped) == [HandDropped(0, 1)]
    assert told(t, HandFilled) == [HandFilled(0, 2)]
    assert card_names(t.discard) == "m3z1 m4z1"
    assert hand(t, 0) == "m7 m2z2"
