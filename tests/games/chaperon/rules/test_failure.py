"""When a picking fails: chapter 7."""

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
    heard_by,
    in_basket,
    in_reserve,
    names,
    tokens_on,
    told,
    walk,
    who,
)
from veillee.games.chaperon.events import DeckRefilled, OwlLooked, PickingFailed, TokensTurnedUp
from veillee.games.chaperon.options import CONTINUE, STOP, UNKNOWN


def failed(**position):
    t = walk(**{"line": "c3a c4b", "tokens": {"c3a": "FP", "c4b": "F"}, "deck": "c1 c0 c8", **position})
    choose(t, CONTINUE)
    assert told(t, PickingFailed)
    return t


@pytest.mark.rule("CHA-7.1")
def test_on_failure_little_red_does_not_move():
    assert failed(hood=7).hood == 7


@pytest.mark.rule("CHA-7.2")
def test_on_failure_every_token_goes_to_the_basket():
    t = failed()
    assert in_basket(t) == "FFP"
    assert t.tokens == []
    assert len(in_reserve(t)) == 10


@pytest.mark.rule("CHA-7.3")
def test_on_failure_nobody_looks_at_the_tokens():
    flowers, pebbles = failed(tokens={"c3a": "FF"}), failed(tokens={"c3a": "PP"})
    assert told(flowers, TokensTurnedUp) == []
    for seat in everyone(flowers):
        assert GAME.view(flowers, seat) == GAME.view(pebbles, seat)
        assert heard_by(flowers, seat) == heard_by(pebbles, seat)


@pytest.mark.rule("CHA-7.4", "CHA-7.5")
def test_on_failure_the_line_and_the_card_that_caused_it_are_discarded():
    t = failed(discard="c5")
    assert sorted(t.discard) == sorted(cards("c5 c3a c4b c1"))
    assert names(t.line) == "c0"


@pytest.mark.rule("CHA-7.6")
def test_discarded_cards_lie_face_down_apart_from_the_deck():
    t = failed(deck="c1 c0")
    assert not set(t.discard) & set(t.deck)
    seen = GAME.view(t, 0)
    t.discard.reverse()
    assert GAME.view(t, 0) == seen


@pytest.mark.rule("CHA-7.7")
@pytest.mark.parametrize("space", [0, 4])
def test_on_failure_the_wolf_advances_exactly_one_space(space):
    assert failed(wolf=space).wolf == space + 1


@pytest.mark.rule("CHA-7.8")
def test_then_the_top_card_opens_a_new_picking_untested():
    t = failed(deck="c1 c0 c6")
    assert names(t.line) == "c0"
    assert names(t.deck[-1:]) == "c6"


@pytest.mark.rule("CHA-7.8")
def test_the_deck_is_refilled_with_the_lost_picking_if_it_must_be():
    others = "c0 c2a c2b c3b c4a c5 c6 c7h c8"
    order = cards("c0 c1 c2a c2b c3a c3b c4a c4b c5 c6 c7h c8")
    t = failed(deck="c1", discard=others, chance=[order])
    assert told(t, DeckRefilled) == [DeckRefilled(12)]
    assert names(t.line) == "c8"


@pytest.mark.rule("CHA-7.9")
@pytest.mark.parametrize(("opening", "faces"), [("c2a", "FF"), ("c5", "F"), ("c0", "")])
def test_the_opening_card_gets_tokens_if_it_shows_flowers(opening, faces):
    t = failed(deck=f"c1 {opening}", chance=[A_FLOWER] * len(faces))
    assert tokens_on(t, opening) == faces
    assert GAME.view(t, 0).line[0].faces == (UNKNOWN,) * len(faces)


@pytest.mark.rule("CHA-7.9")
def test_an_owl_that_opens_a_picking_looks_too():
    t = failed(deck="c1 c7h c0 c2a c2b c3b c4a c5 c6 c8")
    assert told(t, OwlLooked) == [OwlLooked(card("c8"))]


@pytest.mark.rule("CHA-7.9")
def test_little_reds_card_that_opens_a_picking_finds_no_token():
    t = failed(deck="c1 c8", hood=7)
    assert told(t, TokensTurnedUp) == [TokensTurnedUp(0, 0)]
    assert t.hood == 7


@pytest.mark.rule("CHA-7.10")
def test_then_the_next_player_clockwise_takes_a_turn():
    t = failed(active=2)
    assert who(t) == 0
    assert asked(t) == [CONTINUE, STOP]


@pytest.mark.rule("CHA-7.11")
def test_a_failing_card_with_flowers_brings_no_token():
    t = failed(tokens={}, deck="c1 c0")
    assert len(in_reserve(t)) == 13
    assert in_basket(t) == ""


@pytest.mark.rule("CHA-7.11")
def test_a_failing_owl_shows_nothing():
    t = walk(line="c1 c2a c2b c3a c3b c4a c4b c5", deck="c7h c0")
    choose(t, CONTINUE)
    assert told(t, PickingFailed) == [PickingFailed(card("c7h"), 8)]
    assert told(t, OwlLooked) == []
    assert GAME.view(t, 0).deck_bottom == -1


@pytest.mark.rule("CHA-7.11")
def test_a_failing_hood_card_moves_nobody_but_the_wolf():
    t = walk(line="c1 c2a c2b c3a c3b c4a c4b c5 c6", tokens={"c6": "F"}, deck="c8 c0")
    choose(t, CONTINUE)
    assert told(t, PickingFailed) == [PickingFailed(card("c8"), 9)]
    assert (t.hood, t.wolf) == (BOX.easy_start, BOX.wolf_start + 1)
