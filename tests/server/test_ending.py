"""Endings: told when the game is over and not before, computed once, compared with evenings of the same people."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from tests.engine.chaperon_matches import match_of
from tests.server.logbook import query
from tests.server.pages import Party, Person, bot, here, link, me
from tests.server.servers import Server, ServerFactory
from tests.server.test_undo import company, play_until
from veillee.engine.chance import seeded
from veillee.engine.match import Match, Sitter
from veillee.engine.registry import find_game
from veillee.players.playing import pick_question
from veillee.words.looking_back import LookingBack


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, factory: ServerFactory) -> Iterator[Server]:
    """A server on either kind of database. It looks back at each moment of a game once only."""
    database = None if request.param == "sqlite" else request.getfixturevalue("new_database")()
    server = factory.server(database, odd={"curve_visits": 1}).open()
    yield server
    server.kill()


@pytest.fixture
def party(server: Server) -> Party:
    return Party(server.address)


async def ending(person: Person, table: str) -> dict[str, Any]:
    told: dict[str, Any] = await person.get(f"/api/tables/{table}/ending")
    return told


async def with_curve(person: Person, table: str) -> dict[str, Any]:
    """The ending once its curve is complete; the progress never goes back."""
    done = -1
    while True:
        told = await ending(person, table)
        curve = told["curve"]
        if curve["points"]:
            return told
        assert done <= curve["done"] <= curve["total"]
        done = curve["done"]
        await asyncio.sleep(0.1)


@cache
def won_story() -> Match:
    """The first story of the plushies, played by instinct and won."""
    game = find_game("peluches")
    for seed in range(20):
        match, chance = Match(game, [Sitter("Anna")], {}, seed), seeded(f"story {seed}")
        while match.table.result is None:
            question = pick_question(match.table, chance)
            match.choose(question.seat, game.instinct(match.table, question, chance))
        if match.table.result.winners:
            return match
    raise AssertionError("instinct never wins")


async def test_nothing_is_told_before_the_end(party: Party, server: Server) -> None:
    table, people, pages = await company(party, 2)
    for person in (*people, party.stranger()):
        assert await person.refused(f"/api/tables/{table}/ending", method="GET") == (403, "still-secret")
    assert await people[0].refused(f"/api/tables/{table}/sequel") == (409, "not-over")
    assert await query(server.settings["database"], f"SELECT * FROM endings WHERE \"match\" = '{table}'") == []
    while await play_until(pages, lambda: False):
        pass
    assert (await ending(people[0], table))["doers"]


async def test_a_table_that_waits_for_players_has_no_ending(party: Party) -> None:
    anna = await party.come()
    card = await anna.set_table(me(), link())
    assert await anna.refused(f"/api/tables/{card['id']}/ending", method="GET") == (403, "still-secret")


async def test_what_was_done_by_whom_and_what_to_see_again(party: Party) -> None:
    match = match_of("wolf", 3)
    anna = await party.come()
    table = (await anna.open_match(match))["id"]
    told = await ending(anna, table)
    looking = LookingBack(match, match.replayed(len(match.choices))[1])
    assert {doer["seat"]: {deed["name"]: deed["count"] for deed in doer["deeds"]} for doer in told["doers"]} == {
        doer.seat: {deed.name: deed.count for deed in deeds} for doer, deeds in looking.deeds().items()
    }
    assert [one["moment"] for one in told["moments"]] == [one.moment for one in looking.moments()]
    assert [recall["name"] for recall in told["recalls"]] == [one.name for one in looking.recalls()]
    for one in told["moments"]:
        replay = await anna.get(f"/api/tables/{table}/replay", eyes="none", first=one["moment"], last=one["moment"])
        assert one["word"] in [telling["word"] for telling in replay["moments"][0]["told"]]


async def test_the_curve_is_made_once_and_kept(party: Party, server: Server) -> None:
    match = match_of("wolf", 3)
    result = match.table.result
    assert result is not None
    anna = await party.come()
    table = (await anna.open_match(match))["id"]
    curve = (await with_curve(anna, table))["curve"]
    wolf = int(match.settings["wolf"])
    assert sorted(map(sorted, curve["sides"])) == sorted([[wolf], sorted({0, 1, 2} - {wolf})])
    assert [point["moment"] for point in curve["points"]][::23] == [0, len(match.choices)]
    assert all(98 <= sum(point["values"]) <= 102 for point in curve["points"])
    won = [100 if set(side) & set(result.winners) else 0 for side in curve["sides"]]
    assert curve["points"][-1]["values"] == won
    server.kill()
    await server.begin().opened()
    assert (await ending(anna, table))["curve"] == curve


async def test_alone_for_points_the_curve_is_the_expected_score(party: Party) -> None:
    game = find_game("insomnia")
    match, chance = Match(game, [Sitter("Anna")], {}, 3), seeded("alone")
    while match.table.result is None:
        question = pick_question(match.table, chance)
        match.choose(question.seat, game.instinct(match.table, question, chance))
    anna = await party.come()
    curve = (await with_curve(anna, (await anna.open_match(match))["id"]))["curve"]
    assert curve["measure"] == "score"
    assert curve["points"][-1]["values"] == [match.table.result.score]


async def test_evenings_of_the_same_people_are_compared(party: Party) -> None:
    """Three evenings in the wood, one of them with the Wolf played by somebody: that is another game."""
    anna = await party.come()
    played = [match_of("together", 2, seed=seed) for seed in (1, 2, 3)]
    for number, match in enumerate(played, 1):
        told = (await ending(anna, (await anna.open_match(match))["id"]))["evenings"]
        wins = sum(bool(one.table.result and one.table.result.winners) for one in played[:number])
        assert (told["nth"], told["tallies"]) == (number, [{"seat": 0, "wins": wins}])
        won_before = [len(one.rounds) for one in played[: number - 1] if one.table.result and one.table.result.winners]
        assert told["fewest"] == min(won_before, default=None)
        assert told["rounds"] == len(match.rounds)
    other = (await anna.open_match(match_of("wolf", 2)))["id"]
    alone = (await ending(anna, other))["evenings"]
    # At this device both sides were played: nobody has won.
    assert (alone["nth"], alone["tallies"]) == (1, [])


async def test_endings_that_nobody_asked_for_count_too(party: Party) -> None:
    """Tables that were over before anybody looked are noted late; forks and other people's tables are no evenings."""
    anna, bruno = await party.come(), await party.come("Bruno")
    first = (await anna.open_match(match_of("together", 2, seed=5)))["id"]
    await bruno.open_match(match_of("together", 2, seed=6))
    await anna.post(f"/api/tables/{first}/fork", {"moment": len(match_of("together", 2, seed=5).choices)})
    second = (await anna.open_match(match_of("together", 2, seed=7)))["id"]
    assert (await ending(anna, second))["evenings"]["nth"] == 2
    assert (await ending(anna, first))["evenings"]["nth"] == 1


