"""Discreet on the wire: whatever a page is sent is what its seats may know, and nothing else.

Whole games against a wolf who is a player, seen by everybody and a spectator, over WebSocket and by polling.
Everything sent is kept; when the game is over its file gives the true tables, with which all of it is compared.
"""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from tests.server.pages import Page, Party, Person, link, me
from tests.server.servers import Server
from tests.server.witness import Judge, Version, Witness
from veillee.engine.chance import seeded
from veillee.engine.laws import own_options
from veillee.engine.match import Match, is_revocable
from veillee.engine.matchfile import read_text
from veillee.engine.registry import find_game
from veillee.engine.words import to_list, to_plain

DETAILS = (
    "this seat is not yours",
    "the table is at version ",
    "this game has no such option",
    "there is nothing to take back to that moment",
    "only those who sit at the table can take back",
    "nobody waits for your answer",
    "is not an option of seat ",
    "is not asked anything now",
)


class Table:
    """One table with its people, a spectator, and somebody who polls."""

    def __init__(self, party: Party, seed: int) -> None:
        self.party = party
        self.rng = random.Random(seed)
        self.witness = Witness()
        self.players: list[Person] = []
        self.pages: list[Page] = []
        self.posted: dict[int, list[dict[str, Any]]] = {}
        self.looked_back: list[tuple[int, int, dict[str, Any]]] = []
        self.advice: list[tuple[int, int, dict[str, Any]]] = []

    async def gather(self, seats: int, **settings: Any) -> None:
        self.players = [await self.party.come(f"P{number}") for number in range(seats)]
        card = await self.players[0].set_table(me(), *[link() for _ in range(seats - 1)], mode="wolf", **settings)
        self.id, self.invite, self.wolf = card["id"], card["invite"], card["settings"]["wolf"]
        for seat, player in enumerate(self.players[1:], 1):
            await player.seat(self.id, seat, "take", invite=self.invite)
        self.watcher = self.party.stranger()
        self.pages = [await person.look(self.id) for person in (*self.players, self.watcher)]

    @property
    def version(self) -> int:
        return len(self.witness.deeds)

    async def all_at(self, version: int) -> None:
        for page in self.pages:
            await page.until_version(version)

    async def play(self) -> None:
        while self.pages[0].state["phase"] == "playing":
            roll = self.rng.random()
            if roll < 0.08:
                await self.go_back()
            elif roll < 0.2:
                await self.be_rude()
            elif roll < 0.3:
                await self.look_round()
            else:
                await self.choose()
        for page in self.pages:
            await page.settle()

    async def choose(self) -> None:
        seat = self.rng.choice(self.pages[0].state["asked"])
        word = self.rng.choice(self.pages[seat].options())
        assert (await self.pages[seat].choose(word))["type"] == "state"
        self.witness.deeds.append((seat, word))
        await self.all_at(self.version)

    async def go_back(self) -> None:
        """Somebody wishes to take back; the others agree, or one refuses."""
        seat = self.rng.randrange(len(self.players))
        ways = [way for way in self.pages[seat].state["back"] if way["need"] != "no"]
        if not ways:
            return
        way = self.rng.choice(ways)
        await self.pages[seat].ask("take_back", version=self.version, moment=way["moment"])
        if way["need"] == "ask":
            for other in [page for number, page in enumerate(self.pages[:-1]) if number != seat]:
                await other.until_state(lambda state: state["plea"] or state["version"] > self.version)
                agrees = self.rng.random() < 0.8
                await other.ask("agree", version=self.version, yes=agrees)
                if not agrees:
                    for page in self.pages:
                        await page.settle()
                    return
        self.witness.deeds.append(way["moment"])
        await self.all_at(self.version)

    async def be_rude(self) -> None:
        """Wishes that are refused: what is said then tells nothing either."""
        number = self.rng.randrange(len(self.pages))
        page, wolf = self.pages[number], self.wolf
        others = [seat for seat in range(len(self.players)) if seat != number]
        await page.ask("look", seat=self.rng.choice(others))
        for card in self.rng.sample(range(12), 3):
            await page.ask("choose", version=self.version, seat=wolf, option=["no_such", card])
            if number != wolf:
                await page.ask("choose", version=self.version, seat=wolf, option=["lay_card", card])
            elif number not in self.pages[0].state["asked"]:
                await page.ask("choose", version=self.version, seat=number, option=["continue"])
        await page.ask("choose", version=self.version + 1, seat=min(number, len(others)), option=["stop"])
        await page.ask("take_back", version=self.version, moment=10_000)
        await page.ask("agree", version=self.version, yes=True)

    async def look_round(self) -> None:
        """Polling, replays, why-not: with one's own eyes and with those of others."""
        number = self.rng.randrange(len(self.pages))
        person = [*self.players, self.watcher][number]
        for wish in ({}, {"seat": self.wolf}, {"seat": 0}):
            posted = await person.get(f"/api/tables/{self.id}/messages", after=0, **wish)
            self.posted.setdefault(number, []).extend(posted["messages"])
        for eyes in ("none", "all", *map(str, range(len(self.players)))):
            moment = self.pages[0].state["moment"]
            asked = {"eyes": eyes, "first": max(0, moment - 59), "last": moment}
            headers = {"x-invite": self.invite}
            answer = await person.http.get(f"/api/tables/{self.id}/replay", params=asked, headers=headers)
            if eyes == "none" or eyes == str(number):
                seat = -1 if eyes == "none" else number
                self.looked_back.append((self.version, seat, answer.raise_for_status().json()))
            else:
                assert answer.status_code == 403
        for seat in range(len(self.players)):
            paths = [f"/api/tables/{self.id}/{what}" for what in ("obstacles", "revocable")]
            answers = [await person.http.get(path, params={"seat": seat}) for path in paths]
            if seat == number:
                said = {name: part for one in answers for name, part in one.raise_for_status().json().items()}
                self.advice.append((self.version, seat, said))
            else:
                assert {answer.status_code for answer in answers} <= {401, 403}

    def everything_sent(self, number: int) -> str:
        """All the bytes that one of them was ever sent."""
        texts = [*self.pages[number].raw, json.dumps(self.posted.get(number, []))]
        texts += [json.dumps(said) for _, seat, said in self.looked_back + self.advice if seat == number]
        return "\n".join(texts)

    async def match(self) -> Match:
        answer = await self.players[0].http.get(f"/api/tables/{self.id}/file")
        return read_text(answer.raise_for_status().text, find_game)


