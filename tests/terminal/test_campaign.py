"""A campaign in the terminal: after a story the next one is offered, and weeks later `resume` goes on with it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.server.test_campaigns import told
from tests.terminal.desks import PaperDesk, answers
from tests.terminal.window import veillee_here
from veillee.engine.matchfile import read_match, write_match
from veillee.engine.registry import find_game
from veillee.terminal.desk.desk import LEAVE
from veillee.terminal.evening.ending import AGAIN, ONWARD
from veillee.terminal.evening.evening import Evening
from veillee.terminal.saves import label_of, latest_open
from veillee.words import Catalogue

NEXT = find_game("peluches").content_names["en"]["story-1"]


@pytest.mark.parametrize(("answer", "wish"), [(0, LEAVE), (1, ONWARD), (2, AGAIN)])
def test_after_a_story_that_was_won_the_next_is_offered(tmp_path: Path, answer: int, wish: str) -> None:
    desk = PaperDesk(player=answers(answer))
    assert Evening(told(True), tmp_path / "match.json", desk).play() == wish
    assert desk.prompts[0].labels[1] == f"The next story: {NEXT}"


def test_a_story_that_was_lost_is_told_again_and_no_other_is_offered(tmp_path: Path) -> None:
    desk = PaperDesk(player=answers(1))
    assert Evening(told(False), tmp_path / "match.json", desk).play() == AGAIN
    assert not any(NEXT in label for label in desk.prompts[0].labels)


def test_resume_goes_on_with_the_next_story_for_the_same_people(tmp_path: Path) -> None:
    """The next story is begun from the ending, is kept in a file of its own, and then it is what is resumed."""
    folder = tmp_path / "matches"
    folder.mkdir()
    won = folder / "peluches-won.json"
    write_match(told(True), won)
    os.utime(won, (1, 1))
    ran = veillee_here(tmp_path, "resume", "--lang", "en", typed="2\nq\nq\n")
    assert ran.returncode == 0, ran.stdout
    assert f"The next story: {NEXT}" in ran.stdout
    [begun] = [path for path in folder.glob("*.json") if path != won]
    match = read_match(begun, find_game)
    assert (match.settings["story"], match.sitters) == ("shop_window", told(True).sitters)
    assert match.prelude.legacy == told(True).game.legacy(told(True).table)


def test_kept_games_say_where_a_campaign_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("veillee.terminal.saves.saves_folder", lambda: tmp_path)
    won, begun = tmp_path / "won.json", tmp_path / "begun.json"
    write_match(told(True), won)
    os.utime(won, (1, 1))
    english = Catalogue("en")
    assert label_of(won, english).endswith(f"next: {NEXT}")
    assert latest_open([won]) == won
    following = told(True).sequel(3)
    assert following is not None
    write_match(following, begun)
    assert f" · {NEXT} · " in label_of(begun, english)
    assert label_of(won, english).endswith("over")
    assert latest_open([won, begun]) == begun
