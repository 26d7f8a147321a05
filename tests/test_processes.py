"""Tests that run in several processes: what fails there fails here, and none ends unnoticed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
CONFTEST = """
from tests.processes import PORTION

def pytest_collection_modifyitems(items):
    for item in items:
        if "together" in item.name:
            item.stash[PORTION] = "together"
"""
MIXED = """
import os
import time
from pathlib import Path
import pytest

def sign(who):
    with (Path(__file__).parent / who).open("a") as book:
        book.write(f"{os.getpid()}\\n")

@pytest.mark.parametrize("n", range(20))
def test_apart(n):
    sign("apart")
    time.sleep(0.02)

@pytest.mark.parametrize("n", range(20))
def test_together(n):
    sign("together")
    time.sleep(0.02)

def test_says_what_it_has_seen():
    print("seen by", os.getpid() > 0)
    assert 1 == 2

@pytest.fixture
def broken():
    raise OSError

def test_has_no_fixture(broken):
    pass
"""
ENDS = "import os\nimport time\n\ndef test_ends():\n    os._exit(0)\n" + "".join(
    f"\ndef test_{name}():\n    time.sleep(60)\n" for name in ("is_stopped", "is_not_begun")
)


def run(folder: Path, tests: str) -> subprocess.CompletedProcess[str]:
    (folder / "conftest.py").write_text(CONFTEST)
    (folder / "test_these.py").write_text(tests)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "tests.processes", "--processes", "2", f"--rootdir={folder}"]
    alone = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    return subprocess.run([*command, str(folder)], cwd=ROOT, env=alone, capture_output=True, text=True, check=False)


def test_each_runs_once_portions_stay_together_and_a_failure_is_told_with_what_was_printed(tmp_path):
    done = run(tmp_path, MIXED)
    assert done.returncode == 1
    assert "1 failed, 40 passed, 1 error" in done.stdout
    assert "assert 1 == 2" in done.stdout
    assert "seen by True" in done.stdout
    assert len(set((tmp_path / "apart").read_text().split())) == 2
    assert len(set((tmp_path / "together").read_text().split())) == 1


def test_a_process_that_ends_too_soon_is_a_failure_and_the_others_are_stopped(tmp_path):
    done = run(tmp_path, ENDS)
    assert done.returncode == 1
    assert "test_these.py::test_ends" in done.stdout
    assert "passed" not in done.stdout
