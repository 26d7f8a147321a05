"""Match files: saved when nothing is secret any more, loaded as the terminal's are, refused when they are none."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.engine.chaperon_matches import match_of
from tests.server.pages import Party, Person, bot, here, link, me
from tests.server.servers import ServerFactory
from tests.server.tales import tale_where
from veillee.engine.match import Match, Sitter
from veillee.engine.matchfile import read_text, to_text
from veillee.engine.prelude import Prelude
from veillee.engine.registry import find_game
from veillee.games.peluches.content.colours import PURPLE
from veillee.games.peluches.options import AddDie


async def upload(person: Person, text: str | bytes) -> Any:
    return await person.http.post("/api/tables/file", content=text, headers={"content-type": "text/plain"})


async def test_alone_the_file_is_mine_at_any_time(party: Party) -> None:
    anna = await party.come("Zoé")
    card = await anna.set_table(me(), here("Bruno"), bot("good", "Bot"))
    page = await anna.look(card["id"])
    await page.choose_any()
    answer = await anna.http.get(f"/api/tables/{card['id']}/file")
    assert answer.headers["content-disposition"] == f'attachment; filename="chaperon-{card["id"]}.json"'
    assert answer.headers["content-type"] == "application/json"
    match = read_text(answer.text, find_game)
    assert [(sitter.name, sitter.kind) for sitter in match.sitters] == [
        ("Zoé", "human"),
        ("Bruno", "human"),
        ("Bot", "greedy"),
    ]
    assert len(match.choices) == page.state["moment"]


async def test_together_the_file_waits_until_the_game_is_over(party: Party) -> None:
    anna, bruno, carla = [await party.come(name) for name in ("Anna", "Bruno", "Carla")]
    card = await anna.set_table(me(), link(), public=True)
    path = f"/api/tables/{card['id']}/file"
    assert await anna.refused(path, method="GET") == (409, "not-begun")
    await bruno.seat(card["id"], 1, "take")
    for person, refusal in ((anna, (403, "still-secret")), (bruno, (403, "still-secret")), (carla, (403, "not-yours"))):
        assert await person.refused(path, method="GET") == refusal
    assert await party.stranger().refused(path, method="GET") == (401, "no-name")
    page = await anna.look(card["id"])
    await bruno.seat(card["id"], 1, "leave", level="easy")
    assert await anna.refused(path, method="GET") == (403, "still-secret")
    await anna.seat(card["id"], 0, "leave", level="easy")
    await page.until_state(lambda state: state["phase"] == "over")
    for person in (anna, bruno):
        match = read_text((await person.http.get(path)).text, find_game)
        assert match.table.result is not None
        assert list(match.table.result.winners) == page.state["ending"]["winners"]
    assert await carla.refused(path, method="GET") == (403, "not-yours")


async def test_a_host_who_only_watches_waits_too(party: Party) -> None:
    anna, bruno = await party.come("Anna"), await party.come("Bruno")
    card = await anna.set_table(link(), bot("easy"), first=0)
    await bruno.seat(card["id"], 0, "take", invite=card["invite"])
    path = f"/api/tables/{card['id']}/file"
    assert await anna.refused(path, method="GET") == (403, "still-secret")
    assert (await bruno.http.get(path)).status_code == 200


async def test_what_a_match_began_with_is_stored_with_it(
    factory: ServerFactory, new_database: Callable[[], str]
) -> None:
    database = new_database()
    prelude = Prelude((1, 6), {"flags": ["night_light:train"]})
    sitters = [Sitter("Anna"), Sitter("Bruno")]
    match = Match(find_game("peluches"), sitters, {"story": "shop_window"}, 4, prelude)
    server = factory.server(database).open()
    party = Party(server.address)
    anna = await party.come()
    card = (await upload(anna, to_text(match))).raise_for_status().json()
    server.kill()
    again = factory.server(database).open()
    file = await party.at(anna, again.address).http.get(f"/api/tables/{card['id']}/file")
    kept = read_text(file.text, find_game)
    assert (kept.prelude, kept.table.flags) == (prelude, ["night_light:train"])
    assert kept.table.chance.stored() == match.table.chance.stored()
    await party.close()
    again.kill()


async def test_a_file_of_the_terminal_goes_on_here(party: Party) -> None:
    anna = await party.come()
    for mode, seats, choices in (("together", 3, 20), ("wolf", 5, 45), ("wolf", 2, 1000)):
        match = match_of(mode, seats, choices)
        answer = await upload(anna, to_text(match))
        card = answer.raise_for_status().json()
        assert card["moment"] == len(match.choices)
        assert card["phase"] == ("over" if match.table.result else "playing")
        assert all(seat["mine"] for seat in card["seats"])
        assert [seat["name"] for seat in card["seats"]][:2] == ["Zoé", "Ægir"]
        file = await anna.http.get(f"/api/tables/{card['id']}/file")
        assert json.loads(file.text)["choices"] == json.loads(to_text(match))["choices"]
        if card["phase"] == "playing":
            page = await anna.look(card["id"], seat=card["asked"][0])
            assert (await page.choose_any())["moment"] == len(match.choices) + 1


async def test_files_that_are_none_are_refused(party: Party) -> None:
    anna = await party.come()
    text = to_text(match_of("wolf", 3, 30))
    head = json.loads(text)
    broken: list[tuple[str | bytes, str]] = [
        (b"", "match-not-json"),
        (b"\x00\xff\xfe", "match-not-json"),
        ("hello", "match-not-json"),
        ("[]", "match-foreign"),
        ("{}", "match-foreign"),
        ("null", "match-not-json"),
        ("[" * 50_000, "match-not-json"),
        (text[: len(text) // 2], "match-truncated"),
        (changed(head, game="echecs"), "match-unknown-game"),
        (changed(head, game="\ud800\x00"), "match-unknown-game"),
        (changed(head, settings={"\udfff": "\ud800"}), "match-bad-settings"),
        (changed(head, choices=[[0, "\ud800"]]), "match-bad-choice"),
        (changed(head, veillee=99), "match-newer"),
        (changed(head, rules=99), "match-newer"),
        (changed(head, rules=0), "match-rules-changed"),
        (changed(head, content="else"), "match-content-changed"),
        (changed(head, seed="x"), "match-bad-settings"),
        (changed(head, seed=2**63, choices=[]), "match-bad-settings"),
        (changed(head, seed=-(2**70), choices=[]), "match-bad-settings"),
        (changed(head, settings={"mode": "sheep"}), "match-bad-settings"),
        (changed(head, sitters=[["A", "human"]]), "match-bad-settings"),
        (changed(head, sitters=[["A", "human"]] * 50), "match-bad-settings"),
        (changed(head, sitters=7), "match-bad-settings"),
        (changed(head, choices=[[0, "dance"]]), "match-bad-choice"),
        (changed(head, choices=head["choices"] + head["choices"][-1:] * 3), "match-bad-choice"),
        (changed(head, choices={}), "match-foreign"),
    ]
    for content, reason in broken:
        answer = await upload(anna, content)
        assert (answer.status_code, answer.json()["reason"]) == (400, reason), content[:80]
    assert (await upload(anna, b"x" * 1_000_001)).status_code == 413
    assert await party.stranger().refused("/api/tables/file", {}) == (401, "no-name")
    assert (await anna.get("/api/tables"))["mine"] == []


def changed(head: dict[str, Any], **fields: Any) -> str:
    return json.dumps({**head, **fields})


async def test_strange_names_in_a_file_are_made_readable(party: Party) -> None:
    anna = await party.come()
    head = json.loads(to_text(match_of("together", 3, 5)))
    names = ["\ud800\x00", "<script>" * 20, "\u202eno"]
    sitters = [[name, "human"] for name in names]
    card = (await upload(anna, changed(head, sitters=sitters))).raise_for_status().json()
    seats = [seat["name"] for seat in card["seats"]]
    assert seats[0] == ""
    assert seats[1] == ("<script>" * 20)[:24]
    assert seats[2] == "no"


@pytest.mark.parametrize("kind", ["random", "greedy", "mcts", "mcts:400", "mcts:9999999999", "oracle"])
async def test_bots_of_a_file_are_bots_here(party: Party, kind: str) -> None:
    anna = await party.come()
    head = json.loads(to_text(match_of("together", 2, 0)))
    card = (await upload(anna, changed(head, sitters=[["A", "human"], ["B", kind]]))).json()
    assert [seat["kind"] for seat in card["seats"]] == ["person", "bot"]
    levels = {"random": "easy", "greedy": "good", "mcts": "strong", "oracle": "good"}
    assert card["seats"][1]["level"] == levels[kind.partition(":")[0]]


async def test_a_file_of_older_rules_goes_on_under_them(party: Party) -> None:
    match = tale_where(may_mix_late, "Anna", "Bruno", rules=1)
    anna = await party.come("Anna")
    card = await anna.open_match(match)
    seat = card["asked"][0]
    page = await anna.look(card["id"], seat=seat)
    late = [option for option in page.options() if option[0] == "add_die" and option[1] != PURPLE]
    assert late
    hint = await anna.post(f"/api/tables/{card['id']}/hint", {"seat": seat})
    assert hint["options"] == len(page.options())
    assert all(one["word"] in page.options() for one in hint["outlooks"])
    assert (await page.choose(late[0]))["moment"] == len(match.choices) + 1
    file = await anna.http.get(f"/api/tables/{card['id']}/file")
    assert json.loads(file.text)["rules"] == 1


def may_mix_late(match: Match) -> bool:
    """A purple die lies in the roll, and a colour may still join it."""
    question = match.table.questions[0]
    late = [one for one in question.answers if isinstance(one, AddDie) and one.colour != PURPLE]
    return bool(late) and match.table.pool[-1] == PURPLE
