"""Questions beside the one that is asked: breaking in at a terminal, and telling a bot what to do."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.tales import may_break_in, tale_where
from tests.terminal.desks import PaperDesk, match_of
from veillee.engine.match import Match, Sitter
from veillee.engine.words import to_list
from veillee.terminal.desk.desk import LEAVE, Answer
from veillee.terminal.desk.prompt import Prompt
from veillee.terminal.evening.evening import ADVISE, BREAK_IN, HURRY, Evening


def spend(match: Match, desk: PaperDesk, folder: Path) -> None:
    Evening(match, folder / "match.json", desk).play()


def once(key: str) -> Callable[[Prompt], str]:
    """This key at the first glance, nothing later."""
    left = [key]
    return lambda prompt: left.pop() if left else ""


@pytest.fixture
def tale() -> Match:
    """One of two people is asked, the other may break in."""
    return tale_where(may_break_in, "Anna", "Bruno")


def with_bot_at(match: Match, seat: int) -> Match:
    """The same match, with a bot on a seat."""
    match.sitters[seat] = Sitter("Bot", "random")
    return match


def test_somebody_steps_in_at_the_prompt_of_another(tmp_path: Path, tale: Match) -> None:
    def player(prompt: Prompt) -> Answer:
        if len(desk.prompts) == 1:
            assert BREAK_IN in prompt.keys
            return BREAK_IN
        if len(desk.prompts) == 2:
            assert all(name.startswith("use_ability") for name in prompt.names)
            assert all(label.startswith(other) for label in prompt.labels)
            return 0
        return LEAVE

    asked = next(question.seat for question in tale.table.questions if not question.optional)
    other = ("Bruno", "Anna")[asked]
    before = len(tale.choices)
    desk = PaperDesk(player=player)
    spend(tale, desk, tmp_path)
    assert len(tale.choices) == before + 1
    assert tale.choices[-1].seat == 1 - asked
    assert to_list(tale.choices[-1].option)[0] == "use_ability"


def test_who_thinks_better_of_it_changes_nothing(tmp_path: Path, tale: Match) -> None:
    before = len(tale.choices)
    answers: list[Answer] = [BREAK_IN, LEAVE]
    desk = PaperDesk(player=lambda prompt: answers.pop(0) if answers else LEAVE)
    spend(tale, desk, tmp_path)
    assert len(tale.choices) == before
    assert desk.prompts[0].names == desk.prompts[2].names


def test_nobody_steps_in_where_nobody_may(tmp_path: Path) -> None:
    desk = PaperDesk()
    spend(match_of(names=("Ann", "Bo")), desk, tmp_path)
    assert BREAK_IN not in desk.prompts[0].keys


def test_a_person_steps_in_while_a_bot_is_asked(tmp_path: Path, tale: Match) -> None:
    asked = next(question.seat for question in tale.table.questions if not question.optional)
    before = len(tale.choices)
    desk = PaperDesk(player=lambda prompt: 0 if len(desk.prompts) == 1 else LEAVE)
    desk.glances = once(BREAK_IN)
    spend(with_bot_at(tale, asked), desk, tmp_path)
    assert tale.choices[before].seat == 1 - asked
    assert to_list(tale.choices[before].option)[0] == "use_ability"


@pytest.mark.parametrize("wish", [0, 1])
def test_a_bot_does_as_it_is_advised(tmp_path: Path, wish: int) -> None:
    match = match_of(names=("Bo=random", "Ann"), seed=2, first=0)
    desk = PaperDesk(player=lambda prompt: wish if len(desk.prompts) == 1 else LEAVE)
    desk.glances = once(ADVISE)
    offered = match.table.questions[0].options
    spend(match, desk, tmp_path)
    assert (match.choices[0].seat, match.choices[0].option) == (0, offered[wish])
    assert "Bo" in desk.prompts[0].question


def test_a_bot_that_is_told_nothing_thinks_again(tmp_path: Path) -> None:
    match = match_of(names=("Bo=random", "Ann"), seed=2, first=0)
    desk = PaperDesk()
    desk.glances = once(ADVISE)
    spend(match, desk, tmp_path)
    assert match.choices[0].seat == 0


def test_whoever_is_in_a_hurry_is_waited_for_no_more(tmp_path: Path) -> None:
    def glances(key: str) -> int:
        desk = PaperDesk(player=lambda prompt: 0 if len(desk.prompts) < 6 else LEAVE)
        desk.glances = lambda prompt: key
        spend(match_of(names=("Bo=random", "Ann"), seed=2, first=0), desk, tmp_path)
        return sum(kind == "glance" for kind, _ in desk.shown)

    assert glances("") > 1
    assert glances(HURRY) == 1


def test_bots_wait_for_no_opponent(tmp_path: Path) -> None:
    desk = PaperDesk(player=lambda prompt: 0 if len(desk.prompts) < 6 else LEAVE)
    spend(match_of("wolf", ("Ann", "Bo=random", "Cy=random"), wolf=1), desk, tmp_path)
    assert not [kind for kind, _ in desk.shown if kind == "glance"]
