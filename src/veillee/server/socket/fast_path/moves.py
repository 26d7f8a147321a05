"""Moves on the fast path: given to the batch writer at once, and played when they are stored."""

from __future__ import annotations

import asyncio

from veillee.server.messages.table import Choose, Hello, PageMessage, TakeBack
from veillee.server.settings import MESSAGE_LIMIT
from veillee.server.socket.dispatch import decode_message, post_accident, post_refusal, require_own
from veillee.server.storage.batch_writer import PendingMove
from veillee.server.tables.client import Client
from veillee.server.tables.live_table import LiveTable
from veillee.server.tables.lock import Lock
from veillee.server.tables.moves import answer_of
from veillee.server.tables.proposals import Proposal
from veillee.server.tables.undo_requests import undo_at_once

# Tasks that catch up with other servers, kept from the garbage collector.
_catching_up: set[asyncio.Task[None]] = set()


def move_now(live: LiveTable, client: Client, raw: bytes) -> bool:
    """Give a move to the batch writer if nothing stands in its way. False: the ordinary path has to handle it."""
    if client.turn.is_locked or live.lock.is_locked or len(raw) > MESSAGE_LIMIT or not client.rate_limit.is_left():
        return False
    try:
        message = decode_message(raw)
        proposal = proposed(message, live, client)
    except Exception:
        return False
    if proposal is None or isinstance(message, Hello) or not acquire_both(client.turn, live.lock):
        return False
    client.rate_limit.take()
    live.services.writer.add(FastMove(proposal, live, client, message.id))
    return True


def proposed(message: PageMessage, live: LiveTable, client: Client) -> Proposal | None:
    """The move that a message proposes, if nobody else has to be asked."""
    if isinstance(message, Choose):
        require_own(live, client, message.seat)
        return answer_of(live, message.seat, message.option, message.version)
    if isinstance(message, TakeBack):
        return undo_at_once(live, client, message.moment, message.version)
    return None


def acquire_both(first: Lock, second: Lock) -> bool:
    """Acquire both locks without waiting, or neither."""
    if first.is_locked or second.is_locked:
        return False
    return first.acquire_now() and second.acquire_now()


class FastMove(PendingMove):
    """A move of a client on its way to the disk, during which it holds the locks of client and table."""

    __slots__ = ("client", "live", "number", "proposal")

    def __init__(self, proposal: Proposal, live: LiveTable, client: Client, number: int) -> None:
        super().__init__(proposal.move, proposal.snapshot)
        self.proposal = proposal
        self.live = live
        self.client = client
        self.number = number

    def written(self, is_stored: bool) -> None:
        """Play the move and show it, unless another server was faster."""
        if not is_stored:
            task = asyncio.get_running_loop().create_task(self._refuse_late())
            _catching_up.add(task)
            task.add_done_callback(_catching_up.discard)
            return
        try:
            try:
                self.live.play_stored(self.proposal)
            finally:
                self.live.lock.release()
            self.live.changed((self.client, self.number))
        except Exception:
            post_accident(self.live, self.client, self.number)
        finally:
            self.client.turn.release()

    def failed(self, error: Exception) -> None:
        """Nothing has changed."""
        self.live.lock.release()
        post_refusal(self.live, self.client, self.number, self.live.not_stored(error))
        self.client.turn.release()

    async def _refuse_late(self) -> None:
        """Catch up with the other server, then refuse the move."""
        try:
            try:
                refusal = await self.live.too_late()
            finally:
                self.live.lock.release()
            post_refusal(self.live, self.client, self.number, refusal)
        except Exception:
            post_accident(self.live, self.client, self.number)
        finally:
            self.client.turn.release()
