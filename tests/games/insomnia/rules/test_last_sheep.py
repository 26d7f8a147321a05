"""The last sheep in the race: chapter 12."""

import pytest

from tests.games.insomnia.night import (
    AWAKE,
    BED,
    asked,
    card,
    card_names,
    choose,
    hand,
    heard_by,
    lay_out,
    night,
    step_of,
    story,
    told,
    who,
)
from veillee.games.insomnia.events import (
    CardDrawn,
    LastSheepCardRevealed,
    NightmareDrawn,
    RaceEnded,
    SheepWoke,
)

SWITCH = "last_sheep_reveals_until_sheep"


def last_sheep(deck, **pieces):
    """Seat 0, the last sheep, plays a card and fills its hand."""
    t = night(**{"places": {0: 2, 1: BED, 2: AWAKE}, "hands": {0: "m3z1 m7"}, "deck": deck, **pieces})
    return choose(t, "m3z1 move 3")


@pytest.mark.rule("INS-12.1")
@pytest.mark.parametrize(
    ("places", "is_last"),
    [
        ({1: BED, 2: BED}, True),
        ({1: AWAKE, 2: AWAKE}, True),
        ({1: BED, 2: AWAKE}, True),
        ({1: BED, 2: 4}, False),
        ({1: BED, 2: 0}, False),
        ({1: 4, 2: 0}, False),
    ],
)
def test_the_last_sheep_is_alone_in_the_race(places, is_last):
    t = last_sheep("m6w3 m5w2", places={0: 2, **places})
    assert (told(t, LastSheepCardRevealed) != []) == is_last
    assert sorted(hand(t, 0).split()) == ["m5w2" if is_last else "m6w3", "m7"]


@pytest.mark.rule("INS-12.1")
def test_who_stays_behind_when_the_others_go_to_bed_is_the_last_sheep_from_his_next_turn():
    t = night(seats=2, places={0: 9, 1: 2}, hands={1: "m4z1 m7"}, deck="m6w3 m5w2")
    choose(t, "m3z1 move 3", "bed")
    assert (who(t), told(t, LastSheepCardRevealed)) == (1, [])
    choose(t, "m4z1 move 4")
    assert told(t, LastSheepCardRevealed) == [LastSheepCardRevealed(1, card("m6w3"))]
    assert who(t) == 1


@pytest.mark.rule("INS-12.2")
def test_the_last_sheep_shows_the_top_card_before_it_draws():
    t = last_sheep("m6w3 m5w2")
    assert story(t, LastSheepCardRevealed, CardDrawn) == ["LastSheepCardRevealed", "CardDrawn"]
    assert told(t, LastSheepCardRevealed) == [LastSheepCardRevealed(0, card("m6w3"))]
    assert LastSheepCardRevealed(0, card("m6w3")) in heard_by(t, None)
    assert told(t, CardDrawn) == [CardDrawn(card("m5w2"))]


@pytest.mark.rule("INS-12.2")
def test_who_goes_to_bed_shows_no_card():
    t = night(places={0: 9, 1: BED, 2: AWAKE}, deck="wolf-2")
    choose(t, "m3z1 move 3", "bed")
    assert (told(t, NightmareDrawn), told(t, RaceEnded)) == ([], [RaceEnded(1)])


@pytest.mark.rule("INS-12.2", "INS-21.1")
def test_a_last_sheep_that_is_not_on_the_board_yet_shows_a_card_too():
    t = night(places={1: BED, 2: AWAKE}, hands={0: "m3z1 m7"}, deck="m6w3 m5w2")
    choose(t, "m3z1 place 1", "zzz 5")
    assert t.places[0] == 0
    assert told(t, LastSheepCardRevealed) == [LastSheepCardRevealed(0, card("m6w3"))]


@pytest.mark.rule("INS-12.3", "INS-12.4")
def test_a_nightmare_shown_is_carried_out_and_discarded():
    t = last_sheep("wolf-2 m5w2 m6w3")
    assert told(t, NightmareDrawn) == [NightmareDrawn(0, card("wolf-2"))]
    assert t.nightmare_at == 2
    assert sorted(card_names(t.discard).split()) == ["m3z1", "wolf-2"]


