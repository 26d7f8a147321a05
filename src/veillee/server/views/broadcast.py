"""Broadcast: every client of a table gets what has changed."""

from __future__ import annotations

from veillee.server.storage.rows import ChatRow
from veillee.server.tables.client import Client
from veillee.server.tables.live_table import LiveTable, Reply
from veillee.server.views.state import chat_of, seats_for, state_for, story_for, suggestions_at


def greet(live: LiveTable, client: Client) -> None:
    """Send a client everything that it needs to begin. The chat comes last."""
    client.post(story_for(live, client))
    client.post(state_for(live, client))
    client.post(seats_for(live, client))
    if live.suggestions:
        client.post(suggestions_at(live))
    client.post(chat_of(live.chat if live.is_invited(client.person_id) else []))


class Broadcast:
    """Listens to live tables and sends messages to their clients."""

    def opened(self, live: LiveTable) -> None:
        """Nobody looks yet."""

    def watched(self, live: LiveTable) -> None:
        """Clients that poll are answered when something happens."""

    def entered(self, live: LiveTable, client: Client) -> None:
        """Greet the client."""
        greet(live, client)

    def changed(self, live: LiveTable, reply: Reply | None) -> None:
        """Send the new state; the client whose message brought it about learns so."""
        for client in live.clients:
            client.post(state_for(live, client, reply[1] if reply and reply[0] is client else None))

    def seats_changed(self, live: LiveTable) -> None:
        """Send who is there."""
        for client in live.clients:
            client.post(seats_for(live, client))

    def chat_added(self, live: LiveTable, lines: list[ChatRow]) -> None:
        """Send the new chat lines to those who are invited."""
        message = chat_of(lines)
        for client in live.clients:
            if live.is_invited(client.person_id):
                client.post(message)

    def suggestions_changed(self, live: LiveTable) -> None:
        """Send the suggestions."""
        message = suggestions_at(live)
        for client in live.clients:
            client.post(message)

    def closed(self, live: LiveTable) -> None:
        """Nobody looks any more."""
