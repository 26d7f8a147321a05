"""Matches: everything follows from the log."""

from __future__ import annotations

import pytest

from tests.engine.chaperon_matches import GAME, NAMES, match_of, play
from veillee.engine.errors import BadSetting, CannotUndo, GameOver, NoSuchOption, NotYourTurn
from veillee.engine.laws import text_of
from veillee.engine.match import CHANCE_USED, NOTHING_TO_UNDO, SOMETHING_SHOWN, Choice, Match, Sitter
from veillee.games.chaperon.events import CardLaid, CardLaidByYou, HuntBegan, PickingOpened, WalkBegan
from veillee.games.chaperon.options import CONTINUE, EAT_NOTHING, LAY_CARD, LayCard, OpenWith, UseHuman

WOLF, HOOD_SIDE = 2, (0, 1)


def log_of(match):
    return [(choice.seat, choice.option) for choice in match.choices]


def hunt_until(done, seed=1):
    """A match of mode 2 whose last choice satisfies a test; seat 2 is the Wolf."""
    match = match_of("wolf", choices=0, seed=seed)
    while match.table.result is None:
        play(match, 1)
        if done(match):
            return match
    raise AssertionError("no such moment in this match")


def a_card_was_laid(match):
    return isinstance(match.choices[-1].option, LayCard)


def test_a_match_begins_with_the_opening_told():
    assert [type(told.event) for told in match_of("together", choices=0).opening[:2]] == [WalkBegan, PickingOpened]
    assert type(match_of("wolf", choices=0).opening[0].event) is HuntBegan


def test_a_match_has_complete_settings():
    assert match_of("wolf").settings == GAME.complete(3, {"mode": "wolf"})


def test_a_match_cannot_begin_with_too_many_players():
    with pytest.raises(BadSetting):
        Match(GAME, [Sitter(str(seat)) for seat in range(6)])


def test_a_sitter_is_human_unless_said_otherwise():
    assert Sitter("Anna").is_human()
    assert not Sitter("Anna", "mcts").is_human()


@pytest.mark.parametrize("mode", ["together", "wolf"])
def test_the_same_seed_and_choices_lead_to_the_same_table(mode):
    match, twin = match_of(mode, choices=20), match_of(mode, choices=0)
    for choice in match.choices:
        twin.choose(choice.seat, choice.option)
    assert text_of(twin.table) == text_of(match.table)
    assert twin.news == match.news


def test_another_seed_is_another_match():
    assert text_of(match_of(seed=1, choices=0).table) != text_of(match_of(seed=2, choices=0).table)


def test_a_choice_is_logged_and_what_happened_is_returned():
    match = hunt_until(lambda match: isinstance(match.choices[-1].option, OpenWith))
    question = match.table.questions[0]
    while not isinstance(question.options[0], LayCard):
        match.choose(question.seat, question.options[0])
        question = match.table.questions[0]
    told = match.choose(WOLF, question.options[0])
    assert match.choices[-1] == Choice(WOLF, question.options[0])
    assert [(type(one.event), one.audience) for one in told] == [(CardLaid, None), (CardLaidByYou, (WOLF,))]


@pytest.mark.parametrize(
    ("seat", "option", "error"),
    [
        (1, CONTINUE, NotYourTurn),
        (0, EAT_NOTHING, NoSuchOption),
        (9, CONTINUE, NotYourTurn),
        (0, LAY_CARD[0], NoSuchOption),
    ],
)
def test_a_refused_choice_changes_nothing(seat, option, error):
    match = match_of("together", choices=0)
    before = text_of(match.table), log_of(match), match.news[:], match.table.heard
    with pytest.raises(error):
        match.choose(seat, option)
    assert (text_of(match.table), log_of(match), match.news, match.table.heard) == before


def test_nothing_can_be_chosen_after_the_end():
    match = match_of("together")
    choices = log_of(match)
    with pytest.raises(GameOver):
        match.choose(0, CONTINUE)
    assert log_of(match) == choices


def test_undo_takes_back_the_last_choice():
    match = hunt_until(a_card_was_laid)
    count = len(match.choices)
    before = text_of(match.table_at(count - 1))
    assert match.undo([WOLF]) == count - 1
    assert (len(match.choices), len(match.news), text_of(match.table)) == (count - 1, count - 1, before)


def test_undo_then_the_same_choice_gives_the_same_table():
    match = hunt_until(a_card_was_laid)
    table, choice = text_of(match.table), match.choices[-1]
    match.undo([WOLF])
    match.choose(choice.seat, choice.option)
    assert text_of(match.table) == table


def test_undo_and_another_choice_is_another_table():
    match = hunt_until(a_card_was_laid)
    table, choice = text_of(match.table), match.choices[-1]
    match.undo([WOLF])
    other = next(option for option in match.table.questions[0].options if option != choice.option)
    match.choose(WOLF, other)
    assert text_of(match.table) != table


