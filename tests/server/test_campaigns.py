"""Campaigns: who goes on with whom, where they are in the book, and how to go on, on one's own shelf alone."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from tests.engine.chaperon_matches import match_of
from tests.server.logbook import query
from tests.server.pages import Party, Person, me
from tests.server.servers import Server
from veillee.engine.chance import seeded
from veillee.engine.match import Match, Sitter
from veillee.engine.registry import find_game
from veillee.players.playing import pick_question


@cache
def told(won: bool) -> Match:
    """The first story of the plushies, played by instinct, won or lost."""
    game = find_game("peluches")
    for seed in range(40):
        match, chance = Match(game, [Sitter("Anna"), Sitter("Ben")], {"plushies": 2}, seed), seeded(f"told {seed}")
        while match.table.result is None:
            question = pick_question(match.table, chance)
            match.choose(question.seat, game.instinct(match.table, question, chance))
        if bool(match.table.result.winners) is won:
            return match
    raise AssertionError("no such story")


async def campaigns_of(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = await person.get("/api/campaigns")
    return found


async def test_a_story_that_was_won_leads_to_the_next_with_the_same_company(party: Party) -> None:
    match = told(True)
    anna = await party.come()
    table = (await anna.open_match(match))["id"]
    [card] = await campaigns_of(anna)
    assert (card["table"]["id"], card["at"], card["follows"]) == (table, 0, 1)
    first, second = card["stories"]
    assert (first["evenings"], first["told"], second["evenings"], second["told"]) == (1, True, 0, False)
    assert set(first["titles"]) == set(first["ending"]) == {"fr", "en"}
    names = match.game.content_names
    assert card["company"] == [
        {"seat": seat, "names": {language: names[language][f"plush-{character}"] for language in ("en", "fr")}}
        for seat, character in enumerate(match.table.characters)
    ]
    following = (await anna.post(f"/api/tables/{table}/sequel"))["id"]
    [card] = await campaigns_of(anna)
    assert (card["table"]["id"], card["at"], card["follows"], card["place"]) == (following, 1, None, {})
    assert [one["names"] for one in card["company"]] == [
        {language: names[language][f"plush-{character}"] for language in ("en", "fr")}
        for character in match.table.characters
    ]


async def test_what_one_table_told_on_its_way_is_told(party: Party) -> None:
    game = find_game("storyfold")
    match, chance = Match(game, [Sitter("Anna")], {"from": "snow"}, 2), seeded("journey")
    while match.table.result is None:
        question = pick_question(match.table, chance)
        match.choose(question.seat, game.instinct(match.table, question, chance))
    anna = await party.come()
    await anna.open_match(match)
    [card] = await campaigns_of(anna)
    assert [story["told"] for story in card["stories"]] == [False] * 4 + [True] * 2
    assert [story["evenings"] for story in card["stories"]] == [0] * 5 + [1]


async def test_the_place_in_the_book_is_told_once_the_story_has_begun(party: Party) -> None:
    anna = await party.come()
    table = (await anna.open_match(told(True)))["id"]
    page = await anna.look((await anna.post(f"/api/tables/{table}/sequel"))["id"])
    while page.state["view"]["page"] < 0:
        await page.choose_any()
    [card] = await campaigns_of(anna)
    number = page.state["view"]["page"]
    assert card["place"]["fr"] == find_game("peluches").content_names["fr"][f"page-{number}"]


async def test_a_story_that_was_lost_is_told_again_to_the_same(party: Party, server: Server) -> None:
    match = told(False)
    anna = await party.come()
    table = (await anna.open_match(match))["id"]
    [card] = await campaigns_of(anna)
    assert (card["at"], card["follows"], card["stories"][0]["told"]) == (0, 0, False)
    again = (await anna.post(f"/api/tables/{table}/again"))["id"]
    [(prelude,)] = await query(server.settings["database"], f"SELECT prelude FROM matches WHERE id = '{again}'")
    assert json.loads(prelude)["legacy"] == match.game.legacy(match.table)
    [card] = await campaigns_of(anna)
    assert (card["table"]["id"], card["at"], card["follows"]) == (again, 0, None)
    assert (card["stories"][0]["evenings"], card["stories"][0]["told"]) == (1, False)


async def test_campaigns_are_for_the_people_of_their_tables_and_lie_on_the_shelf_or_nowhere(party: Party) -> None:
    anna, eve = await party.come(), await party.come("Eve")
    table = (await anna.open_match(told(True)))["id"]
    await anna.open_match(match_of("together", 1))
    await anna.set_table(me(), game="peluches")
    assert [card["table"]["id"] for card in await campaigns_of(anna)] == [table]
    assert await campaigns_of(eve) == []
    assert await campaigns_of(party.stranger()) == []
    await anna.post(f"/api/tables/{table}/place", {"put_away": True})
    assert await campaigns_of(anna) == []
