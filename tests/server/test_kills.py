"""Killed under traffic: whatever was acknowledged is there afterwards, in order and once, and the players go on."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

import pytest

from tests.server.pages import Party
from tests.server.servers import ServerFactory
from tests.server.traffic import Traffic


@pytest.mark.parametrize("seed", range(2))
async def test_one_server_on_sqlite(factory: ServerFactory, seed: int) -> None:
    """Killed five times; the players wait until it stands again."""
    server = factory.server().open()
    party = Party(server.address)
    rng = random.Random(seed)
    traffic = Traffic(party, [server], tables=3, seed=seed)
    try:
        await traffic.begin()
        for _ in range(5):
            traffic.light.set()
            await asyncio.sleep(rng.uniform(0.01, 0.12))
            server.kill()
            await server.begin().opened()
            await traffic.go_on(2)
            traffic.light.clear()
            await traffic.fill_up()
        await traffic.end()
        await traffic.check(server.settings["database"])
        assert sum(player.comebacks for player in traffic.players) > len(traffic.players)
    finally:
        traffic.is_enough = True
        await party.close()
        server.kill()


@pytest.mark.parametrize("seed", range(2))
async def test_two_servers_on_postgresql(factory: ServerFactory, new_database: Callable[[], str], seed: int) -> None:
    """One of two is killed, five times: its players go on at the other at once."""
    database = new_database()
    servers = [factory.server(database).open() for _ in range(2)]
    party = Party(servers[0].address)
    rng = random.Random(seed)
    traffic = Traffic(party, servers, tables=2, seed=seed)
    try:
        await traffic.begin()
        for _ in range(5):
            traffic.light.set()
            await asyncio.sleep(rng.uniform(0.01, 0.12))
            victim = rng.choice(servers)
            victim.kill()
            await traffic.go_on(2)
            traffic.light.clear()
            await victim.begin().opened()
            await traffic.fill_up()
        await traffic.end()
        await traffic.check(database)
        assert sum(player.comebacks for player in traffic.players) > len(traffic.players)
    finally:
        traffic.is_enough = True
        await party.close()
        for server in servers:
            server.kill()