@pytest.mark.parametrize(
    ("seed", "seats", "settings"),
    [(1, 3, {}), (2, 2, {"wolf": 0, "start": "hard"}), (4, 4, {"arrival_tile_halts_move": True})],
)
async def test_whole_games_against_a_wolf(
    party: Party, server: Server, seed: int, seats: int, settings: dict[str, Any]
) -> None:
    table = Table(party, seed)
    await table.gather(seats, **settings)
    await table.play()
    end = await table.match()
    versions = table.witness.versions(end)
    for number, page in enumerate(table.pages):
        judge = Judge(end, versions, {number} if number < seats else set())
        judge.judge_all(page.heard)
        judge.judge_all(table.posted.get(number, []))
        assert judge.judged > table.version
        check_refusals(page)
    check_replays(table, end, versions)
    check_advice(table, end, versions)
    check_secrets(table, end, server)


def check_refusals(page: Page) -> None:
    """A refusal says nothing but what everybody knows."""
    for message in page.heard:
        if message["type"] == "refused":
            assert any(part in message["detail"] for part in DETAILS), message


def check_replays(table: Table, end: Match, versions: list[Version]) -> None:
    """A replay shows each moment as these eyes saw it, and tells the next choice only to whoever made it."""
    for version, seat, replay in table.looked_back:
        eyes = None if seat < 0 else seat
        length = len(versions[version].story) - 1
        assert (replay["last"], replay["may_know_all"]) == (length, False)
        for moment in replay["moments"]:
            past = versions[version].tables[moment["moment"]]
            twin = end.game.redeal(past, eyes, seeded("past"))
            assert moment["view"] == to_plain(end.game.view(past, eyes)) == to_plain(end.game.view(twin, eyes))
            told = versions[version].story[moment["moment"]]
            assert [one["word"] for one in moment["told"]] == [to_list(t.event) for t in told if t.reaches(eyes)]
            assert moment["next_option"] is None or moment["next_seat"] == eyes


def check_advice(table: Table, end: Match, versions: list[Version]) -> None:
    """Why-not, and what can be taken back, know no more than the seat that asks."""
    for version, seat, said in table.advice:
        twin = end.game.redeal(versions[version].table, seat, seeded("why"))
        obstacles = end.game.obstacles(twin, seat)
        missing = [to_list(one.why) if one.why else None for one in obstacles]
        wanted = [
            {"word": to_list(one.option), "rule": one.rule, "why": why}
            for one, why in zip(obstacles, missing, strict=True)
        ]
        assert said["obstacles"] == wanted
        options = own_options(twin, seat)
        assert said["words"] == [to_list(one) for one in options if is_revocable(end.game, twin, seat, one)]


def check_secrets(table: Table, end: Match, server: Server) -> None:
    """No key, no invitation and no seed in anything that was sent; no key in the log of the server."""
    log = server.logged()
    for number in range(len(table.pages)):
        sent = table.everything_sent(number)
        for person in table.players:
            assert person.token is not None
            assert person.token not in sent + log
            assert person.id not in sent
        assert table.invite not in sent + log
        assert str(end.seed) not in sent + log
