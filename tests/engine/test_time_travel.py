"""Time travel: any moment, undo, fork and resumption, the same as if the whole log were replayed, and fast."""

from __future__ import annotations

import json

import pytest

from tests.engine.chaperon_matches import GAME, NAMES, match_of, play
from veillee.engine.errors import CannotUndo, NoSuchOption
from veillee.engine.laws import text_of
from veillee.engine.match import (
    CHANCE_USED,
    CHECKPOINT,
    NOTHING_TO_UNDO,
    OTHER_ANSWERED,
    SOMETHING_SHOWN,
    Match,
    Sitter,
)
from veillee.engine.snapshot import freeze, thaw
from veillee.games.chaperon.events import PickingOpened
from veillee.games.chaperon.options import CONTINUE, EAT_NOTHING, STOP

WOLF = 2
MODES = pytest.mark.parametrize("mode", ["together", "wolf"])


def told_of(told):
    return [(one.event, one.audience) for one in told]


def replayed_tables(match):
    """The table at every moment, each from the beginning."""
    return [text_of(match.replayed(moment)[0]) for moment in range(len(match.choices) + 1)]


def rounds_of(match):
    """The moments at which a picking was opened, from the beginning."""
    story = match.replayed(len(match.choices))[1]
    return [moment for moment, told in enumerate(story) if any(isinstance(one.event, PickingOpened) for one in told)]


def resumed(match, count):
    """The match as a server would find it again, with a snapshot after a number of choices."""
    stored = json.loads(json.dumps(freeze(match.replayed(count)[0])))
    table = thaw(GAME, stored)
    return Match.resumed(
        GAME, match.sitters, match.settings, match.seed, match.choices, match.news[:count], count, table
    )


def solo(*options, seed=3729):
    """One player in mode 1, after these choices."""
    match = Match(GAME, [Sitter(NAMES[0])], {"mode": "together"}, seed)
    for option in options:
        match.choose(0, option)
    return match


@MODES
@pytest.mark.parametrize("seed", range(4))
def test_every_moment_is_the_same_as_in_a_full_replay(mode, seed):
    match = match_of(mode, seed=seed)
    tables, story = replayed_tables(match), match.replayed(len(match.choices))[1]
    for moment in [*range(len(tables)), *reversed(range(len(tables)))]:
        assert text_of(match.table_at(moment)) == tables[moment]
        assert told_of(match.told_at(moment)) == told_of(story[moment])


@MODES
def test_a_stretch_of_moments_is_the_same_as_each_of_them(mode):
    match = match_of(mode)
    last = len(match.choices)
    for first in (0, 1, 7, CHECKPOINT, last):
        stretch = match.moments(first, last)
        assert [text_of(table) for table, _ in stretch] == replayed_tables(match)[first:]
        assert [told_of(told) for _, told in stretch] == [told_of(match.told_at(one)) for one in range(first, last + 1)]


def test_going_back_takes_few_steps():
    match = match_of("wolf", seats=5, choices=1000, seed=3)
    assert len(match.choices) > 3 * CHECKPOINT
    kept = sorted(match.checkpoints)
    assert kept == list(range(0, len(match.choices) + 1, CHECKPOINT))
    for moment in range(len(match.choices) + 1):
        assert min(moment - one for one in kept if one <= moment) < CHECKPOINT


def test_the_past_cannot_be_changed_through_a_table_that_was_looked_at():
    match = match_of("wolf", choices=40)
    tables = replayed_tables(match)
    for moment in (0, CHECKPOINT, 2 * CHECKPOINT):
        past = match.table_at(moment)
        past.choose(past.questions[0].seat, past.questions[0].options[0])
        past.tiles[0] = 2
    assert [text_of(match.table_at(moment)) for moment in range(len(tables))] == tables


@MODES
@pytest.mark.parametrize("count", [0, 1, 15, 16, 17, 30])
def test_after_a_cut_the_log_goes_on_as_if_nothing_had_followed(mode, count):
    match = match_of(mode, choices=40, seed=2)
    match.cut(count)
    assert max(match.checkpoints) <= count
    for _ in range(20):
        if match.table.result is None:
            question = match.table.questions[0]
            match.choose(question.seat, question.options[-1])
    assert [text_of(match.table_at(one)) for one in range(len(match.choices) + 1)] == replayed_tables(match)
    assert match.rounds == rounds_of(match)


