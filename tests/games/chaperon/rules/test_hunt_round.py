"""The round of mode 2: the Wolf lays a card, may use an animal, then the active player acts; and how it ends."""

from __future__ import annotations

import pytest

from tests.games.chaperon.wood import (
    BOX,
    GAME,
    animal,
    asked,
    card,
    cards,
    character,
    choose,
    hunt_at,
    lay,
    names,
    open_with,
    told,
    who,
)
from veillee.games.chaperon.events import HandTakenBack
from veillee.games.chaperon.options import (
    CONTINUE,
    EAT_CAKE,
    EAT_NOTHING,
    LAY_CARD,
    PLAY_HOOD_CARD,
    STOP,
    USE_NO_ANIMAL,
    PlaceTokens,
)
from veillee.games.chaperon.pieces import NO_CARD, WITH_WOLF
from veillee.games.chaperon.rules.ending import LOST_CAUGHT, LOST_COTTAGE, WON_LESS_SUPER, WON_NOT_SUPER, WON_SUPER

ALL_ELEVEN = "c0 c1 c2a c2b c3a c3b c4a c4b c5 c6 c7p"


@pytest.mark.rule("CHA-15.1")
def test_each_round_the_wolf_player_acts_before_the_active_player():
    t = hunt_at("play_round", wolf=0, active=1)
    assert who(t) == 0
    lay(t, "c5")
    assert who(t) == 1
    assert CONTINUE in asked(t)


@pytest.mark.rule("CHA-15.2")
@pytest.mark.parametrize(("wolf", "left"), [(0, 1), (1, 2), (2, 0)])
def test_the_first_active_player_sits_to_the_left_of_the_wolf(wolf, left):
    t = GAME.new_table(3, {"mode": "wolf", "wolf": wolf}, seed=3)
    lay(open_with(t, "c0"), "c5")
    assert who(t) == left


@pytest.mark.rule("CHA-15.3")
def test_the_wolf_lays_his_card_first_and_thinks_of_his_animals_after():
    t = hunt_at("play_round", discard="c1 c2a", animal={"raven": 1})
    assert asked(t) == [LAY_CARD[one] for one in t.hand]
    lay(t, "c5")
    assert who(t) == t.wolf_seat
    assert asked(t) == [USE_NO_ANIMAL, animal("raven")]
    choose(t, USE_NO_ANIMAL)
    assert who(t) == 1


@pytest.mark.rule("CHA-15.4")
def test_the_wolf_must_lay_a_card_of_his_hand_face_down():
    t = hunt_at("play_round", hand="c0 c5 c7p")
    assert asked(t) == [LAY_CARD[one] for one in cards("c0 c5 c7p")]
    lay(t, "c5")
    assert t.hidden == card("c5")
    assert names(t.hand) == "c0 c7p"
    assert names(t.line) == "c3a"
    seen = GAME.view(t, 1)
    assert seen.hidden
    assert seen.hidden_card == NO_CARD


@pytest.mark.rule("CHA-15.5")
def test_with_all_cards_played_the_wolf_first_takes_the_whole_discard_back():
    t = hunt_at("play_round", hand="", discard="c6 c1", buried="c4a")
    assert asked(t) == [LAY_CARD[one] for one in cards("c1 c4a c6")]
    assert (t.discard, t.buried) == ([], [])


@pytest.mark.rule("CHA-15.5")
def test_with_a_card_left_the_wolf_does_not_take_the_discard_back():
    t = hunt_at("play_round", hand="c0 c2b", discard="c6 c1")
    assert asked(t) == [LAY_CARD[one] for one in cards("c0 c2b")]
    assert names(t.discard) == "c6 c1"


@pytest.mark.rule("CHA-15.6")
def test_taking_the_discard_back_does_not_end_the_picking():
    t = hunt_at(line="c3a", tokens={"c3a": "WW"}, hidden="c5", hand="", discard="c6 c1", wolf_at=4)
    choose(t, CONTINUE, PlaceTokens(1, 0))
    assert told(t, HandTakenBack) == [HandTakenBack(2)]
    assert names(t.line) == "c3a c5"
    assert len(t.tokens) == 3
    assert t.wolf == 4


def test_amb_13_the_discard_is_taken_back_when_a_card_is_due_and_not_before():
    t = hunt_at("play_round", hand="c0 c5", discard="c1 c2a")
    lay(t, "c5")
    choose(t, STOP, EAT_NOTHING, PlaceTokens(1, 0))
    assert names(t.hand) == ""
    assert t.hidden == card("c0")
    assert names(t.discard) == "c1 c2a c3a"


