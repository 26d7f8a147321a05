"""First steps and turn order: chapter 4."""

import pytest

from tests.games.chaperon.wood import (
    A_FLOWER,
    GAME,
    any_chance,
    asked,
    choose,
    lay_out,
    names,
    tokens_on,
    told,
    walk,
    who,
)
from veillee.engine.errors import NoSuchOption, NotYourTurn
from veillee.games.chaperon.events import PickingFailed, PickingStopped
from veillee.games.chaperon.options import (
    CONTINUE,
    EAT_BUTTER,
    EAT_CAKE,
    EAT_NOTHING,
    STAY_ON_PATH,
    STOP,
    TAKE_SHORTCUT,
    UNKNOWN,
)

CHOICES_OF_LITTLE_RED = {CONTINUE, STOP, EAT_NOTHING, EAT_CAKE, EAT_BUTTER, STAY_ON_PATH, TAKE_SHORTCUT}


@pytest.mark.rule("CHA-4.1")
@pytest.mark.parametrize("seed", range(20))
def test_nobody_moves_the_wolf_who_walks_one_space_for_each_picking_that_ended(seed):
    t = GAME.new_table(3, {"mode": "together"}, seed=seed)
    t.heard = []
    fancy = any_chance(seed)
    while t.result is None:
        options = asked(t)
        assert set(options) <= CHOICES_OF_LITTLE_RED
        if options == [CONTINUE, STOP]:
            assert t.wolf == len(told(t, PickingFailed)) + len(told(t, PickingStopped))
        choose(t, options[fancy.below(len(options))])


@pytest.mark.rule("CHA-4.2", "CHA-4.4")
@pytest.mark.parametrize("youngest", [0, 1, 2])
def test_the_youngest_turns_over_the_top_card_and_takes_the_first_turn(youngest):
    t = lay_out("c0", settings={"first": youngest})
    assert names(t.line) == "c0"
    assert names(t.deck[-1:]) == "c1"
    assert who(t) == youngest


@pytest.mark.rule("CHA-4.3")
@pytest.mark.parametrize(("opening", "draws", "faces"), [("c1", [0, 11], "FP"), ("c6", [0], "F"), ("c0", [], "")])
def test_the_opening_card_receives_as_many_tokens_as_it_shows_flowers(opening, draws, faces):
    t = lay_out(opening, tokens=draws)
    assert tokens_on(t, opening) == faces
    assert GAME.view(t, 0).line[0].faces == (UNKNOWN,) * len(faces)


@pytest.mark.rule("CHA-4.5")
def test_a_turn_is_to_continue_or_to_stop_and_nothing_else():
    t = walk(active=1)
    assert asked(t) == [CONTINUE, STOP]
    with pytest.raises(NoSuchOption):
        t.choose(1, EAT_NOTHING)


@pytest.mark.rule("CHA-4.5")
def test_only_the_active_player_chooses():
    t = walk(active=1)
    with pytest.raises(NotYourTurn):
        t.choose(0, STOP)
    with pytest.raises(NotYourTurn):
        t.choose(2, CONTINUE)


@pytest.mark.rule("CHA-4.6")
def test_turns_go_round_clockwise():
    t = walk(seats=4, active=2, line="c0", deck="c1 c2a c3a c4a", chance=[A_FLOWER] * 8)
    turns = [who(t)]
    for _ in range(4):
        turns.append(who(choose(t, CONTINUE)))
    assert turns == [2, 3, 0, 1, 2]


@pytest.mark.rule("CHA-4.6")
def test_alone_one_takes_every_turn():
    t = walk(seats=1, line="c0", deck="c1 c0", chance=[A_FLOWER] * 2)
    assert who(choose(t, CONTINUE)) == 0
    assert who(choose(t, STOP, EAT_NOTHING)) == 0