@MODES
def test_a_fork_keeps_what_was_kept_and_changes_nothing(mode):
    match = match_of(mode, choices=40, seed=2)
    tables = replayed_tables(match)
    fork = match.fork(20)
    assert (fork.choices, fork.news) == (match.choices[:20], match.news[:20])
    play(fork, 1000)
    assert [text_of(fork.table_at(one)) for one in range(len(fork.choices) + 1)] == replayed_tables(fork)
    assert fork.rounds == rounds_of(fork)
    assert [text_of(match.table_at(one)) for one in range(len(tables))] == tables


@MODES
@pytest.mark.parametrize("count", [0, 1, 5, 16, 23, 30])
def test_a_match_goes_on_from_a_snapshot(mode, count):
    match = match_of(mode, choices=30, seed=2)
    twin = resumed(match, count)
    assert text_of(twin.table) == text_of(match.table)
    assert (twin.choices, twin.news) == (match.choices, match.news)
    assert twin.ways_back([0, 1, 2]) == match.ways_back([0, 1, 2])
    assert twin.rounds == match.rounds == rounds_of(match)
    assert [text_of(twin.table_at(one)) for one in range(31)] == replayed_tables(match)
    play(twin, 1000)
    play(match, 1000)
    assert text_of(twin.table) == text_of(match.table)
    assert (twin.news, twin.rounds) == (match.news, match.rounds)


def test_only_what_came_after_the_snapshot_is_replayed():
    """The log before the snapshot may even be one that these rules refuse: nobody looks at it until asked."""
    match = match_of("wolf", choices=20, seed=2)
    table = match.table_at(10)
    choices = [match.choices[0]] * 10 + match.choices[10:]
    twin = Match.resumed(GAME, match.sitters, match.settings, match.seed, choices, match.news, 10, table)
    assert text_of(twin.table) == text_of(match.table)
    assert text_of(twin.table_at(15)) == text_of(match.table_at(15))
    with pytest.raises(Exception, match="is not"):
        twin.table_at(9)


@MODES
@pytest.mark.parametrize("count", [3, 12, 20])
def test_a_resumed_match_can_be_cut_behind_its_snapshot(mode, count):
    match = match_of(mode, choices=30, seed=2)
    twin = resumed(match, 20)
    for one in (match, twin):
        one.cut(count)
        play(one, 1000)
    assert text_of(twin.table) == text_of(match.table)
    assert twin.ways_back([0]) == match.ways_back([0])
    assert twin.rounds == rounds_of(match)


def test_a_snapshot_is_not_changed_by_the_match_that_goes_on_from_it():
    match = match_of("wolf", choices=20, seed=2)
    table = match.table_at(12)
    before = text_of(table)
    Match.resumed(GAME, match.sitters, match.settings, match.seed, match.choices, match.news, 12, table)
    assert text_of(table) == before


def test_an_answer_that_is_tried_counts_only_when_it_is_accepted():
    match, twin = match_of("wolf", choices=8), match_of("wolf", choices=8)
    before = text_of(match.table)
    question = match.table.questions[0]
    answer = match.tried(question.seat, question.options[0])
    assert (text_of(match.table), len(match.choices)) == (before, 8)
    told = twin.choose(question.seat, question.options[0])
    assert told_of(answer.told) == told_of(told)
    match.accept(answer)
    assert text_of(match.table) == text_of(answer.table) == text_of(twin.table)
    assert (match.choices, match.news, match.rounds) == (twin.choices, twin.news, twin.rounds)


def test_an_answer_cannot_be_accepted_twice_or_too_late():
    match = match_of("wolf", choices=8)
    question = match.table.questions[0]
    answer = match.tried(question.seat, question.options[0])
    match.accept(answer)
    after = text_of(match.table)
    with pytest.raises(NoSuchOption):
        match.accept(answer)
    assert (text_of(match.table), len(match.choices)) == (after, 9)


