"""The scheduler of bots: when only bots are asked at a table, one of them thinks in a worker, then answers."""

from __future__ import annotations

import asyncio
import logging
import time

from veillee.engine.snapshot import freeze
from veillee.engine.table import Secret
from veillee.server.bots.thinking import choose_for
from veillee.server.bots.turns import Turn, Urgency
from veillee.server.bots.workers import Workers
from veillee.server.errors import Refusal
from veillee.server.storage.rows import ChatRow
from veillee.server.tables.client import Client
from veillee.server.tables.live_table import LiveTable, Reply
from veillee.server.tables.moves import choose
from veillee.server.tables.suggestions import leave_time, moment_for

# How long a bot waits after its answer could not be stored.
RETRY_SECONDS = 4.0
# Waking up a little late, so that the time is really over.
_MARGIN_SECONDS = 0.01
# The one level that imagines games before it answers a secret question. The others need some hundredths of a second:
# this part of the time is enough for them.
_SEARCHING = "strong"
_QUICK = 0.2
log = logging.getLogger(__name__)


class BotScheduler:
    """Listens to live tables and lets bots answer.

    `suggestion_seconds`: how long they wait for suggestions. `secret_seconds`: how long they take to
    answer a secret question.
    """

    def __init__(self, workers: Workers, suggestion_seconds: float, secret_seconds: float) -> None:
        self.workers = workers
        self.suggestion_seconds = suggestion_seconds
        self.secret_seconds = secret_seconds
        self.thinking: dict[str, tuple[int, asyncio.Task[None]]] = {}
        self.alarms: dict[str, asyncio.TimerHandle] = {}
        self.is_stopping = False

    def stop(self) -> None:
        """Cancel all thinking."""
        self.is_stopping = True
        for _, task in self.thinking.values():
            task.cancel()

    def opened(self, live: LiveTable) -> None:
        """A bot may be asked."""
        self.wake(live)

    def watched(self, live: LiveTable) -> None:
        """Bots among themselves may have rested."""
        self.wake(live)

    def entered(self, live: LiveTable, client: Client) -> None:
        """Nothing is asked that was not asked before."""

    def changed(self, live: LiveTable, reply: Reply | None) -> None:  # noqa: ARG002
        """A bot may be asked."""
        self.wake(live)

    def seats_changed(self, live: LiveTable) -> None:
        """Bots do not mind who is there."""

    def chat_added(self, live: LiveTable, lines: list[ChatRow]) -> None:
        """Bots do not read the chat."""

    def suggestions_changed(self, live: LiveTable) -> None:
        """Suggestions to bots are chosen at once."""

    def closed(self, live: LiveTable) -> None:
        """Nobody is waiting for its bots."""
        self._cancel_alarm(live)

    def wake(self, live: LiveTable) -> None:
        """Let a bot think if only bots are asked. A person who is asked too is never hurried."""
        if self.is_stopping or live.phase != "playing" or is_resting(live):
            return
        running = self.thinking.get(live.id)
        if running is not None and running[0] == live.version:
            return
        asked = [live.seats[seat] for seat in live.asked]
        if not asked or not all(seat.is_played_by_bot for seat in asked):
            return
        self._cancel_alarm(live)
        wait = live.bots_rest_until - time.monotonic()
        if wait > 0:
            self.alarms[live.id] = asyncio.get_running_loop().call_later(wait + _MARGIN_SECONDS, self.wake, live)
            return
        task = asyncio.create_task(self._think(live, live.version, asked[0].seat, asked[0].level or "good"))
        self.thinking[live.id] = (live.version, task)
        live.note_thinking(True)
        task.add_done_callback(lambda _: self._finish(live, task))

    def _cancel_alarm(self, live: LiveTable) -> None:
        alarm = self.alarms.pop(live.id, None)
        if alarm is not None:
            alarm.cancel()

    def _finish(self, live: LiveTable, task: asyncio.Task[None]) -> None:
        if self.thinking.get(live.id, (0, None))[1] is task:
            del self.thinking[live.id]
            live.note_thinking(False)
        if not task.cancelled():
            self.wake(live)

    async def _think(self, live: LiveTable, version: int, seat: int, level: str) -> None:
        """Let a bot think on a snapshot in a worker, then answer as a person would."""
        began = time.monotonic()
        match = live.require_match()
        is_secret = isinstance(match.table.question_of(seat), Secret)
        seed = f"{match.latest_seed()} {live.id} {version}"
        try:
            edition = (live.game.name, live.game.version)
            turn = Turn(urgency_of(live), *owners_of(live))
            word = await self.workers.run(turn, choose_for, edition, freeze(match.table), seat, level, seed)
            await leave_time(live, version, moment_for(live, seat, self.suggestion_seconds))
            if is_secret:
                await asyncio.sleep(rest_of(period_for(level, self.secret_seconds), time.monotonic() - began))
            # Its person may have come back meanwhile.
            if live.seats[seat].is_played_by_bot:
                await choose(live, seat, word, version)
        except Refusal as refusal:
            if refusal.reason == "storage":
                await asyncio.sleep(RETRY_SECONDS)
        except Exception as error:
            log.exception("bot failed", extra={"table": live.id, "seat": seat})
            live.get_stuck(f"bot: {type(error).__name__}")


def period_for(level: str, secret_seconds: float) -> float:
    """How long a bot takes for a secret question. Everybody knows its level, so the time tells nothing."""
    return secret_seconds if level == _SEARCHING else secret_seconds * _QUICK


def rest_of(period: float, elapsed: float) -> float:
    """How long until a whole number of periods has passed."""
    return period - elapsed % period if period else 0.0


def is_resting(live: LiveTable) -> bool:
    """Do bots play among themselves, and nobody looks here?"""
    return all(seat.is_played_by_bot for seat in live.seats) and not live.clients and not live.presence.people_here()


def urgency_of(live: LiveTable) -> Urgency:
    """Bots hurry for people who play and are there."""
    is_awaited = any(
        not live.seats[seat].is_played_by_bot for one in live.presence.people() for seat in live.seats_of(one)
    )
    return Urgency.PEOPLE_WAIT if is_awaited else Urgency.BOTS_ALONE


def owners_of(live: LiveTable) -> tuple[str, ...]:
    """Whom a bot of this table serves: somebody who looks at it and plays there, and their address; else the host."""
    players = live.people
    there = [(one.person_id, one.address) for one in live.clients if one.person_id in players]
    person, address = min(there, default=(None, ""), key=str)
    return (person or live.row.host, address)
