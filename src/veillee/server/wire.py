"""The wire: uvicorn's WebSocket with a short way in and out, for the moves of pages and the states that answer them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from veillee.server.frames import NOT_WHOLE, end_of, head_of, is_in_pieces, text_in

# Where a handler finds the wire among the extensions of its scope.
_EXTENSION = "veillee.wire"
# The wires that have something to send.
_loaded: list[Wire] = []


class Wire(WebSocketsSansIOProtocol):
    """Handshake, pings, closing and whatever is out of the ordinary are uvicorn's.

    A whole text that goes out needs only a head, and no task to wait for. One that comes in is offered to the `ear`
    first, which carries it out at once or says that it cannot; then it goes uvicorn's way, as do all other frames.
    A message in several pieces, or one that is too long, ends the short way in.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.ear: Callable[[bytes], bool] | None = None
        self.is_by_frame = False
        self.begun = b""
        self.outgoing: list[bytes] = []

    def handle_connect(self, event: Request) -> None:
        """Someone comes: the handler of the connection is told of the short way. What follows are frames."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][_EXTENSION] = {"wire": self}
            self.is_by_frame = True

    def data_received(self, data: bytes) -> None:
        """A text to the ear, if it takes it; all others the long way, which gets whole frames."""
        if not self.is_by_frame:
            super().data_received(data)
            return
        data = self.begun + data
        start = 0
        while (end := end_of(data, start)) != NOT_WHOLE:
            if end - start > self.config.ws_max_size or is_in_pieces(data[start]):
                self.is_by_frame = False
                end = len(data)
                super().data_received(data[start:])
            elif end > len(data):
                break
            elif not self._is_heard(text_in(data, start, end)):
                super().data_received(data[start:end])
            start = end
        self.begun = data[start:]

    def _is_heard(self, text: bytes | None) -> bool:
        """Nothing overtakes what waits on the long way."""
        if text is None or self.ear is None or self.close_sent or not self.queue.empty():
            return False
        return self.ear(text)

    def send_now(self, text: bytes) -> bool:
        """Send a text; False if it has to wait for its turn, or nobody reads any more.

        It goes out when all that is ready to run has run: a write that wakes another process costs more than a move,
        and after one of them it is awake.
        """
        if self.close_sent or not self.handshake_complete or not self.writable.is_set():
            return False
        if not self.outgoing:
            if not _loaded:
                self.loop.call_soon(_send_all)
            _loaded.append(self)
        self.outgoing.append(head_of(len(text)) + text)
        return True

    def send_outgoing(self) -> None:
        """Let go what waits to be sent."""
        if self.outgoing and not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join(self.outgoing))
        self.outgoing.clear()

    async def send(self, message: Any) -> None:
        """The long way out, after what took the short one."""
        self.send_outgoing()
        await super().send(message)

    def shutdown(self) -> None:
        """The server stops; what was said before is still sent."""
        self.send_outgoing()
        super().shutdown()

    def hang_up(self) -> None:
        """At once, whatever still waits to be read: for those who read nothing."""
        self.transport.abort()


def _send_all() -> None:
    """What all wires have to send."""
    for wire in _loaded:
        wire.send_outgoing()
    _loaded.clear()


def wire_of(scope: Mapping[str, Any]) -> Wire | None:
    """The wire of a connection, if it has one."""
    found: Wire | None = (scope.get("extensions") or {}).get(_EXTENSION, {}).get("wire")
    return found
