"""Simulation: many games, in one or several processes. The same seed gives the same numbers for any number of jobs."""

from __future__ import annotations

import signal
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from veillee.engine.chance import seeded
from veillee.engine.game import Game
from veillee.engine.registry import find_game
from veillee.engine.table import Table
from veillee.engine.words import Atom, word_name
from veillee.lab.grid import Cell, cells_of
from veillee.lab.report import Report
from veillee.lab.seating import Seating, seating_of, sit_down
from veillee.lab.tally import Tally
from veillee.lab.watching import watched_events
from veillee.players.playing import play_out

Progress = Callable[[int, int], None]
Tallies = dict[int, Tally]

_LARGEST_CHUNK = 50
_SMOOTHNESS = 100


@dataclass(frozen=True)
class Plan:
    """Everything that a process needs to play any game of the simulation by its index."""

    game: str
    pack: Path | None
    cells: tuple[Cell, ...]
    seating: Seating
    games: int
    seed: int


def run_simulation(
    game_name: str,
    *,
    games: int = 1000,
    seats_spec: str | Sequence[str] = "greedy",
    swap: bool = False,
    jobs: int = 1,
    seed: int = 0,
    progress: Progress | None = None,
    fixed: Mapping[str, Atom] | None = None,
    players: Sequence[int] | None = None,
    watched: Sequence[str] | None = None,
    pack: Path | None = None,
) -> Report:
    """Play the games, spread evenly over the cells of the grid; `progress` is called with (done, total).

    An interruption ends it cleanly: the report has the games that were finished. Several jobs start fresh
    processes, so a script that calls this must do so under `if __name__ == "__main__"`.
    """
    game = find_game(game_name, pack)
    cells = tuple(cells_of(game, fixed or {}, players))
    plan = Plan(game_name, pack, cells, seating_of(seats_spec, cells, swapped=swap), games, seed)
    events = watched_events(game, watched)
    tallies: Tallies = {index: Tally() for index in range(len(cells))}
    gather(plan, jobs, tallies, progress)
    return Report(game, plan.seed, games, plan.seating, events, cells, tuple(tallies.values()))


def gather(plan: Plan, jobs: int, tallies: Tallies, progress: Progress | None) -> None:
    """Add up the chunks as they are finished, until the end or an interruption."""
    done = 0
    with suppress(KeyboardInterrupt), closing(play_all(plan, jobs)) as chunks:
        for chunk in chunks:
            for index, tally in chunk.items():
                tallies[index].merge(tally)
                done += tally.games + tally.endless
            if progress is not None:
                progress(done, plan.games)


def play_all(plan: Plan, jobs: int) -> Generator[Tallies, None, None]:
    """The tallies of all chunks, as they are finished; fewer after an interruption."""
    chunks = chunks_of(plan, jobs)
    if jobs > 1:
        yield from play_in_processes(plan, jobs, chunks)
        return
    try:
        for chunk in chunks:
            yield play_chunk(plan, chunk)
    except KeyboardInterrupt:
        return


def chunks_of(plan: Plan, jobs: int) -> list[range]:
    """Small chunks, for smooth progress and short waits on interruption; bots that search play one game in each."""
    size = max(1, min(_LARGEST_CHUNK, plan.games // (jobs * _SMOOTHNESS))) if plan.seating.is_quick else 1
    return [range(first, min(first + size, plan.games)) for first in range(0, plan.games, size)]


def play_in_processes(plan: Plan, jobs: int, chunks: Iterable[range]) -> Iterator[Tallies]:
    """The same in fresh processes, with a few chunks queued for each."""
    waiting: set[Future[Tallies]] = set()
    # Not forked: a progress display may have threads, and a fork would copy their locks.
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_ignore_interrupts)
    try:
        for chunk in chunks:
            with interrupts_put_off():
                waiting.add(pool.submit(play_chunk, plan, chunk))
            if len(waiting) >= 3 * jobs:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from _results(done)
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            yield from _results(done)
    except KeyboardInterrupt:
        pool.shutdown(cancel_futures=True)
        yield from _results(waiting)
    finally:
        pool.shutdown(cancel_futures=True)


def _results(futures: Iterable[Future[Tallies]]) -> list[Tallies]:
    return [future.result() for future in futures if not future.cancelled()]


@contextmanager
def interrupts_put_off() -> Iterator[None]:
    """Let an interruption wait, and processes started meanwhile never hear of one: the parent alone decides."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_chunk(plan: Plan, indexes: range) -> Tallies:
    """Play some games of the plan. Game number i is in cell i modulo the number of cells."""
    game = find_game(plan.game, plan.pack)
    tallies: Tallies = {}
    for index in indexes:
        cell = index % len(plan.cells)
        play_game(game, plan, plan.cells[cell], index, tallies.setdefault(cell, Tally()))
    return tallies


def play_game(game: Game[Any], plan: Plan, cell: Cell, index: int, tally: Tally) -> None:
    """Play one game and tally it. Its chance and its bots depend on the seed and the index alone."""
    seed = f"{plan.seed}/{index}"
    table: Table = game.deal(cell.seats, dict(cell.settings), seeded(f"{seed}/table"))
    table.heard = []
    table.begin()
    specs = plan.seating.specs(cell, index // len(plan.cells))
    decisions = play_out(game, table, sit_down(specs, seed), seeded(f"{seed}/bots"))
    result = table.result
    if result is None:
        tally.endless += 1
        return
    won = cell.lead in result.winners
    tally.games += 1
    tally.wins += won
    tally.seat_wins.update(result.winners)
    tally.bot_games.update(specs)
    tally.bot_wins.update(specs[seat] for seat in result.winners)
    tally.endings[result.ending] += 1
    tally.marks.update(result.marks)
    tally.decisions.add(decisions)
    tally.value(result.payoff(cell.lead))
    if result.score is not None:
        tally.score.add(result.score)
    tally.hear(Counter(word_name(type(told.event)) for told in table.heard), won)
