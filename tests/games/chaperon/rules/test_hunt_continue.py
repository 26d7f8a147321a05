"""CONTINUE in mode 2: the Wolf's card is turned up, and the Wolf chooses its tokens."""

from __future__ import annotations

import pytest

from tests.games.chaperon.wood import (
    BOX,
    GAME,
    asked,
    card,
    choose,
    human,
    hunt_at,
    in_basket,
    in_reserve,
    names,
    open_with,
    told,
    who,
)
from veillee.engine.errors import NoSuchOption
from veillee.games.chaperon.events import CardKept, PickingFailed, TokensTurnedUp, WolfTrapped, WolfWalked
from veillee.games.chaperon.options import (
    CONTINUE,
    EAT_NOTHING,
    FLOWER,
    OPEN_WITH,
    PEBBLE,
    PLAY_HOOD_CARD,
    STOP,
    UNKNOWN,
    LayCard,
    PlaceTokens,
)


@pytest.mark.rule("CHA-16.1")
def test_the_active_player_chooses_among_exactly_four_actions():
    t = hunt_at(hidden="c5", human={"hunter": 1})
    assert asked(t) == [CONTINUE, STOP, PLAY_HOOD_CARD, human("hunter")]


@pytest.mark.rule("CHA-16.1")
@pytest.mark.parametrize("action", [CONTINUE, STOP, PLAY_HOOD_CARD, human("hunter")])
def test_one_action_is_the_whole_turn(action):
    t = hunt_at(line="c3a", hidden="c7p", human={"hunter": 1})
    choose(t, action)
    if action is STOP:
        choose(t, EAT_NOTHING)
    assert isinstance(asked(t)[0], LayCard)
    with pytest.raises(NoSuchOption):
        t.choose(t.wolf_seat, CONTINUE)


@pytest.mark.rule("CHA-16.2")
def test_continue_turns_up_the_card_the_wolf_laid():
    t = hunt_at(line="c3a", hidden="c7p")
    choose(t, CONTINUE)
    assert told(t, CardKept) == [CardKept(card("c7p"), 1)]
    seen = GAME.view(t, 1)
    assert not seen.hidden
    assert seen.line[-1].card == card("c7p")


@pytest.mark.rule("CHA-16.3")
@pytest.mark.parametrize("line", ["c3a c4a c5", "c3a c4a c5 c6"])
def test_a_number_above_or_equal_to_the_cards_revealed_joins_the_line(line):
    t = hunt_at(line=line, hidden="c4b")
    choose(t, CONTINUE, PlaceTokens(1, 0))
    assert names(t.line) == line + " c4b"
    assert told(t, PickingFailed) == []


@pytest.mark.rule("CHA-16.4")
def test_a_number_below_the_cards_revealed_fails_the_picking():
    t = hunt_at(line="c3a c4a c5", tokens={"c3a": "WW", "c5": "w"}, hidden="c2b", wolf_at=3, hood=7)
    choose(t, CONTINUE)
    assert told(t, PickingFailed) == [PickingFailed(card("c2b"), 3)]
    assert t.hood == 7
    assert in_basket(t) == "FFP"
    assert t.tokens == []
    assert t.line == []
    assert t.wolf == 4


@pytest.mark.rule("CHA-16.4")
def test_amb_14_after_a_failure_the_wolf_opens_with_a_card_of_his_hand_face_up():
    t = hunt_at(line="c3a c4a", hidden="c1")
    choose(t, CONTINUE)
    assert who(t) == t.wolf_seat
    assert asked(t) == [OPEN_WITH[one] for one in t.hand]
    open_with(t, "c6")
    choose(t, PlaceTokens(0, 1))
    assert names(t.line) == "c6"
    assert len(t.tokens) == 1


@pytest.mark.rule("CHA-16.4")
def test_amb_14_the_new_first_card_is_not_tested():
    t = hunt_at(line="c3a c4a", hidden="c1")
    open_with(choose(t, CONTINUE), "c0")
    assert names(t.line) == "c0"
    assert isinstance(asked(t)[0], LayCard)


@pytest.mark.rule("CHA-16.5")
def test_the_wolf_chooses_the_tokens_of_a_kept_card():
    t = hunt_at(line="c3a", hidden="c4a")
    choose(t, CONTINUE)
    assert who(t) == t.wolf_seat
    assert asked(t) == [PlaceTokens(0, 2), PlaceTokens(1, 1), PlaceTokens(2, 0)]
    choose(t, PlaceTokens(0, 2))
    assert in_reserve(t) == "FFFFFFFFFPP"


