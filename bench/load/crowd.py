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

from bench.load.subjects.veillee import TOGETHER, VeilleeSeat, new_person, new_table

SETTING_SECONDS = 45.0


async def gather(tables: int, address: str) -> None:
    """Tables first, some for each person, then pages."""
    people: list[VeilleeSeat] = []
    late = time.monotonic() + SETTING_SECONDS
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        while len(people) < tables and time.monotonic() < late:
            token = await new_person(http, len(people))
            wanted = min(TOGETHER, tables - len(people))
            people += await asyncio.gather(*[new_table(http, address, token) for _ in range(wanted)])
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
