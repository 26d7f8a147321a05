"""Asides: whoever may break in while another is asked is never called, never waited for, and may do so at any time."""

from __future__ import annotations

import pytest

from tests.server.pages import Message, Page, Party, bot, me
from tests.server.tales import is_group_asked, may_break_in, tale_where, two_at
from veillee.engine.match import Match
from veillee.games.peluches.table import Tale
from veillee.server.tables.suggestions import is_for_group


@pytest.fixture(scope="module")
def tale() -> Match:
    return tale_where(may_break_in, "Anna", "Bruno")


def asker_and_other(pages: list[Page]) -> tuple[Page, Page]:
    asked = pages[0].state["asked"]
    assert len(asked) == 1
    return pages[asked[0]], pages[1 - asked[0]]


def words_of(question: Message) -> list[list[object]]:
    return [offer["word"] for offer in question["offers"]]


async def test_who_may_break_in_is_not_asked(party: Party, tale: Match) -> None:
    people, pages = await two_at(party, tale)
    asker, other = asker_and_other(pages)
    assert asker.state["question"] is not None
    assert other.state["question"] is None
    (beside,) = other.state["beside"]
    assert beside["seat"] == other.state["seat"] not in other.state["asked"]
    assert beside["asides"] == len(beside["offers"]) > 0
    watcher = await party.stranger().look(asker.table)
    assert watcher.state["beside"] == []
    seat = beside["seat"]
    hint = await people[seat].refused(f"/api/tables/{asker.table}/hint", {"seat": seat})
    assert hint == (409, "not-your-turn")


async def test_breaking_in_counts_while_the_question_stands(party: Party, tale: Match) -> None:
    _, pages = await two_at(party, tale)
    asker, other = asker_and_other(pages)
    (beside,) = other.state["beside"]
    version, word, seat = other.state["version"], words_of(beside)[0], beside["seat"]
    assert (await other.choose(word, version + 1, seat))["reason"] == "stale"
    assert (await other.choose(["end_actions"], version, seat))["reason"] == "no-such-option"
    assert (await asker.choose(word, version, seat))["reason"] == "not-yours"
    state = await other.choose(word, version, seat)
    assert (state["type"], state["version"]) == ("state", version + 1)
    assert "ability_used" in [telling["word"][0] for telling in state["told"]]
    seen = await asker.until_version(version + 1)
    assert seen["told"] == state["told"]
    assert (await other.choose(word, version, seat))["reason"] == "stale"


async def test_my_own_asides_come_after_the_answers(party: Party) -> None:
    match = tale_where(lambda match: any(one.asides and not one.optional for one in match.table.questions), "Anna")
    anna = await party.come()
    page = await anna.look((await anna.open_match(match))["id"])
    question = page.state["question"]
    assert 0 < question["asides"] < len(question["offers"])
    assert page.state["beside"] == []
    await page.choose(words_of(question)[-1])
    assert page.state["version"] == len(match.choices) + 1
    assert page.state["told"][0]["word"][0] == "ability_used"


async def test_at_one_device_any_of_its_seats_may_break_in(party: Party, tale: Match) -> None:
    anna = await party.come()
    page = await anna.look((await anna.open_match(tale))["id"])
    asked = page.state["asked"][0]
    assert page.state["question"]["seat"] == page.state["seat"] == asked
    (beside,) = page.state["beside"]
    assert beside["seat"] == 1 - asked
    state = await page.choose(words_of(beside)[0], seat=beside["seat"])
    assert state["type"] == "state"


async def test_bots_do_not_wait_for_who_may_break_in(party: Party, tale: Match) -> None:
    """Bruno leaves while he is asked: the bot in his place goes on, though Anna might say something."""
    people, pages = await two_at(party, tale)
    asker, other = asker_and_other(pages)
    asked = asker.state["asked"][0]
    before = other.state["version"]
    await people[asked].seat(other.table, asked, "leave", level="easy")
    await other.until_version(before + 1)


async def test_a_bot_that_may_break_in_holds_nobody_up(party: Party, tale: Match) -> None:
    people, pages = await two_at(party, tale)
    asker, other = asker_and_other(pages)
    seat = other.state["seat"]
    before = asker.state["version"]
    await people[seat].seat(other.table, seat, "leave", level="easy")
    await other.until_seats(lambda seats: seats[seat]["away"])
    await other.settle()
    assert (other.state["version"], other.state["beside"]) == (before, [])
    assert (await other.choose(["end_actions"], before, seat))["reason"] == "away"
    assert (await asker.choose_any())["version"] == before + 1


def with_hearts(match: Match) -> Tale:
    """The same table, where every plush has a heart to spend."""
    table = match.table.copy()
    assert isinstance(table, Tale)
    table.hearts[:] = [1] * len(table.hearts)
    table.ask_again()
    return table


def test_the_group_keeps_its_question_though_somebody_may_break_in() -> None:
    """Hearts give options of their own to those who are asked together."""

    def is_wanted(match: Match) -> bool:
        return is_group_asked(match) and any(question.asides for question in with_hearts(match).questions)

    table = with_hearts(tale_where(is_wanted, "Anna", "Bruno"))
    assert len({tuple(question.options) for question in table.questions}) > 1
    assert all(is_for_group(table, question) for question in table.questions)


async def test_a_table_of_bots_and_a_person_goes_on(party: Party) -> None:
    anna = await party.come()
    card = await anna.set_table(me(), bot("easy"), game="peluches")
    page = await anna.look(card["id"])
    for _ in range(12):
        if not await page.until_asked():
            break
        await page.choose_any()
    assert page.state["version"] > 12
