"""Several processes at one address: a table may be played through any of them, and any of them may die."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from http import HTTPStatus
from itertools import permutations
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import psutil
import pytest
from websockets.exceptions import WebSocketException

from tests.server.logbook import moves_in
from tests.server.pages import Page, Party, bot, here, link, me
from tests.server.servers import PATIENCE, Server, ServerFactory
from tests.server.traffic import Traffic
from veillee.server.cluster.supervisor import SILENT_SECONDS, Supervisor
from veillee.server.settings import ServerSettings
from veillee.server.tables.live_table import OTHER_SERVER_SECONDS

# What starting a worker takes on a machine whose cores are all busy.
STARTING_SECONDS = 15.0
CATCHING_SECONDS = 60.0


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, factory: ServerFactory) -> Iterator[Server]:
    make: Callable[[], str] = request.getfixturevalue("new_database")
    server = factory.server(make() if request.param == "postgresql" else None, processes=2).open()
    yield server
    server.stop()


@pytest.fixture
def party(server: Server) -> Party:
    return Party(server.address)


def serving(server: Server) -> list[psutil.Process]:
    """The processes that accept connections: those that hold the listening socket beside the supervisor."""
    return [child for child in psutil.Process(server.pid).children(recursive=True) if holds_door(child)]


def holds_door(process: psutil.Process) -> bool:
    try:
        return any(one.status == psutil.CONN_LISTEN for one in process.net_connections("tcp"))
    except psutil.Error:
        return False


@contextmanager
def asleep(process: psutil.Process) -> Iterator[None]:
    """While one sleeps, newcomers are let in by the other."""
    process.suspend()
    try:
        yield
    finally:
        process.resume()


async def a_page_at_each(party: Party, server: Server, **settings: str) -> list[Page]:
    """Anna through one process, Bruno through the other, at one table."""
    anna, bruno = await party.come("Anna"), await party.come("Bruno")
    card = await anna.set_table(me(), link(), public=True, **settings)
    await bruno.seat(card["id"], 1, "take")
    pages = []
    for person, other in zip((anna, bruno), serving(server), strict=True):
        with asleep(other):
            pages.append(await person.look(card["id"]))
    await pages[0].until_seats(lambda seats: seats[1]["present"])
    return pages


async def test_there_are_two_and_each_takes_people_in(party: Party, server: Server) -> None:
    assert len(serving(server)) == 2
    await a_page_at_each(party, server)
    for process in serving(server):
        assert pages_at_the_other(server, process) == 1


def pages_at_the_other(server: Server, process: psutil.Process) -> int:
    """How many pages the other process has. One that falls asleep while it writes holds up all writing: then again."""
    while True:
        with asleep(process):
            answer = httpx.get(f"{server.address}/health", timeout=PATIENCE)
        if answer.status_code == HTTPStatus.OK:
            return int(answer.json()["pages"])


async def test_moves_and_words_are_seen_through_the_other(party: Party, server: Server) -> None:
    pages = await a_page_at_each(party, server)
    for _ in range(8):
        for page, other in permutations(pages):
            if page.state["question"]:
                state = await page.choose_any()
                seen = await other.until_version(state["version"])
                assert seen["view"] == state["view"]
    assert pages[0].state["version"] >= 8
    await pages[0].send("say", text="Bonsoir")
    heard = await pages[1].until(lambda message: message["type"] == "chat")
    assert heard["lines"][0]["text"] == "Bonsoir"


async def test_both_answer_the_same_question(party: Party, server: Server) -> None:
    """One answer counts, the other is refused, and both then see the same."""
    anna = await party.come()
    card = await anna.set_table(me(), here("Bruno"))
    pages = []
    for other in serving(server):
        with asleep(other):
            pages.append(await anna.look(card["id"]))
    for version in range(15):
        wishes = [
            page.ask("choose", version=version, seat=page.state["asked"][0], option=page.options()[0]) for page in pages
        ]
        answers = await asyncio.gather(*wishes)
        assert sorted(answer["type"] for answer in answers) == ["refused", "state"]
        assert next(answer["reason"] for answer in answers if answer["type"] == "refused") == "stale"
        for page in pages:
            await page.until_version(version + 1)
        assert pages[0].state["view"] == pages[1].state["view"]
        if pages[0].state["phase"] == "over":
            break
    rows = await moves_in(server.settings["database"], card["id"])
    assert [row.seq for row in rows] == list(range(1, pages[0].state["version"] + 1))


async def test_one_is_killed_under_traffic(party: Party, server: Server) -> None:
    """Three times: nothing acknowledged is lost, nothing is applied twice, and another takes its place."""
    rng = random.Random(3)
    traffic = Traffic(party, [server], tables=3, seed=3)
    try:
        await traffic.begin()
        for _ in range(3):
            traffic.light.set()
            await asyncio.sleep(rng.uniform(0.01, 0.12))
            rng.choice(serving(server)).kill()
            await traffic.go_on(2)
            traffic.light.clear()
            await two_again(server)
            await traffic.fill_up()
        await traffic.end()
        await traffic.check(server.settings["database"])
        assert sum(player.comebacks for player in traffic.players) > len(traffic.players)
    finally:
        traffic.is_enough = True
        traffic.light.set()


async def test_a_stopped_process_does_not_hold_the_turn_of_the_others(factory: ServerFactory) -> None:
    """It is stopped while it holds the lock of the database; the others go on, and it is replaced."""
    assert SILENT_SECONDS <= 10
    server = factory.server(processes=2).open()
    party = Party(server.address)
    try:
        pages = [page for _ in range(3) for page in await a_page_at_each(party, server)]
        stopped = await stopped_with_the_lock(server, pages)
        newcomer = await asyncio.wait_for(persistent(party), SILENT_SECONDS + 14)
        assert (await newcomer.choose_any())["version"] == 1
        await two_again(server)
        assert stopped.pid not in [process.pid for process in serving(server)]
        assert "no longer answers" in server.logged()
    finally:
        await party.close()
        server.stop()


async def persistent(party: Party) -> Page:
    """Somebody who sets a table, as soon as that can be stored."""
    while True:
        with suppress(httpx.HTTPError, OSError, WebSocketException, TimeoutError):
            anna = await party.come("Carla")
            return await anna.look((await anna.set_table(me(), here()))["id"])


async def stopped_with_the_lock(server: Server, pages: list[Page]) -> psutil.Process:
    """Under traffic, stop a process that is seen to hold the lock, until one still holds it when it has stopped."""
    lock = Path(f"{server.settings['database']}-turn").stat()
    enough = asyncio.Event()
    playing = [asyncio.create_task(play_on(page, enough)) for page in pages]
    processes = serving_pids(server)
    late = time.monotonic() + CATCHING_SECONDS
    try:
        while time.monotonic() < late:
            await asyncio.sleep(0)
            for process in [one for one in processes if holds(one.pid, lock.st_ino)]:
                await stop(process)
                if holds(process.pid, lock.st_ino):
                    return process
                process.resume()
    finally:
        enough.set()
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    raise AssertionError("never caught")


async def stop(process: psutil.Process) -> None:
    """Stop a process; what it asked of the system is finished first."""
    process.suspend()
    while process.status() != psutil.STATUS_STOPPED:
        await asyncio.sleep(0.001)


def serving_pids(server: Server) -> list[psutil.Process]:
    """Its children, found without looking at their sockets."""
    return [child for child in psutil.Process(server.pid).children(recursive=True) if child.num_threads() > 1]


def holds(pid: int, inode: int) -> bool:
    """Does this process hold a lock on a file? Those that only wait for it are marked with an arrow."""
    lines = [line.split() for line in Path("/proc/locks").read_text().splitlines() if "->" not in line]
    return any(line[1] == "FLOCK" and line[4] == str(pid) and line[5].endswith(f":{inode}") for line in lines)


async def play_on(page: Page, enough: asyncio.Event) -> None:
    """Say things until it is enough: every line is stored. Waiting with a limit may swallow a cancellation."""
    while not enough.is_set():
        await page.ask("ping")
        await page.send("say", text="la la la")


async def test_asked_to_stop_while_it_starts(factory: ServerFactory) -> None:
    """That is no failure."""
    settings = ServerSettings(**factory.server(processes=2).settings)
    supervisor = Supervisor(settings, sleep_for_ever, None)
    running = asyncio.create_task(supervisor.run())
    while len(supervisor.processes) < 2:
        await asyncio.sleep(0.01)
    os.kill(os.getpid(), signal.SIGTERM)
    assert await asyncio.wait_for(running, 30)
    assert not supervisor.is_open


async def test_a_process_that_cannot_start_is_a_failure(factory: ServerFactory) -> None:
    settings = ServerSettings(**factory.server(processes=2).settings)
    assert not await asyncio.wait_for(Supervisor(settings, fail_at_once, None).run(), 30)


async def test_a_process_that_stops_while_it_starts_is_replaced_too(
    factory: ServerFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may hold the lock of the database as well. Here the first two are ready, and whoever follows them hangs."""
    for name in ("HEARTBEAT", "RESTART", "STARTING"):
        monkeypatch.setattr(f"veillee.server.cluster.supervisor.{name}_SECONDS", 0.05)
    opened = asyncio.Event()
    supervisor = Supervisor(ServerSettings(**factory.server(processes=2).settings), sleep_for_ever, opened.set)
    started: list[Hanging] = []

    def process(**what: Any) -> Hanging:
        started.append(Hanging(what["args"][2], is_ready=len(started) < 2))
        return started[-1]

    supervisor.context = SimpleNamespace(Process=process)  # type: ignore[assignment]
    running = asyncio.create_task(supervisor.run())
    async with asyncio.timeout(PATIENCE):
        await opened.wait()
        started[0].kill()
        while len(started) < 5:
            await asyncio.sleep(0.01)
        supervisor.stop()
        assert await running


