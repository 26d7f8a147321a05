"""Stopping: chapter 8."""

import pytest

from tests.games.chaperon.wood import (
    A_FLOWER,
    BOX,
    GAME,
    asked,
    card,
    cards,
    choose,
    everyone,
    in_basket,
    names,
    tokens_on,
    told,
    walk,
    who,
)
from veillee.games.chaperon.events import CardKept, DeckRefilled, OwlLooked, PickingFailed, TokensTurnedUp, WolfWalked
from veillee.games.chaperon.options import CONTINUE, EAT_NOTHING, FLOWER, PEBBLE, STAY_ON_PATH, STOP, UNKNOWN
from veillee.games.chaperon.pieces import BY_HOOD, BY_WOLF, FACE_DOWN
from veillee.games.chaperon.rules.ending import WON_SUPER


def stopped(**position):
    t = walk(**{"line": "c3a c4b", "tokens": {"c3a": "FP", "c4b": "F"}, "deck": "c0 c8", **position})
    return choose(t, STOP, EAT_NOTHING)


@pytest.mark.rule("CHA-8.1")
def test_stopping_reveals_no_card_for_a_test():
    t = stopped(line="c3a c4b c5", deck="c1 c6", chance=[A_FLOWER] * 2)
    assert told(t, PickingFailed) == told(t, CardKept) == []
    assert names(t.line) == "c1"
    assert names(t.deck[-1:]) == "c6"
    assert t.hood == BOX.easy_start + 2


@pytest.mark.rule("CHA-8.2")
def test_stopping_turns_up_all_tokens_of_the_line_for_all_to_see():
    t = walk(line="c3a c4b", tokens={"c3a": "FP", "c4b": "P"})
    choose(t, STOP)
    assert told(t, TokensTurnedUp) == [TokensTurnedUp(1, 2)]
    for seat in everyone(t):
        assert [one.faces for one in GAME.view(t, seat).line] == [(FLOWER, PEBBLE), (PEBBLE,)]


@pytest.mark.rule("CHA-8.3", "CHA-8.4")
@pytest.mark.parametrize(("faces", "spaces"), [("FFFF", 4), ("FPF", 2), ("PP", 0), ("", 0)])
def test_little_red_advances_one_space_for_each_flower_and_none_for_pebbles(faces, spaces):
    assert stopped(tokens={"c3a": faces}).hood == BOX.easy_start + spaces


@pytest.mark.rule("CHA-8.5")
def test_after_the_walk_the_tokens_go_to_the_basket():
    t = walk(line="c3a c4b", tokens={"c3a": "FP", "c4b": "F"}, hood=BOX.fork)
    choose(t, STOP, EAT_NOTHING)
    assert (tokens_on(t, "c3a"), tokens_on(t, "c4b"), in_basket(t)) == ("fp", "f", "")
    choose(t, STAY_ON_PATH)
    assert (t.tokens, in_basket(t)) == ([], "FFP")


@pytest.mark.rule("CHA-8.5")
def test_tokens_in_the_basket_are_face_down_again_when_they_come_back():
    t = stopped(line="c3a", tokens={"c3a": "FFFFFFPP"}, basket="FFFPP", deck="c6", chance=[A_FLOWER])
    assert in_basket(t) == ""
    assert GAME.view(t, 0).line[0].faces == (UNKNOWN,)


@pytest.mark.rule("CHA-8.6")
def test_the_line_goes_to_the_discard():
    t = stopped(discard="c1")
    assert sorted(t.discard) == sorted(cards("c1 c3a c4b"))
    seen = GAME.view(t, 0)
    t.discard.reverse()
    assert GAME.view(t, 0) == seen


@pytest.mark.rule("CHA-8.7")
@pytest.mark.parametrize("tokens", [{}, {"c3a": "FF"}, {"c3a": "PP"}])
def test_then_the_wolf_advances_exactly_one_space(tokens):
    assert stopped(tokens=tokens, wolf=3).wolf == 4


@pytest.mark.rule("CHA-8.7")
def test_the_wolf_waits_until_little_red_has_walked():
    t = stopped(hood=BOX.fork, wolf=3)
    assert asked(t)[0] == STAY_ON_PATH
    assert t.wolf == 3
    assert told(choose(t, STAY_ON_PATH), WolfWalked) == [WolfWalked(4)]


@pytest.mark.rule("CHA-8.8")
def test_then_the_top_card_opens_a_new_picking():
    t = stopped(deck="c7h c6 c1")
    assert names(t.line) == "c7h"
    assert names(t.deck[::-1][:2]) == "c6 c1"


@pytest.mark.rule("CHA-8.8")
def test_the_deck_is_refilled_with_the_stopped_picking_if_it_must_be():
    order = cards("c1 c2a c2b c3a c3b c4a c4b c5 c6 c7h c8 c0")
    t = stopped(deck="", discard="c0 c1 c2a c2b c3b c4a c5 c6 c7h c8", chance=[order])
    assert told(t, DeckRefilled) == [DeckRefilled(12)]
    assert names(t.line) == "c0"
    assert len(t.deck) == 11


@pytest.mark.rule("CHA-8.9")
@pytest.mark.parametrize(("opening", "faces"), [("c2a", "FF"), ("c5", "F"), ("c0", "")])
def test_the_opening_card_gets_tokens_if_it_shows_flowers(opening, faces):
    t = stopped(deck=opening, chance=[A_FLOWER] * len(faces))
    assert tokens_on(t, opening) == faces


@pytest.mark.rule("CHA-8.9")
def test_an_owl_that_opens_a_picking_looks_too():
    t = stopped(deck="c7h c0 c1 c2a c2b c3b c4a c5 c6 c8")
    assert told(t, OwlLooked) == [OwlLooked(card("c8"))]


@pytest.mark.rule("CHA-8.10")
def test_then_the_next_player_clockwise_takes_a_turn():
    t = stopped(active=1)
    assert who(t) == 2
    assert asked(t) == [CONTINUE, STOP]


@pytest.mark.rule("CHA-8.11")
def test_little_red_walks_first_and_wins_if_both_would_reach_the_cottage():
    at_tiles = {"hood": BOX.hood_path, "wolf": BOX.wolf_track + 1, "tiles": [BY_HOOD, BY_WOLF, FACE_DOWN, FACE_DOWN]}
    t = walk(tokens={"c3a": "FF"}, cottage=2, **at_tiles)
    choose(t, STOP, EAT_NOTHING)
    assert t.result.ending == WON_SUPER
    assert t.wolf == BOX.wolf_track + 1
