"""Rests: pauses for people, which bots pass by themselves; windows for what may be done at any time."""

from __future__ import annotations

from tests.engine.test_kernel import A, B, asked, plan, running, write, write_answer
from tests.engine.toy import Draw, Nod, pond
from veillee.engine.table import Rest

GO_ON = Nod()


def pause(t, seats):
    t.rest(seats, GO_ON, gone_on)


def gone_on(t, seat, option):
    write(t, seat, "went on")


def shout(t, seat, option):
    write(t, seat, "shouts")
    t.purses[seat].pop()


def window(t, waiting):
    """Whoever has a stone may shout now; each of them is waited for, and nobody else."""
    holders = [seat for seat in range(t.seats) if waiting >> seat & 1 and t.purses[seat]]
    if holders:
        t.rest(holders, GO_ON, pass_by, waiting)
        t.interject({seat: [Draw()] for seat in holders}, shout)


def pass_by(t, seat, option, waiting):
    t.then(window, waiting & ~(1 << seat))


def decide(t):
    t.ask(0, [A, B], write_answer)


def test_a_rest_is_asked_though_it_has_one_answer():
    t = running(pond(), plan, (pause, (0, 2)), (write, "later"), (decide,))
    assert asked(t) == {0: [GO_ON], 2: [GO_ON]}
    assert all(isinstance(question, Rest) for question in t.questions)
    t.choose(2, GO_ON)
    assert t.notes == ["2 went on", "later"]


def test_rests_are_passed_where_no_person_looks_on():
    t = running(pond(), plan, (pause, (1,)), (pause, (0, 2)), (write, "later"), (decide,))
    t.pass_rests()
    assert t.notes == ["1 went on", "0 went on", "later"]
    assert asked(t) == {0: [A, B]}
    t.pass_rests()
    assert asked(t) == {0: [A, B]}


def test_a_window_waits_for_those_who_hold_something_and_for_nobody_else():
    t = pond()
    t.purses[0], t.purses[2] = [1], [1, 1]
    t = running(t, plan, (window, 0b111), (decide,))
    assert asked(t) == {0: [GO_ON, Draw()], 2: [GO_ON, Draw()]}
    t.choose(2, Draw())
    assert (t.notes, asked(t)) == (["2 shouts"], {0: [GO_ON, Draw()], 2: [GO_ON, Draw()]})
    t.choose(0, GO_ON)
    assert asked(t) == {2: [GO_ON, Draw()]}
    t.choose(2, Draw())
    assert asked(t) == {0: [A, B]}


def test_a_window_where_nobody_holds_anything_holds_nobody_up():
    assert asked(running(pond(), plan, (window, 0b111), (decide,))) == {0: [A, B]}


def test_a_window_is_a_decision_and_not_passed():
    t = pond()
    t.purses[1] = [1]
    t = running(t, plan, (window, 0b111), (decide,))
    t.pass_rests()
    assert asked(t) == {1: [GO_ON, Draw()]}


def mixed(t):
    t.rest((0, 1), GO_ON, gone_on)
    t.interject({1: [Draw()]}, shout)


def test_a_rest_is_not_passed_for_one_seat_while_another_has_a_choice():
    t = running(pond(), plan, (mixed,), (decide,))
    t.pass_rests()
    assert asked(t) == {0: [GO_ON], 1: [GO_ON, Draw()]}


def watched(t):
    t.rest((0,), GO_ON, gone_on)
    t.interject({1: [Draw()]}, shout)


def test_nobody_waits_at_a_rest_for_those_who_are_not_asked():
    t = running(pond(), plan, (watched,), (decide,))
    t.pass_rests()
    assert (t.notes, asked(t)) == (["0 went on"], {0: [A, B]})


def test_resuming_forgets_what_was_asked_and_goes_on_in_the_order_given():
    t = running(pond(), plan, (decide,), (write, "forgotten"))
    t.resume([(write, ("a",)), (write, ("b",)), (decide, ())])
    assert (t.notes, asked(t)) == (["a", "b"], {0: [A, B]})
    t.choose(0, B)
    assert t.notes == ["a", "b", "0 Show 1"]
