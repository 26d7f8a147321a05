"""Thinking: bots and hints in worker processes, so that no table ever waits for another's bot."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, ParamSpec, TypeVar

from veillee.engine.chance import seeded
from veillee.engine.registry import find_game
from veillee.engine.snapshot import thaw
from veillee.engine.words import Atom, to_list
from veillee.players import advise, player_from, situation_for

SPECS = {"easy": "random", "good": "greedy", "strong": "mcts:400"}
Frozen = dict[str, Any]
P = ParamSpec("P")
R = TypeVar("R")


def choose_for(game: str, frozen: Frozen, seat: int, level: str, seed: str) -> list[Atom]:
    """What a bot of this level answers, as a word. Runs in a worker."""
    box = find_game(game)
    table = thaw(box, frozen)
    player = player_from(SPECS[level], seed)
    return to_list(player.choose(situation_for(box, table, seat, seeded(f"bot {seed}"))))


def hint_for(game: str, frozen: Frozen, seat: int, seed: str) -> dict[str, Any]:
    """Advice for a seat, as plain data. Runs in a worker."""
    box = find_game(game)
    advice = advise(box, thaw(box, frozen), seat, seeded(f"hint {seed}"))
    outlooks = [
        {
            "word": to_list(one.option),
            "chance": round(100 * one.chance),
            "low": round(100 * one.low),
            "high": round(100 * one.high),
            "remarks": [to_list(remark) for remark in one.remarks],
        }
        for one in advice.outlooks
    ]
    return {"outlooks": outlooks, "why": [to_list(remark) for remark in advice.why], "clear": advice.clear}


def _stay_in_the_background() -> None:
    """Ctrl-C is the server's business; and bots leave the processor to those who answer people."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    """A server that was killed cannot tell its workers; they notice."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


class Thinkers:
    """A pool of workers; one that dies is replaced and its work is done again."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or max(1, min(4, (os.cpu_count() or 2) - 1))
        self.pool: ProcessPoolExecutor | None = None

    def _open(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.workers, context, initializer=_stay_in_the_background)
        return self.pool

    async def run(self, work: Callable[P, R], *args: P.args, **_: P.kwargs) -> R:
        """Have a worker do it."""
        pool = self._open()
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work, *args)
        except BrokenProcessPool:
            if self.pool is pool:
                self.pool = None
            return await asyncio.get_running_loop().run_in_executor(self._open(), work, *args)

    def stop(self) -> None:
        """Let go of the workers without waiting for their thoughts."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            for process in list((self.pool._processes or {}).values()):
                process.terminate()