class Hanging:
    """In place of a process: it may say that it is ready, then nothing until it is killed."""

    def __init__(self, channel: socket.socket, is_ready: bool) -> None:
        self.channel = channel.dup()
        self.is_ready = is_ready

    def start(self) -> None:
        if self.is_ready:
            self.channel.sendall(b"\n")

    def kill(self) -> None:
        self.channel.close()

    def join(self) -> None:
        """It has ended."""

    terminate = kill


def sleep_for_ever(*_: object) -> None:
    time.sleep(60)


def fail_at_once(*_: object) -> None:
    sys.exit(1)


async def test_all_go_on_soon_after_a_kill(factory: ServerFactory, database: str) -> None:
    """The process is killed that stored the last move and lets the bots think: another does so within seconds."""
    server = factory.server(database, processes=2).open()
    party = Party(server.address)
    try:
        anna = await party.come()
        card = await anna.set_table(me(), bot("strong"), bot("strong"), first=0)
        first, second = serving(server)
        with asleep(second):
            page = await anna.look(card["id"])
            while page.state["asked"] == [0]:
                await page.choose_any()
            first.kill()
        again = await anna.look(card["id"])
        version = again.state["version"]
        # The rest is what the processor takes, which may have to start the workers of the other process.
        assert OTHER_SERVER_SECONDS < 3
        async with asyncio.timeout(OTHER_SERVER_SECONDS + STARTING_SECONDS):
            await again.until_state(lambda state: state["version"] > version or state["question"])
    finally:
        await party.close()
        server.stop()


