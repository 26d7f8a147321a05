"""A table that cannot go on says why, keeps its secrets, and disturbs no other."""

from __future__ import annotations

import json
import sqlite3

import pytest

from tests.server.pages import Page, Party, Person, bot, link, me
from tests.server.servers import Server, ServerFactory
from veillee.engine.matchfile import read_text
from veillee.engine.registry import find_game

# The kind of error alone: its text ("the wolf ate the rulebook") might name what is hidden.
TROUBLE = "RuntimeError"


@pytest.fixture(scope="module")
def broken(factory: ServerFactory) -> Server:
    """A server in whose game no active player can act against a wolf who is a player."""
    return factory.server(odd={"bug": "hunt.act"}).open()


@pytest.fixture
def party(broken: Server) -> Party:
    return Party(broken.address)


async def stuck_table(party: Party) -> tuple[Person, Person, Page, Page]:
    """Bruno is the wolf and has played; Anna has tried to act."""
    anna, bruno = await party.come("Anna"), await party.come("Bruno")
    card = await anna.set_table(me(), link(), mode="wolf", wolf=1, public=True)
    await bruno.seat(card["id"], 1, "take")
    page, wolf = await anna.look(card["id"]), await bruno.look(card["id"])
    while not page.state["question"]:
        await wolf.choose_any()
        await page.until_version(wolf.state["version"])
    refusal = await page.choose_any()
    assert (refusal["reason"], refusal["detail"]) == ("stuck", TROUBLE)
    return anna, bruno, page, wolf


async def test_everybody_is_told_and_nothing_was_stored(party: Party) -> None:
    _, _, page, wolf = await stuck_table(party)
    version = page.state["version"]
    for one in (page, wolf):
        state = await one.until_state(lambda state: state["phase"] == "stuck")
        assert (state["trouble"], state["question"], state["asked"]) == (TROUBLE, None, [])
        assert state["version"] == version
        assert state["view"] is not None
    for one, seat in ((page, 0), (wolf, 1)):
        assert (await one.choose(["stop"], seat=seat))["reason"] == "stuck"


async def test_it_shows_none_of_several_people_what_is_hidden(party: Party) -> None:
    """Neither by its file, which holds everything, nor by a fork: it may go on after a step back."""
    anna, bruno, page, _ = await stuck_table(party)
    for person in (anna, bruno):
        assert await person.refused(f"/api/tables/{page.table}/file", method="GET") == (403, "still-secret")
        assert await person.refused(f"/api/tables/{page.table}/fork", {"moment": 0}) == (403, "still-secret")
    eve = await party.come("Eve")
    assert await eve.refused(f"/api/tables/{page.table}/file", method="GET") == (403, "not-yours")


async def test_there_is_a_way_back(party: Party) -> None:
    _, _, page, wolf = await stuck_table(party)
    await wolf.until_state(lambda state: state["phase"] == "stuck")
    back = wolf.state["back"][0]
    state = await wolf.ask("take_back", version=wolf.state["version"], moment=back["moment"])
    assert (state["phase"], state["trouble"]) == ("playing", "")
    await page.until_version(state["version"])
    assert (await wolf.choose_any())["type"] == "state"


async def test_other_tables_go_on(party: Party) -> None:
    await stuck_table(party)
    carla = await party.come("Carla")
    page = await carla.look((await carla.set_table(me(), bot("easy")))["id"])
    while await page.until_asked():
        await page.choose_any()
    assert page.state["phase"] == "over"


async def test_a_bot_that_runs_into_it_stops_too(party: Party, broken: Server) -> None:
    anna = await party.come()
    card = await anna.set_table(me(), bot("easy"), mode="wolf", wolf=0)
    page = await anna.look(card["id"])
    while page.state["phase"] == "playing":
        if page.state["question"]:
            await page.choose_any()
        else:
            await page.hear()
    assert (page.state["phase"], page.state["trouble"]) == ("stuck", TROUBLE)
    file = await anna.http.get(f"/api/tables/{card['id']}/file")
    assert len(read_text(file.raise_for_status().text, find_game).choices) == page.state["moment"]
    logged = [json.loads(line) for line in broken.logged().splitlines()]
    assert any(line["message"] == "table stuck" and line["table"] == card["id"] for line in logged)


async def test_a_log_that_no_longer_fits_the_rules(factory: ServerFactory) -> None:
    """As much as can be played is there, to save and to go back in; it can be played on from there."""
    server = factory.server().open()
    party = Party(server.address)
    try:
        anna = await party.come()
        card = await anna.set_table(me())
        page = await anna.look(card["id"])
        for _ in range(8):
            await page.choose_any()
        server.stop()
        with sqlite3.connect(server.settings["database"]) as database:
            database.execute("""UPDATE moves SET "option" = '["dance"]' WHERE seq = 6""")
        database.close()
        server.open()
        page = await anna.look(card["id"])
        assert (page.state["phase"], page.state["version"], page.state["moment"]) == ("stuck", 8, 5)
        assert page.state["trouble"]
        file = await anna.http.get(f"/api/tables/{card['id']}/file")
        assert len(read_text(file.text, find_game).choices) == 5
        state = await page.ask("take_back", version=8, moment=4)
        assert (state["phase"], state["version"], state["moment"]) == ("playing", 9, 4)
        assert (await page.choose_any())["version"] == 10
        server.kill()
        server.open()
        page = await anna.look(card["id"])
        assert (page.state["phase"], page.state["version"], page.state["moment"]) == ("playing", 10, 5)
    finally:
        await party.close()
        server.kill()
