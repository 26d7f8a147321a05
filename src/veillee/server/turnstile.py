"""A turnstile: one at a time, in the order they came. Whoever finds it free passes at once, without waiting."""

from __future__ import annotations

import asyncio
from collections import deque


class Turnstile:
    """What `asyncio.Lock` does, and a way through for those who cannot wait."""

    def __init__(self) -> None:
        self.is_taken = False
        self.waiting: deque[asyncio.Future[None]] = deque()

    def pass_now(self) -> bool:
        """Take it if nobody has it."""
        if self.is_taken:
            return False
        self.is_taken = True
        return True

    async def __aenter__(self) -> None:
        if self.pass_now():
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.leave()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.leave()

    def leave(self) -> None:
        """The next one's turn: it stays taken, so that nobody slips in between."""
        while self.waiting:
            turn = self.waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self.is_taken = False
