"""Measuring: the driver beside the servers, round by round, each subject in turn."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import median
from threading import Timer

from bench.catalogue import ROOT
from bench.load.catalogue import Stage, Subject
from bench.load.servers import Servers
from bench.progress import Progress

# Beyond the time that is measured: for sitting down, warming up, and a machine with other things to do.
PATIENCE = 60.0


@dataclass(frozen=True)
class Round:
    """One subject in one round. Latencies in seconds, memory in bytes a table."""

    moves_per_second: float
    p50: float
    p99: float
    processor_seconds_per_move: float
    memory_per_table: float


@dataclass
class Record:
    """One subject in all rounds, or why it could not be measured."""

    name: str
    rounds: dict[int, Round] = field(default_factory=dict)
    failure: str | None = None

    def median_of(self, figure: str) -> float:
        """The median of one figure over the rounds."""
        return float(median(getattr(one, figure) for one in self.rounds.values()))


def measure(
    stage: Stage, subjects: Sequence[Subject], missing: dict[str, str], tables: int, seconds: float, rounds: int
) -> list[Record]:
    """Every subject once a round, so that what else happens on the machine falls on all of them."""
    records = [Record(subject.name, failure=missing.get(subject.name)) for subject in subjects]
    for number in range(1, rounds + 1):
        for subject, record in zip(subjects, records, strict=True):
            if record.failure is not None:
                continue
            try:
                with stage.running(subject) as servers:
                    record.rounds[number] = measured(subject, servers, tables, seconds)
            except (RuntimeError, OSError, subprocess.SubprocessError) as error:
                record.failure = str(error)
            tell(stage.progress, number, record)
    return records


def tell(progress: Progress, number: int, record: Record) -> None:
    """How it went."""
    done = record.rounds.get(number)
    what = f"{done.moves_per_second:,.0f} moves/s, p99 {done.p99 * 1000:.0f} ms" if done else record.failure
    progress.say(f"round {number}: {record.name}: {what}")


def measured(subject: Subject, servers: Servers, tables: int, seconds: float) -> Round:
    """One run of the driver against servers that are open."""
    empty = servers.memory()
    command = [sys.executable, "-m", "bench.load.driver", subject.driver, str(tables), str(seconds), *servers.addresses]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as driver:
        assert driver.stdout is not None
        late = Timer(seconds + PATIENCE, driver.kill)
        late.start()
        try:
            # The first line says that the warm-up is over, the second brings the figures.
            driver.stdout.readline()
            used = servers.processor_seconds()
            told = driver.stdout.readline()
            used = servers.processor_seconds() - used
            full = servers.memory()
            _, complaint = driver.communicate()
        finally:
            late.cancel()
            driver.kill()
    if not told:
        raise RuntimeError(f"the driver failed: {(complaint.split() or ['too late'])[-1]}")
    figures = json.loads(told)
    return Round(
        figures["moves_per_second"],
        figures["p50"],
        figures["p99"],
        used / max(1, figures["moves"]),
        (full - empty) / tables,
    )
