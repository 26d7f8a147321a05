"""Picking on, and what the cards do: chapters 5 and 6."""

import pytest

from tests.games.chaperon.wood import (
    A_FLOWER,
    BOX,
    GAME,
    any_chance,
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
from veillee.games.chaperon.events import (
    CardKept,
    DeckRefilled,
    HoodStayedPut,
    OwlLooked,
    PickingFailed,
    PickingOpened,
    ReserveRefilled,
    TokensPlaced,
    TokensTurnedUp,
)
from veillee.games.chaperon.options import CONTINUE, EAT_NOTHING, FLOWER, PEBBLE, STOP, UNKNOWN
from veillee.games.chaperon.pieces import NO_CARD

LOW_TO_HIGH = ["c0", "c1", "c2a", "c2b", "c3a", "c3b", "c4a", "c4b", "c5", "c6", "c7h", "c8"]


@pytest.mark.rule("CHA-5.1")
def test_continuing_reveals_the_top_card_of_the_deck():
    t = walk(line="c3a", deck="c7h c8 c0")
    choose(t, CONTINUE)
    assert names(t.line) == "c3a c7h"
    assert names(t.deck[::-1][:2]) == "c8 c0"


@pytest.mark.rule("CHA-5.2")
def test_an_empty_deck_is_made_anew_from_the_shuffled_discard():
    rest = "c0 c1 c2a c2b c3b c4a c4b c5 c6 c7h"
    order = cards("c0 c1 c2a c2b c3b c4a c4b c5 c7h c6")
    t = walk(line="c3a c8", discard=rest, chance=[order, A_FLOWER])
    assert t.deck == []
    choose(t, CONTINUE)
    assert told(t, DeckRefilled) == [DeckRefilled(10)]
    assert names(t.line) == "c3a c8 c6"
    assert t.deck == order[:-1]
    assert t.discard == []


@pytest.mark.rule("CHA-5.2")
def test_a_deck_with_cards_left_is_not_refilled():
    t = walk(line="c3a", deck="c8", discard="c0 c1 c2a c2b c3b c4a c4b c5 c6 c7h")
    choose(t, CONTINUE)
    assert names(t.line) == "c3a c8"
    assert t.deck == []
    assert len(t.discard) == 10


@pytest.mark.rule("CHA-5.3")
def test_the_new_card_itself_is_not_counted():
    t = walk(line="c4a c5 c6", deck="c3a", chance=[A_FLOWER] * 2)
    choose(t, CONTINUE)
    assert told(t, CardKept) == [CardKept(card("c3a"), 3)]


@pytest.mark.rule("CHA-5.3")
def test_cards_of_earlier_pickings_are_not_counted():
    t = walk(line="c0", discard="c3a c3b c4a c4b c5", deck="c1", chance=[A_FLOWER] * 2)
    choose(t, CONTINUE)
    assert names(t.line) == "c0 c1"


@pytest.mark.rule("CHA-5.4")
def test_a_greater_number_goes_to_the_far_right_of_the_line():
    t = walk(line="c2a c1", deck="c6", chance=[A_FLOWER])
    choose(t, CONTINUE)
    assert names(t.line) == "c2a c1 c6"


@pytest.mark.rule("CHA-5.5")
def test_an_equal_number_goes_to_the_far_right_of_the_line_too():
    t = walk(line="c6 c1", deck="c2a", chance=[A_FLOWER] * 2)
    choose(t, CONTINUE)
    assert names(t.line) == "c6 c1 c2a"


@pytest.mark.rule("CHA-5.6")
def test_a_card_placed_in_the_line_has_its_effect():
    t = walk(line="c0", deck="c2a", chance=[A_FLOWER] * 2)
    choose(t, CONTINUE)
    assert tokens_on(t, "c2a") == "FF"


@pytest.mark.rule("CHA-5.7")
def test_after_a_card_is_kept_the_next_player_goes_on_with_the_same_picking():
    t = walk(active=1, line="c3a", tokens={"c3a": "FP"}, deck="c5", chance=[A_FLOWER])
    choose(t, CONTINUE)
    assert who(t) == 2
    assert asked(t) == [CONTINUE, STOP]
    assert names(t.line) == "c3a c5"
    assert tokens_on(t, "c3a") == "FP"
    assert (t.discard, t.wolf, in_basket(t)) == ([], BOX.wolf_start, "")


@pytest.mark.rule("CHA-5.8")
def test_a_smaller_number_makes_the_picking_fail():
    t = walk(line="c5 c6 c4a", deck="c2a c0")
    choose(t, CONTINUE)
    assert told(t, PickingFailed) == [PickingFailed(card("c2a"), 3)]
    assert names(t.line) == "c0"


@pytest.mark.rule("CHA-5.9")
@pytest.mark.parametrize("drawn", LOW_TO_HIGH)
def test_a_card_is_kept_if_and_only_if_its_number_is_at_least_the_cards_in_the_line(drawn):
    others = [name for name in LOW_TO_HIGH if name != drawn]
    for count in range(1, 10):
        t = walk(line=" ".join(others[:count]), deck=drawn, discard=" ".join(others[count:-1]))
        t.chance = any_chance()
        choose(t, CONTINUE)
        assert bool(told(t, CardKept)) == (BOX.number[card(drawn)] >= count)


@pytest.mark.rule("CHA-5.9")
def test_a_line_of_nine_always_fails_because_no_number_is_above_eight():
    assert max(BOX.number) == 8
    t = walk(line="c0 c1 c2a c3a c4a c5 c6 c7h c8", deck="c4b c2b")
    t.chance = any_chance()
    choose(t, CONTINUE)
    assert told(t, PickingFailed) == [PickingFailed(card("c4b"), 9)]


def effects_of(opening):
    t = walk(line="c3b" if opening == "c3a" else "c3a", deck=opening)
    t.chance = any_chance()
    choose(t, STOP, EAT_NOTHING)
    events = [type(one.event) for one in t.heard]
    return set(events[events.index(PickingOpened) + 1 :])


@pytest.mark.rule("CHA-6.1")
def test_a_card_has_one_of_three_effects_and_the_wolf_none():
    flowers = [name for name in LOW_TO_HIGH if effects_of(name) == {TokensPlaced}]
    assert " ".join(flowers) == "c1 c2a c2b c3a c3b c4a c4b c5 c6"
    assert effects_of("c8") == {TokensTurnedUp, HoodStayedPut}
    assert effects_of("c7h") == {OwlLooked}
    assert effects_of("c0") == set()


@pytest.mark.rule("CHA-6.2", "CHA-6.3")
@pytest.mark.parametrize(("drawn", "draws", "faces"), [("c4a", [0, 0], "FF"), ("c4b", [8], "P")])
def test_as_many_tokens_as_the_card_shows_flowers_go_from_the_reserve_onto_it(drawn, draws, faces):
    t = walk(line="c2a", tokens={"c2a": "F"}, deck=drawn, chance=draws)
    choose(t, CONTINUE)
    assert tokens_on(t, drawn) == faces
    assert tokens_on(t, "c2a") == "F"
    assert len(in_reserve(t)) == 12 - len(faces)


@pytest.mark.rule("CHA-6.4")
def test_tokens_are_placed_face_down_and_nobody_looks_at_them():
    flower, pebble = [walk(line="c2a", deck="c4b", chance=[draw]) for draw in (0, 12)]
    for t in (flower, pebble):
        choose(t, CONTINUE)
    for seat in everyone(flower):
        assert GAME.view(flower, seat).line[1].faces == (UNKNOWN,)
        assert GAME.view(flower, seat).line[1].turned_up == (False,)
        assert GAME.view(flower, seat) == GAME.view(pebble, seat)
        assert heard_by(flower, seat) == heard_by(pebble, seat)
    assert told(flower, TokensPlaced) == [TokensPlaced(card("c4b"), 1)]


@pytest.mark.rule("CHA-6.5")
def test_an_empty_reserve_is_refilled_from_the_shuffled_basket():
    t = walk(line="c3a", tokens={"c3a": "FFFFFFPP"}, basket="FFFPP", deck="c5 c6", chance=[3])
    assert in_reserve(t) == ""
    choose(t, CONTINUE)
    assert tokens_on(t, "c5") == "P"
    assert in_reserve(t) == "FFFP"
    assert in_basket(t) == ""


@pytest.mark.rule("CHA-8.5")
def test_what_all_saw_of_the_tokens_is_remembered_in_the_basket():
    t = walk(line="c2a c3b", tokens={"c2a": "FFP", "c3b": "P"}, chance=[A_FLOWER] * 2)
    choose(t, STOP, EAT_NOTHING)
    assert in_basket(t) == "FFPP"
    for seat in everyone(t):
        assert (GAME.view(t, seat).seen_flowers, GAME.view(t, seat).seen_pebbles) == (2, 2)


@pytest.mark.rule("CHA-6.5")
def test_what_was_seen_in_the_basket_is_forgotten_when_it_becomes_the_reserve():
    t = walk(line="c3a", tokens={"c3a": "FFFFFFPP"}, basket="FFFPP", deck="c5 c6", chance=[3])
    t.seen_flowers, t.seen_pebbles = 3, 1
    choose(t, CONTINUE)
    assert told(t, ReserveRefilled) == [ReserveRefilled(5)]
    for seat in everyone(t):
        assert (GAME.view(t, seat).seen_flowers, GAME.view(t, seat).seen_pebbles) == (0, 0)


@pytest.mark.rule("CHA-6.5")
def test_the_basket_waits_until_a_token_is_needed():
    t = walk(line="c3a", tokens={"c3a": "FFFFFP"}, basket="FFFPP", deck="c4a", chance=[1, 0])
    assert in_reserve(t) == "FP"
    choose(t, CONTINUE)
    assert tokens_on(t, "c4a") == "PF"
    assert in_reserve(t) == ""
    assert in_basket(t) == "FFFPP"


@pytest.mark.rule("CHA-6.5")
def test_with_nothing_left_anywhere_as_many_tokens_as_possible_are_placed():
    t = walk(line="c3a", tokens={"c3a": "FFFFFFFFPPPP"}, deck="c4a", chance=[0])
    choose(t, CONTINUE)
    assert tokens_on(t, "c4a") == "F"
    assert tokens_on(t, "c3a") == "FFFFFFFFPPPP"


def after_the_hood_card():
    t = walk(line="c2a c3b", tokens={"c2a": "FP", "c3b": "FP"}, deck="c8")
    return choose(t, CONTINUE)


@pytest.mark.rule("CHA-6.6", "CHA-6.9")
def test_little_reds_card_turns_up_the_tokens_which_stay_on_their_cards_face_up():
    t = after_the_hood_card()
    assert told(t, TokensTurnedUp) == [TokensTurnedUp(2, 2)]
    assert (tokens_on(t, "c2a"), tokens_on(t, "c3b")) == ("fp", "fp")
    for seat in everyone(t):
        assert [one.faces for one in GAME.view(t, seat).line] == [(FLOWER, PEBBLE), (FLOWER, PEBBLE), ()]


@pytest.mark.rule("CHA-6.7", "CHA-6.8")
@pytest.mark.parametrize(("faces", "spaces"), [("FFF", 3), ("FFP", 2), ("PPP", 0), ("", 0)])
def test_little_reds_card_moves_her_one_space_for_each_flower_and_none_for_pebbles(faces, spaces):
    t = walk(line="c3a", tokens={"c3a": faces}, deck="c8")
    choose(t, CONTINUE)
    assert t.hood == BOX.easy_start + spaces


@pytest.mark.rule("CHA-6.10", "CHA-6.11")
def test_little_reds_card_neither_ends_the_picking_nor_moves_the_wolf():
    t = after_the_hood_card()
    assert names(t.line) == "c2a c3b c8"
    assert asked(t) == [CONTINUE, STOP]
    assert who(t) == 1
    assert (t.wolf, t.discard, in_basket(t)) == (BOX.wolf_start, [], "")


@pytest.mark.rule("CHA-6.7", "CHA-8.3")
@pytest.mark.parametrize(("recount", "spaces"), [(False, 1), (True, 3)])
def test_a_flower_turned_up_before_moves_her_again_at_the_stop_only_with_the_recount_switch(recount, spaces):
    t = walk(
        line="c2a c8",
        tokens={"c2a": "ffp", "c8": "F"},
        hood=5,
        settings={"recount_face_up_tokens": recount},
    )
    choose(t, STOP, EAT_NOTHING)
    assert t.hood == 5 + spaces


@pytest.mark.rule("CHA-6.12", "CHA-6.13")
def test_the_owl_shows_the_last_card_of_the_deck_to_everybody():
    t = walk(line="c3a", deck="c7h c0 c1 c2a c2b c3b c4a c4b c5 c8 c6")
    choose(t, CONTINUE)
    for seat in everyone(t):
        assert [event for event in heard_by(t, seat) if isinstance(event, OwlLooked)] == [OwlLooked(card("c6"))]
        assert GAME.view(t, seat).deck_bottom == card("c6")


@pytest.mark.rule("CHA-6.14")
def test_the_owl_leaves_the_deck_in_order():
    t = walk(line="c3a", deck="c7h c4a c0 c8 c6")
    before = t.deck[:]
    choose(t, CONTINUE)
    assert t.deck == before[:-1]


@pytest.mark.rule("CHA-5.2", "CHA-6.13", "CHA-6.14")
def test_the_last_card_stays_known_until_it_is_drawn():
    t = walk(line="c3a", deck="c7h c8 c6", discard="c0 c1 c2a c2b c3b c4a c4b c5", chance=[A_FLOWER])
    choose(t, CONTINUE)
    assert GAME.view(t, 0).deck_bottom == card("c6")
    choose(t, CONTINUE)
    assert (len(t.deck), GAME.view(t, 0).deck_bottom) == (1, card("c6"))
    choose(t, CONTINUE)
    assert (len(t.deck), GAME.view(t, 0).deck_bottom) == (0, NO_CARD)


@pytest.mark.rule("CHA-6.15")
def test_the_owl_drawn_last_looks_at_a_new_deck_made_of_the_discard():
    order = cards("c5 c0 c1 c2a c2b c3b c4a c4b c8 c6")
    t = walk(line="c3a", deck="c7h", discard="c0 c1 c2a c2b c3b c4a c4b c5 c6 c8", chance=[order])
    assert len(t.deck) == 1
    choose(t, CONTINUE)
    assert told(t, DeckRefilled) == [DeckRefilled(10)]
    assert told(t, OwlLooked) == [OwlLooked(card("c5"))]
    assert t.deck == order
    assert t.discard == []
    assert names(t.line) == "c3a c7h"
