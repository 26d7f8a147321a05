"""Hints: one at a time for each person, given up when they leave before it is their turn."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request

from veillee.engine.snapshot import freeze
from veillee.server.bots.thinking import hint_for
from veillee.server.bots.turns import Turn, Urgency
from veillee.server.bots.workers import Workers
from veillee.server.errors import Refusal
from veillee.server.http.access import Caller
from veillee.server.tables.live_table import LiveTable


class HintDesk:
    """Knows who waits for a hint. A hint that is being made counts until it is made, even if nobody waits for it."""

    def __init__(self) -> None:
        self.asking: dict[str, asyncio.Task[dict[str, Any]]] = {}

    async def ask(
        self, request: Request[Any, Any, Any], workers: Workers, live: LiveTable, caller: Caller, seat: int
    ) -> dict[str, Any]:
        """A hint for a seat; refused while the person still waits for another."""
        person = caller.require().id
        if person in self.asking:
            raise Refusal("too-many", "one hint at a time", 429)
        turn = Turn(Urgency.HINT, person, caller.address)
        match = live.require_match()
        seed = f"{match.latest_seed()} {live.id} {live.version}"
        edition = (live.game.name, live.game.version)
        table = freeze(match.table)
        task = asyncio.create_task(workers.run(turn, hint_for, edition, table, seat, seed))
        self.asking[person] = task
        task.add_done_callback(lambda task: self._forget(person, task))
        leaving = asyncio.create_task(_until_gone(request))
        try:
            await asyncio.wait({task, leaving}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            leaving.cancel()
            if not turn.has_begun:
                task.cancel()
        if not task.done():
            raise Refusal("gone", "nobody waits for this hint any more")
        return task.result()

    def _forget(self, person: str, task: asyncio.Task[dict[str, Any]]) -> None:
        """The person may ask again. The error of a hint that nobody waits for is no news."""
        del self.asking[person]
        if not task.cancelled():
            task.exception()


async def _until_gone(request: Request[Any, Any, Any]) -> None:
    """Wait until the client closes its connection."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
