"""Worker processes for bots and hints, so that no table waits for another table's bot."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import ParamSpec, TypeVar

from veillee.server.bots.turns import Turn, Turns

# How often work is tried whose process dies.
TRIES = 4
P = ParamSpec("P")
R = TypeVar("R")


class Workers:
    """A pool of processes, started at the first use. If one dies, the pool is replaced and the work is repeated."""

    def __init__(self, count: int | None = None) -> None:
        self.count = count or max(1, min(4, (os.cpu_count() or 2) - 1))
        self.turns = Turns(self.count)
        self.pool: ProcessPoolExecutor | None = None

    def _open(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.count, context, initializer=_prepare_worker)
        return self.pool

    async def run(self, turn: Turn, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Run a function in a worker, when it is its turn. The death of a worker may be another's fault: try again."""
        await self.turns.begin(turn)
        try:
            for _ in range(TRIES - 1):
                with suppress(BrokenProcessPool):
                    return await self._run_once(work, *args, **kwargs)
            return await self._run_once(work, *args, **kwargs)
        finally:
            self.turns.end(turn)

    async def _run_once(self, work: Callable[P, R], *args: P.args, **_: P.kwargs) -> R:
        pool = self._open()
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work, *args)
        except BrokenProcessPool:
            if self.pool is pool:
                self.pool = None
            raise

    def stop(self) -> None:
        """Terminate the workers without waiting for their results."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            for process in list((self.pool._processes or {}).values()):
                process.terminate()


def _prepare_worker() -> None:
    """Leave Ctrl-C to the server, and the processor to those who answer people."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    """End when the server ends: a server that was killed cannot stop its workers."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)
