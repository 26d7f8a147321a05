"""The wire: uvicorn's WebSocket with a short way out, for states that go to a page after every move."""

from __future__ import annotations

import struct
from collections.abc import Mapping
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

# Where a handler finds the wire among the extensions of its scope.
_EXTENSION = "veillee.wire"
_TEXT = 0x81
_SHORT, _MEDIUM = 125, 65_535


class Wire(WebSocketsSansIOProtocol):
    """Handshake, reading, pings and closing are uvicorn's. A whole text needs only a head, and no task to wait for."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.outgoing: list[bytes] = []

    def handle_connect(self, event: Request) -> None:
        """Someone comes: the handler of the connection is told of the short way."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][_EXTENSION] = {"wire": self}

    def send_now(self, text: bytes) -> bool:
        """Send a text; False if it has to wait for its turn, or nobody reads any more.

        It goes out when all that is ready to run has run: a write that wakes another process costs more than a move,
        and after one of them it is awake.
        """
        if self.close_sent or not self.handshake_complete or not self.writable.is_set():
            return False
        if not self.outgoing:
            self.loop.call_soon(self._flush)
        self.outgoing += (head_of(len(text)), text)
        return True

    def _flush(self) -> None:
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join(self.outgoing))
        self.outgoing.clear()

    def hang_up(self) -> None:
        """At once, whatever still waits to be read: for those who read nothing."""
        self.transport.abort()


def wire_of(scope: Mapping[str, Any]) -> Wire | None:
    """The wire of a connection, if it has one."""
    found: Wire | None = (scope.get("extensions") or {}).get(_EXTENSION, {}).get("wire")
    return found


def head_of(size: int) -> bytes:
    """The head of a text frame of so many bytes. A server does not mask."""
    if size <= _SHORT:
        return struct.pack(">BB", _TEXT, size)
    if size <= _MEDIUM:
        return struct.pack(">BBH", _TEXT, 126, size)
    return struct.pack(">BBQ", _TEXT, 127, size)
