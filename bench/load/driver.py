"""The driver: a process of its own that plays many tables over WebSockets as fast as each answers, and measures.

Called as `python -m bench.load.driver SUBJECT ADDRESS TABLES SECONDS`; prints its figures as JSON.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections.abc import Awaitable, Callable

import uvloop

from bench.load.subjects import boardgame_io, veillee
from bench.load.subjects.seat import Seat

SUBJECTS: dict[str, Callable[[str, int], Awaitable[list[Seat]]]] = {
    "veillee": veillee.seats,
    "boardgame.io": boardgame_io.seats,
}
WARM_UP_SECONDS = 2.0


async def play(seat: Seat, latencies: list[float], until: float) -> None:
    """Answer again and again."""
    while time.perf_counter() < until:
        sent = time.perf_counter()
        await seat.move()
        latencies.append(time.perf_counter() - sent)


async def drive(subject: str, address: str, tables: int, seconds: float) -> dict[str, float]:
    """All tables at once, after a warm-up that is not counted."""
    seats = await SUBJECTS[subject](address, tables)
    await asyncio.gather(*[play(seat, [], time.perf_counter() + WARM_UP_SECONDS) for seat in seats])
    latencies: list[float] = []
    start = time.perf_counter()
    await asyncio.gather(*[play(seat, latencies, start + seconds) for seat in seats])
    took = time.perf_counter() - start
    latencies.sort()
    return {
        "moves": len(latencies),
        "moves_per_second": len(latencies) / took,
        "p50": latencies[len(latencies) // 2],
        "p99": latencies[int(len(latencies) * 0.99)],
        "driver_cpu": time.process_time() / (took + WARM_UP_SECONDS),
    }


if __name__ == "__main__":
    name, where, count, duration = sys.argv[1:5]
    print(json.dumps(uvloop.run(drive(name, where, int(count), float(duration)))))
