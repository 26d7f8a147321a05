"""STOP in mode 2: as in mode 1, but the Wolf's face-down card opens the new picking."""

from __future__ import annotations

import pytest

from tests.games.chaperon.wood import BOX, asked, card, choose, hunt_at, in_basket, names, told, who
from veillee.games.chaperon.events import PickingOpened, TokensTurnedUp
from veillee.games.chaperon.options import EAT_NOTHING, STOP, LayCard, PlaceTokens
from veillee.games.chaperon.pieces import BY_HOOD, BY_WOLF, FACE_DOWN, NO_CARD


@pytest.mark.rule("CHA-17.1")
def test_stop_turns_the_tokens_up_and_little_red_walks_one_space_a_flower():
    t = hunt_at(line="c3a c4a", tokens={"c3a": "WW", "c4a": "Ww"}, hidden="c0", hood=4)
    choose(t, STOP)
    assert told(t, TokensTurnedUp) == [TokensTurnedUp(3, 1)]
    choose(t, EAT_NOTHING)
    assert t.hood == 7


@pytest.mark.rule("CHA-17.1")
def test_stop_sends_tokens_to_the_basket_cards_to_the_discard_and_the_wolf_forward():
    t = hunt_at(line="c3a c4a", tokens={"c3a": "WW", "c4a": "Ww"}, hidden="c0", wolf_at=2)
    choose(t, STOP, EAT_NOTHING)
    assert in_basket(t) == "FFFP"
    assert t.tokens == []
    assert names(t.discard) == "c3a c4a"
    assert t.wolf == 3


@pytest.mark.rule("CHA-17.2")
def test_the_face_down_card_opens_the_new_picking_whatever_its_number():
    t = hunt_at(line="c3a c4a", hidden="c0")
    choose(t, STOP, EAT_NOTHING)
    assert told(t, PickingOpened) == [PickingOpened(card("c0"))]
    assert names(t.line) == "c0"
    assert t.hidden == NO_CARD
    assert card("c0") not in t.hand
    assert isinstance(asked(t)[0], LayCard)


@pytest.mark.rule("CHA-17.3")
def test_the_wolf_puts_tokens_on_the_new_first_card():
    t = hunt_at(line="c3a", tokens={"c3a": "W"}, hidden="c1")
    choose(t, STOP, EAT_NOTHING)
    assert who(t) == t.wolf_seat
    choose(t, PlaceTokens(1, 1))
    assert names(t.line) == "c1"
    assert len(t.tokens) == 2


@pytest.mark.rule("CHA-17.4")
def test_a_trap_as_new_first_card_sends_the_wolf_back():
    t = hunt_at(line="c3a", hidden="c7p", wolf_at=6)
    choose(t, STOP, EAT_NOTHING)
    assert names(t.line) == "c7p"
    assert t.wolf == 6


@pytest.mark.rule("CHA-17.1")
def test_the_treat_is_offered_to_the_active_player_before_the_walk():
    t = hunt_at(active=2, line="c3a", tokens={"c3a": "W"}, hidden="c0", hood=4)
    choose(t, STOP)
    assert who(t) == 2
    assert t.hood == 4


@pytest.mark.parametrize(("halts", "tile"), [(True, 1), (False, 2)])
def test_amb_22_with_the_halting_switch_only_a_tile_being_turned_up_stops_little_red(halts, tile):
    t = hunt_at(
        settings={"arrival_tile_halts_move": halts},
        line="c3a c4a",
        tokens={"c3a": "WW", "c4a": "W"},
        hidden="c0",
        hood=BOX.hood_path - 1,
        tiles=[BY_WOLF, FACE_DOWN, FACE_DOWN, FACE_DOWN],
        cottage=3,
    )
    choose(t, STOP, EAT_NOTHING)
    assert t.hood == BOX.hood_path + tile
    assert t.tiles[: tile + 1] == [BY_WOLF] + [BY_HOOD] * tile