@pytest.mark.rule("INS-12.5")
def test_after_a_nightmare_shown_the_cards_due_are_drawn():
    t = last_sheep("wolf-2 m5w2 m6w3")
    assert sorted(hand(t, 0).split()) == ["m5w2", "m7"]
    assert (told(t, LastSheepCardRevealed), card_names(t.deck[-1:])) == ([], "m6w3")
    assert story(t, NightmareDrawn, CardDrawn) == ["NightmareDrawn", "CardDrawn"]
    assert (who(t), step_of(t)) == (0, "choose_card")


@pytest.mark.rule("INS-12.5")
def test_a_nightmare_may_follow_in_the_draw_itself():
    t = last_sheep("wolf-1 wolf-1 m5w2 m6w3")
    assert (len(told(t, NightmareDrawn)), t.nightmare_at) == (2, 2)
    assert sorted(hand(t, 0).split()) == ["m5w2", "m7"]


@pytest.mark.rule("INS-12.3")
def test_a_sheep_woken_by_the_card_it_shows_draws_nothing():
    t = last_sheep("wolf-1 m5w2", nightmare_at=4, scared=(0,))
    assert told(t, SheepWoke) == [SheepWoke(0, False)]
    assert (told(t, CardDrawn), told(t, RaceEnded)) == ([], [RaceEnded(1)])


@pytest.mark.rule("INS-12.6", "INS-12.7")
def test_a_sheep_card_shown_is_discarded_without_effect():
    t = last_sheep("m6w3 m5w2 m4z1")
    assert sorted(card_names(t.discard).split()) == ["m3z1", "m6w3"]
    assert (t.places[0], t.winks[0]) == (5, 0)
    assert card_names([t.last_cards[0]]) == "m3z1"
    assert (sorted(hand(t, 0).split()), card_names(t.deck[-1:])) == (["m5w2", "m7"], "m4z1")


@pytest.mark.rule("INS-12.7", "INS-12.8")
def test_one_card_is_shown_even_when_two_are_due():
    t = last_sheep("m6w3 m5w2 m4z1 m2z2", tiles={5: "second_wind"}, zzz={0: {5: 1}})
    choose(t, "use second_wind")
    assert told(t, LastSheepCardRevealed) == [LastSheepCardRevealed(0, card("m6w3"))]
    assert (hand(t, 0), card_names(t.deck[-1:])) == ("m5w2 m4z1", "m2z2")


@pytest.mark.rule("INS-12.8")
def test_one_card_is_shown_in_each_turn():
    t = last_sheep("m6w3 m4z1 m5w2 m2z2")
    choose(t, "m7 move 7", "on")
    assert [card_names([event.card]) for event in told(t, LastSheepCardRevealed)] == ["m6w3", "m5w2"]


@pytest.mark.rule("INS-12.8")
def test_no_card_is_shown_at_the_start_of_a_race():
    t = lay_out(seats=1, deck="m7 m6w3 m5w2 m4z1")
    assert (hand(t, 0), told(t, LastSheepCardRevealed)) == ("m7 m6w3", [])
    choose(t, "m7 move 7")
    assert told(t, LastSheepCardRevealed) == [LastSheepCardRevealed(0, card("m5w2"))]


@pytest.mark.rule("INS-12.5", "INS-A.9")
@pytest.mark.parametrize(("switch", "shown", "held"), [(False, 0, "m6w3"), (True, 1, "m5w2")])
def test_a_switch_goes_on_until_a_sheep_card_is_shown(switch, shown, held):
    t = last_sheep("wolf-1 m6w3 m5w2 m4z1", settings={SWITCH: switch})
    assert len(told(t, LastSheepCardRevealed)) == shown
    assert sorted(hand(t, 0).split()) == [held, "m7"]
    assert any("move" in option for option in asked(t))
