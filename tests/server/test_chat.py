"""The chat of a private table belongs to those who were invited, and a newcomer is sent its latest lines alone."""

from __future__ import annotations

import pytest

from tests.server.pages import Party, here, link, me
from tests.server.servers import ServerFactory
from veillee.engine.prelude import NO_PRELUDE
from veillee.server.storage import open_store
from veillee.server.storage.rows import ChatRow, MatchRow, PersonRow, SeatRow
from veillee.server.storage.store import CHAT_KEPT


async def test_the_chat_of_a_private_table_is_for_its_people(party: Party) -> None:
    anna, bruno, eve = [await party.come(name) for name in ("Anna", "Bruno", "Eve")]
    card = await anna.set_table(me(), link())
    await bruno.seat(card["id"], 1, "take", invite=card["invite"])
    page, his = await anna.look(card["id"]), await bruno.look(card["id"])
    outside = [await eve.look(card["id"]), await party.stranger().look(card["id"])]
    await page.send("say", text="entre nous")
    assert (await his.until(lambda message: message["type"] == "chat"))["lines"][0]["text"] == "entre nous"
    assert (await outside[0].ask("say", text="hello"))["reason"] == "no-invitation"
    assert (await outside[0].ask("gesture", gesture="clap"))["reason"] == "no-invitation"
    outside += [await eve.look(card["id"]), await party.stranger().look(card["id"])]
    polled = await eve.get(f"/api/tables/{card['id']}/messages", after=0)
    assert [message["lines"] for message in polled["messages"] if message["type"] == "chat"] == [[]]
    for one in outside:
        await one.settle()
        assert "entre nous" not in "".join(one.raw)
    assert (await bruno.look(card["id"])).heard[-1]["lines"][0]["text"] == "entre nous"


async def test_a_host_without_a_seat_hears_the_chat(party: Party) -> None:
    anna, bruno = await party.come("Anna"), await party.come("Bruno")
    card = await anna.set_table(link(), link())
    await bruno.seat(card["id"], 0, "take", invite=card["invite"])
    page, his = await anna.look(card["id"]), await bruno.look(card["id"])
    await his.send("say", text="Bonsoir")
    assert (await page.until(lambda message: message["type"] == "chat"))["lines"][0]["text"] == "Bonsoir"


async def test_a_newcomer_is_sent_the_latest_lines(factory: ServerFactory, database: str) -> None:
    """As many from memory as from the store."""
    server = factory.server(database).open()
    party = Party(server.address)
    try:
        anna = await party.come()
        page = await anna.look((await anna.set_table(me(), here()))["id"])
        for number in range(CHAT_KEPT + 30):
            await page.send("say", text=str(number))
        await page.until(lambda message: message["type"] == "chat" and message["lines"][0]["number"] == CHAT_KEPT + 29)
        lines = (await anna.look(page.table)).heard[-1]["lines"]
        assert [line["number"] for line in lines] == list(range(30, CHAT_KEPT + 30))
        server.kill()
        await server.begin().opened()
        assert (await anna.look(page.table)).heard[-1]["lines"] == lines
    finally:
        await party.close()
        server.kill()


async def test_no_more_lines_are_read_than_are_kept(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many the people of a table have said over the years."""
    monkeypatch.setattr("veillee.server.storage.store.CHAT_KEPT", 2)
    store = await open_store(database)
    try:
        await store.add_person(PersonRow("p", "Anna"), "hash", 0.0)
        row = MatchRow("t", "chaperon", 1, "", {}, 1, "p", False, False, "i", None, 0.0, NO_PRELUDE)
        await store.add_match(row, [SeatRow(0, "p", "", None)])
        for number in range(5):
            assert await store.add_line(ChatRow("t", number, 0.0, 0, "Anna", str(number), ""))
        assert [line.number for line in await store.lines_of("t")] == [3, 4]
        assert [line.number for line in (await store.log_of("t"))[2]] == [3, 4]
    finally:
        await store.close()
