"""Points of interest: chapter 9."""

import pytest

from tests.games.peluches.tale import (
    asked,
    choose,
    dice_in,
    page_story,
    sections_read,
    squares,
    step_of,
    tale,
    told,
    where,
)
from veillee.engine.errors import NoSuchOption
from veillee.games.peluches.events import PlushWalked
from veillee.games.peluches.options import WalkTo

SECTIONS = {
    "once": 'effects = [{ do = "buttons", n = 1 }]',
    "again": 'effects = [{ do = "hearts", n = 1, who = "others" }]',
    "test": 'effects = [{ do = "test", colour = "yellow", target = 4, success = "again" }]',
    "over": 'effects = [{ do = "end_turn" }]',
}
FIRST_TWO = '{ sign = "1", section = "once" }, { sign = "2", section = "again", repeat = true }'
POINTS = f'points = [{FIRST_TWO}, {{ sign = "3", section = "test" }}, {{ sign = "4", section = "over" }}]'
# A corridor: nobody can go round a point.
CORRIDOR = page_story("SSSS.1.2.3.4.M", sections=SECTIONS, fields=POINTS)


def stroll(column, steps, **pieces):
    """Theadora in this column of the corridor rolls this for a move; Lumpy stands at the very beginning."""
    wished = {"hand": "green blue", "dice": [steps], "at": {"theadora": (column, 0), "lumpy": (0, 0)}, **pieces}
    return choose(tale(story=CORRIDOR, **wished), "walk green", "roll")


@pytest.mark.rule("PEL-9.1", "PEL-9.6")
def test_a_point_of_interest_is_explored_by_reading_its_section():
    t = choose(stroll(4, 1), "to 5,0")
    assert (sections_read(t), t.buttons) == (["once"], [1, 0])
    t = choose(stroll(6, 1), "to 7,0")
    assert (sections_read(t), t.hearts) == (["again"], [0, 1])


@pytest.mark.rule("PEL-9.2")
def test_entering_a_point_ends_the_move():
    t = stroll(4, 4)
    assert ((5, 0) in squares(t), (6, 0) in squares(t)) == (True, False)
    choose(t, "to 5,0")
    assert (where(t, "theadora"), step_of(t), len(told(t, PlushWalked))) == ((5, 0), "choose_action", 1)


@pytest.mark.rule("PEL-9.3")
def test_nobody_passes_through_a_point():
    t = stroll(4, 6)
    assert squares(t) == {(1, 0), (2, 0), (3, 0), (5, 0)}
    with pytest.raises(NoSuchOption):
        t.choose(0, WalkTo(6))


@pytest.mark.rule("PEL-9.3")
def test_the_way_through_a_point_where_another_stands_is_closed():
    t = stroll(4, 6, at={"theadora": (4, 0), "lumpy": (5, 0)})
    assert squares(t) == {(0, 0), (1, 0), (2, 0), (3, 0)}


@pytest.mark.rule("PEL-9.4")
def test_leaving_a_point_ends_the_move_after_a_step():
    t = stroll(7, 5)
    assert squares(t) == {(6, 0), (8, 0)}
    choose(t, "to 8,0")
    assert (where(t, "theadora"), sections_read(t)) == ((8, 0), ["again"])


@pytest.mark.rule("PEL-9.4")
def test_from_a_point_onto_the_next_both_are_read():
    sections = {key: SECTIONS[key] for key in ("once", "again")}
    story = page_story("SSSS21M", sections=sections, fields=f"points = [{FIRST_TWO}]")
    t = choose(tale(story=story, hand="green blue", at={"theadora": (4, 0)}, dice=[3]), "walk green")
    choose(t, "to 5,0")
    assert sections_read(t) == ["again", "once"]


@pytest.mark.rule("PEL-9.5", "PEL-9.7")
def test_the_turn_is_suspended_and_goes_on():
    t = choose(stroll(8, 2, hand="green yellow purple blue", dice=[2, 4]), "to 9,0")
    assert (step_of(t), dice_in(t.hand)) == ("face_test", "yellow blue purple")
    choose(t, "test yellow4 yellow", "roll")
    assert (sections_read(t), step_of(t), dice_in(t.hand)) == (["test", "again"], "choose_action", "blue purple")
    assert t.active == 0


@pytest.mark.rule("PEL-9.7")
def test_an_instruction_may_end_the_turn():
    t = choose(stroll(10, 1), "to 11,0")
    assert (t.active, sections_read(t)) == (1, ["over"])


@pytest.mark.rule("PEL-9.8", "PEL-9.10")
def test_a_point_without_the_icon_is_explored_once_and_then_stops_nobody():
    t = choose(stroll(4, 1, hand="green green green", dice=[1, 1, 3]), "to 5,0", "walk green", "roll", "to 6,0")
    assert (sections_read(t), t.buttons) == (["once"], [1, 0])
    choose(t, "walk green")
    assert {(5, 0), (4, 0), (3, 0)} <= squares(t)
    choose(t, "to 5,0")
    assert sections_read(t) == ["once"]


@pytest.mark.rule("PEL-9.8")
def test_once_is_once_for_all():
    t = stroll(4, 5, explored="1")
    assert {(5, 0), (6, 0), (7, 0)} <= squares(t)
    choose(t, "to 5,0")
    assert sections_read(t) == []


@pytest.mark.rule("PEL-9.9")
def test_a_point_with_the_icon_goes_on_triggering():
    t = stroll(6, 1, hand="green green green", dice=[1, 1, 1], explored="2")
    choose(t, "to 7,0", "walk green", "roll", "to 6,0", "walk green", "to 7,0")
    assert (sections_read(t), t.hearts) == (["again"] * 3, [0, 3])


@pytest.mark.rule("PEL-9.11")
def test_who_is_put_on_a_point_outside_its_move_triggers_nothing():
    story = CORRIDOR.replace('success = "end" }]', 'success = "end" }, { do = "place", who = "others", mark = "1" }]')
    t = tale("read", section="0", story=story, hand="red", at={"theadora": (0, 0), "lumpy": (3, 0)})
    assert asked(t) == ["stand 5,0", "stand 4,0", "stand 6,0"]
    choose(t, "stand 5,0")
    assert (where(t, "lumpy"), sections_read(t), t.buttons) == ((5, 0), ["0"], [0, 0])


@pytest.mark.rule("PEL-9.11", "PEL-32.8")
@pytest.mark.parametrize("active", ["theadora", "lumpy"])
def test_whom_a_monster_pulls_onto_a_point_triggers_nothing(active):
    sections = {"once": SECTIONS["once"]}
    fields = 'points = [{ sign = "1", section = "once" }]'
    story = page_story("SSSS..1..M", sections=sections, fields=fields, discovery=["snatcher"])
    t = tale(
        "monsters", story=story, turn_of=active, at={"theadora": (3, 0), "lumpy": (0, 0)},
        monsters=[("snatcher", (9, 0))], threat=1, dice=[5],
    )  # fmt: skip
    assert (where(t, "theadora"), t.stuffing, t.monster_at) == ((6, 0), [3, 5], [7])
    assert (sections_read(t), t.explored) == ([], [])
