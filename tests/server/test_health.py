"""Health: the server says that it is well only while it can store something, and a refusal is one line of the log."""

from __future__ import annotations

import asyncio
import json
import resource
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest

from tests.server.logbook import query
from tests.server.pages import Party, here, me
from tests.server.servers import PATIENCE, Server, ServerFactory
from veillee.server.storage.health import StorageHealth


def status(server: Server) -> int:
    return httpx.get(f"{server.address}/health", timeout=PATIENCE, verify=False).status_code


@asynccontextmanager
async def writes_blocked(server: Server) -> AsyncIterator[None]:
    """SQLite: the disk is full. PostgreSQL: it only reads."""
    database = server.settings["database"]
    if not database.startswith("postgresql"):
        unlimited = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        full = Path(f"{database}-wal").stat().st_size
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (full, unlimited[1]))
        yield
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, unlimited)
        return
    name = urlsplit(database).path.removeprefix("/")
    elsewhere = database.replace(f"/{name}?", "/postgres?")
    cut = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
    await query(elsewhere, f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    await query(elsewhere, cut)
    yield
    await query(elsewhere, f"ALTER DATABASE {name} RESET default_transaction_read_only")
    await query(elsewhere, cut)


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux limits other processes")
async def test_blocked_writes(factory: ServerFactory, database: str) -> None:
    """Health says so, a move and a line are refused with one line of the log each, and all goes on afterwards."""
    server = factory.server(database).open()
    party = Party(server.address)
    try:
        anna = await party.come()
        page = await anna.look((await anna.set_table(me(), here()))["id"])
        assert status(server) == 200
        async with writes_blocked(server):
            await health_turns(server, 503)
            before = len(server.logged().splitlines())
            assert (await page.choose_any())["reason"] == "storage"
            await page.send("say", text="Bonsoir")
            assert (await page.until(lambda message: message["type"] == "refused"))["reason"] == "storage"
            assert (await anna.get(f"/api/tables/{page.table}"))["moment"] == 0
            logged = [json.loads(line) for line in server.logged().splitlines()[before:]]
        assert [line["message"] for line in logged if line["message"] == "not stored"] == ["not stored"] * 2
        assert all(len(line["why"]) < 200 and "error" not in line for line in logged if line["message"] == "not stored")
        assert "Traceback" not in server.logged()
        await health_turns(server, 200)
        again = await anna.look(page.table)
        assert (await again.choose_any())["version"] == 1
    finally:
        await party.close()
        server.kill()


async def health_turns(server: Server, wanted: int) -> None:
    """A write that worked counts for a second, and connections may have to be made anew."""
    late = time.monotonic() + PATIENCE
    async with httpx.AsyncClient(timeout=PATIENCE, verify=False) as http:
        while (answer := (await http.get(f"{server.address}/health")).status_code) != wanted:
            assert time.monotonic() < late, answer
            await asyncio.sleep(0.05)


def test_somebody_else_locks_the_database(factory: ServerFactory, tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    server = factory.server(str(database)).open()
    try:
        with closing(sqlite3.connect(database, timeout=10, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert status(server) == 503
        assert status(server) == 200
    finally:
        server.kill()


async def test_a_disk_that_does_not_answer_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor are there more and more writes that wait for it."""
    writes = 0

    async def write(_: float) -> None:
        nonlocal writes
        writes += 1
        await asyncio.Event().wait()

    store: Any = SimpleNamespace(write_heartbeat=write)
    monkeypatch.setattr("veillee.server.storage.health.PATIENCE_SECONDS", 0.01)
    health = StorageHealth(store)
    for _ in range(3):
        asked = asyncio.create_task(health.check())
        await asyncio.wait({asked}, timeout=PATIENCE)
        assert asked.done()
        assert isinstance(asked.exception(), TimeoutError)
    assert writes == 1


def test_many_who_ask_cause_few_writes(factory: ServerFactory, tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    server = factory.server(str(database)).open()
    try:
        written = set()
        for _ in range(40):
            assert status(server) == 200
            with closing(sqlite3.connect(database)) as reader:
                written.add(reader.execute("SELECT at FROM heartbeat").fetchall()[0])
        assert len(written) <= 1 + 40 // 4
    finally:
        server.kill()
