"""A WebSocket client with as little work a message as possible, so that the server is measured and not the driver."""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from typing import cast
from urllib.parse import urlsplit

_TEXT, _PING, _PONG = 0x81, 0x89, 0x8A
_SHORT, _MEDIUM = 126, 127
# A mask of zeros is a mask too: nothing need be masked on loopback.
_MASK = b"\0\0\0\0"


class Wire(asyncio.Protocol):
    """One connection. What comes is handed to `hear`, a message at a time."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self.host, self.port = parts.hostname or "127.0.0.1", parts.port or 80
        self.path = parts.path + (f"?{parts.query}" if parts.query else "")
        self.buffer = bytearray()
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_open = False
        self.transport: asyncio.Transport | None = None

    async def connect(self) -> None:
        """Open the connection and shake hands."""
        await asyncio.get_running_loop().create_connection(lambda: self, self.host, self.port)
        await self.opened

    async def close(self) -> None:
        """Leave without a word, as a page that is closed does."""
        assert self.transport is not None
        self.transport.close()
        await self.closed

    def connection_lost(self, _error: Exception | None) -> None:
        """It is over."""
        self.closed.set_result(None)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        self.transport = cast("asyncio.Transport", transport)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {self.path} HTTP/1.1",
            f"Host: {self.host}:{self.port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
        ]
        self.transport.write("\r\n".join([*lines, "", ""]).encode())

    def data_received(self, data: bytes) -> None:
        """Take the frames out of what came."""
        self.buffer += data
        if not self.is_open and not self._shaken():
            return
        while (frame := self._frame()) is not None:
            code, payload = frame
            if code == _PING:
                self._send(_PONG, payload)
            elif code == _TEXT:
                self.hear(payload)

    def _shaken(self) -> bool:
        end = self.buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        if not self.buffer.startswith(b"HTTP/1.1 101"):
            raise ConnectionError(bytes(self.buffer[:80]))
        del self.buffer[: end + 4]
        self.is_open = True
        self.opened.set_result(None)
        return True

    def _frame(self) -> tuple[int, bytes] | None:
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        length, start = buffer[1], 2
        if length == _SHORT:
            if len(buffer) < 4:
                return None
            length, start = struct.unpack_from(">H", buffer, 2)[0], 4
        elif length == _MEDIUM:
            if len(buffer) < 10:
                return None
            length, start = struct.unpack_from(">Q", buffer, 2)[0], 10
        if len(buffer) < start + length:
            return None
        frame = buffer[0], bytes(buffer[start : start + length])
        del buffer[: start + length]
        return frame

    def send(self, payload: bytes) -> None:
        """One text message."""
        self._send(_TEXT, payload)

    def _send(self, code: int, payload: bytes) -> None:
        assert self.transport is not None
        size = len(payload)
        head = (
            struct.pack(">BB", code, 0x80 | size) if size < _SHORT else struct.pack(">BBH", code, 0x80 | _SHORT, size)
        )
        self.transport.write(head + _MASK + payload)

    def hear(self, payload: bytes) -> None:
        """What to do with a message."""
        raise NotImplementedError
