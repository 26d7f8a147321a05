"""Turns at the workers: people come first, hints come one by one, bots alone rest, a dead worker is replaced."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
import psutil
import pytest

from tests.server.logbook import moves_in
from tests.server.pages import Party, bot, me
from tests.server.servers import Server, ServerFactory
from veillee.server.bots.turns import Turn, Turns, Urgency
from veillee.server.bots.workers import TRIES, Workers

PEOPLE_WAIT, HINT, BOTS_ALONE, LOOKING_BACK = Urgency


@pytest.fixture(scope="module")
def server(factory: ServerFactory) -> Iterator[Server]:
    """A server of its own, with one worker, at which nobody else thinks."""
    server = factory.server().open()
    yield server
    server.kill()


async def begun(turns: Turns, *urgencies: Urgency) -> list[tuple[Turn, asyncio.Task[None]]]:
    """Turns that were asked for in this order."""
    asked = [Turn(urgency) for urgency in urgencies]
    tasks = [asyncio.create_task(turns.begin(turn)) for turn in asked]
    await asyncio.sleep(0)
    return list(zip(asked, tasks, strict=True))


def states(asked: list[tuple[Turn, asyncio.Task[None]]]) -> list[bool]:
    return [turn.has_begun for turn, _ in asked]


async def test_the_most_urgent_comes_first() -> None:
    turns = Turns(1)
    asked = await begun(turns, BOTS_ALONE, BOTS_ALONE, HINT, PEOPLE_WAIT, PEOPLE_WAIT, LOOKING_BACK, BOTS_ALONE)
    assert states(asked) == [True, False, False, False, False, False, False]
    order = (0, 3, 4, 2, 1, 6, 5)
    for begun_so_far, (running, following) in enumerate(pairwise(order), 2):
        turns.end(asked[running][0])
        assert asked[following][0].has_begun
        assert sum(states(asked)) == begun_so_far


async def test_what_can_wait_leaves_a_worker_free() -> None:
    turns = Turns(3)
    asked = await begun(turns, HINT, BOTS_ALONE, HINT, PEOPLE_WAIT, PEOPLE_WAIT)
    assert states(asked) == [True, True, False, True, False]
    turns.end(asked[0][0])
    assert states(asked) == [True, True, False, True, True]


async def test_nobody_who_has_many_keeps_the_workers_from_the_others() -> None:
    """Neither under one name nor, from one address, under many; and those who have many wait for none for ever."""
    turns = Turns(1)
    eve, names = [("Eve", "e")] * 3, [(f"Eve {number}", "e") for number in range(2)]
    asked = [Turn(PEOPLE_WAIT, *owner) for owner in [*eve, *names, ("Anna", "a"), ("Bruno", "b")]]
    tasks = [asyncio.create_task(turns.begin(turn)) for turn in asked]
    order: list[int] = []
    for _ in range(12):
        await asyncio.sleep(0)
        (running,) = [place for place, turn in enumerate(asked) if turn.has_begun and place not in order]
        order.append(running)
        if asked[running].person == "Anna":
            asked.append(Turn(PEOPLE_WAIT, "Anna", "a"))
            tasks.append(asyncio.create_task(turns.begin(asked[-1])))
            await asyncio.sleep(0)
        turns.end(asked[running])
    assert [asked[place].person for place in order] == [
        "Eve", "Anna", "Bruno", "Eve 0", "Eve 1", "Eve", "Anna", "Eve", "Anna", "Anna", "Anna", "Anna",
    ]  # fmt: skip
    for task in tasks:
        task.cancel()


async def test_whoever_gives_up_leaves_the_queue() -> None:
    turns = Turns(1)
    asked = await begun(turns, HINT, HINT, HINT)
    asked[1][1].cancel()
    await asyncio.sleep(0)
    turns.end(asked[0][0])
    assert states(asked) == [True, False, True]
    asked[2][1].cancel()
    with suppress(asyncio.CancelledError):
        await asked[2][1]
    assert states(await begun(turns, HINT)) == [True]


async def test_one_hint_at_a_time(party: Party) -> None:
    anna = await party.come()
    paths = [f"/api/tables/{(await anna.set_table(me(), bot(), first=0))['id']}/hint" for _ in range(4)]
    answers = await asyncio.gather(*[anna.http.post(path, json={"seat": 0}) for path in paths])
    assert sorted(answer.status_code for answer in answers) == [200, 429, 429, 429]
    assert (await anna.http.post(paths[0], json={"seat": 0})).status_code == 200


async def test_a_hint_is_given_up_when_its_person_leaves(party: Party, server: Server) -> None:
    """While the worker sleeps over Bruno's hint, Anna's waits; she leaves, and may ask again at once."""
    people = [await party.come(name) for name in ("Anna", "Bruno")]
    paths = [f"/api/tables/{(await one.set_table(me(), bot(), first=0))['id']}/hint" for one in people]
    await people[0].post(paths[0], {"seat": 0})
    workers = psutil.Process(server.pid).children()
    for worker in workers:
        worker.suspend()
    try:
        his = asyncio.create_task(people[1].http.post(paths[1], json={"seat": 0}))
        await asyncio.sleep(0.2)
        with pytest.raises(httpx.TimeoutException):
            await people[0].http.post(paths[0], json={"seat": 0}, timeout=0.3)
        await asyncio.sleep(0.3)
        hers = asyncio.create_task(people[0].http.post(paths[0], json={"seat": 0}))
        await asyncio.sleep(0.2)
    finally:
        for worker in workers:
            worker.resume()
    assert [answer.status_code for answer in await asyncio.gather(his, hers)] == [200, 200]


async def moves_at(server: Server, cards: list[dict[str, Any]]) -> int:
    return sum([len(await moves_in(server.settings["database"], card["id"])) for card in cards])


async def test_bots_alone_rest_while_nobody_looks(party: Party, server: Server) -> None:
    anna = await party.come()
    card = await anna.set_table(bot(), bot())
    await asyncio.sleep(0.5)
    assert await moves_at(server, [card]) == 0
    page = await anna.look(card["id"])
    await page.until_version(2)
    await page.close()
    await asyncio.sleep(0.5)
    rested = await moves_at(server, [card])
    await asyncio.sleep(0.5)
    assert await moves_at(server, [card]) == rested
    polled = await party.stranger().http.get(f"/api/tables/{card['id']}/messages", params={"after": 10**6})
    assert polled.json()["messages"]
    pulse = polled.json()["next"]
    await party.stranger().http.get(f"/api/tables/{card['id']}/messages", params={"after": pulse})
    assert await moves_at(server, [card]) > rested


async def test_bots_at_a_table_with_people_come_first(party: Party, server: Server) -> None:
    """Ten tables of strong bots are watched; at most a few of them move before the bot of a person answers."""
    anna = await party.come()
    alone = [await anna.set_table(bot("strong"), bot("strong"), mode="wolf", wolf=1) for _ in range(10)]
    for card in alone:
        await party.stranger().look(card["id"])
    page = await anna.look((await anna.set_table(me(), bot("easy"), first=0))["id"])
    while page.state["asked"] == [0]:
        await page.choose_any()
    before = await moves_at(server, alone)
    await page.until_state(lambda state: state["asked"] == [0])
    assert await moves_at(server, alone) - before <= 3


async def test_many_tables_of_one_person_do_not_stop_the_bots_of_another(party: Party, server: Server) -> None:
    """Eve plays against strong bots at ten tables; a few of them move at most before Anna's bot answers."""
    anna, eve = await party.come("Anna"), await party.come("Eve")
    page = await anna.look((await anna.set_table(me(), bot("easy"), first=0))["id"])
    crowd = [await eve.set_table(me(), *[bot("strong")] * 3, game="insomnia") for _ in range(10)]
    for card in crowd:
        hers = await eve.look(card["id"])
        while hers.state["question"]:
            await hers.choose_any()
    while page.state["asked"] == [0]:
        await page.choose_any()
    before = await moves_at(server, crowd)
    await page.until_state(lambda state: state["asked"] == [0])
    assert await moves_at(server, crowd) - before <= 3


