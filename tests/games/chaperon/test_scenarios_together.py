"""The worked examples of the rulebook for mode 1, and the scenarios that pin the boundaries of its rules."""

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
    lay_out,
    names,
    tokens_on,
    told,
    walk,
    who,
)
from veillee.games.chaperon.events import DeckRefilled, OwlLooked, PickingFailed, PickingOpened, TokensTurnedUp
from veillee.games.chaperon.options import (
    CONTINUE,
    EAT_BUTTER,
    EAT_CAKE,
    EAT_NOTHING,
    STAY_ON_PATH,
    STOP,
    TAKE_SHORTCUT,
)
from veillee.games.chaperon.rules.ending import LOST_CAUGHT, WON_LESS_SUPER, WON_SUPER


@pytest.mark.rule("CHA-5.4", "CHA-5.6", "CHA-5.7")
def test_ex_01_a_three_is_kept_third():
    t = walk(line="c2a c4a", deck="c3b", chance=[A_FLOWER])
    choose(t, CONTINUE)
    assert names(t.line) == "c2a c4a c3b"
    assert tokens_on(t, "c3b") == "F"
    assert (who(t), asked(t)) == (1, [CONTINUE, STOP])
    assert t.wolf == BOX.wolf_start


@pytest.mark.rule(
    "CHA-5.8", "CHA-7.1", "CHA-7.2", "CHA-7.3", "CHA-7.4", "CHA-7.5", "CHA-7.7", "CHA-7.8", "CHA-7.9", "CHA-7.10"
)
def test_ex_02_a_one_after_two_cards_fails():
    t = walk(line="c2a c4a", tokens={"c2a": "FP", "c4a": "FF"}, deck="c1 c3b", chance=[A_FLOWER])
    choose(t, CONTINUE)
    assert told(t, PickingFailed) == [PickingFailed(card("c1"), 2)]
    assert t.hood == BOX.easy_start
    assert in_basket(t) == "FFFP"
    assert told(t, TokensTurnedUp) == []
    assert sorted(t.discard) == sorted(cards("c1 c2a c4a"))
    assert t.wolf == BOX.wolf_start + 1
    assert (names(t.line), tokens_on(t, "c3b")) == ("c3b", "F")
    assert who(t) == 1


@pytest.mark.rule("CHA-8.3", "CHA-8.4", "CHA-8.5", "CHA-8.6", "CHA-8.7", "CHA-8.8", "CHA-8.10")
def test_ex_03_three_flowers_and_a_pebble_move_her_three_spaces():
    t = walk(line="c2a c4a", tokens={"c2a": "FP", "c4a": "FF"}, deck="c0")
    choose(t, STOP, EAT_NOTHING)
    assert t.hood == BOX.easy_start + 3
    assert in_basket(t) == "FFFP"
    assert sorted(t.discard) == sorted(cards("c2a c4a"))
    assert t.wolf == BOX.wolf_start + 1
    assert names(t.line) == "c0"
    assert who(t) == 1


@pytest.mark.parametrize(
    ("line", "kept"),
    [
        pytest.param("c1 c2a c3a c5", True, marks=pytest.mark.rule("CHA-5.5")),
        pytest.param("c1 c2a c3a c5 c6", False, marks=pytest.mark.rule("CHA-5.8")),
    ],
)
def test_ex_04_a_four_is_kept_fifth_but_not_sixth(line, kept):
    t = walk(line=line, deck="c4b c0", chance=[A_FLOWER])
    choose(t, CONTINUE)
    assert names(t.line) == (f"{line} c4b" if kept else "c0")
    assert t.wolf == (0 if kept else 1)


@pytest.mark.rule("CHA-5.9", "CHA-5.8")
def test_ex_05_the_wolf_card_fails_after_one_card():
    t = walk(line="c6", deck="c0 c8")
    choose(t, CONTINUE)
    assert told(t, PickingFailed) == [PickingFailed(card("c0"), 1)]


@pytest.mark.rule("CHA-4.2", "CHA-5.3")
def test_ex_05_the_wolf_card_that_opens_a_picking_stays_and_counts_as_one():
    t = lay_out("c0", tokens=[A_FLOWER] * 2)
    assert names(t.line) == "c0"
    choose(t, CONTINUE)
    assert names(t.line) == "c0 c1"


@pytest.mark.rule("CHA-6.6", "CHA-6.7", "CHA-6.8", "CHA-6.9", "CHA-6.10", "CHA-6.11", "CHA-8.3", "CHA-8.5")
@pytest.mark.parametrize(("recount", "spaces"), [(False, 1), (True, 3)])
def test_ex_06_the_hood_card_then_a_stop(recount, spaces):
    t = walk(
        line="c2a c3b",
        tokens={"c2a": "FF", "c3b": "P"},
        deck="c8 c5 c0",
        chance=[A_FLOWER],
        hood=2,
        settings={"recount_face_up_tokens": recount},
    )
    choose(t, CONTINUE)
    assert (t.hood, t.wolf) == (4, 0)
    assert tokens_on(t, "c2a") + tokens_on(t, "c3b") == "ffp"
    choose(t, CONTINUE)
    assert tokens_on(t, "c5") == "F"
    choose(t, STOP, EAT_NOTHING)
    assert (t.hood, t.wolf) == (4 + spaces, 1)
    assert in_basket(t) == "FFFP"


