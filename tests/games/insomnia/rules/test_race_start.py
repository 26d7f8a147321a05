"""The start of a race: chapter 5."""

import pytest

from tests.games.insomnia.night import (
    BOX,
    GAME,
    asked,
    card,
    card_names,
    cards,
    hand,
    heard_by,
    lay_out,
    night,
    step_of,
    story,
    told,
    whole_deck,
)
from veillee.games.insomnia.events import (
    CardDrawn,
    NightmareCrossed,
    NightmareDrawn,
    NightmareHowled,
    NightmareMoved,
    RaceBegan,
    RaceEnded,
    SheepWoke,
)


@pytest.mark.rule("INS-5.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everybody_draws_two_cards(seats):
    t = lay_out(seats=seats, deck="m7 m6w3")
    assert hand(t, 0) == "m7 m6w3"
    assert GAME.view(t, None).hand_sizes == (2,) * seats
    assert len(t.deck) == len(BOX.sheep_deck(seats)) + 10 - 2 * seats


@pytest.mark.rule("INS-5.1")
def test_everybody_draws_two_cards_in_later_races_too():
    t = night("race", seats=4, rounds_begun=3)
    assert told(t, RaceBegan) == [RaceBegan(4, 0)]
    assert GAME.view(t, None).hand_sizes == (2, 2, 2, 2)


@pytest.mark.rule("INS-5.2", "INS-5.3")
def test_a_hand_is_seen_by_its_owner_alone():
    t = lay_out(deck="m7 m6w3 m5w2 m4z1 m3z1 m2z2")
    seen = [tuple(cards("m7 m6w3")), tuple(cards("m5w2 m4z1")), tuple(cards("m3z1 m2z2"))]
    for seat in range(3):
        hands = GAME.view(t, seat).hands
        for owner in range(3):
            assert hands[owner * 2 : owner * 2 + 2] == (seen[owner] if owner == seat else (-1, -1))
    assert GAME.view(t, None).hands == (-1,) * 6


@pytest.mark.rule("INS-5.3")
def test_what_was_drawn_is_told_to_nobody_else():
    t = lay_out(deck="m7 m6w3 m5w2 m4z1 m3z1 m2z2")
    drawn = [[event.card for event in heard_by(t, seat) if isinstance(event, CardDrawn)] for seat in (0, 1, 2, None)]
    assert [card_names(one) for one in drawn] == ["m7 m6w3", "m5w2 m4z1", "m3z1 m2z2", ""]


@pytest.mark.rule("INS-5.4")
def test_a_nightmare_drawn_at_the_start_is_carried_out_at_once():
    t = lay_out(deck="m7 wolf-2 m5w2 m4z1 m3z1 m2z2 m6w3")
    assert told(t, NightmareDrawn) == [NightmareDrawn(0, card("wolf-2"))]
    assert NightmareDrawn(0, card("wolf-2")) in heard_by(t, None)
    assert t.nightmare_at == 2
    assert asked(t) == ["m7 move 7", "m6w3 move 6", "m6w3 gain 3"]


@pytest.mark.rule("INS-5.5")
def test_nightmares_of_several_players_come_in_turn_order_after_all_have_drawn():
    t = lay_out(deck="m7 wolf-1 wolf-howl m6w3 wolf-2 m5w2 m2z2 m1m5 m1+z1", settings={"first": 1})
    # Two cards each for 1, 2 and 0; only then the nightmares, and a replacement for each.
    assert [event.seat for event in told(t, NightmareDrawn)] == [1, 2, 0]
    assert story(t, NightmareMoved, NightmareHowled) == ["NightmareMoved", "NightmareHowled", "NightmareMoved"]
    assert [hand(t, seat) for seat in (1, 2, 0)] == ["m7 m2z2", "m1m5 m6w3", "m1+z1 m5w2"]


@pytest.mark.rule("INS-5.6")
def test_each_player_is_done_with_all_his_nightmares_before_the_next():
    t = lay_out(deck="wolf-1 wolf-1 wolf-2 m3z1 m4z1 m4z1 wolf-howl m7 wolf-2 m6w3 m5w2")
    assert [event.seat for event in told(t, NightmareDrawn)] == [0, 0, 0, 0, 1]
    assert [hand(t, seat) for seat in range(3)] == ["m7 m6w3", "m5w2 m3z1", "m4z1 m4z1"]
    assert t.nightmare_at == 6


@pytest.mark.rule("INS-5.7")
def test_no_nightmare_card_stays_in_a_hand():
    met = 0
    for seed in range(40):
        t = GAME.new_table(4, seed=seed)
        met += sum(BOX.is_nightmare(one) for one in t.discard)
        assert not any(BOX.is_nightmare(one) for one in t.hands)
        assert t.round > 1 or t.hands.count(-1) == 0
    assert met > 20


@pytest.mark.rule("INS-5.4", "INS-13.13")
def test_a_race_may_be_over_before_anybody_ran():
    t = night("race", seats=4, deck="wolf-2 wolf-2 wolf-2 wolf-2 wolf-1 wolf-1 wolf-1 wolf-1")
    # The seventh nightmare crosses the fence: the eighth, still in a hand, is not carried out any more.
    assert [event.seat for event in told(t, NightmareDrawn)] == [0, 0, 1, 1, 2, 2, 3]
    assert story(t, NightmareCrossed, SheepWoke, RaceEnded) == ["NightmareCrossed", *["SheepWoke"] * 4, "RaceEnded"]
    assert step_of(t) == "choose_rest"
    assert t.pillows == [37, 37, 37, 37]
    assert sorted(t.deck) == sorted(whole_deck(t))
