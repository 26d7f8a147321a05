"""People: a name is enough, a key makes them who they are."""

from __future__ import annotations

import pytest

from tests.server.pages import Party, bot, me


async def test_a_name_is_enough_and_the_key_brings_one_back(party: Party) -> None:
    anna = await party.come("Anna")
    assert await anna.get("/api/people/me") == {"id": anna.id, "name": "Anna"}
    again = party.stranger()
    again.http.headers["authorization"] = f"bearer  {anna.token}"
    assert (await again.get("/api/people/me"))["id"] == anna.id


async def test_a_new_name_holds_for_tables_to_come(party: Party) -> None:
    anna = await party.come("Anna")
    before = await anna.set_table(me())
    renamed = await anna.http.patch("/api/people/me", json={"name": "Aurélie"})
    assert renamed.json() == {"id": anna.id, "name": "Aurélie"}
    after = await anna.set_table(me())
    assert (await anna.card(before["id"]))["seats"][0]["name"] == "Anna"
    assert after["seats"][0]["name"] == "Aurélie"


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Zoé \t  de  la Forêt ", "Zoé de la Forêt"),
        ("小红帽", "小红帽"),
        ("ليلى", "ليلى"),
        ("e\u0301", "é"),
        ("👩\u200d🌾", "👩\u200d🌾"),
        ("<b>Bob</b>&amp;", "<b>Bob</b>&amp;"),
        ("A\u202ennA", "AnnA"),
        ("a \u2067 b", "a b"),
        ("An\x00na\x1b[31m", "Anna[31m"),
        ("two\nlines", "two lines"),
    ],
)
async def test_names_are_one_line_of_visible_characters(party: Party, typed: str, kept: str) -> None:
    assert (await party.come(typed)).name == typed
    assert (await party.people[0].get("/api/people/me"))["name"] == kept


@pytest.mark.parametrize(
    "name", ["", "   ", "\u200d", "\u200d\u200d \u200d", "\x00", "\u3164", "\u2800", "\ufe0f", "\u0301", "x" * 25]
)
async def test_a_name_nobody_can_read_is_refused(party: Party, name: str) -> None:
    status, _ = await party.stranger().refused("/api/people", {"name": name})
    assert status == 400


@pytest.mark.parametrize("body", [{}, {"name": 5}, {"name": None}, ["Anna"], "Anna", {"name": "Anna", "id": "x"}])
async def test_what_is_no_name_is_refused(party: Party, body: object) -> None:
    assert await party.stranger().refused("/api/people", body) == (400, "malformed")


@pytest.mark.parametrize("header", ["Bearer", "Basic abc", "abc", "Bearer " + "x" * 101, "Bearer nobody"])
async def test_a_key_that_opens_nothing(party: Party, header: str) -> None:
    stranger = party.stranger()
    stranger.http.headers["authorization"] = header
    assert await stranger.refused("/api/people/me", method="GET") == (401, "unknown-person")
    assert await stranger.refused("/api/tables", method="GET") == (401, "unknown-person")


async def test_without_a_key_one_is_asked_for_a_name(party: Party) -> None:
    stranger = party.stranger()
    assert await stranger.refused("/api/people/me", method="GET") == (401, "no-name")
    wish = {"game": "chaperon", "seats": [me(), bot()]}
    assert await stranger.refused("/api/tables", wish) == (401, "no-name")
    assert (await stranger.get("/api/tables"))["mine"] == []
