"""Tables: set as somebody wishes, listed for those who may know of them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.pages import Party, bot, here, link, me


async def test_a_table_as_wished(party: Party) -> None:
    anna = await party.come("Anna")
    card = await anna.set_table(me(), here("Bruno"), bot("strong", "Grand-mère"), mode="wolf", start="hard")
    assert card["phase"] == "playing"
    assert card["host"] is True
    assert card["settings"]["mode"] == "wolf"
    assert card["settings"]["start"] == "hard"
    assert card["settings"]["wolf"] == 2
    seats = [(seat["name"], seat["kind"], seat["level"], seat["mine"]) for seat in card["seats"]]
    assert seats == [
        ("Anna", "person", None, True),
        ("Bruno", "person", None, True),
        ("Grand-mère", "bot", "strong", False),
    ]
    assert [seat["side"] for seat in card["seats"]] == [0, 0, 1]
    assert await anna.card(card["id"]) == card


@pytest.mark.parametrize(
    ("wish", "status", "reason"),
    [
        ({"game": "echecs"}, 404, "unknown"),
        ({"game": "x" * 41}, 400, "malformed"),
        ({"seats": []}, 400, "malformed"),
        ({"seats": [bot()] * 17}, 400, "malformed"),
        ({"seats": [bot()] * 6}, 400, "bad-setting"),
        ({"seats": [me()], "settings": {"mode": "wolf"}}, 400, "bad-setting"),
        ({"settings": {"mode": "sheep"}}, 400, "bad-setting"),
        ({"settings": {"colour": "red"}}, 400, "bad-setting"),
        ({"settings": {"points": 1}}, 400, "bad-setting"),
        ({"settings": {"first": 2}}, 400, "bad-setting"),
        ({"settings": {"first": 0.5}}, 400, "malformed"),
        ({"settings": {"first": None}}, 400, "malformed"),
        ({"settings": {"mode": ["wolf"]}}, 400, "malformed"),
        ({"settings": []}, 400, "malformed"),
        ({"seats": [{"who": "ghost"}, me()]}, 400, "malformed"),
        ({"seats": [{"who": "me", "name": "x" * 25}, me()]}, 400, "malformed"),
        ({"seats": [{"who": "bot", "level": "divine"}, me()]}, 400, "malformed"),
        ({"seed": 7}, 400, "malformed"),
        ({"public": "yes"}, 400, "malformed"),
    ],
)
async def test_what_cannot_be_set_is_said(party: Party, wish: dict[str, Any], status: int, reason: str) -> None:
    anna = await party.come()
    assert await anna.refused("/api/tables", {"game": "chaperon", "seats": [me(), bot()], **wish}) == (status, reason)
    assert (await anna.get("/api/tables"))["mine"] == []


async def test_what_is_not_json_is_refused(party: Party) -> None:
    anna = await party.come()
    for content in (b"", b"{", b"\xff\xfe", b'{"game": "chaperon"', b"[" * 100_000):
        answer = await anna.http.post("/api/tables", content=content, headers={"content-type": "application/json"})
        assert answer.status_code in (400, 413)
        assert answer.json()["reason"] in ("malformed", "too-large")


async def test_names_of_seats_are_text(party: Party) -> None:
    anna = await party.come("<i>Anna</i>")
    card = await anna.set_table(me(), here('"><script>'), here("\u202eevil\x00"), bot("easy", "  B  "))
    assert [seat["name"] for seat in card["seats"]] == ["<i>Anna</i>", '"><script>', "evil", "B"]
    page = await anna.http.get(f"/api/tables/{card['id']}")
    assert page.headers["content-type"].startswith("application/json")


async def test_it_starts_as_soon_as_every_seat_is_filled(party: Party) -> None:
    anna, bruno = await party.come("Anna"), await party.come("Bruno")
    card = await anna.set_table(me(), link())
    assert (card["phase"], card["asked"]) == ("gathering", [])
    page = await anna.look(card["id"])
    assert (page.state["phase"], page.state["view"], page.state["question"]) == ("gathering", None, None)
    assert [seat["side"] for seat in page.state["seats"]] == [-1, -1]
    assert (await page.choose(["continue"], version=0, seat=0))["reason"] == "not-begun"
    await bruno.seat(card["id"], 1, "take", invite=card["invite"])
    await page.until_state(lambda state: state["phase"] == "playing")
    assert page.state["question"]["seat"] == 0
    assert page.state["told"]


async def test_a_table_without_a_seat_for_its_host(party: Party) -> None:
    anna = await party.come()
    card = await anna.set_table(link(), link())
    assert card["host"]
    assert card["invite"]
    assert [one["id"] for one in (await anna.get("/api/tables"))["mine"]] == [card["id"]]
    page = await anna.look(card["id"])
    assert page.state["seat"] is None


async def test_the_tutorial_has_a_table_of_its_own(party: Party) -> None:
    anna = await party.come()
    wish = {"game": "chaperon", "seats": [me()], "tutorial": True}
    card = await anna.post("/api/tables", wish)
    book = await anna.get("/api/games/chaperon")
    assert card["tutorial"]
    assert len(card["seats"]) == 1 + len(book["tutorial"]["bots"])
    assert "seed" not in book["tutorial"]


async def test_two_people_at_one_device_are_guided_where_the_guide_is_made_for_two(party: Party) -> None:
    anna = await party.come("Anna")
    card = await anna.post("/api/tables", {"game": "peluches", "seats": [me(), here("Léo")], "tutorial": True})
    assert card["tutorial"]
    assert [(seat["name"], seat["mine"]) for seat in card["seats"]] == [("Anna", True), ("Léo", True)]
    assert (await anna.get("/api/games/peluches"))["tutorial"]["people"] == 2
    page = await anna.look(card["id"])
    assert page.state["question"]["seat"] == 0


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("chaperon", [me(), here("Léo")]),
        ("peluches", [me(), here("Léo"), here("Zoé")]),
        ("peluches", [me(), link()]),
        ("peluches", [me(), bot()]),
    ],
)
async def test_a_guide_is_not_made_for_others(party: Party, game: str, seats: list[Any]) -> None:
    anna = await party.come("Anna")
    wish = {"game": game, "seats": seats, "tutorial": True}
    assert await anna.refused("/api/tables", wish) == (400, "tutorial-people")


async def test_my_tables_show_first_those_that_wait_for_me(party: Party) -> None:
    anna, bruno = await party.come("Anna"), await party.come("Bruno")
    waiting = await anna.set_table(me(), link("Late"))
    his_turn = await anna.set_table(link(), me(), first=0)
    await bruno.seat(his_turn["id"], 0, "take", invite=his_turn["invite"])
    my_turn = await anna.set_table(link(), me(), first=1)
    await bruno.seat(my_turn["id"], 0, "take", invite=my_turn["invite"])
    left = await anna.set_table(me(), me())
    for seat in (0, 1):
        await anna.seat(left["id"], seat, "leave", level="easy")
    page = await anna.look(left["id"])
    await page.until_state(lambda state: state["phase"] == "over")
    listed = (await anna.get("/api/tables"))["mine"]
    assert [card["id"] for card in listed] == [my_turn["id"], his_turn["id"], waiting["id"], left["id"]]
    assert [card["phase"] for card in listed] == ["playing", "playing", "gathering", "over"]
    assert [card["asked"] for card in listed] == [[1], [0], [], []]
    assert [card["id"] for card in (await bruno.get("/api/tables"))["mine"]] == [his_turn["id"], my_turn["id"]]


async def test_a_list_says_whose_turn_it_is_and_since_when(party: Party) -> None:
    anna = await party.come()
    card = await anna.set_table(me(), here("Bruno"))
    page = await anna.look(card["id"])
    for _ in range(4):
        await page.choose_any()
        (listed,) = (await anna.get("/api/tables"))["mine"]
        fresh = await anna.card(card["id"])
        assert (listed["asked"], listed["moment"]) == (page.state["asked"], page.state["moment"])
        assert listed["since"] == fresh["since"] == page.state["since"]


async def test_public_tables_are_for_everybody(party: Party) -> None:
    anna, stranger = await party.come("Anna"), party.stranger()
    public = await anna.set_table(me(), link(), public=True)
    private = await anna.set_table(me(), link())
    listed = (await stranger.get("/api/tables"))["public"]
    ids = [card["id"] for card in listed]
    assert public["id"] in ids
    assert private["id"] not in ids
    assert (await anna.get("/api/tables"))["mine"][0]["public"] in (True, False)
    assert public["id"] not in [card["id"] for card in (await anna.get("/api/tables"))["public"]]


async def test_the_invitation_is_for_people_of_the_table(party: Party) -> None:
    anna, bruno, carla = [await party.come(name) for name in ("Anna", "Bruno", "Carla")]
    card = await anna.set_table(me(), link(), link(), public=True)
    assert len(card["invite"]) >= 16
    for other in (bruno, party.stranger()):
        texts = [(await other.http.get(path)).text for path in ("/api/tables", f"/api/tables/{card['id']}")]
        page = await other.look(card["id"])
        assert all(card["invite"] not in text for text in [*texts, *page.raw])
        assert (await other.card(card["id"]))["invite"] is None
    await bruno.seat(card["id"], 1, "take")
    assert (await bruno.card(card["id"]))["invite"] == card["invite"]
    assert (await carla.card(card["id"]))["invite"] is None


@pytest.mark.parametrize("table", ["aaaaaaaaaaaa", "A", "..", "a%00b", "a b", "x" * 41, "é"])
async def test_a_table_that_is_not_there(party: Party, table: str) -> None:
    anna = await party.come()
    for path in ("", "/replay", "/file", "/obstacles?seat=0", "/messages"):
        assert (await anna.http.get(f"/api/tables/{table}{path}")).status_code in (400, 404)
    for path in ("/fork", "/hint", "/messages", "/seats/0"):
        assert (await anna.http.post(f"/api/tables/{table}{path}", json={})).status_code in (400, 404)


async def test_a_page_of_a_table_that_is_not_there(party: Party) -> None:
    anna = await party.come()
    page = await anna.look("aaaaaaaaaaaa")
    assert page.heard == [{"type": "refused", "answers": None, "reason": "unknown", "detail": "there is no such table"}]
    assert page.socket is not None
    await page.socket.wait_closed()
    assert page.socket.close_code == 4400
