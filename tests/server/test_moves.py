"""Moves: the first right one counts, everything else changes nothing and disturbs nobody."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from tests.server.pages import Page, Party, bot, here, link, me


async def two_friends(party: Party, **settings: Any) -> tuple[str, Page, Page]:
    """Anna, whose turn it is, and Bruno, at one table."""
    anna, bruno = await party.come("Anna"), await party.come("Bruno")
    card = await anna.set_table(me(), link(), public=True, **settings)
    await bruno.seat(card["id"], 1, "take")
    page = await anna.look(card["id"])
    his = await bruno.look(card["id"])
    for one in (page, his):
        await one.settle()
    return card["id"], page, his


async def test_a_choice_reaches_everybody(party: Party) -> None:
    table, page, his = await two_friends(party)
    watcher = await party.stranger().look(table)
    answer = await page.choose_any()
    assert (answer["version"], answer["moment"], answer["answers"]) == (1, 1, page.number)
    for other in (his, watcher):
        state = await other.until_version(1)
        assert state["answers"] is None
        assert state["view"] == answer["view"]
        assert state["told"] == answer["told"]
    assert watcher.state["question"] is None
    assert watcher.state["back"] == []


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"version": 1}, "stale"),
    ({"version": 999_999}, "stale"),
    ({"seat": 1}, "not-yours"),
    ({"seat": 9}, "not-yours"),
    ({"option": ["lay_card", 3]}, "no-such-option"),
    ({"option": ["dance"]}, "no-such-option"),
    ({"option": ["continue", 1]}, "no-such-option"),
    ({"option": [1]}, "no-such-option"),
    ({"option": [True]}, "no-such-option"),
    ({"option": ["walk_began", False]}, "no-such-option"),
    ({"option": ["failure_odds", 1, 2, 3]}, "no-such-option"),
    ({"option": []}, "malformed"),
    ({"option": "continue"}, "malformed"),
    ({"option": None}, "malformed"),
    ({"option": ["continue", None]}, "malformed"),
    ({"option": ["continue", []]}, "malformed"),
    ({"option": ["continue", 1.5]}, "malformed"),
    ({"option": ["continue", 10**30]}, "no-such-option"),
    ({"option": ["x"] * 13}, "malformed"),
    ({"seat": -1}, "malformed"),
    ({"seat": "0"}, "malformed"),
    ({"seat": None}, "malformed"),
    ({"seat": True}, "malformed"),
    ({"version": -1}, "malformed"),
    ({"version": "0"}, "malformed"),
    ({"version": 0.5}, "malformed"),
    ({"version": 10**400}, "malformed"),
    ({"more": 1}, "malformed"),
]


async def test_wrong_choices_change_nothing(party: Party) -> None:
    table, page, his = await two_friends(party)
    before = page.state
    for fields, reason in WRONG:
        wish = {"version": 0, "seat": 0, "option": ["continue"], **fields}
        page.number += 1
        await page.send_raw(json.dumps({"type": "choose", "id": page.number, **wish}))
        refusal = await page.until(lambda message: message["type"] == "refused")
        assert refusal["reason"] == reason, fields
        if reason != "malformed":
            assert refusal["answers"] == page.number
            assert {**await page.hear(), "seats": before["seats"]} == before
    assert await his.settle() == []
    assert (await party.stranger().look(table)).state["version"] == 0
    assert (await page.choose(["continue"]))["version"] == 1


async def test_the_turn_of_another(party: Party) -> None:
    _, page, his = await two_friends(party)
    for option in page.options():
        assert (await his.choose(option, seat=1))["reason"] == "no-such-option"
        assert (await his.choose(option, seat=0))["reason"] == "not-yours"
    assert await page.settle() == []


async def test_old_messages_count_once(party: Party) -> None:
    """Everything that Anna ever said, said again: all of it is refused."""
    _, page, his = await two_friends(party)
    said = []
    for _ in range(6):
        for one, other in ((page, his), (his, page)):
            if one.state["question"]:
                wish = {"version": one.state["version"], "seat": one.state["seat"], "option": one.options()[0]}
                assert (await one.ask("choose", **wish))["type"] == "state"
                said.append((one, wish))
                await other.until_version(one.state["version"])
    version = page.state["version"]
    for one, wish in said:
        assert (await one.ask("choose", **wish))["reason"] == "stale"
    await page.settle()
    assert page.state["version"] == version == len(said)


async def test_a_double_click_counts_once(party: Party) -> None:
    _, page, his = await two_friends(party)
    for turn in range(5):
        one, other = (page, his) if page.state["question"] else (his, page)
        wish = {"version": turn, "seat": one.state["seat"], "option": one.options()[0]}
        numbers = [await one.send("choose", **wish) for _ in range(5)]
        answers = [await one.answer_to(number) for number in numbers]
        assert [answer["type"] for answer in answers] == ["state", *["refused"] * 4]
        assert {answer["reason"] for answer in answers[1:]} == {"stale"}
        await one.settle()
        await other.until_version(turn + 1)
        await other.settle()
        assert one.state["version"] == other.state["version"] == turn + 1


async def test_two_pages_of_one_person(party: Party) -> None:
    """Phone and tablet see the same, and either may answer; together they answer once."""
    anna = await party.come()
    card = await anna.set_table(me(), here())
    phone, tablet = await anna.look(card["id"]), await anna.look(card["id"])
    assert phone.state == tablet.state
    for turn in range(6):
        wish = {"version": turn, "seat": phone.state["asked"][0], "option": phone.options()[0]}
        answers = await asyncio.gather(phone.ask("choose", **wish), tablet.ask("choose", **wish))
        assert sorted(answer["type"] for answer in answers) == ["refused", "state"]
        for page in (phone, tablet):
            await page.settle()
        own = {"answers": None, "hand_over": None}
        assert {**phone.state, **own} == {**tablet.state, **own}
        assert phone.state["version"] == turn + 1


async def test_a_group_is_answered_by_whoever_is_first(party: Party) -> None:
    """Six people, one table each way: all who are asked answer at once, one of them counts."""
    people = [await party.come(f"P{number}") for number in range(5)]
    card = await people[0].set_table(me(), *[link()] * 4, public=True)
    for seat, person in enumerate(people[1:], 1):
        await person.seat(card["id"], seat, "take")
    pages = [await person.look(card["id"]) for person in people]
    for version in range(12):
        asked = [page for page in pages if page.state["question"]]
        wishes = [
            page.ask("choose", version=version, seat=page.state["seat"], option=page.options()[-1]) for page in asked
        ]
        kinds = [answer["type"] for answer in await asyncio.gather(*wishes)]
        assert kinds.count("state") == 1
        for page in pages:
            await page.until_version(version + 1)
        if pages[0].state["phase"] == "over":
            return


async def test_choices_while_a_bot_thinks(party: Party) -> None:
    anna = await party.come()
    card = await anna.set_table(me(), bot("strong"), first=1)
    page = await anna.look(card["id"])
    assert page.state["asked"] == [1]
    for seat in (0, 1):
        answer = await page.choose(["continue"], version=0, seat=seat)
        assert answer["reason"] in ("no-such-option", "not-yours", "stale")
    await page.until_version(1)
    assert page.state["moment"] == 1


@pytest.mark.parametrize("who", ["watcher", "stranger with a name", "with the key of nobody"])
async def test_those_who_do_not_sit_there_only_watch(party: Party, who: str) -> None:
    table, page, _ = await two_friends(party)
    if who == "with the key of nobody":
        nobody = party.stranger()
        nobody.token = "nobody"
        refused = await nobody.look(table)
        assert refused.heard[-1]["reason"] == "unknown-person"
        return
    person = party.stranger() if who == "watcher" else await party.come("Eve")
    eve = await person.look(table)
    await page.settle()
    assert eve.state["question"] is None
    assert (await eve.choose(["continue"], seat=0))["reason"] == "not-yours"
    assert (await eve.ask("take_back", version=0, moment=0))["reason"] == "not-yours"
    assert (await eve.ask("agree", version=0, yes=True))["reason"] == "no-plea"
    assert (await eve.ask("look", seat=0))["reason"] == "not-yours"
    assert await page.settle() == []


async def test_the_end_is_the_end(party: Party) -> None:
    anna = await party.come()
    card = await anna.set_table(me())
    page = await anna.look(card["id"])
    last: list[Any] = []
    while page.state["phase"] == "playing":
        last = page.options()[0]
        await page.choose_any()
    assert page.state["phase"] == "over"
    assert page.state["ending"] is not None
    assert page.state["asked"] == []
    assert (await page.choose(last, seat=0))["reason"] == "no-such-option"


async def test_chat_and_gestures(party: Party) -> None:
    table, page, his = await two_friends(party)
    watcher = await party.stranger().look(table)
    await page.send("say", text="  Bonsoir <b>à tous</b>\u202e !  ")
    await his.send("gesture", gesture="clap")
    lines: list[dict[str, Any]] = []
    while len(lines) < 2:
        message = await watcher.until(lambda message: message["type"] == "chat")
        lines += message["lines"]
    said = {(line["seat"], line["name"], line["text"], line["gesture"]) for line in lines}
    assert said == {(0, "Anna", "Bonsoir <b>à tous</b> !", ""), (1, "Bruno", "", "clap")}
    assert [line["number"] for line in lines] == [0, 1]
    late = await party.stranger().look(table)
    assert late.heard[-1]["lines"] == lines
    assert (await watcher.ask("say", text="hello"))["reason"] == "no-name"
    eve = await (await party.come("Eve")).look(table)
    await eve.send("say", text="I watch")
    heard = await page.until(lambda message: message["type"] == "chat" and message["lines"][0]["name"] == "Eve")
    assert heard["lines"][0]["seat"] is None
    for wish in ({"text": ""}, {"text": "x" * 301}, {"text": 5}, {}):
        await page.send("say", **wish)
        assert (await page.until(lambda message: message["type"] == "refused"))["reason"] == "malformed"
    assert (await page.ask("say", text="\u200b\u202e"))["reason"] == "malformed"
    await page.send("gesture", gesture="bite")
    assert (await page.until(lambda message: message["type"] == "refused"))["reason"] == "malformed"


async def test_many_talk_at_once_and_every_line_has_its_number(party: Party) -> None:
    _, page, his = await two_friends(party)
    for number in range(10):
        for one in (page, his):
            await one.send("say", text=f"{number}")
    lines: list[int] = []
    while len(lines) < 20:
        message = await page.until(lambda message: message["type"] == "chat")
        lines += [line["number"] for line in message["lines"]]
    assert lines == list(range(20))


async def test_the_first_message_must_be_hello(party: Party) -> None:
    anna = await party.come()
    card = await anna.set_table(me())
    for first in ('{"type":"ping","id":1}', "", "{", "[]", "null", '{"type":"hello","token":5}', b"\xff"):
        page = Page(party.address, card["id"])
        anna.pages.append(page)
        page.socket = await page.connect()
        await page.send_raw(first)
        assert (await page.hear())["reason"] == "malformed"
        await page.socket.wait_closed()
        assert page.socket.close_code == 4400
    page = await anna.look(card["id"])
    await page.send_raw('{"type":"hello"}')
    assert (await page.until(lambda message: message["type"] == "refused"))["reason"] == "malformed"
    assert (await page.choose_any())["version"] == 1