@pytest.mark.rule("CHA-16.5")
def test_the_wolf_can_only_choose_what_the_reserve_has():
    t = hunt_at(line="c3a", tokens={"c3a": "ww"}, basket="PFFFF", hidden="c4a")
    choose(t, CONTINUE)
    assert asked(t) == [PlaceTokens(1, 1), PlaceTokens(2, 0)]


@pytest.mark.rule("CHA-14.14", "CHA-16.5")
def test_amb_12_the_wolf_chooses_the_tokens_of_opening_cards_too_from_the_whole_reserve():
    t = hunt_at("choose_first_card", line="")
    open_with(t, "c1")
    assert who(t) == t.wolf_seat
    assert asked(t) == [PlaceTokens(0, 2), PlaceTokens(1, 1), PlaceTokens(2, 0)]


@pytest.mark.rule("CHA-16.5")
def test_amb_12_when_the_reserve_runs_out_he_takes_it_all_and_chooses_the_rest_from_the_new_one():
    t = hunt_at(line="c3a", hidden="c4a", basket="FFFFFFFFFPPP")
    choose(t, CONTINUE)
    assert len(t.tokens) == 1
    assert in_reserve(t) == "FFFFFFFFFPPP"
    assert in_basket(t) == ""
    assert asked(t) == [PlaceTokens(0, 1), PlaceTokens(1, 0)]
    choose(t, PlaceTokens(1, 0))
    assert GAME.view(t, t.wolf_seat).line[-1].faces == (PEBBLE, FLOWER)


@pytest.mark.rule("CHA-6.5", "CHA-16.5")
def test_the_basket_stays_where_it_is_while_the_reserve_has_as_many_of_each():
    t = hunt_at(line="c3a", hidden="c4a", basket="FFFFFFFPP")
    assert in_reserve(t) == "FFPP"
    choose(t, CONTINUE, PlaceTokens(1, 1))
    assert (in_reserve(t), in_basket(t)) == ("FP", "FFFFFFFPP")


@pytest.mark.rule("CHA-16.6")
def test_the_tokens_chosen_lie_face_down_on_the_card_just_revealed():
    t = hunt_at(line="c3a", tokens={"c3a": "W"}, hidden="c4a")
    choose(t, CONTINUE, PlaceTokens(1, 1))
    first, second = GAME.view(t, 1).line
    assert len(first.faces) == 1
    assert second.faces == (UNKNOWN, UNKNOWN)
    assert second.turned_up == (False, False)
    assert told(t, TokensTurnedUp) == []


@pytest.mark.rule("CHA-16.7")
def test_the_failing_card_is_discarded_with_the_line():
    t = hunt_at(line="c3a c4a", hidden="c1", discard="c6")
    choose(t, CONTINUE)
    assert sorted(t.discard) == sorted([card("c6"), card("c3a"), card("c4a"), card("c1")])
    assert card("c1") not in t.hand


@pytest.mark.rule("CHA-16.8")
def test_the_trap_turned_up_sends_the_wolf_one_space_back():
    t = hunt_at(line="c3a c4a", hidden="c7p", wolf_at=5)
    choose(t, CONTINUE)
    assert names(t.line) == "c3a c4a c7p"
    assert t.wolf == 4


@pytest.mark.rule("CHA-16.8")
def test_amb_15_a_trap_that_fails_the_picking_sends_the_wolf_back_before_he_advances():
    t = hunt_at(line="c1 c2a c2b c3a c3b c4a c4b c5", hidden="c7p", wolf_at=5)
    choose(t, CONTINUE)
    assert told(t, PickingFailed) == [PickingFailed(card("c7p"), 8)]
    assert told(t, WolfTrapped) == [WolfTrapped(4)]
    assert told(t, WolfWalked) == [WolfWalked(5)]


@pytest.mark.rule("CHA-16.8")
def test_amb_15_the_wolf_never_steps_behind_his_start():
    t = hunt_at(line="c3a", hidden="c7p", wolf_at=BOX.wolf_start)
    choose(t, CONTINUE)
    assert t.wolf == BOX.wolf_start


@pytest.mark.rule("CHA-16.8", "CHA-18.8")
def test_amb_15_a_trap_discarded_unseen_does_nothing():
    t = hunt_at(line="c3a", hidden="c7p", wolf_at=5)
    choose(t, PLAY_HOOD_CARD)
    assert t.wolf == 5
    assert told(t, WolfTrapped) == []
