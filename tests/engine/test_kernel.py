"""The kernel on the toy: agenda, questions, refusals, events, results."""

from __future__ import annotations

import pytest

from tests.engine.toy import Draw, Nod, Nodded, Pond, PondGame, Show, StoneDrawn, StoneDrawnByYou, pond
from veillee.engine.chance import Chance
from veillee.engine.errors import BrokenLaw, GameOver, NoSuchOption, NotYourTurn
from veillee.engine.result import Result
from veillee.engine.table import Plan, Query, Table, Told

A, B, C = Show(0), Show(1), Show(2)


def write(t, *words):
    t.notes.append(" ".join(str(word) for word in words))


def plan(t, *steps):
    for step, *args in steps:
        t.then(step, *args)


def wait(t):
    """A question at which a test can look round."""
    t.ask(0, [Draw(), Nod()], write_answer)


def write_answer(t, seat, option, *args):
    write(t, seat, type(option).__name__, *vars(option).values(), *args)
    t.then(wait)


def running(t, step, *args):
    t.then(step, *args)
    t.run()
    return t


def seen_after(step, *args):
    """What was written when the step and all it planned had happened."""
    return running(pond(), plan, (step, *args), (wait,)).notes


def asked(t):
    return {question.seat: list(question.options) for question in t.questions}


def whole(t):
    """All of a table that a refused choice could have changed."""
    return t.agenda[:], t.floor, t.pending(), t.questions, t.heard, t.result, t.notes[:], t.chance.state


def test_what_a_step_plans_happens_in_the_order_said():
    assert seen_after(plan, (write, "a"), (write, "b"), (write, "c")) == ["a", "b", "c"]


def rise(t):
    write(t, "rise")


def walk(t):
    write(t, "walk")


DAY = Plan(rise, walk)


def plan_a_day(t):
    t.then(write, "before")
    t.then_all(DAY)
    t.then(write, "after")


def test_steps_that_are_planned_together_happen_in_their_order_among_the_others():
    assert seen_after(plan_a_day) == ["before", "rise", "walk", "after"]


@pytest.mark.parametrize("count", range(6))
def test_any_number_of_steps_can_be_planned(count):
    letters = list("abcdef"[:count])
    assert seen_after(plan, *[(write, letter) for letter in letters]) == letters


def test_what_a_step_plans_happens_before_all_that_was_planned_earlier():
    assert seen_after(plan, (write, "a"), (plan, (write, "b"), (write, "c")), (write, "d")) == ["a", "b", "c", "d"]


def test_plans_nest_to_any_depth():
    deep = (plan, (write, "b"), (plan, (write, "c"), (plan, (write, "d"), (write, "e")), (write, "f")), (write, "g"))
    assert seen_after(plan, (write, "a"), deep, (write, "h")) == list("abcdefgh")


@pytest.mark.parametrize("args", [(), (1,), (1, 2), (1, 2, 3), (1, 2, 3, 4, 5)])
def test_a_step_is_given_its_arguments(args):
    assert seen_after(write, *args) == [" ".join(map(str, args))]


def test_an_agenda_that_runs_dry_without_question_or_result_is_a_broken_law():
    with pytest.raises(BrokenLaw, match="agenda is empty"):
        running(pond(), write, "a")


def test_a_table_without_a_copy_of_its_own_says_so():
    with pytest.raises(NotImplementedError):
        Table(1, Chance(0)).copy()


def ask_then_write(t, options, *args):
    t.ask(1, options, write_answer, *args)
    t.then(write, "afterwards")


def test_the_answer_runs_with_seat_option_and_arguments_before_what_was_planned_after_the_question():
    t = running(pond(), ask_then_write, [A, B], "x", "y")
    assert t.notes == []
    t.choose(1, B)
    assert t.notes == ["1 Show 1 x y"]
    assert asked(t) == {0: [Draw(), Nod()]}


def test_a_question_with_one_answer_is_not_asked():
    t = running(pond(), plan, (ask_then_write, [C], "x"), (wait,))
    assert t.notes == ["1 Show 2 x"]
    t.choose(0, Draw())
    assert t.notes == ["1 Show 2 x", "0 Draw"]


def ask_secretly(t, options):
    t.ask_secretly(2, options, write_answer, "x")


def test_a_secret_question_is_asked_even_with_one_answer():
    t = running(pond(), ask_secretly, [A])
    assert asked(t) == {2: [A]}
    t.choose(2, A)
    assert t.notes == ["2 Show 0 x"]


