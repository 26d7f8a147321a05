"""The command: `veillee serve` opens a house with a database of its own, says so, and stops when it is asked to."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx

from tests.server.houses import Nursery

PATIENCE = 30.0


def serve(home: Path, port: int, *more: str) -> subprocess.Popen[str]:
    environment = {**os.environ, "VEILLEE_HOME": str(home), "LC_ALL": "en_GB.UTF-8"}
    command = [sys.executable, "-m", "veillee", "serve", "--port", str(port), "--json-logs", *more]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)


def test_it_opens_says_where_and_stops(nursery: Nursery, tmp_path: Path) -> None:
    port = nursery.free_port()
    with serve(tmp_path, port) as server:
        assert server.stdout is not None
        assert f"http://127.0.0.1:{port}" in server.stdout.readline()
        assert httpx.get(f"http://127.0.0.1:{port}/health", verify=False).json()["status"] == "well"
        with serve(tmp_path, port) as second:
            _, complaint = second.communicate(timeout=PATIENCE)
            assert second.returncode != 0
            assert str(port) in complaint
            assert "Traceback" not in complaint
        server.send_signal(signal.SIGTERM)
        _, logged = server.communicate(timeout=PATIENCE)
    assert (tmp_path / "tables.sqlite3").exists()
    lines = [json.loads(line) for line in logged.splitlines()]
    assert [line["message"] for line in lines] == ["opening", "closed"]
    assert {line["level"] for line in lines} == {"info"}


def test_a_database_that_is_not_there_is_said(nursery: Nursery, tmp_path: Path) -> None:
    missing = f"postgresql://nobody@/veillee?host={tmp_path}"
    with serve(tmp_path, nursery.free_port(), "--database", missing) as server:
        _, complaint = server.communicate(timeout=PATIENCE)
    assert server.returncode != 0
    assert "Traceback" not in complaint
    assert '"no database"' in complaint