async def test_earlier_evenings_are_told_to_the_people_of_the_table_alone(party: Party) -> None:
    """Others who have the link are told of this evening, and of no other."""
    anna, bruno = await party.come(), await party.come("Bruno")
    card = await anna.open_match(match_of("together", 2))
    path = f"/api/tables/{card['id']}/ending"
    assert (await ending(anna, card["id"]))["evenings"]
    for other in (bruno, party.stranger()):
        assert await other.refused(path, method="GET") == (403, "no-invitation")
        told = (await other.http.get(path, headers={"x-invite": card["invite"]})).raise_for_status().json()
        assert told["doers"]
        assert told["evenings"] is None


async def test_after_a_story_comes_the_next_with_what_this_one_leaves(party: Party, server: Server) -> None:
    match = won_story()
    anna = await party.come()
    table = (await anna.open_match(match))["id"]
    told = await ending(anna, table)
    assert told["sequel"]["story"] == "shop_window"
    number = told["last"][0][-1]
    assert told["names"]["fr"][f"ending-{number}"] == match.game.content_names["fr"][f"ending-{number}"]
    card = await anna.post(f"/api/tables/{table}/sequel")
    assert card["settings"]["story"] == "shop_window"
    database = server.settings["database"]
    [(prelude,)] = await query(database, f"SELECT prelude FROM matches WHERE id = '{card['id']}'")
    assert json.loads(prelude or "{}").get("legacy", {}) == match.game.legacy(match.table)
    # Whoever asks again, also for another game with the same people, comes to the same table.
    assert (await anna.post(f"/api/tables/{table}/again"))["id"] == card["id"]
    assert (await (await party.come("Eve")).refused(f"/api/tables/{table}/sequel")) == (403, "not-yours")


async def test_a_game_without_campaign_has_no_next_story(party: Party) -> None:
    anna = await party.come()
    table = (await anna.open_match(match_of("together", 1)))["id"]
    assert (await ending(anna, table))["sequel"] is None
    assert await anna.refused(f"/api/tables/{table}/sequel") == (400, "no-sequel")


async def test_a_game_that_goes_on_after_all_has_another_ending(party: Party) -> None:
    """Taken back at the end and played on: the old curve is not shown, and nothing is told meanwhile."""
    anna = await party.come()
    match = match_of("together", 1, seed=4)
    table = (await anna.open_match(match))["id"]
    first = await with_curve(anna, table)
    page = await anna.look(table)
    way = next(way for way in page.state["back"] if way["by"] == "step")
    await page.ask("take_back", version=page.state["version"], moment=way["moment"])
    assert page.state["phase"] == "playing"
    assert await anna.refused(f"/api/tables/{table}/ending", method="GET") == (403, "still-secret")
    while page.state["phase"] == "playing":
        await page.choose_any()
    again = await ending(anna, table)
    assert again["version"] > first["version"]
    assert again["curve"]["points"] == []


async def test_while_a_curve_is_made_bots_answer(factory: ServerFactory) -> None:
    """A game with bots is played to its end while the only worker has a curve to make."""
    server = factory.server().open()
    party = Party(server.address)
    anna = await party.come()
    story = (await anna.open_match(won_story()))["id"]
    assert (await ending(anna, story))["curve"]["points"] == []
    card = await anna.set_table(me(), bot(), here())
    page = await anna.look(card["id"])
    for _ in range(3):
        if await page.until_asked():
            await page.choose_any()
    told = await ending(anna, story)
    assert told["curve"]["done"] < told["curve"]["total"]
    await party.close()
    server.kill()
