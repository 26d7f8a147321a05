"""How monsters move: chapter 33."""

import pytest

from tests.games.peluches.tale import asked, choose, number, page_story, squares, step_of, tale, told, who
from veillee.games.peluches.events import MonsterAttacked, MonsterStayed, MonsterWalked

ROOM = """
M.........
..........
..........
..........
S.........
"""
CORRIDOR = """
MS........
S.........
"""
PASSAGE = """
.............M
############..
SSSS..........
"""


def stalk(name, start, face, at, *, plan=ROOM, lines=(), **pieces):
    """A monster acts; the figures stand where `at` says."""
    story = page_story(plan, lines=lines, name="stalked")
    given = {"story": story, "at": at, "monsters": [(name, start)], "threat": 1, "dice": [face]}
    return tale("monsters", **{**given, **pieces})


def stop_of(t, monster=0):
    """Where a monster stands now."""
    return t.monster_at[monster] % t.plan.width, t.monster_at[monster] // t.plan.width


@pytest.mark.rule("PEL-33.1")
@pytest.mark.parametrize("start", [(2, 1), (3, 1), (4, 1), (2, 2), (4, 2), (2, 3), (3, 3), (4, 3)])
def test_beside_a_plush_it_stays(start):
    t = stalk("marble", start, 1, {"theadora": (3, 2), "lumpy": (9, 4)})
    assert (told(t, MonsterStayed), told(t, MonsterWalked)) == ([MonsterStayed(number("marble"), 0)], [])
    assert stop_of(t) == start


@pytest.mark.rule("PEL-33.1")
def test_between_two_plushies_nobody_is_asked_where_it_goes():
    t = stalk("marble", (4, 2), 1, {"theadora": (3, 2), "lumpy": (5, 2)})
    assert (step_of(t), told(t, MonsterStayed)) == ("choose_target", [MonsterStayed(number("marble"), 0)])


@pytest.mark.rule("PEL-33.2")
def test_otherwise_it_goes_towards_the_nearest():
    t = stalk("marble", (5, 0), 1, {"theadora": (0, 0), "lumpy": (8, 0)}, plan=CORRIDOR)
    assert squares(t) == {(7, 0), (7, 1)}
    choose(t, "lead 7,0")
    assert stop_of(t) == (7, 0)
    assert told(t, MonsterWalked) == [MonsterWalked(number("marble"), 5, 7, "6 7", 0)]


@pytest.mark.rule("PEL-33.3")
def test_near_means_few_steps_on_foot_not_as_the_crow_flies():
    t = stalk("crawler", (4, 0), 1, {"theadora": (0, 0), "lumpy": (4, 2)}, plan=PASSAGE)
    assert stop_of(t) == (1, 0)


@pytest.mark.rule("PEL-33.3", "PEL-A.16")
def test_a_plush_that_cannot_be_stood_beside_is_not_the_nearest():
    monsters = [("crawler", (4, 0)), ("marble", (1, 0))]
    at = {"theadora": (0, 0), "lumpy": (11, 0)}
    assert stop_of(stalk("crawler", (4, 0), 1, at, plan=PASSAGE)) == (1, 0)
    assert stop_of(stalk("crawler", (4, 0), 1, at, plan=PASSAGE, monsters=monsters, dice=[1, 1])) == (10, 0)


@pytest.mark.rule("PEL-33.4")
@pytest.mark.parametrize("away", [2, 3, 4, 5, 6, 7])
def test_it_stops_as_soon_as_it_is_beside(away):
    t = stalk("crawler", (away, 0), 1, {"theadora": (0, 0), "lumpy": (0, 2)}, plan=PASSAGE)
    assert stop_of(t) == (1, 0)
    assert [event.plush for event in told(t, MonsterAttacked)] == [number("theadora")]


@pytest.mark.rule("PEL-33.4")
def test_it_does_not_go_round_the_plush_it_came_to():
    t = stalk("crawler", (7, 2), 1, {"theadora": (3, 2), "lumpy": (0, 4)})
    assert squares(t) == {(4, 1), (4, 2), (4, 3)}


@pytest.mark.rule("PEL-33.5", "PEL-44.9")
@pytest.mark.parametrize(
    ("name", "face", "speed"),
    [("crawler", 1, 6), ("crawler", 4, 3), ("mongrel", 1, 5), ("mongrel", 5, 2), ("marble", 5, 0)],
)
def test_it_goes_no_farther_than_its_speed(name, face, speed):
    for start in (11, speed + 2):  # from far away, and from where one step more would do
        t = stalk(name, (start, 0), face, {"theadora": (0, 0), "lumpy": (0, 2)}, plan=PASSAGE)
        stops = [event.square for event in told(t, MonsterWalked)] or [start]
        assert stops[0] == start - speed


