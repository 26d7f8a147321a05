"""Files of the database that somebody removes: it is said, nothing more is acknowledged, and what was is rescued."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text

from tests.server.logbook import moves_in
from tests.server.pages import Page, Party, here, me
from tests.server.servers import PATIENCE, Server, ServerFactory
from veillee.server.storage.database import database_at
from veillee.server.storage.database_files import DatabaseFileRemoved


def remove(path: Path) -> None:
    path.unlink()


def replace(path: Path) -> None:
    """As a backup program would that puts back an older copy."""
    copy = path.with_name("older")
    copy.write_bytes(path.read_bytes())
    copy.replace(path)


async def table_after_a_move(server: Server) -> tuple[Party, Page]:
    party = Party(server.address)
    anna = await party.come()
    page = await anna.look((await anna.set_table(me(), here()))["id"])
    assert (await page.choose_any())["version"] == 1
    return party, page


@pytest.mark.parametrize("suffix", ["", "-wal"])
@pytest.mark.parametrize("harm", [remove, replace])
async def test_a_file_that_is_removed(
    factory: ServerFactory, tmp_path: Path, suffix: str, harm: Callable[[Path], None]
) -> None:
    database = tmp_path / "tables.sqlite3"
    server = factory.server(str(database)).open()
    party, page = await table_after_a_move(server)
    harm(Path(f"{database}{suffix}"))
    for _ in range(2):
        answer = await page.choose_any()
        assert (answer["type"], answer["reason"]) == ("refused", "storage")
        await page.until(lambda message: message["type"] == "state")
    assert page.state["version"] == 1
    health = httpx.get(f"{server.address}/health", timeout=PATIENCE, verify=False)
    assert health.status_code == 503
    assert "DatabaseFileRemoved" in health.json()["detail"]
    logged = [json.loads(line) for line in server.logged().splitlines()]
    (said,) = [line for line in logged if line["level"] == "critical"]
    assert said["file"] == f"{database.name}{suffix}"
    assert "Traceback" not in server.logged()
    table = page.table
    await party.close()
    server.kill()
    assert [move.seq for move in await moves_in(said["copy"], table)] == [1]
    await goes_on_with(factory, said["copy"], table)


async def goes_on_with(factory: ServerFactory, database: str, table: str) -> None:
    """The rescued copy is a whole database."""
    server = factory.server(database).open()
    party = Party(server.address)
    page = await party.stranger().look(table)
    assert (page.state["version"], page.state["phase"]) == (1, "playing")
    await party.close()
    server.kill()


async def test_each_of_several_processes_rescues_all_that_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """At the same second too: no copy is taken for another, and what is said of each is one line."""
    monkeypatch.setattr(time, "time", lambda: 1000.0)
    path = tmp_path / "tables.sqlite3"
    both = [database_at(str(path), is_shared=True) for _ in range(2)]
    await both[0].write(lambda one: one.execute(text("CREATE TABLE said (word TEXT)")))
    for database in both:
        await database.write(lambda one: one.execute(text("INSERT INTO said VALUES ('bonsoir')")))
    Path(f"{path}-wal").unlink()
    for database in both:
        with pytest.raises(DatabaseFileRemoved):
            await database.write(lambda one: one.execute(text("INSERT INTO said VALUES ('lost')")))
        await database.close()
    for line, name in zip(caplog.records, ("rescued-1000", "rescued-1000-2"), strict=True):
        copy = str(vars(line)["copy"])
        assert copy == f"{path}-{name}"
        with closing(sqlite3.connect(copy)) as rescued:
            assert rescued.execute("SELECT word FROM said").fetchall() == [("bonsoir",)] * 2


async def test_the_usual_life_of_the_files_is_no_alarm(factory: ServerFactory, tmp_path: Path) -> None:
    """Checkpoints, other readers that come and go, and restarts."""
    database = tmp_path / "tables.sqlite3"
    server = factory.server(str(database)).open()
    party, page = await table_after_a_move(server)
    for _ in range(3):
        assert len(await moves_in(str(database), page.table)) == page.state["version"]
        assert (await page.choose_any())["type"] == "state"
    server.kill()
    await server.begin().opened()
    assert server.health()["status"] == "well"
    assert '"critical"' not in server.logged()
    await party.close()
    server.kill()
