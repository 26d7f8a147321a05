"""The shortcut: chapter 9."""

import pytest

from tests.games.chaperon.wood import BOX, asked, choose, told, walk, who
from veillee.games.chaperon.events import ShortcutBarred, ShortcutRefused
from veillee.games.chaperon.options import CONTINUE, EAT_CAKE, EAT_NOTHING, STAY_ON_PATH, STOP, TAKE_SHORTCUT
from veillee.games.chaperon.pieces import BY_HOOD, FACE_DOWN
from veillee.games.chaperon.rules.ending import LOST_CAUGHT

BEFORE_JOIN = BOX.join - 1
ON_FIRST_TILE = [BY_HOOD, FACE_DOWN, FACE_DOWN, FACE_DOWN]
FAILING = {"line": "c3a c4a", "deck": "c1 c0"}


@pytest.mark.rule("CHA-9.1")
def test_passing_over_the_shortcut_space_the_active_player_chooses_the_way():
    t = walk(active=1, tokens={"c3a": "FF"}, hood=BOX.fork - 1)
    choose(t, STOP, EAT_NOTHING)
    assert t.hood == BOX.fork
    assert who(t) == 1
    assert asked(t) == [STAY_ON_PATH, TAKE_SHORTCUT]


@pytest.mark.rule("CHA-9.1")
def test_little_reds_card_gives_the_same_choice():
    t = walk(active=2, tokens={"c3a": "FF"}, hood=BOX.fork - 1, deck="c8")
    choose(t, CONTINUE)
    assert who(t) == 2
    assert asked(t) == [STAY_ON_PATH, TAKE_SHORTCUT]
    choose(t, TAKE_SHORTCUT)
    assert (t.hood, t.on_wolf_track) == (BOX.join, True)
    assert (who(t), asked(t)) == (0, [CONTINUE, STOP])


@pytest.mark.rule("CHA-9.1")
def test_if_the_walk_ends_on_the_shortcut_space_the_player_of_the_next_walk_chooses():
    t = walk(tokens={"c3a": "F"}, hood=BOX.fork - 1, deck="c2b c0", chance=[0])
    choose(t, STOP, EAT_NOTHING)
    assert (t.hood, who(t), asked(t)) == (BOX.fork, 1, [CONTINUE, STOP])
    choose(t, STOP, EAT_NOTHING)
    assert (t.hood, who(t), asked(t)) == (BOX.fork, 1, [STAY_ON_PATH, TAKE_SHORTCUT])


@pytest.mark.rule("CHA-9.1")
def test_standing_on_the_shortcut_space_without_a_step_to_take_asks_nothing():
    t = walk(tokens={"c3a": "P"}, hood=BOX.fork)
    choose(t, STOP, EAT_NOTHING)
    assert (t.hood, who(t)) == (BOX.fork, 1)
    assert asked(t) == [CONTINUE, STOP]


@pytest.mark.rule("CHA-9.2")
def test_keeping_to_the_path_she_goes_on_along_her_own():
    t = walk(tokens={"c3a": "FFF"}, hood=BOX.fork - 1)
    choose(t, STOP, EAT_NOTHING, STAY_ON_PATH)
    assert (t.hood, t.on_wolf_track) == (BOX.fork + 2, False)


@pytest.mark.rule("CHA-9.2")
def test_on_her_own_path_the_wolf_cannot_catch_her():
    t = walk(**FAILING, hood=BOX.join, wolf=BEFORE_JOIN, on_wolf_track=False)
    choose(t, CONTINUE)
    assert t.hood == t.wolf
    assert t.result is None


@pytest.mark.rule("CHA-9.3")
@pytest.mark.parametrize(("faces", "space"), [("F", BOX.join), ("FFF", BOX.join + 2)])
def test_taking_the_shortcut_she_goes_on_along_the_wolfs_track(faces, space):
    t = walk(tokens={"c3a": faces}, hood=BOX.fork)
    choose(t, STOP, EAT_NOTHING, TAKE_SHORTCUT)
    assert (t.hood, t.on_wolf_track) == (space, True)


@pytest.mark.rule("CHA-9.3")
def test_the_wolfs_track_leads_her_to_the_same_arrival_tiles():
    t = walk(tokens={"c3a": "F"}, hood=BOX.wolf_track - 1, on_wolf_track=True, wolf=2, cottage=3)
    choose(t, STOP, EAT_NOTHING)
    assert t.tiles == ON_FIRST_TILE


