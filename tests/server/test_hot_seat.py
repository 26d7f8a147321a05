"""Several people at one device: it is handed over, behind a curtain when something is secret."""

from __future__ import annotations

import json
import random
from typing import Any

from tests.server.pages import Page, Party, bot, here, me

SECRETS = ("hand_cards", "hidden_card", "buried_cards", "reserve_flowers")


async def test_without_secrets_the_eyes_follow_the_turn(party: Party) -> None:
    anna = await party.come()
    card = await anna.set_table(me("Anna"), here("Bruno"), here("Carla"), first=1)
    page = await anna.look(card["id"])
    seen = set()
    for _ in range(12):
        assert page.state["seat"] == page.state["question"]["seat"] == page.state["asked"][0]
        assert page.state["curtain"] is False
        seen.add(page.state["seat"])
        if (await page.choose_any())["phase"] == "over":
            break
    assert seen == {0, 1, 2}


async def test_the_curtain_hides_the_hand_of_the_wolf_until_he_looks(party: Party) -> None:
    """Nothing of his hand is sent before the page says look, and nothing of it once another has looked."""
    anna = await party.come()
    for seed in range(2):
        rng = random.Random(seed)
        card = await anna.set_table(me("Anna"), here("Loup"), here("Carla"), mode="wolf", wolf=1)
        page = await anna.look(card["id"])
        eyes = None
        curtains = 0
        while page.state["phase"] == "playing":
            check_all(page, eyes)
            page.heard.clear()
            if page.state["curtain"]:
                curtains += 1
                assert page.state["question"] is None
                eyes = page.state["hand_over"]
                assert eyes in page.state["asked"]
                await page.ask("look", seat=eyes)
            else:
                eyes = page.state["seat"]
                await page.choose_any(rng)
        assert curtains > 5


def check_all(page: Page, eyes: int | None) -> None:
    """Whatever was sent while nobody but these eyes had looked is for these eyes; friends share theirs."""
    friends = {None, 0, 2}
    for message in page.heard:
        if message["type"] == "state":
            same = message["seat"] == eyes or {message["seat"], eyes} <= friends
            assert same, (message["seat"], eyes)
            if eyes != 1:
                check_hidden(message)
        if message["type"] == "story" and eyes != 1:
            assert not any(telling["secret"] for telling in message["tellings"])


def check_hidden(state: dict[str, Any]) -> None:
    """A state from which the hand of the wolf cannot be read."""
    view = state["view"]
    assert not any(telling["secret"] for telling in state["told"])
    assert [view[name] for name in SECRETS] == [[], view["hidden_card"], [], None]
    assert view["hidden_card"] < 0


async def test_look_is_for_seats_of_mine(party: Party) -> None:
    anna, bruno = await party.come("Anna"), await party.come("Bruno")
    card = await anna.set_table(me(), here(), bot("easy"), mode="wolf", wolf=1, public=True)
    page, his = await anna.look(card["id"]), await bruno.look(card["id"])
    for seat in (0, 1, 2, 9):
        assert (await his.ask("look", seat=seat))["reason"] == "not-yours"
    assert (await page.ask("look", seat=2))["reason"] == "not-yours"
    assert (await page.ask("look", seat=1))["view"]["hand_cards"]
    assert (await page.ask("look", seat=0))["view"]["hand_cards"] == []
    assert (await page.ask("look", seat=None))["seat"] is None
    assert (await his.ask("look", seat=None))["seat"] is None


async def test_a_device_that_comes_back_sees_with_the_eyes_it_had(party: Party) -> None:
    anna = await party.come()
    card = await anna.set_table(me(), here(), mode="wolf", wolf=1)
    page = await anna.look(card["id"])
    assert (page.state["seat"], page.state["hand_over"], page.state["curtain"]) == (None, 1, True)
    again = await anna.look(card["id"], seat=1)
    assert (again.state["seat"], again.state["curtain"]) == (1, False)
    assert again.state["view"]["hand_cards"]
    other = await (await party.come("Bruno")).look(card["id"], seat=1)
    assert other.state["seat"] is None
    assert json.dumps(page.state["view"]) == json.dumps(other.state["view"])