def test_amb_13_with_no_card_anywhere_nothing_is_hidden_and_continue_is_not_offered():
    t = hunt_at("play_round", line=ALL_ELEVEN, hand="")
    assert who(t) == 1
    assert t.hidden == NO_CARD
    assert asked(t) == [STOP, PLAY_HOOD_CARD]


def test_amb_13_after_such_a_stop_the_wolf_takes_the_discard_and_opens_face_up():
    t = hunt_at("play_round", line=ALL_ELEVEN, hand="")
    choose(t, STOP, EAT_NOTHING)
    assert who(t) == t.wolf_seat
    assert names([option.card for option in asked(t)]) == ALL_ELEVEN
    open_with(t, "c0")
    assert names(t.line) == "c0"
    assert t.discard == []


@pytest.mark.rule("CHA-15.7")
def test_the_wolf_may_keep_his_animals():
    t = hunt_at("choose_animal", hidden="c5", hood=5, animal={"snake": 1, "vixen": 2})
    assert asked(t) == [USE_NO_ANIMAL, animal("snake"), animal("vixen")]
    choose(t, USE_NO_ANIMAL)
    assert t.hood == 5
    assert t.characters[character("snake")] == t.characters[character("vixen")] == WITH_WOLF


@pytest.mark.rule("CHA-15.7")
def test_the_wolf_uses_one_animal_a_round_and_no_more():
    t = hunt_at("choose_animal", hidden="c5", hood=5, animal={"snake": 1, "vixen": 2})
    choose(t, animal("snake"))
    assert who(t) == 1
    assert t.characters[character("vixen")] == WITH_WOLF


@pytest.mark.rule("CHA-15.8")
def test_without_an_animal_before_him_the_wolf_is_not_asked():
    t = hunt_at("play_round", hood=5, human={"woodcutter": 1})
    lay(t, "c5")
    assert who(t) == 1


@pytest.mark.rule("CHA-20.1", "CHA-20.2")
def test_after_the_turn_the_left_neighbour_is_active_and_the_wolf_begins_the_round():
    t = lay(hunt_at("play_round", seats=4, wolf=0, active=1), "c7p")
    choose(t, CONTINUE)
    assert who(t) == 0
    assert asked(t) == [LAY_CARD[one] for one in t.hand]
    lay(t, "c6")
    assert who(t) == 2


@pytest.mark.rule("CHA-20.1")
def test_amb_17_the_wolf_player_is_skipped():
    t = lay(hunt_at("play_round", seats=4, wolf=2, active=1), "c7p")
    lay(choose(t, CONTINUE), "c6")
    assert who(t) == 3


@pytest.mark.rule("CHA-20.1")
def test_amb_17_with_two_players_the_same_player_is_always_active():
    t = lay(hunt_at("play_round", seats=2, wolf=0, active=1), "c7p")
    lay(choose(t, CONTINUE), "c6")
    assert who(t) == 1


@pytest.mark.rule("CHA-20.3")
@pytest.mark.parametrize(
    ("cake", "butter", "level"),
    [(True, True, WON_SUPER), (False, True, WON_LESS_SUPER), (False, False, WON_NOT_SUPER)],
)
def test_little_red_at_the_cottage_wins_for_all_players_but_the_wolf(cake, butter, level):
    treats = {"cake": cake, "butter": butter}
    t = hunt_at(wolf=1, active=2, tokens={"c3a": "WW"}, hidden="c5", hood=BOX.hood_path - 2, cottage=0, **treats)
    choose(t, STOP)
    if cake or butter:
        choose(t, EAT_NOTHING)
    assert t.result.winners == (0, 2)
    assert t.result.ending == level


@pytest.mark.rule("CHA-20.3")
def test_a_treat_eaten_on_the_last_walk_lowers_the_victory():
    t = hunt_at(tokens={"c3a": "W"}, hidden="c5", hood=BOX.hood_path - 2, cottage=0)
    choose(t, STOP, EAT_CAKE)
    assert t.result.ending == WON_LESS_SUPER


@pytest.mark.rule("CHA-20.3")
def test_the_wolf_at_the_cottage_wins_for_the_wolf_player():
    t = hunt_at(wolf=0, line="c3a c4a", hidden="c1", wolf_at=BOX.wolf_track, tiles=[2, 0, 0, 0], cottage=1)
    choose(t, CONTINUE)
    assert t.result.winners == (0,)
    assert t.result.ending == LOST_COTTAGE


@pytest.mark.rule("CHA-20.3")
def test_the_wolf_who_catches_little_red_on_his_track_wins():
    t = hunt_at(wolf=0, line="c3a c4a", hidden="c1", wolf_at=7, hood=8, on_wolf_track=True)
    choose(t, CONTINUE)
    assert t.result.winners == (0,)
    assert t.result.ending == LOST_CAUGHT
