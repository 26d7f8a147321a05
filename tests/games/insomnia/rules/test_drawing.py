"""Drawing cards, the fourth step of a turn: chapter 11."""

import pytest

from tests.games.insomnia.night import (
    AWAKE,
    BED,
    BOX,
    asked,
    card,
    card_names,
    choose,
    hand,
    heard_by,
    night,
    story,
    told,
    who,
)
from veillee.games.insomnia.events import (
    CardDrawn,
    HandFilled,
    NightmareDrawn,
    NightmareMoved,
    SheepScared,
    SheepWoke,
)


@pytest.mark.rule("INS-11.1")
def test_the_hand_is_filled_up_to_two():
    t = night(hands={0: "m3z1 m7"}, deck="m6w3 m5w2")
    choose(t, "m3z1 move 3")
    assert sorted(hand(t, 0).split()) == ["m6w3", "m7"]
    assert told(t, HandFilled) == [HandFilled(0, 1)]
    assert card_names(t.deck[-1:]) == "m5w2"


@pytest.mark.rule("INS-11.1")
def test_what_was_drawn_stays_secret():
    t = night(hands={0: "m3z1 m7"}, deck="m6w3 m5w2")
    choose(t, "m3z1 move 3")
    assert [CardDrawn(card("m6w3")) in heard_by(t, seat) for seat in (0, 1, 2, None)] == [True, False, False, False]


@pytest.mark.rule("INS-11.2")
@pytest.mark.parametrize(("answer", "cards"), [("on", ["m6w3", "m7"]), ("bed", [])])
def test_who_went_to_bed_draws_nothing(answer, cards):
    t = night(places={0: 9}, hands={0: "m3z1 m7"}, deck="m6w3 m5w2")
    size = len(t.deck)
    choose(t, "m3z1 move 3", answer)
    assert sorted(hand(t, 0).split()) == cards
    assert len(t.deck) == size - len(cards) // 2
    assert who(t) == 1


@pytest.mark.rule("INS-11.3")
@pytest.mark.parametrize(
    ("name", "answers"), [("double_dutch", ["m2z2 place 2", "zzz 5", "zzz 10"]), ("second_wind", [])]
)
def test_who_has_no_card_left_draws_two(name, answers):
    t = night(
        hands={0: "m3z1 m2z2"}, tiles={3: name, 5: "moonwalk", 10: "shortcut"}, zzz={0: {3: 1}}, deck="m7 m6w3 m5w2"
    )
    choose(t, "m3z1 move 3", f"use {name}", *answers)
    assert hand(t, 0) == "m7 m6w3"
    assert told(t, HandFilled) == [HandFilled(0, 2)]
    assert who(t) == 1


@pytest.mark.rule("INS-11.4")
def test_a_nightmare_drawn_is_shown_and_carried_out():
    t = night(places={1: 2}, deck="wolf-2 m7")
    choose(t, "m3z1 place 1", "zzz 5")
    assert told(t, NightmareDrawn) == [NightmareDrawn(0, card("wolf-2"))]
    assert NightmareDrawn(0, card("wolf-2")) in heard_by(t, None)
    assert (t.nightmare_at, t.scared) == (2, [False, True, False])


@pytest.mark.rule("INS-11.5")
def test_one_draws_on_until_two_sheep_cards_are_held():
    t = night(hands={0: "m3z1 m7"}, deck="wolf-1 wolf-2 wolf-howl m6w3 m5w2")
    choose(t, "m3z1 place 1", "zzz 5")
    assert [event.card for event in told(t, NightmareDrawn)] == [card("wolf-1"), card("wolf-2"), card("wolf-howl")]
    assert sorted(hand(t, 0).split()) == ["m6w3", "m7"]
    assert card_names(t.deck[-1:]) == "m5w2"
    assert (t.nightmare_at, who(t)) == (3, 1)


@pytest.mark.rule("INS-11.5")
def test_between_two_cards_due_as_well():
    t = night(hands={0: "m3z1 m7"}, tiles={3: "second_wind"}, zzz={0: {3: 1}}, deck="m6w3 wolf-1 m5w2 m7")
    choose(t, "m3z1 move 3", "use second_wind")
    assert (hand(t, 0), t.nightmare_at) == ("m6w3 m5w2", 1)
    assert story(t, CardDrawn, NightmareMoved) == ["CardDrawn", "NightmareMoved", "CardDrawn"]


@pytest.mark.rule("INS-11.5")
def test_a_sheep_scared_by_its_own_draw_still_fills_its_hand():
    t = night(places={0: 1}, hands={0: "m3z1 m7"}, nightmare_at=3, deck="wolf-1 m6w3")
    choose(t, "m3z1 place 1", "zzz 5")
    assert told(t, SheepScared) == []
    t = night(places={0: 1}, hands={0: "m3z1 m7"}, nightmare_at=3, deck="wolf-1 m6w3")
    choose(t, "m3z1 move 3")
    assert told(t, SheepScared) == [SheepScared(0)]
    assert (sorted(hand(t, 0).split()), who(t)) == (["m6w3", "m7"], 1)


@pytest.mark.rule("INS-11.5", "INS-14.10")
def test_a_sheep_woken_by_its_own_draw_draws_no_more():
    t = night(places={0: 1}, scared=(0,), hands={0: "m3z1 m7"}, nightmare_at=3, deck="wolf-1 m6w3")
    choose(t, "m3z1 move 3")
    assert told(t, SheepWoke) == [SheepWoke(0, False)]
    assert (hand(t, 0), card_names(t.deck[-1:]), who(t)) == ("", "m6w3", 1)


@pytest.mark.rule("INS-11.6")
@pytest.mark.parametrize(
    ("places", "next_seat"), [({}, 1), ({1: BED}, 2), ({1: AWAKE}, 2), ({1: AWAKE, 2: BED}, 3), ({0: 3, 3: 4}, 1)]
)
def test_then_the_next_player_in_the_race_plays(places, next_seat):
    t = night(seats=4, places=places)
    choose(t, "m3z1 move 3")
    assert (who(t), t.previous) == (next_seat, 0)
    assert all("move" in option or "place" in option or "gain" in option for option in asked(t))


@pytest.mark.rule("INS-11.7")
def test_a_nightmare_card_goes_to_the_discard_and_not_to_the_hand():
    t = night(hands={0: "m3z1 m7"}, deck="wolf-1 wolf-1 m6w3")
    choose(t, "m3z1 move 3")
    assert sorted(card_names(t.discard).split()) == ["m3z1", "wolf-1", "wolf-1"]
    assert not any(BOX.is_nightmare(one) for one in t.hands)
    assert len(hand(t, 0).split()) == 2
