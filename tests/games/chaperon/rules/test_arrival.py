"""Arrival tiles and the end: chapter 11."""

import pytest

from tests.games.chaperon.wood import BOX, GAME, any_chance, asked, choose, everyone, names, told, walk, who
from veillee.engine.errors import GameOver
from veillee.games.chaperon.events import PickingOpened, TileTurnedUp
from veillee.games.chaperon.options import CONTINUE, EAT_CAKE, EAT_NOTHING, STOP
from veillee.games.chaperon.pieces import BY_HOOD, BY_WOLF, FACE_DOWN
from veillee.games.chaperon.rules.ending import LOST_COTTAGE, WON_SUPER

HOOD_BEFORE = BOX.hood_path - 1
WOLF_BEFORE = BOX.wolf_track - 1
FAILING = {"line": "c3a c4a", "deck": "c1 c0"}


def hood_arrives(faces="F", halting=False, **position):
    t = walk(
        **{"tokens": {"c3a": faces}, "hood": HOOD_BEFORE, "cottage": 3, **position},
        settings={"arrival_tile_halts_move": halting},
    )
    return choose(t, STOP, EAT_NOTHING)


def wolf_arrives(**position):
    return choose(walk(**FAILING, **{"wolf": WOLF_BEFORE, "cottage": 3, **position}), CONTINUE)


@pytest.mark.rule("CHA-11.1")
def test_the_tile_that_little_red_reaches_is_turned_up_for_all():
    t = hood_arrives()
    assert told(t, TileTurnedUp) == [TileTurnedUp(0, False, True)]
    for seat in everyone(t):
        assert [tile.cottage for tile in GAME.view(t, seat).tiles] == [False, None, None, None]


@pytest.mark.rule("CHA-11.1")
def test_no_tile_is_turned_up_before_she_reaches_one():
    assert hood_arrives(hood=HOOD_BEFORE - 1).tiles == [FACE_DOWN] * 4


@pytest.mark.rule("CHA-11.1")
def test_a_tile_already_turned_up_stays_as_it_is():
    t = hood_arrives(tiles=[BY_WOLF, FACE_DOWN, FACE_DOWN, FACE_DOWN], wolf=BOX.wolf_track)
    assert t.hood == BOX.hood_path
    assert t.tiles[0] == BY_WOLF


@pytest.mark.rule("CHA-11.2")
def test_the_tile_that_the_wolf_reaches_is_turned_up_for_all():
    t = wolf_arrives()
    assert told(t, TileTurnedUp) == [TileTurnedUp(0, False, False)]
    for seat in everyone(t):
        assert [tile.cottage for tile in GAME.view(t, seat).tiles] == [False, None, None, None]


@pytest.mark.rule("CHA-11.2")
def test_no_tile_is_turned_up_before_the_wolf_reaches_one():
    assert wolf_arrives(wolf=WOLF_BEFORE - 1).tiles == [FACE_DOWN] * 4


@pytest.mark.rule("CHA-11.3")
def test_a_path_tile_is_an_ordinary_space_and_she_walks_on_over_it():
    t = hood_arrives("FFF")
    assert t.hood == BOX.hood_path + 2
    assert t.tiles == [BY_HOOD, BY_HOOD, BY_HOOD, FACE_DOWN]


@pytest.mark.rule("CHA-11.3")
def test_the_wolf_stands_on_a_path_tile_and_goes_on_from_it():
    t = wolf_arrives()
    assert t.wolf == BOX.wolf_track
    t.chance = any_chance()
    choose(t, STOP, EAT_NOTHING)
    assert t.wolf == BOX.wolf_track + 1
    assert t.tiles == [BY_WOLF, BY_WOLF, FACE_DOWN, FACE_DOWN]


@pytest.mark.rule("CHA-11.3", "CHA-11.4")
def test_with_the_halt_switch_a_path_tile_turned_up_ends_her_walk():
    t = hood_arrives("FFF", halting=True)
    assert t.hood == BOX.hood_path
    assert t.tiles == [BY_HOOD, FACE_DOWN, FACE_DOWN, FACE_DOWN]
    assert (who(t), asked(t)) == (1, [CONTINUE, STOP])


