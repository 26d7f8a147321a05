"""The crowd: a process that sets many tables and, when it hears a line, opens a page at each and keeps it open.

Called as `python -m bench.load.crowd TABLES ADDRESS`; says how many tables there are after each part.
"""

from __future__ import annotations

import asyncio
import resource
import sys
import time

import httpx
import uvloop

from bench.load.subjects.veillee import TOGETHER, VeilleeSeat, newcomer

SETTING_SECONDS = 60.0


async def gather(tables: int, address: str) -> None:
    """Tables first, then pages."""
    people: list[VeilleeSeat] = []
    late = time.monotonic() + SETTING_SECONDS
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        while len(people) < tables and time.monotonic() < late:
            numbers = range(len(people), min(tables, len(people) + TOGETHER))
            people += await asyncio.gather(*[newcomer(http, address, number) for number in numbers])
    print(len(people), flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    for start in range(0, len(people), TOGETHER):
        await asyncio.gather(*[seat.sit_down() for seat in people[start : start + TOGETHER]])
    print(len(people), flush=True)
    await asyncio.to_thread(sys.stdin.readline)


if __name__ == "__main__":
    count, where = sys.argv[1:]
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    uvloop.run(gather(int(count), where))
