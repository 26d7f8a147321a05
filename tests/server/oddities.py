"""Oddities of a server under test, put in place before it opens: a bug in a game, another page, known chance."""

from __future__ import annotations

import resource
import socket
import time
from asyncio import BaseTransport
from functools import wraps
from importlib import import_module
from pathlib import Path

# What workers for bots would come across as well; of the rest they know nothing, or have it from the system.
MET_BY_WORKERS = {"bug", "clock"}


def page(folder: str) -> None:
    """Serve the page that is in this folder."""
    from veillee.server import app
    from veillee.server.http.static_files import StaticFiles

    vars(app)["StaticFiles"] = lambda: StaticFiles(Path(folder))


def bug(name: str) -> None:
    """A step of the game that fails: `hunt.act`."""
    chapter_name, _, step_name = name.partition(".")
    chapter = import_module(f"veillee.games.chaperon.rules.{chapter_name}")
    step = getattr(chapter, step_name)

    @wraps(step)
    def broken(*_: object) -> None:
        raise RuntimeError("the wolf ate the rulebook")

    setattr(chapter, step_name, broken)


def clock(file: str) -> None:
    """A wall clock that is wrong by as many seconds as stand in this file."""
    true_time = time.time
    vars(time)["time"] = lambda: true_time() + float(Path(file).read_text(encoding="utf-8"))


def open_files(limits: list[int]) -> None:
    """How many files the system gives the server, and how many it would allow."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (limits[0], limits[1]))


def request_seconds(seconds: float) -> None:
    """How long a request may take to arrive."""
    from veillee.server.http import protocol

    vars(protocol)["REQUEST_SECONDS"] = seconds


def draw(seed: int) -> None:
    """Whenever chance is drawn anew, it is drawn from this seed."""
    from veillee.server.tables import draws

    vars(draws)["new_seed"] = lambda: seed


def curve_visits(visits: int) -> None:
    """How often each point of a curve is visited."""
    from veillee.server.bots import curves

    vars(curves)["VISITS"] = visits


def small_buffers(size: int) -> None:
    """Connections for which the system keeps little that was not read yet."""
    from veillee.server.socket.fast_path.protocol import FastProtocol

    made = FastProtocol.connection_made

    def connection_made(self: FastProtocol, transport: BaseTransport) -> None:
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, size)
        made(self, transport)

    setattr(FastProtocol, made.__name__, connection_made)