def ask_all(t, turn, options):
    t.ask_all(turn, options, write_answer, "x")


@pytest.mark.parametrize(("turn", "seats"), [(0, [2, 0, 1]), (1, [0, 1, 2]), (3, [2, 0, 1]), (5, [1, 2, 0])])
def test_all_seats_are_asked_and_each_turn_another_one_first(turn, seats):
    t = running(pond(3), ask_all, turn, [A, B])
    assert list(asked(t)) == seats
    assert all(options == [A, B] for options in asked(t).values())
    t.choose(1, B)
    assert t.notes == ["1 Show 1 x"]


def test_whoever_is_first_gives_the_only_answer_for_all():
    assert seen_after(ask_all, 2, [B]) == ["1 Show 1 x"]


SHOW = Query((A, B), write_answer)
SHOW_B = Query((B,), write_answer)


def put(t, turn, query):
    t.ask_query(turn, query)


@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.parametrize("turn", [1, 2])
def test_what_is_always_asked_alike_is_asked_like_anything_else(seats, turn):
    def ask_anew(t):
        t.ask_all(turn, (A, B), write_answer)

    t, other = running(pond(seats), put, turn, SHOW), running(pond(seats), ask_anew)
    assert list(asked(t).items()) == list(asked(other).items())
    for one in (t, other):
        one.choose(0, B)
    assert t.notes == other.notes == ["0 Show 1"]


def test_one_seat_is_put_the_very_same_question_each_time():
    first, second = running(pond(1), put, 1, SHOW), running(pond(1), put, 2, SHOW)
    assert first.questions[0] is second.questions[0]


@pytest.mark.parametrize("seats", [1, 3])
def test_the_only_answer_to_what_is_always_asked_alike_is_given(seats):
    assert running(pond(seats), plan, (put, 1, SHOW_B), (wait,)).notes == ["0 Show 1"]


@pytest.mark.parametrize("seats", [1, 3])
def test_what_is_always_asked_alike_is_asked_before_anything_is_planned(seats):
    def plan_first(t):
        t.then(wait)
        t.ask_query(1, SHOW)

    with pytest.raises(BrokenLaw, match="before it plans"):
        running(pond(seats), plan_first)


def ask_group(t, seats, options):
    t.ask_group(seats, options, write_answer, "x")


@pytest.mark.parametrize("seat", [0, 2])
def test_any_of_a_group_answers_for_the_group(seat):
    t = running(pond(), ask_group, (0, 2), [A, B])
    assert asked(t) == {0: [A, B], 2: [A, B]}
    t.choose(seat, B)
    assert t.notes == [f"{seat} Show 1 x"]
    assert asked(t) == {0: [Draw(), Nod()]}


def test_who_is_not_of_the_group_is_not_asked():
    with pytest.raises(NotYourTurn, match="seat 1 is not asked anything now; asked: 0, 2"):
        running(pond(), ask_group, (0, 2), [A, B]).choose(1, A)


def test_a_group_with_one_answer_is_not_asked():
    t = running(pond(), plan, (ask_group, (2, 0), [B]), (wait,))
    assert t.notes == ["2 Show 1 x"]


def ask_beside(t, options, others):
    t.ask_beside(0, options, others, write_answer)


def test_others_may_break_in_beside_the_seat_that_is_asked():
    t = running(pond(3), ask_beside, [A, B], {2: [C]})
    assert asked(t) == {0: [A, B], 2: [C]}
    assert [question.optional for question in t.questions] == [False, True]
    t.choose(2, C)
    assert t.notes == ["2 Show 2"]


def test_with_nobody_to_break_in_what_has_one_answer_is_not_asked():
    assert running(pond(3), ask_beside, [A], {}).notes == ["0 Show 0"]
    assert asked(running(pond(3), ask_beside, [A], {1: [B]})) == {0: [A], 1: [B]}


def ask_and_interject(t, options, asides):
    t.ask(0, options, write_answer, "!")
    t.interject(asides, whisper_aside)


def whisper_aside(t, seat, option):
    write(t, "aside", seat, option.place)
    t.then(write, "and so on")


def test_an_aside_happens_and_the_question_is_put_again():
    t = running(pond(3), plan, (ask_and_interject, [A, Nod()], {0: [B], 1: [C]}), (write, "later"))
    assert asked(t) == {0: [A, Nod(), B], 1: [C]}
    assert [question.optional for question in t.questions] == [False, True]
    t.choose(1, C)
    assert (t.notes, asked(t)) == (["aside 1 2", "and so on"], {0: [A, Nod(), B], 1: [C]})
    t.choose(0, B)
    assert t.notes == ["aside 1 2", "and so on", "aside 0 1", "and so on"]
    t.choose(0, A)
    assert t.notes[4:] == ["0 Show 0 !"]


