"""Playing again: the same people at a new table, without invitations."""

from __future__ import annotations

import asyncio
import json
import random

from tests.server.logbook import query
from tests.server.pages import Party
from tests.server.servers import ServerFactory
from tests.server.test_undo import company, play_until
from veillee.engine.match import Match, Sitter
from veillee.engine.registry import find_edition, find_game


async def test_the_same_people_sit_at_the_new_table_at_once(party: Party) -> None:
    table, (anna, bruno), pages = await company(party, 2)
    refused = await anna.http.post(f"/api/tables/{table}/again")
    assert (refused.status_code, refused.json()["reason"]) == (409, "not-over")
    while await play_until(pages, lambda: False):
        pass
    watching = await (await party.come("Eve")).look(table)

    card = (await anna.http.post(f"/api/tables/{table}/again")).raise_for_status().json()
    assert card["phase"] == "playing"
    assert [seat["name"] for seat in card["seats"]] == ["P0", "P1"]
    told = await pages[1].until(lambda message: message["type"] == "state" and message["next_table"])
    assert told["next_table"] == card["id"]
    page = await bruno.look(card["id"])
    assert [seat["mine"] for seat in page.state["seats"]] == [False, True]

    # The second to ask comes to the same table; somebody who only watched is told nothing and may not ask.
    assert (await bruno.http.post(f"/api/tables/{table}/again")).json()["id"] == card["id"]
    eve = await party.come("Eve")
    assert (await eve.http.post(f"/api/tables/{table}/again")).json()["reason"] == "not-yours"
    assert card["id"] not in "".join(watching.raw)


async def test_a_table_of_older_rules_is_followed_by_one_of_todays(party: Party) -> None:
    match = Match(find_edition("peluches", 1), [Sitter("Anna")], {}, 1)
    dice = random.Random(1)
    while match.table.result is None:
        question = match.table.questions[0]
        match.choose(question.seat, dice.choice(question.answers or question.options))
    anna = await party.come("Anna")
    card = await anna.open_match(match)
    again = (await anna.http.post(f"/api/tables/{card['id']}/again")).raise_for_status().json()
    file = await anna.http.get(f"/api/tables/{again['id']}/file")
    assert json.loads(file.text)["rules"] == find_game("peluches").version


async def test_all_who_ask_at_once_come_to_one_table(factory: ServerFactory, database: str) -> None:
    """At one server, or at two that share a PostgreSQL; and still after a restart."""
    count = 2 if database.startswith("postgresql") else 1
    servers = [await factory.server(database).begin().opened() for _ in range(count)]
    party = Party(servers[0].address)
    try:
        table, people, pages = await company(party, 3)
        while await play_until(pages, lambda: False):
            pass
        asking = [party.at(person, servers[number % count].address) for number, person in enumerate(people * 2)]
        answers = await asyncio.gather(*[person.http.post(f"/api/tables/{table}/again") for person in asking])
        assert [answer.status_code for answer in answers] == [201] * 6
        made = {answer.json()["id"] for answer in answers}
        assert len(made) == 1
        assert await query(database, "SELECT count(*) FROM matches") == [(2,)]
        for server in servers:
            server.kill()
        servers[0].open()
        assert (await people[1].http.post(f"/api/tables/{table}/again")).json()["id"] in made
    finally:
        await party.close()
        for server in servers:
            server.kill()
