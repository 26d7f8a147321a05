"""The driver: a process of its own that plays many tables over WebSockets as fast as each answers, and measures.

Called as `python -m bench.load.driver SUBJECT TABLES SECONDS ADDRESS…`; prints a line when the warm-up is over,
then its figures as JSON. With several addresses the tables are shared out among them.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections.abc import Awaitable, Callable, Sequence

import uvloop

from bench.load.seat import Seat
from bench.load.subjects import boardgame_io, veillee

SUBJECTS: dict[str, Callable[[str, int], Awaitable[Sequence[Seat]]]] = {
    "veillee": veillee.seats,
    "boardgame.io": boardgame_io.seats,
}
WARM_UP_SECONDS = 2.0


async def drive(
    subject: str, tables: int, seconds: float, addresses: Sequence[str], warm_up: float = WARM_UP_SECONDS
) -> dict[str, float]:
    """All tables at once, after a warm-up that is not counted. What it says is said while all still sit there."""
    seats: list[Seat] = []
    for address in addresses:
        seats += await SUBJECTS[subject](address, tables // len(addresses))
    await asyncio.gather(*[seat.play(time.perf_counter() + warm_up) for seat in seats])
    print("warm", flush=True)
    start, used = time.perf_counter(), time.process_time()
    played = await asyncio.gather(*[seat.play(start + seconds) for seat in seats])
    took = time.perf_counter() - start
    latencies = sorted(latency for each in played for latency in each)
    figures = {
        "moves": len(latencies),
        "moves_per_second": len(latencies) / took,
        "p50": latencies[len(latencies) // 2],
        "p99": latencies[int(len(latencies) * 0.99)],
        "driver_cpu": (time.process_time() - used) / took,
    }
    print(json.dumps(figures), flush=True)
    await asyncio.gather(*[seat.close() for seat in seats])
    return figures


if __name__ == "__main__":
    name, count, duration, *where = sys.argv[1:]
    uvloop.run(drive(name, int(count), float(duration), where))
