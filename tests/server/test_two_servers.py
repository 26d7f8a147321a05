"""Two servers on one PostgreSQL: any of them serves any table, and each hears what happens at the other."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest

from tests.server.logbook import moves_in, query
from tests.server.pages import Page, Party, Person, bot, here, link, me
from tests.server.servers import Server, ServerFactory
from tests.server.tales import is_group_asked, tale_where
from veillee.server.tables.live_table import OTHER_SERVER_SECONDS
from veillee.server.tokens import hash_of


@pytest.fixture(scope="module")
def servers(factory: ServerFactory, new_database: Callable[[], str]) -> Iterator[list[Server]]:
    """Started at once on an empty database."""
    database = new_database()
    both = [factory.server(database).begin() for _ in range(2)]
    for server in both:
        asyncio.run(server.opened())
    yield both
    for server in both:
        server.kill()


@pytest.fixture
def party(servers: list[Server]) -> Party:
    return Party(servers[0].address)


async def apart(party: Party, servers: list[Server], **settings: Any) -> tuple[list[Person], list[Page]]:
    """Anna at one server, Bruno at the other, at one table."""
    anna, bruno = await party.come("Anna", servers[0].address), await party.come("Bruno", servers[1].address)
    card = await anna.set_table(me(), link(), public=True, **settings)
    page = await anna.look(card["id"])
    await bruno.seat(card["id"], 1, "take")
    await page.until_state(lambda state: state["phase"] == "playing")
    his = await bruno.look(card["id"])
    await page.until_seats(lambda seats: seats[1]["present"])
    return [anna, bruno], [page, his]


async def test_a_key_opens_every_door(party: Party, servers: list[Server]) -> None:
    anna = await party.come()
    there = party.at(anna, servers[1].address)
    assert (await there.get("/api/people/me"))["id"] == anna.id
    card = await anna.set_table(me())
    assert (await there.card(card["id"]))["id"] == card["id"]
    assert [one["id"] for one in (await there.get("/api/tables"))["mine"]] == [card["id"]]


async def test_moves_are_seen_at_the_other(party: Party, servers: list[Server]) -> None:
    _, pages = await apart(party, servers)
    for _ in range(10):
        for page, other in (pages, reversed(pages)):
            if page.state["question"]:
                state = await page.choose_any()
                seen = await other.until_version(state["version"])
                assert seen["view"] == state["view"]
                assert seen["told"] == state["told"]
    assert pages[0].state["version"] >= 10


async def test_seats_presence_and_chat_are_heard(party: Party, servers: list[Server]) -> None:
    people, (page, his) = await apart(party, servers)
    assert [seat["present"] for seat in (await people[1].card(page.table))["seats"]] == [True, True]
    await page.send("say", text="Bonsoir")
    heard = await his.until(lambda message: message["type"] == "chat")
    assert heard["lines"][0]["text"] == "Bonsoir"
    await his.send("gesture", gesture="heart")
    heard = await page.until(lambda message: message["type"] == "chat" and message["lines"][0]["number"] == 1)
    assert heard["lines"][0]["gesture"] == "heart"
    await people[1].seat(page.table, 1, "leave", level="easy")
    await page.until_seats(lambda seats: seats[1]["away"])
    watcher = await party.stranger(servers[1].address).look(page.table)
    await page.until(lambda message: message["type"] == "seats" and message["watching"] == 1)
    await watcher.close()
    await his.close()
    await page.until_seats(lambda seats: not seats[1]["present"])


async def test_suggestions_are_heard(party: Party, servers: list[Server]) -> None:
    _, pages = await apart(party, servers)
    seat = pages[0].state["asked"][0]
    word = pages[seat].options()[0]
    by = 1 - seat
    await pages[by].send("suggest", version=0, seat=seat, option=word)
    heard = await pages[seat].until(lambda message: message["type"] == "suggestions")
    assert heard["suggestions"] == [{"by": by, "seat": seat, "word": word, "name": ""}]
    await pages[seat].choose(word)
    await pages[by].until_version(1)


async def test_a_group_agrees_across_servers(party: Party, servers: list[Server]) -> None:
    """Each suggests at another server, at once: it is chosen, and once."""
    match = tale_where(is_group_asked, "Anna", "Bruno")
    anna, bruno = await party.come("Anna", servers[0].address), await party.come("Bruno", servers[1].address)
    card = await anna.open_match(match)
    await anna.seat(card["id"], 1, "open")
    await bruno.seat(card["id"], 1, "take", invite=card["invite"])
    pages = [await person.look(card["id"]) for person in (anna, bruno)]
    await pages[0].until_seats(lambda seats: seats[1]["present"])
    version, word = pages[0].state["version"], pages[0].options()[0]
    wishes = [page.send("suggest", version=version, seat=seat, option=word) for seat, page in enumerate(pages)]
    await asyncio.gather(*wishes)
    for page in pages:
        await page.until_version(version + 1)
    assert len(await moves_in(servers[0].settings["database"], card["id"])) == version + 1


async def test_two_servers_race_for_the_same_turn(party: Party, servers: list[Server]) -> None:
    """The same person, a page at each: both answer at once, one counts, and both then see the same."""
    anna = await party.come()
    card = await anna.set_table(me(), here("Bruno"))
    pages = [await anna.look(card["id"], server.address) for server in servers]
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
    rows = await moves_in(servers[0].settings["database"], card["id"])
    assert [row.seq for row in rows] == list(range(1, pages[0].state["version"] + 1))


async def test_two_servers_race_for_a_seat(party: Party, servers: list[Server]) -> None:
    people = [await party.come(f"P{number}", servers[number % 2].address) for number in range(4)]
    for _ in range(4):
        card = await people[0].set_table(me(), link(), public=True)
        takes = [person.http.post(f"/api/tables/{card['id']}/seats/1", json={"action": "take"}) for person in people]
        statuses = [answer.status_code for answer in await asyncio.gather(*takes)]
        assert sorted(statuses) == [200, 409, 409, 409]
        cards = [await person.card(card["id"]) for person in people[:2]]
        winner = people[statuses.index(200)].name
        assert [one["seats"][1]["name"] for one in cards] == [winner, winner]


async def test_lines_of_both_keep_their_order(party: Party, servers: list[Server]) -> None:
    _, pages = await apart(party, servers)
    for number in range(8):
        await asyncio.gather(*[page.send("say", text=str(number)) for page in pages])
    for page in pages:
        numbers: list[int] = []
        while len(numbers) < 16:
            message = await page.until(lambda message: message["type"] == "chat" and message["lines"])
            numbers += [line["number"] for line in message["lines"]]
        assert sorted(numbers) == list(range(16))


async def test_a_plea_goes_round(party: Party, servers: list[Server]) -> None:
    for yes in (True, False):
        _, pages = await apart(party, servers)
        asker = await play_until_somebody_must_ask(pages)
        other = pages[1] if asker is pages[0] else pages[0]
        version, moment = asker.state["version"], asker.state["back"][0]["moment"]
        await asker.ask("take_back", version=version, moment=moment)
        await other.until_state(lambda state: state["plea"])
        await other.ask("agree", version=version, yes=yes)
        state = await asker.until_state(lambda state: state["plea"] is None)
        assert (state["version"], state["moment"] == moment) == (version + yes, yes)


async def play_until_somebody_must_ask(pages: list[Page]) -> Page:
    while True:
        for page, other in (pages, reversed(pages)):
            if page.state["question"]:
                state = await page.choose_any()
                await other.until_version(state["version"])
            if page.state["back"][0]["need"] == "ask":
                return page


async def test_a_plea_at_three_pages_of_two_servers(party: Party, servers: list[Server]) -> None:
    """Two agree at once, each at another server: it happens, and once."""
    people = [await party.come(f"P{number}", servers[number % 2].address) for number in range(3)]
    card = await people[0].set_table(me(), link(), link(), public=True, first=0)
    for seat in (1, 2):
        await people[seat].seat(card["id"], seat, "take")
    pages = [await person.look(card["id"]) for person in people]
    await pages[0].choose_any()
    for page in pages:
        await page.until_version(1)
    back = pages[0].state["back"][0]
    assert back["need"] == "ask"
    await pages[0].ask("take_back", version=1, moment=back["moment"])
    for page in pages:
        await page.until_state(lambda state: state["plea"])
    answers = await asyncio.gather(*[page.ask("agree", version=1, yes=True) for page in pages[1:]])
    assert {answer["type"] for answer in answers} <= {"state", "refused"}
    for page in pages:
        state = await page.until_version(2)
        assert (state["version"], state["moment"], state["plea"]) == (2, 0, None)
    assert len(await moves_in(servers[0].settings["database"], card["id"])) == 2


async def test_bots_answer_at_once_whoever_played(party: Party, servers: list[Server]) -> None:
    """The server that stored a move lets the bots answer it; the other leaves that to it. See OTHER_SERVER_SECONDS."""
    anna = await party.come()
    card = await anna.set_table(me(), bot("easy"), first=0)
    pages = [await anna.look(card["id"], server.address) for server in servers]
    turns = 0
    while pages[0].state["phase"] == "playing" and turns < 8:
        page = pages[turns % 2]
        if not await page.until_asked():
            break
        await page.choose_any()
        turns += 1
        for other in pages:
            await other.until_version(page.state["version"])
    rows = await moves_in(servers[0].settings["database"], card["id"])
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))


async def test_bots_go_on_when_their_server_has_died(party: Party, servers: list[Server]) -> None:
    anna = await party.come("Anna", servers[1].address)
    card = await party.at(anna, servers[0].address).set_table(me(), bot("strong"), bot("strong"), first=1)
    page = await anna.look(card["id"])
    servers[0].kill()
    await page.until_asked()
    assert page.state["version"] > 0, page.state
    await servers[0].begin().opened()
    assert await page.choose_any()


async def test_after_a_silence_nothing_was_missed(party: Party, servers: list[Server]) -> None:
    """The connections of both servers are cut; what one then stores the other learns when it hears again."""
    _, pages = await apart(party, servers)
    database = servers[0].settings["database"]
    await query(
        database,
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE datname = current_database() AND pid <> pg_backend_pid()",
    )
    for _ in range(4):
        for page, other in (pages, reversed(pages)):
            if page.state["question"]:
                state = await play_on(page)
                await other.until_version(state["version"])
    await pages[0].send("say", text="still here?")
    await pages[1].until(lambda message: message["type"] == "chat" and message["lines"])


async def play_on(page: Page) -> dict[str, Any]:
    """Choose; while the database is away the move is refused and can be tried again."""
    while True:
        answer = await page.choose_any()
        if answer["type"] == "state":
            return answer
        assert answer["reason"] in ("storage", "stale")
        await page.until(lambda message: message["type"] == "state")


async def test_without_a_database_nothing_is_acknowledged(party: Party, servers: list[Server]) -> None:
    anna = await party.come()
    card = await anna.set_table(me(), here())
    page = await anna.look(card["id"])
    database = servers[0].settings["database"]
    name = urlsplit(database).path.removeprefix("/")
    elsewhere = database.replace(f"/{name}?", "/postgres?")
    await query(elsewhere, f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
    try:
        await query(elsewhere, f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
        assert (await page.choose_any())["reason"] == "storage"
        assert (await page.until(lambda message: message["type"] == "state"))["version"] == 0
        assert (await anna.http.get("/health")).status_code == 503
        assert (await anna.http.get("/api/tables")).status_code == 503
    finally:
        await query(elsewhere, f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
    assert (await page.choose_any())["version"] == 1
    assert (await anna.http.get("/health")).status_code == 200
    for secret in (str(anna.token), anna.id, card["invite"], hash_of(str(anna.token))):
        assert secret not in servers[0].logged()


async def test_a_bot_that_gives_time_is_left_to_its_server(
    factory: ServerFactory, new_database: Callable[[], str]
) -> None:
    """Longer than a server is patient with a bot of another: see OTHER_SERVER_SECONDS."""
    database = new_database()
    servers = [await factory.server(database, suggestion_seconds=0.2).begin().opened() for _ in range(2)]
    party = Party(servers[0].address)
    try:
        anna = await party.come()
        card = await anna.set_table(me(), link(), first=1)
        page = await anna.look(card["id"], unhurried=True)
        elsewhere = await anna.look(card["id"], servers[1].address)
        await anna.seat(card["id"], 1, "bot", level="easy")
        await page.until_state(lambda state: state["phase"] == "playing")
        await asyncio.sleep(OTHER_SERVER_SECONDS + 2)
        assert not await moves_in(database, card["id"])
        await page.send("seen", version=0)
        await elsewhere.until_version(1)
    finally:
        await party.close()
        for server in servers:
            server.kill()
