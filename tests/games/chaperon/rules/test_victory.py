"""Three ways to win: chapter 12."""

import pytest

from tests.games.chaperon.wood import BOX, choose, told, walk
from veillee.games.chaperon.events import GameWon
from veillee.games.chaperon.options import CONTINUE, EAT_BUTTER, EAT_CAKE, EAT_NOTHING, STOP
from veillee.games.chaperon.rules.ending import LOST_COTTAGE, WON_LESS_SUPER, WON_NOT_SUPER, WON_SUPER


def one_step_from_the_cottage(**treats):
    return walk(tokens={"c3a": "F"}, hood=BOX.hood_path - 1, cottage=0, **treats)


@pytest.mark.rule("CHA-12.1")
def test_with_cake_and_butter_unused_it_is_a_super_victory():
    t = choose(one_step_from_the_cottage(), STOP, EAT_NOTHING)
    assert t.result.ending == WON_SUPER
    assert told(t, GameWon) == [GameWon(2)]


@pytest.mark.rule("CHA-12.2")
@pytest.mark.parametrize("treat", [EAT_CAKE, EAT_BUTTER])
def test_with_one_of_them_used_it_is_a_less_super_victory(treat):
    t = choose(one_step_from_the_cottage(), STOP, treat)
    assert t.result.ending == WON_LESS_SUPER


@pytest.mark.rule("CHA-12.2")
@pytest.mark.parametrize("gone", ["cake", "butter"])
def test_a_treat_used_long_ago_counts_as_used(gone):
    t = choose(one_step_from_the_cottage(**{gone: False}), STOP, EAT_NOTHING)
    assert t.result.ending == WON_LESS_SUPER


@pytest.mark.rule("CHA-12.3")
@pytest.mark.parametrize(("gone", "treat"), [("cake", EAT_BUTTER), ("butter", EAT_CAKE)])
def test_with_both_used_it_is_a_victory_but_not_super(gone, treat):
    t = choose(one_step_from_the_cottage(**{gone: False}), STOP, treat)
    assert t.result.ending == WON_NOT_SUPER
    assert t.result.winners == (0, 1, 2)


@pytest.mark.rule("CHA-12.1")
def test_a_lost_game_has_no_level_though_both_treats_are_left():
    t = walk(line="c3a c4a", deck="c1", wolf=BOX.wolf_track - 1, cottage=0)
    choose(t, CONTINUE)
    assert t.result.ending == LOST_COTTAGE
