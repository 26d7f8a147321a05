"""Cake and butter: chapter 10."""

import pytest

from tests.games.chaperon.wood import asked, choose, tokens_on, told, walk, who
from veillee.engine.errors import NoSuchOption
from veillee.games.chaperon.events import HoodWalked, PickingFailed
from veillee.games.chaperon.options import CONTINUE, EAT_BUTTER, EAT_CAKE, EAT_NOTHING, STOP

BOTH_TREATS = [EAT_NOTHING, EAT_CAKE, EAT_BUTTER]


@pytest.mark.rule("CHA-10.1")
@pytest.mark.parametrize("faces", ["", "PP", "FFP"])
def test_when_a_picking_is_stopped_the_active_player_may_eat_a_treat_even_without_a_flower(faces):
    t = walk(active=1, tokens={"c3a": faces})
    choose(t, STOP)
    assert who(t) == 1
    assert asked(t) == BOTH_TREATS


@pytest.mark.rule("CHA-10.1")
def test_the_treat_is_chosen_with_the_tokens_turned_up_and_before_the_first_step():
    t = walk(tokens={"c3a": "FF"}, hood=5)
    choose(t, STOP)
    assert asked(t) == BOTH_TREATS
    assert t.hood == 5
    assert tokens_on(t, "c3a") == "ff"


@pytest.mark.rule("CHA-10.1")
def test_a_treat_need_not_be_eaten():
    t = walk(tokens={"c3a": "FF"}, hood=5)
    choose(t, STOP, EAT_NOTHING)
    assert (t.hood, t.cake, t.butter) == (7, True, True)


@pytest.mark.rule("CHA-10.2")
@pytest.mark.parametrize("treat", [EAT_CAKE, EAT_BUTTER])
@pytest.mark.parametrize(("faces", "spaces"), [("P", 1), ("FFP", 3)])
def test_a_treat_adds_exactly_one_space_to_this_walk(treat, faces, spaces):
    t = walk(tokens={"c3a": faces}, hood=5)
    choose(t, STOP, treat)
    assert told(t, HoodWalked) == [HoodWalked(spaces, 5 + spaces, False)]


@pytest.mark.rule("CHA-10.2")
def test_a_treat_does_nothing_for_the_next_walk():
    t = walk(tokens={"c3a": "F"}, hood=5, deck="c2b c0", chance=[0])
    choose(t, STOP, EAT_CAKE)
    choose(t, STOP, EAT_NOTHING)
    assert t.hood == 8


@pytest.mark.rule("CHA-10.3")
@pytest.mark.parametrize(("treat", "kept"), [(EAT_CAKE, (False, True)), (EAT_BUTTER, (True, False))])
def test_one_treat_at_most_is_eaten_at_a_stop(treat, kept):
    t = walk(tokens={"c3a": "F"})
    choose(t, STOP, treat)
    assert asked(t) == [CONTINUE, STOP]
    assert (t.cake, t.butter) == kept


@pytest.mark.rule("CHA-10.4")
@pytest.mark.parametrize(("treat", "left"), [(EAT_CAKE, EAT_BUTTER), (EAT_BUTTER, EAT_CAKE)])
def test_a_treat_eaten_is_gone(treat, left):
    t = walk(deck="c0")
    choose(t, STOP, treat)
    choose(t, STOP)
    assert asked(t) == [EAT_NOTHING, left]
    with pytest.raises(NoSuchOption):
        choose(t, treat)


@pytest.mark.rule("CHA-10.4")
def test_with_both_treats_gone_nothing_is_asked():
    t = walk(tokens={"c3a": "F"}, hood=5, cake=False, butter=False)
    choose(t, STOP)
    assert (t.hood, who(t), asked(t)) == (6, 1, [CONTINUE, STOP])


@pytest.mark.rule("CHA-10.5")
def test_no_treat_is_eaten_with_little_reds_card():
    t = walk(tokens={"c3a": "F"}, hood=5, deck="c8")
    choose(t, CONTINUE)
    assert (t.hood, asked(t)) == (6, [CONTINUE, STOP])


@pytest.mark.rule("CHA-10.5")
def test_no_treat_is_eaten_on_a_failure():
    t = walk(line="c3a c4a", hood=5, deck="c1 c0")
    choose(t, CONTINUE)
    assert len(told(t, PickingFailed)) == 1
    assert (t.hood, asked(t)) == (5, [CONTINUE, STOP])
