"""The book's hints, and what mode 2 keeps of mode 1."""

from __future__ import annotations

import pytest

from tests.games.chaperon.wood import A_FLOWER, BOX, asked, cards, choose, hunt_at, lay, open_with, walk, who
from veillee.games.chaperon.events import PickingOpened
from veillee.games.chaperon.options import (
    CONTINUE,
    EAT_BUTTER,
    EAT_CAKE,
    EAT_NOTHING,
    PLAY_HOOD_CARD,
    STAY_ON_PATH,
    STOP,
    TAKE_SHORTCUT,
)

ELEVEN_CARDS = "c1 c2a c2b c3b c4a c4b c6 c7h c0 c8 c5"


@pytest.mark.rule("CHA-21.1")
def test_the_0_wolf_has_no_power_of_its_own():
    t = hunt_at("choose_first_card", line="", wolf_at=4, hood=5)
    open_with(t, "c0")
    assert [type(one.event) for one in t.heard] == [PickingOpened]
    assert t.tokens == []
    assert (t.wolf, t.hood) == (4, 5)


@pytest.mark.rule("CHA-21.2")
@pytest.mark.parametrize("shuffled", [ELEVEN_CARDS, "c5 c0 c7h c6 c1 c4b c4a c3b c2b c2a c8"])
def test_in_mode_1_the_discard_is_shuffled_before_it_becomes_the_deck(shuffled):
    t = walk(line="c3a", discard=ELEVEN_CARDS, chance=[cards(shuffled), A_FLOWER])
    assert t.deck == []
    choose(t, CONTINUE)
    *under, top = cards(shuffled)
    assert t.line[-1] == top
    assert t.deck == under


@pytest.mark.rule("CHA-21.4")
def test_at_the_fork_the_active_player_of_mode_2_chooses_the_way():
    t = hunt_at(active=2, tokens={"c3a": "WW"}, hidden="c0", hood=BOX.fork - 1, wolf_at=2)
    choose(t, STOP, EAT_NOTHING)
    assert who(t) == 2
    assert asked(t) == [STAY_ON_PATH, TAKE_SHORTCUT]
    choose(t, TAKE_SHORTCUT)
    assert (t.hood, t.on_wolf_track) == (BOX.join, True)


@pytest.mark.rule("CHA-21.4")
def test_in_mode_2_too_she_may_keep_to_her_path():
    t = hunt_at(tokens={"c3a": "WW"}, hidden="c0", hood=BOX.fork - 1, wolf_at=2)
    choose(t, STOP, EAT_NOTHING, STAY_ON_PATH)
    assert (t.hood, t.on_wolf_track) == (BOX.fork + 1, False)


@pytest.mark.rule("CHA-21.4")
@pytest.mark.parametrize("wolf_at", [BOX.join, BOX.join + 1])
def test_in_mode_2_too_the_wolf_closes_the_shortcut(wolf_at):
    t = hunt_at(tokens={"c3a": "WW"}, hidden="c0", hood=BOX.fork - 1, wolf_at=wolf_at)
    choose(t, STOP, EAT_NOTHING)
    assert (t.hood, t.on_wolf_track) == (BOX.fork + 1, False)
    assert who(t) == t.wolf_seat


@pytest.mark.rule("CHA-21.5")
@pytest.mark.parametrize(("treat", "left"), [(EAT_CAKE, (False, True)), (EAT_BUTTER, (True, False))])
def test_in_mode_2_too_a_treat_adds_one_space_to_a_stop_and_is_gone(treat, left):
    t = hunt_at(tokens={"c3a": "WW"}, hidden="c0", hood=4)
    choose(t, STOP)
    assert asked(t) == [EAT_NOTHING, EAT_CAKE, EAT_BUTTER]
    choose(t, treat)
    assert t.hood == 7
    assert (t.cake, t.butter) == left
    lay(t, "c5")
    choose(t, STOP)
    assert treat not in asked(t)


@pytest.mark.rule("CHA-21.5")
def test_in_mode_2_too_no_treat_goes_with_the_hood_card():
    t = hunt_at(tokens={"c3a": "WW"}, hidden="c0", hood=4)
    choose(t, PLAY_HOOD_CARD)
    assert t.hood == 6
    assert who(t) == t.wolf_seat
