"""Storage, on SQLite and on PostgreSQL: everything is there after a restart, with snapshots or without."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.engine.chaperon_matches import match_of
from tests.server.logbook import invite_in, moves_in, query
from tests.server.pages import Page, Party, Person, bot, here, link, me
from tests.server.servers import Server, ServerFactory
from veillee.engine.matchfile import to_text
from veillee.engine.words import to_list


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, factory: ServerFactory) -> Iterator[Server]:
    """A server on either kind of database."""
    database = None if request.param == "sqlite" else request.getfixturevalue("new_database")()
    server = factory.server(database).open()
    yield server
    server.kill()


@pytest.fixture
def party(server: Server) -> Party:
    return Party(server.address)


async def restarted(server: Server, kill: bool) -> None:
    """Stopped as one should, or killed; then open again."""
    if kill:
        server.kill()
    else:
        server.ask_to_stop()
        await server.gone()
    await server.begin().opened()


async def played(person: Person, moves: int, mode: str = "wolf") -> Page:
    """A table of one device after a number of choices. It comes from a file; the last three are made at the table."""
    match = next(one for seed in range(100) if (one := match_of(mode, 2, moves, seed)).table.result is None)
    text = to_text(match.fork(moves - 3))
    card = (await person.http.post("/api/tables/file", content=text)).raise_for_status().json()
    page = await person.look(card["id"])
    for choice in match.choices[moves - 3 :]:
        await page.ask("look", seat=choice.seat)
        await page.choose(to_list(choice.option))
    assert (page.state["phase"], page.state["moment"]) == ("playing", moves)
    return page


async def test_everything_survives_a_restart(server: Server, party: Party) -> None:
    anna, bruno = await party.come("Zoé 小红"), await party.come("Bruno")
    card = await anna.set_table(me(), link(), bot("easy", "Loup"), mode="wolf", wolf=0, public=True, start="hard")
    await bruno.seat(card["id"], 1, "take")
    page, his = await anna.look(card["id"]), await bruno.look(card["id"])
    await page.send("say", text="À demain ! 🌙")
    await his.until(lambda message: message["type"] == "chat")
    for kill in (False, True):
        for _ in range(3):
            await play_one([page, his])
        before = [one.state for one in (page, his)]
        await restarted(server, kill)
        page, his = await anna.look(card["id"]), await bruno.look(card["id"])
        for one, old in zip((page, his), before, strict=True):
            unlike = {"answers": None, "seats": None, "since": None, "hand_over": None}
            assert {**one.state, **unlike} == {**old, **unlike}
        assert his.heard[3]["lines"][0]["text"] == "À demain ! 🌙"
    again = await anna.card(card["id"])
    assert [seat["name"] for seat in again["seats"]] == ["Zoé 小红", "Bruno", "Loup"]
    assert {**again["settings"]} == card["settings"]
    assert again["invite"] == card["invite"]


async def play_one(pages: list[Page]) -> None:
    """Whoever of these is asked chooses; then all wait until one of them is asked again, and no bot."""
    asked = next(page for page in pages if page.state["question"])
    await asked.choose_any()
    calm = await asked.until_state(lambda state: state["asked"] != [2])
    for page in pages:
        await page.until_version(calm["version"])


async def test_a_step_back_is_a_move_like_any_other(server: Server, party: Party) -> None:
    """Back and forth by step, turn and round, over restarts; the log keeps all, the table what stands."""
    anna = await party.come()
    rng = random.Random(3)
    page = await played(anna, 30)
    for number in range(9):
        for _ in range(rng.randrange(1, 6)):
            await choose_or_look(page, rng)
        back = page.state["back"][number % 3]
        await page.ask("take_back", version=page.state["version"], moment=back["moment"])
        await choose_or_look(page, rng)
        if number in (4, 8):
            view, eyes = page.state["view"], page.state["seat"]
            counts = (page.state["version"], page.state["moment"])
            await restarted(server, kill=True)
            page = await anna.look(page.table, seat=eyes)
            assert (page.state["version"], page.state["moment"]) == counts
            assert (await page.ask("look", seat=eyes))["view"] == view
    rows = await moves_in(server.settings["database"], page.table)
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
    assert sum(row.option is None for row in rows) == 9


async def choose_or_look(page: Page, rng: random.Random) -> None:
    if page.state["curtain"]:
        await page.ask("look", seat=page.state["hand_over"])
    if page.state["phase"] == "playing":
        await page.choose_any(rng)


async def test_a_snapshot_spares_the_replay(server: Server, party: Party) -> None:
    """An early choice is changed behind the server's back: it is not played again, so the table goes on.

    Its past can no longer be told, as after a change of the rules.
    """
    anna = await party.come()
    page = await played(anna, 34)
    change = f"""UPDATE moves SET "option" = '["stop"]' WHERE "match" = '{page.table}' AND seq = 1"""
    before = await seen(server, page)
    assert await seen_after(server, page, change) == before
    again = await anna.look(page.table, seat=page.state["asked"][0])
    assert (again.state["phase"], again.state["version"]) == ("playing", page.state["version"])
    assert again.heard[0]["tellings"] == []
    assert (await again.choose_any())["moment"] == 35


async def test_a_snapshot_that_cannot_be_read_is_passed_over(server: Server, party: Party) -> None:
    page = await played(await party.come(), 34)
    before = await seen(server, page)
    for frozen in ("{", '{"seats": 3}'):
        change = f"""UPDATE snapshots SET frozen = '{frozen}' WHERE "match" = '{page.table}'"""
        assert await seen_after(server, page, change) == before, frozen


async def test_a_snapshot_of_what_was_taken_back_is_not_used(server: Server, party: Party) -> None:
    rng = random.Random(8)
    page = await played(await party.come(), 33)
    snapshots = f"""SELECT * FROM snapshots WHERE "match" = '{page.table}'"""
    assert len(await query(server.settings["database"], snapshots)) == 1
    while page.state["moment"] >= 32:
        await page.ask("take_back", version=page.state["version"], moment=page.state["back"][2]["moment"])
    while page.state["moment"] < 31:
        await choose_or_look(page, rng)
        assert page.state["phase"] == "playing"
    before = await seen(server, page)
    assert await seen_after(server, page, "SELECT 1") == before


async def seen_after(server: Server, page: Page, change: str) -> Any:
    """What a spectator sees when the server was down while this was done to the database."""
    server.kill()
    await query(server.settings["database"], change)
    await server.begin().opened()
    return await seen(server, page)


async def seen(server: Server, page: Page) -> Any:
    """The table as a spectator with its link sees it, without its story."""
    moment = page.state["moment"]
    headers = {"x-invite": await invite_in(server.settings["database"], page.table)}
    async with httpx.AsyncClient(base_url=server.address, headers=headers, verify=False) as http:
        card = (await http.get(f"/api/tables/{page.table}")).json()
        replay = (await http.get(f"/api/tables/{page.table}/replay?first={moment}&last={moment}")).json()
    assert (card["phase"], card["moment"]) == ("playing", moment)
    return card["asked"], replay["moments"][0]["view"]


async def test_what_is_in_the_log(server: Server, party: Party) -> None:
    """One row a move, with what lists need; no key, only its hash."""
    anna = await party.come()
    page = await played(anna, 12)
    rows = await moves_in(server.settings["database"], page.table)
    assert [row.moment for row in rows] == list(range(1, 13))
    assert {row.phase for row in rows} == {"playing"}
    everything = [
        await query(server.settings["database"], f"SELECT * FROM {name}")
        for name in ("people", "matches", "seats", "chat")
    ]
    assert str(anna.token) not in json.dumps(everything, default=str)
    assert str(anna.token) not in server.logged()


async def test_many_tables_at_once(server: Server, party: Party) -> None:
    """Moves that come together are stored together: each gets its answer, none another's."""
    anna = await party.come()
    cards = [await anna.set_table(me(), here()) for _ in range(12)]
    pages = [await anna.look(card["id"]) for card in cards]
    for _ in range(5):
        answers = await asyncio.gather(*[page.choose_any() for page in pages])
        assert all(answer["type"] == "state" for answer in answers)
        assert [answer["table"] for answer in answers] == [card["id"] for card in cards]
    for page in pages:
        rows = await moves_in(server.settings["database"], page.table)
        assert len(rows) == page.state["version"] == 5
