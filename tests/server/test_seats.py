"""Seats: taken with an invitation, left to a bot, freed for somebody else."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.pages import Party, Person, bot, here, link, me


async def test_taking_a_seat_needs_the_invitation_of_a_private_table(party: Party) -> None:
    anna, bruno = await party.come("Anna"), await party.come("Bruno")
    card = await anna.set_table(me(), link("Grand-mère"))
    for invite in ("", "wrong", card["invite"][:-1], card["invite"] + "x", "é"):
        assert await bruno.seat_refused(card["id"], 1, "take", invite=invite) == (403, "no-invitation")
    assert (await anna.card(card["id"]))["seats"][1]["kind"] == "open"
    taken = await bruno.seat(card["id"], 1, "take", invite=card["invite"], name="Mamie")
    assert (taken["phase"], taken["seats"][1]["name"], taken["seats"][1]["mine"]) == ("playing", "Mamie", True)
    assert await anna.seat_refused(card["id"], 1, "take", invite=card["invite"]) == (409, "seat-taken")


async def test_a_public_table_needs_none(party: Party) -> None:
    anna, bruno = await party.come("Anna"), await party.come("Bruno")
    card = await anna.set_table(me(), link(), public=True)
    assert (await bruno.seat(card["id"], 1, "take"))["seats"][1]["name"] == "Bruno"


async def test_two_at_once_and_one_sits(party: Party) -> None:
    people = [await party.come(f"P{number}") for number in range(6)]
    for _ in range(5):
        card = await people[0].set_table(me(), link(), link(), public=True)
        takes = [person.http.post(f"/api/tables/{card['id']}/seats/1", json={"action": "take"}) for person in people]
        answers = await asyncio.gather(*takes)
        winners = [person.name for person, answer in zip(people, answers, strict=True) if answer.status_code == 200]
        assert len(winners) == 1
        assert {answer.status_code for answer in answers} == {200, 409}
        assert (await people[0].card(card["id"]))["seats"][1]["name"] == winners[0]


async def test_seats_and_actions_that_do_not_exist(party: Party) -> None:
    anna = await party.come()
    table = (await anna.set_table(me(), link()))["id"]
    assert await anna.seat_refused(table, 2, "leave") == (404, "unknown")
    assert await anna.seat_refused(table, 16, "leave") == (400, "malformed")
    assert await anna.seat_refused(table, 0, "dance") == (400, "malformed")
    assert await anna.refused(f"/api/tables/{table}/seats/0", {}) == (400, "malformed")
    assert await anna.seat_refused(table, 0, "leave", level="divine") == (400, "malformed")
    assert await anna.seat_refused(table, 1, "take", invite="x" * 41) == (400, "malformed")
    assert await party.stranger().seat_refused(table, 1, "take") == (401, "no-name")


@pytest.mark.parametrize("action", ["leave", "back", "open", "bot", "here"])
async def test_strangers_change_nothing(party: Party, action: str) -> None:
    anna, bruno = await party.come("Anna"), await party.come("Bruno")
    card = await anna.set_table(me(), link(), bot())
    before = await anna.card(card["id"])
    for seat in range(3):
        status, reason = await bruno.seat_refused(card["id"], seat, action)
        assert (status, reason) in ((403, "not-yours"), (409, "seat-taken"))
    assert await anna.card(card["id"]) == before


async def test_leave_and_a_bot_plays_until_one_comes_back(party: Party) -> None:
    anna, bruno = await party.come("Anna"), await party.come("Bruno")
    card = await anna.set_table(me(), link(), public=True)
    await bruno.seat(card["id"], 1, "take")
    page, his = await anna.look(card["id"]), await bruno.look(card["id"])
    left = await anna.seat(card["id"], 0, "leave", level="easy")
    assert (left["seats"][0]["kind"], left["seats"][0]["away"], left["seats"][0]["level"]) == ("person", True, "easy")
    await page.until_state(lambda state: state["version"] > 0 and state["asked"] == [1])
    assert page.state["question"] is None
    assert (await page.choose(["continue"], seat=0))["reason"] == "away"
    back = await anna.seat(card["id"], 0, "back")
    assert (back["seats"][0]["away"], back["seats"][0]["level"]) == (False, None)
    while not page.state["question"]:
        await his.until_asked()
        await his.choose_any()
        await page.until_version(his.state["version"])
    assert (await page.choose_any())["type"] == "state"


async def test_a_bot_for_one_who_is_absent_but_not_for_one_who_is_there(party: Party) -> None:
    anna, bruno, carla = [await party.come(name) for name in ("Anna", "Bruno", "Carla")]
    card = await anna.set_table(me(), link(), public=True)
    await bruno.seat(card["id"], 1, "take")
    page = await anna.look(card["id"])
    his = await bruno.look(card["id"])
    await page.until_seats(lambda seats: seats[1]["present"])
    assert await anna.seat_refused(card["id"], 1, "bot", level="easy") == (403, "still-there")
    await his.close()
    await page.until_seats(lambda seats: not seats[1]["present"])
    assert await carla.seat_refused(card["id"], 1, "bot") == (403, "not-yours")
    replaced = await anna.seat(card["id"], 1, "bot", level="easy")
    assert replaced["seats"][1]["away"]
    again = await bruno.look(card["id"])
    assert again.state["question"] is None
    await bruno.seat(card["id"], 1, "back")
    await page.until_seats(lambda seats: not seats[1]["away"])


async def test_presence_is_told_to_all(party: Party) -> None:
    anna, bruno = await party.come("Anna"), await party.come("Bruno")
    card = await anna.set_table(me(), link("Bruno"), public=True)
    await bruno.seat(card["id"], 1, "take")
    page = await anna.look(card["id"])
    assert [seat["present"] for seat in page.heard[-2]["seats"]] == [True, False]
    watcher = await party.stranger().look(card["id"])
    told = await page.until(lambda message: message["type"] == "seats" and message["watching"] == 1)
    assert [seat["present"] for seat in told["seats"]] == [True, False]
    await bruno.look(card["id"])
    await page.until_seats(lambda seats: seats[1]["present"])
    await watcher.close()
    await page.until(lambda message: message["type"] == "seats" and message["watching"] == 0)


async def test_open_a_seat_in_the_middle_of_a_game_for_somebody_else(party: Party) -> None:
    anna, bruno = await party.come("Anna"), await party.come("Bruno")
    card = await anna.set_table(me(), bot("easy"), first=0)
    page = await anna.look(card["id"])
    freed = await anna.seat(card["id"], 1, "open")
    assert (freed["phase"], freed["seats"][1]["kind"]) == ("playing", "open")
    while page.state["asked"] == [0]:
        await page.choose_any()
    assert page.state["phase"] == "playing"
    taken = await bruno.seat(card["id"], 1, "take", invite=card["invite"])
    assert taken["seats"][1]["name"] == "Bruno"
    his = await bruno.look(card["id"])
    assert (his.state["seat"], his.state["moment"]) == (1, page.state["moment"])
    assert (await his.choose_any())["moment"] == page.state["moment"] + 1


async def test_one_who_comes_back_answers_and_not_the_bot_that_still_thinks(party: Party) -> None:
    anna = await party.come()
    card = await anna.set_table(me(), me())
    page = await anna.look(card["id"])
    await anna.seat(card["id"], 0, "leave", level="strong")
    await anna.seat(card["id"], 0, "back")
    # One worker thinks: once it has answered at another table, it has answered here too.
    other = await anna.look((await anna.set_table(me(), bot("easy"), first=1))["id"])
    await other.until_version(1)
    await page.settle()
    assert (page.state["version"], page.state["question"]["seat"]) == (0, 0)
    assert (await page.choose_any())["version"] == 1


async def test_someone_here_sits_on_an_open_seat(party: Party) -> None:
    anna, bruno = await party.come("Anna"), await party.come("Bruno")
    card = await anna.set_table(me(), link("Guest"))
    assert await bruno.seat_refused(card["id"], 1, "here") == (403, "not-yours")
    seated = await anna.seat(card["id"], 1, "here", name="Léo")
    assert (seated["phase"], seated["seats"][1]["name"], seated["seats"][1]["mine"]) == ("playing", "Léo", True)
    assert await anna.seat_refused(card["id"], 1, "here") == (409, "seat-taken")


async def test_a_seat_of_mine_can_be_freed_and_not_that_of_another(party: Party) -> None:
    anna, bruno = await party.come("Anna"), await party.come("Bruno")
    card = await anna.set_table(me(), here("Léo"), link())
    await bruno.seat(card["id"], 2, "take", invite=card["invite"])
    assert await anna.seat_refused(card["id"], 2, "open") == (403, "not-yours")
    assert (await anna.seat(card["id"], 1, "open"))["seats"][1]["kind"] == "open"
    assert (await bruno.seat(card["id"], 2, "open"))["seats"][2]["name"] == ""
    page = await bruno.look(card["id"])
    assert page.state["seat"] is None


async def test_a_bot_fills_an_open_seat_and_the_game_goes_on(party: Party) -> None:
    anna = await party.come()
    card = await anna.set_table(me(), link(), first=1)
    page = await anna.look(card["id"])
    filled = await anna.seat(card["id"], 1, "bot", level="easy", name="Loup")
    assert (filled["seats"][1]["kind"], filled["seats"][1]["name"]) == ("bot", "Loup")
    await page.until_state(lambda state: state["version"] > 0)


async def test_seat_changes_reach_every_page_at_once(party: Party) -> None:
    anna, bruno = await party.come("Anna"), await party.come("Bruno")
    card = await anna.set_table(me(), link())
    pages = [await anna.look(card["id"]), await party.stranger().look(card["id"])]
    await bruno.seat(card["id"], 1, "take", invite=card["invite"])
    for page in pages:
        await page.until_seats(lambda seats: seats[1]["name"] == "Bruno")


async def leave_all(person: Person, table: str, seats: int) -> None:
    for seat in range(seats):
        await person.seat(table, seat, "leave", level="easy")


async def test_bots_alone_finish_a_game(party: Party) -> None:
    anna = await party.come()
    card = await anna.set_table(me(), here(), mode="wolf")
    page = await anna.look(card["id"])
    await leave_all(anna, card["id"], 2)
    await page.until_state(lambda state: state["phase"] == "over")
    assert page.state["ending"]["winners"]
    assert page.state["asked"] == []


async def test_nobody_looks_into_the_other_hand_by_sitting_there_too(party: Party) -> None:
    anna = await party.come("Anna")
    card = await anna.set_table(me(), bot(), mode="wolf", wolf=1)
    await anna.seat(card["id"], 1, "open")
    for action in ("here", "take"):
        wish = {"action": action, "invite": card["invite"]}
        refused = await anna.http.post(f"/api/tables/{card['id']}/seats/1", json=wish)
        assert (refused.status_code, refused.json()["reason"]) == (403, "other-side")
    bruno = await party.come("Bruno")
    taken = await bruno.http.post(
        f"/api/tables/{card['id']}/seats/1", json={"action": "take", "invite": card["invite"]}
    )
    assert taken.json()["seats"][1]["mine"]