@pytest.mark.rule("CHA-11.4")
def test_with_the_halt_switch_a_tile_already_turned_up_is_walked_across():
    t = hood_arrives("FFF", halting=True, tiles=[BY_WOLF, FACE_DOWN, FACE_DOWN, FACE_DOWN])
    assert t.hood == BOX.hood_path + 1


@pytest.mark.rule("CHA-11.4")
@pytest.mark.parametrize(("halting", "tile"), [(False, 1), (True, 0)])
def test_the_halt_switch_holds_for_little_reds_card_too(halting, tile):
    t = walk(
        tokens={"c3a": "FF"},
        hood=HOOD_BEFORE,
        cottage=3,
        deck="c8",
        settings={"arrival_tile_halts_move": halting},
    )
    choose(t, CONTINUE)
    assert t.hood == BOX.hood_path + tile
    assert (names(t.line), who(t)) == ("c3a c8", 1)


@pytest.mark.rule("CHA-11.4")
@pytest.mark.parametrize("halting", [False, True])
def test_after_a_path_tile_the_stop_is_carried_out_and_the_next_player_takes_a_turn(halting):
    t = hood_arrives("FP", halting, wolf=2, deck="c0")
    assert t.wolf == 3
    assert names(t.line) == "c0"
    assert names(t.discard) == "c3a"
    assert (who(t), asked(t)) == (1, [CONTINUE, STOP])


@pytest.mark.rule("CHA-11.4")
def test_after_the_wolf_turned_up_a_path_tile_the_next_player_takes_a_turn():
    t = wolf_arrives()
    assert t.result is None
    assert names(t.line) == "c0"
    assert (who(t), asked(t)) == (1, [CONTINUE, STOP])


@pytest.mark.rule("CHA-11.5")
@pytest.mark.parametrize("tile", [0, 1, 2, 3])
def test_the_cottage_reached_by_the_wolf_loses_the_game_at_once(tile):
    turned_up = [BY_WOLF] * tile + [FACE_DOWN] * (4 - tile)
    t = wolf_arrives(wolf=WOLF_BEFORE + tile, tiles=turned_up, cottage=tile)
    assert (t.result.winners, t.result.ending) == ((), LOST_COTTAGE)
    assert told(t, PickingOpened) == []
    with pytest.raises(GameOver):
        t.choose(1, CONTINUE)


@pytest.mark.rule("CHA-11.6")
@pytest.mark.parametrize("tile", [0, 1, 2, 3])
def test_the_cottage_reached_by_little_red_wins_the_game_at_once(tile):
    t = hood_arrives("FFFFF", cottage=tile, wolf=4)
    assert (t.result.winners, t.result.ending) == ((0, 1, 2), WON_SUPER)
    assert (t.hood, t.wolf) == (BOX.hood_path + tile, 4)
    assert told(t, PickingOpened) == []
    with pytest.raises(GameOver):
        t.choose(1, CONTINUE)


@pytest.mark.rule("CHA-11.6")
def test_the_cottage_reached_with_little_reds_card_wins_too():
    t = walk(tokens={"c3a": "F"}, hood=HOOD_BEFORE, cottage=0, deck="c8")
    choose(t, CONTINUE)
    assert t.result.winners == (0, 1, 2)


@pytest.mark.rule("CHA-11.6")
def test_a_cottage_that_lies_face_down_further_on_wins_nothing_yet():
    assert hood_arrives("F", cottage=1).result is None


@pytest.mark.rule("CHA-11.7")
def test_after_three_path_tiles_the_fourth_is_surely_the_cottage():
    t = hood_arrives("FFF")
    assert t.tiles == [BY_HOOD, BY_HOOD, BY_HOOD, FACE_DOWN]
    for seed in range(20):
        assert GAME.redeal(t, 0, any_chance(seed)).cottage == 3
    choose(t, STOP, EAT_CAKE)
    assert t.result.winners == (0, 1, 2)
