"""`python -m bench.environments`: steps a second of our environments, with observation and mask, on one core.

Each kind of code (interpreted, compiled) has a process of its own; within it the rows take turns, so that a slow minute
of the machine is shared by all. A step is one action of an agent that had something to choose.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from random import Random
from statistics import median
from typing import Any

from bench.catalogue import COMPILED, INTERPRETED, ROOT
from bench.measuring import chosen_core
from bench.worker import stay_on

Row = tuple[str, Callable[[Random], int]]


def main() -> None:
    """Measure both kinds of code, or with `--here` the one on the path."""
    options = argparse.ArgumentParser(prog="python -m bench.environments", description=__doc__)
    options.add_argument("--rounds", type=int, default=5, metavar="N", help="rounds (5)")
    options.add_argument("--seconds", type=float, default=0.5, metavar="S", help="seconds a row in a round (0.5)")
    options.add_argument("--here", action="store_true", help="only the code on the path; figures as JSON")
    chosen = options.parse_args()
    if chosen.here:
        print(json.dumps(measure(chosen.rounds, chosen.seconds)))
        return
    print("| environment | steps/s interpreted | steps/s compiled |\n| --- | ---: | ---: |")
    plain, fast = [elsewhere(str(source), chosen.rounds, chosen.seconds) for source in (INTERPRETED, COMPILED)]
    for name, figure in plain.items():
        print(f"| {name} | {figure:,.0f} | {fast[name]:,.0f} |" if name in fast else f"| {name} | {figure:,.0f} | – |")


def elsewhere(source: str, rounds: int, seconds: float) -> dict[str, float]:
    """The figures of the code in a folder; empty if it is not built."""
    command = [sys.executable, "-m", "bench.environments", "--here", f"--rounds={rounds}", f"--seconds={seconds}"]
    variables = {**os.environ, "PYTHONPATH": source}
    run = subprocess.run(command, cwd=ROOT, env=variables, capture_output=True, text=True, check=False)
    if run.returncode:
        print(f"{source}: {run.stderr.strip().splitlines()[-1]}", file=sys.stderr)
        return {}
    figures: dict[str, float] = json.loads(run.stdout)
    return figures


def measure(rounds: int, seconds: float) -> dict[str, float]:
    """The median over the rounds of each row, in processor time."""
    stay_on(chosen_core())
    all_rows, luck = rows(), Random(1)
    figures: dict[str, list[float]] = {name: [] for name, _ in all_rows}
    for number in range(rounds):
        for name, play in all_rows:
            print(f"round {number + 1} of {rounds}: {name}", file=sys.stderr)
            figures[name].append(speed(play, luck, seconds))
    return {name: median(found) for name, found in figures.items()}


def speed(play: Callable[[Random], int], luck: Random, seconds: float) -> float:
    """Steps a second, over whole games."""
    steps, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        steps += play(luck)
    return steps / spent


def rows() -> list[Row]:
    """Every game in every mode, for two: all seats as agents, and one seat against random bots."""
    from veillee.engine.registry import find_game
    from veillee.lab import envs

    found: list[Row] = []
    for name, family in envs.families().items():
        modes = next((one.values for one in find_game(family.game).settings(2) if one.key == "mode"), (None,))
        for mode in modes:
            settings = {} if mode is None else {"mode": mode}
            label = name if mode is None else f"{name} {mode}"
            found.append((f"{label}, PettingZoo", agents_of(family.env(2, settings))))
            found.append((f"{label}, Gymnasium", learner_of(family.seat_env(2, 0, settings=settings))))
    return found


def agents_of(env: Any) -> Callable[[Random], int]:
    """A game of random agents in the loop of PettingZoo's documentation."""

    def play(luck: Random) -> int:
        steps = 0
        env.reset()
        for _ in env.agent_iter():
            observation, _, terminated, _, _ = env.last()
            if terminated:
                env.step(None)
            else:
                env.step(any_of(observation["action_mask"], luck))
                steps += 1
        return steps

    return play


def learner_of(env: Any) -> Callable[[Random], int]:
    """A game of one random learner; what the bots do is not counted."""

    def play(luck: Random) -> int:
        steps, is_over = 0, False
        _, info = env.reset()
        while not is_over:
            _, _, is_over, _, info = env.step(any_of(info["action_mask"], luck))
            steps += 1
        return steps

    return play


def any_of(mask: Any, luck: Random) -> int:
    """Any action that the mask allows."""
    actions = mask.nonzero()[0]
    return int(actions[int(luck.random() * len(actions))])


if __name__ == "__main__":
    main()
