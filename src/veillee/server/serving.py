"""Serving: the application under uvicorn, in one process or several, until it is asked to stop."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
import sys
from collections.abc import Callable

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from veillee.server.app import make_app
from veillee.server.lines import StewardLine
from veillee.server.logs import set_up_logs
from veillee.server.settings import MESSAGE_LIMIT, HouseSettings
from veillee.server.steward import Steward
from veillee.server.storage import open_store
from veillee.server.wire import Wire

STOP_SECONDS = 5
# Live tables are many objects and hardly any garbage: it is looked for less often than Python would by itself.
GARBAGE = (20_000, 20, 20)
# The thread that writes moves waits this long for the loop to let it go on. Python's own 5 ms let whole groups of
# moves wait, and every callback of the loop wakes it in vain meanwhile.
SWITCH_SECONDS = 0.001
log = logging.getLogger(__name__)


class Server(uvicorn.Server):
    """Uvicorn that says when its doors are open."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[], None] | None = None) -> None:
        super().__init__(config)
        self.opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        # What was made on the way here stays: the collector need not look at it again with every move.
        gc.collect()
        gc.freeze()
        gc.set_threshold(*GARBAGE)
        sys.setswitchinterval(SWITCH_SECONDS)
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
    where = {"host": settings.host, "port": settings.port}
    log.info("opening", extra={**where, "public": settings.public, "processes": settings.processes})
    if settings.processes > 1 and sys.platform == "win32":
        log.error("several processes cannot share an address here")
        return False
    if settings.processes > 1:
        return asyncio.run(Steward(settings, serve_beside, opened).run())
    server = Server(config_of(settings), opened)
    server.run()
    return server.started


def serve_beside(settings: HouseSettings, door: socket.socket, line: socket.socket) -> None:
    """Be one of several processes that the steward keeps. Ctrl-C is for the steward, who tells us to stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    set_up_logs(settings.log_format)
    Server(config_of(settings, StewardLine(line))).run([door])


def config_of(settings: HouseSettings, line: StewardLine | None = None) -> uvicorn.Config:
    """Uvicorn as we use it."""
    return uvicorn.Config(
        make_app(settings, line),
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
