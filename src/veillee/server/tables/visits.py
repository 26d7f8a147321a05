"""Visits: clients come and go, and the other servers are told who looks at a table."""

from __future__ import annotations

from veillee.server.storage.rows import PersonRow
from veillee.server.tables.client import Client
from veillee.server.tables.live_table import LiveTable

PEOPLE_PUBLISHED = 100


async def enter(live: LiveTable, client: Client) -> None:
    """A client connects."""
    live.enter(client)
    await publish_presence(live)


async def leave(live: LiveTable, client: Client) -> None:
    """A client disconnects."""
    live.remove_client(client)
    live.seats_changed()
    await publish_presence(live)


async def note_poll(live: LiveTable, person: PersonRow | None) -> None:
    """Somebody polls; the first time, the others learn that they are there."""
    if person is None:
        return
    is_new = person.id not in live.presence.people()
    live.presence.note_poll(person.id)
    if is_new:
        live.seats_changed()
        await publish_presence(live)


async def publish_presence(live: LiveTable) -> None:
    """Tell the other servers who looks at a table here."""
    players = live.people
    # Players first, so that no crowd of spectators makes one of them seem absent.
    people = sorted(live.presence.people_here(), key=lambda person: (person not in players, person))
    watching = live.presence.spectators_here(live.people)
    await live.services.pubsub.publish(table=live.id, present=people[:PEOPLE_PUBLISHED], watching=watching)