@pytest.mark.rule("CHA-6.12", "CHA-6.13", "CHA-6.14", "CHA-6.15")
def test_ex_07_the_owl_is_the_last_card_of_the_deck():
    order = cards("c4b c0 c8 c2b c3b")
    t = walk(line="c1 c2a c3a c4a c5 c6", deck="c7h", discard="c0 c2b c3b c4b c8", chance=[order])
    assert len(t.deck) == 1
    choose(t, CONTINUE)
    assert names(t.line) == "c1 c2a c3a c4a c5 c6 c7h"
    assert told(t, DeckRefilled) == [DeckRefilled(5)]
    assert all(OwlLooked(card("c4b")) in heard_by(t, seat) for seat in everyone(t))
    assert t.deck == order


@pytest.mark.rule("CHA-6.2", "CHA-6.5")
def test_ex_08_the_reserve_runs_out_on_the_way():
    on_cards = {"c1": "FF", "c2a": "FF", "c3a": "PF"}
    t = walk(line="c1 c2a c3a", tokens=on_cards, basket="FFFFPP", deck="c4a", chance=[0, A_FLOWER])
    assert in_reserve(t) == "P"
    choose(t, CONTINUE)
    assert tokens_on(t, "c4a") == "PF"
    assert in_reserve(t) == "FFFPP"
    assert in_basket(t) == ""


@pytest.mark.rule("CHA-10.1", "CHA-10.2", "CHA-10.4", "CHA-12.2")
def test_ex_09_the_cake_is_eaten_and_the_butter_brought_home():
    t = walk(tokens={"c3a": "FF"}, hood=BOX.hood_path - 5, cottage=0, deck="c1 c0", chance=[A_FLOWER] * 2)
    choose(t, STOP, EAT_CAKE)
    assert t.hood == BOX.hood_path - 2
    choose(t, STOP)
    assert asked(t) == [EAT_NOTHING, EAT_BUTTER]
    choose(t, EAT_NOTHING)
    assert t.result.ending == WON_LESS_SUPER


def before_the_shortcut(wolf):
    t = walk(tokens={"c3a": "FFF"}, hood=BOX.fork - 1, wolf=wolf)
    return choose(t, STOP, EAT_NOTHING)


@pytest.mark.rule("CHA-9.1", "CHA-9.3")
def test_ex_10_the_shortcut_is_open_and_two_steps_are_left():
    t = before_the_shortcut(wolf=BOX.join - 1)
    assert t.hood == BOX.fork
    assert asked(t) == [STAY_ON_PATH, TAKE_SHORTCUT]
    choose(t, TAKE_SHORTCUT)
    assert (t.hood, t.on_wolf_track) == (BOX.join + 1, True)


@pytest.mark.parametrize(
    "wolf",
    [
        pytest.param(BOX.join, marks=pytest.mark.rule("CHA-9.5")),
        pytest.param(BOX.join + 1, marks=pytest.mark.rule("CHA-9.6")),
    ],
)
def test_ex_11_the_shortcut_is_closed(wolf):
    t = before_the_shortcut(wolf)
    assert (t.hood, t.on_wolf_track) == (BOX.fork + 2, False)


@pytest.mark.rule("CHA-9.4", "CHA-7.7")
def test_ex_12_the_wolf_catches_her_on_his_track():
    t = walk(line="c3a c4a", deck="c1 c0", hood=BOX.join + 1, on_wolf_track=True, wolf=BOX.join)
    choose(t, CONTINUE)
    assert t.wolf == t.hood
    assert (t.result.winners, t.result.ending) == ((), LOST_CAUGHT)


@pytest.mark.rule("CHA-8.11", "CHA-11.6")
def test_ex_13_both_one_step_from_the_cottage_she_is_home_first():
    t = walk(tokens={"c3a": "F"}, hood=BOX.hood_path - 1, wolf=BOX.wolf_track - 1, cottage=0)
    choose(t, STOP, EAT_NOTHING)
    assert (t.result.winners, t.result.ending) == ((0, 1, 2), WON_SUPER)
    assert t.wolf == BOX.wolf_track - 1
    assert told(t, PickingOpened) == []


@pytest.mark.rule(
    "CHA-13.1", "CHA-13.2", "CHA-13.3", "CHA-13.4", "CHA-13.5", "CHA-13.6", "CHA-13.7", "CHA-13.8", "CHA-12.1"
)
def test_ex_14_a_perfect_walk_scores_200():
    t = walk(
        tokens={"c3a": "FFFFFFFF"},
        hood=BOX.fork,
        cottage=3,
        settings={"points": True, "start": "hard"},
    )
    choose(t, STOP, EAT_NOTHING, TAKE_SHORTCUT)
    assert (t.result.ending, t.result.score) == (WON_SUPER, 40 + 40 + 20 + 10 + 30 + 60)
    assert t.result.marks == ("proud",)
    assert GAME.view(t, 0).hood == BOX.wolf_track + 3
