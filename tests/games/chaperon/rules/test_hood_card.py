"""Little Red's own card (8) in mode 2."""

from __future__ import annotations

import pytest

from tests.games.chaperon.wood import BOX, GAME, asked, card, choose, hunt_at, lay, names, told, who
from veillee.games.chaperon.events import PickingFailed, TokensTurnedUp
from veillee.games.chaperon.options import (
    CONTINUE,
    EAT_NOTHING,
    PLAY_HOOD_CARD,
    STAY_ON_PATH,
    STOP,
    TAKE_SHORTCUT,
    LayCard,
    PlaceTokens,
)
from veillee.games.chaperon.pieces import NO_CARD


@pytest.mark.rule("CHA-18.1")
def test_the_hood_card_can_be_played_while_it_lies_beside_the_board():
    assert PLAY_HOOD_CARD in asked(hunt_at(hidden="c5", hood_card_beside=True))
    assert PLAY_HOOD_CARD not in asked(hunt_at(hidden="c5", hood_card_beside=False))


@pytest.mark.rule("CHA-18.2")
def test_the_hood_card_lies_after_the_cards_already_revealed():
    t = hunt_at(line="c3a c4a", hidden="c5")
    choose(t, PLAY_HOOD_CARD)
    assert names(t.line) == "c3a c4a c8"
    assert not t.hood_card_beside


@pytest.mark.rule("CHA-18.2")
def test_amb_16_the_hood_card_is_not_tested_against_the_line():
    line = "c0 c1 c2a c2b c3a c3b c4a c4b c5 c6"
    t = hunt_at(line=line, hidden="c7p", hand="")
    choose(t, PLAY_HOOD_CARD)
    assert names(t.line) == line + " c8"
    assert told(t, PickingFailed) == []


@pytest.mark.rule("CHA-18.3")
def test_the_hood_card_turns_up_the_tokens_of_all_cards_and_they_stay_face_up():
    t = hunt_at(line="c3a c4a", tokens={"c3a": "WW", "c4a": "w"}, hidden="c5")
    choose(t, PLAY_HOOD_CARD)
    assert told(t, TokensTurnedUp) == [TokensTurnedUp(2, 1)]
    assert [shown.turned_up for shown in GAME.view(t, 1).line] == [(True, True), (True,), ()]
    assert [shown.faces for shown in GAME.view(t, 1).line] == [(1, 1), (0,), ()]


@pytest.mark.rule("CHA-18.4")
def test_the_hood_card_moves_little_red_one_space_a_flower_and_not_the_wolf():
    t = hunt_at(line="c3a c4a", tokens={"c3a": "WW", "c4a": "w"}, hidden="c5", hood=4, wolf_at=3)
    choose(t, PLAY_HOOD_CARD)
    assert t.hood == 6
    assert t.wolf == 3
    assert isinstance(asked(t)[0], LayCard)


@pytest.mark.rule("CHA-18.4")
def test_tokens_turned_up_by_the_hood_card_do_not_move_her_again_on_a_stop():
    t = hunt_at(line="c3a c4a", tokens={"c3a": "WW", "c4a": "w"}, hidden="c5", hood=4)
    lay(choose(t, PLAY_HOOD_CARD), "c0")
    choose(t, STOP, EAT_NOTHING)
    assert t.hood == 6


@pytest.mark.rule("CHA-18.4")
def test_the_active_player_chooses_the_way_at_the_fork():
    t = hunt_at(active=2, line="c3a", tokens={"c3a": "WW"}, hidden="c5", hood=BOX.fork - 1)
    choose(t, PLAY_HOOD_CARD)
    assert who(t) == 2
    assert asked(t) == [STAY_ON_PATH, TAKE_SHORTCUT]


@pytest.mark.rule("CHA-18.5")
@pytest.mark.parametrize(("laid", "kept"), [("c4b", True), ("c3b", False)])
def test_the_hood_card_counts_in_later_value_tests(laid, kept):
    t = hunt_at(line="c2a c3a c4a", hidden="c5")
    lay(choose(t, PLAY_HOOD_CARD), laid)
    choose(t, CONTINUE)
    assert (told(t, PickingFailed) == []) == kept


@pytest.mark.rule("CHA-18.6")
def test_the_hood_card_is_used_once_by_the_whole_side():
    t = hunt_at(line="c3a", hidden="c5")
    lay(choose(t, PLAY_HOOD_CARD), "c0")
    assert who(t) == 2
    assert PLAY_HOOD_CARD not in asked(t)
    lay(choose(t, STOP, EAT_NOTHING), "c6")
    assert who(t) == 1
    assert PLAY_HOOD_CARD not in asked(t)


@pytest.mark.rule("CHA-18.7")
@pytest.mark.parametrize("ending", [STOP, CONTINUE])
def test_the_hood_card_goes_to_the_box_when_the_picking_ends(ending):
    t = hunt_at(line="c3a c8", hidden="c1", hand="c0 c6")
    assert card("c8") in t.line
    choose(t, ending)
    if ending is STOP:
        choose(t, EAT_NOTHING, PlaceTokens(1, 1))
    assert card("c8") not in t.line + t.discard + t.buried + t.hand
    assert not t.hood_card_beside


@pytest.mark.rule("CHA-18.7")
def test_the_hood_card_does_not_come_to_the_wolf_with_the_discard():
    t = hunt_at(line="c3a c8", hidden="c0", hand="")
    choose(t, STOP, EAT_NOTHING)
    assert t.hidden == card("c3a")
    assert t.hand == []


@pytest.mark.rule("CHA-18.8")
def test_the_face_down_card_is_discarded_unseen():
    t = hunt_at(line="c3a", hidden="c5", discard="c6")
    choose(t, PLAY_HOOD_CARD)
    assert t.hidden == NO_CARD
    assert names(t.buried) == "c5"
    assert card("c5") not in t.line + t.hand
    seen = GAME.view(t, 1)
    assert seen.discard == (card("c6"),)
    assert seen.buried == 1
    assert seen.buried_cards == ()
