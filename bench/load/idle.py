"""Idle tables: what a server holds in memory for tables at which nobody moves, without pages and with one at each."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import dataclass
from threading import Timer
from typing import IO

from bench.catalogue import ROOT
from bench.load.catalogue import SUBJECTS, Stage

PATIENCE = 120.0


@dataclass(frozen=True)
class Idle:
    """The number of tables, and bytes in memory before there were any, without pages, and with a page at each."""

    tables: int
    empty: int
    unwatched: int
    watched: int


def idle_tables(stage: Stage, tables: int) -> Idle:
    """Set tables, then let a page look at each. The crowd stops setting tables when its time is up."""
    stage.progress.say(f"setting {tables:,} idle tables")
    with stage.running(SUBJECTS[0]) as servers:
        empty = servers.memory()
        command = [sys.executable, "-m", "bench.load.crowd", str(tables), servers.addresses[0]]
        with subprocess.Popen(
            command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        ) as crowd:
            late = Timer(PATIENCE, crowd.kill)
            late.start()
            try:
                assert crowd.stdout is not None
                assert crowd.stdin is not None
                set_up = heard(crowd.stdout)
                unwatched = servers.memory()
                print(file=crowd.stdin, flush=True)
                heard(crowd.stdout)
                watched = servers.memory()
            finally:
                late.cancel()
                crowd.kill()
    return Idle(set_up, empty, unwatched, watched)


def heard(lines: IO[str]) -> int:
    """The number that the crowd says when it has done its part."""
    line = lines.readline()
    if not line:
        raise RuntimeError("the crowd failed")
    return int(line)
