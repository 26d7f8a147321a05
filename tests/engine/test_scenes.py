"""Scenes: steps planned under a mark, and left before all of them have happened."""

from __future__ import annotations

import json

import pytest

from tests.engine.test_kernel import A, B, plan, running, wait, write
from tests.engine.toy import Draw, PondGame, pond
from veillee.engine.errors import BrokenLaw
from veillee.engine.snapshot import freeze, thaw


def battle(t, *steps):
    """A scene that plans whatever a test wants."""
    plan(t, *steps)


def duel(t, *steps):
    """Another one, to be played inside the first."""
    plan(t, *steps)


def begin(t, scene, steps, *afterwards):
    t.scene(scene, *steps)
    plan(t, *afterwards)
    t.then(wait)


def flee(t):
    t.leave(battle)


def flee_and_write(t):
    t.then(write, "forgotten")
    t.leave(battle)
    t.then(write, "fled")
    t.then(write, "breathless")


def yield_duel(t):
    t.leave(duel)


def at_once(t, first, *others):
    """Do something, then let the rest follow."""
    first[0](t, *first[1:])
    for step, *args in others:
        t.follow(step, *args)


def surrender_later(t):
    t.after(battle, write, "surrendered")


def notes_of(scene, *steps):
    return running(pond(), begin, scene, steps, (write, "home")).notes


def test_a_scene_that_nobody_leaves_is_played_to_its_end():
    assert notes_of(battle, (write, "a"), (write, "b")) == ["a", "b", "home"]


def test_leaving_a_scene_forgets_what_is_planned_in_it_and_nothing_else():
    assert notes_of(battle, (write, "a"), (flee,), (write, "b")) == ["a", "home"]


def test_leaving_works_from_any_depth():
    deep = (plan, (plan, (write, "b"), (flee,), (write, "c")), (write, "d"))
    assert notes_of(battle, (write, "a"), deep, (write, "e")) == ["a", "b", "home"]


def test_what_a_step_plans_after_leaving_happens_in_its_order_before_what_follows_the_scene():
    assert notes_of(battle, (flee_and_write,), (write, "b")) == ["fled", "breathless", "home"]


def test_what_follows_happens_at_once_or_after_what_was_planned():
    row = (at_once, (write, "a"), (write, "b"), (write, "c"))
    assert notes_of(battle, row, (write, "d")) == [*"abcd", "home"]
    planned = (at_once, (plan, (write, "a"), (plan, (write, "b"))), (write, "c"), (write, "d"))
    assert notes_of(battle, planned, (write, "e")) == [*"abcde", "home"]
    late = (at_once, (write, "a"), (plan, (write, "b")), (write, "c"))
    assert notes_of(battle, late) == ["a", "b", "c", "home"]


def test_nothing_follows_once_the_scene_is_left():
    assert notes_of(battle, (at_once, (flee,), (write, "forgotten")), (write, "too")) == ["home"]
    assert notes_of(battle, (at_once, (flee_and_write,), (write, "forgotten"))) == ["fled", "breathless", "home"]


def nested(t, outcome):
    t.scene(duel, (write, "duel"), (outcome,), (write, "duel over"))
    t.then(write, "battle goes on")


def test_the_inner_scene_can_be_left_alone_or_with_the_outer_one():
    assert notes_of(battle, (nested, yield_duel)) == ["duel", "battle goes on", "home"]
    assert notes_of(battle, (nested, flee)) == ["duel", "home"]


def again(t):
    t.scene(battle, (write, "inner"), (flee,), (write, "forgotten"))
    t.then(write, "outer goes on")


def test_of_two_scenes_of_the_same_step_the_innermost_is_left():
    assert notes_of(battle, (again,)) == ["inner", "outer goes on", "home"]


def test_a_scene_that_is_over_can_no_longer_be_left():
    with pytest.raises(BrokenLaw, match="no scene battle"):
        running(pond(), begin, battle, [(write, "a")], (flee,))


def plan_and_leave(t):
    t.scene(battle, (write, "a"))
    t.leave(battle)


def test_a_scene_that_has_not_begun_cannot_be_left():
    with pytest.raises(BrokenLaw, match="no scene battle"):
        running(pond(), plan_and_leave)


def test_what_comes_after_a_scene_waits_for_its_end_and_comes_before_what_follows():
    assert notes_of(battle, (surrender_later,), (write, "a")) == ["a", "surrendered", "home"]


def test_what_comes_after_a_scene_survives_leaving_it():
    assert notes_of(battle, (surrender_later,), (flee,), (write, "a")) == ["surrendered", "home"]


def test_what_a_step_planned_before_it_thought_of_the_end_of_a_scene_keeps_its_order():
    def step(t):
        t.then(write, "a")
        t.then(write, "b")
        t.after(battle, write, "surrendered")
        t.then(write, "c")

    assert notes_of(battle, (step,)) == ["a", "b", "c", "surrendered", "home"]


def ask_in_battle(t):
    t.ask(0, [A, B], answer_in_battle)


def answer_in_battle(t, seat, option):
    if option == B:
        t.leave(battle)


def interrupted(t):
    t.ask(0, [A, B], answer_in_battle)
    t.interject({1: [Draw()]}, flee_by_the_way)


def flee_by_the_way(t, seat, option):
    t.leave(battle)


def test_an_answer_can_leave_the_scene():
    t = running(pond(), begin, battle, [(ask_in_battle,), (write, "fought")], (write, "home"))
    stayed, fled = t.copy(), t.copy()
    stayed.choose(0, A)
    fled.choose(0, B)
    assert (stayed.notes, fled.notes) == (["fought", "home"], ["home"])


def test_an_aside_can_leave_the_scene_with_the_question_that_it_broke_in_on():
    t = running(pond(), begin, battle, [(interrupted,), (write, "fought")], (write, "home"))
    t.choose(1, Draw())
    assert t.notes == ["home"]


def fight(t):
    """A scene whose steps take plain arguments, as stored ones must."""
    t.then(ask_to_fight)
    t.then(write_line, "fought")


def ask_to_fight(t):
    t.ask(0, [A, B], answer_to_fight)


def answer_to_fight(t, seat, option):
    if option == B:
        t.leave(fight)


def write_line(t, line):
    t.notes.append(line)


def open_fight(t):
    t.scene(fight)
    t.then(write_line, "home")
    t.then(wait)


class PondWithScenes(PondGame):
    def chapters(self):
        import sys

        return (sys.modules[__name__], sys.modules["tests.engine.test_kernel"])


def test_a_stored_table_knows_its_scenes():
    t = running(pond(), open_fight)
    twin = thaw(PondWithScenes(), json.loads(json.dumps(freeze(t))))
    assert freeze(twin) == freeze(t)
    twin.choose(0, B)
    assert twin.notes == ["home"]
    t.choose(0, A)
    assert t.notes == ["fought", "home"]


def say_where(t):
    write(t, *[scene.__name__ for scene in (battle, duel) if t.is_playing(scene)])


def test_a_table_knows_which_scenes_it_plays():
    inside = (duel_inside,)
    assert notes_of(battle, (say_where,), inside, (say_where,)) == ["battle", "battle duel", "battle", "home"]
    assert running(pond(), begin, battle, [(write, "a")], (say_where,)).notes == ["a", ""]


def duel_inside(t):
    t.scene(duel, (say_where,))