def shout_aside(t, seat, option):
    write(t, "shout", seat, option.place)


def ask_and_interject_twice(t):
    t.ask(0, [A, Nod()], write_answer)
    t.interject({0: [B], 1: [B]}, whisper_aside)
    t.interject({0: [C], 2: [C]}, shout_aside)


def test_asides_add_up_and_each_keeps_its_own_step():
    t = running(pond(3), plan, (ask_and_interject_twice,), (write, "later"))
    everything = {0: [A, Nod(), B, C], 1: [B], 2: [C]}
    assert asked(t) == everything
    assert list(t.question_of(0).answers) == [A, Nod()]
    t.choose(0, C)
    assert (t.notes, asked(t)) == (["shout 0 2"], everything)
    t.choose(0, B)
    assert (t.notes[1:], asked(t)) == (["aside 0 1", "and so on"], everything)
    t.choose(2, C)
    t.choose(1, B)
    assert (t.notes[3:], asked(t)) == (["shout 2 2", "aside 1 1", "and so on"], everything)
    t.choose(0, A)
    assert t.notes[6:] == ["0 Show 0"]


def test_nobody_breaks_in_on_what_is_not_asked():
    t = running(pond(3), plan, (ask_and_interject, [A], {1: [C]}), (write, "later"))
    assert (t.notes, set(asked(t))) == (["0 Show 0 !"], {0})


def test_those_who_may_answer_beside_may_also_break_in():
    def step(t):
        t.ask_beside(0, [A], {1: [B]}, write_answer)
        t.interject({1: [C]}, whisper_aside)

    t = running(pond(3), step)
    assert asked(t) == {0: [A], 1: [B, C]}
    assert t.question_of(1).optional
    twin = t.copy()
    twin.choose(1, C)
    assert (twin.notes, asked(twin)) == (["aside 1 2", "and so on"], {0: [A], 1: [B, C]})
    t.choose(1, B)
    assert t.notes == ["1 Show 1"]


def plan_then_ask(t):
    t.then(write, "a")
    t.ask(0, [A, B], write_answer)


def ask_twice(t):
    t.ask(0, [A, B], write_answer)
    t.ask_secretly(1, [A, B], write_answer)


def plan_then_ask_what_has_one_answer(t):
    t.then(write, "a")
    t.ask(0, [A], write_answer)


def ask_nobody(t):
    t.ask_group((), [A, B], write_answer)


@pytest.mark.parametrize(
    ("step", "law"),
    [
        (plan_then_ask, "before it plans"),
        (plan_then_ask_what_has_one_answer, "before it plans"),
        (ask_twice, "asks once"),
        (ask_nobody, "asks somebody"),
    ],
)
def test_asking_after_planning_or_twice_is_a_broken_law(step, law):
    with pytest.raises(BrokenLaw, match=law):
        running(pond(), step)


def ask_and_finish(t):
    t.ask(0, [A, B], write_answer)
    game_over(t)


def test_a_result_closes_the_question_of_the_same_step():
    t = running(pond(), ask_and_finish)
    assert asked(t) == {}
    with pytest.raises(GameOver):
        t.choose(0, A)


def test_the_question_of_a_seat():
    t = running(pond(), ask_beside, [A, B], {1: [C]})
    assert t.question_of(1).options == [C]
    assert t.question_of(2) is None


def game_over(t):
    t.finish(Result((1,), "done"))


def at_a_question():
    return running(pond(), plan, (ask_then_write, [A, B]), (write, "later"))


def at_the_end():
    return running(pond(), game_over)


@pytest.mark.parametrize(
    ("table", "seat", "option", "error", "said"),
    [
        (at_a_question, 0, A, NotYourTurn, "seat 0 is not asked anything now; asked: 1"),
        (at_a_question, 7, A, NotYourTurn, "seat 7"),
        (at_a_question, 1, C, NoSuchOption, "is not an option of seat 1 now"),
        (at_a_question, 1, Nod(), NoSuchOption, "Nod"),
        (at_the_end, 1, A, GameOver, "the game is over"),
    ],
)
def test_a_refused_choice_says_why_and_changes_nothing(table, seat, option, error, said):
    t = table()
    before = whole(t)
    with pytest.raises(error, match=said):
        t.choose(seat, option)
    assert whole(t) == before


