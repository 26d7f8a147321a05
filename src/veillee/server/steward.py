"""The steward: several processes that serve one address together.

It starts them, gives them the door, carries what one says to all the others, and replaces those that die.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import signal
import socket
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.context import SpawnProcess

from veillee.server.lines import TEXT_LIMIT
from veillee.server.settings import HouseSettings

STOP_SECONDS = 10.0
# One that dies again and again is not started anew more often than this.
PAUSE_SECONDS = 1.0
# A process that leaves so many bytes unread has stopped hearing.
UNREAD_LIMIT = 16_000_000
# The word of a process that has opened.
HERE = b"\n"
_BACKLOG = 2048
log = logging.getLogger(__name__)

# What a process does with the door and its line to the steward.
Work = Callable[[HouseSettings, socket.socket, socket.socket], None]


class Steward:
    """Keeps so many processes going until SIGINT or SIGTERM."""

    def __init__(self, settings: HouseSettings, work: Work, opened: Callable[[], None] | None) -> None:
        self.settings = settings
        self.work = work
        self.opened = opened
        self.door: socket.socket | None = None
        self.processes: dict[int, SpawnProcess] = {}
        self.writers: dict[int, asyncio.StreamWriter] = {}
        self.here: set[int] = set()
        self.is_open = False
        self.stopping = asyncio.Event()

    async def run(self) -> bool:
        """False if the address is taken, or a process could not start."""
        try:
            self.door = door_of(self.settings)
        except OSError as error:
            log.error("cannot listen", extra={"why": str(error)})
            return False
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, self.stop)
        with self.door:
            await asyncio.gather(*[self._keep(number) for number in range(self.settings.processes)])
        return self.is_open

    def stop(self) -> None:
        """Everybody stores what was handed in, and goes."""
        self.stopping.set()
        for process in self.processes.values():
            process.terminate()
            asyncio.get_running_loop().call_later(STOP_SECONDS, process.kill)

    async def _keep(self, number: int) -> None:
        """One process, and whoever takes its place."""
        while not self.stopping.is_set():
            await self._live(number)
            if not self.is_open:
                self.stop()
            elif not self.stopping.is_set():
                log.error("a process died; another takes its place", extra={"number": number})
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.stopping.wait(), PAUSE_SECONDS)

    async def _live(self, number: int) -> None:
        """From its start to its end."""
        ours, theirs = socket.socketpair()
        assert self.door is not None
        with theirs:
            process = multiprocessing.get_context("spawn").Process(
                target=self.work, args=(self.settings, self.door, theirs), name=f"house {number}"
            )
            process.start()
        self.processes[number] = process
        reader, self.writers[number] = await asyncio.open_connection(sock=ours, limit=TEXT_LIMIT)
        try:
            await self._carry(number, reader)
        finally:
            self.writers.pop(number).close()
            await asyncio.to_thread(process.join)

    async def _carry(self, number: int, reader: asyncio.StreamReader) -> None:
        """What this process says goes to all the others, until it ends."""
        with suppress(ConnectionError):
            while text := await reader.readline():
                if text == HERE:
                    self._note(number)
                else:
                    self._pass_on(number, text)

    def _note(self, number: int) -> None:
        """Once all are here, the house is open."""
        self.here.add(number)
        if not self.is_open and len(self.here) == self.settings.processes:
            self.is_open = True
            if self.opened is not None:
                self.opened()

    def _pass_on(self, number: int, text: bytes) -> None:
        """To all but the one who said it. Whoever stopped hearing would show old tables: it begins anew."""
        for other, writer in self.writers.items():
            if other != number:
                writer.write(text)
                if writer.transport.get_write_buffer_size() > UNREAD_LIMIT:
                    self.processes[other].kill()


def door_of(settings: HouseSettings) -> socket.socket:
    """The address at which all processes take people in; whoever is free first opens."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    return socket.create_server((settings.host, settings.port), family=family, backlog=_BACKLOG)
