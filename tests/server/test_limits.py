"""Limits: nobody floods a server."""

from __future__ import annotations

import json

import pytest
from websockets.asyncio.client import connect

from tests.server.pages import Page, Party, bot, link, me
from tests.server.servers import Server, ServerFactory


@pytest.fixture(scope="module")
def small(factory: ServerFactory) -> Server:
    """A server with little room."""
    limits = {"message_rate": 1, "visits": 12, "tables_a_day": 3, "connections": 4, "pages_a_table": 2}
    return factory.server(**limits).open()


async def test_a_small_server(small: Server) -> None:
    """One evening at it, since its limits count all who come from one address."""
    party = Party(small.address)
    try:
        anna = await party.come()
        tables = [await anna.set_table(me(), link()) for _ in range(3)]
        wish = {"game": "chaperon", "seats": [me(), bot()]}
        assert await anna.refused("/api/tables", wish) == (429, "too-many-tables")
        assert await anna.refused(f"/api/tables/{tables[0]['id']}/fork", {"moment": 0}) == (429, "too-many-tables")
        assert await anna.refused("/api/tables/file", {}) == (429, "too-many-tables")
        assert len((await anna.get("/api/tables"))["mine"]) == 3
        bruno = await party.come("Bruno")
        await bruno.set_table(me(), link())
        await pages_are_counted(party, [table["id"] for table in tables])
        await messages_are_counted(await anna.look(tables[0]["id"]))
        answers = [await party.stranger().http.post("/api/people", json={"name": "X"}) for _ in range(12)]
        assert {answer.status_code for answer in answers} == {201, 429}
        assert answers[-1].json()["reason"] == "too-many"
        assert await anna.refused("/api/tables", wish) == (429, "too-many")
        posts = [await anna.http.post(f"/api/tables/{tables[0]['id']}/messages", content=b"") for _ in range(70)]
        assert {post.status_code for post in posts} == {200, 429}
    finally:
        await party.close()


async def pages_are_counted(party: Party, tables: list[str]) -> None:
    """Two pages a table, four in the whole server."""
    watcher = party.stranger()
    first = [await watcher.look(tables[0]) for _ in range(2)]
    full = await watcher.look(tables[0])
    assert full.heard[-1]["reason"] == "too-many"
    listening = await watcher.http.get(f"/api/tables/{tables[0]}/messages")
    assert (listening.status_code, listening.json()["reason"]) == (429, "too-many")
    second = [await watcher.look(tables[1]) for _ in range(2)]
    async with connect(first[0].url, proxy=None) as crowded:
        assert json.loads(await crowded.recv())["detail"] == "this house is full"
    for page in [*first, *second]:
        await page.close()
    again = await watcher.look(tables[0])
    assert again.state["phase"] == "gathering"
    await again.close()


async def messages_are_counted(page: Page) -> None:
    """Two at once, then one a second; too many are refused and change nothing."""
    for number in range(30):
        await page.send_raw(json.dumps({"type": "say", "id": number, "text": f"line {number}"}))
    page.number = 100
    refused = said = 0
    while refused + said < 30:
        message = await page.hear()
        if message["type"] == "refused":
            assert message["reason"] == "too-many"
            refused += 1
        elif message["type"] == "chat":
            said += len(message["lines"])
    assert said >= 2
    assert refused >= 5
    assert page.state["phase"] == "gathering"
