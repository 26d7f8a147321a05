"""The supervisor: several processes that serve one address.

It starts them, shares the listening socket with them, passes what one publishes to all others, and restarts those that
die. They are forked from a process that has loaded everything, so another takes its place within a moment.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import signal
import socket
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.context import ForkServerProcess

from veillee.server.cluster.channels import HEARTBEAT_SECONDS, TEXT_LIMIT
from veillee.server.settings import ServerSettings

STOP_SECONDS = 10.0
# The least time between two starts of a process that keeps dying.
RESTART_SECONDS = 1.0
# A process with this many unread bytes no longer reads.
UNREAD_LIMIT = 16_000_000
# The line that a process sends when it is ready, and then again and again.
HEARTBEAT = b"\n"
# A process that was silent for this long is stopped or stuck, and may hold the lock of the database.
SILENT_SECONDS = 10.0
# The same for a process that takes the place of another, until it is ready.
STARTING_SECONDS = 30.0
_BACKLOG = 2048
# What the process has loaded from which all are forked.
_LOADED = "veillee.server.loaded"
log = logging.getLogger(__name__)

# What a process runs, given the listening socket and its socket to the supervisor.
Work = Callable[[ServerSettings, socket.socket, socket.socket], None]


class Supervisor:
    """Keeps the processes running until SIGINT or SIGTERM."""

    def __init__(self, settings: ServerSettings, work: Work, opened: Callable[[], None] | None) -> None:
        self.settings = settings
        self.work = work
        self.opened = opened
        self.listener: socket.socket | None = None
        self.processes: dict[int, ForkServerProcess] = {}
        self.writers: dict[int, asyncio.StreamWriter] = {}
        self.ready: set[int] = set()
        self.deadlines: dict[int, float] = {}
        self.is_open = False
        self.was_asked_to_stop = False
        self.stopping = asyncio.Event()
        self.context = multiprocessing.get_context("forkserver")
        self.context.set_forkserver_preload([_LOADED])

    async def run(self) -> bool:
        """False if the address is taken, or a process could not start. Nobody needs it to if it was asked to stop."""
        try:
            self.listener = listening_socket(self.settings)
        except OSError as error:
            log.error("cannot listen", extra={"why": str(error)})
            return False
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, self._stop_as_asked)
        watch = asyncio.create_task(self._watch())
        with self.listener:
            await asyncio.gather(*[self._keep(number) for number in range(self.settings.processes)])
        watch.cancel()
        return self.is_open or self.was_asked_to_stop

    def _stop_as_asked(self) -> None:
        self.was_asked_to_stop = True
        self.stop()

    def stop(self) -> None:
        """Terminate all processes; kill those that take too long."""
        self.stopping.set()
        for process in self.processes.values():
            process.terminate()
            asyncio.get_running_loop().call_later(STOP_SECONDS, process.kill)

    async def _watch(self) -> None:
        """Kill processes that no longer answer; others take their places."""
        loop = asyncio.get_running_loop()
        while not self.stopping.is_set():
            before = loop.time()
            await asyncio.sleep(HEARTBEAT_SECONDS)
            if loop.time() - before > 2 * HEARTBEAT_SECONDS:
                # This process was stopped itself, perhaps with all others.
                self.deadlines = dict.fromkeys(self.deadlines, loop.time() + SILENT_SECONDS)
            for number, deadline in list(self.deadlines.items()):
                if loop.time() > deadline:
                    log.error("a process no longer answers", extra={"number": number})
                    self.processes[number].kill()
                    del self.deadlines[number]

    async def _keep(self, number: int) -> None:
        """Run one process, again and again."""
        while not self.stopping.is_set():
            await self._run_once(number)
            if not self.is_open:
                self.stop()
            elif not self.stopping.is_set():
                log.error("a process died; another takes its place", extra={"number": number})
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.stopping.wait(), RESTART_SECONDS)

    async def _run_once(self, number: int) -> None:
        """Run one process until it ends."""
        ours, theirs = socket.socketpair()
        assert self.listener is not None
        with theirs:
            process = self.context.Process(
                target=self.work, args=(self.settings, self.listener, theirs), name=f"server {number}"
            )
            process.start()
        self.processes[number] = process
        if self.is_open:
            self.deadlines[number] = asyncio.get_running_loop().time() + STARTING_SECONDS
        reader, self.writers[number] = await asyncio.open_connection(sock=ours, limit=TEXT_LIMIT)
        try:
            await self._read(number, reader)
        finally:
            self.writers.pop(number).close()
            self.deadlines.pop(number, None)
            await asyncio.to_thread(process.join)

    async def _read(self, number: int, reader: asyncio.StreamReader) -> None:
        """Pass on what this process publishes, until it ends."""
        with suppress(ConnectionError):
            while line := await reader.readline():
                if line == HEARTBEAT:
                    self._note_heartbeat(number)
                else:
                    self._pass_on(number, line)

    def _note_heartbeat(self, number: int) -> None:
        """The server is open once all processes are ready."""
        self.deadlines[number] = asyncio.get_running_loop().time() + SILENT_SECONDS
        self.ready.add(number)
        if not self.is_open and len(self.ready) == self.settings.processes:
            self.is_open = True
            if self.opened is not None:
                self.opened()

    def _pass_on(self, number: int, line: bytes) -> None:
        """Send a line to all other processes. One that no longer reads would show old tables, so it is restarted."""
        for other, writer in self.writers.items():
            if other != number:
                writer.write(line)
                if writer.transport.get_write_buffer_size() > UNREAD_LIMIT:
                    self.processes[other].kill()


def listening_socket(settings: ServerSettings) -> socket.socket:
    """The socket that all processes accept connections from."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    return socket.create_server((settings.host, settings.port), family=family, backlog=_BACKLOG)
