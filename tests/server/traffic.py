"""Traffic: players who play as fast as they can, come back when the line breaks, and remember what was acknowledged."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import httpx
from websockets.exceptions import InvalidHandshake, WebSocketException

from tests.server.logbook import match_in, moves_in
from tests.server.pages import Page, Party, Person, link, me
from tests.server.servers import Server
from veillee.engine.match import Match, Sitter
from veillee.engine.registry import find_game
from veillee.engine.snapshot import read_word
from veillee.engine.words import Option, to_plain

LOST = (WebSocketException, InvalidHandshake, OSError, EOFError, TimeoutError, httpx.TransportError)
Deed = tuple[int, list[Any]]


class Account:
    """What was sent and what was acknowledged at one table, by the version that it was to make."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.sent: dict[int, list[Deed]] = {}
        self.acknowledged: dict[int, Deed] = {}
        self.is_over = False

    @property
    def last(self) -> int:
        """The last version that was acknowledged."""
        return max(self.acknowledged, default=0)

    async def check(self, database: str) -> None:
        """Every acknowledged move is in the log, in its place; nothing is there that nobody sent, and no gap."""
        rows = await moves_in(database, self.table)
        assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
        for version, deed in self.acknowledged.items():
            assert version <= len(rows), f"move {version} of {self.table} was acknowledged and is lost"
            assert (rows[version - 1].seat, rows[version - 1].option) == deed
        for row in rows:
            assert (row.seat, row.option) in self.sent[row.seq], f"move {row.seq} of {self.table} was never sent"


class Player:
    """One who plays at a table through any of some servers."""

    def __init__(self, person: Person, account: Account, traffic: Traffic) -> None:
        self.person = person
        self.account = account
        self.traffic = traffic
        self.rng = traffic.rng
        self.comebacks = 0

    @property
    def is_done(self) -> bool:
        return self.traffic.is_enough or self.account.is_over

    async def play(self) -> None:
        """Until it is over or enough."""
        while not self.is_done:
            open_houses = [server for server in self.traffic.servers if server.is_alive() and server.sign.exists()]
            page = None
            known = self.account.last
            try:
                if open_houses:
                    page = await self.person.look(self.account.table, self.rng.choice(open_houses).address)
                    self.comebacks += 1
                    seen = page.state["version"]
                    assert seen >= known, f"version {known} was acknowledged, {seen} is there"
                    await self._go_on(page)
                else:
                    await asyncio.sleep(0.005)
            except LOST:
                await asyncio.sleep(0.005)
            finally:
                if page is not None:
                    await page.close()

    async def _go_on(self, page: Page) -> None:
        while not self.is_done and page.state["phase"] == "playing":
            if page.state["question"]:
                await self.traffic.light.wait()
                await self._choose(page)
            else:
                await self._wait(page)
        self.account.is_over |= page.state["phase"] == "over"

    async def _choose(self, page: Page) -> None:
        state = page.state
        deed = (state["question"]["seat"], self.rng.choice(page.options()))
        version = state["version"] + 1
        self.account.sent.setdefault(version, []).append(deed)
        answer = await page.choose(deed[1])
        if answer["type"] == "state":
            assert version not in self.account.acknowledged, f"version {version} was acknowledged twice"
            self.account.acknowledged[version] = deed
        else:
            assert answer["reason"] in ("stale", "storage"), answer
            await page.until(lambda message: message["type"] == "state")

    async def _wait(self, page: Page) -> None:
        """For the other; a moment only, so that one notices when enough was played."""
        assert page.socket is not None
        try:
            await asyncio.wait_for(page.hear(), 0.2)
        except TimeoutError:
            if page.socket.close_code is not None:
                raise


class Traffic:
    """Several tables, two players each, who may sit on different servers. They choose while the light is green."""

    def __init__(self, party: Party, servers: list[Server], tables: int, seed: int) -> None:
        self.party = party
        self.servers = servers
        self.tables = tables
        self.rng = random.Random(seed)
        self.accounts: list[Account] = []
        self.players: list[Player] = []
        self.people: list[Person] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.light = asyncio.Event()
        self.is_enough = False

    async def begin(self) -> None:
        self.people = [await self.party.come(name) for name in ("Anna", "Bruno")]
        await self.fill_up()

    async def fill_up(self) -> None:
        """New tables for those at which the game is over."""
        while sum(not account.is_over for account in self.accounts) < self.tables:
            await self._set_table()

    async def _set_table(self) -> None:
        server = self.rng.choice([server for server in self.servers if server.is_alive()])
        anna, bruno = [self.party.at(person, server.address) for person in self.people]
        mode = self.rng.choice(["together", "wolf"])
        card = await anna.set_table(me(), link(), mode=mode, public=True)
        await bruno.seat(card["id"], 1, "take")
        account = Account(card["id"])
        self.accounts.append(account)
        for person in (anna, bruno):
            player = Player(person, account, self)
            self.players.append(player)
            self.tasks.append(asyncio.create_task(player.play()))

    async def go_on(self, moves: int) -> None:
        """Wait until every table has this many more moves, or its game is over."""
        goals = {account.table: account.last + moves for account in self.accounts}
        while any(not one.is_over and one.last < goals[one.table] for one in self.accounts):
            self._complain()
            await asyncio.sleep(0.005)

    def _complain(self) -> None:
        for task in self.tasks:
            if task.done() and task.exception() is not None:
                task.result()

    async def end(self) -> None:
        """Everybody puts the cards down."""
        self.is_enough = True
        self.light.set()
        await asyncio.gather(*self.tasks)

    async def check(self, database: str) -> None:
        """The log holds what was acknowledged, and every server shows what the log leads to."""
        for account in self.accounts:
            await account.check(database)
        for account in self.accounts[-self.tables :]:
            rows = await moves_in(database, account.table)
            for server in self.servers:
                page = await self.party.stranger(server.address).look(account.table)
                assert page.state["version"] == len(rows)
                assert page.state["view"] == view_after(rows, await match_in(database, account.table))
                await page.close()


def view_after(rows: list[Any], set_up: dict[str, Any]) -> dict[str, Any]:
    """What a spectator sees once these moves were played."""
    game = find_game(set_up["game"])
    match = Match(game, [Sitter("A"), Sitter("B")], set_up["settings"], set_up["seed"])
    for row in rows:
        option = read_word(game, row.option)
        assert isinstance(option, Option)
        match.choose(row.seat, option)
    return to_plain(game.view(match.table, None))