def test_a_round_begins_where_a_picking_is_opened():
    match = solo(CONTINUE, CONTINUE, STOP, EAT_NOTHING, CONTINUE)
    assert match.rounds == [0, 4]
    match.choose(0, CONTINUE)
    assert match.rounds == [0, 4, 6]
    match.cut(4)
    assert match.rounds == [0, 4]
    match.cut(3)
    assert match.rounds == [0]


def far(match, seats):
    return [(way.by, way.moment) for way in match.ways_back(seats)]


def reasons(match, seats):
    return [way.reason for way in match.ways_back(seats)]


def test_with_no_choice_of_ones_own_there_is_no_way_back():
    assert reasons(solo(), [0]) == [NOTHING_TO_UNDO] * 3
    match = match_of("together", choices=1)
    assert far(match, [1]) == [("step", 1), ("turn", 1), ("round", 1)]
    assert reasons(match, [1]) == [NOTHING_TO_UNDO] * 3


def test_a_step_goes_back_before_the_last_choice_and_a_round_to_where_it_began():
    match = solo(CONTINUE, CONTINUE, STOP)
    assert far(match, [0]) == [("step", 2), ("turn", 0), ("round", 0)]
    match.choose(0, EAT_NOTHING)
    assert match.rounds[-1] == 4
    assert far(match, [0]) == [("step", 3), ("turn", 0), ("round", 0)]
    match.choose(0, CONTINUE)
    assert far(match, [0]) == [("step", 4), ("turn", 4), ("round", 4)]


def test_a_turn_is_the_run_of_choices_of_one_seat():
    match = Match(GAME, [Sitter(name) for name in NAMES[:2]], {"mode": "together"}, 3729)
    match.choose(0, CONTINUE)
    match.choose(1, STOP)
    assert far(match, [1]) == far(match, [0, 1]) == [("step", 1), ("turn", 1), ("round", 0)]
    match.choose(1, EAT_NOTHING)
    assert far(match, [0, 1]) == [("step", 2), ("turn", 1), ("round", 0)]
    assert far(match, [0]) == [("step", 0), ("turn", 0), ("round", 0)]
    match.choose(0, CONTINUE)
    assert far(match, [1]) == [("step", 2), ("turn", 1), ("round", 0)]
    assert far(match, [0]) == [("step", 3), ("turn", 3), ("round", 3)]


def test_the_reason_says_what_came_out_on_the_way():
    match = solo(CONTINUE)
    assert reasons(match, [0]) == [CHANCE_USED] * 3
    match = solo(STOP)
    assert reasons(match, [0]) == [SOMETHING_SHOWN] * 3


def test_each_way_has_its_own_reason():
    """A card just laid can be taken back; what the players turned up earlier in the round cannot."""
    match = match_of("wolf", choices=0)
    while reasons(match, [WOLF]) != ["", "", SOMETHING_SHOWN]:
        play(match, 1)
    began = match.ways_back([WOLF])[2].moment
    assert SOMETHING_SHOWN in match.news[began:]
    assert match.news[-1] == ""


@MODES
@pytest.mark.parametrize("seats", [(0,), (1,), (2,), (0, 1), (0, 1, 2)])
def test_an_undo_is_the_step_back_whenever_it_is_free(mode, seats):
    match = match_of(mode, choices=0, seed=4)
    seen = set()
    while match.table.result is None:
        play(match, 1)
        step, turn, round_ = match.ways_back(seats)
        assert round_.moment <= turn.moment <= step.moment
        fork = match.fork(len(match.choices))
        seen.add(step.reason)
        if step.reason:
            with pytest.raises(CannotUndo) as refused:
                fork.undo(seats)
            assert refused.value.reason == step.reason
        else:
            assert fork.undo(seats) == step.moment == len(fork.choices)
    assert len(seen) > 1


def test_what_another_side_has_answered_stands_in_the_way():
    found = set()
    for seed in range(6):
        match = match_of("wolf", choices=0, seed=seed)
        while match.table.result is None:
            play(match, 1)
            found.update(reasons(match, [WOLF]))
    assert OTHER_ANSWERED in found
