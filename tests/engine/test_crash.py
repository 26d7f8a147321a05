"""What a process had acknowledged is on the disk, even if it is killed."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from veillee.engine.matchfile import read_match
from veillee.engine.registry import find_game

ROOT = Path(__file__).parents[2]


def killed_after(path: Path, choices: int, seconds: float) -> tuple[int, int]:
    """Let a process play a number of choices and a moment longer, kill it, and return what it had acknowledged."""
    command = [sys.executable, "-m", "tests.engine.player_that_saves", str(path)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        acknowledged = [process.stdout.readline() for _ in range(choices)]
        time.sleep(seconds)
        process.kill()
        acknowledged += process.stdout.readlines()
    assert process.returncode == -signal.SIGKILL
    seed, count = acknowledged[-1].split()
    return int(seed), int(count)


@pytest.mark.parametrize("run", range(10))
def test_a_process_that_is_killed_loses_no_choice_it_acknowledged(tmp_path, run):
    moment = random.Random(run)
    path = tmp_path / "match.json"
    seed, count = killed_after(path, moment.randrange(1, 80), moment.random() * 0.02)
    match = read_match(path, find_game)
    assert (match.seed, len(match.choices)) >= (seed, count)
