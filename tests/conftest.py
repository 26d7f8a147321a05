"""The order of the tests: those that wait or think long come first, so that none of them is left for the end. Tests
that share something dear, such as a server for their module, go to the same process: it is made once."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest

# Reading thousands of tests makes a million objects that stay to the end. The collector need not look at them: a third
# of the time of reading, a tenth of that of running.
gc.disable()

FIRST = ("web", "server", "terminal", "players", "lab", "docs")


# First, so that the groups are known when the processes are told what there is to do.
@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: rank_of(item.path))
    for item in items:
        if shares := shared_by(item):
            item.add_marker(pytest.mark.xdist_group(shares))


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.enable()


def rank_of(path: Path) -> int:
    rooms = [FIRST.index(room) for room in path.relative_to(Path(__file__).parent).parts if room in FIRST]
    return rooms[0] if rooms else len(FIRST)


def shared_by(item: pytest.Item) -> str:
    """What a test shares with others of its module: the module, and which kind of a fixture that comes in several."""
    if not isinstance(item, pytest.Function):
        return ""
    fixtures = item._fixtureinfo.name2fixturedefs.items()
    shared = [name for name, known in fixtures if any(one.scope == "module" for one in known)]
    if not shared:
        return ""
    chosen = item.callspec.params if hasattr(item, "callspec") else {}
    return " ".join([item.module.__name__, *(str(chosen[name]) for name in shared if name in chosen)])
