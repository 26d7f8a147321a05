"""Coming back: after a break everything is as it was; a client that reads nothing is sent away; servers stop kindly."""

from __future__ import annotations

import asyncio
import json
import random
import socket

import psutil
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.logbook import moves_in
from tests.server.pages import Page, Party, bot, here, link, me
from tests.server.servers import Server, ServerFactory
from tests.server.traffic import Traffic


async def test_a_page_that_comes_back_has_the_same_state(party: Party) -> None:
    anna, bruno = await party.come("Anna"), await party.come("Bruno")
    card = await anna.set_table(me(), link(), mode="wolf", wolf=1, public=True)
    await bruno.seat(card["id"], 1, "take")
    rng = random.Random(4)
    pages = [await anna.look(card["id"]), await bruno.look(card["id"])]
    for _ in range(12):
        asked = next(page for page in pages if page.state["question"])
        version = (await asked.choose_any(rng))["version"]
        for seat, (person, page) in enumerate(zip((anna, bruno), list(pages), strict=True)):
            await page.until_version(version)
            before = {**page.state, "answers": None, "seats": None}
            assert page.socket is not None
            page.socket.transport.abort()
            pages[seat] = await person.look(card["id"])
            assert {**pages[seat].state, "seats": None} == before
    told = [telling for telling in pages[1].heard[0]["tellings"] if telling["secret"]]
    assert told


async def test_the_story_is_whole_after_a_break(party: Party) -> None:
    """What a page heard bit by bit is what it is told at once when it comes back."""
    anna = await party.come()
    card = await anna.set_table(me())
    page = await anna.look(card["id"])
    heard = list(page.heard[0]["tellings"])
    for _ in range(10):
        heard += (await page.choose_any())["told"]
        if page.state["phase"] == "over":
            break
    await page.close()
    again = await anna.look(card["id"])
    assert again.heard[0]["tellings"] == heard


async def test_a_choice_sent_before_the_line_broke_counts_once(party: Party) -> None:
    """Sent, and gone before any answer: when the page is back it is there, or it is not, never twice."""
    anna = await party.come()
    card = await anna.set_table(me(), here())
    page = await anna.look(card["id"])
    for _ in range(10):
        version, moment = page.state["version"], page.state["moment"]
        option, seat = page.options()[0], page.state["asked"][0]
        await page.send("choose", version=version, seat=seat, option=option)
        assert page.socket is not None
        page.socket.transport.abort()
        page = await anna.look(card["id"])
        again = await page.choose(option, version=version, seat=seat)
        assert again["type"] == "state" or again["reason"] == "stale"
        await page.settle()
        assert (page.state["version"], page.state["moment"]) == (version + 1, moment + 1)
        if page.state["phase"] == "over":
            break


@pytest.fixture(scope="module")
def narrow(factory: ServerFactory) -> Server:
    """A server whose system keeps little of what was not read."""
    return factory.server(odd={"small_buffers": 4096}).open()


async def test_who_reads_nothing_disturbs_nobody_and_is_sent_away(narrow: Server) -> None:
    party = Party(narrow.address)
    try:
        anna = await party.come()
        card = await anna.set_table(me(), here())
        page = await anna.look(card["id"])
        pages = narrow.health()["pages"]
        sleeper = await asleep(page)
        await page.until(lambda message: message["type"] == "seats" and message["watching"] == 1)
        is_there, moves = True, 0
        while is_there:
            before = len(page.heard)
            if page.state["phase"] == "over":
                await page.ask("take_back", version=page.state["version"], moment=page.state["back"][2]["moment"])
            assert (await page.choose_any())["type"] == "state"
            moves += 1
            assert moves < 3000, "whoever reads nothing is kept for ever"
            is_there = not any(one["type"] == "seats" and not one["watching"] for one in page.heard[before:])
        assert narrow.health()["pages"] == pages
        await page.settle()
        sleeper.transport.abort()
        await sleeper.wait_closed()
    finally:
        await party.close()


async def asleep(page: Page) -> ClientConnection:
    """A spectator who says hello and then reads nothing."""
    address = page.url.removeprefix("ws://").partition("/")[0].split(":")
    line = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect((address[0], int(address[1])))
    sleeper = await connect(page.url, sock=line, compression=None, max_queue=1, ping_interval=None, close_timeout=0.1)
    await sleeper.send(json.dumps({"type": "hello"}))
    return sleeper


async def test_whoever_sends_without_reading_is_sent_away_too(narrow: Server) -> None:
    party = Party(narrow.address)
    try:
        anna = await party.come()
        card = await anna.set_table(me(), here())
        page = await anna.look(card["id"])
        sleeper = await asleep(page)
        with pytest.raises(ConnectionClosed):
            await send_for_ever(sleeper)
        assert (await page.choose_any())["type"] == "state"
        sleeper.transport.abort()
        await sleeper.wait_closed()
    finally:
        await party.close()


async def send_for_ever(line: ClientConnection) -> None:
    while True:
        await line.send(json.dumps({"type": "look", "id": 1, "seat": None}))


async def test_a_stop_closes_the_doors_and_keeps_everything(factory: ServerFactory) -> None:
    """SIGTERM under traffic: pages are told to come back later, whatever was acknowledged is there."""
    server = factory.server().open()
    party = Party(server.address)
    traffic = Traffic(party, [server], tables=3, seed=9)
    try:
        await traffic.begin()
        watcher = await party.stranger().look(traffic.accounts[0].table)
        for _ in range(2):
            traffic.light.set()
            await asyncio.sleep(0.05)
            server.ask_to_stop()
            await server.gone()
            await server.begin().opened()
            await traffic.go_on(2)
            traffic.light.clear()
            await traffic.fill_up()
        assert watcher.socket is not None
        await watcher.socket.wait_closed()
        assert watcher.socket.close_code == 1012
        await traffic.end()
        await traffic.check(server.settings["database"])
        assert '"closed"' in server.logged()
        assert not server.accidents()
    finally:
        traffic.is_enough = True
        await party.close()
        server.kill()


async def test_a_stop_does_not_wait_for_a_bot_that_thinks(factory: ServerFactory) -> None:
    server = factory.server().open()
    party = Party(server.address)
    try:
        anna = await party.come()
        card = await anna.set_table(me(), bot("strong"), bot("strong"), first=1)
        page = await anna.look(card["id"])
        server.ask_to_stop()
        await server.gone()
        rows = await moves_in(server.settings["database"], card["id"])
        await page.close()
        await server.begin().opened()
        page = await anna.look(card["id"])
        assert page.state["version"] >= len(rows)
        await page.until_asked()
        assert page.state["version"] > 0
    finally:
        await party.close()
        server.kill()


async def test_workers_do_not_outlive_a_server_that_was_killed(factory: ServerFactory) -> None:
    server = factory.server().open()
    party = Party(server.address)
    try:
        anna = await party.come()
        page = await anna.look((await anna.set_table(me(), bot("easy"), first=1))["id"])
        await page.until_version(1)
        workers = [child.pid for child in psutil.Process(server.pid).children(recursive=True)]
        assert workers
        server.kill()
        while any(psutil.pid_exists(worker) for worker in workers):
            await asyncio.sleep(0.01)
    finally:
        await party.close()