def test_undo_goes_back_choice_by_choice_until_something_was_shown():
    match = hunt_until(lambda match: match.news[-2:] == ["", ""] and {c.seat for c in match.choices[-2:]} == {WOLF})
    count = len(match.choices)
    assert match.undo([WOLF]) == count - 1
    assert match.undo([WOLF]) == count - 2
    assert match.news[-1]
    with pytest.raises(CannotUndo):
        match.undo(range(3))


@pytest.mark.parametrize("reason", [CHANCE_USED, SOMETHING_SHOWN])
def test_undo_stops_at_what_chance_gave_and_at_what_was_shown(reason):
    match = hunt_until(lambda match: match.news[-1] == reason)
    table, log = text_of(match.table), log_of(match)
    with pytest.raises(CannotUndo) as refused:
        match.undo([match.choices[-1].seat])
    assert refused.value.reason == reason
    assert (text_of(match.table), log_of(match)) == (table, log)


def test_at_the_beginning_there_is_nothing_to_undo():
    with pytest.raises(CannotUndo) as refused:
        match_of(choices=0).undo(range(3))
    assert refused.value.reason == NOTHING_TO_UNDO


def test_a_side_that_has_not_chosen_yet_has_nothing_to_undo():
    match = hunt_until(a_card_was_laid)
    assert {choice.seat for choice in match.choices} == {WOLF}
    with pytest.raises(CannotUndo) as refused:
        match.undo(HOOD_SIDE)
    assert refused.value.reason == NOTHING_TO_UNDO


def test_undo_of_one_side_does_not_see_past_what_was_shown_since():
    match = hunt_until(lambda match: match.news[-2:] == ["", SOMETHING_SHOWN] and match.choices[-1].seat in HOOD_SIDE)
    assert match.choices[-2].seat == WOLF
    with pytest.raises(CannotUndo) as refused:
        match.undo([WOLF])
    assert refused.value.reason == SOMETHING_SHOWN


def test_a_side_cannot_take_back_what_the_other_side_has_already_answered():
    """The answer of the other side is news too: the Wolf would choose again knowing what the players did."""
    match = hunt_until(lambda match: match.news[-2:] == ["", ""] and isinstance(match.choices[-1].option, UseHuman))
    log = log_of(match)
    with pytest.raises(CannotUndo):
        match.undo([WOLF])
    assert log_of(match) == log


def test_the_table_can_be_seen_at_any_moment():
    match = match_of("wolf", choices=0)
    tables = [text_of(match.table)]
    while match.table.result is None:
        play(match, 1)
        tables.append(text_of(match.table))
    assert [text_of(match.table_at(count)) for count in range(0, len(tables), 7)] == tables[::7]
    assert text_of(match.table_at(len(match.choices))) == tables[-1]


def test_what_was_told_can_be_heard_at_any_moment():
    match = match_of("wolf", choices=0)
    told = [match.opening]
    for _ in range(12):
        question = match.table.questions[0]
        told.append(match.choose(question.seat, question.options[0]))
    for count, then in enumerate(told):
        again = match.told_at(count)
        assert [(one.event, one.audience) for one in again] == [(one.event, one.audience) for one in then]


def test_looking_back_changes_nothing():
    match = match_of("wolf", choices=15)
    table, log = text_of(match.table), log_of(match)
    past = match.table_at(6)
    past.choose(past.questions[0].seat, past.questions[0].options[0])
    match.told_at(9)
    assert (text_of(match.table), log_of(match)) == (table, log)


@pytest.mark.parametrize("count", [-1, 16, 1000])
def test_there_is_no_moment_before_the_beginning_or_after_now(count):
    match = match_of("wolf", choices=15)
    for look in (match.table_at, match.told_at, match.fork, match.cut):
        with pytest.raises(NoSuchOption):
            look(count)
    assert len(match.choices) == 15


@pytest.mark.parametrize("count", [0, 7, 15])
def test_a_fork_goes_on_from_a_past_moment_and_leaves_the_original_alone(count):
    match = match_of("wolf", choices=15)
    table, log, news = text_of(match.table), log_of(match), match.news[:]
    fork = match.fork(count)
    assert text_of(fork.table) == text_of(match.table_at(count))
    assert (log_of(fork), fork.news) == (log[:count], news[:count])
    assert [sitter.name for sitter in fork.sitters] == list(NAMES[:3])
    play(fork, 1000)
    fork.sitters[0] = Sitter("somebody else")
    assert fork.table.result is not None
    assert (text_of(match.table), log_of(match), match.news) == (table, log, news)
    assert match.sitters[0].name == NAMES[0]