def test_an_equal_option_from_elsewhere_is_accepted_and_the_table_s_own_is_handed_on():
    own = Show(1)
    handed_on = []
    t = running(pond(), take_note, [A, own], handed_on)
    t.choose(0, Show(1))
    assert handed_on[0] is own


def take_note(t, options, handed_on):
    t.ask(0, options, keep, handed_on)


def keep(t, seat, option, handed_on):
    handed_on.append(option)
    t.then(wait)


def test_a_result_stops_the_agenda():
    t = running(pond(), plan, (write, "a"), (plan, (game_over,), (write, "b")), (write, "c"))
    assert t.notes == ["a"]
    assert (t.agenda, t.pending(), t.questions) == ([], [], ())
    assert t.result == Result((1,), "done")


def test_winners_are_paid_one_and_losers_nothing():
    assert [Result((0, 2), "done").payoff(seat) for seat in range(3)] == [1.0, 0.0, 1.0]


def test_pending_shows_the_step_that_asked_on_top_of_what_waits():
    t = running(pond(), plan, (ask_then_write, [A, B]), (write, "later"))
    assert t.pending() == [(write, ("later",)), (ask_then_write, ([A, B],))]


def test_a_question_put_again_is_the_same_and_plans_nothing_twice():
    t = running(pond(), plan, (ask_then_write, [A, B]), (wait,))
    t.ask_again()
    t.ask_again()
    assert asked(t) == {1: [A, B]}
    t.choose(1, A)
    t.choose(0, Draw())
    assert t.notes == ["1 Show 0", "0 Draw"]


def ask_about_the_bag(t):
    t.ask(0, [Show(stone) for stone in t.bag], write_answer)


def test_a_question_put_again_follows_the_table():
    t = pond()
    t.bag = [1, 2, 3]
    running(t, ask_about_the_bag)
    t.bag = [4, 5]
    t.ask_again()
    assert asked(t) == {0: [Show(4), Show(5)]}


def test_without_a_question_there_is_nothing_to_put_again():
    t = at_the_end()
    t.ask_again()
    assert t.result == Result((1,), "done")


class Counted:
    """An event that counts how often it is built."""

    built = 0

    def __call__(self, seat):
        self.built += 1
        return Nodded(seat)


def tell_and_whisper(t, event):
    t.tell(event, 0)
    t.whisper(2, event, 1)
    t.then(wait)


def test_events_are_built_only_when_somebody_listens():
    event = Counted()
    t = running(pond(), tell_and_whisper, event)
    assert (event.built, t.heard) == (0, None)


def test_who_listens_hears_what_was_told_in_order():
    event = Counted()
    t = pond()
    t.heard = []
    running(t, tell_and_whisper, event)
    assert event.built == 2
    assert [(told.event, told.audience) for told in t.heard] == [(Nodded(0), None), (Nodded(1), (2,))]


@pytest.mark.parametrize(("audience", "reached"), [(None, [0, 1, 2, None]), ((2,), [2]), ((0, 1), [0, 1]), ((), [])])
def test_an_event_reaches_its_audience_and_spectators_only_what_everybody_hears(audience, reached):
    told = Told(Nodded(0), audience)
    assert [seat for seat in (0, 1, 2, None) if told.reaches(seat)] == reached


def test_copies_do_not_listen():
    t = PondGame().new_table(2)
    t.heard = []
    twin = t.copy()
    twin.choose(0, Draw())
    assert (t.heard, twin.heard) == ([], None)
    t.choose(0, Draw())
    assert [type(told.event) for told in t.heard] == [StoneDrawn, StoneDrawnByYou]


def test_a_copy_goes_its_own_way():
    t = PondGame().new_table(2, seed=3)
    twin = t.copy()
    twin.choose(0, Draw())
    twin.choose(1, Draw())
    assert (len(t.bag), t.purses, t.pending()[-1][1]) == (8, [[], []], (0,))
    assert (len(twin.bag), [len(purse) for purse in twin.purses], twin.pending()[-1][1]) == (6, [1, 1], (0,))


def test_the_first_seat_is_a_setting():
    assert list(asked(PondGame().new_table(3, {"first": 2}))) == [2]


def test_the_toy_is_played_to_its_end():
    t: Pond = PondGame().new_table(2)
    while t.result is None:
        t.choose(t.questions[0].seat, t.questions[0].options[0])
    assert t.result.ending == "shown"
    assert sum(map(len, t.piles)) == 8