async def two_again(server: Server) -> None:
    async with asyncio.timeout(20):
        while len(serving(server)) < 2:
            await asyncio.sleep(0.05)


async def test_asked_to_stop_all_go(factory: ServerFactory) -> None:
    server = factory.server(processes=2).open()
    family = psutil.Process(server.pid).children(recursive=True)
    server.stop()
    assert psutil.wait_procs(family, timeout=5)[1] == []
    assert server.logged().count('"closed"') == 2
    assert not server.accidents()


async def test_without_the_supervisor_all_processes_end(factory: ServerFactory) -> None:
    server = factory.server(processes=2).open()
    family = psutil.Process(server.pid).children(recursive=True)
    os.kill(server.pid, signal.SIGKILL)
    assert psutil.wait_procs(family, timeout=10)[1] == []


async def test_a_supervisor_that_is_killed_with_unread_lines_leaves_nobody_behind(factory: ServerFactory) -> None:
    """Its end of the connection is reset rather than closed."""
    server = factory.server(processes=2).open()
    party = Party(server.address)
    try:
        anna = await party.come()
        page = await anna.look((await anna.set_table(me(), here()))["id"])
        supervisor = psutil.Process(server.pid)
        family = supervisor.children(recursive=True)
        serving_both = serving(server)
        supervisor.suspend()
        for process in serving_both:
            with asleep(process):
                await (await anna.look(page.table)).send("say", text="Is anybody there?")
        await page.choose_any()
        supervisor.kill()
        assert psutil.wait_procs(family, timeout=15)[1] == []
    finally:
        await party.close()


async def test_an_address_that_is_taken_is_said(factory: ServerFactory) -> None:
    first = factory.server().open()
    second = factory.server(port=first.settings["port"], processes=2).begin()
    await second.gone()
    assert "cannot listen" in second.logged()
    assert "Traceback" not in second.logged()
    assert first.health()["status"] == "well"
