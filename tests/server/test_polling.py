"""Polling: everything over plain HTTP, for networks that block WebSockets."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.pages import Party, Person, here, link, me


async def say(person: Person, table: str, kind: str, **fields: Any) -> dict[str, Any]:
    posted: dict[str, Any] = await person.post(f"/api/tables/{table}/messages", {"type": kind, **fields})
    return posted


async def listen(person: Person, table: str, after: int, **params: Any) -> dict[str, Any]:
    posted: dict[str, Any] = await person.get(f"/api/tables/{table}/messages", after=after, **params)
    return posted


def kinds(posted: dict[str, Any]) -> list[str]:
    return [message["type"] for message in posted["messages"]]


def state_in(posted: dict[str, Any]) -> dict[str, Any]:
    (state,) = [message for message in posted["messages"] if message["type"] == "state"]
    return state


async def test_hello_brings_everything_and_news_come_by_listening(party: Party) -> None:
    anna, bruno = await party.come("Anna"), await party.come("Bruno")
    card = await anna.set_table(me(), link(), first=1, public=True)
    await bruno.seat(card["id"], 1, "take")
    hello = await say(anna, card["id"], "hello", seat=0)
    assert kinds(hello) == ["story", "state", "seats", "chat"]
    assert state_in(hello)["seat"] == 0
    waiting = asyncio.create_task(listen(anna, card["id"], hello["next"]))
    page = await bruno.look(card["id"])
    news = await waiting
    assert [seat["present"] for seat in news["messages"][2]["seats"]] == [True, True]
    waiting = asyncio.create_task(listen(anna, card["id"], news["next"]))
    await page.choose_any()
    news = await waiting
    assert state_in(news)["version"] == 1
    assert state_in(news)["view"] == page.state["view"]
    assert news["next"] > hello["next"]


async def test_what_happened_between_two_requests_is_not_missed(party: Party) -> None:
    anna = await party.come()
    card = await anna.set_table(me())
    hello = await say(anna, card["id"], "hello")
    page = await anna.look(card["id"])
    await page.choose_any()
    assert state_in(await listen(anna, card["id"], hello["next"]))["version"] == 1
    assert state_in(await listen(anna, card["id"], 0))["version"] == 1


async def test_a_choice_is_answered_with_the_new_state(party: Party) -> None:
    anna = await party.come()
    card = await anna.set_table(me(), here("Bruno"))
    state = state_in(await say(anna, card["id"], "hello"))
    page = await anna.look(card["id"])
    for number in range(6):
        offer = state["question"]["offers"][0]["word"]
        wish = {"id": number, "version": state["version"], "seat": state["question"]["seat"], "option": offer}
        state = state_in(await say(anna, card["id"], "choose", **wish))
        assert (state["answers"], state["version"]) == (number, number + 1)
        assert await page.until_version(number + 1) == {**state, "answers": None}
        again = await say(anna, card["id"], "choose", **wish)
        assert kinds(again) == ["refused", "state"]
        assert again["messages"][0]["reason"] == "stale"


async def test_looking_chatting_and_going_back_over_plain_http(party: Party) -> None:
    anna = await party.come()
    card = await anna.set_table(me(), here("Loup"), mode="wolf", wolf=1)
    hello = await say(anna, card["id"], "hello")
    assert state_in(hello)["curtain"]
    looked = await say(anna, card["id"], "look", id=1, seat=1)
    assert kinds(looked) == ["story", "state"]
    assert state_in(looked)["view"]["hand_cards"]
    assert state_in(await listen(anna, card["id"], 0, seat=1))["view"]["hand_cards"]
    assert not state_in(await listen(anna, card["id"], 0, seat=0))["view"]["hand_cards"]
    assert kinds(await say(anna, card["id"], "gesture", id=2, gesture="clap")) == ["chat"]
    assert kinds(await say(anna, card["id"], "ping", id=3)) == ["pong"]
    word = state_in(looked)["question"]["offers"][0]["word"]
    chosen = state_in(await say(anna, card["id"], "choose", id=4, version=0, seat=1, option=word))
    back = await say(anna, card["id"], "take_back", id=5, version=chosen["version"], moment=0)
    assert kinds(back) == ["state"]
    assert state_in(back)["moment"] == 0


async def test_spectators_listen_and_say_nothing(party: Party) -> None:
    anna, stranger = await party.come(), party.stranger()
    card = await anna.set_table(me(), public=True)
    hello = await say(stranger, card["id"], "hello", seat=0)
    assert state_in(hello)["seat"] is None
    assert state_in(await listen(stranger, card["id"], 0, seat=0))["question"] is None
    path = f"/api/tables/{card['id']}/messages"
    assert await stranger.refused(path, {"type": "say", "id": 1, "text": "hello"}) == (401, "no-name")
    bruno = await party.come("Bruno")
    choice = {"id": 1, "version": 0, "seat": 0, "option": ["continue"]}
    assert (await say(bruno, card["id"], "choose", **choice))["messages"][0]["reason"] == "not-yours"


async def test_what_is_no_message_is_refused(party: Party) -> None:
    anna = await party.come()
    card = await anna.set_table(me())
    path = f"/api/tables/{card['id']}/messages"
    for content in (b"", b"{", b"[]", b"\xff", b'{"type":"dance"}', b'{"type":"say","id":1}', b"9" * 16_000):
        posted = (await anna.http.post(path, content=content)).raise_for_status().json()
        assert [message["reason"] for message in posted["messages"]] == ["malformed"]
    assert (await anna.http.post(path, content=b"9" * 16_500)).status_code == 413
    assert (await anna.http.get(path, params={"after": -1})).status_code == 400
    assert (await anna.http.get(path, params={"seat": 16})).status_code == 400
