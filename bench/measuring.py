"""The rounds: each subject gets a short slice in turn, so that a slow minute of the machine is shared by all."""

import os
from collections.abc import Mapping, Sequence
from contextlib import ExitStack

from bench.catalogue import Subject
from bench.crew import Worker, WorkerFailed
from bench.figures import Record, Slice
from bench.progress import Progress

COPY_SECONDS = 0.1
SEEDS_PER_ROUND = 1_000_000


def measure(
    subjects: Sequence[Subject],
    unavailable: Mapping[str, str],
    rounds: int,
    seconds: float,
    progress: Progress,
) -> list[Record]:
    """Measure all subjects in interleaved rounds; a subject that fails is left out of the rounds that follow."""
    records = {subject.name: Record(subject.name, failure=unavailable.get(subject.peer or "")) for subject in subjects}
    with ExitStack() as stack:
        workers = start([s for s in subjects if not records[s.name].failure], records, stack, progress)
        for number in range(1, rounds + 1):
            progress.say(f"round {number} of {rounds}")
            for name, worker in workers.items():
                if not records[name].failure:
                    progress.whisper(f"round {number} of {rounds}: {name}")
                    run_slice(worker, records[name], number, seconds)
        progress.whisper("")
    return list(records.values())


def start(
    subjects: Sequence[Subject], records: Mapping[str, Record], stack: ExitStack, progress: Progress
) -> dict[str, Worker]:
    """A worker for each subject, all on the same core, ended with the stack."""
    core = chosen_core()
    workers: dict[str, Worker] = {}
    for subject in subjects:
        progress.whisper(f"starting {subject.name}")
        try:
            workers[subject.name] = Worker(subject, core)
            stack.callback(workers[subject.name].close)
        except WorkerFailed as failure:
            records[subject.name].failure = str(failure)
            progress.say(f"{subject.name}: {failure}")
    return workers


def run_slice(worker: Worker, record: Record, number: int, seconds: float) -> None:
    """One subject's part of one round."""
    try:
        played = worker.ask(seconds, play=seconds, seed=number * SEEDS_PER_ROUND)
        copied = worker.ask(COPY_SECONDS, copy=COPY_SECONDS)
    except WorkerFailed as failure:
        record.failure = str(failure)
        return
    record.slices[number] = Slice(
        played["playouts"] / played["seconds"],
        played["decisions"] / played["seconds"],
        copied["seconds"] / copied["copies"] * 1e6,
    )


def chosen_core() -> int | None:
    """The last core that we may use, the first being the busiest; None where a process cannot be pinned."""
    return max(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else None
