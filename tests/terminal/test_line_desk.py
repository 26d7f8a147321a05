"""The line desk: answers through a pipe or from a script."""

from __future__ import annotations

import io
from collections.abc import Iterable
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text

from tests.terminal.desks import GAME
from tests.terminal.window import veillee, veillee_forked
from veillee.engine.matchfile import read_match
from veillee.engine.registry import find_game
from veillee.terminal.desk.desk import LEAVE, BadScript
from veillee.terminal.desk.line_desk import LineDesk
from veillee.terminal.desk.prompt import LogLine, Prompt
from veillee.words import Catalogue


def prompt_of(**more: object) -> Prompt:
    prompt = Prompt(
        title="Title",
        question="Which one?",
        labels=["Pick one more", "Stop picking", "Hide the 4"],
        names=["continue", "stop", "lay_card 4"],
        keys={"u": "undo", "q": "leave"},
    )
    for name, value in more.items():
        setattr(prompt, name, value)
    return prompt


def desk_of(lines: Iterable[str], strict: bool = False, language: str = "en") -> LineDesk:
    console = Console(file=io.StringIO(), width=80)
    return LineDesk(console, Catalogue(language), lines, strict)


def printed(desk: LineDesk) -> str:
    assert isinstance(desk.console.file, io.StringIO)
    return desk.console.file.getvalue()


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("2", 1),
        ("  3  ", 2),
        ("continue", 0),
        ("lay_card 4", 2),
        ("stop # enough for today", 1),
        ("Hide", 2),
        ("pick one", 0),
        ("u", "u"),
        ("q", LEAVE),
    ],
)
def test_an_answer_is_a_number_a_name_a_label_or_a_command(line: str, answer: object) -> None:
    assert desk_of([line], strict=True).ask(prompt_of()) == answer


@pytest.mark.parametrize(
    "line", ["0", "4", "99999999999999999999", "²", "lay_card", "lay_card 5", "h", "-1", "x" * 500]
)
def test_what_is_no_answer_is_named_with_its_line(line: str) -> None:
    desk = desk_of(["# a comment", "", "1", line], strict=True)
    assert desk.ask(prompt_of()) == 0
    with pytest.raises(BadScript, match=r"^Line 4: “"):
        desk.ask(prompt_of())


def test_a_pipe_says_what_was_wrong_and_reads_on() -> None:
    desk = desk_of(["nonsense", "2"])
    assert desk.ask(prompt_of()) == 1
    assert "Line 1: “nonsense”" in printed(desk)


def test_an_empty_line_through_a_pipe_takes_what_is_proposed() -> None:
    assert desk_of([""]).ask(prompt_of(selected=1)) == 1


def test_an_empty_line_keeps_the_default_word() -> None:
    assert desk_of(["\n"]).type_in("Name?", "Robin") == "Robin"
    assert desk_of(["Zoé\n"]).type_in("Name?", "Robin") == "Zoé"


def test_the_end_of_the_lines_means_leaving() -> None:
    desk = desk_of(["1"])
    assert desk.ask(prompt_of()) == 0
    assert desk.ask(prompt_of()) == LEAVE
    assert desk.is_over


def test_the_log_is_printed_once_and_anew_after_a_move_was_taken_back() -> None:
    desk = desk_of(["1", "1", "1", "1"])
    first, second, other = LogLine("It began.", 0), LogLine("It went on.", 1), LogLine("It took a turn.", 1)
    desk.ask(prompt_of(log=[first]))
    desk.ask(prompt_of(log=[first, second]))
    desk.ask(prompt_of(log=[first]))
    desk.ask(prompt_of(log=[first, other]))
    said = printed(desk)
    assert [said.count(line.text) for line in (first, second, other)] == [1, 1, 1]


def test_a_curtain_in_a_pipe_waits_for_nobody() -> None:
    desk = desk_of(["2"])
    desk.draw_curtain("Curtain!", "Bo plays.")
    assert desk.ask(prompt_of()) == 1


def test_a_curtain_before_a_person_hides_what_was_printed_and_waits() -> None:
    console = Console(file=io.StringIO(), width=80, height=24)
    desk = LineDesk(console, Catalogue("en"), ["", "2"], live=True)
    desk.read("Secret", [Text("the 0 Wolf")])
    desk.draw_curtain("Curtain!", "Bo plays.")
    assert printed(desk).partition("the 0 Wolf")[2].startswith("\n" * 24)
    assert desk.ask(prompt_of()) == 1


def test_a_script_plays_by_numbers_names_and_commands(tmp_path: Path) -> None:
    script = tmp_path / "choices.txt"
    script.write_text("# one card, then home\ncontinue\n?\ns\nstop   # and walk\neat_nothing\nq\n", encoding="utf-8")
    file = tmp_path / "match.json"
    ran = veillee_forked(tmp_path, "play", "chaperon", "--seed", "4", "--script", str(script), "--save", str(file))
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "CHA-4.5" in ran.stdout
    assert str(file) in ran.stdout
    match = read_match(file, find_game)
    assert [type(choice.option).__name__ for choice in match.choices] == ["Continue", "Stop", "EatNothing"]


@pytest.mark.parametrize(("language", "said"), [("fr", "Ligne 2"), ("en", "Line 2")])
def test_a_bad_script_says_where_and_keeps_what_was_answered(tmp_path: Path, language: str, said: str) -> None:
    script = tmp_path / "choices.txt"
    script.write_text("continue\nfly_away\n", encoding="utf-8")
    file = tmp_path / "match.json"
    arguments = ("--seed", "4", "--script", str(script), "--save", str(file), "--lang", language)
    ran = veillee_forked(tmp_path, "play", "chaperon", *arguments)
    assert ran.returncode == 2
    assert ran.stderr.startswith(said)
    assert len(read_match(file, find_game).choices) == 1


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "utf-8"])
def test_a_pipe_of_any_encoding_takes_the_whole_game(tmp_path: Path, encoding: str) -> None:
    """Pick one more, for ever: the Wolf is sure to win, or nearly."""
    file = tmp_path / "match.json"
    arguments = ("play", "chaperon", "--seed", "4", "--lang", "fr", "--save", str(file))
    ran = veillee(tmp_path, *arguments, typed="1\n" * 300, PYTHONIOENCODING=f"{encoding}:strict")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "Traceback" not in ran.stdout
    match = read_match(file, find_game)
    assert match.table.result is not None
    assert match.game is GAME
