"""The protocol: uvicorn's WebSocket with a fast path for incoming moves and outgoing states."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from veillee.server.socket.fast_path.frames import INCOMPLETE, end_of, header_of, is_fragment, text_in

# The extension of the ASGI scope in which an endpoint finds the protocol.
_EXTENSION = "veillee.fast_path"
# The close code for texts that are not UTF-8.
_NOT_UTF8 = 1007
# How long a page has to answer that it closes too.
CLOSE_SECONDS = 1.5
# The protocols that have something to send.
_loaded: list[FastProtocol] = []


class FastProtocol(WebSocketsSansIOProtocol):
    """Uvicorn does the handshake, pings, closing and everything out of the ordinary.

    An outgoing text needs only a header, and no task. An incoming text is offered to `receiver` first; if that does not
    take it, it goes to uvicorn like all other frames. A fragmented or oversized message ends the fast path in.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.close_timeout = CLOSE_SECONDS
        self.receiver: Callable[[bytes], bool] | None = None
        self.reads_frames = False
        self.incomplete = b""
        self.outgoing: list[bytes] = []

    def handle_connect(self, event: Request) -> None:
        """After the handshake, everything that arrives is frames. The endpoint finds this protocol in its scope."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][_EXTENSION] = {"protocol": self}
            self.reads_frames = True

    def data_received(self, data: bytes) -> None:
        """Offer whole texts to the receiver; give uvicorn the rest, frame by frame."""
        if not self.reads_frames:
            super().data_received(data)
            return
        data = self.incomplete + data
        start = 0
        while (end := end_of(data, start)) != INCOMPLETE:
            if end - start > self.config.ws_max_size or is_fragment(data[start]):
                self.reads_frames = False
                end = len(data)
                super().data_received(data[start:])
            elif end > len(data):
                break
            elif not self._is_taken(text_in(data, start, end)):
                super().data_received(data[start:end])
            start = end
        self.incomplete = data[start:]

    def send_receive_event_to_app(self) -> None:
        """Close on a text that is not UTF-8, as uvicorn does, but without a traceback in the log."""
        if self.curr_msg_data_type == "text" and not self.close_sent and not is_utf8(b"".join(self.frames)):
            self.frames = []
            self.conn.send_close(_NOT_UTF8)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    def _is_taken(self, text: bytes | None) -> bool:
        """Does the receiver take it? Not while older messages wait in uvicorn's queue."""
        if text is None or self.receiver is None or self.close_sent or not self.queue.empty():
            return False
        return self.receiver(text)

    def send_now(self, text: bytes) -> bool:
        """Send a text without waiting; False if that is not possible now.

        The write happens after all callbacks that are ready have run. Waking up the process at the other end costs
        more than a move, and later writes find it awake.
        """
        if self.close_sent or not self.handshake_complete or not self.writable.is_set():
            return False
        if not self.outgoing:
            if not _loaded:
                self.loop.call_soon(_send_all)
            _loaded.append(self)
        self.outgoing.append(header_of(len(text)) + text)
        return True

    def send_outgoing(self) -> None:
        """Write what waits to be sent."""
        if self.outgoing and not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join(self.outgoing))
        self.outgoing.clear()

    async def send(self, message: Any) -> None:
        """Send through uvicorn, after what took the fast path."""
        self.send_outgoing()
        await super().send(message)

    def shutdown(self) -> None:
        """The server stops: send what waits, then close."""
        self.send_outgoing()
        super().shutdown()

    def hang_up(self) -> None:
        """Close at once, for clients that do not read."""
        self.transport.abort()


def is_utf8(text: bytes) -> bool:
    """Is this text encoded as it should be?"""
    try:
        text.decode()
    except UnicodeDecodeError:
        return False
    return True


def _send_all() -> None:
    """Write what all protocols have to send."""
    for protocol in _loaded:
        protocol.send_outgoing()
    _loaded.clear()


def protocol_of(scope: Mapping[str, Any]) -> FastProtocol | None:
    """The protocol of a connection, if it has a fast path."""
    found: FastProtocol | None = (scope.get("extensions") or {}).get(_EXTENSION, {}).get("protocol")
    return found
