"""Counting points: chapter 13. Unless a test says more, she wins from the easy start with no treat left: 60 points."""

import pytest

from tests.games.chaperon.wood import BOX, choose, told, walk
from veillee.games.chaperon.events import PointsCounted
from veillee.games.chaperon.options import CONTINUE, EAT_NOTHING, STOP, TAKE_SHORTCUT
from veillee.games.chaperon.pieces import BY_HOOD, BY_WOLF, FACE_DOWN
from veillee.games.chaperon.rules.ending import LOST_CAUGHT, LOST_COTTAGE, WON_NOT_SUPER

HOOD_BEFORE = BOX.hood_path - 1
WOLF_BEFORE = BOX.wolf_track - 1


def at_home(start="easy", faces="F", **position):
    t = walk(
        **{"tokens": {"c3a": faces}, "hood": HOOD_BEFORE, "cottage": 0, "cake": False, "butter": False, **position},
        settings={"points": True, "start": start},
    )
    choose(t, STOP)
    return choose(t, EAT_NOTHING) if t.result is None else t


def lost(start="easy", **position):
    t = walk(
        **{"line": "c3a c4a", "deck": "c1", "wolf": WOLF_BEFORE, "cottage": 0, **position},
        settings={"points": True, "start": start},
    )
    return choose(t, CONTINUE)


@pytest.mark.rule("CHA-13.1")
def test_the_hard_start_scores_40():
    assert at_home("hard").result.score == 60 + 40


@pytest.mark.rule("CHA-13.2")
def test_the_shortcut_scores_40():
    assert at_home(hood=WOLF_BEFORE, on_wolf_track=True, wolf=2).result.score == 60 + 40


@pytest.mark.rule("CHA-13.2")
def test_without_the_shortcut_nothing_is_scored_for_it():
    assert at_home(hood=HOOD_BEFORE, wolf=2).result.score == 60


@pytest.mark.rule("CHA-13.3")
def test_the_cake_unused_scores_20():
    assert at_home(cake=True).result.score == 60 + 20


@pytest.mark.rule("CHA-13.4")
def test_the_butter_unused_scores_10():
    assert at_home(butter=True).result.score == 60 + 10


@pytest.mark.rule("CHA-13.5")
@pytest.mark.parametrize("tiles", [1, 2, 3])
def test_each_path_tile_reached_before_the_wolf_scores_10(tiles):
    assert at_home(faces="FFFF", cottage=tiles).result.score == 60 + 10 * tiles


@pytest.mark.rule("CHA-13.5")
def test_a_tile_that_the_wolf_reached_first_scores_nothing():
    t = at_home(faces="FFF", cottage=2, wolf=BOX.wolf_track, tiles=[BY_WOLF, FACE_DOWN, FACE_DOWN, FACE_DOWN])
    assert t.result.score == 60 + 10


@pytest.mark.rule("CHA-13.6")
def test_the_cottage_scores_60_and_not_10_more_as_a_tile():
    assert at_home().result.score == 60


@pytest.mark.rule("CHA-13.6", "CHA-13.7")
def test_a_lost_game_counts_its_points_without_the_cottage():
    t = lost(
        "hard", hood=BOX.hood_path, tiles=[BY_HOOD, FACE_DOWN, FACE_DOWN, FACE_DOWN], wolf=WOLF_BEFORE + 1, cottage=1
    )
    assert t.result.ending == LOST_COTTAGE
    assert t.result.score == 40 + 20 + 10 + 10


@pytest.mark.rule("CHA-13.7")
def test_a_game_lost_on_the_wolfs_track_counts_the_shortcut():
    t = lost(hood=BOX.join + 1, on_wolf_track=True, wolf=BOX.join, cake=False)
    assert t.result.ending == LOST_CAUGHT
    assert t.result.score == 40 + 10


@pytest.mark.rule("CHA-13.7")
def test_the_score_is_the_sum_counted_at_the_end():
    t = at_home("hard", faces="FF", cottage=1, butter=True)
    assert t.result.score == 40 + 10 + 10 + 60
    assert told(t, PointsCounted) == [PointsCounted(120, False)]


@pytest.mark.rule("CHA-13.7")
def test_without_the_variant_no_points_are_counted():
    t = walk(tokens={"c3a": "F"}, hood=HOOD_BEFORE, cottage=0, cake=False, butter=False)
    choose(t, STOP)
    assert (t.result.ending, t.result.score) == (WON_NOT_SUPER, None)
    assert told(t, PointsCounted) == []


@pytest.mark.rule("CHA-13.8")
@pytest.mark.parametrize(("butter", "score", "marks"), [(True, 200, ("proud",)), (False, 190, ())])
def test_200_points_are_the_mark_of_excellence(butter, score, marks):
    t = walk(
        tokens={"c3a": "FFFFFFFF"},
        hood=BOX.fork,
        cottage=3,
        butter=butter,
        settings={"points": True, "start": "hard"},
    )
    choose(t, STOP, EAT_NOTHING, TAKE_SHORTCUT)
    assert (t.result.score, t.result.marks) == (score, marks)
    assert told(t, PointsCounted) == [PointsCounted(score, bool(marks))]
