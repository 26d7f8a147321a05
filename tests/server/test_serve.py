"""The command: `veillee serve` opens a server with a database of its own, says so, and stops when it is asked to."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx

from tests.server.servers import Server, ServerFactory

PATIENCE = 30.0


def serve(home: Path, port: int) -> subprocess.Popen[str]:
    environment = {**os.environ, "VEILLEE_HOME": str(home), "LC_ALL": "en_GB.UTF-8"}
    command = [sys.executable, "-m", "veillee", "serve", "--port", str(port), "--json-logs"]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)


def test_it_opens_says_where_and_stops(factory: ServerFactory, tmp_path: Path) -> None:
    port = factory.free_port()
    with serve(tmp_path, port) as server:
        assert server.stdout is not None
        assert f"http://127.0.0.1:{port}" in server.stdout.readline()
        assert httpx.get(f"http://127.0.0.1:{port}/health", verify=False).json()["status"] == "well"
        server.send_signal(signal.SIGTERM)
        _, logged = server.communicate(timeout=PATIENCE)
    assert (tmp_path / "tables.sqlite3").exists()
    lines = [json.loads(line) for line in logged.splitlines()]
    assert [line["message"] for line in lines] == ["opening", "closed"]
    assert {line["level"] for line in lines} == {"info"}


async def test_a_port_that_is_taken_is_said(factory: ServerFactory, server: Server) -> None:
    second = factory.server(port=server.settings["port"]).begin()
    await second.gone()
    assert str(server.settings["port"]) in second.logged()
    assert "Traceback" not in second.logged()
    assert server.health()["status"] == "well"


async def test_a_database_that_is_not_there_is_said(factory: ServerFactory, tmp_path: Path) -> None:
    for database in (f"postgresql://nobody@/veillee?host={tmp_path}", str(tmp_path)):
        for log_format, said in (("json", '"no database", "why": "'), ("text", "ERROR no database (why: ")):
            server = factory.server(database, log_format=log_format).begin()
            await server.gone()
            assert said in server.logged()
            assert "Traceback" not in server.logged()
