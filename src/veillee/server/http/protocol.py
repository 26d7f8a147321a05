"""The HTTP protocol: uvicorn's, but a request that does not arrive whole in time is no longer waited for."""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar

from uvicorn.protocols.http.h11_impl import H11Protocol

from veillee.server.open_files import open_files_limit

# How long a request may take to arrive, from its first byte (or from connecting) to its last.
REQUEST_SECONDS = 12.0
_MOST_WAITING = 10_000


class HttpProtocol(H11Protocol):
    """Uvicorn waits for ever for a first request and for the rest of a request.

    `waiting` are all connections from which a request is awaited, the longest first. They never use more than half of
    the files that may be open, so that silent ones lock nobody out.
    """

    waiting: ClassVar[dict[HttpProtocol, None]] = {}

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.deadline: asyncio.TimerHandle | None = None
        self.is_upgraded = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for the first request."""
        super().connection_made(transport)
        self._await_request()
        self._set_deadline()

    def data_received(self, data: bytes) -> None:
        """The deadline counts from the first byte of a request; when all of it is here, there is none."""
        super().data_received(data)
        if self._is_incomplete():
            self._set_deadline()
        else:
            self._stop_waiting()

    def on_response_complete(self) -> None:
        """Wait for the next request, for as long as uvicorn keeps the connection."""
        super().on_response_complete()
        if not self.transport.is_closing() and self._is_incomplete():
            self._await_request()
            if self.conn.trailing_data[0]:
                self._set_deadline()

    def handle_websocket_upgrade(self, event: Any) -> None:
        """From now on another protocol reads from this connection."""
        self.is_upgraded = True
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is awaited any more."""
        self._stop_waiting()
        super().connection_lost(exc)

    def _is_incomplete(self) -> bool:
        """Is the rest of a request still to come?"""
        if self.is_upgraded:
            return False
        return self.cycle is None or self.cycle.response_complete or self.cycle.more_body

    def _await_request(self) -> None:
        """Join those that are waiting; if there are too many, the one that has waited longest is closed."""
        self.waiting[self] = None
        if len(self.waiting) > min(_MOST_WAITING, open_files_limit() // 2):
            longest = next(iter(self.waiting))
            del self.waiting[longest]
            longest.transport.abort()

    def _set_deadline(self) -> None:
        if self.deadline is None and not self.transport.is_closing():
            self.deadline = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _stop_waiting(self) -> None:
        self.waiting.pop(self, None)
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None
