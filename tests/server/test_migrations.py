"""Migrations: an empty database becomes one of today, one of today stays as it is, the schema is what the code says."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection

from tests.server.logbook import query
from tests.server.pages import Party, me
from tests.server.servers import ServerFactory
from veillee.engine.prelude import Prelude
from veillee.server.storage.database import Database, database_at, migrate
from veillee.server.storage.schema import metadata
from veillee.server.storage.store import open_store


async def migrated(database: str) -> Database:
    opened = database_at(database)
    await migrate(opened)
    return opened


async def test_metadata_and_migrations_agree(database: str) -> None:
    opened = await migrated(database)

    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    assert await opened.write(differences) == []
    await opened.close()


async def test_a_database_of_today_stays_as_it_is(database: str) -> None:
    first = await migrated(database)
    await query(database, "INSERT INTO people (id, name, token_hash, created) VALUES ('a', 'Anna', 'h', 1.0)")
    await migrate(first)
    await first.close()
    again = await migrated(database)
    await again.close()
    assert await query(database, "SELECT name FROM people") == [("Anna",)]
    assert len(await query(database, "SELECT * FROM alembic_version")) == 1


async def test_servers_that_start_together(factory: ServerFactory, new_database: Callable[[], str]) -> None:
    """Four at once on an empty PostgreSQL: one sets it up, the others wait, all serve."""
    database = new_database()
    servers = [factory.server(database).begin() for _ in range(4)]
    await asyncio.gather(*[server.opened() for server in servers])
    party = Party(servers[0].address)
    try:
        anna = await party.come()
        card = await anna.set_table(me())
        for server in servers:
            assert (await party.at(anna, server.address).card(card["id"]))["id"] == card["id"]
            assert not server.accidents()
    finally:
        await party.close()
        for server in servers:
            server.kill()


async def test_tables_of_before_preludes_begin_with_settings_and_seed_alone(database: str) -> None:
    old = await migrated(database)
    await query(database, "ALTER TABLE matches DROP COLUMN prelude")
    await query(database, "DROP TABLE heartbeat")
    await query(database, "DROP TABLE endings")
    await query(database, "DROP TABLE put_away")
    await query(database, "UPDATE alembic_version SET version_num = '0001'")
    await query(database, "INSERT INTO people (id, name, token_hash, created) VALUES ('a', 'Anna', 'h', 1.0)")
    await query(
        database,
        "INSERT INTO matches (id, game, rules, content, settings, seed, host, public, tutorial, invite, created)"
        " VALUES ('m', 'chaperon', 1, 'c', '{}', 7, 'a', false, false, 'i', 1.0)",
    )
    await old.close()
    store = await open_store(database)
    found = await store.find_match("m")
    await store.close()
    assert found is not None
    assert (found[0].seed, found[0].prelude) == (7, Prelude())
