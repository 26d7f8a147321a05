"""The worker processes, seen from the side that gives the orders."""

import json
import os
import select
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

from bench import environment
from bench.catalogue import COMPILED, ROOT, Subject

OWN_PYTHON = ROOT / ".venv" / "bin" / "python"
PATIENCE = 120.0
"""Seconds that an answer may take beyond the time that the order asks for."""


class WorkerFailed(Exception):
    """A subject can no longer be measured; the message says why."""


class Worker:
    """One running worker, ready for orders once made."""

    def __init__(self, subject: Subject, core: int | None) -> None:
        if subject.source == COMPILED and not (COMPILED / "veillee").exists():
            raise WorkerFailed("not built: run make fast")
        job = {"module": subject.module, "arguments": subject.arguments, "core": core}
        self.process = subprocess.Popen(
            [str(interpreter(subject)), "-m", "bench.worker", json.dumps(job)],
            cwd=ROOT,
            env=surroundings(subject.source),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        self.answer(within=PATIENCE)

    def ask(self, seconds: float, **order: Any) -> dict[str, Any]:
        """Give an order that takes a number of seconds; returns the answer."""
        assert self.process.stdin is not None
        with suppress(BrokenPipeError):
            self.process.stdin.write(json.dumps(order).encode() + b"\n")
            self.process.stdin.flush()
        return self.answer(within=seconds + PATIENCE)

    def answer(self, within: float) -> dict[str, Any]:
        """The next answer."""
        assert self.process.stdout is not None
        if not select.select([self.process.stdout], [], [], within)[0]:
            self.close()
            raise WorkerFailed(f"no answer within {within:.0f} s")
        line = self.process.stdout.readline()
        answer: dict[str, Any] = json.loads(line) if line else {"failed": f"ended with code {self.process.wait()}"}
        if "failed" in answer:
            self.close()
            raise WorkerFailed(answer["failed"])
        return answer

    def close(self) -> None:
        """End the process."""
        self.process.kill()
        self.process.communicate()


def interpreter(subject: Subject) -> Path:
    """The Python that holds the subject: the project's own for our games, else that of the peers."""
    if subject.source is None:
        return environment.PYTHON
    return OWN_PYTHON if OWN_PYTHON.exists() else Path(sys.executable)


def surroundings(source: Path | None) -> dict[str, str]:
    """The environment variables of a worker: ours find our package at its source, peers find nothing of ours."""
    variables = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return variables if source is None else variables | {"PYTHONPATH": str(source)}
