"""Killed under traffic: whatever was acknowledged is there afterwards, in order and once, and the players go on."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

import pytest

from tests.server.houses import Nursery
from tests.server.pages import Party
from tests.server.traffic import Traffic


@pytest.mark.parametrize("seed", range(2))
async def test_one_server_on_sqlite(nursery: Nursery, seed: int) -> None:
    """Killed five times; the players wait until it stands again."""
    house = nursery.house().open()
    party = Party(house.address)
    rng = random.Random(seed)
    traffic = Traffic(party, [house], tables=3, seed=seed)
    try:
        await traffic.begin()
        for _ in range(5):
            traffic.light.set()
            await asyncio.sleep(rng.uniform(0.01, 0.12))
            house.kill()
            await house.begin().opened()
            await traffic.go_on(2)
            traffic.light.clear()
            await traffic.fill_up()
        await traffic.end()
        await traffic.check(house.settings["database"])
        assert sum(player.comebacks for player in traffic.players) > len(traffic.players)
    finally:
        traffic.is_enough = True
        await party.close()
        house.kill()


@pytest.mark.parametrize("seed", range(4))
async def test_two_servers_on_postgresql(nursery: Nursery, new_database: Callable[[], str], seed: int) -> None:
    """One of two is killed, five times: its players go on at the other at once."""
    database = new_database()
    houses = [nursery.house(database).open() for _ in range(2)]
    party = Party(houses[0].address)
    rng = random.Random(seed)
    traffic = Traffic(party, houses, tables=2, seed=seed)
    try:
        await traffic.begin()
        for _ in range(5):
            traffic.light.set()
            await asyncio.sleep(rng.uniform(0.01, 0.12))
            victim = rng.choice(houses)
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
        for house in houses:
            house.kill()
