"""Presence: who looks at a table, over a WebSocket, by polling, or through other servers."""

from __future__ import annotations

import time
from collections.abc import Iterable

from veillee.server.tables.client import Client

# How long the last poll, or the last word of another server, counts.
PRESENCE_SECONDS = 40.0


class Presence:
    """The clients of this server, the people who poll it, and what other servers tell.

    `last_seen`: when each person was last known to be there. `opened`: when this server opened the table; it cannot
    tell who was there before. `last_told`: who was there when clients were last told.
    """

    def __init__(self) -> None:
        self.clients: set[Client] = set()
        self.polled: dict[str, float] = {}
        self.elsewhere: dict[str, tuple[float, list[str], int]] = {}
        self.last_seen: dict[str, float] = {}
        self.opened = time.monotonic()
        self.last_told: set[str] = set()

    def remove(self, client: Client) -> None:
        """A client no longer looks. Its person was there until now."""
        self.clients.discard(client)
        if client.person is not None:
            self.note_seen([client.person.id])

    def note_poll(self, person: str) -> None:
        """A person polls this server."""
        self.polled[person] = time.monotonic()
        self.note_seen([person])

    def note_seen(self, people: Iterable[str]) -> None:
        """These people are there, or were until now."""
        now = time.monotonic()
        for person in people:
            self.last_seen[person] = now

    def note_server(self, server: str, people: list[str], watching: int) -> bool:
        """Another server tells who looks there. True if that is new."""
        before = self.elsewhere.get(server)
        self.note_seen([*people, *(before[1] if before else [])])
        self.elsewhere[server] = (time.monotonic(), people, watching)
        return before is None or before[1:] != (people, watching)

    def note_told(self) -> None:
        """The clients are told who is there."""
        self.last_told = self.people()

    def has_changed(self) -> bool:
        """Have people come or left since the clients were told? Those who stop polling leave without a word."""
        return self.people() != self.last_told

    def people(self) -> set[str]:
        """The people who look at the table now, here or at another server."""
        found = self.people_here()
        now = time.monotonic()
        for heard, people, _ in self.elsewhere.values():
            if now - heard < PRESENCE_SECONDS:
                found.update(people)
        return found

    def is_absent(self, person: str, grace: float) -> bool:
        """Has a person been gone for at least this many seconds?"""
        if person in self.people():
            return False
        return time.monotonic() - max(self.opened, self.last_seen.get(person, 0.0)) >= grace

    def people_here(self) -> set[str]:
        """The people who look at the table through this server. Those who poll stay between two requests."""
        found = {client.person.id for client in self.clients if client.person is not None}
        now = time.monotonic()
        found.update([person for person, seen in self.polled.items() if now - seen < PRESENCE_SECONDS])
        return found

    def spectators(self, players: set[str]) -> int:
        """The number of clients, here or at another server, that belong to none of these players."""
        now = time.monotonic()
        elsewhere = [count for heard, _, count in self.elsewhere.values() if now - heard < PRESENCE_SECONDS]
        return self.spectators_here(players) + sum(elsewhere)

    def spectators_here(self, players: set[str]) -> int:
        """The number of clients of this server that belong to none of these players."""
        return len([one for one in self.clients if one.person is None or one.person.id not in players])
