"""What servers publish: names stay the same, since servers of two versions may share a database during an update."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from typing import Any

from veillee.server.cluster.channels import Receiver
from veillee.server.cluster.pubsub import MOVES_PER_NOTICE, Notice, PubSub


class LoopChannel:
    """A channel on which one hears what one sends."""

    carries_moves = False

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.receive: Receiver | None = None

    async def open(self, receive: Receiver, missed: Callable[[], Awaitable[None]]) -> None:
        self.receive = receive

    async def send(self, text: str) -> None:
        self.sent.append(text)
        assert self.receive is not None
        await self.receive([text])

    async def close(self) -> None:
        self.receive = None


async def started() -> tuple[PubSub, LoopChannel, list[Notice]]:
    channel = LoopChannel()
    pubsub = PubSub(channel)
    heard: list[Notice] = []

    async def hear(notices: list[Notice]) -> None:
        heard.extend(notices)

    async def missed() -> None:
        raise AssertionError("nothing was missed")

    await pubsub.start(hear, missed)
    return pubsub, channel, heard


async def test_the_names_of_a_notice_stay_the_same() -> None:
    pubsub, channel, _ = await started()
    await pubsub.publish(table="t", undo_request={"seat": 0})
    await pubsub.publish(table="t", undo_request_over=True)
    await pubsub.publish(table="t", suggestion={"seat": 1})
    said = [json.loads(text) for text in channel.sent]
    for notice in said:
        assert notice.pop("sender") == pubsub.sender
    assert said == [
        {"table": "t", "plea": {"seat": 0}},
        {"table": "t", "plea_over": True},
        {"table": "t", "advice": {"seat": 1}},
    ]


async def test_a_server_hears_the_others_and_not_itself() -> None:
    pubsub, channel, heard = await started()
    await pubsub.publish(chat="own")
    other: dict[str, Any] = {"sender": "other", "table": "t", "plea_over": True, "present": ["p"], "watching": 2}
    await channel.send(json.dumps(other))
    assert heard == [Notice("other", table="t", undo_request_over=True, present=["p"], watching=2)]


async def test_one_bad_notice_does_not_end_the_hearing() -> None:
    _, channel, heard = await started()
    await channel.send("{")
    await channel.send(json.dumps({"sender": "other", "chat": "t"}))
    assert heard == [Notice("other", chat="t")]


async def test_notices_of_many_moves_are_short_enough() -> None:
    pubsub, _, _ = await started()
    tables = [f"{number:012d}" for number in range(2 * MOVES_PER_NOTICE + 1)]
    notices = pubsub.move_notices(tables)
    assert [table for text in notices for table in json.loads(text)["moves"]] == tables
    assert len(notices) == 3
    assert all(len(text) < 8000 for text in notices)


async def test_alone_nothing_is_published() -> None:
    pubsub = PubSub(None)
    assert pubsub.move_notices(["t"]) == []
    await pubsub.publish(chat="t")
