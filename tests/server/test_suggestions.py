"""Advice: those who win and lose together see what each suggests, decide together, and tell bots what to do."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from tests.games.peluches.tale import ROOM, page_story
from tests.games.peluches.tale import tale as position
from tests.server.logbook import moves_in
from tests.server.pages import Message, Page, Party, bot, here, link, me
from tests.server.servers import Server, ServerFactory
from tests.server.tales import is_group_asked, tale_where, two_at
from veillee.engine.match import Match
from veillee.server.tables.client import Client
from veillee.server.tables.suggestions import GOING_ON, is_for_group, moment_for

MOMENT = 0.6


@pytest.fixture(scope="module")
def tale() -> Match:
    """The group is to choose a way."""
    return tale_where(is_group_asked, "Anna", "Bruno")


@pytest.fixture(scope="module")
def unhurried(factory: ServerFactory) -> Iterator[Server]:
    """A server whose bots leave people a moment."""
    server = factory.server(suggestion_seconds=MOMENT).open()
    yield server
    server.kill()


async def suggest(page: Page, option: list[Any] | None, seat: int | None = None, version: int | None = None) -> int:
    return await page.send(
        "suggest",
        version=page.state["version"] if version is None else version,
        seat=page.state["seat"] if seat is None else seat,
        option=option,
    )


async def refusal_of(page: Page, option: list[Any] | None, **rest: Any) -> str:
    return str((await page.answer_to(await suggest(page, option, **rest)))["reason"])


async def suggestions(page: Page) -> list[Message]:
    message = await page.until(lambda message: message["type"] == "suggestions")
    assert message["version"] == page.state["version"]
    found: list[Message] = message["suggestions"]
    return found


async def test_everybody_sees_who_suggests_what(party: Party, tale: Match) -> None:
    _, pages = await two_at(party, tale)
    watcher = await party.stranger().look(pages[0].table)
    first, second = pages[0].options()[:2]
    for page in pages:
        assert page.state["question"]["group"]
    for word in (first, second):
        await suggest(pages[0], word)
        for page in (*pages, watcher):
            assert await suggestions(page) == [{"by": 0, "seat": 0, "word": word, "name": ""}]
    late = await party.stranger().look(pages[0].table)
    assert [one["suggestions"] for one in late.heard if one["type"] == "suggestions"] == [
        [{"by": 0, "seat": 0, "word": second, "name": ""}]
    ]
    await suggest(pages[0], None)
    for page in pages:
        assert await suggestions(page) == []
    assert pages[0].state["moment"] == len(tale.choices)


async def test_whoever_watches_a_public_table_may_suggest_and_nothing_is_done(party: Party) -> None:
    anna, eve = await party.come("Anna"), await party.come("Eve")
    card = await anna.set_table(me(), public=True, game="storyfold")
    page, watcher = await anna.look(card["id"]), await eve.look(card["id"])
    assert page.state["advisable"] == []
    (asked,) = watcher.state["advisable"]
    assert [offer["word"] for offer in asked["offers"]] == page.options()
    word = page.options()[0]
    await suggest(watcher, word, seat=0)
    for one in (page, watcher):
        assert await suggestions(one) == [{"by": -1, "seat": 0, "word": word, "name": "Eve"}]
    assert await refusal_of(watcher, ["keep", 99], seat=0) == "no-such-option"
    assert await refusal_of(await party.stranger().look(card["id"]), word, seat=0) == "not-yours"
    assert (await anna.card(card["id"]))["moment"] == 0


async def test_what_all_suggest_is_chosen(party: Party, tale: Match) -> None:
    _, pages = await two_at(party, tale)
    first, second = pages[0].options()[:2]
    await suggest(pages[0], first)
    await suggest(pages[1], second)
    for page in pages:
        while len(await suggestions(page)) < 2:
            pass
    version = pages[0].state["version"]
    await suggest(pages[0], second)
    for page in pages:
        state = await page.until_version(version + 1)
        assert ["way_taken", second[1]] in [telling["word"] for telling in state["told"]]
    late = await party.stranger().look(pages[0].table)
    assert not [one for one in late.heard if one["type"] == "suggestions"]


async def test_anyone_may_decide(party: Party, tale: Match) -> None:
    _, pages = await two_at(party, tale)
    first, second = pages[0].options()[:2]
    await suggest(pages[0], first)
    version = pages[0].state["version"]
    state = await pages[1].choose(second)
    assert state["moment"] == len(tale.choices) + 1
    assert await refusal_of(pages[0], first, version=version) == "stale"


async def test_alone_at_the_table_a_suggestion_decides_nothing(party: Party, tale: Match) -> None:
    people, pages = await two_at(party, tale)
    await pages[1].close()
    await pages[0].until_seats(lambda seats: not seats[1]["present"])
    await suggest(pages[0], pages[0].options()[0])
    await suggestions(pages[0])
    assert (await people[0].card(pages[0].table))["moment"] == len(tale.choices)


async def test_advice_is_refused_with_a_reason(party: Party, tale: Match) -> None:
    _, pages = await two_at(party, tale)
    word = pages[0].options()[0]
    assert await refusal_of(pages[0], ["take_way", 10**6]) == "no-such-option"
    assert await refusal_of(pages[0], ["dance"]) == "no-such-option"
    assert await refusal_of(pages[0], word, seat=9) == "no-such-option"
    assert await refusal_of(pages[0], word, version=10**6) == "stale"
    assert await refusal_of(await party.stranger().look(pages[0].table), word, seat=0) == "not-yours"
    assert await refusal_of(await (await party.come("Eve")).look(pages[0].table), word, seat=0) == "not-yours"


async def test_nobody_advises_the_other_side(party: Party) -> None:
    anna = await party.come()
    card = await anna.set_table(me(), bot(), mode="wolf", wolf=1, public=True)
    page = await anna.look(card["id"])
    await page.until_asked()
    assert await refusal_of(page, page.options()[0]) == "not-together"
    assert page.state["advisable"] == []


async def test_advice_counts_as_a_message(factory: ServerFactory) -> None:
    server = factory.server(message_rate=5).open()
    party = Party(server.address)
    try:
        anna = await party.come()
        page = await anna.look((await anna.set_table(me(), here(), first=0))["id"])
        for _ in range(30):
            await suggest(page, page.options()[0])
        refused = await page.until(lambda message: message["type"] == "refused")
        assert refused["reason"] == "too-many"
    finally:
        await party.close()
        server.kill()


# Bots


async def bots_table(party: Party, **looks: Any) -> Page:
    """Anna and a bot, whose turn it is when both are there."""
    anna = await party.come()
    card = await anna.set_table(me(), link(), first=1)
    page = await anna.look(card["id"], **looks)
    await anna.seat(card["id"], 1, "bot", level="easy")
    await page.until_state(lambda state: state["phase"] == "playing")
    return page


async def test_a_bot_does_as_it_is_advised(unhurried: Server) -> None:
    party = Party(unhurried.address)
    try:
        for wish in (0, 1):
            page = await bots_table(party, unhurried=True)
            (question,) = page.state["advisable"]
            assert (question["seat"], page.state["question"]) == (1, None)
            word = question["offers"][wish]["word"]
            state = await page.answer_to(await suggest(page, word, seat=1))
            assert (state["type"], state["version"]) == ("state", 1)
            (move,) = await moves_in(unhurried.settings["database"], page.table)
            assert (move.seat, move.option) == (1, word)
    finally:
        await party.close()


async def test_a_bot_waits_until_it_was_seen_and_a_moment_more(unhurried: Server) -> None:
    party = Party(unhurried.address)
    try:
        page = await bots_table(party, unhurried=True)
        await asyncio.sleep(2 * MOMENT)
        assert "state" not in [message["type"] for message in await page.settle()]
        await page.send("seen", version=0, considering=True)
        await asyncio.sleep(2 * MOMENT)
        assert "state" not in [message["type"] for message in await page.settle()]
        await page.send("seen", version=0)
        began = time.monotonic()
        await page.until_version(1)
        assert time.monotonic() - began > MOMENT / 2
    finally:
        await party.close()


async def test_a_bot_waits_for_nobody_who_is_gone_or_in_a_hurry(unhurried: Server) -> None:
    party = Party(unhurried.address)
    try:
        page = await bots_table(party)
        await page.until_version(1)
        slow = await bots_table(party, unhurried=True)
        quick = await party.people[-1].look(slow.table)
        await slow.close()
        await quick.until_version(1)
    finally:
        await party.close()


async def test_a_bot_waits_for_no_opponent(unhurried: Server) -> None:
    party = Party(unhurried.address)
    try:
        anna = await party.come()
        card = await anna.set_table(me(), bot("easy"), mode="wolf", wolf=1, first=0)
        page = await anna.look(card["id"], unhurried=True)
        await asyncio.wait_for(page.until_asked(), 5)
        spectator = await party.come("Eve")
        shared = await anna.set_table(bot("easy"), bot("easy"), link(), public=True)
        await spectator.seat(shared["id"], 2, "take")
        await asyncio.wait_for((await spectator.look(shared["id"])).until_asked(), 5)
    finally:
        await party.close()


def test_a_bot_that_goes_on_with_its_turn_is_quick_unless_it_is_advised() -> None:
    """A turn begins with a whole moment; whoever considered or suggested something in this turn has it all along."""
    anna = Client(None, 0)
    live: Any = SimpleNamespace(version=9, clients={anna}, require_match=lambda: SimpleNamespace(choices=choices))
    choices = [SimpleNamespace(seat=seat) for seat in (1, 0, 1, 1)]
    assert moment_for(live, 0, MOMENT) == MOMENT
    assert moment_for(live, 1, MOMENT) == MOMENT * GOING_ON < MOMENT / 2
    anna.note_considering(6)
    assert moment_for(live, 1, MOMENT) == MOMENT * GOING_ON
    anna.note_considering(7)
    assert moment_for(live, 1, MOMENT) == MOMENT


def test_in_a_window_each_goes_on_alone():
    at = {"piggle": (4, 2), "stitch": (9, 3)}
    t = position("monsters", characters="piggle stitch", story=page_story(ROOM), at=at, threat=1,
                 monsters=[("crawler", (5, 2))], dice=[1], stuffing={"piggle": 3},
                 hearts={"piggle": 1, "stitch": 1})  # fmt: skip
    assert [(question.seat, is_for_group(t, question)) for question in t.questions] == [(0, False), (1, False)]
