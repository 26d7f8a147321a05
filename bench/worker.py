"""A process that measures one subject, in whichever interpreter holds it.

Run as `python -m bench.worker JOB`, the job being JSON: module, arguments, core. It says `{"ready": true}`, then
answers each order on its input with a line of JSON: `{"play": seconds, "seed": first}` or `{"copy": seconds}`.
A reason under "failed" ends it. Times are processor time: a busy neighbour does not count against a subject.
"""

import json
import os
import sys
import time
from collections.abc import Callable
from importlib import import_module
from itertools import repeat
from typing import Any, TextIO

from bench.subjects import CannotRun, PlayableGame

POSITIONS = 8
COPIES_AT_ONCE = 10


def main() -> None:
    """Open the game, then obey until the input ends."""
    answers = claim_output()
    try:
        job = json.loads(sys.argv[1])
        stay_on(job["core"])
        game = import_module(f"bench.subjects.{job['module']}").open_game(**job["arguments"])
        copiers = [game.copier(halfway(game, seed)) for seed in range(1, POSITIONS + 1)]
        tell(answers, {"ready": True})
        for line in sys.stdin:
            tell(answers, obey(game, copiers, json.loads(line)))
    except Exception as error:
        tell(answers, {"failed": explain(error)})


def claim_output() -> TextIO:
    """Keep standard output for answers: what libraries print goes to the error stream."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return answers


def tell(answers: TextIO, answer: dict[str, Any]) -> None:
    """Send one answer."""
    print(json.dumps(answer), file=answers, flush=True)


def explain(error: Exception) -> str:
    """The reason in a few words."""
    return str(error) if isinstance(error, CannotRun) else f"{type(error).__name__}: {error}"


def stay_on(core: int | None) -> None:
    """Keep this process on one core, where the system can."""
    if core is not None:
        os.sched_setaffinity(0, {core})


def halfway(game: PlayableGame, seed: int) -> Any:
    """The position in the middle of the game with that seed."""
    _, decisions = game.play(seed)
    position, _ = game.play(seed, decisions // 2)
    return game.copier(position)()


def obey(game: PlayableGame, copiers: list[Callable[[], Any]], order: dict[str, Any]) -> dict[str, Any]:
    """Carry out one order."""
    if "play" in order:
        return play_for(game, order["play"], order["seed"])
    return copy_for(copiers, order["copy"])


def play_for(game: PlayableGame, seconds: float, seed: int) -> dict[str, float]:
    """Play one game after another until the time is up; the last one is played to its end."""
    play, clock = game.play, time.perf_counter
    playouts = decisions = 0
    busy = time.process_time()
    end = clock() + seconds
    while not playouts or clock() < end:
        decisions += play(seed + playouts)[1]
        playouts += 1
    return {"playouts": playouts, "decisions": decisions, "seconds": time.process_time() - busy}


def copy_for(copiers: list[Callable[[], Any]], seconds: float) -> dict[str, float]:
    """Copy each position in turn until the time is up: the average time of one copy."""
    copies = 0
    busy = time.process_time()
    end = time.perf_counter() + seconds
    while not copies or time.perf_counter() < end:
        for copy in copiers:
            for _ in repeat(None, COPIES_AT_ONCE):
                copy()
        copies += COPIES_AT_ONCE * len(copiers)
    return {"copies": copies, "seconds": time.process_time() - busy}


if __name__ == "__main__":
    main()
