"""Tests in several processes, which are forked when all tests are read: `pytest --processes 3`.

pytest-xdist was here before. Its processes are new interpreters, each of which reads all tests for itself, and with
thousands of small tests its scheduler and its messages cost as much as the tests.
"""

from __future__ import annotations

import atexit
import os
import signal
import traceback
from collections.abc import Iterator
from contextlib import suppress
from itertools import chain, pairwise
from multiprocessing import Pipe
from multiprocessing.connection import Connection, wait
from typing import Any, NoReturn

import pytest

# Tests of one portion run in one process, one after the other. What has none is a portion by itself.
PORTION = pytest.StashKey[str]()
# Which of the processes this is.
NUMBER = "VEILLEE_TEST_PROCESS"
TICKET_BYTES = 4


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--processes", type=int, default=1, metavar="N", help="run the tests in N processes")


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool | None:
    config = session.config
    if config.option.processes < 2 or config.option.collectonly or session.testsfailed:
        return None
    # Made before there are several, so that all write below the same folder.
    config._tmp_path_factory.getbasetemp()  # type: ignore[attr-defined]
    portions = portions_of(session.items)
    queue = queue_of(len(portions))
    workers = [Worker(session, number, portions, queue) for number in range(config.option.processes)]
    os.close(queue)
    try:
        listen(session, workers)
    finally:
        for worker in workers:
            worker.stop()
    return True


def portions_of(items: list[pytest.Item]) -> list[list[pytest.Item]]:
    portions: dict[str, list[pytest.Item]] = {}
    for item in items:
        portions.setdefault(item.stash.get(PORTION, "") or item.nodeid, []).append(item)
    return list(portions.values())


def queue_of(length: int) -> int:
    """A pipe with a ticket for each portion: whoever is free takes the next one."""
    queue, end = os.pipe()
    # Nobody reads yet, and a pipe takes 65,536 bytes.
    os.set_blocking(end, False)
    for number in range(length):
        os.write(end, number.to_bytes(TICKET_BYTES))
    os.close(end)
    return queue


class Worker:
    """One of the processes, as the first one sees it."""

    def __init__(self, session: pytest.Session, number: int, portions: list[list[pytest.Item]], queue: int) -> None:
        self.reports, theirs = Pipe(duplex=False)
        self.test: str | None = "its first test"
        self.process = os.fork()
        if self.process == 0:
            os.environ[NUMBER] = str(number)
            work(session, portions, queue, theirs)
        theirs.close()

    def stop(self) -> int:
        """End it, if it has not ended; how it ended."""
        if not self.process:
            return 0
        with suppress(ProcessLookupError):
            os.kill(self.process, signal.SIGTERM)
        return self.ended()

    def ended(self) -> int:
        _, status = os.waitpid(self.process, 0)
        self.process = 0
        return os.waitstatus_to_exitcode(status)


def listen(session: pytest.Session, workers: list[Worker]) -> None:
    """Pass on what the processes report, until all have ended."""
    config = session.config
    speaking = {worker.reports: worker for worker in workers}
    while speaking:
        for reports in wait(list(speaking)):
            assert isinstance(reports, Connection)
            worker = speaking[reports]
            try:
                message = reports.recv()
            except EOFError:
                del speaking[reports]
                code = worker.ended()
                if worker.test:
                    session.shouldfail = f"a process ended with {code} in {worker.test}"
            else:
                if isinstance(message, dict):
                    report = config.hook.pytest_report_from_serializable(config=config, data=message)
                    config.hook.pytest_runtest_logreport(report=report)
                else:
                    worker.test = message
            if session.shouldfail:
                raise session.Failed(session.shouldfail)


def work(session: pytest.Session, portions: list[list[pytest.Item]], queue: int, reports: Connection) -> NoReturn:
    """Run what the queue hands out, in this process, and tell the first one of it."""
    plugins = session.config.pluginmanager
    code = 1
    try:
        # What is captured goes into a file, and every process needs one of its own.
        capture: Any = plugins.getplugin("capturemanager")
        capture.stop_global_capturing()
        capture.start_global_capturing()
        plugins.unregister(name="terminalreporter")
        plugins.register(Reporter(session.config, reports))
        # Each test is told what comes next, so that it leaves standing what that one needs too.
        for item, following in pairwise(chain(handed_out(portions, queue), [None])):
            assert item
            session.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if session.shouldfail or session.shouldstop:
                break
        atexit._run_exitfuncs()
        reports.send(None)
        code = 0
    except BaseException:
        capture.stop_global_capturing()
        traceback.print_exc()
    finally:
        os._exit(code)


def handed_out(portions: list[list[pytest.Item]], queue: int) -> Iterator[pytest.Item]:
    while ticket := os.read(queue, TICKET_BYTES):
        yield from portions[int.from_bytes(ticket)]


class Reporter:
    """Tells the first process which test begins, and how it went; None when there are no more."""

    def __init__(self, config: pytest.Config, reports: Connection) -> None:
        self.config = config
        self.reports = reports

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self.reports.send(nodeid)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.reports.send(self.config.hook.pytest_report_to_serializable(config=self.config, report=report))
