"""What README, CONTRIBUTING and docs/ print works as printed."""

from __future__ import annotations

import shutil
import subprocess
import sys
from importlib import resources
from pathlib import Path

import pytest
from sqlalchemy import Connection, Table, create_engine, func, select, text

from tests.docs.markdown import NOT_RUN, PAGES, SHEET, SNIPPETS, Snippet, shown_in
from tests.docs.shell import PATIENCE, Checkout, commands
from tests.rules import main as print_rules
from tests.terminal.window import environment_with
from veillee.engine.chance import Chance
from veillee.engine.registry import find_game
from veillee.lab.pack import diagnose
from veillee.players import play_out, player_from
from veillee.server.storage.schema import metadata
from veillee.words.speaker import package_of

RUN = ("python", "sh", "toml", "sql")
SHOWN_ONLY = ("text", "caddyfile", "nginx")
# Which game the sheets of a page belong to.
PACKS = sorted({(snippet.page, snippet.remark[1].split()[0]) for snippet in shown_in("toml")})


@pytest.mark.parametrize("snippet", SNIPPETS, ids=str)
def test_a_snippet_says_what_it_is_or_why_it_is_not_run(snippet: Snippet) -> None:
    assert snippet.language in RUN + SHOWN_ONLY
    assert snippet.remark[0] in ("", NOT_RUN, SHEET)
    assert (snippet.remark[0] == SHEET) == (snippet.language == "toml" and snippet.is_run)


@pytest.mark.parametrize("snippet", shown_in("python"), ids=str)
def test_python_runs_in_a_fresh_interpreter(snippet: Snippet, tmp_path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-W", "error", "-"], input=snippet.text, cwd=tmp_path, capture_output=True,
        env=environment_with(tmp_path, HOME=str(tmp_path)), timeout=PATIENCE, check=False, encoding="utf-8",
    )  # fmt: skip
    assert (ran.returncode, ran.stderr) == (0, "")


@pytest.mark.parametrize("page", sorted({snippet.page for snippet in shown_in("sh")}))
def test_commands_run_one_after_the_other(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    checkout = Checkout(tmp_path)
    for snippet in PAGES[page].snippets:
        if snippet.language == "sh" and snippet.is_run:
            checkout.run(commands(snippet))
        elif snippet.remark[0] == SHEET:
            checkout.write(snippet)


@pytest.mark.parametrize(("page", "name"), PACKS)
def test_content_is_accepted_and_can_be_played(page: str, name: str, tmp_path: Path) -> None:
    pack = tmp_path / "pack"
    with resources.as_file(resources.files(package_of(find_game(name))) / "content") as content:
        shutil.copytree(content, pack)
    for snippet in shown_in("toml"):
        owner, file = snippet.remark[1].split()[:2]
        if (snippet.page, owner) == (page, name):
            with (pack / file).open("a", encoding="utf-8") as written:
                written.write("\n" + snippet.text)
    assert diagnose(name, pack).faults == []
    game = find_game(name, pack)
    assert game.flaws() == []
    seats = 2
    last = {setting.key: setting.values[-1] for setting in game.settings(seats)}
    table = game.new_table(seats, last, seed=1)
    assert play_out(game, table, {seat: player_from("random", seat) for seat in range(seats)}, Chance(1)) > 0


@pytest.mark.parametrize("snippet", shown_in("sql"), ids=str)
def test_old_tables_are_forgotten_and_new_ones_stay(snippet: Snippet) -> None:
    with create_engine("sqlite://").begin() as connection:
        connection.execute(text("PRAGMA foreign_keys = ON"))
        metadata.create_all(connection)
        fill(connection, "people", id="anna")
        fill(connection, "heartbeat")
        for match, created in (("old", 1_700_000_000), ("new", 1_800_000_000)):
            fill(connection, "matches", id=match, host="anna", created=created)
            for table in ("seats", "moves", "snapshots", "endings", "chat"):
                fill(connection, table, match=match)
            fill(connection, "put_away", match=match, person="anna")
        for statement in snippet.text.split(";"):
            if statement.strip():
                connection.execute(text(statement))
        left = {name: connection.scalar(select(func.count()).select_from(table)) for name, table in tables().items()}
        assert set(left.values()) == {1}
        assert connection.scalar(text("SELECT id FROM matches")) == "new"


def tables() -> dict[str, Table]:
    return dict(metadata.tables)


def fill(connection: Connection, name: str, **values: object) -> None:
    """A row with these values, and something in every other column that must not be empty."""
    table = metadata.tables[name]
    needed = {column.name: column.type.python_type(0) for column in table.columns if not column.nullable}
    connection.execute(table.insert().values({**needed, **values}))


def test_the_report_on_rules_is_the_one_that_make_rules_prints(capsys: pytest.CaptureFixture[str]) -> None:
    (shown,) = [one for one in PAGES["README.md"].snippets if one.language == "text"]
    print_rules()
    printed = [line for line in capsys.readouterr().out.splitlines() if not line.startswith(" ")]
    assert shown.text.splitlines() == printed