@pytest.mark.rule("CHA-9.4")
def test_after_the_shortcut_the_game_is_lost_when_the_wolf_catches_her():
    t = walk(**FAILING, hood=BOX.join + 1, on_wolf_track=True, wolf=BOX.join)
    choose(t, CONTINUE)
    assert (t.result.winners, t.result.ending) == ((), LOST_CAUGHT)
    assert t.wolf == BOX.join + 1


@pytest.mark.rule("CHA-9.4")
def test_the_wolf_catches_her_after_a_stop_too():
    t = walk(tokens={"c3a": "P"}, hood=BOX.join, on_wolf_track=True, wolf=BEFORE_JOIN)
    choose(t, STOP, EAT_NOTHING)
    assert t.result.ending == LOST_CAUGHT


@pytest.mark.rule("CHA-9.4")
def test_one_space_is_enough_to_escape():
    t = walk(tokens={"c3a": "P"}, hood=BOX.join, on_wolf_track=True, wolf=BEFORE_JOIN)
    choose(t, STOP, EAT_CAKE)
    assert t.result is None
    assert (t.hood, t.wolf) == (BOX.join + 1, BOX.join)


@pytest.mark.rule("CHA-9.4")
def test_after_the_shortcut_the_wolf_catches_her_on_an_arrival_tile_too():
    first = BOX.wolf_track
    t = walk(**FAILING, hood=first, on_wolf_track=True, wolf=first - 1, tiles=ON_FIRST_TILE, cottage=3)
    choose(t, CONTINUE)
    assert t.result.ending == LOST_CAUGHT


@pytest.mark.rule("CHA-9.4")
def test_the_wolf_behind_her_on_his_track_is_no_loss():
    t = walk(**FAILING, hood=BOX.join + 2, on_wolf_track=True, wolf=BOX.join)
    choose(t, CONTINUE)
    assert t.result is None


@pytest.mark.parametrize(
    "wolf",
    [
        pytest.param(BOX.join, marks=pytest.mark.rule("CHA-9.5")),
        pytest.param(BOX.join + 1, marks=pytest.mark.rule("CHA-9.6")),
        pytest.param(BOX.wolf_track - 2, marks=pytest.mark.rule("CHA-9.6")),
    ],
)
def test_with_the_wolf_beside_or_beyond_it_the_shortcut_is_closed(wolf):
    t = walk(tokens={"c3a": "FF"}, hood=BOX.fork, wolf=wolf)
    choose(t, STOP, EAT_NOTHING)
    assert asked(t) == [CONTINUE, STOP]
    assert (t.hood, t.on_wolf_track) == (BOX.fork + 2, False)
    assert (told(t, ShortcutBarred), told(t, ShortcutRefused)) == ([ShortcutBarred()], [])


def test_only_who_could_have_left_the_path_is_said_to_have_chosen_it():
    t = walk(tokens={"c3a": "FF"}, hood=BOX.fork, wolf=BEFORE_JOIN)
    choose(t, STOP, EAT_NOTHING, STAY_ON_PATH)
    assert (told(t, ShortcutBarred), told(t, ShortcutRefused)) == ([], [ShortcutRefused()])


@pytest.mark.rule("CHA-9.5")
def test_one_space_before_it_the_wolf_leaves_the_shortcut_open():
    t = walk(tokens={"c3a": "FF"}, hood=BOX.fork, wolf=BEFORE_JOIN)
    choose(t, STOP, EAT_NOTHING)
    assert asked(t) == [STAY_ON_PATH, TAKE_SHORTCUT]


@pytest.mark.rule("CHA-9.1", "CHA-9.5")
def test_the_wolf_closes_the_shortcut_while_she_waits_before_it():
    t = walk(tokens={"c3a": "F"}, hood=BOX.fork - 1, wolf=BEFORE_JOIN, deck="c2b c0", chance=[0])
    choose(t, STOP, EAT_NOTHING)
    assert (t.hood, t.wolf) == (BOX.fork, BOX.join)
    choose(t, STOP, EAT_NOTHING)
    assert (t.hood, t.on_wolf_track) == (BOX.fork + 1, False)


@pytest.mark.rule("CHA-9.7")
def test_without_the_shortcut_sharing_an_arrival_tile_with_the_wolf_has_no_effect():
    t = walk(**FAILING, hood=BOX.hood_path, wolf=BOX.wolf_track - 1, tiles=ON_FIRST_TILE, cottage=3)
    choose(t, CONTINUE)
    assert t.hood - BOX.hood_path == t.wolf - BOX.wolf_track
    assert t.result is None
    assert asked(t) == [CONTINUE, STOP]
