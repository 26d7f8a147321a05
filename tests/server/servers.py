"""Servers for tests: real ones in processes of their own, quickly started, killed at will."""

from __future__ import annotations

import asyncio
import atexit
import json
import os
import signal
import socket
import subprocess
import sys
import time
from functools import cache
from http import HTTPStatus
from itertools import count
from pathlib import Path
from typing import Any

import httpx

PATIENCE = 40.0
_PAUSE = 0.004
# Below the ports that the system gives to clients, so that a killed server finds its own free again.
_FIRST_PORT = 20_000
_PORTS_A_WORKER = 3_000


@cache
def forking_process() -> subprocess.Popen[str]:
    """The process that forks servers (see server_factory.py). It takes seconds to load, so one serves all tests of a
    process, and ends with them."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.server.server_factory"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=Path(__file__).parents[2],
    )  # fmt: skip
    atexit.register(process.communicate)
    return process


class ServerFactory:
    """Makes servers in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.numbers = count()
        self.ports = count(_FIRST_PORT + _PORTS_A_WORKER * _worker_number() + os.getpid() % 1000)
        self.process = forking_process()
        self.servers: list[Server] = []

    def server(self, database: str | None = None, odd: dict[str, Any] | None = None, **settings: Any) -> Server:
        """A server that is not open yet. Without a word on limits it has none."""
        number = next(self.numbers)
        database = database or str(self.folder / f"tables{number}.sqlite3")
        free = {"message_rate": 0, "visits": 0, "tables_a_day": 0, "workers": 1}
        free |= {"suggestion_seconds": 0, "secret_seconds": 0, "grace_seconds": 0, "curve_games": 1}
        wish = {"port": self.free_port(), "log_format": "json", **free, **settings, "database": database}
        server = Server(self, wish, self.folder / f"server{number}", odd or {})
        self.servers.append(server)
        return server

    def fork(self, wish: dict[str, Any]) -> int:
        """A new server; its process."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(wish) + "\n")
        self.process.stdin.flush()
        return int(self.process.stdout.readline())

    def close(self) -> None:
        """All servers down."""
        for server in self.servers:
            server.kill()

    def free_port(self) -> int:
        """A port that nobody uses."""
        for port in self.ports:
            with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as probe:
                if probe.connect_ex(("127.0.0.1", port)) != 0:
                    return port
        raise AssertionError("no port is free")


class Server:
    """One server: it keeps its port, its database and its log over restarts."""

    def __init__(self, factory: ServerFactory, settings: dict[str, Any], path: Path, odd: dict[str, Any]) -> None:
        self.factory = factory
        self.settings = settings
        self.log = path.with_suffix(".log")
        self.sign = path.with_suffix(".open")
        self.odd = odd
        self.pid = 0
        self.address = f"http://127.0.0.1:{settings['port']}"

    def begin(self) -> Server:
        """Start without waiting."""
        assert not self.is_alive()
        self.sign.unlink(missing_ok=True)
        wish = {"settings": self.settings, "log": str(self.log), "open": str(self.sign), "odd": self.odd}
        self.pid = self.factory.fork(wish)
        return self

    def open(self) -> Server:
        """Start and wait until it is open."""
        self.begin()
        late = time.monotonic() + PATIENCE
        while not self._is_open(late):
            time.sleep(_PAUSE)
        return self

    async def opened(self) -> Server:
        """Wait until it is open, while others go on."""
        late = time.monotonic() + PATIENCE
        while not self._is_open(late):
            await asyncio.sleep(_PAUSE)
        return self

    def _is_open(self, late: float) -> bool:
        if self.sign.exists():
            return True
        assert self.is_alive(), self.logged()
        assert time.monotonic() < late, self.logged()
        return False

    def is_alive(self) -> bool:
        """Does its process run? Once gone it stays so: the number may be given to another."""
        if self.pid:
            try:
                os.kill(self.pid, 0)
            except ProcessLookupError:
                self.pid = 0
        return bool(self.pid)

    def kill(self) -> None:
        """As when the power fails."""
        self._signal(signal.SIGKILL)
        while self.is_alive():
            time.sleep(_PAUSE)

    def ask_to_stop(self) -> None:
        """SIGTERM, without waiting."""
        self._signal(signal.SIGTERM)

    def stop(self) -> None:
        """SIGTERM, until it is gone."""
        self.ask_to_stop()
        late = time.monotonic() + PATIENCE
        while self.is_alive():
            assert time.monotonic() < late, self.logged()
            time.sleep(_PAUSE)

    async def gone(self) -> None:
        """Wait until its process has ended, while others go on."""
        while self.is_alive():
            await asyncio.sleep(_PAUSE)

    def _signal(self, number: int) -> None:
        if self.is_alive():
            os.kill(self.pid, number)

    def logged(self) -> str:
        """Everything that it ever wrote to its log."""
        return self.log.read_text(encoding="utf-8") if self.log.exists() else ""

    def accidents(self) -> list[str]:
        """The lines of the log that tell of something unforeseen."""
        return [line for line in self.logged().splitlines() if "error" in line or "Traceback" in line]

    def health(self) -> dict[str, Any]:
        """What it says of itself."""
        answer: dict[str, Any] = (
            httpx.get(f"{self.address}/health", timeout=PATIENCE, verify=False).raise_for_status().json()
        )
        return answer

    async def well(self) -> None:
        """Wait until it says that it is well: on a busy machine the first write may take longer than it waits for."""
        late = time.monotonic() + PATIENCE
        while httpx.get(f"{self.address}/health", timeout=PATIENCE, verify=False).status_code != HTTPStatus.OK:
            assert time.monotonic() < late, self.logged()
            await asyncio.sleep(_PAUSE)

    def memory(self) -> int:
        """Bytes that its process holds."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")


def _worker_number() -> int:
    """Which of the processes that run the tests this is."""
    return int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
