"""Bots in windows: a heart is spent where it saves something, and kept where it does not."""

from __future__ import annotations

import pytest

from tests.games.peluches.tale import ROOM, page_story, said, step_of, tale, told
from tests.games.peluches.whole_box import GAME
from veillee.engine.chance import seeded
from veillee.games.peluches.events import PlushFell
from veillee.games.peluches.mind.odds import remarks_on
from veillee.games.peluches.options import GO_ON
from veillee.games.peluches.rules.harm import hurt
from veillee.games.peluches.telling.remarks import FallOdds
from veillee.players.playing import follow_instinct

STORY = page_story(ROOM)


def answer_to(t, seat):
    """What instinct answers for a seat in the open window."""
    assert step_of(t) == "await_hearts"
    return said(t, GAME.instinct(t, t.question_of(seat), seeded(1)))


def attacked(characters, at, monster=("crawler", (5, 2)), face=1, **pieces):
    return tale("monsters", characters=characters, story=STORY, at=at, threat=1, monsters=[monster],
                **{"dice": [face], "sleep": "asleep", **pieces})  # fmt: skip


@pytest.mark.parametrize(("theadora", "stitch", "hearts", "answer"), [
    (3, 5, 1, "use stitch gift"),
    (3, 1, 1, "go on"),
    (2, 5, 1, "go on"),
    (2, 5, 2, "use stitch gift"),
])  # fmt: skip
def test_a_friend_gives_where_it_keeps_a_plush_on_its_feet(theadora, stitch, hearts, answer):
    t = attacked("theadora stitch", {"theadora": (4, 2), "stitch": (9, 3)}, hearts={"stitch": hearts},
                 stuffing={"theadora": theadora, "stitch": stitch})  # fmt: skip
    assert answer_to(t, 1) == answer


def test_the_gift_is_for_the_plush_in_danger():
    t = attacked("theadora stitch lumpy", {"theadora": (4, 2), "stitch": (9, 3), "lumpy": (9, 0)}, hearts={"stitch": 1},
                 stuffing={"theadora": 3, "lumpy": 0})  # fmt: skip
    follow_instinct(GAME, t, seeded(1), 2)
    assert (t.stuffing, told(t, PlushFell)) == ([1, 4, 0], [])


@pytest.mark.parametrize(
    ("stuffing", "answer"), [(3, "use lionel roar"), (5, "use lionel roar"), (9, "use lionel roar")]
)
def test_a_hard_blow_is_worth_courage(stuffing, answer):
    t = attacked("lionel theadora", {"lionel": (4, 2), "theadora": (9, 3)}, hearts={"lionel": 1},
                 stuffing={"lionel": stuffing})  # fmt: skip
    assert answer_to(t, 0) == answer


def test_a_light_blow_is_not():
    t = attacked("lionel theadora", {"lionel": (7, 2), "theadora": (9, 3)}, ("marble", (5, 2)), 5, hearts={"lionel": 1})
    assert answer_to(t, 0) == "go on"


def test_hearts_that_a_fall_would_take_are_spent_first():
    t = tale(characters="lionel lumpy", story=STORY, hand="red", sleep="asleep", hearts={"lionel": 1},
             first=[(hurt, (0, 9, False))])  # fmt: skip
    assert answer_to(t, 0) == "use lionel cheer"


@pytest.mark.parametrize("stuffing", [3, 9])
def test_a_target_slips_away(stuffing):
    t = attacked("flops theadora", {"flops": (4, 2), "theadora": (9, 3)}, hearts={"flops": 1},
                 stuffing={"flops": stuffing})  # fmt: skip
    assert answer_to(t, 0) == "use flops slip_through"


def test_with_stored_dice_it_stays():
    t = attacked("flops theadora", {"flops": (4, 2), "theadora": (9, 3)}, hearts={"flops": 1}, stuffing={"flops": 9},
                 stored={"flops": "red"})  # fmt: skip
    assert answer_to(t, 0) == "go on"


def test_a_monster_that_strikes_near_is_pushed():
    at = {"lumpy": (4, 2), "theadora": (9, 3)}
    assert answer_to(attacked("lumpy theadora", at, hearts={"lumpy": 1}), 0) == "use lumpy push"
    t = attacked("lumpy theadora", at, ("marble", (5, 2)), 5, hearts={"lumpy": 1}, stuffing={"lumpy": 2})
    assert answer_to(t, 0) == "go on"


@pytest.mark.parametrize(
    ("theadora", "lionel", "answer"), [(2, 6, "use lionel taunt"), (5, 6, "go on"), (2, 2, "go on")]
)
def test_a_strong_friend_is_struck_in_place_of_a_weak_one(theadora, lionel, answer):
    t = attacked("theadora lionel", {"theadora": (6, 2), "lionel": (8, 2)}, ("marble", (5, 2)), 5, hearts={"lionel": 1},
                 stuffing={"theadora": theadora, "lionel": lionel})  # fmt: skip
    assert answer_to(t, 1) == answer


def test_nobody_slips_away_before_the_monster_has_set_out():
    t = attacked("flops theadora", {"flops": (4, 0), "theadora": (9, 3)}, ("crawler", (0, 0)), hearts={"flops": 1})
    assert answer_to(t, 0) == "go on"


def test_quiet_keeps_monsters_asleep():
    t = tale("check", characters="theadora piggle", story=STORY, hearts={"piggle": 1}, threat=1,
             monsters=[("crawler", (0, 0))])  # fmt: skip
    assert answer_to(t, 1) == "use piggle hush"


def test_a_heart_comes_before_a_defence_that_may_fail():
    pieces = {"characters": "piggle lumpy", "story": STORY, "first": [(hurt, (0, 6, True))]}
    t = tale(stored={"piggle": "red"}, stuffing={"piggle": 5}, hearts={"piggle": 1}, **pieces)
    assert said(t, GAME.instinct(t, t.questions[0], seeded(1))) == "use piggle cuddle"
    t = tale(stored={"piggle": "red"}, stuffing={"piggle": 9}, hearts={"piggle": 1}, **pieces)
    assert said(t, GAME.instinct(t, t.questions[0], seeded(1))) == "defend red"


@pytest.mark.parametrize(("stuffing", "remark"), [(3, FallOdds(100, 30)), (2, FallOdds(100, 20))])
def test_who_goes_on_is_told_what_follows(stuffing, remark):
    t = attacked("theadora stitch", {"theadora": (4, 2), "stitch": (9, 3)}, hearts={"stitch": 1},
                 stuffing={"theadora": stuffing})  # fmt: skip
    assert remarks_on(t, 1, GO_ON) == [remark]
