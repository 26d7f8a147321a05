"""Commands started by the process that has loaded everything already (see starter.py)."""

from __future__ import annotations

import atexit
import json
import os
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).parents[2]


class Starter:
    """The process that forks commands; it ends with the tests."""

    def __init__(self) -> None:
        self.calls, theirs = socket.socketpair()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.terminal.starter", str(theirs.fileno())], cwd=ROOT, pass_fds=[theirs.fileno()]
        )
        theirs.close()
        atexit.register(self.close)

    def start(self, arguments: Sequence[str], environment: Mapping[str, str], streams: Sequence[int]) -> Started:
        """The command with these arguments, and these files as its streams."""
        told, end = os.pipe()
        wish = json.dumps({"arguments": arguments, "environment": environment})
        socket.send_fds(self.calls, [wish.encode()], [*streams, end])
        os.close(end)
        return Started(int(self.calls.recv(20)), told)

    def close(self) -> None:
        self.calls.close()
        self.process.wait()


class Started:
    """A running command, with what tests use of `subprocess.Popen`."""

    def __init__(self, pid: int, told: int) -> None:
        self.pid = pid
        self.told = told
        self.returncode: int | None = None

    def poll(self) -> int | None:
        """How it ended; None while it runs."""
        if self.returncode is None and select.select([self.told], [], [], 0)[0]:
            self.returncode = int(os.read(self.told, 20))
            os.close(self.told)
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        """How it ended, once it has."""
        if self.returncode is None:
            select.select([self.told], [], [], timeout)
        code = self.poll()
        assert code is not None, "does not end"
        return code

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


_starters: list[Starter] = []


def start(arguments: Sequence[str], environment: Mapping[str, str], streams: Sequence[int]) -> Started:
    """Start a command; the first one waits until everything is loaded."""
    if not _starters:
        _starters.append(Starter())
    return _starters[0].start(arguments, environment, streams)
