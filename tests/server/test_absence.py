"""Absence: nobody is replaced or undone because their page was closed for a moment."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from tests.server.pages import Page, Party, Person, link, me
from tests.server.servers import Server, ServerFactory
from veillee.server.settings import ServerSettings
from veillee.server.storage.rows import PersonRow
from veillee.server.tables.client import Client
from veillee.server.tables.presence import PRESENCE_SECONDS, Presence
from veillee.server.tables.visits import PEOPLE_PUBLISHED, publish_presence

GRACE = 1.5


@pytest.fixture(scope="module")
def patient(factory: ServerFactory) -> Iterator[Server]:
    """A server with a short grace."""
    server = factory.server(grace_seconds=GRACE).open()
    yield server
    server.kill()


@pytest.fixture
def party(patient: Server) -> Party:
    return Party(patient.address)


async def duel(party: Party, **settings: Any) -> tuple[list[Person], list[Page]]:
    """Anna against Bruno, who is the wolf, each with a page."""
    anna, bruno = await party.come("Anna"), await party.come("Bruno")
    card = await anna.set_table(me(), link(), public=True, **{"mode": "wolf", "wolf": 1, **settings})
    await bruno.seat(card["id"], 1, "take")
    pages = [await person.look(card["id"]) for person in (anna, bruno)]
    await pages[0].until_seats(lambda seats: seats[1]["present"])
    return [anna, bruno], pages


async def go(page: Page, other: Page) -> None:
    """One closes their page, and the other sees it."""
    await page.close()
    await other.until_seats(lambda seats: not seats[1]["present"])


async def test_one_who_is_gone_for_a_moment_is_not_replaced(party: Party) -> None:
    (anna, bruno), (page, his) = await duel(party)
    await asyncio.sleep(GRACE)
    await go(his, page)
    assert await anna.seat_refused(page.table, 1, "bot") == (403, "still-there")
    again = await bruno.look(page.table)
    await asyncio.sleep(GRACE)
    assert await anna.seat_refused(page.table, 1, "bot") == (403, "still-there")
    await again.close()
    await asyncio.sleep(GRACE + 0.2)
    assert (await anna.seat(page.table, 1, "bot"))["seats"][1]["away"]


async def test_one_who_has_just_sat_down_is_not_replaced(party: Party) -> None:
    anna, bruno = await party.come("Anna"), await party.come("Bruno")
    card = await anna.set_table(me(), link(), public=True)
    await asyncio.sleep(GRACE)
    await bruno.seat(card["id"], 1, "take")
    assert await anna.seat_refused(card["id"], 1, "bot") == (403, "still-there")


def test_the_grace_is_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    presence, grace = Presence(), ServerSettings("tables").grace_seconds
    presence.note_seen(["anna"])
    now += 59
    assert not presence.is_absent("anna", grace)
    now += 2
    assert presence.is_absent("anna", grace)


async def test_an_opponent_does_not_choose_the_level(party: Party) -> None:
    (anna, bruno), (page, his) = await duel(party)
    await go(his, page)
    await asyncio.sleep(GRACE)
    for _ in range(2):
        replaced = await anna.seat(page.table, 1, "bot", level="easy")
        assert replaced["seats"][1]["level"] == "strong"
    assert (await bruno.seat(page.table, 1, "leave", level="good"))["seats"][1]["level"] == "good"
    assert (await anna.seat(page.table, 1, "bot", level="easy"))["seats"][1]["level"] == "good"


async def test_nor_before_the_game_has_begun(party: Party) -> None:
    """Bruno will be the wolf; while a seat is still open he goes, and Anna lets a bot wait for him."""
    anna, bruno, carla = [await party.come(name) for name in ("Anna", "Bruno", "Carla")]
    card = await anna.set_table(me(), link(), link(), public=True, mode="wolf", wolf=1)
    await bruno.seat(card["id"], 1, "take")
    await asyncio.sleep(GRACE)
    assert (await anna.seat(card["id"], 1, "bot", level="easy"))["seats"][1]["level"] == "strong"
    begun = await carla.seat(card["id"], 2, "take")
    assert (begun["phase"], begun["seats"][1]["away"], begun["seats"][1]["level"]) == ("playing", True, "strong")


async def test_partners_choose_the_level(party: Party) -> None:
    (anna, _), (page, his) = await duel(party, mode="together", wolf=0)
    await go(his, page)
    await asyncio.sleep(GRACE)
    assert (await anna.seat(page.table, 1, "bot", level="easy"))["seats"][1]["level"] == "easy"


async def test_a_replaced_opponent_is_still_asked(party: Party) -> None:
    """They answer from their page, without taking the seat back."""
    (_, bruno), (page, his) = await duel(party)
    while not any(way["need"] == "ask" for way in page.state["back"]):
        asked = page if page.state["question"] else his
        state = await asked.choose_any()
        for one in (page, his):
            await one.until_version(state["version"])
    await bruno.seat(page.table, 1, "leave", level="easy")
    await page.until_asked()
    way = next(way for way in page.state["back"] if way["need"] == "ask")
    version = page.state["version"]
    state = await page.ask("take_back", version=version, moment=way["moment"])
    assert (state["version"], state["plea"]["waiting"]) == (version, [1])
    await his.until_state(lambda state: state["plea"])
    assert (await his.ask("agree", version=version, yes=False))["plea"] is None
    assert (await page.until_state(lambda state: state["plea"] is None))["version"] == version


async def test_presence_is_known_across_servers(factory: ServerFactory, new_database: Callable[[], str]) -> None:
    """A server that has just opened the table does not take those who sit at another for absent."""
    database = new_database()
    servers = [await factory.server(database, grace_seconds=grace).begin().opened() for grace in (GRACE, 60)]
    party = Party(servers[1].address)
    try:
        (anna, _), (page, his) = await duel(party)
        elsewhere = party.at(anna, servers[0].address)
        assert await elsewhere.seat_refused(page.table, 1, "bot") == (403, "still-there")
        watching = await elsewhere.look(page.table)
        await asyncio.sleep(GRACE)
        assert await elsewhere.seat_refused(page.table, 1, "bot") == (403, "still-there")
        await go(his, watching)
        assert await elsewhere.seat_refused(page.table, 1, "bot") == (403, "still-there")
        await asyncio.sleep(GRACE + 0.2)
        assert (await elsewhere.seat(page.table, 1, "bot"))["seats"][1]["away"]
    finally:
        await party.close()
        for server in servers:
            server.kill()


async def test_one_who_has_just_sat_down_at_another_server_is_not_replaced(
    factory: ServerFactory, new_database: Callable[[], str]
) -> None:
    """Without a page so far: this server learns of it by the seat alone."""
    database = new_database()
    servers = [await factory.server(database, grace_seconds=GRACE).begin().opened() for _ in range(2)]
    party = Party(servers[0].address)
    try:
        anna, bruno = await party.come("Anna"), await party.come("Bruno", servers[1].address)
        card = await anna.set_table(me(), link(), public=True)
        page = await anna.look(card["id"])
        await asyncio.sleep(GRACE)
        await bruno.seat(card["id"], 1, "take")
        await page.until_seats(lambda seats: seats[1]["name"] == "Bruno")
        assert await anna.seat_refused(card["id"], 1, "bot") == (403, "still-there")
    finally:
        await party.close()
        for server in servers:
            server.kill()


def test_who_no_longer_polls_is_gone_and_so_is_who_was_at_a_silent_server(monkeypatch: pytest.MonkeyPatch) -> None:
    """However the wall clock jumps meanwhile."""
    now, wall = 1000.0, 1.8e9
    monkeypatch.setattr("time.monotonic", lambda: now)
    monkeypatch.setattr("time.time", lambda: wall)
    presence = Presence()
    presence.note_poll("anna")
    presence.note_server("other", ["bruno"], 3)
    now, wall = now + PRESENCE_SECONDS - 1, -wall
    assert presence.people() == {"anna", "bruno"}
    assert presence.spectators(set()) == 3
    now, wall = now + 2, -wall
    assert (presence.people(), presence.spectators(set())) == (set(), 0)
    assert presence.is_absent("anna", PRESENCE_SECONDS)
    assert not presence.is_absent("anna", PRESENCE_SECONDS + 10)


async def test_a_crowd_of_spectators_hides_no_player() -> None:
    """Only some people fit into a notice: players come first."""
    published: list[dict[str, Any]] = []

    async def publish(**what: Any) -> None:
        published.append(json.loads(json.dumps(what)))

    presence = Presence()
    for name in [*[f"a{number}" for number in range(PEOPLE_PUBLISHED)], "player"]:
        presence.clients.add(Client(PersonRow(name, name), None))
    services = SimpleNamespace(pubsub=SimpleNamespace(publish=publish))
    live: Any = SimpleNamespace(id="t", people={"player"}, presence=presence, services=services)
    await publish_presence(live)
    assert published[0]["present"][0] == "player"
    assert len(published[0]["present"]) == PEOPLE_PUBLISHED