@pytest.mark.rule("PEL-33.6")
@pytest.mark.parametrize(("prey", "stop"), [("theadora", (1, 0)), ("lumpy", (9, 0))])
def test_of_equally_near_plushies_the_narrator_chooses_one(prey, stop):
    t = stalk("crawler", (5, 0), 1, {"theadora": (0, 0), "lumpy": (10, 0)}, plan=PASSAGE, narrator="lumpy")
    assert (step_of(t), who(t), asked(t)) == ("choose_quarry", 1, ["aim theadora", "aim lumpy"])
    choose(t, f"aim {prey}")
    assert stop_of(t) == stop


@pytest.mark.rule("PEL-33.7")
@pytest.mark.parametrize("colour", ["red", "green", "yellow", "blue", "purple"])
def test_coloured_lines_cost_it_nothing(colour):
    at = {"theadora": (0, 0), "lumpy": (0, 2)}
    t = stalk("marble", (4, 0), 1, at, plan=PASSAGE, lines=[f"{colour} 2,0 to 2,0 right"])
    assert stop_of(t) == (1, 0)


@pytest.mark.rule("PEL-33.8")
def test_it_crosses_no_white_line():
    at = {"theadora": (4, 0), "lumpy": (0, 4)}
    assert squares(stalk("marble", (6, 0), 1, at)) == {(5, 0), (5, 1)}
    t = stalk("marble", (6, 0), 1, at, lines=["white 5,0 to 5,3 right"])
    assert squares(t) == {(6, 3), (7, 3)}  # on its way round the end of the line


@pytest.mark.rule("PEL-33.8", "PEL-A.33")
def test_beside_a_plush_but_behind_a_white_line_it_walks_round():
    t = stalk("crawler", (6, 2), 1, {"theadora": (5, 2), "lumpy": (0, 4)}, lines=["white 5,1 to 5,3 right"])
    assert squares(t) == {(4, 1), (5, 1), (4, 3), (5, 3)}
    choose(t, "lead 4,3")
    assert [event.plush for event in told(t, MonsterAttacked)] == [number("theadora")]


@pytest.mark.rule("PEL-A.33", "PEL-37.14")
def test_beside_an_unconscious_plush_it_goes_on():
    t = stalk("marble", (5, 0), 1, {"theadora": (4, 0), "lumpy": (9, 0)}, plan=PASSAGE, stuffing={"theadora": 0})
    assert stop_of(t) == (8, 0)


@pytest.mark.rule("PEL-33.9")
def test_it_does_not_leave_the_grid():
    plan = """
M.........
....##....
....##....
....##....
S...##....
"""
    t = stalk("marble", (3, 3), 1, {"theadora": (6, 3), "lumpy": (9, 4)}, plan=plan)
    assert stop_of(t) == (4, 0)


@pytest.mark.rule("PEL-37.15", "PEL-A.16")
def test_it_passes_through_no_plush_not_even_an_unconscious_one():
    at = {"theadora": (5, 0), "lumpy": (9, 0)}
    t = stalk("crawler", (3, 0), 1, at, plan=PASSAGE, stuffing={"theadora": 0})
    assert (stop_of(t), told(t, MonsterAttacked)) == ((3, 0), [])
    beyond = stalk("crawler", (3, 0), 1, {"theadora": (0, 2), "lumpy": (9, 0)}, plan=PASSAGE, stuffing={"theadora": 0})
    assert stop_of(beyond) == (8, 0)


@pytest.mark.rule("PEL-A.16")
@pytest.mark.parametrize(("other", "stop"), [((3, 0), (2, 0)), ((2, 0), (3, 0))])
def test_it_passes_through_other_monsters_but_stops_on_none(other, stop):
    at = {"theadora": (0, 0), "lumpy": (0, 2)}
    t = stalk("marble", (5, 0), 1, at, plan=PASSAGE, monsters=[("marble", (5, 0)), ("marble", other)], dice=[1, 5])
    assert stop_of(t) == stop


@pytest.mark.rule("PEL-A.16")
def test_where_every_square_in_reach_is_taken_it_stays():
    others = [("marble", (4, 0)), ("marble", (3, 0)), ("crawler", (2, 0))]
    at = {"theadora": (0, 0), "lumpy": (0, 2)}
    t = stalk("marble", (5, 0), 1, at, plan=PASSAGE, monsters=[("marble", (5, 0)), *others], dice=[1, 5, 5, 1])
    assert stop_of(t) == (5, 0)


@pytest.mark.rule("PEL-A.34")
def test_the_narrator_chooses_among_the_shortest_ways():
    t = stalk("marble", (9, 2), 1, {"theadora": (3, 2), "lumpy": (0, 4)}, narrator="lumpy")
    assert (step_of(t), who(t)) == ("choose_path", 1)
    assert squares(t) == {(6, row) for row in range(5)}
    choose(t, "lead 6,4")
    assert stop_of(t) == (6, 4)


@pytest.mark.rule("PEL-A.34")
def test_who_can_get_to_nobody_stays_but_still_takes_aim():
    at = {"theadora": (5, 0), "lumpy": (7, 0)}
    t = stalk("mongrel", (3, 0), 5, at, plan=PASSAGE, stuffing={"theadora": 0})
    assert stop_of(t) == (3, 0)
    assert [event.plush for event in told(t, MonsterAttacked)] == [number("lumpy")]
