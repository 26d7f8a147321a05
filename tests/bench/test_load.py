"""The load: a real server driven for a moment, and the table made of its figures. Nothing here looks at the speed."""

import asyncio
import io
import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from rich.console import Console

from bench.load.catalogue import RULER, SUBJECTS, chosen
from bench.load.driver import drive
from bench.load.measuring import Record, Round
from bench.load.servers import Servers
from bench.load.table import load_table, times_ruler

TABLES = 3


@pytest.fixture
def servers(tmp_path: Path) -> Iterator[Servers]:
    found = Servers()
    limits = ["--message-rate", "0", "--visits", "0", "--tables-a-day", "0", "--workers", "1"]
    where = ["--database", str(tmp_path / "tables.sqlite3"), "--port"]
    try:
        found.start([sys.executable, "-m", "veillee", "serve", *limits, *where], dict(os.environ), tmp_path / "log.txt")
        yield found
    finally:
        found.stop()


def test_a_few_tables_are_driven_over_websockets(servers: Servers, capsys: pytest.CaptureFixture[str]) -> None:
    figures = asyncio.run(drive("veillee", TABLES, 0.3, servers.addresses, warm_up=0.1))
    warm, said = capsys.readouterr().out.splitlines()
    assert warm == "warm"
    assert json.loads(said) == figures
    assert figures["moves"] >= TABLES
    assert 0 < figures["p50"] <= figures["p99"]
    assert figures["moves_per_second"] > 0
    health = httpx.get(f"{servers.addresses[0]}/health").json()
    assert health["tables"] == TABLES
    assert servers.processor_seconds() > 0
    assert servers.memory() > 10_000_000


def test_a_server_that_cannot_start_is_said_and_forgotten(tmp_path: Path) -> None:
    servers = Servers()
    with pytest.raises(RuntimeError, match="no such thing"):
        servers.start([sys.executable, "-c", "raise SystemExit('no such thing')"], {}, tmp_path / "log.txt")
    servers.stop()
    assert servers.addresses == []


def test_the_ratio_is_taken_round_by_round() -> None:
    ours = Record("ours", {1: a_round(100), 2: a_round(900), 3: a_round(50)})
    assert times_ruler(ours, Record(RULER, {1: a_round(50), 2: a_round(300)})) == 2.5
    assert times_ruler(ours, Record(RULER)) is None


def test_a_subject_that_is_not_there_says_why() -> None:
    console = Console(width=200, record=True, file=io.StringIO())
    console.print(load_table([Record("ours", {1: a_round(1234)}), Record(RULER, failure="not installed")], 7))
    shown = console.export_text()
    assert "1,234" in shown
    assert "boardgame.io (not installed)" in shown


def test_the_ruler_is_always_among_the_chosen() -> None:
    assert [subject.name for subject in chosen(["sqlite"])] == [
        "Veillée, SQLite",
        "Veillée, SQLite, 2 processes",
        RULER,
    ]
    assert chosen([]) == list(SUBJECTS)


def a_round(moves_per_second: float) -> Round:
    return Round(moves_per_second, 0.01, 0.02, 0.0003, 50_000)