async def test_a_worker_that_dies_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Work that kills its process is tried again, but not for ever."""
    assert TRIES > 1
    workers = Workers(1)
    try:
        assert await workers.run(Turn(HINT), die_at_first, str(tmp_path / "few"), TRIES - 1) == TRIES
        monkeypatch.setattr("veillee.server.bots.workers.TRIES", 1)
        with pytest.raises(BrokenProcessPool):
            await workers.run(Turn(HINT), die_at_first, str(tmp_path / "many"), 1)
    finally:
        workers.stop()


async def test_a_bot_whose_worker_dies_answers_all_the_same(party: Party, server: Server) -> None:
    anna = await party.come()
    page = await anna.look((await anna.set_table(me(), bot("easy"), first=1))["id"])
    await page.until_state(lambda state: state["asked"] == [0])
    helpers = psutil.Process(server.pid).children()
    workers = [one for one in helpers if "resource_tracker" not in " ".join(one.cmdline())]
    assert workers
    for worker in workers:
        worker.suspend()
    while page.state["asked"] == [0]:
        await page.choose_any()
    assert page.state["phase"] == "playing"
    for worker in workers:
        worker.kill()
    version = page.state["version"]
    state = await page.until_state(lambda state: state["version"] > version or state["phase"] != "playing")
    assert state["phase"] != "stuck"


def die_at_first(path: str, deaths: int) -> int:
    """Kill the process so often; then say how often this was tried."""
    with Path(path).open("a", encoding="utf-8") as tries:
        tries.write("x")
    count = Path(path).stat().st_size
    if count <= deaths:
        os._exit(1)
    return count
