"""Serving: runs the application under uvicorn, in one process or several."""

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
from veillee.server.cluster.channels import SupervisorChannel
from veillee.server.cluster.supervisor import Supervisor
from veillee.server.http.protocol import HttpProtocol
from veillee.server.logs import set_up_logs
from veillee.server.open_files import raise_open_files_limit
from veillee.server.settings import MESSAGE_LIMIT, ServerSettings
from veillee.server.socket.fast_path.protocol import FastProtocol
from veillee.server.storage import open_store

STOP_SECONDS = 5
# Live tables are many objects and hardly any garbage, so it is collected less often than by default.
GC_THRESHOLDS = (20_000, 20, 20)
# How long the writing thread waits for the event loop's thread to release the interpreter. With Python's default of 5
# ms whole batches of moves would wait.
SWITCH_SECONDS = 0.001
log = logging.getLogger(__name__)


class Server(uvicorn.Server):
    """A uvicorn server that tells when it is open."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[], None] | None = None) -> None:
        super().__init__(config)
        self.opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        # Objects made so far live as long as the server: the collector need not look at them again.
        gc.collect()
        gc.freeze()
        gc.set_threshold(*GC_THRESHOLDS)
        sys.setswitchinterval(SWITCH_SECONDS)
        if self.started and self.opened is not None:
            self.opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await super().shutdown(sockets)
        log.info("closed")


def serve(settings: ServerSettings, opened: Callable[[], None] | None = None) -> bool:
    """Serve until SIGINT or SIGTERM; False if it could not start."""
    set_up_logs(settings.log_format)
    raise_open_files_limit()
    if not has_database(settings.database):
        return False
    where = {"host": settings.host, "port": settings.port}
    log.info("opening", extra={**where, "public": settings.public, "processes": settings.processes})
    if settings.processes > 1 and sys.platform == "win32":
        log.error("several processes cannot share an address here")
        return False
    if settings.processes > 1:
        return asyncio.run(Supervisor(settings, serve_one, opened).run())
    server = Server(config_of(settings), opened)
    server.run()
    return server.started


def serve_one(settings: ServerSettings, listener: socket.socket, channel: socket.socket) -> None:
    """Run one of several processes. Ctrl-C is left to the supervisor, which stops them all."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    set_up_logs(settings.log_format)
    Server(config_of(settings, SupervisorChannel(channel))).run([listener])


def config_of(settings: ServerSettings, channel: SupervisorChannel | None = None) -> uvicorn.Config:
    """The configuration of uvicorn."""
    return uvicorn.Config(
        make_app(settings, channel),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=settings.public,
        http=HttpProtocol,
        ws=FastProtocol,
        ws_max_size=MESSAGE_LIMIT * 2,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=30.0,
        timeout_keep_alive=60,
        timeout_graceful_shutdown=STOP_SECONDS,
        limit_concurrency=None,
    )


def has_database(database: str) -> bool:
    """Migrate the database before the server opens. A database that does not answer is logged in one line."""

    async def open_and_close() -> None:
        await (await open_store(database)).close()

    try:
        asyncio.run(open_and_close())
    except (OSError, SQLAlchemyError) as error:
        log.error("no database", extra={"why": str(error)})
        return False
    return True
