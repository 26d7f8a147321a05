"""Curves: the chance to win over a game that is over. Made once by the workers, when they have nothing else to do."""

from __future__ import annotations

import asyncio
import json
import logging
from dataclasses import asdict

from veillee.engine.snapshot import freeze
from veillee.players.fortunes import Fortune, merged, points_of, smoothed
from veillee.server.bots.thinking import fortune_for
from veillee.server.bots.turns import Turn, Urgency
from veillee.server.bots.workers import Workers
from veillee.server.errors import Refusal
from veillee.server.storage.endings import Endings
from veillee.server.tables.live_table import LiveTable

# Every point is visited this often, each time for this long at most: whoever needs the worker meanwhile waits for one
# visit only.
VISITS = 3
SECONDS_A_VISIT = 0.4
REMEMBERED = 200
log = logging.getLogger(__name__)


class Making:
    """A curve that is being made; `curve` once it is made and stored."""

    def __init__(self, version: int, moments: list[int]) -> None:
        self.version = version
        self.moments = moments
        self.done = 0
        self.curve: str | None = None
        self.task: asyncio.Task[None] | None = None

    @property
    def total(self) -> int:
        """The number of visits."""
        return len(self.moments) * VISITS


class CurveMaker:
    """Makes the curves of tables that are over, one after another. `games`: imagined games for each visit."""

    def __init__(self, workers: Workers, endings: Endings, games: int) -> None:
        self.workers = workers
        self.endings = endings
        self.games = games
        self.making: dict[str, Making] = {}
        self.failed: set[tuple[str, int]] = set()
        self.one_by_one = asyncio.Lock()

    def progress(self, live: LiveTable) -> Making | None:
        """The curve in the making, which begins now unless it has begun; None if it cannot be made.

        Some that are made already are remembered: whoever looked into the store just before finds them here.
        """
        if live.phase != "over":
            raise Refusal("not-over", "chances are told when the game is over", 403)
        if (live.id, live.version) in self.failed:
            return None
        making = self.making.get(live.id)
        if making is None or making.version != live.version:
            self._drop(making)
            self._forget_made()
            making = self.making[live.id] = Making(live.version, points_of(live.moment))
            making.task = asyncio.create_task(self._make(live, making))
        return making

    def _forget_made(self) -> None:
        if len(self.making) >= REMEMBERED:
            self.making = {table: one for table, one in self.making.items() if one.curve is None}

    def stop(self) -> None:
        """Give up all that is being made."""
        for making in self.making.values():
            self._drop(making)

    def _drop(self, making: Making | None) -> None:
        if making is not None and making.task is not None:
            making.task.cancel()

    async def _make(self, live: LiveTable, making: Making) -> None:
        try:
            async with self.one_by_one:
                found = await self._visit_all(live, making)
            if live.version == making.version:
                curve = written(smoothed(found))
                await self.endings.keep_curve(live.id, making.version, curve)
                making.curve = curve
        except Exception:
            log.exception("no curve", extra={"table": live.id})
            self.failed.add((live.id, making.version))

    async def _visit_all(self, live: LiveTable, making: Making) -> list[Fortune]:
        """All points, visited in turn; each visit imagines other games."""
        match = live.require_match()
        edition = (live.game.name, live.game.version)
        visits: dict[int, list[Fortune]] = {moment: [] for moment in making.moments}
        for visit in range(VISITS):
            for moment in making.moments:
                if live.version != making.version:
                    return []
                seed = f"{live.row.seed} {live.id} {visit}"
                frozen = freeze(match.table_at(moment))
                turn = Turn(Urgency.LOOKING_BACK, live.row.host)
                work = (edition, frozen, moment, seed, self.games, SECONDS_A_VISIT)
                made = await self.workers.run(turn, fortune_for, *work)
                visits[moment].append(made)
                making.done += 1
        return [merged(one) for one in visits.values()]


def written(fortunes: list[Fortune]) -> str:
    """A curve as it is stored."""
    return json.dumps([asdict(one) for one in fortunes])


def read_curve(curve: str | None) -> list[Fortune]:
    """A curve as it was stored; empty if there is none yet."""
    points = json.loads(curve or "[]")
    return [Fortune(**{**point, "chances": tuple(point["chances"])}) for point in points]
