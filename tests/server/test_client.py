"""The mailbox of a client: messages keep their order, and nothing is sent after the client was sent away."""

from __future__ import annotations

import asyncio

from veillee.server.messages.table import Pong
from veillee.server.tables.client import MAILBOX, Client

PATIENCE = 5.0


class OneText:
    """A direct sender that takes one text alone."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.is_hung_up = False

    def send_now(self, text: bytes) -> bool:
        if self.sent:
            return False
        self.sent.append(text)
        return True

    def hang_up(self) -> None:
        self.is_hung_up = True


def pong(number: int) -> bytes:
    return b'{"type":"pong","answers":%d}' % number


async def test_nothing_overtakes_what_waits_in_the_mailbox() -> None:
    sender = OneText()
    client = Client(None, None, sender=sender)
    for number in range(3):
        client.post(Pong(number))
    assert sender.sent == [pong(0)]
    sender.sent.clear()
    client.post(Pong(3))
    assert sender.sent == []
    assert client.take_all() == [pong(1), pong(2), pong(3)]
    client.post(Pong(4))
    assert sender.sent == [pong(4)]


async def test_nothing_overtakes_what_is_being_sent() -> None:
    sender = OneText()
    sender.sent.append(b"full")
    client = Client(None, None, sender=sender)
    client.post(Pong(0))
    sent: list[bytes] = []

    async def send(text: bytes) -> None:
        sender.sent.clear()
        if sent:
            client.send_away()
        else:
            client.post(Pong(1))
        sent.append(text)

    await asyncio.wait_for(client.send_all(send), PATIENCE)
    assert sender.sent == []
    assert sent == [pong(0), pong(1)]


async def test_a_client_that_reads_nothing_is_hung_up() -> None:
    sender = OneText()
    client = Client(None, None, sender=sender)
    for number in range(MAILBOX + 1):
        client.post(Pong(number))
    assert not sender.is_hung_up
    client.post(Pong(0))
    assert sender.is_hung_up
    assert client.is_behind


async def test_a_client_that_is_sent_away_is_told_nothing_more() -> None:
    client = Client(None, None)
    client.send_away()
    client.post(Pong(1))
    assert client.take_all() == [b""]
