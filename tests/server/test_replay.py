"""Looking back and ahead: replay with eyes one may use, forks, hints, why-not."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from tests.server.pages import Page, Party, Person, bot, here, link, me
from veillee.engine.chance import seeded
from veillee.engine.match import Match
from veillee.engine.matchfile import read_text
from veillee.engine.registry import find_game
from veillee.engine.words import to_list, to_plain

GAME = find_game("chaperon")


async def finished(person: Person, *seats: dict[str, Any], **settings: Any) -> tuple[str, Match]:
    """A table at which bots have played to the end, and its match."""
    card = await person.set_table(*seats, **settings)
    page = await person.look(card["id"])
    for seat in card["seats"]:
        if seat["mine"]:
            await person.seat(card["id"], seat["seat"], "leave", level="easy")
    await page.until_state(lambda state: state["phase"] == "over")
    return card["id"], await match_of_table(person, card["id"])


async def match_of_table(person: Person, table: str) -> Match:
    answer = await person.http.get(f"/api/tables/{table}/file")
    return read_text(answer.raise_for_status().text, find_game)


async def test_all_is_shown_when_it_is_over_from_any_eyes(party: Party) -> None:
    anna, stranger = await party.come(), party.stranger()
    table, match = await finished(anna, me(), here(), here(), mode="wolf", public=True)
    last = len(match.choices)
    for eyes in ("none", "all", "0", "2"):
        moments: list[dict[str, Any]] = []
        for first in range(0, last + 1, 60):
            asked = {"eyes": eyes, "first": first, "last": min(last, first + 59)}
            replay = await stranger.get(f"/api/tables/{table}/replay", **asked)
            assert (replay["last"], replay["may_know_all"]) == (last, True)
            moments += replay["moments"]
        for number, moment in enumerate(moments):
            check_moment(match, number, moment, eyes)


async def test_the_past_of_a_private_table_asks_for_its_link(party: Party) -> None:
    anna, bruno, carla = [await party.come(name) for name in ("Anna", "Bruno", "Carla")]
    card = await anna.set_table(me(), link())
    await bruno.seat(card["id"], 1, "take", invite=card["invite"])
    path = f"/api/tables/{card['id']}/replay"
    for person in (anna, bruno):
        assert (await person.get(path))["last"] == 0
    for person in (carla, party.stranger()):
        for invite in ("", "x", card["invite"][:-1], card["id"]):
            refusal = await person.refused(path, method="GET", headers={"x-invite": invite})
            assert refusal == (403, "no-invitation")
        answer = await person.http.get(path, headers={"x-invite": card["invite"]})
        assert answer.raise_for_status().json()["last"] == 0


async def test_a_host_who_does_not_play_may_look_back(party: Party) -> None:
    anna, bruno = await party.come("Anna"), await party.come("Bruno")
    card = await anna.set_table(link(), bot("easy"), first=0)
    await bruno.seat(card["id"], 0, "take", invite=card["invite"])
    assert (await anna.get(f"/api/tables/{card['id']}/replay"))["last"] == 0


def check_moment(match: Match, number: int, moment: dict[str, Any], eyes: str) -> None:
    """One moment of a replay is what the log says of it."""
    past, told = match.moments(number, number)[0]
    seat = int(eyes) if eyes.isdigit() else None
    view = match.game.reveal(past) if eyes == "all" else match.game.view(past, seat)
    assert moment["moment"] == number
    assert moment["view"] == to_plain(view)
    known = [one for one in told if eyes == "all" or one.reaches(seat)]
    assert [telling["word"] for telling in moment["told"]] == [to_list(one.event) for one in known]
    assert [telling["secret"] for telling in moment["told"]] == [one.audience is not None for one in known]
    if number < len(match.choices):
        choice = match.choices[number]
        assert (moment["next_seat"], moment["next_option"]) == (choice.seat, to_list(choice.option))
        assert moment["ending"] is None
    else:
        assert moment["next_seat"] is moment["next_option"] is None
        assert moment["ending"]["winners"]


async def test_while_it_lasts_only_ones_own_eyes_are_open(party: Party) -> None:
    anna, bruno = await party.come("Anna"), await party.come("Bruno")
    card = await anna.set_table(me(), link(), mode="wolf", wolf=1, public=True)
    path = f"/api/tables/{card['id']}/replay"
    assert await anna.refused(path, method="GET") == (409, "not-begun")
    await bruno.seat(card["id"], 1, "take")
    await play_a_while([await anna.look(card["id"]), await bruno.look(card["id"])], 8)
    for person, eyes, refusal in (
        (anna, "1", (403, "not-yours")),
        (bruno, "0", (403, "not-yours")),
        (party.stranger(), "0", (403, "not-yours")),
        (anna, "all", (403, "still-secret")),
        (anna, "2", (404, "unknown")),
        (anna, "x", (400, "malformed")),
        (anna, "-1", (400, "malformed")),
    ):
        assert await person.refused(path, method="GET", params={"eyes": eyes}) == refusal
    replay = await anna.get(path, eyes="0", first=0, last=8)
    assert replay["may_know_all"] is False
    for moment in replay["moments"]:
        assert moment["view"]["hand_cards"] == []
        assert moment["next_option"] is None or moment["next_seat"] == 0
    replay = await bruno.get(path, eyes="1", first=0, last=8)
    assert replay["moments"][0]["view"]["hand_cards"]
    assert replay["moments"][0]["next_option"][0] == "open_with"
    assert [one["next_option"] for one in (await anna.get(path, last=8))["moments"]] == [None] * 9


@pytest.mark.parametrize(
    ("first", "last"), [(1, 0), (0, 1), (5, 5), (0, 60), (-1, 0), (0, -1), (0, 10**6), (0, 10**9), ("x", 0)]
)
async def test_moments_that_are_not_there(party: Party, first: Any, last: Any) -> None:
    anna = await party.come()
    card = await anna.set_table(me())
    status, reason = await anna.refused(
        f"/api/tables/{card['id']}/replay", method="GET", params={"first": first, "last": last}
    )
    assert (status, reason) in ((400, "no-such-moment"), (400, "malformed"))


async def play_a_while(pages: list[Page], choices: int) -> None:
    """Answer with the first option a number of times, for every seat that is asked."""
    for _ in range(choices):
        asked = next(page for page in pages if page.state["question"])
        state = await asked.choose_any()
        for page in pages:
            await page.until_version(state["version"])


async def test_a_fork_goes_on_from_a_past_moment(party: Party) -> None:
    anna = await party.come()
    table, match = await finished(anna, me(), here("Léo"), bot("easy"), mode="wolf", wolf=0)
    for moment in (0, len(match.choices) // 2, len(match.choices)):
        card = await anna.post(f"/api/tables/{table}/fork", {"moment": moment})
        assert (card["forked_from"], card["moment"], card["host"]) == (table, moment, True)
        assert card["phase"] == ("over" if moment == len(match.choices) else "playing")
        twin = await match_of_table(anna, card["id"])
        assert twin.choices[:moment] == match.choices[:moment]
        assert twin.seed == match.seed


async def test_who_may_fork(party: Party) -> None:
    anna, bruno, carla = [await party.come(name) for name in ("Anna", "Bruno", "Carla")]
    card = await anna.set_table(me(), link(), public=True)
    path = f"/api/tables/{card['id']}/fork"
    assert await anna.refused(path, {"moment": 0}) == (409, "not-begun")
    await bruno.seat(card["id"], 1, "take")
    assert await anna.refused(path, {"moment": 0}) == (403, "still-secret")
    assert await carla.refused(path, {"moment": 0}) == (403, "not-yours")
    assert await party.stranger().refused(path, {"moment": 0}) == (401, "no-name")
    page = await anna.look(card["id"])
    for person, seat in ((anna, 0), (bruno, 1)):
        await person.seat(card["id"], seat, "leave", level="easy")
    await page.until_state(lambda state: state["phase"] == "over")
    forks = [await person.post(path, {"moment": 1}) for person in (anna, bruno, carla)]
    assert len({fork["id"] for fork in forks}) == 3
    assert all(fork["seats"][0]["mine"] and not fork["public"] for fork in forks)
    for moment in (page.state["moment"] + 1, 10**6):
        assert await anna.refused(path, {"moment": moment}) == (400, "no-such-moment")
    for body in ({"moment": -1}, {"moment": "one"}, {}, {"moment": 1, "x": 1}):
        assert await anna.refused(path, body) == (400, "malformed")


async def test_a_private_table_that_is_over_is_forked_by_its_people_alone(party: Party) -> None:
    anna, carla = await party.come(), await party.come("Carla")
    table, _ = await finished(anna, me())
    assert await carla.refused(f"/api/tables/{table}/fork", {"moment": 0}) == (403, "not-yours")


async def test_a_hint_is_for_ones_own_seat_when_it_is_asked(party: Party) -> None:
    anna, bruno = await party.come(), await party.come("Bruno")
    card = await anna.set_table(me(), bot("easy"), mode="wolf", wolf=0)
    path = f"/api/tables/{card['id']}/hint"
    page = await anna.look(card["id"])
    hint = await anna.post(path, {"seat": 0})
    assert hint["version"] == 0
    check_words(await match_of_table(anna, card["id"]), page.options(), hint)
    chances = [one["chance"] for one in hint["outlooks"]]
    assert chances == sorted(chances, reverse=True)
    assert all(0 <= one["low"] <= one["chance"] <= one["high"] <= 100 for one in hint["outlooks"])
    assert await anna.refused(path, {"seat": 1}) == (403, "not-yours")
    assert await bruno.refused(path, {"seat": 0}) == (403, "not-yours")
    assert await party.stranger().refused(path, {"seat": 0}) == (401, "no-name")
    for body in ({"seat": -1}, {"seat": 16}, {"seat": "zero"}, {}):
        assert await anna.refused(path, body) == (400, "malformed")
    waiting = await anna.set_table(me(), here(), first=1)
    assert await anna.refused(f"/api/tables/{waiting['id']}/hint", {"seat": 0}) == (409, "not-your-turn")


def check_words(match: Match, options: list[list[Any]], hint: dict[str, Any]) -> None:
    """Three options at most; all that is said is the same on a table that the seat cannot tell from the true one."""
    twin = GAME.redeal(match.table, 0, seeded("another"))
    question = twin.question_of(0)
    assert question is not None
    by_word = {json.dumps(to_list(option)): option for option in question.options}
    assert (hint["options"], len(hint["outlooks"])) == (len(options), 3)
    for one in hint["outlooks"]:
        option = by_word[json.dumps(one["word"])]
        assert one["remarks"] == [to_list(remark) for remark in GAME.remarks(twin, 0, option)]
    best = hint["outlooks"][0]["word"]
    assert best in options
    assert best not in hint["peers"]
    assert all(peer in options for peer in hint["peers"])
    assert (hint["rival"] is None) == (len(hint["peers"]) == len(options) - 1)
    if hint["rival"]:
        why = GAME.reasons(twin, 0, by_word[json.dumps(best)], by_word[json.dumps(hint["rival"])])
        assert hint["why"] == [to_list(one) for one in why]
    assert hint["concerns"] == [to_list(one) for one in GAME.concerns(twin, 0)] != []
    assert hint["games"] > len(options)


async def test_why_not(party: Party) -> None:
    anna, bruno = await party.come(), await party.come("Bruno")
    card = await anna.set_table(me(), here(), mode="wolf", wolf=1)
    path = f"/api/tables/{card['id']}/obstacles"
    match = await match_of_table(anna, card["id"])
    for seat in (0, 1):
        said = await anna.get(path, seat=seat)
        wanted = GAME.obstacles(match.table, seat)
        assert said["obstacles"] == [{"word": to_list(one.option), "rule": one.rule, "why": None} for one in wanted]
    assert json.dumps(said).count("CHA-") == len(said["obstacles"]) > 0
    assert await bruno.refused(path, method="GET", params={"seat": 0}) == (403, "not-yours")
    assert await party.stranger().refused(path, method="GET", params={"seat": 0}) == (401, "no-name")
    assert await anna.refused(path, method="GET") == (400, "malformed")
    assert await anna.refused(path, method="GET", params={"seat": 5}) == (403, "not-yours")


async def test_what_could_be_taken_back(party: Party) -> None:
    """As the undo after it says: free, or not."""
    anna, bruno = await party.come(), await party.come("Bruno")
    card = await anna.set_table(me(), game="insomnia")
    page = await anna.look(card["id"])
    path, rng, seen = f"/api/tables/{card['id']}/revocable", random.Random(2), set()
    while len(seen) < 2 and page.state["phase"] == "playing":
        said = await anna.get(path, seat=0)
        assert said["version"] == page.state["version"]
        word = rng.choice(page.options())
        state = await page.choose(word)
        seen.add(is_free := state["back"][0]["need"] == "free")
        assert is_free == (word in said["words"])
    assert seen == {True, False}
    assert await bruno.refused(path, method="GET", params={"seat": 0}) == (403, "not-yours")
