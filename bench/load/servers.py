"""Servers under measure: processes of ours on loopback, with what they use of processor and memory."""

from __future__ import annotations

import socket
import subprocess
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path

import psutil

OPEN_SECONDS = 30.0
STOP_SECONDS = 10.0
_PAUSE = 0.05
_SETTLING_SECONDS = 0.5
_STILL_GROWING = 500_000


class Servers:
    """Some processes that serve together. `others` serve them: a database."""

    def __init__(self, others: Sequence[int] = ()) -> None:
        self.addresses: list[str] = []
        self.started: list[subprocess.Popen[bytes]] = []
        self.others = others

    def start(self, command: Sequence[str], environment: Mapping[str, str], log: Path) -> None:
        """One more process; its command ends with the port it gets. Back when its door is open."""
        port = free_port()
        with log.open("wb") as lines:
            process = subprocess.Popen([*command, str(port)], env=environment, stdout=lines, stderr=lines)
        self.started.append(process)
        late = time.monotonic() + OPEN_SECONDS
        while not is_open(port):
            if process.poll() is not None or time.monotonic() > late:
                raise RuntimeError(f"did not start: {log.read_text(errors='replace')[-300:]}")
            time.sleep(_PAUSE)
        self._settle(late)
        self.addresses.append(f"http://127.0.0.1:{port}")

    def _settle(self, late: float) -> None:
        """The door may be open before all who stand behind it are ready: until they have stopped growing."""
        before, now = 0, self.memory()
        while now - before > _STILL_GROWING and time.monotonic() < late:
            time.sleep(_SETTLING_SECONDS)
            before, now = now, self.memory()

    def stop(self) -> None:
        """Ask all to stop, children too, since node runs behind a launcher. Kill those that do not stop."""
        running = family([process.pid for process in self.started])
        for process in running:
            with suppress(psutil.NoSuchProcess):
                process.terminate()
        for process in psutil.wait_procs(running, STOP_SECONDS)[1]:
            with suppress(psutil.NoSuchProcess):
                process.kill()
        for started in self.started:
            started.wait()
        self.started.clear()

    def processor_seconds(self) -> float:
        """Used so far by all of them and their database, children included."""
        return sum(used(process) for process in family([process.pid for process in self.started] + [*self.others]))

    def memory(self) -> int:
        """Bytes in memory, of the servers alone: what a database keeps in memory does not grow with tables."""
        return sum(process.memory_info().rss for process in family([process.pid for process in self.started]))


def family(roots: Sequence[int]) -> list[psutil.Process]:
    """Processes and their children."""
    found = []
    for root in roots:
        with suppress(psutil.NoSuchProcess):
            process = psutil.Process(root)
            found += [process, *process.children(recursive=True)]
    return found


def used(process: psutil.Process) -> float:
    """Seconds of processor, with those of children that have ended."""
    try:
        times = process.cpu_times()
    except psutil.NoSuchProcess:
        return 0.0
    return float(times.user + times.system + times.children_user + times.children_system)


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def is_open(port: int) -> bool:
    """Does somebody answer there?"""
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0
