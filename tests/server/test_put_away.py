"""Tables can be put away from one's shelf, and taken out again: for oneself alone, on both databases."""

from __future__ import annotations

from tests.server.pages import Party, Person, link, me
from tests.server.servers import ServerFactory


async def shelf_of(person: Person) -> tuple[set[str], set[str], set[str]]:
    """On the shelf, put away, and public."""
    tables = await person.get("/api/tables")
    return tuple({card["id"] for card in tables[kind]} for kind in ("mine", "put_away", "public"))  # type: ignore[return-value]


async def test_a_table_is_put_away_for_oneself_alone(factory: ServerFactory, database: str) -> None:
    server = factory.server(database).open()
    party = Party(server.address)
    anna, bruno = await party.come("Anna"), await party.come("Bruno")
    table = (await anna.set_table(me(), link(), public=True))["id"]
    other = (await anna.set_table(me()))["id"]
    await bruno.seat(table, 1, "take")
    for _ in range(2):
        card = await anna.post(f"/api/tables/{table}/place", {"put_away": True})
        assert card["id"] == table
    assert await shelf_of(anna) == ({other}, {table}, set())
    assert await shelf_of(bruno) == ({table}, set(), set())
    server.kill()
    server.open()
    assert await shelf_of(anna) == ({other}, {table}, set())
    for _ in range(2):
        await anna.post(f"/api/tables/{table}/place", {"put_away": False})
    assert await shelf_of(anna) == ({table, other}, set(), set())
    await party.close()


async def test_only_tables_of_ones_own_are_put_away(party: Party) -> None:
    anna, bruno = await party.come("Anna"), await party.come("Bruno")
    table = (await anna.set_table(me(), public=True))["id"]
    place = f"/api/tables/{table}/place"
    assert await bruno.refused(place, {"put_away": True}) == (403, "not-yours")
    assert await party.stranger().refused(place, {"put_away": True}) == (401, "no-name")
    assert await anna.refused(place, {"put_away": "yes"}) == (400, "malformed")
    assert await anna.refused("/api/tables/nosuchtable/place", {"put_away": True}) == (404, "unknown")
    assert (await shelf_of(anna))[:2] == ({table}, set())
