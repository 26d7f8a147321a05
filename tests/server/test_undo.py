"""Going back: free while nothing came out, confirmed alone, asked for together; by step, turn and round."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.engine.chaperon_matches import match_of as chaperon_match
from tests.server.pages import Page, Party, Person, here, link, me
from veillee.engine.match import Match
from veillee.engine.matchfile import read_text, to_text
from veillee.engine.registry import find_game


async def company(party: Party, seats: int, **settings: Any) -> tuple[str, list[Person], list[Page]]:
    """A number of people, each with a page."""
    people = [await party.come(f"P{number}") for number in range(seats)]
    card = await people[0].set_table(me(), *[link()] * (seats - 1), public=True, **settings)
    for seat, person in enumerate(people[1:], 1):
        await person.seat(card["id"], seat, "take")
    pages = [await person.look(card["id"]) for person in people]
    return card["id"], people, pages


async def play_until(pages: list[Page], wanted: Callable[[], Any], seed: int = 0) -> bool:
    """Random choices of whoever is asked, until it is as wanted; False if the game ends first."""
    rng = random.Random(seed)
    while pages[0].state["phase"] == "playing" and not wanted():
        page = rng.choice([page for page in pages if page.state["question"]])
        state = await page.choose_any(rng)
        for other in pages:
            await other.until_version(state["version"])
    return bool(pages[0].state["phase"] == "playing")


def way(page: Page, by: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in page.state["back"] if one["by"] == by)
    return found


async def table_with(party: Party, seats: int, wanted: Callable[[list[Page]], Any], **settings: Any) -> Any:
    """A table played to a position as wanted."""
    for seed in range(20):
        table, people, pages = await company(party, seats, **settings)
        if await play_until(pages, lambda pages=pages: wanted(pages), seed):
            return table, people, pages
    raise AssertionError("no game went there")


async def test_nothing_to_take_back_at_the_beginning(party: Party) -> None:
    _, _, (page,) = await company(party, 1)
    assert [(one["need"], one["reason"]) for one in page.state["back"]] == [("no", "nothing")] * 3
    assert (await page.ask("take_back", version=0, moment=0))["reason"] == "no-way-back"


async def test_alone_one_confirms_and_goes_back(party: Party) -> None:
    _, _, (page,) = await company(party, 1)
    await play_until([page], lambda: page.state["moment"] >= 3 and way(page, "step")["need"] == "confirm")
    before = page.state
    back = way(page, "step")
    assert back["reason"] in ("chance", "shown")
    state = await page.ask("take_back", version=before["version"], moment=back["moment"])
    assert (state["version"], state["moment"]) == (before["version"] + 1, before["moment"] - 1)
    assert {one["moment"] for one in state["told"]} <= {state["moment"]}
    again = await party.people[0].look(page.table)
    assert max(one["moment"] for one in again.heard[0]["tellings"]) <= state["moment"]


async def test_what_showed_nothing_new_is_taken_back_freely_though_others_sit_there(party: Party) -> None:
    _, _, pages = await table_with(party, 3, lambda pages: free_seat(pages) is not None, mode="wolf")
    seat = free_seat(pages)
    assert seat is not None
    version, moment = pages[seat].state["version"], way(pages[seat], "step")["moment"]
    state = await pages[seat].ask("take_back", version=version, moment=moment)
    assert (state["version"], state["moment"], state["plea"]) == (version + 1, moment, None)
    for page in pages:
        assert (await page.until_version(version + 1))["moment"] == moment


def free_seat(pages: list[Page]) -> int | None:
    """A seat that can take back its last choice freely."""
    return next((seat for seat, page in enumerate(pages) if way(page, "step")["need"] == "free"), None)


def asking_seat(pages: list[Page]) -> int | None:
    """A seat whose last choice can be taken back only if the others agree."""
    return next((seat for seat, page in enumerate(pages) if way(page, "step")["need"] == "ask"), None)


def somebody_asks(pages: list[Page]) -> bool:
    return asking_seat(pages) is not None


async def plead(pages: list[Page], seat: int) -> tuple[int, int]:
    """Ask to take back; everybody sees the plea. The version and the moment asked for."""
    version, moment = pages[seat].state["version"], way(pages[seat], "step")["moment"]
    state = await pages[seat].ask("take_back", version=version, moment=moment)
    assert (state["version"], state["moment"]) == (version, pages[seat].state["moment"])
    for page in pages:
        plea = (await page.until_state(lambda state: state["plea"]))["plea"]
        assert (plea["seat"], plea["moment"]) == (seat, moment)
        assert sorted(plea["waiting"]) == [other for other in range(len(pages)) if other != seat]
    return version, moment


async def test_the_others_agree(party: Party) -> None:
    _, _, pages = await table_with(party, 3, somebody_asks)
    seat = asking_seat(pages)
    assert seat is not None
    version, moment = await plead(pages, seat)
    first, second = [page for number, page in enumerate(pages) if number != seat]
    state = await first.ask("agree", version=version, yes=True)
    assert (state["version"], len(state["plea"]["waiting"])) == (version, 1)
    assert (await first.ask("agree", version=version, yes=True))["reason"] == "no-plea"
    assert (await pages[seat].ask("agree", version=version, yes=True))["version"] == version
    state = await second.ask("agree", version=version, yes=True)
    assert (state["version"], state["moment"], state["plea"]) == (version + 1, moment, None)
    for page in pages:
        assert (await page.until_version(version + 1))["plea"] is None


@pytest.mark.parametrize("who", ["another", "the asker"])
async def test_one_refusal_ends_a_plea_and_so_does_the_asker(party: Party, who: str) -> None:
    _, _, pages = await table_with(party, 3, somebody_asks)
    seat = asking_seat(pages)
    assert seat is not None
    version, _ = await plead(pages, seat)
    speaker = pages[seat] if who == "the asker" else pages[seat - 1]
    assert (await speaker.ask("agree", version=version, yes=False))["plea"] is None
    for page in pages:
        await page.until_state(lambda state: state["plea"] is None)
        assert page.state["version"] == version
        assert (await page.ask("agree", version=version, yes=True))["reason"] == "no-plea"


async def test_a_plea_is_stale_once_somebody_chose(party: Party) -> None:
    _, _, pages = await table_with(party, 3, somebody_asks)
    seat = asking_seat(pages)
    assert seat is not None
    version, _ = await plead(pages, seat)
    asked = next(page for page in pages if page.state["question"])
    await asked.choose_any()
    for page in pages:
        assert (await page.until_version(version + 1))["plea"] is None
        assert (await page.ask("agree", version=version, yes=True))["reason"] == "stale"
        assert (await page.ask("agree", version=version + 1, yes=True))["reason"] == "no-plea"
    assert (await pages[seat].ask("take_back", version=version, moment=0))["reason"] == "stale"


async def test_those_replaced_by_a_bot_are_not_asked(party: Party) -> None:
    """Who left cannot answer: the plea goes to the people who are there, or nowhere."""

    def asks_on_their_turn(pages: list[Page]) -> bool:
        return pages[0].state["asked"] == [asking_seat(pages)]

    table, people, pages = await table_with(party, 2, asks_on_their_turn)
    seat = asking_seat(pages)
    assert seat is not None
    other = 1 - seat
    await people[other].seat(table, other, "leave", level="easy")
    state = await pages[seat].until_state(lambda state: state["back"][0]["need"] == "confirm")
    back = way(pages[seat], "step")
    gone = await pages[seat].ask("take_back", version=state["version"], moment=back["moment"])
    assert (gone["version"], gone["moment"]) == (state["version"] + 1, back["moment"])


async def test_people_of_one_device_are_not_asked(party: Party) -> None:
    anna = await party.come()
    card = await anna.set_table(me(), here(), here())
    page = await anna.look(card["id"])
    await play_until([page], lambda: page.state["moment"] >= 5)
    assert {one["need"] for one in page.state["back"]} <= {"free", "confirm"}


@pytest.mark.parametrize("mode", ["together", "wolf"])
async def test_by_step_by_turn_by_round(party: Party, mode: str) -> None:
    """Each goes where the engine says; afterwards the table is what its file says."""
    anna = await party.come()
    rng = random.Random(5)
    card = await anna.set_table(me(), here(), here(), mode=mode)
    page = await anna.look(card["id"])
    for by in ("step", "turn", "round", "step", "round", "turn"):
        for _ in range(9):
            if page.state["curtain"]:
                await page.ask("look", seat=page.state["hand_over"])
            if page.state["phase"] == "playing":
                await page.choose_any(rng)
        match = await match_of(anna, card["id"])
        ways = {one.by: one.moment for one in match.ways_back([0, 1, 2])}
        assert {one["by"]: one["moment"] for one in page.state["back"]} == ways
        await page.ask("take_back", version=page.state["version"], moment=ways[by])
        after = await match_of(anna, card["id"])
        assert page.state["moment"] == ways[by]
        assert after.choices == match.choices[: ways[by]]
    assert (await page.ask("take_back", version=page.state["version"], moment=10_000))["reason"] == "no-way-back"


async def match_of(person: Person, table: str) -> Match:
    answer = await person.http.get(f"/api/tables/{table}/file")
    return read_text(answer.raise_for_status().text, find_game)


async def test_it_goes_on_after_a_step_back_as_if_nothing_had_been(party: Party) -> None:
    """The same choices again give the same table: nobody gains by going back and forth."""
    _, _, (page,) = await company(party, 1)
    await play_until([page], lambda: page.state["moment"] >= 6)
    view, moment = page.state["view"], way(page, "round")["moment"]
    replay = await party.people[0].get(
        f"/api/tables/{page.table}/replay", eyes="0", first=moment, last=page.state["moment"]
    )
    await page.ask("take_back", version=page.state["version"], moment=moment)
    for past in replay["moments"][:-1]:
        assert page.state["view"] == past["view"]
        await page.choose(past["next_option"])
    assert page.state["view"] == view


async def test_once_it_is_over_all_is_shown_and_nothing_is_free(party: Party) -> None:
    """Though the last choice showed nothing: replay and file have shown everything since."""
    matches = (chaperon_match("wolf", 2, 1000, seed) for seed in range(200))
    match = next(one for one in matches if one.table.result and not one.news[-1])
    anna = await party.come()
    card = (await anna.http.post("/api/tables/file", content=to_text(match))).raise_for_status().json()
    page = await anna.look(card["id"])
    assert page.state["phase"] == "over"
    assert {(one["need"], one["reason"]) for one in page.state["back"]} <= {("confirm", "shown"), ("confirm", "chance")}
    state = await page.ask("take_back", version=page.state["version"], moment=page.state["back"][0]["moment"])
    assert (state["phase"], state["ending"]) == ("playing", None)
