"""The guided first night: what its lessons advise can be done and leads where they say; each comes when it matters."""

from __future__ import annotations

import pytest

from tests.games.peluches.first_night import SUGGESTED_MOVES
from tests.games.peluches.whole_box import GAME
from veillee.engine.chance import seeded
from veillee.engine.match import Match, Sitter
from veillee.engine.prelude import Prelude
from veillee.engine.tutorial import ROUND_THE_BOARD, position_of
from veillee.engine.words import to_line
from veillee.games.peluches.events import (
    HarmPrevented,
    HeartsGained,
    ItemFound,
    MonsterAttacked,
    MonsterDefeated,
    StuffingFound,
    StuffingLost,
    TrialPassed,
)
from veillee.players import player_from, situation_for

LESSONS = GAME.tutorial().lessons
UNDER_THE_BED = 0


class Night:
    """The guided game, and the lessons that are due at each position, none of them twice."""

    def __init__(self, *names):
        guide = GAME.tutorial()
        sitters = [Sitter(name) for name in names or ("Ann",)]
        self.match = Match(GAME, sitters, guide.settings, guide.seed, Prelude(dice=guide.dice))
        self.seen = []
        self.due = []
        self.told = self.match.opening
        self.look()

    def look(self):
        position = position_of(self.match.table, len(self.match.choices), self.told, range(len(self.match.sitters)))
        self.due = [lesson for lesson in LESSONS if lesson not in self.seen and lesson.fits(position)]
        self.seen += self.due

    def choose(self, option):
        self.told = self.match.choose(self.match.table.questions[0].seat, option)
        self.look()

    def do(self, wanted):
        """Whoever is asked does it: plushies in need are asked in any order."""
        asked = [(question.seat, one) for question in self.match.table.questions for one in question.options]
        seat, option = next((seat, one) for seat, one in asked if to_line(one) == wanted)
        self.told = self.match.choose(seat, option)
        self.look()

    def let_play(self, kind, seed):
        """A bot plays to the end, and each lesson that comes up on the way is checked."""
        player, chance = player_from(kind, seed), seeded(seed)
        while self.match.table.result is None:
            check_point(self)
            seat = self.match.table.questions[0].seat
            self.choose(player.choose(situation_for(GAME, self.match.table, seat, chance)))


def check_point(night):
    """What the lessons point at can be chosen now, or lies on the table."""
    table = night.match.table
    offered = {
        name
        for option in table.questions[0].options
        for target in option.points_at()
        for name in (target.kind, f"{target.kind}:{target.index}")
    }
    for lesson in night.due:
        is_there = lesson.point in {*offered, *GAME.sights(), *ROUND_THE_BOARD}
        assert is_there or lies_there(GAME.view(table, 0), lesson.point), (lesson.when, lesson.point)


def lies_there(view, point):
    kind, _, index = point.partition(":")
    return {
        "square": view.page == UNDER_THE_BED and kind != point and view.plan.signs[int(index or 0)] != "#",
        "environment": bool(view.environments),
        "task": view.task is not None,
        "shelf": bool(view.shelf),
    }.get(kind, False)


def followed(moves):
    """The guided game after some of the suggested moves."""
    night = Night()
    for wanted in SUGGESTED_MOVES[:moves]:
        check_point(night)
        night.do(wanted)
    return night


def told_after(wanted):
    night = followed(SUGGESTED_MOVES.index(wanted) + 1)
    return [one.event for one in night.told]


@pytest.mark.parametrize("names", [("Ann",), ("Ann", "Ben")])
def test_each_lesson_of_the_beginning_comes_before_the_move_it_suggests(names):
    night = Night(*names)
    points = []
    for wanted in SUGGESTED_MOVES:
        points.append((wanted, [lesson.point for lesson in night.due]))
        night.do(wanted)
    assert points == [
        ("choose_plush 2", ["plush"]),
        ("choose_plush 0", []),
        ("stand_on 41", ["square:41"]),
        ("stand_on 51", []),
        ("walk 1", ["die", "die:1"]),
        ("walk_to 35", ["square:35"]),
        ("take_way 0", ["choice"]),
        ("put_monster 3", ["square:3"]),
        ("search 2", ["ability", "search"]),
        ("keep_roll", ["rolled"]),
        ("not_now", []),
        ("equip 12", ["found"]),
        ("store 3", ["threat", "die:3"]),
        ("defend 3", ["stored"]),
        ("roll_white 1", ["die:5"]),
        ("walk 3", ["die:3"]),
        ("walk_to 43", ["square:21"]),
        ("strike 5 0 0", ["monster"]),
        ("add_die 0", ["die"]),
        ("keep_roll", []),
        ("take_way 2", ["card", "card"]),
    ]


def test_two_people_take_a_plush_each_and_see_the_same_night():
    alone, together = Night(), Night("Ann", "Ben")
    seats = []
    for wanted in SUGGESTED_MOVES:
        seats.append(together.match.table.questions[0].seat)
        alone.do(wanted)
        together.do(wanted)
        assert [type(one.event) for one in together.told] == [type(one.event) for one in alone.told], wanted
    assert seats[:4] == [0, 1, 0, 1]


def test_the_tug_opens_the_pencil_case_and_earns_a_heart():
    kinds = {type(event) for event in told_after("take_way 0")}
    assert {TrialPassed, HeartsGained} <= kinds


def test_the_first_search_finds_something_to_shoot_with():
    (found,) = [event for event in told_after("not_now") if isinstance(event, ItemFound)]
    assert GAME.box.item_ids[found.item] == "pea_shooter"


def test_the_kept_die_stops_the_bite():
    assert any(isinstance(event, MonsterAttacked) for event in told_after("store 3"))
    kinds = {type(event) for event in told_after("defend 3")}
    assert HarmPrevented in kinds
    assert StuffingLost not in kinds


def test_white_dice_rolled_one_by_one_bring_two_tufts():
    assert [type(event) for event in told_after("roll_white 1")].count(StuffingFound) == 2


def test_two_red_dice_beat_the_dog():
    night = followed(len(SUGGESTED_MOVES) - 1)
    assert MonsterDefeated in {type(one.event) for one in night.told}


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("moves", [0, 6, len(SUGGESTED_MOVES)])
def test_whoever_leaves_the_path_is_still_shown_what_is_there(moves, seed):
    night = followed(moves)
    night.let_play("greedy", f"greedy {seed}")
    assert night.due[-1].when == {"over": True}
    assert len(night.seen) >= 20


@pytest.mark.parametrize("names", [("Ann",), ("Ann", "Ben")])
@pytest.mark.parametrize("seed", range(8))
def test_even_the_strangest_moves_are_never_shown_what_is_not_there(seed, names):
    night = Night(*names)
    night.let_play("random", f"random {seed}")
    assert [lesson.when for lesson in night.due] == [{"over": True}]
