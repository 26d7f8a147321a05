"""Compression of what the API answers."""

from __future__ import annotations

import time

from litestar.middleware.compression import CompressionMiddleware
from litestar.types import Receive, Scope, Send

# The header of gzip has 32 bits for the time.
LAST_SECOND = 2**32


class Compression(CompressionMiddleware):
    """Gzip writes the time into its header. With a clock that does not fit there, nothing is compressed."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Compress the answer if the time can be written."""
        if 0 <= time.time() < LAST_SECOND:
            await super().__call__(scope, receive, send)
        else:
            await self.app(scope, receive, send)
