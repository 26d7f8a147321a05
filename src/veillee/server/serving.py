"""Serving: the application under uvicorn, until it is asked to stop."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
from collections.abc import Callable

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from veillee.server.app import make_app
from veillee.server.logs import set_up_logs
from veillee.server.settings import MESSAGE_LIMIT, HouseSettings
from veillee.server.storage import open_store
from veillee.server.wire import Wire

STOP_SECONDS = 5
# Live tables are many objects and hardly any garbage: it is looked for less often than Python would by itself.
GARBAGE = (20_000, 20, 20)
log = logging.getLogger(__name__)


class Server(uvicorn.Server):
    """Uvicorn that says when its doors are open."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[], None] | None) -> None:
        super().__init__(config)
        self.opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        # What was made on the way here stays: the collector need not look at it again with every move.
        gc.collect()
        gc.freeze()
        gc.set_threshold(*GARBAGE)
        if self.started and self.opened is not None:
            self.opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await super().shutdown(sockets)
        log.info("closed")


def serve(settings: HouseSettings, opened: Callable[[], None] | None = None) -> bool:
    """Serve until SIGINT or SIGTERM; False if it could not start."""
    set_up_logs(settings.log_format)
    if not has_database(settings.database):
        return False
    config = uvicorn.Config(
        make_app(settings),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=settings.public,
        ws=Wire,
        ws_max_size=MESSAGE_LIMIT * 2,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=30.0,
        timeout_keep_alive=60,
        timeout_graceful_shutdown=STOP_SECONDS,
        limit_concurrency=None,
    )
    log.info("opening", extra={"host": settings.host, "port": settings.port, "public": settings.public})
    server = Server(config, opened)
    server.run()
    return server.started


def has_database(database: str) -> bool:
    """Bring the database to the schema of today. If it is not there that is said in a line, before any door opens."""

    async def look() -> None:
        await (await open_store(database)).close()

    try:
        asyncio.run(look())
    except (OSError, SQLAlchemyError) as error:
        log.error("no database", extra={"why": str(error)})
        return False
    return True
